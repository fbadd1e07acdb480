"""The book of IRONDIE: types, colours, what lies within whose reach, and the readings in force."""

from __future__ import annotations

from collections.abc import Mapping
from itertools import combinations

from ....kernel.assembler import Assembler
from ....kernel.effects import Act, Effect, Or, When
from ....kernel.game import Setup
from ....kernel.layout import Values
from ....kernel.words import text
from ..box import ARMY, MOST_DICE, SIDE, Class, Colour
from ..state import CODE_ROWS, Owner, Reach, Reached, Zone
from .colours import MOST, MOST_EFFECTS, STATES, ColourTable, Content, Part, Row, bonus, kinship
from .refusing import refused
from .switches import ONLY_IN_TABLES, SWITCHES
from .types import DIE_TYPES, TARGET, Do, If, Signed

SWAPS = sorted(
    (sum(1 << i for i in kept) for kept in combinations(range(ARMY + SIDE), ARMY)),
    key=lambda mask: (bin(mask >> ARMY).count("1"), mask),
)
"""Which nine of twelve dice make the set of the next round: first the set as it is, then one exchange, two, three."""

BITS = MOST_DICE.bit_length()
"""Bits of a count in a census of targets, which holds one for each reach and class."""
FULL = (1 << BITS) - 1

if Reach.count * Class.count * BITS > 63:
    raise ValueError("the census of targets does not fit 64 bits; count each reach in a number of its own")


def reachable(options: Mapping[str, str], opening: bool, reach: int, owner: int, zone: int) -> int:
    """Whether a die lies where a type with this reach may aim: in an opening throw, or in an answer.
    ID-zone-2 ID-duel-2 ID-duel-3 ID-duel-5 ID-duel-6 ID-team-9"""
    if reach == Reach.ONE_IN_STORAGE:
        own = owner == Owner.SELF or options["regeneration_storage"] == "any"
        return Reached.YES if opening and zone == Zone.STORAGE and own else Reached.NO
    if reach == Reach.ALL_OPPOSING:
        answers = options["mass_types_in_response"]
        where = Zone.BATTLE if opening or answers == "if_matching_die_in_duel" else Zone.SKIRMISH
        allowed = opening or answers != "not_allowed"
        return Reached.YES if allowed and owner == Owner.FOE and zone == where else Reached.NO
    if zone not in (Zone.BATTLE, Zone.SKIRMISH):
        return Reached.NO
    if opening:
        return Reached.YES if owner == Owner.FOE or options["opening_target_side"] == "any" else Reached.NO
    if zone == Zone.SKIRMISH or options["response_scope"] == "any_in_play":
        return Reached.YES
    return Reached.IF_DECLARED if options["response_scope"] == "skirmish_zone_and_declared_targets" else Reached.NO


def reach_tables(options: Mapping[str, str]) -> dict[str, Values]:
    """`reachable` for every case; and, for each zone and owner, a count of one in the place of every reach that gets
    there, ready to be added up by the census."""
    openings, reaches, owners, zones = (False, True), range(Reach.count), range(Owner.count), range(Zone.count)
    can = [[[[reachable(options, o, r, w, z) for z in zones] for w in owners] for r in reaches] for o in openings]

    def ones(reached: int) -> list[list[list[int]]]:
        return [
            [
                [sum(1 << (r * Class.count * BITS) for r in reaches if can[o][r][w][z] == reached) for z in zones]
                for w in owners
            ]
            for o in openings
        ]

    return {"reachable": can, "reached": ones(Reached.YES), "reached_if_declared": ones(Reached.IF_DECLARED)}


def assemble(table: ColourTable, sign_at_declaration: bool) -> tuple[Assembler, dict[str, list[int]]]:
    """The programs of all types and colours."""
    assembler = Assembler()

    def program(effect: Effect) -> int:
        if isinstance(effect, Signed):
            plus, minus = Act(Do.ADD, TARGET, 0, effect.amount), Act(Do.ADD, TARGET, 0, -1 * effect.amount)
            effect = When(If.ADDS(), plus, minus) if sign_at_declaration else Or(plus, minus)
        return assembler.program(effect)

    programs = {
        "win": [program(t.win) for t in DIE_TYPES],
        "lose": [program(t.lose) for t in DIE_TYPES],
        "bonus": [program(bonus(table.rows[colour])) for colour in Colour.names],
    }
    return assembler, programs


def fill_book(setup: Setup, content: Content) -> dict[str, Values]:
    """The tables and switches in force."""
    options = setup.options
    tables = content["colours"]
    if options["colour_bonus_table"] not in tables:
        said = text("refuse-colour-table", given=options["colour_bonus_table"], known=", ".join(tables))
        raise refused(said, "ID-bonus-11")
    table = tables[options["colour_bonus_table"]]
    assembler, programs = assemble(table, options["sign_choice_time"] == "at_declaration")
    return {
        "klass": [t.klass for t in DIE_TYPES],
        "specialised": [t.specialised for t in DIE_TYPES],
        "aims": [sum(1 << c for c in t.aims) for t in DIE_TYPES],
        "compares": [t.compares for t in DIE_TYPES],
        "reach": [t.reach for t in DIE_TYPES],
        "signed": [int(isinstance(t.win, Signed)) for t in DIE_TYPES],
        "kinship": [[kinship(a, b) for b in range(Colour.count)] for a in range(Colour.count)],
        "bonus_state": [STATES.index(table.rows[colour].state) for colour in Colour.names],
        "code": assembler.table(CODE_ROWS),
        "swaps": SWAPS,
        "clock": int(options["clock"] == "on"),
        "turn_limit": int(options["turn_limit"]),
        **programs,
        **reach_tables(options),
        **{name: SWITCHES[name].index(options[name]) for name in SWITCHES if name not in ONLY_IN_TABLES},
    }


# Whatever a player's own table says, the book has room for it.
_fullest = Row((Part("life", "any", MOST),) * MOST_EFFECTS, "printed")
assemble(ColourTable("", dict.fromkeys(Colour.names, _fullest)), False)[0].table(CODE_ROWS)
