"""The temple: which faces can be had for how much, offerings, and replacing a face of a die."""

from __future__ import annotations

from ....kernel.bits import ones
from ....kernel.flow import first, step
from ....kernel.question import Question, ask
from ....kernel.rule import rule
from .. import events as tell
from ..box import DICE, SIDES, FaceKind, Resource, Token
from ..content.readings import OfferingLimit, SecondOffering, ShipFloor
from ..state import DEAREST, Book, State, Step, Why
from .reserves import pay, store

TWO_FACES = 2
SHIP_DISCOUNT = 2

FORGE = Question(17, "forge", "DF-forge-1")
"""Which face of one's dice is replaced, see nth_old_face."""
OFFERING = Question(22, "offering", "DF-offer-1")
"""0 enough, then faces, then a Triton token."""


@rule
def payable(g: State, b: Book, gold: int) -> int:
    """Faces left in the sanctuary that this much gold pays for, as a mask. DF-offer-4 DF-face-3"""
    return g.stock & b.within[min(gold, DEAREST)]


@rule
def offered(g: State, b: Book, seat: int) -> int:
    """Faces the seat may take in this offering, as a mask: different ones. DF-offer-1 DF-offer-2"""
    if b.offering_limit == OfferingLimit.TWO and g.purchases >= TWO_FACES:
        return 0
    return payable(g, b, g.have[seat, Resource.GOLD]) & ~g.bought


@rule
def bought_before(g: State, b: Book) -> int:
    """What a second offering of the turn may not take on account of the first, as a mask: nothing, by our reading.
    DF-offer-3"""
    return g.bought if b.second_offering == SecondOffering.OTHER_FACES else 0


@rule
def unpaid(g: State, b: Book, face: int, gold: int) -> int:
    """Why so much gold does not buy a face; 0 for those that are `payable`."""
    if (payable(g, b, gold) >> face) & 1 == 1:
        return 0
    return Why.DEAR if b.price[face] > 0 and (g.stock >> face) & 1 == 1 else Why.NOT_FOR_SALE


@rule
def unoffered(g: State, b: Book, seat: int, face: int) -> int:
    """Why the seat may not take a face in this offering; 0 for those that are `offered`."""
    why = unpaid(g, b, face, g.have[seat, Resource.GOLD])
    return Why.ALIKE if why == 0 and (offered(g, b, seat) >> face) & 1 == 0 else why


@rule
def take_face(g: State, face: int) -> None:
    """Out of the temple for good. DF-offer-4"""
    g.pool[face] -= 1
    if g.pool[face] == 0:
        g.stock &= ~(1 << face)


@rule
def forge(g: State, seat: int, face: int) -> None:
    """Take a face that the seat must put on one of its dice before anything else happens: the only way to change a die.
    DF-forge-1 DF-forge-4 DF-forge-5"""
    take_face(g, face)
    g.forging = face
    g.forger = seat


@rule
def buy(g: State, b: Book, seat: int, face: int) -> None:
    """Buy a face in an offering. DF-offer-1 DF-offer-4"""
    g.bought |= b.alike[face]
    g.purchases += 1
    g.step = Step.OFFERING
    tell.bought(g, seat, face, b.price[face])
    pay(g, seat, Resource.GOLD, b.price[face])
    forge(g, seat, face)


@rule
def buy_from_ship(g: State, b: Book, seat: int, face: int, off: int) -> None:
    """For less, but never for less than nothing; not part of any offering. DF-ship-1 DF-ship-2 DF-ship-3"""
    price = b.price[face] - off
    tell.bought(g, seat, face, max(0, price))
    pay(g, seat, Resource.GOLD, price)
    if price < 0 and b.ship_floor == ShipFloor.GOLD_BACK:
        store(g, b, seat, Resource.GOLD, -price)
    forge(g, seat, face)


@step(Step.OFFERING)
def make_offering(g: State, b: Book) -> None:
    """Another face, as long as there is one to be had. DF-offer-1"""
    seat = g.active
    faces = offered(g, b, seat)
    more = b.offering_limit != OfferingLimit.TWO or g.purchases < TWO_FACES
    triton = 1 if g.tokens[seat, Token.TRITON] > 0 and more else 0
    if faces == 0 and triton == 0:
        g.step = Step.EXTRA
    else:
        ask(g, OFFERING, seat, 1 + ones(faces) + triton)


# --- forging ---


@rule
def unreplaced(b: Book, face: int, before: int) -> int:
    """Why a face of a die may not be replaced; 0: it may. Of equal ones of a die, only the first is named: `before` are
    the faces that came before it, as a mask. DF-forge-1 DF-boar-4"""
    if b.does[face] == FaceKind.BOAR:
        return Why.LOCKED
    return Why.SAME_FACE if (before >> face) & 1 == 1 else 0


@rule
def old_faces(g: State, b: Book, seat: int) -> int:
    """How many faces of the dice may be replaced."""
    n = 0
    for die in range(DICE):
        before = 0
        for side in range(SIDES):
            face = g.face[seat, die, side]
            if unreplaced(b, face, before) == 0:
                n += 1
            before |= 1 << face
    return n


@rule
def nth_old_face(g: State, b: Book, seat: int, k: int) -> int:
    """The k-th of them: die * SIDES + side."""
    for die in range(DICE):
        before = 0
        for side in range(SIDES):
            face = g.face[seat, die, side]
            if unreplaced(b, face, before) == 0:
                if k == 0:
                    return die * SIDES + side
                k -= 1
            before |= 1 << face
    return 0


@first("forging", order=1)
def ask_forge(g: State, b: Book) -> None:
    ask(g, FORGE, g.forger, old_faces(g, b, g.forger))


@FORGE.answer
def replace(g: State, b: Book, seat: int, k: int) -> None:
    """Put the face on the die, which now shows it; the old one goes beside the board.
    DF-forge-1 DF-forge-2 DF-forge-3"""
    place = nth_old_face(g, b, seat, k)
    die = place // SIDES
    side = place % SIDES
    tell.forged(g, seat, die, g.face[seat, die, side], g.forging)
    g.face[seat, die, side] = g.forging
    g.up[seat, die] = side
    g.replaced[seat] += 1
    g.forging = 0
    g.forger = 0
