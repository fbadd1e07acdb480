"""Set-up: the market deck, the first market, the starting dice."""

from __future__ import annotations

from ....kernel.flow import step
from ....kernel.question import NATURE, Question, ask
from ....kernel.rule import rule
from .. import events as tell
from ..state import Book, Colour, State, Step, code_colour, code_face, die_code, seat_in_order
from .deck import CARD, ask_top_card, put_on_pile, put_on_trash, reveal, take_from_deck
from .dice import DIE, ROLL, from_bag, nth_open_row, open_rows, place

PLACE = Question(18, "place", "RP-set-15")
"""A starting die and a row for it."""


# --- the market ---


@step(Step.DECK)
def thin_deck(g: State, b: Book) -> None:
    """With few players some cards go to the discard pile, drawn at random from each rank. RP-set-9 RP-set-10"""
    if g.cursor < b.removed[0]:
        ask_top_card(g)
    elif g.cursor < b.removed[0] + b.removed[1]:
        ask(g, CARD, NATURE, g.deck_n - g.top_n)
    else:
        g.cursor = 0
        g.step = Step.ROW


@rule
def card_removed(g: State, b: Book, a: int) -> None:
    card = take_from_deck(g, a if g.cursor < b.removed[0] else a + g.top_n)
    put_on_pile(g, card)
    tell.removed(g, card)
    g.cursor += 1


@step(Step.ROW)
def lay_out(g: State, b: Book) -> None:
    """The first market; gold on every initiative card but the first and the last. RP-set-11 RP-set-12"""
    if reveal(g, b) == 1:
        return
    place_gold(g, b)
    g.step = Step.TRASH if b.solo == 1 else Step.STARTING


@rule
def place_gold(g: State, b: Book) -> None:
    """One gold on each card in the middle that has none. RP-set-12 RP-clean-5"""
    for card in range(1, b.cards_out - 1):
        g.coin[card] = 1


@step(Step.TRASH)
def begin_trash(g: State, b: Book) -> None:
    """The trash pile of a solo game begins with the top card of the deck. RP-solo-4"""
    ask_top_card(g)


@rule
def first_trash(g: State, card: int) -> None:
    tell.revealed(g, card)
    put_on_trash(g, card)
    g.step = Step.STARTING


# --- the starting dice ---


@step(Step.STARTING)
def draw_starting(g: State, b: Book) -> None:
    """Everybody's starting dice, clockwise: those handed out, those drawn; all rolled. RP-set-13 RP-var-1 RP-var-5"""
    seats = g.gold.shape[0]
    while g.cursor < seats:
        seat = seat_in_order(g, g.cursor)
        n = g.hand_n[seat]
        if n < b.starting_dice:
            handed = n
            for colour in range(Colour.count):
                if handed < b.given[colour]:
                    g.bag[colour] -= 1
                    g.bag_n -= 1
                    g.drawn = colour
                    ask(g, ROLL, NATURE, 6)
                    return
                handed -= b.given[colour]
            ask(g, DIE, NATURE, g.bag_n)
            return
        g.cursor += 1
    g.cursor = 0
    g.step = Step.PLACING


@rule
def starting_drawn(g: State, a: int) -> None:
    g.drawn = from_bag(g, a)
    ask(g, ROLL, NATURE, 6)


@rule
def starting_rolled(g: State, face: int) -> None:
    """Keep the hand in order, so that equal dice lie side by side."""
    seat = seat_in_order(g, g.cursor)
    code = die_code(g.drawn, face)
    i = g.hand_n[seat]
    while i > 0 and g.hand[seat, i - 1] > code:
        g.hand[seat, i] = g.hand[seat, i - 1]
        i -= 1
    g.hand[seat, i] = code
    g.hand_n[seat] += 1
    tell.starting(g, seat, code)


@rule
def different_dice(g: State, seat: int) -> int:
    """How many dice in hand look different."""
    n = 0
    for i in range(g.hand_n[seat]):
        if i == 0 or g.hand[seat, i] != g.hand[seat, i - 1]:
            n += 1
    return n


@rule
def nth_different(g: State, seat: int, k: int) -> int:
    """The place in hand of the k-th die that looks different."""
    i = 0
    while True:
        if i == 0 or g.hand[seat, i] != g.hand[seat, i - 1]:
            if k == 0:
                return i
            k -= 1
        i += 1


@step(Step.PLACING)
def place_starting(g: State, b: Book) -> None:
    """Each places his starting dice, one by one, in the rows he likes. RP-set-14 RP-set-15"""
    seats = g.gold.shape[0]
    while g.cursor < seats:
        seat = seat_in_order(g, g.cursor)
        if g.hand_n[seat] > 0:
            ask(g, PLACE, seat, different_dice(g, seat) * open_rows(g, seat))
            return
        g.cursor += 1
    g.cursor = 0
    g.step = Step.ROLL


@PLACE.answer
def take_placing(g: State, b: Book, seat: int, a: int) -> None:
    rows = open_rows(g, seat)
    i = nth_different(g, seat, a // rows)
    row = nth_open_row(g, seat, a % rows)
    code = int(g.hand[seat, i])
    g.hand_n[seat] -= 1
    for k in range(i, g.hand_n[seat]):
        g.hand[seat, k] = g.hand[seat, k + 1]
    g.hand[seat, g.hand_n[seat]] = 0
    place(g, b, seat, code_colour(code), code_face(code), row)
