"""Names of things in any language: dice, seats, teams, zones; and what a die or a colour does, put into words.

The texts of types and colour bonuses are made from their declarations in `content.py`, never written by hand.
"""

from __future__ import annotations

from functools import cache, lru_cache

from ...kernel.describe import Ref, named_seat, seat_name, team_name
from ...kernel.effects import PICK, Amount, Do, Effect, Nothing, Pick, Seq
from ...kernel.memory import once
from ...kernel.words import Text, text
from .content import ADD, ENTER, MOVE, SELF, Compares, DieType, Signed
from .state import ARMY, COLOURS, SIDE, TYPES, Book, Class, Seen, Zone, index_of, seat_of

THROW_NAMES = ("a1", "d1", "a2", "d2")


@cache
def die_ref(seat: int, i: int) -> Ref:
    return Ref("die", (seat, i))


@cache
def plain_name(kind: int, colour: int, rare: bool) -> Text:
    """`rare black Smasher`. Both genders of the colour are at hand: the type's message takes the one it needs."""
    forms = {}
    for gender in ("m", "f"):
        paint = text(f"colour-{COLOURS[colour]}-{gender}")
        forms[f"colour_{gender}"] = text(f"rare-{gender}", colour=paint) if rare else paint
    return text(f"die-{TYPES[kind].replace('_', '-')}", **forms)


@cache
def type_name(kind: int) -> Text:
    return text(f"type-{TYPES[kind].replace('_', '-')}")


Sets = tuple[bytes, bytes, bytes]
"""Type, colour and rarity of all dice of all seats, seat by seat."""


@once
def _sets(seen: Seen) -> Sets:
    view = seen.view
    return view.type.tobytes(), view.colour.tobytes(), view.rare.tobytes()


def die_name(seen: Seen, seat: int, i: int) -> Text:
    """The name of a die within its set; equal dice are numbered."""
    return _numbered(_sets(seen), ARMY, seat, i)


def side_name(seen: Seen, seat: int, k: int) -> Text:
    """The name of a die within its side set."""
    view = seen.view
    sides = view.side_type.tobytes(), view.side_colour.tobytes(), view.side_rare.tobytes()
    return _numbered(sides, SIDE, seat, k)


@lru_cache(maxsize=4096)
def _numbered(sets: Sets, size: int, seat: int, i: int) -> Text:
    dice = list(zip(*(part[seat * size : (seat + 1) * size] for part in sets), strict=True))
    kind, colour, rare = dice[i]
    name = plain_name(kind, colour, bool(rare))
    return text("die-copy", die=name, n=dice[:i].count(dice[i]) + 1) if dice.count(dice[i]) > 1 else name


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


def name_of(seen: Seen, what: str, n: int) -> Text | int:
    """An argument of an event."""
    match what:
        case "seat":
            return seat_name(seen, n)
        case "team":
            return team_name(seen, n)
        case "die":
            return owned(seen, seat_of(n), index_of(n))
        case "colour":
            return text(f"colour-{COLOURS[n]}-m")
        case "zone":
            return text(f"zone-{Zone.names[n]}")
        case "advantage":
            return text(("by-reserve", "by-life", "by-roll")[n])
        case "throw":
            return text(f"throw-{THROW_NAMES[n]}")
        case "fizzle":
            return text(("fizzle-source", "fizzle-target")[n])
        case "time":
            return text(("time-none", "time-round", "time-match")[n])
    return n


# --- what dice and colours do ---


def signed(n: int) -> str:
    """A change with its sign, the minus as printers set it."""
    return f"+{n}" if n >= 0 else f"−{-n}"


def effect_text(effect: Effect) -> Text:
    """A declared effect in words."""
    match effect:
        case Nothing():
            return text("effect-nothing")
        case Signed(amount):
            return text("effect-signed", amount=_amount(amount))
        case Seq(parts):
            return text("effect-all", parts=tuple(effect_text(part) for part in parts))
        case Pick(selector, Do(amount=amount)):
            which = "allied" if selector & 1 else "any"
            return text("effect-bonus", which=which, klass=Class.names[selector >> 1], change=signed(amount.plus))
        case Do(verb, who, what, amount):
            if verb == MOVE:
                return text("effect-move", who="self" if who == SELF else "target", zone=Zone.names[what])
            if verb == ADD:
                return text("effect-add", change=signed(amount.plus))
            if verb == ENTER:
                return text("effect-enter")
    raise TypeError(f"no words for {effect!r}")


def _amount(amount: Amount) -> Text | int:
    return text("amount-own-value") if amount.times else amount.plus


def type_text(kind: DieType, win_if_lower: bool = False) -> Text:
    """A type's row of the table of key features in one sentence or two."""
    if kind.compares == Compares.ALWAYS:
        compares, target = "compares-always", "target-storage"
    elif kind.compares == Compares.GREATER:
        compares, target = "compares-greater", "target-one"
    else:
        compares, target = "compares-less" if win_if_lower else "compares-not-less", "target-all"
    aims = Class.names[kind.aims[0]] if len(kind.aims) == 1 else "any"
    return text(
        "type-text",
        die=type_name(TYPES.index(kind.name)),
        klass=Class.names[kind.klass],
        colour=text(f"colour-{kind.specialised}-m") if kind.specialised else text("colour-none"),
        target=text(target, aims=aims),
        compares=text(compares),
        win=effect_text(kind.win),
        lose=effect_text(kind.lose),
    )


def bonus_in_force(book: Book, colour: int) -> Text:
    """The bonus a colour pays by the book, in words."""
    parts = []
    pc = book.bonus[colour]
    while book.code[pc, 0] == PICK:
        parts.append(Pick(book.code[pc, 2], ADD(book.code[pc + 1, 5])))
        pc = book.code[pc, 5]
    return effect_text(Seq(tuple(parts)))
