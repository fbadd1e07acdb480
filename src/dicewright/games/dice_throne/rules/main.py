"""The main phases, and the discard phase: selling, playing and upgrading."""

from __future__ import annotations

from ....kernel.bits import nth_one, ones
from ....kernel.flow import step
from ....kernel.question import Question, ask
from ....kernel.rule import rule
from .. import events as tell
from ..codes import card_code
from ..content.parts import Action
from ..content.switches import DiscardBelow
from ..numbers import HAND_LIMIT
from ..state import NOBODY, Book, OpenRoll, Phase, State, Step, Window
from .damage import hurting, settle
from .holdings import can_act, change_cp, discard_card, leave_hand
from .timing import cards_to_play, play, powers_to_use, upgrade_cost, use_power
from .upkeep import begin_turn_end
from .windows import open_window

MAIN = Question(10, "main", "DT-main-1", sealed=True)
SELL = Question(18, "sell", "DT-disc-1", sealed=True)


@step(Step.MAIN)
def ask_main(g: State, b: Book) -> None:
    """DT-main-1: end the phase, play a card, sell one, or use a power, as often as one likes."""
    seat = g.active
    if g.gathered != 0:
        g.step = Step.MAIN_APPLY
        if hurting(g):
            open_window(g, b, Window.PHASE, NOBODY)
        return
    if g.out[seat] != 0 or can_act(g, b, seat) == 0:
        g.step = Step.MAIN_DONE
        return
    cards = ones(cards_to_play(g, b, Window.MAIN, seat))
    ask(g, MAIN, seat, 1 + cards + g.held[seat] + ones(powers_to_use(g, b, Window.MAIN, seat)))


@step(Step.MAIN_APPLY)
def apply_in_main(g: State, b: Book) -> None:
    """DT-card-12: what a card does to health in a main phase is done at once; whoever is hurt may answer first."""
    settle(g, b)
    g.step = Step.MAIN


@MAIN.answer
def take_main(g: State, b: Book, seat: int, a: int) -> None:
    """Options in order: end, the cards that can be played, every card to sell, powers."""
    if a == 0:
        g.step = Step.MAIN_DONE
        open_window(g, b, Window.PHASE, seat)
        return
    a -= 1
    cards = cards_to_play(g, b, Window.MAIN, seat)
    n = ones(cards)
    if a < n:
        card = nth_one(cards, a)
        if b.card_kind[seat, card] == Action.UPGRADE:
            upgrade(g, b, seat, card)
        else:
            play(g, b, seat, card, OpenRoll.NONE)
        return
    a -= n
    if a < g.held[seat]:
        sell(g, seat, nth_one(g.hand[seat], a))
        return
    use_power(g, b, seat, nth_one(powers_to_use(g, b, Window.MAIN, seat), a - g.held[seat]), OpenRoll.NONE)


@step(Step.MAIN_DONE)
def end_main(g: State, b: Book) -> None:
    """DT-turn-2"""
    settle(g, b)
    if g.phase == Phase.MAIN_1 and g.out[g.active] == 0:
        g.step = Step.OFFENSE
    else:
        g.phase = Phase.DISCARD
        tell.phase(g, g.active, Phase.DISCARD)
        g.step = Step.DISCARD


@rule
def upgrade(g: State, b: Book, seat: int, card: int) -> None:
    """DT-card-8 DT-card-9: it lies on the board for the rest of the game and is never sold."""
    tell.upgraded(g, seat, card_code(g, seat, card))
    change_cp(g, seat, -upgrade_cost(g, b, seat, card))
    leave_hand(g, seat, card)
    g.level[seat, b.card_slot[seat, card]] = b.card_level[seat, card]


@rule
def sell(g: State, seat: int, card: int) -> None:
    """DT-card-6: any card is worth 1 CP."""
    discard_card(g, seat, card)
    tell.sold(g, seat, card_code(g, seat, card))
    change_cp(g, seat, 1)


@step(Step.DISCARD)
def ask_sell(g: State, b: Book) -> None:
    """DT-disc-1: with more than six cards one sells down to six, or further."""
    seat = g.active
    if g.held[seat] > HAND_LIMIT and g.out[seat] == 0:
        g.selling = 1
        ask(g, SELL, seat, g.held[seat])
    elif g.selling != 0 and b.discard_below == DiscardBelow.ALLOWED and g.held[seat] > 0:
        ask(g, SELL, seat, g.held[seat] + 1)
    else:
        begin_turn_end(g, b)


@SELL.answer
def take_sell(g: State, b: Book, seat: int, a: int) -> None:
    if a == g.held[seat]:
        begin_turn_end(g, b)
    else:
        sell(g, seat, nth_one(g.hand[seat], a))
