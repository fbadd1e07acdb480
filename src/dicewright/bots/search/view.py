"""Tells positions apart as a seat may know them: two that look alike to it have the same key."""

from __future__ import annotations

from collections.abc import Callable
from hashlib import blake2b

from ...kernel.game import Game
from ...kernel.raw import WORD, word
from ...kernel.record import Header
from ...kernel.rule import grid, rule_with

PART = (1 << 31) - 1


def viewing(game: Game, teams: tuple[int, ...]) -> Callable[[Header, int], int]:
    """Build the rule key(g, seat), for the seat that is asked: what it may not see is laid over before it is read.
    Never 0; 62 bits, so that no two positions that a decision meets will share one by chance."""
    layout = game.layout(len(teams))
    veils = [layout.veil(seat, teams, True) for seat in range(len(teams))]
    words = layout.size // WORD
    veil = grid([[v >> 8 * WORD * i & (1 << 8 * WORD) - 1 for i in range(words)] for v in veils])

    def compiled(g: Header, seat: int) -> int:
        one = 1 + seat
        other = 7
        for i in range(words):
            seen = word(g, i) | veil[seat, i]
            one = (one + seen) * 0x2545F491
            one = (one ^ (one >> 31)) & PART
            other = (other ^ seen) * 0x1B873593
            other = (other ^ (other >> 29)) & PART
        return ((one << 31) | other) + 1

    @rule_with(compiled)
    def key(g: Header, seat: int) -> int:
        seen = int.from_bytes(g.buffer, "little") | veils[seat]
        digest = blake2b(seen.to_bytes(layout.size, "little"), digest_size=7, salt=bytes([seat])).digest()
        return int.from_bytes(digest, "little") + 1

    return key
