"""Looking for garbage little by little."""

from __future__ import annotations

import gc
import weakref
from collections.abc import Iterator

import pytest

from dicewright.server.workers import garbage
from dicewright.server.workers.garbage import Garbage


class Ring:
    """Something that holds on to itself."""

    def __init__(self) -> None:
        self.itself = self


@pytest.fixture
def collector() -> Iterator[Garbage]:
    it = Garbage()
    yield it
    it.close()
    assert gc.isenabled()
    assert gc.get_freeze_count() == 0


def test_what_is_new_is_collected_at_once(collector: Garbage) -> None:
    assert not gc.isenabled()
    gone = weakref.ref(Ring())
    assert gone() is not None
    collector.collect()
    assert gone() is None


def test_what_was_left_before_is_collected_in_time(collector: Garbage, monkeypatch: pytest.MonkeyPatch) -> None:
    ring = Ring()
    gone = weakref.ref(ring)
    collector.collect()
    del ring
    collector.collect()
    assert gone() is not None  # it is not looked at again so soon
    monkeypatch.setattr(garbage, "ALL", 0.0)
    collector.collect()
    assert gone() is None
