"""Sets of small numbers in the bits of an int."""

from __future__ import annotations

from hypothesis import given, settings
from hypothesis import strategies as st

from dicewright.kernel.bits import nth_one, ones


@settings(deadline=None)
@given(st.sets(st.integers(0, 40)))
def test_bits_are_counted_and_found_in_order(numbers: set[int]) -> None:
    mask = sum(1 << n for n in numbers)
    assert ones(mask) == len(numbers)
    assert [nth_one(mask, k) for k in range(len(numbers))] == sorted(numbers)
    others = [n for n in range(60) if n not in numbers]
    assert [nth_one(~mask, k) for k in range(len(others))] == others
