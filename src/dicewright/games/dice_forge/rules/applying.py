"""Applying the faces of one hero's roll, one after the other: the order of gold and ship, purchases from the ship, and
what the owners of boars gain. DF-bless-7"""

from __future__ import annotations

from ....kernel.bits import nth_one, ones
from ....kernel.flow import step
from ....kernel.machine import push
from ....kernel.question import Question, ask
from ....kernel.rule import rule
from .. import events as tell
from ..box import DICE, Face, FaceKind, Feat, Resource, Token
from ..content.readings import ShipOrder
from ..state import Book, Mode, Stage, State, limit
from .faces import factor, loses
from .reserves import gain, lose
from .temple import SHIP_DISCOUNT, buy_from_ship, payable, unpaid

ORDER = Question(14, "order", "DF-bless-3")
"""0 gain first, 1 the ship first."""
SHIP = Question(16, "ship", "DF-ship-1")
"""0 buy nothing, then faces, then a Triton token."""


@rule
def own_turn_triton(g: State, seat: int) -> int:
    """1 if the seat could spend a Triton token now. DF-token-4"""
    return 1 if seat == g.active and g.tokens[seat, Token.TRITON] > 0 else 0


@step(Stage.ORDER, on="stage")
def order(g: State, b: Book) -> None:
    """Gold before the ship, unless that would waste some: then the roller says which comes first. DF-bless-3"""
    g.stage = Stage.APPLY
    ship = -1
    for die in range(DICE):
        if b.does[g.shows[die]] == FaceKind.PURCHASE and b.does[g.shows[1 - die]] != FaceKind.PURCHASE:
            ship = die
    if ship < 0 or g.mode == Mode.LOST:
        return
    g.first = 1 - ship
    gold = g.gains[1 - ship, Resource.GOLD]
    more = b.triton_gives[Resource.GOLD] * (g.tokens[g.hero, Token.TRITON] if g.hero == g.active else 0)
    have = g.have[g.hero, Resource.GOLD]
    overflows = have + gold + more > limit(g, b, g.hero, Resource.GOLD)
    if gold > 0 and b.ship_order != ShipOrder.LAST and overflows and payable(g, b, have + more + SHIP_DISCOUNT) != 0:
        ask(g, ORDER, g.hero, 2)


@ORDER.answer
def take_order(g: State, b: Book, seat: int, a: int) -> None:
    if a == 1:
        g.first = 1 - g.first


@step(Stage.APPLY, on="stage")
def apply(g: State, b: Book) -> None:
    """One face after the other. DF-bless-3 DF-mino-1"""
    if g.applied == DICE:
        g.stage = Stage.BOAR
        return
    die = g.first if g.applied == 0 else 1 - g.first
    g.applied += 1
    does = b.does[g.shows[die]]
    losing = loses(g, b, die)
    for resource in range(Resource.count):
        amount = g.gains[die, resource]
        if amount > 0:
            if losing:
                lose(g, b, g.hero, resource, amount)
            else:
                gain(g, b, g.hero, resource, amount)
    if does == FaceKind.BOAR:
        g.boars[die] = factor(g, die)
    elif does == FaceKind.PURCHASE and g.mode != Mode.LOST:
        ask_ship(g, b)


# --- the ship ---


@rule
def discount(g: State) -> int:
    """What the ship that is asking takes off: it lies on the die applied last. DF-ship-1 DF-ship-2"""
    return SHIP_DISCOUNT * factor(g, g.first if g.applied == 1 else 1 - g.first)


@rule
def for_sale(g: State, b: Book, seat: int) -> int:
    """Faces the seat can pay for at the ship, as a mask."""
    return payable(g, b, g.have[seat, Resource.GOLD] + discount(g))


@rule
def unsold(g: State, b: Book, seat: int, face: int) -> int:
    """Why the ship does not sell a face; 0 for those that are `for_sale`."""
    return unpaid(g, b, face, g.have[seat, Resource.GOLD] + discount(g))


@rule
def ask_ship(g: State, b: Book) -> None:
    """Buy a face for less? On any turn; only where there is one to be had. DF-ship-1 DF-ship-4 DF-ship-5"""
    faces = ones(for_sale(g, b, g.hero))
    triton = own_turn_triton(g, g.hero)
    if faces + triton > 0:
        ask(g, SHIP, g.hero, 1 + faces + triton)


@SHIP.answer
def take_ship(g: State, b: Book, seat: int, a: int) -> None:
    """A Triton token brings the question back, with more gold."""
    if a == 0:
        return
    faces = for_sale(g, b, seat)
    if a - 1 < ones(faces):
        buy_from_ship(g, b, seat, nth_one(faces, a - 1), discount(g))
    else:
        g.applied -= 1
        spend_triton(g, b, seat)


@rule
def spend_triton(g: State, b: Book, seat: int) -> None:
    """DF-token-4 DF-card-19"""
    g.tokens[seat, Token.TRITON] -= 1
    tell.spent(g, seat, Token.TRITON)
    push(g, b.triton, seat, seat, 0)


# --- boars ---


@step(Stage.BOAR, on="stage")
def reward_boars(g: State, b: Book) -> None:
    """Owners of boar cards gain, once for every time the face was applied, each time as they like; the Minotaur takes
    nothing from them. DF-boar-2 DF-boar-3 DF-boar-6 DF-mino-3 DF-card-6"""
    for die in range(DICE):
        if g.boars[die] > 0:
            g.boars[die] -= 1
            owner = g.boar_owner[g.shows[die] - Face.FIRST_BOAR] - 1
            push(g, b.automatic[Feat.TENACIOUS_BOAR], owner, owner, 0)
            return
    g.stage = Stage.AGAIN
