"""Market cards in a player's hands: what they cost, what happens when one comes or goes."""

from __future__ import annotations

from ....kernel.bits import nth_one, ones
from ....kernel.machine import push
from ....kernel.rule import rule
from .. import box
from .. import events as tell
from ..content.abilities import HANDS
from ..content.readings import BuyAbilities
from ..state import DIE_BONUS, DISCOUNT, Book, Colour, Occasion, Passive, State, Type, Why, skill_of
from .deck import put_on_pile
from .dice import move_token
from .occasions import WEAPON_COUNT, set_off

ALL_WEAPONS, ALL_ARMOR, ALL_SKILLS, ALL_TRAITS = (
    sum(1 << box.CARDS.index(name) for name in names) for names in (box.WEAPONS, box.ARMORS, box.SKILLS, box.TRAITS)
)
"""The cards of a type, a bit each."""


@rule
def refresh_passives(g: State, b: Book, seat: int) -> None:
    """What class and weapons give all the time, added up; of several floors the highest counts."""
    klass = g.klass[seat] - 1
    for what in range(Passive.count):
        n = b.class_passive[klass, what]
        for weapon in range(WEAPON_COUNT):
            if (g.held[seat] >> weapon) & 1:
                more = b.weapon_passive[weapon, what]
                n = max(n, more) if what == Passive.FLOOR else n + more
        g.passive[seat, what] = n
    g.passive[seat, DIE_BONUS + b.class_colour[klass]] += g.passive[seat, Passive.CLASS_DIE]
    for colour in range(Colour.count):
        if g.passive[seat, DIE_BONUS + colour] != 0:
            g.passive[seat, Passive.DICE] = 1
    hands = 0
    for weapon in range(WEAPON_COUNT):
        if (g.held[seat] >> weapon) & 1:
            hands += 1 if g.passive[seat, Passive.LIGHT] > 0 else b.weapon_hands[weapon]
    g.hands[seat] = hands


@rule
def price(g: State, b: Book, seat: int, card: int) -> int:
    """What a card of the market or the discard pile costs, less discounts; never below nothing.
    RP-mkt-3 RP-weapon-8 RP-class-2"""
    return max(b.price[card] - g.passive[seat, DISCOUNT + b.type[card]], 0)


@rule
def unaffordable(g: State, b: Book, seat: int, card: int) -> int:
    """RP-mkt-2"""
    return Why.TOO_DEAR if price(g, b, seat, card) > g.gold[seat] + g.tokens[seat] else 0


@rule
def buy(g: State, b: Book, seat: int, card: int, market: int) -> None:
    """Pay and take. Charisma tokens go first: after this phase they are worth nothing. RP-mkt-2 RP-mkt-3"""
    cost = price(g, b, seat, card)
    tokens = min(cost, g.tokens[seat])
    g.tokens[seat] -= tokens
    g.gold[seat] -= cost - tokens
    acquire(g, b, seat, card, cost - tokens, tokens, market)


@rule
def acquire(g: State, b: Book, seat: int, card: int, gold: int, tokens: int, market: int) -> None:
    """A bought card comes to the board; no number limits armour, traits and skills. A trait moves the token if it can,
    a skill is ready, a weapon may need room; then the class may have its say.
    RP-mkt-7 RP-mkt-8 RP-mkt-9 RP-mkt-10 RP-class-4 RP-class-9 RP-class-11"""
    tell.bought(g, seat, card, gold, tokens)
    g.held[seat] |= 1 << card
    kind = b.type[card]
    if kind == Type.SKILL:
        g.skills[seat] |= 1 << skill_of(card)
        g.ready[seat] |= 1 << skill_of(card)
    elif kind == Type.TRAIT:
        move_token(g, seat, b.arrow[card])
    if market == 1 or b.buy_abilities == BuyAbilities.EVERY_PURCHASE:
        set_off(g, b, seat, Occasion.BUY_WEAPON + kind, 0)
    if kind == Type.WEAPON:
        refresh_passives(g, b, seat)
        push(g, b.make_room, seat, 0, 0)


@rule
def too_few_hands(g: State, seat: int) -> int:
    """RP-mkt-10 RP-class-12"""
    return 1 if g.hands[seat] > HANDS + g.passive[seat, Passive.HANDS] else 0


@rule
def weapons(g: State, seat: int) -> int:
    return ones(g.held[seat] & ALL_WEAPONS)


@rule
def nth_weapon(g: State, seat: int, k: int) -> int:
    return nth_one(g.held[seat] & ALL_WEAPONS, k)


@rule
def lose(g: State, b: Book, seat: int, card: int) -> None:
    """A card goes from a board to the discard pile, without gold. RP-mkt-11 RP-end-3"""
    g.held[seat] &= ~(1 << card)
    if b.type[card] == Type.SKILL:
        g.skills[seat] &= ~(1 << skill_of(card))
        g.ready[seat] &= ~(1 << skill_of(card))
    elif b.type[card] == Type.WEAPON:
        refresh_passives(g, b, seat)
    put_on_pile(g, card)


@rule
def drop(g: State, b: Book, seat: int, card: int) -> None:
    """A weapon goes: to make room, where it may be the one that has just come, or as its owner likes. RP-mkt-11"""
    lose(g, b, seat, card)
    tell.dropped(g, seat, card)
