"""A record as the numbers it is made of, whatever its fields are: to tell views apart, and to learn from.

Rules reach fields by name; what is the same for every game reaches them all by their place.
"""

from __future__ import annotations

from .record import Record

WORD = 4
"""Bytes of a word. Every state is a whole number of words."""


def word(g: Record, at: int) -> int:
    """The word at this place, from 0 to 2**32 - 1. Compiled code loads it at once (`targets.compiler`)."""
    return int.from_bytes(g.buffer[WORD * at : WORD * at + WORD], "little")
