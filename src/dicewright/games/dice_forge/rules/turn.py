"""From the set-up to the end: which sets lie out, rounds and turns, and the scoring."""

from __future__ import annotations

from ....kernel.bits import nth_one, ones
from ....kernel.flow import step
from ....kernel.question import NATURE, Question, ask
from ....kernel.rule import rule
from .. import events as tell
from ..box import Feat, Resource, Slot
from ..content.readings import DoubleBlessing, HammerGlory, PrintedGlory, Tie, TyphonCounts
from ..state import REINFORCEMENTS, Book, Mode, State, Step
from .blessing import bless
from .reserves import lap_glory
from .temple import take_face

SET = Question(8, "set", "DF-set-6")
"""Nature: 0 the introductory set of a slot, 1 its alternative."""
TRIM = Question(9, "trim", "DF-set-4")
"""Nature: the face that leaves a square of the sanctuary, of those still there."""


# --- set-up ---


@step(Step.SETS)
def draw_sets(g: State, b: Book) -> None:
    """Nature chooses between the two sets of a slot, if it is asked to. DF-set-5 DF-set-6"""
    while g.cursor < Slot.count and b.draw_sets == 1:
        if b.slot_sets[g.cursor, 0] != b.slot_sets[g.cursor, 1]:
            ask(g, SET, NATURE, 2)
            return
        g.cursor += 1
    g.cursor = 0
    g.step = Step.TRIM


@SET.answer
def take_set(g: State, b: Book, seat: int, a: int) -> None:
    g.feat[g.cursor] = b.slot_sets[g.cursor, a]
    tell.set_(g, g.cursor, g.feat[g.cursor])
    g.cursor += 1


@step(Step.TRIM)
def trim(g: State, b: Book) -> None:
    """With two players, faces leave the squares of different faces at random. DF-set-4"""
    if g.cursor < b.trims * b.trim.shape[0]:
        ask(g, TRIM, NATURE, ones(g.stock & b.trim[g.cursor // b.trims]))
        return
    g.cursor = 0
    g.step = Step.TURN


@TRIM.answer
def take_trim(g: State, b: Book, seat: int, a: int) -> None:
    face = nth_one(g.stock & b.trim[g.cursor // b.trims], a)
    take_face(g, face)
    tell.trimmed(g, face)
    g.cursor += 1


# --- turns ---


@step(Step.TURN)
def begin_turn(g: State, b: Book) -> None:
    """DF-turn-1 DF-turn-2 DF-turn-3 DF-set-8"""
    if g.active == 0:
        g.round += 1
        tell.round_(g, g.round)
    tell.turn(g, g.active)
    g.extra = 0
    for i in range(REINFORCEMENTS):
        g.used[i] = 0
    g.blessings = 1 if b.double_blessing == DoubleBlessing.EACH_ROUND and g.active != 0 else b.blessings
    g.step = Step.BLESS


@step(Step.BLESS)
def bless_all(g: State, b: Book) -> None:
    """Step 1: everybody is blessed, once or twice, the second time after the first is over. DF-turn-3 DF-bless-1"""
    if g.blessings == 0:
        g.step = Step.REINFORCE
    else:
        g.blessings -= 1
        bless(g, Mode.GAINED, (1 << g.place.shape[0]) - 1, 0)


@step(Step.END)
def end_turn(g: State, b: Book) -> None:
    """The next hero, or the end of the game after the last round. DF-turn-1 DF-end-1"""
    g.step = Step.TURN
    g.active += 1
    if g.active == g.place.shape[0]:
        g.active = 0
        if g.round == b.rounds:
            finish(g, b)


# --- the end ---


@rule
def score(g: State, b: Book, seat: int) -> int:
    """Glory as it would be counted now: on the board, with its tokens, and printed on cards. DF-end-2 DF-end-4"""
    total = g.have[seat, Resource.VP]
    if b.printed_glory != PrintedGlory.AT_ONCE:  # DF-feat-5
        for feat in range(Feat.count):
            total += g.cards[seat, feat] * b.glory[feat]
    if b.hammer_glory == HammerGlory.AT_THE_END:  # DF-hammer-3
        total += lap_glory(g, b, seat)
    if b.typhon_counts == TyphonCounts.AT_THE_END:  # DF-card-24
        total += g.cards[seat, Feat.TYPHON] * g.replaced[seat]
    return total


@rule
def standing(g: State, b: Book, seat: int) -> int:
    """The score, and behind it, where a switch says so, faces replaced, feats and resources left. DF-end-3"""
    total = score(g, b, seat)
    if b.tie != Tie.TIE_BREAK:
        return total
    feats = 0
    for feat in range(Feat.count):
        feats += g.cards[seat, feat]
    left = g.have[seat, Resource.GOLD] + g.have[seat, Resource.SUN] + g.have[seat, Resource.MOON]
    return ((total * 100 + g.replaced[seat]) * 100 + feats) * 100 + left


@rule
def finish(g: State, b: Book) -> None:
    """Most glory wins; equal ones share. DF-end-1 DF-end-2 DF-end-3"""
    g.over = 1
    for seat in range(g.place.shape[0]):
        tell.scored(g, seat, score(g, b, seat))
        g.place[seat] = 1
        for other in range(g.place.shape[0]):
            if standing(g, b, other) > standing(g, b, seat):
                g.place[seat] += 1
