"""The temple: which faces can be had for how much, offerings, and replacing a face of a die."""

from __future__ import annotations

from ....kernel.bits import ones
from ....kernel.question import ask
from ....kernel.record import Record
from ....kernel.rule import rule, tell
from ..state import (
    BOAR,
    DICE,
    E_BOUGHT,
    E_FORGED,
    GOLD,
    K_FORGE,
    K_OFFERING,
    MOST,
    S_EXTRA,
    S_OFFERING,
    SIDES,
    TRITON,
)
from .reserves import pay, store

TWO = 1
TWO_FACES = 2
SHIP_DISCOUNT = 2


@rule
def payable(g: Record, b: Record, gold: int) -> int:
    """Faces left in the sanctuary that this much gold pays for, as a mask. DF-offer-4 DF-face-3"""
    return g.stock & b.within[min(gold, MOST)]  # type: ignore[no-any-return]


@rule
def offered(g: Record, b: Record, seat: int) -> int:
    """Faces the seat may take in this offering, as a mask: different ones. DF-offer-1 DF-offer-2"""
    if b.offering_limit == TWO and g.purchases >= TWO_FACES:
        return 0
    return payable(g, b, g.have[seat, GOLD]) & ~g.bought  # type: ignore[no-any-return]


@rule
def take_face(g: Record, face: int) -> None:
    """Out of the temple for good. DF-offer-4"""
    g.pool[face] -= 1
    if g.pool[face] == 0:
        g.stock &= ~(1 << face)


@rule
def forge(g: Record, seat: int, face: int) -> None:
    """Take a face that the seat must put on one of its dice before anything else happens. DF-forge-1 DF-forge-4"""
    take_face(g, face)
    g.forging = face
    g.forger = seat


@rule
def buy(g: Record, b: Record, seat: int, face: int) -> None:
    """Buy a face in an offering. DF-offer-1 DF-offer-4"""
    g.bought |= b.alike[face]
    g.purchases += 1
    g.step = S_OFFERING
    tell(g, E_BOUGHT, seat, face, b.price[face])
    pay(g, seat, GOLD, b.price[face])
    forge(g, seat, face)


@rule
def buy_from_ship(g: Record, b: Record, seat: int, face: int, off: int) -> None:
    """For less, but never for less than nothing; not part of any offering. DF-ship-1 DF-ship-2 DF-ship-3"""
    price = b.price[face] - off
    tell(g, E_BOUGHT, seat, face, max(0, price))
    pay(g, seat, GOLD, price)
    if price < 0 and b.ship_floor == 1:
        store(g, b, seat, GOLD, -price)
    forge(g, seat, face)


@rule
def make_offering(g: Record, b: Record) -> None:
    """Another face, as long as there is one to be had. DF-offer-1"""
    seat = g.active
    faces = offered(g, b, seat)
    more = b.offering_limit != TWO or g.purchases < TWO_FACES
    triton = 1 if g.tokens[seat, TRITON] > 0 and more else 0
    if faces == 0 and triton == 0:
        g.step = S_EXTRA
    else:
        ask(g, K_OFFERING, seat, 1 + ones(faces) + triton)


# --- forging ---


@rule
def old_faces(g: Record, b: Record, seat: int) -> int:
    """How many faces of the dice may be replaced; equal ones of one die count once, locked ones not at all.
    DF-forge-1 DF-boar-4"""
    n = 0
    for die in range(DICE):
        seen = 0
        for side in range(SIDES):
            face = g.face[seat, die, side]
            if (seen >> face) & 1 == 0 and b.does[face] != BOAR:
                n += 1
            seen |= 1 << face
    return n


@rule
def nth_old_face(g: Record, b: Record, seat: int, k: int) -> int:
    """The k-th of them: die * SIDES + side."""
    for die in range(DICE):
        seen = 0
        for side in range(SIDES):
            face = g.face[seat, die, side]
            if (seen >> face) & 1 == 0 and b.does[face] != BOAR:
                if k == 0:
                    return die * SIDES + side
                k -= 1
            seen |= 1 << face
    return 0


@rule
def ask_forge(g: Record, b: Record) -> None:
    ask(g, K_FORGE, g.forger, old_faces(g, b, g.forger))


@rule
def replace(g: Record, b: Record, seat: int, k: int) -> None:
    """Put the face on the die, which now shows it; the old one goes beside the board.
    DF-forge-1 DF-forge-2 DF-forge-3"""
    place = nth_old_face(g, b, seat, k)
    die = place // SIDES
    side = place % SIDES
    tell(g, E_FORGED, seat, die, g.face[seat, die, side], g.forging)
    g.face[seat, die, side] = g.forging
    g.up[seat, die] = side
    g.replaced[seat] += 1
    g.forging = 0
    g.forger = 0
