"""Roll Player's machine: what the verbs do, what can be picked, which conditions hold."""

from __future__ import annotations

from ....kernel.bits import ones
from ....kernel.machine import NO_MORE, it, machine, me, number, push, set_number
from ....kernel.question import NATURE, ask
from ....kernel.record import Record
from ....kernel.rule import rule, tell
from ..content import (
    ACTED,
    ADD,
    ADJUST,
    ANY_DIE,
    ANY_POOL_DIE,
    BAG_DIE,
    BAG_LEFT,
    BUY_PILE,
    BUY_TOP,
    CAN_OPEN,
    CHOSEN,
    DIE_AND_STEP,
    DIFFERS,
    EXTRA,
    FLIP,
    FLIP_POOL,
    FROM_BAG,
    FROM_POOL,
    GAIN,
    GOLD_DIE_INCOME,
    MAKE_ROOM,
    OTHER_DIE,
    OTHER_ROW,
    PILE_CARD,
    PILE_TO_BUY,
    POOL_DIE,
    REPEAT,
    SET,
    SET_POOL,
    SHIFT,
    SHOW,
    SORT,
    STEP,
    SWAP,
    THROW_POOL,
    TOKEN,
    WAY,
    WHICH_POOL,
)
from ..state import (
    BOARD,
    CELLS,
    COLOURS,
    DIRECTIONS,
    E_ADDED,
    E_CHARISMA,
    E_EXCHANGED,
    E_REROLLED,
    E_SHIFTED,
    E_SWAPPED,
    G_CARD,
    G_GOLD_DIE,
    GOLD,
    INITIATIVE,
    K_DROP,
    K_REROLL,
    K_ROLL,
    NO_CHOICE,
    ROWS,
    X_STEPS,
    die_code,
)
from .cards import acquire, buy, can_pay, drop, nth_weapon, too_few_hands, weapons
from .deck import add_to_row, ask_top_card, take_from_pile
from .dice import OFF_THE_GRID, change_places, gain, gold_die_income, into_bag, leads_to, move_token, turn_to
from .pool import in_pool, nth_in_pool, order_pool
from .skills import react, ways

_FLIP, _SWAP, _ADJUST, _SHOW, _SET, _STEP = FLIP.op, SWAP.op, ADJUST.op, SHOW.op, SET.op, STEP.op
_TOKEN, _GAIN, _ACTED, _REPEAT, _EXTRA = TOKEN.op, GAIN.op, ACTED.op, REPEAT.op, EXTRA.op
_FROM_BAG, _FROM_POOL, _FLIP_POOL, _SET_POOL = FROM_BAG.op, FROM_POOL.op, FLIP_POOL.op, SET_POOL.op
_WHICH_POOL, _THROW_POOL, _SORT, _SHIFT = WHICH_POOL.op, THROW_POOL.op, SORT.op, SHIFT.op
_BUY_TOP, _BUY_PILE, _ADD, _MAKE_ROOM = BUY_TOP.op, BUY_PILE.op, ADD.op, MAKE_ROOM.op
_CHOSEN, _DIFFERS, _BAG_LEFT, _CAN_OPEN = CHOSEN.number, DIFFERS.number, BAG_LEFT.number, CAN_OPEN.number
COLOUR_COUNT, DIRECTION_COUNT = len(COLOURS), len(DIRECTIONS)


@rule
def _before(g: Record) -> int:
    """What the effect acted on before its last pick."""
    return int(g.f_was[g.sp - 1])


@rule
def _again(g: Record) -> None:
    """Come back to this verb after the question it has just asked."""
    g.f_pc[g.sp - 1] -= 1


@rule
def verb(g: Record, b: Record, op: int, who: int, what: int, amount: int) -> None:
    seat = int(me(g))
    thing = int(it(g))
    if op == _ACTED:
        g.acted = what + 1
    elif op == _FLIP:  # RP-act-1
        turn_to(g, seat, thing, 7 - g.value[seat, thing])
    elif op == _SWAP:
        swap(g, seat, _before(g), thing)
    elif op == _ADJUST:  # RP-act-3
        cell = thing // 2
        turn_to(g, seat, cell, g.value[seat, cell] + 2 * (thing % 2) - 1)
    elif op == _SHOW:
        tell(g, E_REROLLED, seat, die_code(g.colour[seat, thing], g.value[seat, thing]), g.rolled[g.sp - 1, 0])
    elif op == _SET:  # RP-act-4
        turn_to(g, seat, thing, amount)
    elif op == _STEP:  # RP-act-5 RP-class-5
        move_token(g, seat, thing)
        set_number(g, number(g) + 1)
    elif op == _TOKEN:  # RP-act-6
        g.tokens[seat] += amount
        tell(g, E_CHARISMA, seat)
    elif op == _SORT:
        if order_pool(g, seat) == 0:
            _again(g)
    elif op == _MAKE_ROOM:
        if too_few_hands(g, seat) == 1:
            ask(g, K_DROP, seat, weapons(g, seat))
            _again(g)
    else:
        card_verb(g, b, op, seat, thing, amount)


@rule
def card_verb(g: Record, b: Record, op: int, seat: int, thing: int, amount: int) -> None:
    """The verbs of single cards. RP-skill-1 to RP-skill-13"""
    if op == _GAIN:
        gain(g, seat, amount, G_CARD)
    elif op == _REPEAT:
        push(g, b.plain_action[g.acted - 1], seat, 0, 0)
    elif op == _EXTRA:
        g.extra[seat] += amount
    elif op == _FROM_BAG:
        into_bag(g, exchange(g, b, seat, _before(g), thing))
        g.bag[thing] -= 1
        g.bag_n -= 1
    elif op == _FROM_POOL:
        cell = _before(g)
        face = g.value[seat, cell]
        colour = exchange(g, b, seat, cell, g.p_colour[thing])
        turn_to(g, seat, cell, g.p_value[thing])
        g.p_colour[thing] = colour
        g.p_value[thing] = face
    elif op == _FLIP_POOL:
        g.p_value[thing] = 7 - g.p_value[thing]
    elif op == _SET_POOL:
        g.p_value[thing] = amount
    elif op == _WHICH_POOL:
        ask(g, K_REROLL, seat, 1 << in_pool(g))
    elif op == _THROW_POOL:
        if g.rolling_pool != 0:
            ask(g, K_ROLL, NATURE, 6)
            _again(g)
    elif op == _BUY_TOP:
        g.gold[seat] -= amount
        set_number(g, amount)
        ask_top_card(g)
    elif op == _BUY_PILE:
        g.done = 1
        buy(g, b, seat, take_from_pile(g, thing), 0)
    elif op == _SHIFT:
        shift(g, seat, _before(g), thing)
    elif op == _ADD:
        card = take_from_pile(g, thing)
        add_to_row(g, card)
        g.changed = 1
        tell(g, E_ADDED, seat, card)


@rule
def swap(g: Record, seat: int, one: int, other: int) -> None:
    """Two dice change places, and nothing else. RP-act-2 RP-dice-5"""
    change_places(g, seat, one, other)
    tell(g, E_SWAPPED, seat, one, other)


@rule
def exchange(g: Record, b: Record, seat: int, cell: int, colour: int) -> int:
    """A die from elsewhere takes a cell; the color that was there goes. A gold die that comes pays, a full row does not
    again. RP-skill-2 RP-skill-3 RP-dice-5 RP-class-8"""
    old = g.colour[seat, cell]
    tell(g, E_EXCHANGED, seat, cell, die_code(old, g.value[seat, cell]), colour)
    g.colour[seat, cell] = colour
    if colour == GOLD:
        gain(g, seat, gold_die_income(g, seat) if b.exchanged_gold_die == 0 else GOLD_DIE_INCOME, G_GOLD_DIE)
    return old  # type: ignore[no-any-return]


@rule
def shift(g: Record, seat: int, cell: int, row: int) -> None:
    """A die moves to another row; the gap it leaves closes to the left. It earns nothing. RP-skill-12"""
    colour = g.colour[seat, cell]
    face = g.value[seat, cell]
    old = cell // CELLS
    last = old * CELLS + g.filled[seat, old] - 1
    for i in range(cell, last):
        g.colour[seat, i] = g.colour[seat, i + 1]
        g.value[seat, i] = g.value[seat, i + 1]
    g.colour[seat, last] = 0
    g.value[seat, last] = 0
    g.filled[seat, old] -= 1
    to = row * CELLS + g.filled[seat, row]
    g.colour[seat, to] = colour
    g.value[seat, to] = face
    g.filled[seat, row] += 1
    tell(g, E_SHIFTED, seat, die_code(colour, face), old, row)


@rule
def top_bought(g: Record, b: Record, card: int) -> None:
    """The top card of the deck, at a fixed price and without discount. RP-skill-6"""
    acquire(g, b, int(me(g)), card, int(number(g)), 0, 0)


@rule
def take_reroll(g: Record, a: int) -> None:
    """A bit for each die of the pool becomes a bit for its card. RP-skill-8"""
    g.rolling_pool = 0
    set_number(g, ones(a))
    for k in range(in_pool(g)):
        if (a >> k) & 1:
            g.rolling_pool |= 1 << nth_in_pool(g, k)


@rule
def rerolling(g: Record) -> int:
    """The initiative card whose die is being rolled again."""
    card = 0
    while (g.rolling_pool >> card) & 1 == 0:
        card += 1
    return card


@rule
def pool_rerolled(g: Record, face: int) -> None:
    card = rerolling(g)
    g.p_value[card] = face
    g.rolling_pool &= ~(1 << card)


@rule
def take_drop(g: Record, b: Record, seat: int, a: int) -> None:
    drop(g, b, seat, nth_weapon(g, seat, a))


@rule
def holds(g: Record, b: Record, condition: int, what: int, n: int) -> int:
    if condition == _CHOSEN:
        return 1 if it(g) != NO_CHOICE else 0
    if condition == _DIFFERS:
        return 1 if g.rolled[g.sp - 1, 0] != g.value[me(g), it(g)] else 0
    if condition == _BAG_LEFT:
        return 1 if g.bag_n > 0 else 0
    if condition == _CAN_OPEN:
        return 1 if g.gold[me(g)] >= n and g.deck_n > 0 else 0
    return 1 if number(g) == n and g.passive[me(g), X_STEPS] >= n else 0


@rule
def nth_die(g: Record, seat: int, k: int) -> int:
    """The cell of the k-th die on a board, row by row."""
    for row in range(ROWS):
        n = g.filled[seat, row]
        if k < n:
            return row * CELLS + k
        k -= n
    return NO_MORE


@rule
def candidate(g: Record, b: Record, selector: int, k: int) -> int:
    """The k-th thing a `Pick` offers. Nearly all of them offer to leave it first."""
    seat = int(me(g))
    if selector == OTHER_DIE:
        return _nth_other_die(g, seat, int(it(g)), k)
    if selector == BAG_DIE:
        return _nth_in_bag(g, k)
    if selector == OTHER_ROW:
        return _nth_other_row(g, seat, it(g) // CELLS, k)
    if selector == POOL_DIE:
        return _nth_in_pool(g, k)
    if k == 0:
        return NO_CHOICE
    if selector == ANY_DIE:
        return nth_die(g, seat, k - 1)
    if selector == DIE_AND_STEP:
        return _nth_step(g, seat, k - 1)
    if selector == WAY:
        return _nth_direction(g, seat, k - 1)
    if selector == ANY_POOL_DIE:
        return _nth_in_pool(g, k - 1)
    if selector == PILE_CARD:
        return k - 1 if k <= g.pile_n else NO_MORE
    if selector == PILE_TO_BUY:
        return _nth_to_buy(g, b, seat, k - 1)
    return NO_MORE


@rule
def _nth_other_die(g: Record, seat: int, cell: int, k: int) -> int:
    """Another die that looks different. RP-act-2"""
    for i in range(BOARD):
        if g.value[seat, i] > 0 and (
            g.value[seat, i] != g.value[seat, cell] or g.colour[seat, i] != g.colour[seat, cell]
        ):
            if k == 0:
                return i
            k -= 1
    return NO_MORE


@rule
def _nth_step(g: Record, seat: int, k: int) -> int:
    """One less or one more, without going round between 1 and 6. RP-act-3"""
    for cell in range(BOARD):
        face = g.value[seat, cell]
        if face > 0:
            if face > 1:
                if k == 0:
                    return cell * 2
                k -= 1
            if face < 6:
                if k == 0:
                    return cell * 2 + 1
                k -= 1
    return NO_MORE


@rule
def _nth_direction(g: Record, seat: int, k: int) -> int:
    for direction in range(DIRECTION_COUNT):
        if leads_to(int(g.at[seat]), direction) != OFF_THE_GRID:
            if k == 0:
                return direction
            k -= 1
    return NO_MORE


@rule
def _nth_in_bag(g: Record, k: int) -> int:
    for colour in range(COLOUR_COUNT):
        if g.bag[colour] > 0:
            if k == 0:
                return colour
            k -= 1
    return NO_MORE


@rule
def _nth_in_pool(g: Record, k: int) -> int:
    """Only dice on cards not taken yet. RP-skill-3 RP-skill-7 RP-skill-8"""
    for card in range(INITIATIVE):
        if g.p_value[card] > 0:
            if k == 0:
                return card
            k -= 1
    return NO_MORE


@rule
def _nth_other_row(g: Record, seat: int, row: int, k: int) -> int:
    for i in range(ROWS):
        if i != row and g.filled[seat, i] < CELLS:
            if k == 0:
                return i
            k -= 1
    return NO_MORE


@rule
def _nth_to_buy(g: Record, b: Record, seat: int, k: int) -> int:
    """RP-skill-9"""
    for i in range(g.pile_n):
        if can_pay(g, b, seat, int(g.pile[i])) == 1:
            if k == 0:
                return i
            k -= 1
    return NO_MORE


run, reply = machine(verb, holds=holds, candidate=candidate, reactions=ways, react=react)
