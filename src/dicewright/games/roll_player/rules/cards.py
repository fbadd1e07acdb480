"""Market cards in a player's hands: what they cost, what happens when one comes or goes."""

from __future__ import annotations

from ....kernel.bits import nth_one, ones
from ....kernel.machine import push
from ....kernel.record import Record
from ....kernel.rule import rule, tell
from ..content import HANDS
from ..state import (
    E_BOUGHT,
    E_DROPPED,
    PASSIVES,
    SKILL,
    TRAIT,
    WEAPON,
    WEAPONS,
    X_DISCOUNT,
    X_FLOOR,
    X_HANDS,
    X_LIGHT,
    skill_of,
)
from .deck import put_on_pile
from .dice import move_token

WEAPON_COUNT = len(WEAPONS)
ALL_WEAPONS = (1 << WEAPON_COUNT) - 1


@rule
def refresh_passives(g: Record, b: Record, seat: int) -> None:
    """What class and weapons give all the time, added up; of several floors the highest counts."""
    klass = g.klass[seat] - 1
    for what in range(PASSIVES):
        n = b.class_passive[klass, what]
        for weapon in range(WEAPON_COUNT):
            if (g.held[seat] >> weapon) & 1:
                more = b.weapon_passive[weapon, what]
                n = max(n, more) if what == X_FLOOR else n + more
        g.passive[seat, what] = n
    hands = 0
    for weapon in range(WEAPON_COUNT):
        if (g.held[seat] >> weapon) & 1:
            hands += 1 if g.passive[seat, X_LIGHT] > 0 else b.weapon_hands[weapon]
    g.hands[seat] = hands


@rule
def price(g: Record, b: Record, seat: int, card: int) -> int:
    """What a card of the market or the discard pile costs, less discounts; never below nothing.
    RP-mkt-3 RP-weapon-8 RP-class-2"""
    return max(b.price[card] - g.passive[seat, X_DISCOUNT + b.type[card]], 0)  # type: ignore[no-any-return]


@rule
def can_pay(g: Record, b: Record, seat: int, card: int) -> int:
    """RP-mkt-2"""
    return 1 if price(g, b, seat, card) <= g.gold[seat] + g.tokens[seat] else 0


@rule
def buy(g: Record, b: Record, seat: int, card: int, market: int) -> None:
    """Pay and take. Charisma tokens go first: after this phase they are worth nothing. RP-mkt-2 RP-mkt-3"""
    cost = price(g, b, seat, card)
    tokens = min(cost, g.tokens[seat])
    g.tokens[seat] -= tokens
    g.gold[seat] -= cost - tokens
    acquire(g, b, seat, card, cost - tokens, tokens, market)


@rule
def acquire(g: Record, b: Record, seat: int, card: int, gold: int, tokens: int, market: int) -> None:
    """A bought card comes to the board; no number limits armour, traits and skills. A trait moves the token if it can,
    a skill is ready, a weapon may need room; then the class may have its say.
    RP-mkt-7 RP-mkt-8 RP-mkt-9 RP-mkt-10 RP-class-4 RP-class-9 RP-class-11"""
    tell(g, E_BOUGHT, seat, card, gold, tokens)
    g.held[seat] |= 1 << card
    kind = b.type[card]
    if kind == SKILL:
        g.skills[seat] |= 1 << skill_of(card)
        g.ready[seat] |= 1 << skill_of(card)
    elif kind == TRAIT:
        move_token(g, seat, b.arrow[card])
    if market == 1 or b.buy_abilities == 0:
        ability = b.on_buy[g.klass[seat] - 1, kind]
        if ability != 0:
            push(g, ability, seat, 0, 0)
    if kind == WEAPON:
        refresh_passives(g, b, seat)
        push(g, b.make_room, seat, 0, 0)


@rule
def too_few_hands(g: Record, seat: int) -> int:
    """RP-mkt-10 RP-class-12"""
    return 1 if g.hands[seat] > HANDS + g.passive[seat, X_HANDS] else 0


@rule
def weapons(g: Record, seat: int) -> int:
    return ones(g.held[seat] & ALL_WEAPONS)


@rule
def nth_weapon(g: Record, seat: int, k: int) -> int:
    return nth_one(g.held[seat] & ALL_WEAPONS, k)


@rule
def lose(g: Record, b: Record, seat: int, card: int) -> None:
    """A card goes from a board to the discard pile, without gold. RP-mkt-11 RP-end-3"""
    g.held[seat] &= ~(1 << card)
    if b.type[card] == SKILL:
        g.skills[seat] &= ~(1 << skill_of(card))
        g.ready[seat] &= ~(1 << skill_of(card))
    elif b.type[card] == WEAPON:
        refresh_passives(g, b, seat)
    put_on_pile(g, card)


@rule
def drop(g: Record, b: Record, seat: int, card: int) -> None:
    """A weapon makes room; the one that has just come may be the one to go. RP-mkt-11"""
    lose(g, b, seat, card)
    tell(g, E_DROPPED, seat, card)
