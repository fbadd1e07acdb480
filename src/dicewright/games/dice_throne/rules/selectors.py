"""What can be picked: players, tokens, dice, sources of damage, numbers."""

from __future__ import annotations

from ....kernel.bits import nth_one, ones
from ....kernel.machine import NO_MORE
from ....kernel.rule import rule
from ..content.language import GROUP_BITS, NO_FEWER, SELECTOR_BITS, SELECTOR_KIND, UP_TO_BITS, Among, SelectorGroup
from ..content.parts import StatusKind
from ..state import Book, Source, State, is_opponent
from .companions import nth_growth, spirits
from .damage import avoidable
from .dice import dice_of, shows, theirs, yours
from .holdings import has_room, movable, removable

TOKEN_BITS = 6
"""A token of a seat is `seat << 6 | token`; a die and a value `die << 3 | value`."""
VALUE_BITS = 3
UP_TO_MOST = (1 << UP_TO_BITS) - 1


@rule
def is_seat(g: State, kind: int, seat: int, other: int) -> int:
    """Whether a selector of players names this one. DT-team-7"""
    if g.out[other] != 0:
        return 0
    if kind == Among.OPPONENTS:
        return is_opponent(g, seat, other)
    if kind == Among.TEAMMATES:
        return 1 if other != seat and not is_opponent(g, seat, other) else 0
    if kind == Among.FRIENDS:
        return 1 - is_opponent(g, seat, other)
    if kind == Among.OTHERS:
        return 1 if other != seat else 0
    return 1


@rule
def nth_seat(g: State, kind: int, seat: int, k: int) -> int:
    """Players clockwise from the one who picks."""
    seats = g.place.shape[0]
    for i in range(seats):
        other = (seat + i) % seats
        if is_seat(g, kind, seat, other):
            if k == 0:
                return other
            k -= 1
    return NO_MORE


@rule
def nth_set(g: State, kind: int, size: int, seat: int, k: int) -> int:
    """The k-th set of different players, a bit each; `size`: how many at most, or no fewer than that if there are."""
    seats = g.place.shape[0]
    among = 0
    for other in range(seats):
        if is_seat(g, Among.OPPONENTS if kind == Among.OPPONENT_SETS else Among.PLAYERS, seat, other):
            among |= 1 << other
    most = min(size % NO_FEWER, ones(among))
    least = most if size >= NO_FEWER else 1
    for mask in range(1, among + 1):
        if mask & among == mask and least <= ones(mask) <= most:
            if k == 0:
                return mask
            k -= 1
    return NO_MORE


@rule
def nth_receiver(g: State, b: Book, seat: int, what: int, k: int) -> int:
    """Players to whom a token can be moved: not its holder, and only where there is room. DT-stat-8"""
    seats = g.place.shape[0]
    holder = what >> TOKEN_BITS
    token = what & ((1 << TOKEN_BITS) - 1)
    for i in range(seats):
        other = (seat + i) % seats
        if other != holder and has_room(g, b, other, token):
            if k == 0:
                return other
            k -= 1
    return NO_MORE


@rule
def nth_token(g: State, b: Book, kind: int, narrow: int, seat: int, it: int, k: int) -> int:
    """`narrow`: only what can be moved; of fresh ones only what is negative."""
    seats = g.place.shape[0]
    for i in range(seats):
        other = (seat + i) % seats
        if (kind in (Among.OWN_TOKENS, Among.FRESH)) and other != seat:
            continue
        if (kind == Among.TOKENS_OF_IT and other != it) or g.out[other] != 0:
            continue
        mask = b.statuses
        while mask != 0:
            token = nth_one(mask, 0)
            mask &= mask - 1
            if g.token[other, token] > 0:
                thing = other << TOKEN_BITS | token
                if kind == Among.FRESH:
                    good = 1 if g.fresh[other, token] > 0 else 0
                    if narrow and b.token_kind[token] != StatusKind.NEGATIVE:
                        good = 0
                elif narrow:
                    good = 0 if nth_receiver(g, b, seat, thing, 0) == NO_MORE else movable(g, b, other, token)
                else:
                    good = removable(g, b, other, token)
                if good:
                    if k == 0:
                        return thing
                    k -= 1
    return NO_MORE


@rule
def names_tokens(selector: int) -> int:
    """Whether what a selector names are tokens that lie with somebody."""
    return 1 if (selector & SELECTOR_KIND) >> GROUP_BITS == SelectorGroup.TOKEN else 0


@rule
def nth_die(g: State, kind: int, seat: int, roll: int, k: int) -> int:
    """Dice of the open roll, some with the value they are to show. DT-card-10 DT-card-11"""
    n = dice_of(g, roll)
    for i in range(n):
        if kind == Among.OWN_DIE and not yours(g, seat, roll, i):
            continue
        if kind == Among.OPPONENT_DIE and not theirs(g, seat, roll, i):
            continue
        if kind == Among.FRIENDLY_DIE and theirs(g, seat, roll, i):
            continue
        if k == 0:
            return i
        k -= 1
    return NO_MORE


@rule
def nth_die_value(g: State, kind: int, seat: int, roll: int, k: int) -> int:
    n = dice_of(g, roll)
    for i in range(n):
        now = shows(g, roll, i)
        if kind == Among.OWN_DIE_SAME and not yours(g, seat, roll, i):
            continue
        for value in range(1, 7):
            if value == now or (kind == Among.ANY_DIE_STEP and abs(value - now) != 1):
                continue
            if kind == Among.OWN_DIE_SAME and not other_shows(g, seat, roll, i, value):
                continue
            if k == 0:
                return i << VALUE_BITS | value
            k -= 1
    return NO_MORE


@rule
def other_shows(g: State, seat: int, roll: int, i: int, value: int) -> int:
    """Whether another die of the same player in the same roll shows the value."""
    for j in range(dice_of(g, roll)):
        if j != i and yours(g, seat, roll, j) and shows(g, roll, j) == value:
            return 1
    return 0


@rule
def nth_bot(g: State, b: Book, kind: int, seat: int, k: int) -> int:
    for i in range(b.bots.shape[0]):
        bot = b.bots[i]
        level = g.token[seat, bot]
        if kind == Among.BOTS_TO_BUILD:
            good = level == 0
        elif kind == Among.BOTS_TO_UPGRADE:
            good = level == 1
        else:
            good = level > 0
        if good:
            if k == 0:
                return bot
            k -= 1
    return NO_MORE


@rule
def most_of(g: State, b: Book, kind: int, more: int, seat: int) -> int:
    """The highest number to choose."""
    if kind == Among.UP_TO_TOKEN:
        return min(more & UP_TO_MOST, g.token[seat, more >> UP_TO_BITS])
    if kind == Among.UP_TO_CP:
        return g.cp[seat]
    return min(more, spirits(g, b, seat))


@rule
def named(g: State, b: Book, selector: int, seat: int, it: int, roll: int, frame: int, k: int) -> int:
    """The k-th thing a selector names to a seat; `it` is what the effect acts on, `roll` the dice that lie open to it,
    `frame` the frame with its own roll."""
    kind = selector & SELECTOR_KIND
    more = selector >> SELECTOR_BITS
    group = kind >> GROUP_BITS
    if group == SelectorGroup.PLAYER:
        return nth_seat(g, kind, seat, k)
    if group == SelectorGroup.PLAYERS:
        if kind == Among.CHOSEN:
            return nth_one(it, k) if k < ones(it) else NO_MORE
        return nth_receiver(g, b, seat, it, k) if kind == Among.RECEIVERS else nth_set(g, kind, more, seat, k)
    if group == SelectorGroup.TOKEN:
        return nth_token(g, b, kind, more, seat, it, k)
    if group == SelectorGroup.VALUE:
        return nth_die_value(g, kind, seat, roll, k)
    if group == SelectorGroup.DIE:
        return nth_die(g, kind, seat, roll, k)
    if group == SelectorGroup.ROLLED:
        if kind == Among.SHOWING:
            return nth_showing(g, more, frame, k)
        return k if k < g.f_dice[frame] else NO_MORE
    if group == SelectorGroup.NUMBER:
        return k if k <= most_of(g, b, kind, more, seat) else NO_MORE
    if kind == Among.SOURCES:
        return nth_source(g, b, seat, k)
    if kind == Among.GROWTH:
        return nth_growth(g, b, seat, k)
    return nth_bot(g, b, kind, seat, k)


@rule
def nth_source(g: State, b: Book, seat: int, k: int) -> int:
    for source in range(Source.count):
        if avoidable(g, b, seat, source):
            if k == 0:
                return source
            k -= 1
    return NO_MORE


@rule
def nth_showing(g: State, mask: int, frame: int, k: int) -> int:
    for i in range(g.f_dice[frame]):
        if (mask >> g.rolled[frame, i]) & 1:
            if k == 0:
                return i
            k -= 1
    return NO_MORE
