"""What the laying out of the table and the steps of a turn ask: reinforcements, actions, purchases and forging.

The options follow the order of the rules themselves: they are found with the same functions. Questions without words
here are said by the message `ask-<name>`.
"""

from __future__ import annotations

from collections.abc import Callable, Iterator

from ....kernel.bits import nth_one, ones
from ....kernel.describe import Does, Ref, Refused, does, seat_name
from ....kernel.words import Text, text
from ..box import DICE, FACE_NUMBERS, SIDES, Face, Resource, Slot, Token
from ..rules.applying import SHIP, discount, for_sale, unsold
from ..rules.feats import ACTION, EXTRA, EXTRA_COST, REINFORCE, feasible, infeasible, no_extra, reinforcing, unused
from ..rules.temple import FORGE, OFFERING, SHIP_DISCOUNT, nth_old_face, offered, unoffered, unreplaced
from ..rules.turn import SET, TRIM
from ..state import REINFORCEMENTS, Book, Seen, State, Why
from . import names, refs

# --- the laying out ---


@SET.words
def _(seen: Seen) -> Text:
    return text("ask-set", cost=names.cost(seen.book, seen.view.cursor))


@SET.option
def _(seen: Seen, a: int) -> Does:
    slot = seen.view.cursor
    return does(names.feat(seen.book.slot_sets[slot, a]), refs.stack(slot))


@TRIM.option
def _(seen: Seen, a: int) -> Does:
    v, b = seen.view, seen.book
    face = nth_one(v.stock & b.trim[v.cursor // b.trims], a)
    return does(names.face(face), refs.face(face))


# --- buying and forging ---


def _triton(seen: Seen) -> Does:
    return does(text("do-triton"), refs.token(seen.view.asked, Token.TRITON), rule="DF-token-4")


def _buy(seen: Seen, face: int, off: int, rule: str) -> Does:
    price = max(0, seen.book.price[face] - off)
    free = text("do-buy-free", face=names.face(face))
    paid = text("do-buy", face=names.face(face), price=names.amount(Resource.GOLD, price))
    return does(paid if price else free, refs.SANCTUARY, refs.face(face), rule=rule)


def _not_bought(
    seen: Seen, unbought: Callable[[State, Book, int, int], int], off: int = 0, rule: str = ""
) -> Iterator[Refused | None]:
    """Faces that are not to be had, the dear ones first."""
    v, b = seen.view, seen.book
    for why, face in sorted((unbought(v, b, v.asked, face), face) for face in range(1, FACE_NUMBERS)):
        name, price = names.face(face), names.amount(Resource.GOLD, b.price[face] - off)
        yield Why.refuse(why, refs.SANCTUARY, refs.face(face), rule=rule, thing=name, cost=price)


@SHIP.words
def _shipping(seen: Seen) -> tuple[Text, str]:
    off = discount(seen.view)
    said = text("ask-ship", discount=names.amount(Resource.GOLD, off))
    return said, "DF-ship-2" if off > SHIP_DISCOUNT else "DF-ship-1"


@SHIP.option
def _(seen: Seen, a: int) -> Does:
    v = seen.view
    rule = _shipping(seen)[1]
    if a == 0:
        return does(text("do-buy-nothing"), rule=rule, passes=True)
    faces = for_sale(v, seen.book, v.asked)
    return _buy(seen, nth_one(faces, a - 1), discount(v), rule) if a <= ones(faces) else _triton(seen)


@SHIP.refuses
def _(seen: Seen) -> Iterator[Refused | None]:
    return _not_bought(seen, unsold, discount(seen.view), _shipping(seen)[1])


@OFFERING.option
def _(seen: Seen, a: int) -> Does:
    v = seen.view
    if a == 0:
        return does(text("do-enough"), passes=True)
    faces = offered(v, seen.book, v.asked)
    return _buy(seen, nth_one(faces, a - 1), 0, "DF-offer-1") if a <= ones(faces) else _triton(seen)


@OFFERING.refuses
def _(seen: Seen) -> Iterator[Refused | None]:
    return _not_bought(seen, unoffered)


@FORGE.words
def _forging(seen: Seen) -> tuple[Text, str]:
    face = seen.view.forging
    rule = "DF-boar-5" if face >= Face.FIRST_BOAR else "DF-forge-4" if face >= Face.X3 else "DF-forge-1"
    return text("ask-forge", face=names.face(face)), rule


@FORGE.option
def _(seen: Seen, a: int) -> Does:
    """Equal faces of a die are one option, and any of them may be pressed."""
    v = seen.view
    die, side = divmod(nth_old_face(v, seen.book, v.asked, a), SIDES)
    old = v.face[v.asked, die, side]
    alike = [refs.side(v.asked, die, s) for s in range(SIDES) if v.face[v.asked, die, s] == old]
    said = text("do-forge", die=names.die(die), face=names.face(old))
    return does(said, refs.die(v.asked, die), *alike, rule=_forging(seen)[1])


@FORGE.refuses
def _(seen: Seen) -> Iterator[Refused | None]:
    """Boars stay on their die."""
    v = seen.view
    for die in range(DICE):
        for side in range(SIDES):
            face = v.face[v.asked, die, side]
            touched = refs.die(v.asked, die), refs.side(v.asked, die, side)
            yield Why.refuse(unreplaced(seen.book, face, 0), *touched, die=names.die_title(die), face=names.face(face))


# --- the steps of a turn ---


@REINFORCE.option
def _(seen: Seen, a: int) -> Does:
    v, b = seen.view, seen.book
    if a == 0:
        return does(text("do-go-on"), passes=True)
    cards = reinforcing(v, b, v.asked, v.have[v.asked, Resource.GOLD])
    if a > ones(cards):
        return _triton(seen)
    i = nth_one(cards, a - 1)
    feat = b.reinforcing[i]
    said = text("do-reinforce", feat=names.feat(feat), left=v.cards[v.asked, feat] - v.used[i])
    return does(said, refs.card(v.asked, feat), rule=names.card_rule(feat))


@REINFORCE.refuses
def _(seen: Seen) -> Iterator[Refused | None]:
    """Cards used up this turn, and those that ask for more gold than there is."""
    v, b = seen.view, seen.book
    for i in range(REINFORCEMENTS):
        feat = b.reinforcing[i]
        why = unused(v, b, v.asked, i, v.have[v.asked, Resource.GOLD])
        rule = names.card_rule(feat) if why == Why.DEAR_REINFORCEMENT else ""
        fee = names.amount(Resource.GOLD, b.fee[feat])
        yield Why.refuse(why, refs.card(v.asked, feat), rule=rule, thing=names.feat(feat), cost=fee)


@ACTION.words
def _(seen: Seen) -> tuple[Text, str]:
    extra = seen.view.extra == 1
    return (text("ask-action-extra"), "DF-turn-7") if extra else (text("ask-action"), "DF-turn-6")


@ACTION.option
def _(seen: Seen, a: int) -> Does:
    v, b = seen.view, seen.book
    if a == 0:
        return does(text("do-nothing"), passes=True)
    faces = offered(v, b, v.asked)
    if a <= ones(faces):
        return _buy(seen, nth_one(faces, a - 1), 0, "DF-offer-1")
    k = a - 1 - ones(faces)
    feats = feasible(v, b, v.have[v.asked, Resource.SUN], v.have[v.asked, Resource.MOON])
    return _perform(seen, nth_one(feats, k)) if k < ones(feats) else _triton(seen)


def _perform(seen: Seen, slot: int) -> Does:
    """A feat, its price, and who would be ousted."""
    v, b = seen.view, seen.book
    feat, price, touched = names.feat(v.feat[slot]), names.cost(b, slot), (refs.ISLANDS, refs.stack(slot))
    there = [s for s in range(v.layout.seats) if s != v.asked and v.pawn[s] == b.portal[slot]]
    if not there:
        return does(text("do-perform", feat=feat, cost=price), *touched, rule="DF-feat-1")
    said = text("do-perform-ousting", feat=feat, cost=price, seat=seat_name(seen, there[0]))
    return does(said, *touched, Ref("pawn", (there[0],)), rule="DF-oust-1")


@ACTION.refuses
def _(seen: Seen) -> Iterator[Refused | None]:
    """Faces and feats that cannot be paid for, and stacks without a card."""
    v, b = seen.view, seen.book
    yield from _not_bought(seen, unoffered)
    for slot in range(Slot.count):
        feat = names.feat(v.feat[slot])
        why = infeasible(v, b, v.asked, slot)
        yield Why.refuse(why, refs.ISLANDS, refs.stack(slot), thing=feat, cost=names.cost(b, slot))


@EXTRA.option
def _(seen: Seen, a: int) -> Does:
    v = seen.view
    if a == 0:
        return does(text("do-end-turn"), passes=True)
    if a == 1 and no_extra(v, seen.book, v.asked) == 0:
        return does(text("do-extra", cost=names.amount(Resource.SUN, EXTRA_COST)), refs.reserve(v.asked, Resource.SUN))
    return _triton(seen)


@EXTRA.refuses
def _(seen: Seen) -> Iterator[Refused | None]:
    v = seen.view
    why = no_extra(v, seen.book, v.asked)
    touched = () if why == Why.EXTRA_AGAIN else (refs.reserve(v.asked, Resource.SUN),)
    yield Why.refuse(why, *touched, cost=names.amount(Resource.SUN, EXTRA_COST))
