"""The Cleanup Phase, and the end of the game."""

from __future__ import annotations

from ....kernel.bits import nth_one, ones
from ....kernel.flow import step
from ....kernel.question import Question, ask
from ....kernel.rule import rule
from .. import events as tell
from ..content.readings import DiscardBeforeScoring
from ..state import INITIATIVE_CARDS, Book, Passive, Phase, State, Step, rounds_left, seat_in_order, skill_card
from .cards import lose
from .deck import put_on_pile, reveal, take_from_row
from .dice import into_bag
from .score import score
from .setup import place_gold

REFRESH = Question(27, "refresh", "RP-clean-2")
"""0 none, else an exhausted skill."""
SHED = Question(28, "shed", "RP-end-3")
"""0 keep all, else a card to discard before scoring."""


@rule
def exhausted(g: State, seat: int) -> int:
    """Skills that are turned sideways, a bit each."""
    return g.skills[seat] & ~g.ready[seat]


@step(Step.REFRESH)
def refresh(g: State, b: Book) -> None:
    """Charisma tokens go; each may refresh a skill for rounds to come; then the table is cleared.
    RP-clean-1 RP-clean-2 RP-class-10 RP-end-2"""
    seats = g.gold.shape[0]
    g.phase = Phase.CLEANUP
    while g.cursor < seats:
        seat = seat_in_order(g, g.cursor)
        g.tokens[seat] = 0
        if rounds_left(g, b) > 0 and exhausted(g, seat) != 0 and g.refreshed < 1 + g.passive[seat, Passive.REFRESH]:
            g.active = seat
            ask(g, REFRESH, seat, 1 + ones(exhausted(g, seat)))
            return
        g.refreshed = 0
        g.cursor += 1
    g.cursor = 0
    _clear_table(g)
    if rounds_left(g, b) > 0:
        g.step = Step.CLEANUP
    else:
        g.phase = Phase.SCORING
        g.step = Step.SHED


@REFRESH.answer
def take_refresh(g: State, b: Book, seat: int, a: int) -> None:
    if a == 0:
        g.refreshed = 0
        g.cursor += 1
        return
    skill = nth_one(exhausted(g, seat), a - 1)
    g.ready[seat] |= 1 << skill
    g.refreshed += 1
    tell.refreshed(g, seat, skill_card(skill))


@rule
def _clear_table(g: State) -> None:
    """The die that is left goes to the bag, the cards that are left to the discard pile; nobody gets gold for them.
    RP-clean-3"""
    for card in range(INITIATIVE_CARDS):
        if g.p_value[card] > 0:
            into_bag(g, g.p_colour[card])
            g.p_value[card] = 0
            g.p_colour[card] = 0
    while g.row_n > 0:
        put_on_pile(g, take_from_row(g, 0))


@step(Step.CLEANUP)
def next_round(g: State, b: Book) -> None:
    """A new market, gold on the cards in the middle, and the bag goes to the left. RP-clean-4 RP-clean-5 RP-clean-6"""
    if reveal(g, b) == 1:
        return
    place_gold(g, b)
    g.start = (g.start + 1) % g.gold.shape[0]
    g.cursor = 0
    g.step = Step.ROLL


@step(Step.SHED)
def shed(g: State, b: Book) -> None:
    """All boards are full: no market is laid out any more. Cards that would cost stars may go before scoring.
    RP-end-1 RP-end-3 RP-end-4"""
    while g.cursor < g.gold.shape[0]:
        seat = seat_in_order(g, g.cursor)
        if g.held[seat] != 0 and b.discard_before_scoring == DiscardBeforeScoring.ALLOWED:
            g.active = seat
            ask(g, SHED, seat, 1 + ones(g.held[seat]))
            return
        g.cursor += 1
    score(g, b)


@SHED.answer
def take_shed(g: State, b: Book, seat: int, a: int) -> None:
    if a == 0:
        g.cursor += 1
        return
    card = nth_one(g.held[seat], a - 1)
    lose(g, b, seat, card)
    tell.shed(g, seat, card)
