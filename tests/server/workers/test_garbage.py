"""Looking for garbage little by little."""

from __future__ import annotations

import gc
import random
import weakref
from collections.abc import Iterator

import pytest

from dicewright.kernel.game import games
from dicewright.server.tables.viewer import Viewer
from dicewright.server.workers import garbage
from dicewright.server.workers.garbage import Garbage

from ..rooms import answer, founded


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
    collector.collect_all_if_due()
    assert gone() is None


@pytest.mark.parametrize("name", ["dice_forge", "dice_throne", "irondie", "roll_player"])
def test_moves_leave_no_garbage(name: str) -> None:
    """Nothing that a move makes goes round in a circle, so that there is next to nothing to look for."""
    game, rng = games()[name], random.Random(6)
    rooms = [founded(name, next(s for s in game.samples() if s.seats >= 2)) for _ in range(2)]
    for room in rooms:  # in the first, everything that is kept for good comes into being
        gc.collect()
        gc.disable()
        for _ in range(40):
            assert room.match is not None
            if room.match.over:
                break
            answer(room, rng.randrange(room.match.record.options), "ann")
            room.publish(1.0)
            version = room.timeline("ann").published
            Viewer(room, "ann", "en").step(version, version - 1)
        found = gc.collect()
        gc.enable()
    assert found == 0
