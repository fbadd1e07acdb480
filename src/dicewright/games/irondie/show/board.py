"""What a table shows of a game of IRONDIE, from a seat's view alone."""

from __future__ import annotations

from functools import cache

from ....kernel.describe import Area, Board, Note, Ref, Thing, team_name
from ....kernel.memory import remembered
from ....kernel.words import Text, text
from ..box import ARMY, NO_DIE, SIDE, Class, Colour, Type
from ..content.colours import STATES
from ..content.switches import LtReading
from ..content.types import DIE_TYPES
from ..rules.damage import captain, same_side
from ..rules.side_set import has_side_set
from ..rules.table import index_of, seat_of, strength
from ..state import Book, Limit, Phase, Seen, State, Zone
from . import names, refs
from .facets import DieFacets, ThrowFacets
from .texts import bonus_in_force, type_text

MARKS = dict(zip(Type.names, "SABNRPWFG", strict=True))
"""A letter for each type, for narrow tables."""
SECTORS = {"life": "life-points", "attack": "attack-sum", "defense": "defense-sum"}
"""The sectors of the battle zone, by class, and what the sum of the dice there is called."""
ZONE_NAMES = {Zone.SKIRMISH: "skirmish", Zone.RESERVE: "reserve", Zone.STORAGE: "storage", Zone.ABYSS: "abyss"}


@remembered
def thing(seen: Seen, seat: int, i: int) -> Thing:
    """A die on the board. Both sets lie open at all times: ID-set-5."""
    v = seen.view
    kind, colour, value = v.type[seat, i], v.colour[seat, i], v.value[seat, i]
    return Thing(
        refs.die(seat, i),
        names.die(seen, seat, i),
        value or None,
        _facets(seen, kind, colour, v.rare[seat, i], v.pays[seat, i]),
        (Note(_type_text(seen, kind), "effect"), _bonus_note(seen, colour)),
        f"{MARKS[Type.names[kind]]}{value or ''}",
        names.die_type(kind),
    )


def _type_text(seen: Seen, kind: int) -> Text:
    return _type_said(kind, seen.book.lt_reading == LtReading.WIN_IF_LOWER)


@cache
def _type_said(kind: int, win_if_lower: bool) -> Text:
    return type_text(DIE_TYPES[kind], win_if_lower)


@remembered
def _bonus_note(seen: Seen, colour: int) -> Note:
    return Note(text("note-bonus", bonus=bonus_in_force(seen.book, colour)), "effect")


def _facets(seen: Seen, kind: int, colour: int, rare: int, pays: int = 0) -> DieFacets:
    return DieFacets(
        type=Type.names[kind],
        klass=Class.names[seen.book.klass[kind]],
        colour=Colour.names[colour],
        rare=bool(rare),
        specialised=seen.book.specialised[kind] == colour,
        pays=bool(pays),
    )


def board(seen: Seen) -> Board:
    v = seen.view
    areas: list[Area] = []
    if v.stack > 0:
        areas.append(_duel(seen))
    for seat in range(v.layout.seats):
        areas += _mat(seen, seat)
        if has_side_set(v, seat):
            areas.append(_side_set(seen, seat))
    return Board(_headline(seen), tuple(areas), _reconstructed(seen), v.turn, _phase(seen))


@remembered
def _mat(seen: Seen, seat: int) -> tuple[Area, ...]:
    """A player's mat: the three sectors of the battle zone and the other zones. ID-zone-1"""
    v = seen.view
    lying: dict[str, list[Thing]] = {name: [] for name in (*SECTORS, *ZONE_NAMES.values())}
    for i in range(ARMY):
        zone, klass = v.zone[seat, i], Class.names[seen.book.klass[v.type[seat, i]]]
        lying[klass if zone == Zone.BATTLE else ZONE_NAMES[zone]].append(thing(seen, seat, i))
    gauges = {sector: {sums: sum(die.value or 0 for die in lying[sector])} for sector, sums in SECTORS.items()}
    if v.due[seat] > 0:
        gauges["life"]["damage"] = v.due[seat]
    if v.phase in (Phase.BATTLE, Phase.SKIRMISH, Phase.DAMAGE) and captain(seen.book, seat) == seat:
        gauges["defense"]["threat"] = threat(v, seen.book, seat)
    gauges["reserve"] = {"reserve": len(lying["reserve"])}
    return tuple(
        Area(Ref(name, (seat,)), text(f"zone-{name}"), seat, tuple(dice), gauges.get(name, {}))
        for name, dice in lying.items()
    )


def threat(v: State, b: Book, seat: int) -> int:
    """The damage that threatens the side of a seat as the dice lie now. ID-dmg-1"""
    seats = range(v.layout.seats)
    attack = sum(strength(v, b, other, Class.ATTACK) for other in seats if same_side(b, seat ^ 1, other))
    defense = sum(strength(v, b, other, Class.DEFENSE) for other in seats if same_side(b, seat, other))
    return max(attack - defense, 0)


@remembered
def _side_set(seen: Seen, seat: int) -> Area:
    things = tuple(side_thing(seen, seat, k) for k in range(SIDE))
    return Area(Ref("side", (seat,)), text("zone-side"), seat, things)


@remembered
def side_thing(seen: Seen, seat: int, k: int) -> Thing:
    """A die of a side set."""
    v = seen.view
    kind, colour, rare = v.side_type[seat, k], v.side_colour[seat, k], v.side_rare[seat, k]
    return Thing(
        Ref("side-die", (seat, k)),
        names.side(seen, seat, k),
        None,
        _facets(seen, kind, colour, rare),
        (Note(_type_text(seen, kind), "effect"),),
        MARKS[Type.names[kind]],
        names.die_type(kind),
    )


@remembered
def _duel(seen: Seen) -> Area:
    """The throws of the duel that still wait to be carried out, the last one on top: ID-res-1"""
    things = tuple(_throw(seen, k) for k in reversed(range(seen.view.stack)))
    return Area(Ref("duel"), text("zone-duel"), None, things)


@remembered
def _throw(seen: Seen, k: int) -> Thing:
    v = seen.view
    seat, i = seat_of(v.s_die[k]), index_of(v.s_die[k])
    aims = aimed_at(seen, k)
    note = text("note-aims", targets=tuple(names.owned(seen, t, j, value=True) for t, j in aims))
    facets = ThrowFacets(
        die=str(refs.die(seat, i)),
        aims=tuple(str(refs.die(t, j)) for t, j in aims),
        colour=Colour.names[v.colour[seat, i]],
    )
    mark = MARKS[Type.names[v.type[seat, i]]]
    return Thing(Ref("throw", (k,)), names.owned(seen, seat, i), v.value[seat, i] or None, facets, (Note(note),), mark)


def aimed_at(seen: Seen, k: int) -> list[tuple[int, int]]:
    """The dice the k-th throw of the duel aims at: seat and place in the set."""
    v = seen.view
    if v.s_target[k] != NO_DIE:
        return [(seat_of(v.s_target[k]), index_of(v.s_target[k]))]
    return [(seat, i) for seat in range(v.layout.seats) for i in range(ARMY) if (v.s_many[k, seat] >> i) & 1]


def _phase(seen: Seen) -> str:
    return Phase.names[seen.view.phase].replace("_", "-")


@remembered
def _headline(seen: Seen) -> tuple[Text, ...]:
    v = seen.view
    lines = [text("headline-turn", n=v.turn), text(f"phase-{_phase(seen)}")]
    if v.phase == Phase.BETWEEN:
        lines = lines[1:]
    if v.limit == Limit.SUDDEN_DEATH:
        lines.append(text("headline-sudden"))
    elif v.limit == Limit.TIME:
        lines.append(text("headline-time"))
    if v.needed > 1:
        lines += [text("headline-wins", team=team_name(seen, t), n=v.wins[t], needed=v.needed) for t in range(2)]
    if v.phase == Phase.SKIRMISH:
        lines += [text("headline-declined", team=team_name(seen, t)) for t in range(2) if v.declined[t]]
    return tuple(lines)


@remembered
def _reconstructed(seen: Seen) -> tuple[Text, ...]:
    """The colour bonuses on this table that were never printed so. ID-bonus-11"""
    v, b = seen.view, seen.book
    seats = range(v.layout.seats)
    present = {v.colour[s, i] for s in seats for i in range(ARMY)}
    present |= {v.side_colour[s, k] for s in seats if has_side_set(v, s) for k in range(SIDE)}
    return tuple(
        text(f"bonus-{STATES[b.bonus_state[c]]}", colour=names.colour(c), bonus=bonus_in_force(b, c))
        for c in sorted(present)
        if STATES[b.bonus_state[c]] != "printed"
    )
