"""From the set-up to the end: which sets lie out, rounds and turns, and the scoring."""

from __future__ import annotations

from ....kernel.bits import nth_one, ones
from ....kernel.question import NATURE, ask
from ....kernel.record import Record
from ....kernel.rule import rule, tell
from ..state import (
    E_ROUND,
    E_SCORED,
    E_SET,
    E_TRIMMED,
    E_TURN,
    FEATS,
    GAINED,
    GLORY,
    GOLD,
    K_SET,
    K_TRIM,
    MOON,
    REINFORCEMENTS,
    S_BLESS,
    S_REINFORCE,
    S_TRIM,
    S_TURN,
    SLOTS,
    SUN,
    TYPHON,
)
from .blessing import bless
from .reserves import lap_glory
from .temple import take_face

EACH_ROUND = 1
AT_ONCE = 1  # of printed glory
AT_THE_END = 1  # of hammers and Typhon
TIE_BREAK = 1
HOW_MANY_SLOTS = len(SLOTS)
HOW_MANY_FEATS = len(FEATS)
HOW_MANY_REINFORCEMENTS = len(REINFORCEMENTS)


# --- set-up ---


@rule
def draw_sets(g: Record, b: Record) -> None:
    """Nature chooses between the two sets of a slot, if it is asked to. DF-set-5 DF-set-6"""
    while g.cursor < HOW_MANY_SLOTS and b.draw_sets == 1:
        if b.slot_sets[g.cursor, 0] != b.slot_sets[g.cursor, 1]:
            ask(g, K_SET, NATURE, 2)
            return
        g.cursor += 1
    g.cursor = 0
    g.step = S_TRIM


@rule
def take_set(g: Record, b: Record, a: int) -> None:
    g.feat[g.cursor] = b.slot_sets[g.cursor, a]
    tell(g, E_SET, g.cursor, g.feat[g.cursor])
    g.cursor += 1


@rule
def trim(g: Record, b: Record) -> None:
    """With two players, faces leave the squares of different faces at random. DF-set-4"""
    if g.cursor < b.trims * b.trim.shape[0]:
        ask(g, K_TRIM, NATURE, ones(g.stock & b.trim[g.cursor // b.trims]))
        return
    g.cursor = 0
    g.step = S_TURN


@rule
def take_trim(g: Record, b: Record, a: int) -> None:
    face = nth_one(g.stock & b.trim[g.cursor // b.trims], a)
    take_face(g, face)
    tell(g, E_TRIMMED, face)
    g.cursor += 1


# --- turns ---


@rule
def begin_turn(g: Record, b: Record) -> None:
    """DF-turn-1 DF-turn-2 DF-turn-3 DF-set-8"""
    if g.active == 0:
        g.round += 1
        tell(g, E_ROUND, g.round)
    tell(g, E_TURN, g.active)
    g.extra = 0
    for i in range(HOW_MANY_REINFORCEMENTS):
        g.used[i] = 0
    g.blessings = 1 if b.double_blessing == EACH_ROUND and g.active != 0 else b.blessings
    g.step = S_BLESS


@rule
def bless_all(g: Record) -> None:
    """Step 1: everybody is blessed, once or twice, the second time after the first is over. DF-turn-3 DF-bless-1"""
    if g.blessings == 0:
        g.step = S_REINFORCE
    else:
        g.blessings -= 1
        bless(g, GAINED, (1 << g.place.shape[0]) - 1, 0)


@rule
def end_turn(g: Record, b: Record) -> None:
    """The next hero, or the end of the game after the last round. DF-turn-1 DF-end-1"""
    g.step = S_TURN
    g.active += 1
    if g.active == g.place.shape[0]:
        g.active = 0
        if g.round == b.rounds:
            finish(g, b)


# --- the end ---


@rule
def score(g: Record, b: Record, seat: int) -> int:
    """Glory as it would be counted now: on the board, with its tokens, and printed on cards. DF-end-2 DF-end-4"""
    total = g.have[seat, GLORY]
    if b.printed_glory != AT_ONCE:  # DF-feat-5
        for feat in range(HOW_MANY_FEATS):
            total += g.cards[seat, feat] * b.glory[feat]
    if b.hammer_glory == AT_THE_END:  # DF-hammer-3
        total += lap_glory(g, b, seat)
    if b.typhon_counts == AT_THE_END:  # DF-card-24
        total += g.cards[seat, TYPHON] * g.replaced[seat]
    return total  # type: ignore[no-any-return]


@rule
def standing(g: Record, b: Record, seat: int) -> int:
    """The score, and behind it, where a switch says so, faces replaced, feats and resources left. DF-end-3"""
    total = score(g, b, seat)
    if b.tie != TIE_BREAK:
        return total
    feats = 0
    for feat in range(HOW_MANY_FEATS):
        feats += g.cards[seat, feat]
    left = g.have[seat, GOLD] + g.have[seat, SUN] + g.have[seat, MOON]
    return ((total * 100 + g.replaced[seat]) * 100 + feats) * 100 + left  # type: ignore[no-any-return]


@rule
def finish(g: Record, b: Record) -> None:
    """Most glory wins; equal ones share. DF-end-1 DF-end-2 DF-end-3"""
    g.over = 1
    for seat in range(g.place.shape[0]):
        tell(g, E_SCORED, seat, score(g, b, seat))
        g.place[seat] = 1
        for other in range(g.place.shape[0]):
            if standing(g, b, other) > standing(g, b, seat):
                g.place[seat] += 1
