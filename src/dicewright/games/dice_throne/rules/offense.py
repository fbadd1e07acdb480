"""The offensive roll phase: attempts, declaring, activating."""

from __future__ import annotations

from ....kernel.bits import nth_one, ones
from ....kernel.flow import step
from ....kernel.question import NATURE, Question, ask
from ....kernel.rule import rule
from .. import events as tell
from ..codes import face_code, use_code
from ..content.language import Damage
from ..content.parts import AbilityKind, Trait
from ..numbers import ATTEMPTS, DICE, FACES, MOST_THORNS
from ..state import NOBODY, Book, Fight, Mode, OpenRoll, Phase, Source, State, Step, Why, Window, is_opponent
from .holdings import can_act, change_cp, held_of, lose, lose_all, with_trait
from .passives import unattacked
from .programs import start
from .upkeep import on_board
from .windows import open_window

DIE = Question(11, "die", "DT-off-2")
KEEP = Question(12, "keep", "DT-off-3")
DECLARE = Question(13, "declare", "DT-off-4")
KNOCKDOWN = Question(22, "knockdown", "DT-status-knockdown")

ALL_DICE = (1 << DICE) - 1
KEEPS = 1 << DICE


@step(Step.OFFENSE)
def begin_offense(g: State, b: Book) -> None:
    """DT-off-1; DT-status-knockdown: pay, or skip the phase."""
    seat = g.active
    g.phase = Phase.OFFENSE
    clear_attack(g)
    forget_fresh(g, b)
    if with_trait(g, b, seat, Trait.KNOCKS_DOWN) > 0:
        if g.cp[seat] >= with_trait(g, b, seat, Trait.KNOCKS_DOWN) and can_act(g, b, seat):
            ask(g, KNOCKDOWN, seat, 2)
        else:
            skip_offense(g, b)
        return
    start_rolling(g, b)


@rule
def clear_attack(g: State) -> None:
    g.attempts = 0
    g.declared = 0
    g.altered = 0
    g.target = NOBODY
    g.activated = 0
    g.ultimate = 0
    g.failed = 0
    g.fight = Fight.NONE
    g.hit = 0
    g.added = 0
    g.peak = 0
    g.kind = Damage.NORMAL
    g.recoil = 0
    g.dimmed = 0
    g.drained = 0
    g.crowned = 0
    g.dealt = 0
    g.spare = 0
    for seat in range(g.place.shape[0]):
        g.uses_in_fight[seat] = 0
        g.marked[seat] = 0
    g.extra = 0
    g.defense_frame = 0
    for i in range(DICE):
        g.die[i] = 0


@rule
def forget_fresh(g: State, b: Book) -> None:
    """What was inflicted so far was not inflicted in this roll phase."""
    mask = b.tokens
    while mask != 0:
        token = nth_one(mask, 0)
        mask &= mask - 1
        for seat in range(g.place.shape[0]):
            g.fresh[seat, token] = 0


@KNOCKDOWN.answer
def take_knockdown(g: State, b: Book, seat: int, a: int) -> None:
    if a == 1:
        change_cp(g, g.active, -with_trait(g, b, g.active, Trait.KNOCKS_DOWN))
        stand_up(g, b)
        start_rolling(g, b)
    else:
        skip_offense(g, b)


@rule
def stand_up(g: State, b: Book) -> None:
    lose_all(g, b, g.active, b.trait_masks[Trait.KNOCKS_DOWN])


@rule
def skip_offense(g: State, b: Book) -> None:
    """DT-passive-3: without a roll attempt."""
    stand_up(g, b)
    tell.skipped(g, g.active, Phase.OFFENSE)
    g.locked = 0
    g.phase = Phase.MAIN_2
    g.step = Step.MAIN


@rule
def start_rolling(g: State, b: Book) -> None:
    """DT-off-2: up to three attempts."""
    tell.phase(g, g.active, Phase.OFFENSE)
    g.allowed = max(1, ATTEMPTS - with_trait(g, b, g.active, Trait.FEWER_ATTEMPTS))
    g.to_roll = ALL_DICE
    tell.attempt(g, g.active, g.attempts + 1)
    g.step = Step.ROLL


@step(Step.ROLL)
def roll(g: State, b: Book) -> None:
    if g.to_roll != 0:
        ask(g, DIE, NATURE, FACES)
        return
    g.attempts += 1
    g.most_attempts += 1
    if 1 < g.attempts <= 1 + MOST_THORNS and b.trait_masks[Trait.THORNY_ATTEMPTS] != 0:
        g.hurt[g.active, Source.OTHER] += with_trait(g, b, g.active, Trait.THORNY_ATTEMPTS)
        g.gathered = 1
    g.altered = 0
    g.step = Step.KEEP
    open_window(g, b, Window.OFFENSE, NOBODY)


@DIE.answer
def take_die(g: State, b: Book, seat: int, a: int) -> None:
    i = nth_one(g.to_roll, 0)
    g.to_roll &= g.to_roll - 1
    g.die[i] = a + 1
    tell.rolled(g, g.active, i + 1, face_code(g, g.active, a + 1))


@rule
def may_roll(g: State, b: Book) -> int:
    """Whether there is an attempt left, and the CP for it."""
    if g.attempts >= g.allowed:
        return 0
    return 1 if g.cp[g.active] >= with_trait(g, b, g.active, Trait.COSTLY_ATTEMPTS) else 0


@step(Step.KEEP)
def ask_keep(g: State, b: Book) -> None:
    """DT-off-3: any number of dice may be rolled again; none is to stop."""
    if may_roll(g, b) and can_act(g, b, g.active):
        ask(g, KEEP, g.active, KEEPS)
    else:
        g.step = Step.DECLARE


@KEEP.answer
def take_keep(g: State, b: Book, seat: int, a: int) -> None:
    """The dice to roll again, a bit each."""
    g.altered = 0
    if a == 0:
        g.step = Step.DECLARE
        return
    change_cp(g, g.active, -with_trait(g, b, g.active, Trait.COSTLY_ATTEMPTS))
    g.to_roll = a
    tell.attempt(g, g.active, g.attempts + 1)
    g.step = Step.ROLL


# --- which abilities the dice allow ---


@rule
def symbols_of(g: State, b: Book, seat: int) -> int:
    """How many dice show each symbol, four bits each."""
    n = 0
    for i in range(DICE):
        n += 1 << 4 * b.symbol_of[seat, g.die[i]]
    return n


@rule
def longest(seen: int) -> int:
    """The most numbers in a row among those seen, a bit each."""
    best = 0
    row = 0
    for value in range(1, 7):
        row = row + 1 if (seen >> value) & 1 else 0
        best = max(best, row)
    return best


@rule
def longest_row(g: State) -> int:
    """DT-off-10 DT-off-11: the most numbers in a row."""
    seen = 0
    for i in range(DICE):
        seen |= 1 << g.die[i]
    return longest(seen)


EIGHTS = 0x888888
SMALL_STRAIGHT = 4


@rule
def unmet(b: Book, seat: int, use: int, symbols: int, row: int) -> int:
    """Why the dice do not allow a use; 0: they do. At least so many of each symbol, or so many in a row. DT-off-9
    DT-off-10 DT-off-11"""
    straight = b.use_straight[seat, use]
    if straight == 0:
        return 0 if ((symbols | EIGHTS) - b.use_needs[seat, use]) & EIGHTS == EIGHTS else Why.SYMBOLS
    if row >= straight:
        return 0
    return Why.SMALL_STRAIGHT if straight == SMALL_STRAIGHT else Why.LARGE_STRAIGHT


@rule
def at_hand(g: State, b: Book, seat: int, use: int) -> int:
    """Whether the use stands on the board as it is now: its level, its side."""
    slot = b.use_slot[seat, use]
    return 1 if g.level[seat, slot] == b.use_level[seat, use] and on_board(g, b, seat, slot) else 0


@rule
def uses(g: State, b: Book) -> int:
    """Uses of abilities that the dice allow, a bit each. DT-off-4 DT-off-12"""
    seat = g.active
    symbols = symbols_of(g, b, seat)
    row = longest_row(g)
    allowed = 0
    for i in range(b.use_count[seat]):
        if unmet(b, seat, i, symbols, row) == 0 and at_hand(g, b, seat, i):
            allowed |= 1 << i
    return allowed


@rule
def nth_use(g: State, b: Book, k: int) -> int:
    """The k-th of them, or -1."""
    allowed = uses(g, b)
    if k >= ones(allowed):
        return -1
    return nth_one(allowed, k)


@step(Step.DECLARE)
def ask_declare(g: State, b: Book) -> None:
    """DT-off-4 DT-off-6: declare an ability or none; when dice were altered, one may go back to the attempts left."""
    if g.out[g.active] != 0 or can_act(g, b, g.active) == 0:
        declare_none(g, b)
        return
    ask(g, DECLARE, g.active, 1 + ones(uses(g, b)) + (may_roll(g, b) if g.altered != 0 else 0))


@DECLARE.answer
def take_declare(g: State, b: Book, seat: int, a: int) -> None:
    """0 none, then the uses, then back to rolling."""
    if a == 0:
        declare_none(g, b)
        return
    use = nth_use(g, b, a - 1)
    if use < 0:
        g.altered = 0
        g.step = Step.KEEP
        return
    g.declared = use + 1
    g.altered = 0
    tell.declared(g, g.active, use_code(g, g.active, use))
    g.step = Step.DECLARED
    open_window(g, b, Window.DECLARED, NOBODY)


@step(Step.DECLARED)
def after_declaring(g: State, b: Book) -> None:
    """DT-off-5 DT-off-6"""
    g.step = Step.DECLARE if g.altered != 0 else Step.ACTIVATE


@step(Step.ACTIVATE)
def activate(g: State, b: Book) -> None:
    """DT-off-7: the ability is activated; statuses that wait for that come first. DT-ult-1 DT-ult-2"""
    seat = g.active
    use = g.declared - 1
    g.activated = 1
    g.ultimate = 1 if b.slot_kind[seat, b.use_slot[seat, use]] == AbilityKind.ULTIMATE else 0
    tell.activated(g, seat, use_code(g, seat, use))
    if b.mode == Mode.DUEL:
        g.target = 1 - seat
    elif g.locked > 0:
        g.target = g.locked - 1
    g.step = Step.ABILITY
    mask = held_of(g, seat, b.activating_tokens)
    while mask != 0:
        token = nth_one(mask, 0)
        mask &= mask - 1
        lose(g, b, seat, token, 1)
        if g.ultimate == 0:
            start(g, b.token_activating[token], seat, seat, OpenRoll.NONE)


@step(Step.ABILITY)
def use_ability(g: State, b: Book) -> None:
    """DT-off-8: do what it says; first what comes with activating any ability."""
    seat = g.active
    for other in range(g.place.shape[0]):
        g.marked[other] = held_of(g, other, b.trait_masks[Trait.MORE_DAMAGE])
    g.step = Step.RESOLVED
    if g.failed != 0:
        tell.failed(g, seat)
        return
    start(g, b.use_program[seat, g.declared - 1], seat, g.target, OpenRoll.NONE)
    for slot in range(b.slots[seat]):
        program = b.slot_activating[seat, slot, g.level[seat, slot]]
        if program > 0 and on_board(g, b, seat, slot):
            start(g, program, seat, g.target, OpenRoll.NONE)


@rule
def declare_none(g: State, b: Book) -> None:
    """Nothing is attacked; what was gathered so far is still applied at the end of the phase."""
    g.declared = 0
    tell.no_ability(g, g.active)
    unattacked(g, b)
    g.step = Step.LAST


# --- the end of the roll phase ---


@step(Step.ROLL_END)
def end_roll_phase(g: State, b: Book) -> None:
    """DT-def-7 DT-status-stun: statuses of one roll phase leave; whoever stunned has another offensive roll phase."""
    seat = g.active
    mask = b.trait_masks[Trait.GOES_AFTER_ROLL_PHASE]
    while mask != 0:
        token = nth_one(mask, 0)
        mask &= mask - 1
        held_before = g.token[seat, token] - g.fresh[seat, token]
        lose(g, b, seat, token, held_before)
    again = 0
    g.locked = 0
    mask = b.trait_masks[Trait.STUNS]
    while mask != 0:
        token = nth_one(mask, 0)
        mask &= mask - 1
        for other in range(g.place.shape[0]):
            if g.fresh[other, token] > 0 and is_opponent(g, seat, other):
                lose(g, b, other, token, 1)
                if g.out[other] == 0:
                    again = 1
                    g.locked = other + 1
    if g.extra > 0 and again == 0:
        again = 1
    forget_fresh(g, b)
    clear_attack(g)
    if g.out[seat] != 0:
        g.step = Step.NEXT
    elif again:
        tell.extra_phase(g, seat)
        g.step = Step.OFFENSE
    else:
        g.phase = Phase.MAIN_2
        g.step = Step.MAIN
