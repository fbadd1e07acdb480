"""What a game of IRONDIE remembers, what is constant in it, and the numbers all rules share."""

from __future__ import annotations

from math import comb
from typing import TypeAlias

from ...kernel import describe
from ...kernel.assembler import ROW
from ...kernel.machine import Stack
from ...kernel.numbers import Numbers
from ...kernel.record import MOMENT, SEATS, TEAM, Record, i8, i16, i64
from ...kernel.why import Reasons, reason
from .box import ARMY, SIDE, Colour, Type

CODE_ROWS = 160
"""Room for the effects of all types and colours."""


class Compares(Numbers):
    """How a thrown die is compared with its target."""

    GREATER, LESS, ALWAYS = range(3)


class Reach(Numbers):
    """What a type reaches for."""

    ONE_IN_PLAY, ALL_OPPOSING, ONE_IN_STORAGE = range(3)


class Reached(Numbers):
    """Whether what lies somewhere may be aimed at; IF_DECLARED: if it has been aimed at in this duel."""

    NO, YES, IF_DECLARED = range(3)


class Owner(Numbers):
    """Whose die it is to the one who throws."""

    SELF, MATE, FOE = range(3)


class Kin(Numbers):
    """How a colour regards another."""

    NEUTRAL, ALLIED, HOSTILE = range(3)


class Zone(Numbers):
    """A die of the battle zone lies in the sector of its class: ID-zone-1"""

    RESERVE, BATTLE, SKIRMISH, STORAGE, ABYSS = range(5)


class Throw(Numbers):
    """The throws of a duel, the attacker's and the defender's in turn."""

    A1, D1, A2, D2 = range(4)


class Phase(Numbers):
    """As the rulebook counts them, for everyone to see."""

    BETWEEN, BATTLE, SKIRMISH, DAMAGE, END_OF_TURN = range(5)


class Step(Numbers):
    """Where a turn stands; each has a rule of its own, marked `@step`."""

    TURN, SPLIT, THROW, BONUS_ORDER, BONUS, BATTLE_END = range(6)
    ADVANTAGE, OFFER, DUEL, DECLARED, RESOLVE = range(6, 11)
    DAMAGE, SPREAD, TAKE_BACK = range(11, 14)
    LOST, SWAP = range(14, 16)


class By(Numbers):
    """What gave the advantage."""

    RESERVE, LIFE, ROLL = range(3)


class Gone(Numbers):
    """What is missing where a throw has no effect."""

    SOURCE, TARGET = range(2)


class Time(Numbers):
    """What the referee says is over."""

    NONE, ROUND, MATCH = range(3)


class Limit(Numbers):
    """What the clock has brought: the round's time ran out in this turn, then sudden death."""

    NONE, TIME, SUDDEN_DEATH = range(3)


class Why(Reasons):
    """Why a die cannot be thrown, or be served by a bonus."""

    OPENS_ONLY = reason("ID-duel-6")
    EMPTY_STORAGE = reason("ID-duel-5")
    NO_TARGET = reason("ID-duel-4")
    ITSELF = reason("ID-bonus-5")
    COLOUR = reason("ID-bonus-4")
    SERVED = reason("ID-bonus-4")
    NOT_IN_PLAY = reason()
    OTHER_CLASS = reason()


class State(Stack, depth=4, dice=1):
    # the dice: what they are (public, for sets are shown: ID-set-5), where they lie, what they show
    type = i8(SEATS, ARMY, doc="Type")
    colour = i8(SEATS, ARMY, doc="Colour")
    rare = i8(SEATS, ARMY, doc="1 = pays on a 2 as well")
    zone = i8(SEATS, ARMY, doc="Zone")
    value = i8(SEATS, ARMY, doc="0 = not thrown")
    pays = i8(SEATS, ARMY, doc="1 = thrown naturally on a bonus face, not paid yet")
    side_type = i8(SEATS, SIDE, doc="NO_DIE: no side set")
    side_colour = i8(SEATS, SIDE)
    side_rare = i8(SEATS, SIDE)
    # choices that stay covered until everyone has made his
    sealed = i16(SEATS, sees=TEAM, doc="the answer to SPLIT, TAKE_BACK or SWAP")
    spread = i8(SEATS, ARMY, sees=TEAM, doc="damage a life die is to take")
    # the turn
    turn = i16()
    phase = i8(doc="Phase")
    step = i8(sees=MOMENT, doc="Step")
    cursor = i16(sees=MOMENT, doc="how far the step has come: a seat or a die; -1 before it begins")
    check = i8(doc="a life die has left its sector: see whether somebody has lost")
    settled = i8(doc="the first battle phase is over: from now on, no life means loss")
    limit = i8(doc="Limit")
    wins = i8(2, doc="rounds won, by team")
    needed = i8(doc="rounds to win; 0 = what decides now decides the match")
    # advantage, roll-offs and the right to attack, by team
    advantage = i8(doc="the team that holds it")
    roll = i8(2, doc="what each team rolled for it; 0 = not yet")
    right = i8(doc="the team that may attack first")
    offered = i8(sees=MOMENT, doc="1 = a member of the attacking team has left the attack to the next")
    declined = i8(2, doc="1 = the team attacks no more in this phase")
    # the duel: dice thrown, last on top
    attacker = i8(doc="the team that opened, or is being asked to")
    throws = i8(doc="throws done or passed; the next one is this Throw")
    stack = i8(doc="throws that wait to be carried out")
    s_die = i16(Throw.count, doc="the die thrown")
    s_target = i16(Throw.count, doc="NO_DIE for a type that aims at several")
    s_zone = i8(Throw.count, doc="where the target lay when it was named")
    s_sign = i8(Throw.count, doc="0 add, 1 subtract, where that is declared with the target")
    s_many = i16(Throw.count, SEATS, bits=True, doc="the dice aimed at, a bit each")
    source = i16(doc="the die whose bonus or effect is running")
    # damage to be taken, by seat (in the captain's cell when a team takes it together)
    due = i16(SEATS)
    left = i16(sees=MOMENT, doc="what is not placed yet by the side that is asked")


class Book(Record):
    # types
    klass = i8(Type.count, doc="Class")
    specialised = i8(Type.count, doc="the colour in which the type wins ties; NO_DIE: none")
    aims = i8(Type.count, doc="a bit for each class it may aim at")
    compares = i8(Type.count, doc="Compares")
    reach = i8(Type.count, doc="Reach")
    win = i16(Type.count, doc="the effect on a target it beats")
    lose = i16(Type.count, doc="the effect of being beaten")
    signed = i8(Type.count, doc="the thrower chooses between adding and subtracting")
    # what lies within reach, and the same packed for the census
    reachable = i8(
        2, Reach.count, Owner.count, Zone.count, doc="in an answer or an opening, by Reach, Owner and Zone: Reached"
    )
    reached = i64(2, Owner.count, Zone.count, doc="a count of one for every reach that gets there")
    reached_if_declared = i64(2, Owner.count, Zone.count, doc="likewise, if aimed at in this duel")
    # colours
    kinship = i8(Colour.count, Colour.count, doc="Kin")
    bonus = i16(Colour.count, doc="the effect a colour pays")
    bonus_state = i8(Colour.count, doc="printed, ruled or reconstructed")
    code = i16(CODE_ROWS, ROW, doc="all effects, assembled")
    # contested readings that rules ask for (content/switches.py); others are worked into the tables above
    lt_reading = i8()
    mass_types_in_response = i8()
    sign_choice_time = i8()
    unable_to_open = i8()
    last_life_take_back = i8()
    round_limit_turn = i8()
    team_damage = i8()
    clock = i8(doc="a referee watches the time")
    turn_limit = i16(doc="sudden death begins after this turn")
    swaps = i16(comb(ARMY + SIDE, ARMY), doc="every nine of twelve dice, as a mask; the first leaves the side set out")


Seen: TypeAlias = describe.Seen[State, Book]
