"""What looks possible and is not: why, and the rule that says so."""

from __future__ import annotations

from collections.abc import Callable, Iterator

from ...kernel.bits import nth_one, ones
from ...kernel.describe import Refused, Seen, seat_name
from ...kernel.game import seat_ref
from ...kernel.machine import M_PICK
from ...kernel.words import text
from .content import BEARERS
from .names import (
    ISLANDS,
    SANCTUARY,
    amount,
    card_ref,
    cost,
    die_name,
    die_ref,
    die_title,
    face_name,
    face_ref,
    feat_name,
    reserve_ref,
    side_ref,
    stack_ref,
)
from .questions import ask_ship, card_rule, looks_through, selector_of, ship_prices
from .rules.faces import copies
from .rules.feats import EXTRA_COST, extra_pays, feasible, reinforcing
from .rules.temple import offered, payable
from .state import (
    BOAR,
    DICE,
    FACE_NUMBERS,
    GOLD,
    K_ACTION,
    K_EXTRA,
    K_FORGE,
    K_MIRROR,
    K_OFFERING,
    K_REINFORCE,
    K_SHIP,
    MIRROR,
    MOON,
    SIDES,
    SLOTS,
    SUN,
    up_face,
)


def _no_bearer(seen: Seen) -> Iterator[Refused]:
    """The boar goes to somebody else."""
    v = seen.view
    if selector_of(seen) == BEARERS and v.options < v.layout.seats:
        yield Refused(text("refused-bearer", seat=seat_name(seen, v.asked)), "DF-boar-5", (seat_ref(v.asked),))


def _no_copies(seen: Seen) -> Iterator[Refused]:
    """Faces lying up that this mirror may not copy."""
    v, b = seen.view, seen.book
    faces = copies(v, b)
    for seat in range(v.layout.seats):
        for die in range(DICE):
            face, own = up_face(v, seat, die), seat == v.hero
            if ((faces >> face) & 1 and (not own or looks_through(seen))) or (own and face == MIRROR):
                continue
            if face == MIRROR:
                why, rule = "refused-mirror", "DF-mirror-2"
            elif own and not looks_through(seen):
                why, rule = "refused-own-face", "DF-mirror-1"
            else:
                why, rule = "refused-copied", "DF-mirror-3"
            lying = text("rolled-face", seat=seat_name(seen, seat), die=die_name(die), face=face_name(face))
            yield Refused(text(why, face=lying), rule, (side_ref(seat, die, v.up[seat, die]),))


def _too_dear(seen: Seen, off: int, rule: str) -> Iterator[Refused]:
    """Faces of the sanctuary that the gold at hand does not pay for."""
    v, b = seen.view, seen.book
    able = payable(v, b, v.have[v.asked, GOLD] + off)
    for face in range(1, FACE_NUMBERS):
        if b.price[face] and (v.stock & ~able) >> face & 1:
            price = amount(GOLD, b.price[face] - off)
            yield Refused(text("refused-dear", thing=face_name(face), cost=price), rule, (SANCTUARY, face_ref(face)))


def _too_dear_for_the_ship(seen: Seen) -> Iterator[Refused]:
    yield from _too_dear(seen, ship_prices(seen)[0], ask_ship(seen)[1])


def _not_offered(seen: Seen) -> Iterator[Refused]:
    v, b = seen.view, seen.book
    yield from _too_dear(seen, 0, "DF-offer-4")
    again = payable(v, b, v.have[v.asked, GOLD]) & ~offered(v, b, v.asked)
    for face in (nth_one(again, k) for k in range(ones(again))):
        yield Refused(text("refused-alike", face=face_name(face)), "DF-offer-2", (SANCTUARY, face_ref(face)))


def _not_feasible(seen: Seen) -> Iterator[Refused]:
    """Faces and feats that cannot be paid for, and stacks without a card."""
    v, b = seen.view, seen.book
    yield from _too_dear(seen, 0, "DF-offer-4")
    able = feasible(v, b, v.have[v.asked, SUN], v.have[v.asked, MOON])
    for slot in range(len(SLOTS)):
        feat, refs = feat_name(v.feat[slot]), (ISLANDS, stack_ref(slot))
        if v.stack[slot] == 0:
            yield Refused(text("refused-empty", feat=feat), "DF-feat-4", refs)
        elif not (able >> slot) & 1:
            yield Refused(text("refused-dear", thing=feat, cost=cost(b, slot)), "DF-feat-1", refs)


def _locked(seen: Seen) -> Iterator[Refused]:
    """Boars stay on their die."""
    v, b = seen.view, seen.book
    for die in range(DICE):
        for side in range(SIDES):
            face = v.face[v.asked, die, side]
            if b.does[face] == BOAR:
                said = text("refused-locked", die=die_title(die), face=face_name(face))
                yield Refused(said, "DF-boar-4", (die_ref(v.asked, die), side_ref(v.asked, die, side)))


def _not_reinforcing(seen: Seen) -> Iterator[Refused]:
    """Cards used up this turn, and those that ask for more gold than there is."""
    v, b = seen.view, seen.book
    able = reinforcing(v, b, v.asked, v.have[v.asked, GOLD])
    for i, feat in enumerate(b.reinforcing):
        if v.cards[v.asked, feat] == 0 or (able >> i) & 1:
            continue
        refs = (card_ref(v.asked, feat),)
        if v.cards[v.asked, feat] == v.used[i]:
            yield Refused(text("refused-used", feat=feat_name(feat)), "DF-turn-4", refs)
        else:
            said = text("refused-dear", thing=feat_name(feat), cost=amount(GOLD, b.fee[feat]))
            yield Refused(said, card_rule(feat), refs)


def _no_extra(seen: Seen) -> Iterator[Refused]:
    v, b = seen.view, seen.book
    if extra_pays(v, b, v.asked):
        return
    price = amount(SUN, EXTRA_COST)
    if v.extra:
        yield Refused(text("refused-extra-again"), "DF-turn-7")
    elif v.have[v.asked, SUN] < EXTRA_COST:
        yield Refused(text("refused-extra-dear", cost=price), "DF-turn-7", (reserve_ref(v.asked, SUN),))
    else:
        yield Refused(text("refused-extra-vain", cost=price), "DF-turn-7", (reserve_ref(v.asked, SUN),))


REFUSALS: dict[int, Callable[[Seen], Iterator[Refused]]] = {
    M_PICK: _no_bearer,
    K_MIRROR: _no_copies,
    K_SHIP: _too_dear_for_the_ship,
    K_FORGE: _locked,
    K_REINFORCE: _not_reinforcing,
    K_ACTION: _not_feasible,
    K_OFFERING: _not_offered,
    K_EXTRA: _no_extra,
}
