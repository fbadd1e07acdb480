"""The questions of the Roll Phase and the Dice Phase in words, their options, and what they refuse.

The options follow the order of the rules themselves: they are found with the same functions. Questions without words
here are said by the message `ask-<name>`.
"""

from __future__ import annotations

from collections.abc import Iterator

from ....kernel.describe import Does, Refused, does, seat_name
from ....kernel.words import Text, text
from ..rules.dice import nth_open_row, unplaceable
from ..rules.draft import ENEMY, INITIATIVE, ROW
from ..rules.pool import ORDER, in_pool, nth_in_pool, nth_order, untakeable
from ..rules.skills import nth_way
from ..state import CELLS, ROWS, Passive, Seen, SkillWindow, Why
from . import names, refs
from .names import TAKEN
from .questions_effects import no_ways, way


def placing(seen: Seen, seat: int, row: int, die: Text | None = None) -> Text:
    """A die, or the one that is spoken of, goes to the next space of a row; and what filling the row pays."""
    v = seen.view
    n = v.filled[seat, row] + 1
    what, args = ("do-row", {}) if die is None else ("do-place", {"die": die})
    if n < CELLS:
        return text(what, attribute=names.attribute(row), n=n, **args)
    pays = names.coins(1 + v.passive[seat, Passive.FILL])
    return text(f"{what}-fills", attribute=names.attribute(row), coins=pays, **args)


def full_rows(seen: Seen) -> Iterator[Refused | None]:
    v = seen.view
    for row in range(ROWS):
        yield Why.refuse(unplaceable(v, v.asked, row), refs.row(v.asked, row), attribute=names.attribute(row))


@ORDER.words
def _(seen: Seen) -> Text:
    v = seen.view
    return text("ask-order", face=v.p_value[v.sorted], n=v.sorted + 1)


@ORDER.option
def _(seen: Seen, a: int) -> Does:
    v = seen.view
    card = nth_order(v, v.sorted, a)
    die = names.die(v.p_colour[card], v.p_value[card], TAKEN)
    return does(text("do-order", die=die), refs.initiative(card))


@INITIATIVE.option
def _(seen: Seen, a: int) -> Does:
    v = seen.view
    n = in_pool(v)
    if a >= n:
        return way(seen, nth_way(v, seen.book, SkillWindow.DRAFT, v.asked, a - n))
    card = nth_in_pool(v, a)
    die = names.die(v.p_colour[card], v.p_value[card])
    said = text("do-initiative", n=card + 1, die=die)
    if v.coin[card]:
        pays = names.coins(1 + v.passive[v.asked, Passive.COIN])
        said = text("do-initiative-gold", n=card + 1, die=die, coins=pays)
    return does(said, refs.initiative(card))


@INITIATIVE.refuses
def _(seen: Seen) -> Iterator[Refused | None]:
    """The cards that others have taken; skills and abilities that cannot be used first."""
    v = seen.view
    for seat in range(v.layout.seats):
        card = v.initiative[seat] - 1
        if card >= 0:
            yield Why.refuse(untakeable(v, card), refs.initiative(card), n=card + 1, seat=seat_name(seen, seat))
    yield from no_ways(seen, SkillWindow.DRAFT)


@ROW.words
def _(seen: Seen) -> Text:
    v = seen.view
    return text("ask-row", die=names.die(v.p_colour[v.chosen], v.p_value[v.chosen], TAKEN))


@ROW.option
def _(seen: Seen, a: int) -> Does:
    v = seen.view
    row = nth_open_row(v, v.asked, a)
    cell = row * CELLS + v.filled[v.asked, row]
    return does(placing(seen, v.asked, row), refs.row(v.asked, row), refs.cell(v.asked, cell))


@ROW.refuses
def _(seen: Seen) -> Iterator[Refused | None]:
    return full_rows(seen)


@ENEMY.option
def _(seen: Seen, a: int) -> Does:
    return does(text("do-face", n=a + 1))
