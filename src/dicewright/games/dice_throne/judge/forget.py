"""What a seat cannot see, put anew."""

from __future__ import annotations

from ....kernel.bits import nth_one
from ....kernel.chance import below, following
from ....kernel.rule import rule
from ..state import Book, State, is_opponent


@rule
def forget(g: State, b: Book, seat: int, seed: int) -> None:
    """Deal anew between the hand and the deck of everybody whose hand the seat may not see. DT-team-1"""
    for other in range(g.place.shape[0]):
        if seat >= 0 and not is_opponent(g, seat, other):
            continue
        together = g.hand[other] | g.deck[other]
        hand = 0
        for k in range(g.held[other]):
            seed = following(seed)
            card = nth_one(together, below(seed, g.held[other] + g.left[other] - k))
            together &= ~(1 << card)
            hand |= 1 << card
        g.hand[other] = hand
        g.deck[other] = together
