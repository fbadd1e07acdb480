"""What cards and tokens ask through the machine: one of several gains, or something to pick."""

from __future__ import annotations

from collections.abc import Iterator

from ....kernel.assembler import Column
from ....kernel.describe import Does, Refused, does, seat_name, seat_ref
from ....kernel.words import Text, text
from ..box import Feat
from ..content.verbs import Selector
from ..rules.effects import CHOOSE, PICK, candidate, offer, unbearing
from ..state import Seen, Why
from . import names, refs


def _running(seen: Seen) -> tuple[Text, str]:
    """What asks, by name, and its rule: the Triton token, or a card."""
    v, b = seen.view, seen.book
    pc = v.f_pc[v.sp - 1]
    if pc == b.triton:
        return text("title-triton"), "DF-token-4"
    feat = next(f for f in range(Feat.count) if pc in (b.instant[f], b.reinforcement[f], b.automatic[f]))
    return names.feat(feat), "DF-boar-2" if pc == b.automatic[Feat.TENACIOUS_BOAR] else names.card_rule(feat)


def selector_of(seen: Seen) -> int:
    """What a PICK lets one pick."""
    v = seen.view
    return seen.book.code[v.f_pc[v.sp - 1], Column.WHAT]


@CHOOSE.words
def _(seen: Seen) -> tuple[Text, str]:
    what, rule = _running(seen)
    return text("ask-choose", what=what), rule


@CHOOSE.option
def _(seen: Seen, a: int) -> Does:
    v, b = seen.view, seen.book
    row = offer(v, b, a)
    resource = b.code[row, Column.WHAT]
    said = text("do-gain", gains=names.amount(resource, b.code[row, Column.PLUS]))
    return does(said, refs.reserve(v.asked, resource), rule=_running(seen)[1])


@PICK.words
def _(seen: Seen) -> tuple[Text, str]:
    what, rule = _running(seen)
    selector = selector_of(seen)
    if selector == Selector.OWN_DICE:
        return text("ask-pick-die", what=what), rule
    if selector == Selector.BEARERS:
        return text("ask-pick-bearer"), "DF-boar-5"
    return text("ask-pick-shield", what=what), rule


@PICK.option
def _(seen: Seen, a: int) -> Does:
    v = seen.view
    selector = selector_of(seen)
    found = candidate(v, seen.book, selector, a)
    rule = _running(seen)[1]
    if selector == Selector.OWN_DICE:
        return does(text("do-pick-die", die=names.die(found)), refs.die(v.asked, found), rule=rule)
    if selector == Selector.BEARERS:
        return does(seat_name(seen, found), seat_ref(found), rule="DF-boar-5")
    return does(names.face(found), refs.face(found), rule=rule)


@PICK.refuses
def _(seen: Seen) -> Iterator[Refused | None]:
    """The boar goes to somebody else."""
    v = seen.view
    if selector_of(seen) == Selector.BEARERS:
        for seat in range(v.layout.seats):
            yield Why.refuse(unbearing(v, seen.book, seat), seat_ref(seat), seat=seat_name(seen, seat))
