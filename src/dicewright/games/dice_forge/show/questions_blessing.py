"""What a blessing asks: dice, mirrors, choices, exchanges, the order of faces, tokens and the hammer.

The options follow the order of the rules themselves: they are found with the same functions. Questions without words
here are said by the message `ask-<name>`.
"""

from __future__ import annotations

from collections.abc import Iterator

from ....kernel.bits import nth_one
from ....kernel.describe import Does, Ref, Refused, does, seat_name
from ....kernel.words import Text, all_of, text
from ..box import DICE, Face, FaceKind, Resource, Token
from ..content.readings import Conversion
from ..rules.applying import ORDER
from ..rules.blessing import CERBERUS, PAIR, ROLL, SATYRS, nth_pair
from ..rules.faces import (
    CONVERT,
    MIRROR,
    RESOURCE,
    copies,
    factor,
    looks_through,
    loses,
    mirrored,
    nth_kind,
    picks_wanted,
    uncopied,
)
from ..rules.reserves import HAMMER
from ..state import Mode, Seen, Why, limit, up_face
from . import names, refs

# --- dice ---


@ROLL.words
def _rolling(seen: Seen) -> tuple[Text, str]:
    v = seen.view
    seat, die = divmod(v.rolling_die, DICE)
    said = text("ask-roll", seat=seat_name(seen, seat), die=names.die(die))
    return said, "DF-bless-2" if v.minor else "DF-bless-1"


@ROLL.option
def _(seen: Seen, a: int) -> Does:
    v = seen.view
    seat, die = divmod(v.rolling_die, DICE)
    said = text("do-roll", face=names.face(v.face[seat, die, a]), side=a + 1)
    return does(said, refs.side(seat, die, a), rule=_rolling(seen)[1])


@SATYRS.option
def _(seen: Seen, a: int) -> Does:
    v = seen.view
    pair = [divmod(die, DICE) for die in divmod(nth_pair(v, a), PAIR)]
    one, two = (
        text("rolled-face", seat=seat_name(seen, seat), die=names.die(die), face=names.face(v.fell[seat, die]))
        for seat, die in pair
    )
    return does(text("do-satyrs", one=one, two=two), *(refs.side(seat, die, v.up[seat, die]) for seat, die in pair))


@CERBERUS.words
def _repeating(seen: Seen) -> tuple[Text, str]:
    v = seen.view
    faces = tuple(names.face(v.fell[v.hero, die]) for die in range(DICE) if v.fell[v.hero, die] != Face.NONE)
    if v.mode == Mode.LOST:
        return text("ask-cerberus-losing", faces=faces), "DF-mino-4"
    return text("ask-cerberus", faces=faces), "DF-satyr-3" if v.mode == Mode.STOLEN else "DF-token-1"


@CERBERUS.option
def _(seen: Seen, a: int) -> Does:
    rule = _repeating(seen)[1]
    if a == 0:
        return does(text("do-keep-token"), rule=rule, passes=True)
    return does(text("do-cerberus"), refs.token(seen.view.asked, Token.CERBERUS), rule=rule)


# --- mirrors ---


@MIRROR.words
def _(seen: Seen) -> tuple[Text, str]:
    if loses(seen.view, seen.book, seen.view.die):
        return text("ask-mirror-losing"), "DF-mino-2"
    return text("ask-mirror"), "DF-mirror-1"


def _mirrored_ref(seen: Seen, seat: int, die: int) -> Ref:
    """The side that a mirror finds on a die; only the die where what fell does not lie up any more."""
    v = seen.view
    there = mirrored(v, seen.book, seat, die) == up_face(v, seat, die)
    return refs.side(seat, die, v.up[seat, die]) if there else refs.die(seat, die)


@MIRROR.option
def _(seen: Seen, a: int) -> Does:
    """A face with whose dice show it; one's own only where an opponent's mirror shows them."""
    v, b = seen.view, seen.book
    face, through = nth_one(copies(v, b), a), looks_through(v, b)
    everyone = [(s, die) for s in range(v.layout.seats) for die in range(DICE)]
    lying = [(s, die) for s, die in everyone if mirrored(v, b, s, die) == face and (s != v.hero or through)]
    own = all(s == v.hero for s, _ in lying)
    said = text(
        "do-copy", face=names.face(face), seats=tuple(seat_name(seen, s) for s in sorted({s for s, _ in lying}))
    )
    touched = [_mirrored_ref(seen, s, die) for s, die in lying]
    return does(said, *touched, rule="DF-mirror-2" if own else "DF-mirror-1")


@MIRROR.refuses
def _(seen: Seen) -> Iterator[Refused | None]:
    """What this mirror finds and may not copy."""
    v, b = seen.view, seen.book
    for seat in range(v.layout.seats):
        for die in range(DICE):
            face = names.face(mirrored(v, b, seat, die))
            lying = text("rolled-face", seat=seat_name(seen, seat), die=names.die(die), face=face)
            yield Why.refuse(uncopied(v, b, seat, die), _mirrored_ref(seen, seat, die), face=lying)


# --- choices and exchanges ---


@RESOURCE.words
def _choosing(seen: Seen) -> tuple[Text, str]:
    """What lets a hero choose: a boar or another face, tripled or not."""
    v, b = seen.view, seen.book
    face, boar = names.face(v.shows[v.die]), b.does[v.shows[v.die]] == FaceKind.BOAR
    if loses(v, b, v.die):
        return text("ask-resource-losing", face=face), "DF-mino-1"
    if factor(v, v.die) > 1:
        return text("ask-resource-tripled", face=face), "DF-boar-3" if boar else "DF-triple-2"
    return text("ask-resource", face=face), "DF-boar-1" if boar else "DF-face-2"


@RESOURCE.option
def _(seen: Seen, a: int) -> Does:
    v, b = seen.view, seen.book
    face = v.shows[v.die]
    resource = nth_kind(b, face, a)
    n = b.gives[face, resource] * factor(v, v.die) // picks_wanted(v, b, v.die)
    said = text("do-lose" if loses(v, b, v.die) else "do-gain", gains=names.amount(resource, n))
    return does(said, refs.reserve(v.asked, resource), rule=_choosing(seen)[1])


def _convertible(seen: Seen) -> list[tuple[int, int]]:
    """What may be taken as glory here: resources with their amounts. DF-conv-1"""
    v, b = seen.view, seen.book
    resources = [v.picks] if b.conversion == Conversion.PER_UNIT else range(Resource.count)
    return [(r, v.gains[v.die, r]) for r in resources if v.gains[v.die, r] > 0 and b.units[v.mode, r] > 0]


def _gains(gains: list[tuple[int, int]]) -> Text:
    return all_of([names.amount(r, n) for r, n in gains])


@CONVERT.words
def _(seen: Seen) -> Text:
    v = seen.view
    return text("ask-convert", face=names.face(v.shows[v.die]), gains=_gains(_convertible(seen)))


@CONVERT.option
def _(seen: Seen, a: int) -> Does:
    v, b = seen.view, seen.book
    whole = _convertible(seen)
    if a == 0:
        return does(text("do-keep", gains=_gains(whole)), *(refs.reserve(v.asked, r) for r, _ in whole))
    taken = [(r, a) for r, _ in whole] if b.conversion == Conversion.PER_UNIT else whole
    glory = names.amount(Resource.VP, sum(n * b.units[v.mode, r] for r, n in taken))
    return does(text("do-convert", gains=_gains(taken), glory=glory), refs.reserve(v.asked, Resource.VP))


# --- applying ---


@ORDER.option
def _(seen: Seen, a: int) -> Does:
    v = seen.view
    gains = names.amounts([v.gains[v.first, resource] for resource in range(Resource.count)])
    gold = refs.reserve(v.hero, Resource.GOLD)
    # A ship taken with the Satyrs lies on somebody else's die.
    ship = () if v.mode == Mode.STOLEN else (refs.side(v.hero, 1 - v.first, v.up[v.hero, 1 - v.first]),)
    if a == 0:
        return does(text("do-gain-first", gains=gains), gold, *ship)
    return does(text("do-ship-first", gains=gains), *ship, gold)


@HAMMER.words
def _(seen: Seen) -> Text:
    return text("ask-hammer", gold=names.amount(Resource.GOLD, seen.view.gold))


@HAMMER.option
def _(seen: Seen, a: int) -> Does:
    """Gold for the hammer; the rest goes to the reserve as far as it fits."""
    v, b = seen.view, seen.book
    rest = v.gold - a
    fits = min(rest, limit(v, b, v.asked, Resource.GOLD) - v.have[v.asked, Resource.GOLD])
    touched = ((refs.hammer(v.asked),) if a else ()) + ((refs.reserve(v.asked, Resource.GOLD),) if rest else ())
    return does(text("do-hammer", hammer=a, reserve=fits, lost=rest - fits), *touched)
