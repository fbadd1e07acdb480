"""Roll Player's machine: what the verbs do, which conditions hold; what can be picked says `picks`."""

from __future__ import annotations

from ....kernel.bits import ones
from ....kernel.machine import it, machine, me, number, push, set_number
from ....kernel.question import NATURE, Question, ask
from ....kernel.rule import rule
from .. import events as tell
from ..content.abilities import GOLD_DIE_INCOME
from ..content.readings import ExchangedGoldDie
from ..content.verbs import Do, If
from ..state import CELLS, NO_CHOICE, Book, Colour, GoldSource, Passive, State, die_code
from .cards import acquire, buy, drop, nth_weapon, too_few_hands, weapons
from .deck import add_to_row, ask_top_card, take_from_pile
from .dice import ROLL, change_places, gain, gold_die_income, into_bag, move_token, turn_to
from .picks import candidate
from .pool import in_pool, nth_in_pool, order_pool
from .skills import react, ways

DROP = Question(25, "drop", "RP-mkt-10")
"""Which weapon goes."""
REROLL = Question(26, "reroll", "RP-skill-8")
"""A subset of the pool."""


@rule
def _before(g: State) -> int:
    """What the effect acted on before its last pick."""
    return int(g.f_was[g.sp - 1])


@rule
def _again(g: State) -> None:
    """Come back to this verb after the question it has just asked."""
    g.f_pc[g.sp - 1] -= 1


@rule
def verb(g: State, b: Book, op: int, who: int, what: int, amount: int) -> None:
    seat = int(me(g))
    thing = int(it(g))
    if op == Do.ACTED:
        g.acted = what + 1
    elif op == Do.FLIP:  # RP-act-1
        turn_to(g, seat, thing, 7 - g.value[seat, thing])
    elif op == Do.SWAP:
        swap(g, seat, _before(g), thing)
    elif op == Do.ADJUST:  # RP-act-3
        cell = thing // 2
        turn_to(g, seat, cell, g.value[seat, cell] + 2 * (thing % 2) - 1)
    elif op == Do.SHOW:
        die = die_code(g.colour[seat, thing], g.value[seat, thing])
        tell.rerolled(g, seat, thing, die, g.rolled[g.sp - 1, 0])
    elif op == Do.SET:  # RP-act-4
        turn_to(g, seat, thing, amount)
    elif op == Do.STEP:  # RP-act-5 RP-class-5
        move_token(g, seat, thing)
        set_number(g, number(g) + 1)
    elif op == Do.TOKEN:  # RP-act-6
        g.tokens[seat] += amount
        tell.charisma(g, seat)
    elif op == Do.SORT:
        if order_pool(g, seat) == 0:
            _again(g)
    elif op == Do.MAKE_ROOM:
        if too_few_hands(g, seat) == 1:
            ask(g, DROP, seat, weapons(g, seat))
            _again(g)
    else:
        card_verb(g, b, op, seat, thing, amount)


@rule
def card_verb(g: State, b: Book, op: int, seat: int, thing: int, amount: int) -> None:
    """The verbs of single cards. RP-skill-1 to RP-skill-13"""
    if op == Do.GAIN:
        gain(g, seat, amount, GoldSource.ABILITY)
    elif op == Do.REPEAT:
        push(g, b.plain_action[g.acted - 1], seat, 0, 0)
    elif op == Do.EXTRA:
        g.extra[seat] += amount
    elif op == Do.FROM_BAG:
        into_bag(g, exchange(g, b, seat, _before(g), thing))
        g.bag[thing] -= 1
        g.bag_n -= 1
    elif op == Do.FROM_POOL:
        cell = _before(g)
        face = g.value[seat, cell]
        colour = exchange(g, b, seat, cell, g.p_colour[thing])
        turn_to(g, seat, cell, g.p_value[thing])
        g.p_colour[thing] = colour
        g.p_value[thing] = face
    elif op == Do.FLIP_POOL:
        g.p_value[thing] = 7 - g.p_value[thing]
    elif op == Do.SET_POOL:
        g.p_value[thing] = amount
    elif op == Do.WHICH_POOL:
        ask(g, REROLL, seat, 1 << in_pool(g))
    elif op == Do.THROW_POOL:
        if g.rolling_pool != 0:
            ask(g, ROLL, NATURE, 6)
            _again(g)
    elif op == Do.BUY_TOP:
        g.gold[seat] -= amount
        set_number(g, amount)
        ask_top_card(g)
    elif op == Do.BUY_PILE:
        g.done = 1
        buy(g, b, seat, take_from_pile(g, thing), 0)
    elif op == Do.SHIFT:
        shift(g, seat, _before(g), thing)
    elif op == Do.ADD:
        card = take_from_pile(g, thing)
        add_to_row(g, card)
        g.changed = 1
        tell.added(g, seat, card)


@rule
def swap(g: State, seat: int, one: int, other: int) -> None:
    """Two dice change places, and nothing else. RP-act-2 RP-dice-5"""
    change_places(g, seat, one, other)
    tell.swapped(g, seat, one, other)


@rule
def exchange(g: State, b: Book, seat: int, cell: int, colour: int) -> int:
    """A die from elsewhere takes a cell; the color that was there goes. A gold die that comes pays, a full row does not
    again. RP-skill-2 RP-skill-3 RP-dice-5 RP-class-8"""
    old = g.colour[seat, cell]
    tell.exchanged(g, seat, cell, die_code(old, g.value[seat, cell]), colour)
    g.colour[seat, cell] = colour
    if colour == Colour.GOLD:
        full = b.exchanged_gold_die == ExchangedGoldDie.FULL_INCOME
        gain(g, seat, gold_die_income(g, seat) if full else GOLD_DIE_INCOME, GoldSource.GOLD_DIE)
    return old


@rule
def shift(g: State, seat: int, cell: int, row: int) -> None:
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
    tell.shifted(g, seat, die_code(colour, face), old, row)


@rule
def top_bought(g: State, b: Book, card: int) -> None:
    """The top card of the deck, at a fixed price and without discount. RP-skill-6"""
    acquire(g, b, int(me(g)), card, int(number(g)), 0, 0)


@REROLL.answer
def take_reroll(g: State, b: Book, seat: int, a: int) -> None:
    """A bit for each die of the pool becomes a bit for its card. RP-skill-8"""
    g.rolling_pool = 0
    set_number(g, ones(a))
    for k in range(in_pool(g)):
        if (a >> k) & 1:
            g.rolling_pool |= 1 << nth_in_pool(g, k)


@rule
def rerolling(g: State) -> int:
    """The initiative card whose die is being rolled again."""
    card = 0
    while (g.rolling_pool >> card) & 1 == 0:
        card += 1
    return card


@rule
def pool_rerolled(g: State, face: int) -> None:
    card = rerolling(g)
    g.p_value[card] = face
    g.rolling_pool &= ~(1 << card)


@DROP.answer
def take_drop(g: State, b: Book, seat: int, a: int) -> None:
    drop(g, b, seat, nth_weapon(g, seat, a))


@rule
def holds(g: State, b: Book, condition: int, what: int, n: int) -> int:
    if condition == If.CHOSEN:
        return 1 if it(g) != NO_CHOICE else 0
    if condition == If.DIFFERS:
        return 1 if g.rolled[g.sp - 1, 0] != g.value[me(g), it(g)] else 0
    if condition == If.BAG_LEFT:
        return 1 if g.bag_n > 0 else 0
    if condition == If.CAN_OPEN:
        return 1 if g.gold[me(g)] >= n and g.deck_n > 0 else 0
    if condition == If.COLOURED:
        return (what >> it(g)) & 1
    return 1 if number(g) == n and g.passive[me(g), Passive.STEPS] >= n else 0


MACHINE = machine(verb, holds=holds, candidate=candidate, reactions=ways, react=react, sealed=False)
CHOOSE, PICK, EXTRA_DIE, REACT = MACHINE.choose, MACHINE.pick, MACHINE.die, MACHINE.react
"""Choose: keep the old face or the new; pay or not. Pick: a die, a row, a card, as the selector says. React: which
skill or ability to use in a window; 0 passes. Whoever holds a skill holds it openly, so windows are not sealed."""
