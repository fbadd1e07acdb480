"""The record and the rules of Scuffle."""

from __future__ import annotations

from dicewright.kernel.describe import EventKind
from dicewright.kernel.machine import (
    FIRST_KIND,
    KINDS,
    M_DIE,
    NO_MORE,
    code_field,
    it,
    machine,
    machine_fields,
    me,
    offering,
    push,
    push_instead,
    set_number,
)
from dicewright.kernel.question import NATURE, Kind, ask
from dicewright.kernel.record import SEATS, Field, Record, Sees
from dicewright.kernel.rule import rule, tell

from . import cards
from .cards import BURN, CARDS, CODE_ROWS, DICE, EVADE, ME, TOKENS, W_BEFORE, W_CARD, W_ROLL, W_THEN, WARD

MOST_HAND = 6
FIRST_HAND = 3
TURNS = 60

K_MAIN, K_DRAW = FIRST_KIND, FIRST_KIND + 1
QUESTIONS = (*KINDS, Kind(K_MAIN, "main", sealed=True), Kind(K_DRAW, "draw"))

S_DEAL, S_UPKEEP, S_MAIN, S_END = range(4)

FIELDS = (
    Field("health", "i16", (SEATS,)),
    Field("coins", "i16", (SEATS,)),
    Field("token", "i8", (SEATS, len(TOKENS))),
    Field("hand", "i8", (SEATS, MOST_HAND), Sees.OWNER, pool="cards"),
    Field("held", "i8", (SEATS,)),
    Field("deck", "i8", (SEATS, len(CARDS)), Sees.NOBODY, pool="cards"),
    Field("left", "i8", (SEATS,)),
    Field("discard", "i8", (SEATS, len(CARDS) + 1)),
    Field("out", "i8", (SEATS,)),
    Field("turn", "i16"),
    Field("active", "i8"),
    Field("step", "i8", sees=Sees.MOMENT),
    Field("drawing", "i8", sees=Sees.MOMENT),
    Field("drawer", "i8", sees=Sees.MOMENT),
    # the attack: what comes in, what is added and taken off, how often it is doubled and halved
    Field("target", "i8"),
    Field("incoming", "i16"),
    Field("added", "i16"),
    Field("doubled", "i8"),
    Field("halved", "i8"),
    Field("avoided", "i8"),
    *machine_fields(depth=16, dice=4),
)
BOOK_FIELDS = (
    code_field(CODE_ROWS),
    Field("program", "i16", (len(CARDS) + 1,)),
    Field("cost", "i8", (len(CARDS) + 1,)),
    Field("when", "i8", (len(CARDS) + 1,)),
)

E_TURN, E_DREW, E_PLAYED, E_SPENT, E_ROLLED, E_ATTACK, E_HIT, E_TOKEN, E_HEALTH, E_COINS, E_OUT = range(11)
SEAT = ("seat", "seat")
EVENTS = (
    EventKind(E_TURN, "turn", (SEAT,)),
    EventKind(E_DREW, "drew", (SEAT, ("card", "card")), owner="seat", hidden=("card",), reveals=True),
    EventKind(E_PLAYED, "played", (SEAT, ("card", "card")), reveals=True),
    EventKind(E_SPENT, "spent", (SEAT, ("token", "token")), reveals=True),
    EventKind(E_ROLLED, "rolled", (SEAT, ("face", "number")), reveals=True),
    EventKind(E_ATTACK, "attack", (SEAT, ("target", "seat"))),
    EventKind(E_HIT, "hit", (SEAT, ("damage", "number"))),
    EventKind(E_TOKEN, "token", (SEAT, ("token", "token"), ("n", "number"))),
    EventKind(E_HEALTH, "health", (SEAT, ("n", "number"))),
    EventKind(E_COINS, "coins", (SEAT, ("n", "number"))),
    EventKind(E_OUT, "out", (SEAT,)),
)

_HURT, _HEAL, _COINS, _GAIN, _LOSE, _DRAW, _AIM, _INCOMING, _ADD, _PREVENT, _DOUBLE, _HALVE, _AVOID, _LAND, _CANCEL = (
    range(cards.HURT.op, cards.TIP.op)
)
_HOLDS, _HELD = cards.HOLDS.number, cards.HELD.source
_MAIN, _INSTANT, _COUNTER, _DICE_CARD, _DEFENDING, _ATTACKING = range(6)
P_UPKEEP, P_ATTACK, P_WARD_OFF, P_DODGE = cards.P_UPKEEP, cards.P_ATTACK, cards.P_WARD_OFF, cards.P_DODGE
KNOWN = len(CARDS) + 1


# --- what verbs do ---


@rule
def change_token(g: Record, seat: int, token: int, n: int) -> None:
    if n != 0:
        g.token[seat, token] += n
        tell(g, E_TOKEN, seat, token, n)


@rule
def verb(g: Record, b: Record, op: int, who: int, what: int, amount: int) -> None:
    seat = me(g) if who == ME else it(g)
    if op in (_HURT, _HEAL):
        n = amount if op == _HEAL else -amount
        g.health[seat] += n
        tell(g, E_HEALTH, seat, n)
    elif op == _COINS:
        g.coins[seat] += amount
        tell(g, E_COINS, seat, amount)
    elif op == _GAIN:
        n = min(amount, 5 - g.token[seat, what])
        change_token(g, seat, what, n)
        set_number(g, n)
    elif op == _LOSE:
        n = min(amount, g.token[seat, what])
        change_token(g, seat, what, -n)
        set_number(g, n)
    elif op == _DRAW:
        g.drawing = amount
        g.drawer = seat
    else:
        attack_verb(g, op, amount)


@rule
def attack_verb(g: Record, op: int, amount: int) -> None:
    if op == _AIM:
        g.target = it(g)
        g.incoming = 0
        g.added = 0
        g.doubled = 0
        g.halved = 0
        g.avoided = 0
        tell(g, E_ATTACK, me(g), g.target)
    elif op == _INCOMING:
        g.incoming = amount
    elif op == _ADD:
        g.added += amount
    elif op == _PREVENT:
        g.added -= amount
    elif op == _DOUBLE:
        g.doubled += 1
    elif op == _HALVE:
        g.halved += 1
    elif op == _AVOID:
        g.avoided = 1
    elif op == _LAND:
        n = damage(g)
        g.health[g.target] -= n
        tell(g, E_HIT, g.target, n)
        set_number(g, n)
    elif op == _CANCEL:
        g.f_pc[g.sp - 2] = 0
    else:
        g.rolled[g.sp - 2, it(g)] += amount


@rule
def damage(g: Record) -> int:
    """SC-attack-3: what comes in, then all that adds and subtracts; each doubling and halving is worked out from that
    subtotal, rounded up."""
    if g.avoided != 0:
        return 0
    subtotal = max(0, g.incoming + g.added)
    return max(0, subtotal + g.doubled * subtotal - g.halved * ((subtotal + 1) // 2))


@rule
def instead(g: Record, b: Record, op: int, who: int, what: int, amount: int) -> int:
    """SC-ward-1: a warded seat loses the Ward and heals instead of gaining Burn."""
    seat = me(g) if who == ME else it(g)
    if op != _GAIN or what != BURN or g.token[seat, WARD] == 0:
        return 0
    push_instead(g, P_WARD_OFF, seat, seat, amount)
    return 1


@rule
def measure(g: Record, b: Record, source: int, what: int) -> int:
    if source == _HELD:
        return g.token[it(g), what]  # type: ignore[no-any-return]
    return g.held[me(g)]  # type: ignore[no-any-return]


@rule
def holds(g: Record, b: Record, condition: int, what: int, n: int) -> int:
    if condition == _HOLDS:
        return 1 if g.token[it(g), what] >= n else 0
    return 1 if g.coins[me(g)] >= n else 0


@rule
def candidate(g: Record, b: Record, selector: int, k: int) -> int:
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
def in_hand(g: Record, seat: int, card: int) -> int:
    for i in range(g.held[seat]):
        if g.hand[seat, i] == card:
            return 1
    return 0


@rule
def fits(g: Record, b: Record, window: int, seat: int, when: int) -> int:
    """SC-react-1: which cards a window lets a seat play."""
    if window == W_CARD:
        return 1 if when == _COUNTER and me(g) != seat else 0
    if window == W_THEN:
        return 1 if when == _INSTANT else 0
    if window == W_ROLL:
        if when != _DICE_CARD:
            return 0
        for i in range(g.f_dice[g.sp - 1]):
            if g.rolled[g.sp - 1, i] < 6:
                return 1
        return 0
    if when == _DEFENDING:
        return 1 if seat == g.target else 0
    return 1 if when == _ATTACKING and seat == g.active else 0


@rule
def dodges(g: Record, window: int, seat: int) -> int:
    """SC-evade-1: an Evade is spent before the defence."""
    return 1 if window == W_BEFORE and seat == g.target and g.token[seat, EVADE] > 0 and g.avoided == 0 else 0


@rule
def reactions(g: Record, b: Record, window: int, seat: int) -> int:
    if g.out[seat] != 0:
        return 0
    n = dodges(g, window, seat)
    for card in range(1, KNOWN):
        if in_hand(g, seat, card) and g.coins[seat] >= b.cost[card] and fits(g, b, window, seat, b.when[card]):
            n += 1
    return n


@rule
def reaction(g: Record, b: Record, window: int, seat: int, k: int) -> int:
    """The k-th of them: a card, or 0 for an Evade."""
    if dodges(g, window, seat):
        if k == 0:
            return 0
        k -= 1
    for card in range(1, KNOWN):
        if in_hand(g, seat, card) and g.coins[seat] >= b.cost[card] and fits(g, b, window, seat, b.when[card]):
            if k == 0:
                return card
            k -= 1
    return 0


@rule
def react(g: Record, b: Record, window: int, seat: int, k: int) -> None:
    card = reaction(g, b, window, seat, k)
    if card == 0:
        tell(g, E_SPENT, seat, EVADE)
        push(g, P_DODGE, seat, seat, 0)
    else:
        play(g, b, seat, card)


@rule
def main_card(g: Record, b: Record, seat: int, k: int) -> int:
    """The k-th card the seat could play in its main phase, or 0. SC-main-1"""
    for card in range(1, KNOWN):
        if b.when[card] == _MAIN and g.coins[seat] >= b.cost[card] and in_hand(g, seat, card):
            if k == 0:
                return card
            k -= 1
    return 0


@rule
def play(g: Record, b: Record, seat: int, card: int) -> None:
    """Pay for a card, show it, and start its program."""
    for i in range(g.held[seat]):
        if g.hand[seat, i] == card:
            g.held[seat] -= 1
            g.hand[seat, i] = g.hand[seat, g.held[seat]]
            g.hand[seat, g.held[seat]] = 0
            break
    g.discard[seat, card] += 1
    g.coins[seat] -= b.cost[card]
    tell(g, E_PLAYED, seat, card)
    push(g, b.program[card], seat, seat, 0)


run, reply = machine(verb, measure, holds, candidate, reactions, react, instead)
offer = offering(holds, candidate)


# --- the flow ---


@rule
def draw(g: Record) -> None:
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
        ask(g, K_DRAW, NATURE, g.left[seat])


@rule
def count_out(g: Record) -> None:
    """SC-end-1: seats without health go out together and share a place; one seat left, or none, ends the game."""
    seats = g.place.shape[0]
    fallen = 0
    standing = 0
    for seat in range(seats):
        if g.out[seat] == 0:
            if g.health[seat] <= 0:
                fallen += 1
            else:
                standing += 1
    for seat in range(seats):
        if g.out[seat] == 0 and g.health[seat] <= 0:
            g.out[seat] = 1
            g.place[seat] = standing + 1
            tell(g, E_OUT, seat)
    if standing <= 1 or g.turn == TURNS:
        g.over = 1
        for seat in range(seats):
            if g.out[seat] == 0:
                g.place[seat] = 1
                for other in range(seats):
                    if g.out[other] == 0 and g.health[other] > g.health[seat]:
                        g.place[seat] += 1


@rule
def proceed(g: Record, b: Record) -> None:
    seats = g.place.shape[0]
    if g.drawing > 0:
        draw(g)
    elif g.sp > 0:
        run(g, b)
    elif g.step == S_DEAL:
        g.drawer = 0
        while g.drawer < seats and g.held[g.drawer] >= FIRST_HAND:
            g.drawer += 1
        if g.drawer < seats:
            g.drawing = FIRST_HAND
        else:
            g.step = S_UPKEEP
            g.drawer = 0
    else:
        count_out(g)
        if g.over == 0:
            take_turn(g, b)


@rule
def take_turn(g: Record, b: Record) -> None:
    seats = g.place.shape[0]
    if g.step == S_UPKEEP:
        tell(g, E_TURN, g.active)
        g.step = S_MAIN
        push(g, P_UPKEEP, g.active, g.active, 0)
    elif g.step == S_MAIN and g.out[g.active] == 0:
        n = 0
        while main_card(g, b, g.active, n) != 0:
            n += 1
        ask(g, K_MAIN, g.active, n + 1)
    else:
        g.turn += 1
        g.step = S_UPKEEP
        g.active = (g.active + 1) % seats
        while g.out[g.active] != 0:
            g.active = (g.active + 1) % seats


@rule
def respond(g: Record, b: Record, kind: int, seat: int, a: int) -> None:
    if kind == K_DRAW:
        owner = g.drawer
        card = g.deck[owner, a]
        g.left[owner] -= 1
        g.deck[owner, a] = g.deck[owner, g.left[owner]]
        g.deck[owner, g.left[owner]] = 0
        g.hand[owner, g.held[owner]] = card
        g.held[owner] += 1
        g.drawing -= 1
        tell(g, E_DREW, owner, card)
    elif kind == K_MAIN:
        if a == 0:
            g.step = S_END
            push(g, P_ATTACK, seat, seat, 0)
        else:
            play(g, b, seat, main_card(g, b, seat, a - 1))
    else:
        if kind == M_DIE:
            tell(g, E_ROLLED, me(g), a + 1)
        reply(g, b, kind, seat, a)


@rule
def evaluate(g: Record, b: Record, seat: int) -> int:
    best = 0
    for other in range(g.place.shape[0]):
        if other != seat:
            best = max(best, g.health[other])
    return max(-1000, min(1000, (g.health[seat] - best) * 50 + 10 * g.held[seat]))
