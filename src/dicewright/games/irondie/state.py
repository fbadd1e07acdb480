"""What a game of IRONDIE remembers, what is constant in it, what its bots judge by; and the numbers all rules share."""

from __future__ import annotations

from typing import TypeAlias

from ...kernel import describe
from ...kernel.effects import ROW
from ...kernel.fields import MOMENT, SEATS, TEAM, Fields, i8, i16, i64
from ...kernel.machine import Stack
from ...kernel.numbers import Numbers
from ...kernel.rule import rule
from ...kernel.why import Reasons, reason

ARMY = 9
"""Dice in a set."""
SIDE = 3
"""Dice in a tournament's side set."""
THROWS = 4
"""Throws in a duel: A1, D1, A2, D2."""
NO_DIE = -1
"""A die is named by seat * ARMY + index."""
CODE_ROWS = 160

# Types and colours, numbered in the order of the content tables.
TYPES = ("smasher", "assault", "ballistic", "nullifier", "barrier", "power_up", "swarm", "fortress", "regeneration")
COLOURS = ("red", "blue", "yellow", "purple", "green", "orange", "black", "white")


class Class(Numbers):
    ATTACK, DEFENSE, LIFE = range(3)


class Zone(Numbers):
    """A die of the battle zone lies in the sector of its class: ID-zone-1"""

    RESERVE, BATTLE, SKIRMISH, STORAGE, ABYSS = range(5)


class Phase(Numbers):
    """As the rulebook counts them, for everyone to see."""

    BETWEEN, BATTLE, SKIRMISH, DAMAGE, END_OF_TURN = range(5)


class Step(Numbers):
    """Where a turn stands; each has a rule of its own, marked `@step`."""

    TURN, SPLIT, THROW, BONUS_ORDER, BONUS, BATTLE_END = range(6)
    ADVANTAGE, OFFER, DUEL, DECLARED, RESOLVE = range(6, 11)
    DAMAGE, SPREAD, TAKE_BACK = range(11, 14)
    LOST, SWAP = range(14, 16)


class Why(Reasons):
    """Why a die cannot be thrown, or be served by a bonus."""

    OPENS_ONLY = reason("ID-duel-6")
    EMPTY_STORAGE = reason("ID-duel-5")
    NO_TARGET = reason("ID-duel-4")
    ITSELF = reason("ID-bonus-5")
    COLOUR = reason("ID-bonus-4")
    SERVED = reason("ID-bonus-4", "refused-colour")
    NOT_IN_PLAY = reason()
    OTHER_CLASS = reason()


class State(Stack, depth=4, dice=1):
    # the dice: what they are (public, for sets are shown: ID-set-5), where they lie, what they show
    type = i8(SEATS, ARMY)
    colour = i8(SEATS, ARMY)
    rare = i8(SEATS, ARMY)
    zone = i8(SEATS, ARMY)
    value = i8(SEATS, ARMY, doc="0 = not thrown")
    pays = i8(SEATS, ARMY, doc="1 = thrown naturally on a bonus face, not paid yet")
    side_type = i8(SEATS, SIDE, doc="NO_DIE: no side set")
    side_colour = i8(SEATS, SIDE)
    side_rare = i8(SEATS, SIDE)
    # choices that stay covered until everyone has made his
    sealed = i16(SEATS, sees=TEAM)
    spread = i8(SEATS, ARMY, sees=TEAM, doc="damage a life die is to take")
    # the turn
    turn = i16()
    phase = i8(doc="Phase")
    step = i8(sees=MOMENT, doc="Step")
    cursor = i16(sees=MOMENT)
    check = i8(doc="a life die has left its sector: see whether somebody has lost")
    settled = i8(doc="the first battle phase is over: from now on, no life means loss")
    limit = i8(doc="0 no, 1 the round's time ran out in this turn, 2 sudden death")
    wins = i8(2)
    needed = i8(doc="rounds to win")
    # advantage, roll-offs and the right to attack, by team
    advantage = i8()
    roll = i8(2)
    right = i8()
    offered = i8(sees=MOMENT, doc="1 = a member of the attacking team has left the attack to the next")
    declined = i8(2)
    # the duel: dice thrown, last on top
    attacker = i8()
    throws = i8(doc="throws done or passed: 0 A1, 1 D1, 2 A2, 3 D2")
    stack = i8()
    s_die = i16(THROWS)
    s_target = i16(THROWS, doc="NO_DIE for a type that aims at several")
    s_zone = i8(THROWS, doc="where the target lay when it was named")
    s_sign = i8(THROWS)
    s_many = i16(THROWS, SEATS, doc="the dice aimed at, a bit each")
    source = i16(doc="the die whose bonus or effect is running")
    # damage to be taken, by seat (in the captain's cell when a team takes it together)
    due = i16(SEATS)
    left = i16(sees=MOMENT)


class Book(Fields):
    # types
    klass = i8(9)
    specialised = i8(9, doc="the colour in which the type wins ties; NO_DIE: none")
    aims = i8(9, doc="a bit for each class it may aim at")
    compares = i8(9)
    reach = i8(9)
    win = i16(9)
    lose = i16(9)
    signed = i8(9, doc="the thrower chooses between adding and subtracting")
    # what lies within reach: [opening][reach][side][zone], and the same packed for the census
    reachable = i8(2, 3, 3, 5)
    reached = i64(2, 3, 5)
    reached_if_declared = i64(2, 3, 5)
    # colours
    kinship = i8(8, 8)
    bonus = i16(8)
    bonus_state = i8(8, doc="printed, ruled or reconstructed")
    code = i16(CODE_ROWS, ROW)
    # contested readings that rules ask for, by the order of their choices; others are worked into the tables above
    lt_reading = i8()
    mass_types_in_response = i8()
    sign_choice_time = i8()
    unable_to_open = i8()
    last_life_take_back = i8()
    round_limit_turn = i8()
    team_damage = i8()
    clock = i8(doc="a referee watches the time")
    turn_limit = i16()
    swaps = i16(220, doc="every way to leave three of twelve dice out, as a mask; the first leaves the side set out")


class Weights(Fields):
    """What the evaluation counts, in half points of life."""

    thrown = i16(start=7, doc="a die about to be thrown shows three and a half")
    hand = i16(start=6)
    life_die = i16(start=2)
    lost_die = i16(start=3)
    soft = i16(start=60, doc="a lead of so much is half a win")


Seen: TypeAlias = describe.Seen[State, Book]


@rule
def team_of(seat: int) -> int:
    """Seats alternate round the table: even ones are one team, odd ones the other. ID-team-1"""
    return seat & 1


@rule
def seat_of(die: int) -> int:
    return die // ARMY


@rule
def index_of(die: int) -> int:
    return die % ARMY


@rule
def klass(g: State, b: Book, seat: int, i: int) -> int:
    """The class of a die, which its type decides and which it keeps in every zone. ID-die-4 ID-type-10"""
    return b.klass[g.type[seat, i]]


@rule
def in_play(g: State, seat: int, i: int) -> bool:
    """Battle zone or skirmish zone. ID-zone-2"""
    return g.zone[seat, i] == Zone.BATTLE or g.zone[seat, i] == Zone.SKIRMISH


@rule
def reserve(g: State, seat: int) -> int:
    """Dice in hand."""
    n = 0
    for i in range(ARMY):
        if g.zone[seat, i] == Zone.RESERVE:
            n += 1
    return n


@rule
def life_points(g: State, b: Book, seat: int) -> int:
    """The sum of the values in the life sector. ID-adv-1"""
    n = 0
    for i in range(ARMY):
        if g.zone[seat, i] == Zone.BATTLE and klass(g, b, seat, i) == Class.LIFE:
            n += g.value[seat, i]
    return n
