"""Names of things in any language: dice, seats, teams, zones."""

from __future__ import annotations

from functools import cache, lru_cache

from ....kernel.describe import named_seat, seat_name, team_name
from ....kernel.memory import once
from ....kernel.words import Text, text
from ..box import ARMY, SIDE, Colour, Type
from ..content.colours import SHIPPED
from ..content.switches import TeamDamage
from ..rules.table import index_of, seat_of, team_of
from ..state import By, Gone, Seen, Throw, Time, Zone


def table(name: str) -> Text:
    """A colour table: ours by what it is, a player's own as he calls it."""
    return text("colour-table", name=text(f"choice-colour_bonus_table-{name}") if name in SHIPPED else name)


@cache
def plain(kind: int, colour: int, rare: bool) -> Text:
    """`rare black Smasher`. Both genders of the colour are at hand: the type's message takes the one it needs."""
    forms = {}
    for gender in ("m", "f"):
        paint = text(f"colour-{Colour.names[colour]}-{gender}")
        forms[f"colour_{gender}"] = text(f"rare-{gender}", colour=paint) if rare else paint
    return text(f"die-{_hyphens(Type.names[kind])}", **forms)


@cache
def die_type(kind: int) -> Text:
    return text(f"type-{_hyphens(Type.names[kind])}")


@cache
def colour(colour: int) -> Text:
    return text(f"colour-{Colour.names[colour]}-m")


def throw(throw: int) -> Text:
    return text(f"throw-{Throw.names[throw]}")


def _hyphens(name: str) -> str:
    return name.replace("_", "-")


Sets = tuple[bytes, bytes, bytes]
"""Type, colour and rarity of all dice of all seats, seat by seat."""


@once
def _sets(seen: Seen) -> Sets:
    view = seen.view
    return view.type.tobytes(), view.colour.tobytes(), view.rare.tobytes()


def die(seen: Seen, seat: int, i: int) -> Text:
    """The name of a die within its set; equal dice are numbered."""
    return _numbered(_sets(seen), ARMY, seat, i)


def side(seen: Seen, seat: int, k: int) -> Text:
    """The name of a die within its side set."""
    view = seen.view
    sides = view.side_type.tobytes(), view.side_colour.tobytes(), view.side_rare.tobytes()
    return _numbered(sides, SIDE, seat, k)


@lru_cache(maxsize=4096)
def _numbered(sets: Sets, size: int, seat: int, i: int) -> Text:
    dice = list(zip(*(part[seat * size : (seat + 1) * size] for part in sets), strict=True))
    kind, colour, rare = dice[i]
    name = plain(kind, colour, bool(rare))
    return text("die-copy", die=name, n=dice[:i].count(dice[i]) + 1) if dice.count(dice[i]) > 1 else name


def called(seen: Seen, seat: int, i: int) -> Text:
    """As people call a die at the table: its type is enough where the set has no other of it."""
    types = [seen.view.type[seat, j] for j in range(ARMY)]
    return die_type(types[i]) if types.count(types[i]) == 1 else die(seen, seat, i)


def brief(seen: Seen, seat: int, i: int) -> Text:
    """A die in brief with the value it shows, and whose it is."""
    name, value = called(seen, seat, i), seen.view.value[seat, i]
    shows = text("die-value", die=name, value=value) if value else name
    return text("die-of", seat=named_seat(seat, seat == seen.seat), die=shows)


def shown(seen: Seen, seat: int, i: int) -> Text:
    """A die with the value it shows, if it shows one."""
    return _shown(_sets(seen), seat, i, seen.view.value[seat, i])


@lru_cache(maxsize=4096)
def _shown(sets: Sets, seat: int, i: int, value: int) -> Text:
    name = _numbered(sets, ARMY, seat, i)
    return text("die-value", die=name, value=value) if value else name


def owned(seen: Seen, seat: int, i: int, value: bool = False) -> Text:
    """A die and whose it is."""
    return _owned(_sets(seen), seat, i, seen.view.value[seat, i] if value else 0, seat == seen.seat)


@lru_cache(maxsize=8192)
def _owned(sets: Sets, seat: int, i: int, value: int, mine: bool) -> Text:
    return text("die-of", seat=named_seat(seat, mine), die=_shown(sets, seat, i, value))


def side_of(seen: Seen, seat: int) -> Text:
    """Those who suffer damage together with a seat. ID-team-8"""
    alone = seen.book.team_damage == TeamDamage.FACING_PAIRS
    return seat_name(seen, seat) if alone else team_name(seen, team_of(seat))


def name_of(seen: Seen, what: str, n: int) -> Text | int:
    """An argument of an event."""
    match what:
        case "seat":
            return seat_name(seen, n)
        case "team":
            return team_name(seen, n)
        case "side":
            return side_of(seen, n)
        case "die":
            return owned(seen, seat_of(n), index_of(n))
        case "colour":
            return colour(n)
        case "zone":
            return text(f"zone-{Zone.names[n]}")
        case "advantage":
            return text(f"by-{By.names[n]}")
        case "throw":
            return throw(n)
        case "fizzle":
            return text(f"fizzle-{Gone.names[n]}")
        case "time":
            return text(f"time-{Time.names[n]}")
    return n
