"""What a player holds: tokens, combat points, cards."""

from __future__ import annotations

from ....kernel.bits import nth_one, ones
from ....kernel.flow import first
from ....kernel.question import NATURE, Question, ask
from ....kernel.rule import rule
from .. import events as tell
from ..codes import card_code
from ..content.parts import Trait
from ..numbers import MOST_CP
from ..state import AtOnce, Book, State, in_roll_phase, is_opponent

DRAW = Question(9, "draw", "DT-card-2")
DISCARD = Question(19, "discard", sealed=True)
RANDOM_CARD = Question(20, "random-card")
SEARCH = Question(24, "search", sealed=True)

# --- tokens ---


@rule
def limit(g: State, b: Book, seat: int, token: int) -> int:
    """DT-stat-5 DT-stat-6: the stack limit of a token for this hero; a raised one counts for him alone."""
    n = b.limit[token]
    if b.own_limit[token] > 0 and b.owner[token] == g.hero[seat]:
        n = b.own_limit[token] + g.raised[seat]
    return n


@rule
def gain(g: State, b: Book, seat: int, token: int, n: int) -> int:
    """Tokens above the limit are lost; there is no other limit to them. How many came. DT-stat-5 DT-stat-11"""
    n = min(n, limit(g, b, seat, token) - g.token[seat, token])
    if n <= 0 or g.out[seat] != 0:
        return 0
    g.token[seat, token] += n
    if token == b.chi:
        g.newly[seat] += n
    tell.token_gained(g, seat, token, n)
    return n


@rule
def lose(g: State, b: Book, seat: int, token: int, n: int) -> int:
    """Up to n go. How many went."""
    n = min(n, g.token[seat, token])
    if n <= 0:
        return 0
    g.token[seat, token] -= n
    if token == b.chi:
        g.newly[seat] = min(g.newly[seat], g.token[seat, token])  # the old ones are spent first
    if g.fresh[seat, token] > g.token[seat, token]:
        g.fresh[seat, token] = g.token[seat, token]
    tell.token_lost(g, seat, token, n)
    return n


@rule
def lose_all(g: State, b: Book, seat: int, mask: int) -> None:
    """All that the seat has of these tokens goes, a bit each."""
    while mask != 0:
        token = nth_one(mask, 0)
        mask &= mask - 1
        lose(g, b, seat, token, g.token[seat, token])


@rule
def with_trait(g: State, b: Book, seat: int, trait: int) -> int:
    """The sum of a trait over the tokens of a seat."""
    return trait_of(g, b, seat, trait, b.trait_masks[trait])


@rule
def trait_of(g: State, b: Book, seat: int, trait: int, mask: int) -> int:
    """... over these tokens of a seat, a bit each."""
    n = 0
    while mask != 0:
        token = nth_one(mask, 0)
        mask &= mask - 1
        n += g.token[seat, token] * b.trait[token, trait]
    return n


@rule
def held_of(g: State, seat: int, mask: int) -> int:
    """Which of these tokens the seat holds, a bit each."""
    held = 0
    while mask != 0:
        token = nth_one(mask, 0)
        mask &= mask - 1
        if g.token[seat, token] > 0:
            held |= 1 << token
    return held


@rule
def removable(g: State, b: Book, seat: int, token: int) -> int:
    """DT-stat-2 DT-stat-7 DT-comp-1"""
    return 1 if (b.statuses >> token) & 1 and g.token[seat, token] > 0 and b.trait[token, Trait.HELD_FAST] < 2 else 0


@rule
def movable(g: State, b: Book, seat: int, token: int) -> int:
    return 1 if (b.statuses >> token) & 1 and g.token[seat, token] > 0 and b.trait[token, Trait.HELD_FAST] == 0 else 0


@rule
def has_room(g: State, b: Book, seat: int, token: int) -> int:
    """Whether one more could be put here. DT-stat-5 DT-stat-9"""
    if g.out[seat] != 0:
        return 0
    return 1 if b.trait[token, Trait.EXPLODES] > 0 or g.token[seat, token] < limit(g, b, seat, token) else 0


@rule
def can_act(g: State, b: Book, seat: int) -> int:
    """Whether a player may do anything of his own accord. DT-ult-1 DT-status-stun"""
    if g.out[seat] != 0:
        return 0
    if g.ultimate != 0 and g.activated != 0 and in_roll_phase(g) and is_opponent(g, seat, g.active):
        return 0
    return 1 if b.trait_masks[Trait.STUNS] == 0 or with_trait(g, b, seat, Trait.STUNS) == 0 else 0


# --- combat points ---


@rule
def change_cp(g: State, seat: int, n: int) -> int:
    """DT-cp-1: never above 15 nor below 0. By how many they changed."""
    before = g.cp[seat]
    g.cp[seat] = max(0, min(MOST_CP, before + n))
    changed = g.cp[seat] - before
    if changed > 0:
        tell.cp_gained(g, seat, changed)
    if changed < 0:
        tell.cp_lost(g, seat, -changed)
    return changed


# --- cards ---


@rule
def leave_hand(g: State, seat: int, card: int) -> None:
    g.hand[seat] &= ~(1 << card)
    g.held[seat] -= 1


@rule
def discard_card(g: State, seat: int, card: int) -> None:
    leave_hand(g, seat, card)
    g.discard[seat] |= 1 << card


@rule
def begin_drawing(g: State, seat: int, n: int) -> None:
    if g.out[seat] == 0 and n > 0:
        g.drawing = n
        g.drawer = seat


@first("drawing", AtOnce.DRAW)
def draw(g: State, b: Book) -> None:
    """DT-card-2: an empty deck is made anew from the discard pile."""
    seat = g.drawer
    if g.left[seat] == 0:
        if g.discard[seat] == 0:
            g.drawing = 0
            return
        g.deck[seat] = g.discard[seat]
        g.left[seat] = ones(g.deck[seat])
        g.discard[seat] = 0
        tell.shuffled(g, seat)
    ask(g, DRAW, NATURE, g.left[seat])


@DRAW.answer
def take_draw(g: State, b: Book, seat: int, a: int) -> None:
    g.drawing -= 1
    draw_card(g, g.drawer, a)


@rule
def draw_card(g: State, seat: int, k: int) -> None:
    """The k-th card of the deck comes to the hand."""
    card = nth_one(g.deck[seat], k)
    g.deck[seat] &= ~(1 << card)
    g.left[seat] -= 1
    g.hand[seat] |= 1 << card
    g.held[seat] += 1
    tell.drew(g, seat, card_code(g, seat, card))


@first("searching", AtOnce.SEARCH)
def search(g: State, b: Book) -> None:
    """Any card of the own deck comes to the hand; a deck has no order, so there is nothing to shuffle."""
    seat = g.searching - 1
    if g.left[seat] == 0:
        g.searching = 0
    else:
        ask(g, SEARCH, seat, g.left[seat])


@SEARCH.answer
def take_search(g: State, b: Book, seat: int, a: int) -> None:
    g.drawer = seat
    g.searching = 0
    draw_card(g, seat, a)


@rule
def begin_shedding(g: State, seat: int, n: int, at_random: int) -> None:
    if g.out[seat] == 0:
        g.shedding = min(n, g.held[seat])
        g.shedder = seat
        g.at_random = at_random


@first("shedding", AtOnce.SHED)
def shed(g: State, b: Book) -> None:
    """A player discards cards, of his choice or at random."""
    seat = g.shedder
    ask(g, RANDOM_CARD if g.at_random else DISCARD, NATURE if g.at_random else seat, g.held[seat])


@DISCARD.answer
def take_discard(g: State, b: Book, seat: int, a: int) -> None:
    shed_card(g, seat, a)


@RANDOM_CARD.answer
def take_random_card(g: State, b: Book, seat: int, a: int) -> None:
    shed_card(g, g.shedder, a)


@rule
def shed_card(g: State, seat: int, k: int) -> None:
    card = nth_one(g.hand[seat], k)
    discard_card(g, seat, card)
    g.shedding -= 1
    tell.discarded(g, seat, card_code(g, seat, card))


@rule
def hand_of_kind(g: State, b: Book, seat: int, kind: int) -> int:
    """Cards of a kind in the hand, a bit each."""
    return g.hand[seat] & b.card_masks[seat, kind]
