"""Scuffle's machine: what the verbs of a card do, whom they reach, and who may answer them."""

from __future__ import annotations

from dicewright.kernel.machine import NO_MORE, it, machine, me, offering, push, push_instead, set_number
from dicewright.kernel.rule import rule

from . import cards
from . import events as tell
from .cards import DICE, ME, Count, Do, If, Opens, Timing, Token
from .state import KNOWN, Book, State, Why


@rule
def change_token(g: State, seat: int, token: int, n: int) -> None:
    if n != 0:
        g.token[seat, token] += n
        tell.token(g, seat, token, n)


@rule
def verb(g: State, b: Book, op: int, who: int, what: int, amount: int) -> None:
    seat = me(g) if who == ME else it(g)
    if op in (Do.HURT, Do.HEAL):
        n = amount if op == Do.HEAL else -amount
        g.health[seat] += n
        tell.health(g, seat, n)
    elif op == Do.COINS:
        g.coins[seat] += amount
        tell.coins(g, seat, amount)
    elif op == Do.GAIN:
        n = min(amount, 5 - g.token[seat, what])
        change_token(g, seat, what, n)
        set_number(g, n)
    elif op == Do.LOSE:
        n = min(amount, g.token[seat, what])
        change_token(g, seat, what, -n)
        set_number(g, n)
    elif op == Do.DRAW:
        g.drawing = amount
        g.drawer = seat
    else:
        attack_verb(g, op, amount)


@rule
def attack_verb(g: State, op: int, amount: int) -> None:
    if op == Do.AIM:
        g.target = it(g)
        g.incoming = 0
        g.added = 0
        g.doubled = 0
        g.halved = 0
        g.avoided = 0
        tell.attack(g, me(g), g.target)
    elif op == Do.INCOMING:
        g.incoming = amount
    elif op == Do.ADD:
        g.added += amount
    elif op == Do.PREVENT:
        g.added -= amount
    elif op == Do.DOUBLE:
        g.doubled += 1
    elif op == Do.HALVE:
        g.halved += 1
    elif op == Do.AVOID:
        g.avoided = 1
    elif op == Do.LAND:
        n = damage(g)
        g.health[g.target] -= n
        tell.hit(g, g.target, n)
        set_number(g, n)
    elif op == Do.CANCEL:
        g.f_pc[g.sp - 2] = 0
    else:
        g.rolled[g.sp - 2, it(g)] += amount


@rule
def damage(g: State) -> int:
    """SC-attack-3: what comes in, then all that adds and subtracts; each doubling and halving is worked out from that
    subtotal, rounded up."""
    if g.avoided != 0:
        return 0
    subtotal = max(0, g.incoming + g.added)
    return max(0, subtotal + g.doubled * subtotal - g.halved * ((subtotal + 1) // 2))


@rule
def instead(g: State, b: Book, op: int, who: int, what: int, amount: int) -> int:
    """SC-ward-1: a warded seat loses the Ward and heals instead of gaining Burn."""
    seat = me(g) if who == ME else it(g)
    if op != Do.GAIN or what != Token.BURN or g.token[seat, Token.WARD] == 0:
        return 0
    push_instead(g, cards.P_WARD_OFF, seat, seat, amount)
    return 1


@rule
def count(g: State, b: Book, source: int, what: int) -> int:
    if source == Count.HELD:
        return g.token[it(g), what]
    return g.held[me(g)]


@rule
def holds(g: State, b: Book, condition: int, what: int, n: int) -> int:
    if condition == If.HOLDS:
        return 1 if g.token[it(g), what] >= n else 0
    return 1 if g.coins[me(g)] >= n else 0


@rule
def candidate(g: State, b: Book, selector: int, k: int) -> int:
    if selector == DICE:
        for i in range(g.f_dice[g.sp - 2]):
            if g.rolled[g.sp - 2, i] < 6:
                if k == 0:
                    return i
                k -= 1
        return NO_MORE
    seats = g.place.shape[0]
    for i in range(1, seats):
        seat = (me(g) + i) % seats
        if g.out[seat] == 0:
            if k == 0:
                return seat
            k -= 1
    return NO_MORE


# --- playing cards ---


@rule
def in_hand(g: State, seat: int, card: int) -> int:
    for i in range(g.held[seat]):
        if g.hand[seat, i] == card:
            return 1
    return 0


@rule
def fits(g: State, b: Book, window: int, seat: int, when: int) -> int:
    """SC-react-1: which cards a window lets a seat play."""
    if window == Opens.CARD:
        return 1 if when == Timing.COUNTER and me(g) != seat else 0
    if window == Opens.THEN:
        return 1 if when == Timing.INSTANT else 0
    if window == Opens.ROLL:
        if when != Timing.DICE:
            return 0
        for i in range(g.f_dice[g.sp - 1]):
            if g.rolled[g.sp - 1, i] < 6:
                return 1
        return 0
    if when == Timing.DEFENDING:
        return 1 if seat == g.target else 0
    return 1 if when == Timing.ATTACKING and seat == g.active else 0


@rule
def answers(g: State, b: Book, window: int, seat: int, card: int) -> bool:
    """Whether the seat can play a card into a window. SC-react-1 SC-cost-1"""
    if in_hand(g, seat, card) == 0 or b.cost[card] > g.coins[seat]:
        return False
    return fits(g, b, window, seat, b.when[card]) == 1


@rule
def dodges(g: State, window: int, seat: int) -> int:
    """SC-evade-1: an Evade is spent before the defence."""
    return 1 if window == Opens.BEFORE and seat == g.target and g.token[seat, Token.EVADE] > 0 and g.avoided == 0 else 0


@rule
def reactions(g: State, b: Book, window: int, seat: int) -> int:
    if g.out[seat] != 0:
        return 0
    n = dodges(g, window, seat)
    for card in range(1, KNOWN):
        if answers(g, b, window, seat, card):
            n += 1
    return n


@rule
def reaction(g: State, b: Book, window: int, seat: int, k: int) -> int:
    """The k-th of them: a card, or 0 for an Evade."""
    if dodges(g, window, seat):
        if k == 0:
            return 0
        k -= 1
    for card in range(1, KNOWN):
        if answers(g, b, window, seat, card):
            if k == 0:
                return card
            k -= 1
    return 0


@rule
def react(g: State, b: Book, window: int, seat: int, k: int) -> None:
    card = reaction(g, b, window, seat, k)
    if card == 0:
        tell.spent(g, seat, Token.EVADE)
        push(g, cards.P_DODGE, seat, seat, 0)
    else:
        play(g, b, seat, card)


@rule
def unplayed(g: State, b: Book, seat: int, card: int) -> int:
    """Why the seat cannot play a card in its main phase; 0: it can. SC-main-1 SC-react-1 SC-cost-1"""
    if in_hand(g, seat, card) == 0:
        return Why.NOT_IN_HAND
    if b.when[card] != Timing.MAIN:
        return Why.REACTION
    return Why.COINS if b.cost[card] > g.coins[seat] else 0


@rule
def main_card(g: State, b: Book, seat: int, k: int) -> int:
    """The k-th card the seat could play in its main phase, or 0."""
    for card in range(1, KNOWN):
        if unplayed(g, b, seat, card) == 0:
            if k == 0:
                return card
            k -= 1
    return 0


@rule
def play(g: State, b: Book, seat: int, card: int) -> None:
    """Pay for a card, show it, and start its program."""
    for i in range(g.held[seat]):
        if g.hand[seat, i] == card:
            g.held[seat] -= 1
            g.hand[seat, i] = g.hand[seat, g.held[seat]]
            g.hand[seat, g.held[seat]] = 0
            break
    g.discard[seat, card] += 1
    g.coins[seat] -= b.cost[card]
    tell.played(g, seat, card)
    push(g, b.program[card], seat, seat, 0)


@rule
def fell(g: State, b: Book, face: int) -> None:
    tell.rolled(g, me(g), face)


MACHINE = machine(verb, count, holds, candidate, reactions, react, instead, fell=fell)
offer = offering(holds, candidate)
