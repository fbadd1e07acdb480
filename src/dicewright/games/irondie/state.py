"""The record of an IRONDIE game: dice, zones, the duel on the stack; its questions and its events."""

from __future__ import annotations

from ...kernel.describe import EventKind
from ...kernel.machine import FIRST_KIND, KINDS, code_field, machine_fields
from ...kernel.question import Kind
from ...kernel.record import SEATS, Field, Record, Sees
from ...kernel.rule import rule

ARMY = 9
"""Dice in a set."""
SIDE = 3
"""Dice in a tournament's side set."""
THROWS = 4
"""Throws in a duel: A1, D1, A2, D2."""

# Classes, types and colours, numbered in the order of the content tables.
ATTACK, DEFENSE, LIFE = range(3)
CLASSES = ("attack", "defense", "life")
TYPES = ("smasher", "assault", "ballistic", "nullifier", "barrier", "power_up", "swarm", "fortress", "regeneration")
COLOURS = ("red", "blue", "yellow", "purple", "green", "orange", "black", "white")

# Zones. A die of the battle zone lies in the sector of its class: ID-zone-1
RESERVE, BATTLE, SKIRMISH, STORAGE, ABYSS = range(5)
ZONES = ("reserve", "battle", "skirmish", "storage", "abyss")

# Phases, as the rulebook counts them, for everyone to see.
BETWEEN, P_BATTLE, P_SKIRMISH, P_DAMAGE, P_END = range(5)
PHASES = ("between", "battle", "skirmish", "damage", "end_of_turn")

NO_DIE = -1
"""A die is named by seat * ARMY + index."""

# Questions. 1-4 belong to the machine: choose (add or subtract), pick (the target of a bonus).
(
    K_REFEREE,  # 0 go on, 1 the round's time is over, 2 the match's time is over
    K_SPLIT,  # a subset of the reserve, in order of index: what is thrown into battle
    K_THROW,  # nature: a face
    K_ROLL_OFF,  # nature: a die for the advantage, or for the game when both have lost
    K_SOURCE,  # which of one's bonus-paying dice comes next
    K_OPEN,  # 0 leave it, else a reserve die with its target
    K_ANSWER,  # 0 pass, else a reserve die with its target
    K_SIGN,  # 0 add, 1 subtract; only where the sign is declared with the target
    K_SPREAD,  # how much damage this life die takes, from the least it must
    K_TAKE_BACK,  # 0 none, else one of the life dice
    K_SWAP,  # 0 keep the set, else one of the legal exchanges with the side set
) = range(FIRST_KIND, FIRST_KIND + 11)

QUESTIONS = (
    *KINDS,
    Kind(K_REFEREE, "referee"),
    Kind(K_SPLIT, "split", sealed=True),
    Kind(K_THROW, "throw"),
    Kind(K_ROLL_OFF, "roll-off"),
    Kind(K_SOURCE, "source"),
    Kind(K_OPEN, "open"),
    Kind(K_ANSWER, "answer"),
    Kind(K_SIGN, "sign"),
    Kind(K_SPREAD, "spread", sealed=True),
    Kind(K_TAKE_BACK, "take-back", sealed=True),
    Kind(K_SWAP, "swap", sealed=True),
)

# Steps of `proceed`, one rule each.
(
    S_TURN,
    S_SPLIT,
    S_THROW,
    S_BONUS_ORDER,
    S_BONUS,
    S_BATTLE_END,
    S_ADVANTAGE,
    S_OFFER,
    S_DUEL,
    S_DECLARED,
    S_RESOLVE,
    S_DAMAGE,
    S_SPREAD,
    S_TAKE_BACK,
    S_LOST,
    S_SWAP,
) = range(16)

FIELDS = (
    # the dice: what they are (public, for sets are shown: ID-set-5), where they lie, what they show
    Field("type", "i8", (SEATS, ARMY)),
    Field("colour", "i8", (SEATS, ARMY)),
    Field("rare", "i8", (SEATS, ARMY)),
    Field("zone", "i8", (SEATS, ARMY)),
    Field("value", "i8", (SEATS, ARMY)),  # 0 = not thrown
    Field("pays", "i8", (SEATS, ARMY)),  # 1 = thrown naturally on a bonus face, not paid yet
    Field("side_type", "i8", (SEATS, SIDE)),
    Field("side_colour", "i8", (SEATS, SIDE)),
    Field("side_rare", "i8", (SEATS, SIDE)),
    # choices that stay covered until everyone has made his
    Field("sealed", "i16", (SEATS,), Sees.TEAM),
    Field("spread", "i8", (SEATS, ARMY), Sees.TEAM),
    # the turn
    Field("turn", "i16"),
    Field("phase", "i8"),
    Field("step", "i8", sees=Sees.MOMENT),
    Field("cursor", "i16", sees=Sees.MOMENT),
    Field("check", "i8"),  # a life die has left its sector: see whether somebody has lost
    Field("settled", "i8"),  # the first battle phase is over: from now on, no life means loss
    Field("limit", "i8"),  # 0 no, 1 the round's time ran out in this turn, 2 sudden death
    Field("wins", "i8", (2,)),
    Field("needed", "i8"),  # rounds to win
    # advantage, roll-offs and the right to attack, by team
    Field("advantage", "i8"),
    Field("roll", "i8", (2,)),
    Field("right", "i8"),
    Field("offered", "i8", sees=Sees.MOMENT),  # 1 = a member of the attacking team has left the attack to the next
    Field("declined", "i8", (2,)),
    # the duel: dice thrown, last on top
    Field("attacker", "i8"),
    Field("throws", "i8"),  # throws done or passed: 0 A1, 1 D1, 2 A2, 3 D2
    Field("stack", "i8"),
    Field("s_die", "i16", (THROWS,)),
    Field("s_target", "i16", (THROWS,)),  # NO_DIE for a type that aims at several
    Field("s_zone", "i8", (THROWS,)),  # where the target lay when it was named
    Field("s_sign", "i8", (THROWS,)),
    Field("s_many", "i16", (THROWS, SEATS)),  # the dice aimed at, a bit each
    Field("source", "i16"),  # the die whose bonus or effect is running
    # damage to be taken, by seat (in the captain's cell when a team takes it together)
    Field("due", "i16", (SEATS,)),
    Field("left", "i16", sees=Sees.MOMENT),
    *machine_fields(depth=4, dice=1),
)

CODE_ROWS = 160

RULE_SWITCHES = (
    "lt_reading",
    "mass_types_in_response",
    "sign_choice_time",
    "unable_to_open",
    "last_life_take_back",
    "round_limit_turn",
    "team_damage",
)
"""Contested readings that rules ask for; the others are worked into the tables of the book."""

BOOK_FIELDS = (
    # types
    Field("klass", "i8", (9,)),
    Field("specialised", "i8", (9,)),  # the colour in which the type wins ties; NO_DIE: none
    Field("aims", "i8", (9,)),  # a bit for each class it may aim at
    Field("compares", "i8", (9,)),
    Field("reach", "i8", (9,)),
    Field("win", "i16", (9,)),
    Field("lose", "i16", (9,)),
    Field("signed", "i8", (9,)),  # the thrower chooses between adding and subtracting
    # what lies within reach: [opening][reach][side][zone], and the same packed for the census
    Field("reachable", "i8", (2, 3, 3, 5)),
    Field("reached", "i64", (2, 3, 5)),
    Field("reached_if_declared", "i64", (2, 3, 5)),
    # colours
    Field("kinship", "i8", (8, 8)),
    Field("bonus", "i16", (8,)),
    Field("bonus_state", "i8", (8,)),  # printed, ruled or reconstructed
    code_field(CODE_ROWS),
    *(Field(name, "i8") for name in RULE_SWITCHES),  # by the order of their choices
    Field("clock", "i8"),  # a referee watches the time
    Field("turn_limit", "i16"),
    Field(
        "swaps", "i16", (220,)
    ),  # every way to leave three of twelve dice out, as a mask; the first leaves the side set out
)

# Events.
(
    E_TURN,
    E_SPLIT_SHOWN,
    E_THREW,
    E_ADVANTAGE,
    E_ROLL_OFF,
    E_BONUS,
    E_NO_TARGET,
    E_CHANGED,
    E_MOVED,
    E_AIMED,
    E_AIMED_MANY,
    E_PASSED,
    E_DECLINED,
    E_WON,
    E_LOST,
    E_FIZZLED,
    E_DAMAGE,
    E_SPREAD,
    E_TOOK_BACK,
    E_SUDDEN,
    E_TIME,
    E_ROUND,
    E_SWAPPED,
    E_DUEL_OVER,
    E_CLEARED,
    E_RETURNED,
) = range(26)

EVENTS = (
    EventKind(E_TURN, "turn", (("turn", "number"),)),
    EventKind(E_SPLIT_SHOWN, "split-shown", (("seat", "seat"), ("thrown", "number"), ("kept", "number")), reveals=True),
    EventKind(E_THREW, "threw", (("die", "die"), ("face", "number")), reveals=True),
    EventKind(E_ADVANTAGE, "advantage", (("team", "team"), ("by", "advantage"))),
    EventKind(E_ROLL_OFF, "roll-off", (("team", "team"), ("face", "number")), reveals=True),
    EventKind(E_BONUS, "bonus", (("die", "die"), ("colour", "colour"))),
    EventKind(E_NO_TARGET, "no-target", (("die", "die"), ("colour", "colour"))),
    EventKind(E_CHANGED, "changed", (("die", "die"), ("from", "number"), ("to", "number"))),
    EventKind(E_MOVED, "moved", (("die", "die"), ("from", "zone"), ("to", "zone"))),
    EventKind(E_AIMED, "aimed", (("die", "die"), ("target", "die"), ("throw", "throw"))),
    EventKind(E_AIMED_MANY, "aimed-many", (("die", "die"), ("count", "number"), ("throw", "throw"))),
    EventKind(E_PASSED, "passed", (("seat", "seat"), ("throw", "throw"))),
    EventKind(E_DECLINED, "declined", (("team", "team"),)),
    EventKind(E_WON, "won", (("die", "die"), ("target", "die"), ("tie", "number"))),
    EventKind(E_LOST, "lost", (("die", "die"), ("target", "die"))),
    EventKind(E_FIZZLED, "fizzled", (("die", "die"), ("why", "fizzle"))),
    EventKind(
        E_DAMAGE, "damage", (("seat", "seat"), ("attack", "number"), ("defense", "number"), ("damage", "number"))
    ),
    EventKind(E_SPREAD, "spread", (("die", "die"), ("points", "number")), reveals=True),
    EventKind(E_TOOK_BACK, "took-back", (("die", "die"),), reveals=True),
    EventKind(E_SUDDEN, "sudden"),
    EventKind(E_TIME, "time", (("what", "time"),)),
    EventKind(E_ROUND, "round", (("team", "team"), ("wins", "number"), ("needed", "number"))),
    EventKind(E_SWAPPED, "swapped", (("seat", "seat"), ("dice", "number")), reveals=True),
    # where many dice move at once, as everyone expects, one line says it
    EventKind(E_DUEL_OVER, "duel-over"),
    EventKind(E_CLEARED, "cleared"),
    EventKind(E_RETURNED, "returned"),
)


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
def klass(g: Record, b: Record, seat: int, i: int) -> int:
    """The class of a die, which its type decides and which it keeps in every zone. ID-die-4 ID-type-10"""
    return b.klass[g.type[seat, i]]  # type: ignore[no-any-return]


@rule
def in_play(g: Record, seat: int, i: int) -> bool:
    """Battle zone or skirmish zone. ID-zone-2"""
    return g.zone[seat, i] == BATTLE or g.zone[seat, i] == SKIRMISH  # type: ignore[no-any-return]


@rule
def reserve(g: Record, seat: int) -> int:
    """Dice in hand."""
    n = 0
    for i in range(ARMY):
        if g.zone[seat, i] == RESERVE:
            n += 1
    return n


@rule
def life_points(g: Record, b: Record, seat: int) -> int:
    """The sum of the values in the life sector. ID-adv-1"""
    n = 0
    for i in range(ARMY):
        if g.zone[seat, i] == BATTLE and klass(g, b, seat, i) == LIFE:
            n += g.value[seat, i]
    return n
