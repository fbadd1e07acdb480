"""What the dice do, declared: nine types, eight colours, kinship, and the bonus a colour pays.

The types follow the rulebook's table of key features. The colour table is partly reconstructed and therefore data
(`colours.toml`), replaceable by a file of the player's.
"""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass
from itertools import combinations
from typing import Any

from ...kernel.effects import (
    FIRST_CONDITION,
    FIRST_MEASURE,
    FIRST_VERB,
    Amount,
    Assembler,
    Condition,
    Do,
    Effect,
    Measure,
    Nothing,
    Or,
    Pick,
    Seq,
    Verb,
    When,
)
from ...kernel.game import Setup
from ...kernel.numbers import Numbers
from .colours import STATES, ColourTable
from .state import ARMY, CODE_ROWS, COLOURS, NO_DIE, SIDE, Book, Class, Zone

# Whom a verb acts on.
TARGET, SELF = range(2)

# Verbs and measures of a die's effect.
MOVE = Verb("move", FIRST_VERB)  # what = the zone of the die's owner
ADD = Verb("add", FIRST_VERB + 1)
ENTER = Verb("enter", FIRST_VERB + 2)  # into the battle zone, showing the amount
OWN_VALUE = Measure("own_value", FIRST_MEASURE)
ADDS = Condition("adds", FIRST_CONDITION)  # the sign declared with the target is plus


class Compares(Numbers):
    """How a thrown die is compared with its target."""

    GREATER, LESS, ALWAYS = range(3)


class Reach(Numbers):
    """What a type reaches for."""

    ONE_IN_PLAY, ALL_OPPOSING, ONE_IN_STORAGE = range(3)


class Kin(Numbers):
    """How a colour regards another."""

    NEUTRAL, ALLIED, HOSTILE = range(3)


class Side(Numbers):
    """Whose die it is to the one who throws."""

    OWN, MATE, FOE = range(3)


NOTHING = Nothing()


@dataclass(frozen=True)
class DieType:
    """A row of the table of key features."""

    name: str
    klass: int
    specialised: str | None
    aims: tuple[int, ...]
    compares: int
    reach: int
    win: Effect
    lose: Effect = NOTHING


@dataclass(frozen=True)
class Signed(Effect):
    """Add or subtract, as the thrower likes. ID-res-10"""

    amount: Amount


_add_or_subtract = (Signed(1 * OWN_VALUE), Signed(Amount(1)))

ANY = (Class.ATTACK, Class.DEFENSE, Class.LIFE)

DIE_TYPES = (
    DieType(
        "smasher",
        Class.ATTACK,
        "black",
        ANY,
        Compares.GREATER,
        Reach.ONE_IN_PLAY,
        MOVE(what=Zone.ABYSS),
        MOVE(who=SELF, what=Zone.ABYSS),
    ),
    DieType("assault", Class.ATTACK, "red", (Class.ATTACK,), Compares.GREATER, Reach.ONE_IN_PLAY, *_add_or_subtract),
    DieType("ballistic", Class.ATTACK, "purple", ANY, Compares.GREATER, Reach.ONE_IN_PLAY, ADD(-2), ADD(-1)),
    DieType("nullifier", Class.DEFENSE, "blue", ANY, Compares.GREATER, Reach.ONE_IN_PLAY, MOVE(what=Zone.STORAGE)),
    DieType(
        "barrier", Class.DEFENSE, "green", (Class.DEFENSE,), Compares.GREATER, Reach.ONE_IN_PLAY, *_add_or_subtract
    ),
    DieType("power_up", Class.DEFENSE, "white", ANY, Compares.GREATER, Reach.ONE_IN_PLAY, ADD(3), ADD(1)),
    DieType("swarm", Class.LIFE, "orange", (Class.DEFENSE,), Compares.LESS, Reach.ALL_OPPOSING, ADD(-2)),
    DieType("fortress", Class.LIFE, "yellow", (Class.ATTACK,), Compares.LESS, Reach.ALL_OPPOSING, ADD(-2)),
    DieType("regeneration", Class.LIFE, None, ANY, Compares.ALWAYS, Reach.ONE_IN_STORAGE, ENTER(OWN_VALUE)),
)
"""ID-type-1 to ID-type-9"""

# --- colours ---

CATEGORY = {
    "red": "primary", "blue": "primary", "yellow": "primary",
    "purple": "secondary", "green": "secondary", "orange": "secondary",
    "black": "achromatic", "white": "achromatic",
}  # fmt: skip
PARENTS = {"purple": ("red", "blue"), "green": ("blue", "yellow"), "orange": ("red", "yellow")}
"""ID-kin-1"""


def kinship(a: str, b: str) -> int:
    """How a colour regards another; it is mutual. ID-kin-2 ID-kin-3 ID-kin-4"""
    if a == b or a in PARENTS.get(b, ()) or b in PARENTS.get(a, ()):
        return Kin.ALLIED
    return Kin.HOSTILE if CATEGORY[a] == CATEGORY[b] else Kin.NEUTRAL


def selector(klass: int, allied: bool) -> int:
    """Own dice in play of a class, other than the one that pays; perhaps only those of an allied colour."""
    return klass * 2 + allied


def bonus(table: ColourTable, colour: str) -> Effect:
    """The bonus of a colour: each part for itself on one permitted die, picked by the owner, who cannot decline.
    ID-bonus-6 ID-bonus-8 ID-bonus-11 ID-bonus-12"""
    parts = [
        Pick(selector(Class.by_name[part.klass], part.colour == "allied"), ADD(part.delta))
        for part in table.rows[colour].effects
    ]
    return Seq(tuple(parts))


# --- the book ---

SWITCHES: dict[str, tuple[str, ...]] = {
    "lt_reading": ("lose_if_lower", "win_if_lower"),
    "opening_target_side": ("any", "opponent_only"),
    "response_scope": ("skirmish_zone", "skirmish_zone_and_declared_targets", "any_in_play"),
    "mass_types_in_response": ("not_allowed", "all_matching_in_skirmish_zone", "if_matching_die_in_duel"),
    "regeneration_storage": ("own", "any"),
    "sign_choice_time": ("at_resolution", "at_declaration"),
    "unable_to_open": ("passes_on", "counts_as_declined"),
    "last_life_take_back": ("legal_and_loses", "forbidden"),
    "round_limit_turn": ("no_new_duel_then_finish", "play_out", "cut_at_once"),
    "team_damage": ("team_totals", "facing_pairs"),
}
"""Contested readings; the first of each is the recommended one."""

SWAPS = sorted(
    (sum(1 << i for i in kept) for kept in combinations(range(ARMY + SIDE), ARMY)),
    key=lambda mask: (bin(mask >> ARMY).count("1"), mask),
)
"""Which nine of twelve dice make the set of the next round: first the set as it is, then one exchange, two, three."""


# How a die may be reached.
NOT_REACHED, REACHED, IF_DECLARED = range(3)

BITS = 6
"""Bits of a count in a census of targets: 54 dice at most."""
FULL = (1 << BITS) - 1


def reachable(options: Mapping[str, str], opening: bool, reach: int, side: int, zone: int) -> int:
    """Whether a die lies where a type with this reach may aim: in an opening throw, or in an answer.
    ID-zone-2 ID-duel-2 ID-duel-3 ID-duel-5 ID-duel-6 ID-team-9"""
    if reach == Reach.ONE_IN_STORAGE:
        own = side == Side.OWN or options["regeneration_storage"] == "any"
        return REACHED if opening and zone == Zone.STORAGE and own else NOT_REACHED
    if reach == Reach.ALL_OPPOSING:
        answers = options["mass_types_in_response"]
        where = Zone.BATTLE if opening or answers == "if_matching_die_in_duel" else Zone.SKIRMISH
        allowed = opening or answers != "not_allowed"
        return REACHED if allowed and side == Side.FOE and zone == where else NOT_REACHED
    if zone not in (Zone.BATTLE, Zone.SKIRMISH):
        return NOT_REACHED
    if opening:
        return REACHED if side == Side.FOE or options["opening_target_side"] == "any" else NOT_REACHED
    if zone == Zone.SKIRMISH or options["response_scope"] == "any_in_play":
        return REACHED
    return IF_DECLARED if options["response_scope"] == "skirmish_zone_and_declared_targets" else NOT_REACHED


def reach_tables(options: Mapping[str, str]) -> dict[str, Any]:
    """`reachable` for every case; and, for each zone and side, a count of one in the place of every reach that gets
    there, ready to be added up by the census."""
    can = [
        [
            [
                [reachable(options, bool(o), r, s, z) for z in range(len(Zone.names))]
                for s in (Side.OWN, Side.MATE, Side.FOE)
            ]
            for r in range(len(Reach.names))
        ]
        for o in (0, 1)
    ]

    def ones(kind: int) -> list[list[list[int]]]:
        return [
            [
                [
                    sum(1 << (r * 3 * BITS) for r in range(len(Reach.names)) if can[o][r][s][z] == kind)
                    for z in range(len(Zone.names))
                ]
                for s in (Side.OWN, Side.MATE, Side.FOE)
            ]
            for o in (0, 1)
        ]

    return {"reachable": can, "reached": ones(REACHED), "reached_if_declared": ones(IF_DECLARED)}


def assemble(table: ColourTable, sign_at_declaration: bool) -> tuple[Assembler, dict[str, list[int]]]:
    """The programs of all types and colours."""
    assembler = Assembler()

    def program(effect: Effect) -> int:
        if isinstance(effect, Signed):
            plus, minus = Do(ADD, TARGET, 0, effect.amount), Do(ADD, TARGET, 0, -1 * effect.amount)
            effect = When(ADDS(), plus, minus) if sign_at_declaration else Or(plus, minus)
        return assembler.program(effect)

    programs = {
        "win": [program(t.win) for t in DIE_TYPES],
        "lose": [program(t.lose) for t in DIE_TYPES],
        "bonus": [program(bonus(table, colour)) for colour in COLOURS],
    }
    return assembler, programs


def fill_book(setup: Setup, content: Mapping[str, Any]) -> dict[str, Any]:
    """The tables and switches in force."""
    options = setup.options
    table: ColourTable = content["colours"][options["colour_bonus_table"]]
    assembler, programs = assemble(table, options["sign_choice_time"] == "at_declaration")
    return {
        "klass": [t.klass for t in DIE_TYPES],
        "specialised": [COLOURS.index(t.specialised) if t.specialised else NO_DIE for t in DIE_TYPES],
        "aims": [sum(1 << c for c in t.aims) for t in DIE_TYPES],
        "compares": [t.compares for t in DIE_TYPES],
        "reach": [t.reach for t in DIE_TYPES],
        "signed": [int(isinstance(t.win, Signed)) for t in DIE_TYPES],
        "kinship": [[kinship(a, b) for b in COLOURS] for a in COLOURS],
        "bonus_state": [STATES.index(table.rows[colour].state) for colour in COLOURS],
        "code": assembler.table(CODE_ROWS),
        "swaps": SWAPS,
        "clock": int(options["clock"] == "on"),
        "turn_limit": int(options["turn_limit"]),
        **programs,
        **reach_tables(options),
        **{name: SWITCHES[name].index(options[name]) for name in SWITCHES if hasattr(Book, name)},
    }
