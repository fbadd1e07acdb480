"""The flow of Scuffle: the deal, then turn by turn upkeep, cards and an attack."""

from __future__ import annotations

from dicewright.kernel.flow import first, step
from dicewright.kernel.machine import push
from dicewright.kernel.question import NATURE, Question, ask
from dicewright.kernel.record import Record
from dicewright.kernel.rule import rule

from . import events as tell
from .cards import P_ATTACK, P_UPKEEP
from .effects import MACHINE, main_card, play
from .state import FIRST_HAND, KNOWN, MOST_HAND, TURNS, Book, State, Step

CHOOSE, PICK, DIE, REACT = MACHINE.choose, MACHINE.pick, MACHINE.die, MACHINE.react
MAIN = Question(8, "main", "SC-main-1", sealed=True)
"""0 attack, else a card."""
DRAW = Question(9, "draw", "SC-draw-1")


@step(Step.DEAL)
def deal(g: State, b: Book) -> None:
    seats = g.place.shape[0]
    g.drawer = 0
    while g.drawer < seats and g.held[g.drawer] >= FIRST_HAND:
        g.drawer += 1
    if g.drawer < seats:
        g.drawing = FIRST_HAND
    else:
        g.step = Step.UPKEEP
        g.drawer = 0


@first("drawing")
def draw(g: State, b: Book) -> None:
    """SC-draw-1: an empty deck is made anew from the discard pile; a full hand draws nothing."""
    seat = g.drawer
    if g.left[seat] == 0:
        for card in range(1, KNOWN):
            while g.discard[seat, card] > 0:
                g.discard[seat, card] -= 1
                g.deck[seat, g.left[seat]] = card
                g.left[seat] += 1
    if g.left[seat] == 0 or g.held[seat] == MOST_HAND:
        g.drawing = 0
    else:
        ask(g, DRAW, NATURE, g.left[seat])


@DRAW.answer
def drawn(g: State, b: Book, seat: int, a: int) -> None:
    owner = g.drawer
    card = g.deck[owner, a]
    g.left[owner] -= 1
    g.deck[owner, a] = g.deck[owner, g.left[owner]]
    g.deck[owner, g.left[owner]] = 0
    g.hand[owner, g.held[owner]] = card
    g.held[owner] += 1
    g.drawing -= 1
    tell.drew(g, owner, card)


@step(Step.UPKEEP)
def upkeep(g: State, b: Book) -> None:
    if count_out(g) == 0:
        tell.turn(g, g.active)
        g.step = Step.MAIN
        push(g, P_UPKEEP, g.active, g.active, 0)


@step(Step.MAIN)
def main_phase(g: State, b: Book) -> None:
    """SC-main-1: who is out in his own turn, does nothing more."""
    if count_out(g) == 1:
        return
    if g.out[g.active] != 0:
        g.step = Step.END
        return
    n = 0
    while main_card(g, b, g.active, n) != 0:
        n += 1
    ask(g, MAIN, g.active, n + 1)


@MAIN.answer
def attack_or_play(g: State, b: Book, seat: int, a: int) -> None:
    if a == 0:
        g.step = Step.END
        push(g, P_ATTACK, seat, seat, 0)
    else:
        play(g, b, seat, main_card(g, b, seat, a - 1))


@step(Step.END)
def end_turn(g: State, b: Book) -> None:
    if count_out(g) == 1:
        return
    g.turn += 1
    g.step = Step.UPKEEP
    g.active = (g.active + 1) % g.place.shape[0]
    while g.out[g.active] != 0:
        g.active = (g.active + 1) % g.place.shape[0]


@rule
def count_out(g: State) -> int:
    """SC-end-1: seats without health go out together and share a place; one seat left, or none, ends the game.
    1 = it is over"""
    seats = g.place.shape[0]
    standing = 0
    for seat in range(seats):
        if g.health[seat] > 0:
            standing += 1
    for seat in range(seats):
        if g.out[seat] == 0 and g.health[seat] <= 0:
            g.out[seat] = 1
            g.place[seat] = standing + 1
            tell.out(g, seat)
    if standing > 1 and g.turn < TURNS:
        return 0
    g.over = 1
    for seat in range(seats):
        if g.out[seat] == 0:
            g.place[seat] = 1
            for other in range(seats):
                if g.out[other] == 0 and g.health[other] > g.health[seat]:
                    g.place[seat] += 1
    return 1


@rule
def evaluate(g: State, b: Book, w: Record, seat: int) -> int:
    best = 0
    for other in range(g.place.shape[0]):
        if other != seat:
            best = max(best, g.health[other])
    return max(-1000, min(1000, (g.health[seat] - best) * 50 + 10 * g.held[seat]))
