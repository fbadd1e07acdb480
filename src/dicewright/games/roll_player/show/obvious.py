"""The answer of the main button: what looks best by the weights of the bots. Where nothing is better, what changes
nothing; where it is a matter of taste, none."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Iterator, Sequence
from functools import cache

from ....kernel.assembler import Column
from ....kernel.layout import Layout
from ....kernel.machine import it, me
from .. import box
from ..judge.evaluate import worth
from ..judge.weights import Weights, promise
from ..rules.cards import buy, nth_weapon, price, unaffordable, weapons
from ..rules.cleanup import REFRESH, SHED
from ..rules.dice import move_token, nth_open_row, open_rows, place, turn_to
from ..rules.draft import INITIATIVE, ROW
from ..rules.effects import CHOOSE, DROP, PICK, REACT, REROLL
from ..rules.market import MARKET, MORE, discards, purchases, take_market, take_more
from ..rules.picks import candidate
from ..rules.pool import ORDER, in_pool, nth_in_pool
from ..rules.setup import PLACE, nth_different
from ..rules.skills import Way, nth_way
from ..state import BOARD, NO_CHOICE, ROWS, Book, Seen, State, code_colour, code_face
from .glance import Change, Die, Glance
from .purpose import Purpose, offered_words, offers_top_card, purpose, rerolled, row, selector

FIRST = 0
"""Passes, leaves it, keeps what there is."""
OPPOSITE = 7
"""What two opposite sides of a die come to."""


@cache
def _judging(seats: int, klass: int, goals: tuple[tuple[int, int, int], ...]) -> Weights:
    """The weights of the bots; of what rows promise, the part of one class is enough."""
    layout = Layout(Weights, seats)
    w = layout.table()
    promises = [[promise(*goal) for goal in goals] if k == klass else None for k in range(len(box.CLASSES))]
    nothing = [[[0] * len(row) for row in cells] for cells in next(p for p in promises if p)]
    starts = {f.name: f.start for f in layout.fields if not f.shape}
    layout.fill(w, {**starts, "promise": [p or nothing for p in promises]})
    return w


def _weights(seen: Seen, seat: int) -> Weights:
    v, b = seen.view, seen.book
    klass = v.klass[seat] - 1
    goals = tuple((b.goal_min[klass, r], b.goal_max[klass, r], b.goal_stars[klass, r]) for r in range(ROWS))
    return _judging(v.layout.seats, klass, goals)


def _best(seen: Seen, seat: int, deeds: Iterable[Callable[[State], object]]) -> int:
    """Which of the deeds leaves the character worth most; the first of equal ones."""
    w = _weights(seen, seat)
    values = []
    then = seen.view.copy()
    before = bytes(then.buffer)
    for deed in deeds:
        then.buffer[:] = before
        deed(then)
        values.append(worth(then, seen.book, w, seat))
    return values.index(max(values))


def _placing(b: Book, seat: int, colour: int, face: int, row: int) -> Callable[[State], object]:
    return lambda then: place(then, b, seat, colour, face, row)


# --- dice ---


@PLACE.obvious
def _(seen: Seen) -> int:
    v, seat = seen.view, seen.view.asked
    rows = open_rows(v, seat)
    dice = [v.hand[seat, nth_different(v, seat, k)] for k in range(v.options // rows)]
    return _best(
        seen,
        seat,
        (
            _placing(seen.book, seat, code_colour(die), code_face(die), nth_open_row(v, seat, k))
            for die in dice
            for k in range(rows)
        ),
    )


@ORDER.obvious
def _(seen: Seen) -> int:
    return FIRST


@INITIATIVE.obvious
def _(seen: Seen) -> int:
    """The card whose die does most in its best row; its gold counts."""
    v, seat = seen.view, seen.view.asked
    rows = open_rows(v, seat)
    cards = [nth_in_pool(v, k) for k in range(in_pool(v))]

    def taking(card: int, row: int) -> Callable[[State], object]:
        def deed(then: State) -> None:
            then.gold[seat] += then.coin[card]
            place(then, seen.book, seat, v.p_colour[card], v.p_value[card], row)

        return deed

    deeds = (taking(card, nth_open_row(v, seat, k)) for card in cards for k in range(rows))
    return _best(seen, seat, deeds) // rows


@ROW.obvious
def _(seen: Seen) -> int:
    v, seat = seen.view, seen.view.asked
    colour, face = v.p_colour[v.chosen], v.p_value[v.chosen]
    rows = (nth_open_row(v, seat, k) for k in range(open_rows(v, seat)))
    return _best(seen, seat, (_placing(seen.book, seat, colour, face, row) for row in rows))


# --- actions, skills and abilities ---


@PICK.obvious
def _(seen: Seen) -> int | None:
    """What improves the board most, a new face on average; to leave it, where nothing does or only luck will tell."""
    v, b = seen.view, seen.book
    seat, what = me(v), purpose(v, b)
    found = [candidate(v, b, selector(v, b), k) for k in range(v.options)]
    if what in (Purpose.STEP, Purpose.STEP_AGAIN):
        return _best(seen, seat, (_stepping(seat, way) for way in found))
    if what in (Purpose.SWAP, Purpose.SWAP_WITH, Purpose.FLIP, Purpose.ADJUST):
        return _best_change(seen, seat, what, found)
    if what == Purpose.REROLL:
        return _best_reroll(seen, seat, found)
    if what in (Purpose.BUY, Purpose.ADD):
        return _best(seen, seat, (_buying(b, seat, thing) for thing in found))
    return FIRST if found[FIRST] == NO_CHOICE else None


def _stepping(seat: int, way: int) -> Callable[[State], object]:
    return lambda then: None if way == NO_CHOICE else move_token(then, seat, way)


def _buying(b: Book, seat: int, thing: int) -> Callable[[State], object]:
    """Buy a card of the pile, if it can be paid."""

    def deed(then: State) -> None:
        if thing != NO_CHOICE and unaffordable(then, b, seat, then.pile[thing]) == 0:
            buy(then, b, seat, then.pile[thing], 0)

    return deed


def _best_change(seen: Seen, seat: int, what: Purpose, found: Sequence[int]) -> int:
    """The answer after which the dice are worth most."""
    glance = Glance(seen, _weights(seen, seat), seat)
    answers = [k for k, thing in enumerate(found) for _ in _changes(glance.dice, what, thing, it(seen.view))]
    changes = [change for thing in found for change in _changes(glance.dice, what, thing, it(seen.view))]
    leave = [FIRST] if found[FIRST] == NO_CHOICE else []
    likely = glance.likely(changes)
    best = _best(seen, seat, (_changing(seat, change) for change in [()] * len(leave) + [changes[k] for k in likely]))
    return (leave + [answers[k] for k in likely])[best]


def _best_reroll(seen: Seen, seat: int, found: Sequence[int]) -> int:
    """The die that gains most by a new face, where the old one may stay. RP-act-4"""
    glance = Glance(seen, _weights(seen, seat), seat)
    gains = [0 if cell == NO_CHOICE else _hope(glance, cell) for cell in found]
    return gains.index(max(gains))


def _hope(glance: Glance, cell: int) -> int:
    colour, _ = glance.dice[cell]
    return sum(max(0, glance.brings([(cell, (colour, face))])) for face in range(1, OPPOSITE))


def _changes(dice: Sequence[Die], what: Purpose, thing: int, first: int) -> Iterator[Change]:
    """What an answer can do to the dice: to swap one, with each that lies behind it."""
    if thing == NO_CHOICE:
        return
    if what == Purpose.SWAP:
        yield from (_swap(dice, thing, other) for other in range(thing + 1, BOARD) if dice[other][1] > 0)
    elif what == Purpose.SWAP_WITH:
        yield _swap(dice, first, thing)
    elif what == Purpose.FLIP:
        colour, face = dice[thing]
        yield ((thing, (colour, OPPOSITE - face)),)
    else:
        cell, up = divmod(thing, 2)
        colour, face = dice[cell]
        yield ((cell, (colour, face + 2 * up - 1)),)


def _swap(dice: Sequence[Die], one: int, other: int) -> Change:
    return (one, dice[other]), (other, dice[one])


def _changing(seat: int, change: Change) -> Callable[[State], object]:
    def deed(then: State) -> None:
        for cell, (colour, face) in change:
            then.colour[seat, cell], then.value[seat, cell] = colour, face

    return deed


@CHOOSE.obvious
def _(seen: Seen) -> int | None:
    """The better face; nothing else that costs."""
    v, b = seen.view, seen.book
    if offered_words(v, b, 1) is not None or offers_top_card(v, b):
        return FIRST
    seat, cell, face = rerolled(v)
    return _best(seen, seat, (lambda then: None, lambda then: turn_to(then, seat, cell, face)))


@REACT.obvious
def _(seen: Seen) -> int:
    """The action that was left costs nothing; skills are better kept."""
    v, b = seen.view, seen.book
    window = b.code[row(v), Column.WHAT]
    offered = [nth_way(v, b, window, v.asked, k) for k in range(v.options - 1)]
    return 1 + offered.index(Way.DEFERRED) if Way.DEFERRED in offered else FIRST


@REROLL.obvious
def _(seen: Seen) -> int:
    return FIRST


# --- market, cleanup and end ---


@MARKET.obvious
def _(seen: Seen) -> int:
    """The purchase that is worth most, or the discard of what the others would like best."""
    v, b, seat = seen.view, seen.book, seen.view.asked
    n = discards(v, b)
    best = _best(seen, seat, (_answering(take_market, b, seat, a) for a in range(n + purchases(v, b, seat))))
    return best if best >= n or n == 1 else max(range(n), key=lambda i: b.price[v.row[i]])


@MORE.obvious
def _(seen: Seen) -> int:
    v, b, seat = seen.view, seen.book, seen.view.asked
    return _best(seen, seat, (_answering(take_more, b, seat, a) for a in range(1 + purchases(v, b, seat))))


def _answering(take: Callable[[State, Book, int, int], None], b: Book, seat: int, a: int) -> Callable[[State], object]:
    return lambda then: take(then, b, seat, a)


@DROP.obvious
def _(seen: Seen) -> int:
    """The cheapest weapon."""
    v, b, seat = seen.view, seen.book, seen.view.asked
    return min(range(weapons(v, seat)), key=lambda k: price(v, b, seat, nth_weapon(v, seat, k)))


@REFRESH.obvious
def _(seen: Seen) -> int:
    return min(1, seen.view.options - 1)


@SHED.obvious
def _(seen: Seen) -> int:
    return FIRST
