"""The start of a turn, the upkeep and income phases, and the end of a turn."""

from __future__ import annotations

from ....kernel.bits import nth_one, ones
from ....kernel.flow import step
from ....kernel.question import Question, ask
from ....kernel.rule import rule
from .. import events as tell
from ..codes import slot_code
from ..content.parts import Trait
from ..state import NOBODY, Book, OpenRoll, Phase, State, Step, Window
from .damage import settle
from .holdings import begin_drawing, change_cp, held_of, lose, lose_all
from .over import end_game
from .programs import start
from .windows import open_window

ORDER = Question(21, "order", "DT-up-2")


@step(Step.TURN)
def begin_turn(g: State, b: Book) -> None:
    seat = g.active
    g.phase = Phase.UPKEEP
    g.most_attempts = 0
    g.began = held_of(g, seat, b.trait_masks[Trait.GOES_AFTER_OWN_TURN])
    for other in range(g.place.shape[0]):
        g.used[other] = 0
        g.newly[other] = 0
    tell.turn(g, seat)
    g.tokens_due = held_of(g, seat, b.upkeep_tokens)
    g.slots_due = 0
    for slot in range(b.slots[seat]):
        if on_board(g, b, seat, slot) and b.slot_upkeep[seat, slot, g.level[seat, slot]] > 0:
            g.slots_due |= 1 << slot
    g.step = Step.UPKEEP


@rule
def on_board(g: State, b: Book, seat: int, slot: int) -> int:
    """Whether an ability is on the side of the board that lies up. DT-passive-1"""
    side = b.slot_side[seat, slot]
    return 1 if side == 0 or side == g.side[seat] else 0


@step(Step.UPKEEP, Step.TURN_END)
def next_due(g: State, b: Book) -> None:
    """DT-up-1 DT-up-2: the active player chooses the order of several effects."""
    n = ones(g.tokens_due) + ones(g.slots_due)
    if n == 0 or g.out[g.active] != 0:
        g.step = Step.UPKEEP_DONE if g.step == Step.UPKEEP else Step.TURN_END_APPLY
        open_window(g, b, Window.UPKEEP, NOBODY)
    else:
        ask(g, ORDER, g.active, n)


@ORDER.answer
def take_due(g: State, b: Book, seat: int, a: int) -> None:
    n = ones(g.tokens_due)
    if a < n:
        token = nth_one(g.tokens_due, a)
        g.tokens_due &= ~(1 << token)
        if g.token[seat, token] > 0:
            tell.token_due(g, seat, token)
            program = b.token_upkeep[token] if g.step == Step.UPKEEP else b.token_turn_end[token]
            start(g, program, seat, seat, OpenRoll.NONE)
        return
    slot = nth_one(g.slots_due, a - n)
    g.slots_due &= ~(1 << slot)
    level = g.level[seat, slot]
    tell.slot_due(g, seat, slot_code(g, seat, slot))
    program = b.slot_upkeep[seat, slot, level] if g.step == Step.UPKEEP else b.slot_turn_end[seat, slot, level]
    start(g, program, seat, seat, OpenRoll.NONE)


@step(Step.UPKEEP_DONE)
def end_upkeep(g: State, b: Book) -> None:
    """DT-up-3"""
    settle(g, b)
    if g.over == 0:
        g.step = Step.INCOME if g.out[g.active] == 0 else Step.NEXT


@step(Step.INCOME)
def income(g: State, b: Book) -> None:
    """DT-inc-1 DT-inc-2 DT-inc-3: the first player skips the first one."""
    seat = g.active
    g.phase = Phase.MAIN_1
    g.step = Step.MAIN
    skipped = 1 if g.turn == 0 else 0
    mask = b.trait_masks[Trait.SKIPS_INCOME]
    while mask != 0:
        token = nth_one(mask, 0)
        mask &= mask - 1
        if skipped == 0 and lose(g, b, seat, token, 1) > 0:
            skipped = 1
    if skipped:
        tell.skipped(g, seat, Phase.INCOME)
        return
    tell.phase(g, seat, Phase.INCOME)
    change_cp(g, seat, 1)
    begin_drawing(g, seat, 1)


@rule
def begin_turn_end(g: State, b: Book) -> None:
    """What happens at the end of the own turn. DT-disc-2"""
    seat = g.active
    g.step = Step.TURN_END
    g.selling = 0
    g.tokens_due = 0
    g.slots_due = 0
    if g.out[seat] == 0:
        g.tokens_due = held_of(g, seat, b.turn_end_tokens)
        for slot in range(b.slots[seat]):
            if on_board(g, b, seat, slot) and b.slot_turn_end[seat, slot, g.level[seat, slot]] > 0:
                g.slots_due |= 1 << slot


@step(Step.TURN_END_APPLY)
def end_turn(g: State, b: Book) -> None:
    settle(g, b)
    lose_all(g, b, g.active, g.began)
    g.step = Step.NEXT


@step(Step.NEXT)
def next_player(g: State, b: Book) -> None:
    """DT-turn-1 DT-team-2: clockwise, which zigzags between teams; DT-end-2: a game has a last turn."""
    seats = g.place.shape[0]
    g.turn += 1
    if g.turn >= b.turn_limit * seats:
        end_game(g)
        return
    seat = (g.active + 1) % seats
    while g.out[seat] != 0:
        seat = (seat + 1) % seats
    g.active = seat
    g.step = Step.TURN
