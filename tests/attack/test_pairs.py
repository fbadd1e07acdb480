"""Nothing that a person can see or try hangs on what he may not know; and a leak that is planted is found."""

from __future__ import annotations

import pytest

from dicewright.kernel.events import EventKind
from dicewright.match import CannotUndo, Match
from dicewright.server.tables.timeline import Timeline
from dicewright.server.tables.viewer import Viewer

from .pairs import CanTell, compare, hiding

PAIRS = 40


@pytest.mark.parametrize("name", hiding())
def test_worlds_that_one_cannot_tell_apart(name: str) -> None:
    count = compare(name, PAIRS)
    assert count.pairs == PAIRS
    assert count.compared > PAIRS
    if name in ("dice_throne", "scuffle"):
        assert count.windows
        assert count.granted


def test_undo_that_asks_whether_a_window_opened_is_found(monkeypatch: pytest.MonkeyPatch) -> None:
    """As it once was: what followed a pass was the act of whoever had passed."""

    def undo_point(match: Match, seat: int) -> int:
        for k in range(len(match.history) - 1, -1, -1):
            entry = match.history[k]
            if entry.seat < 0 or any(kind.reveals for kind, _ in entry.events):
                raise CannotUndo("roll")
            if entry.seat == seat:
                return k
            if not match.game.questions[entry.kind].sealed or any(not kind.secret for kind, _ in entry.events):
                raise CannotUndo("other")
        raise CannotUndo("nothing")

    monkeypatch.setattr(Match, "undo_point", undo_point)
    with pytest.raises(CanTell, match="undo"):
        compare("dice_throne", 400)


def test_undo_before_anything_is_told_is_found(monkeypatch: pytest.MonkeyPatch) -> None:
    def undo_point(viewer: Viewer) -> tuple[int, int]:
        seat = next(iter(viewer.held), 0)
        assert viewer.room.match is not None
        return seat, viewer.room.match.undo_point(seat)

    monkeypatch.setattr(Viewer, "undo_point", undo_point)
    monkeypatch.setattr(EventKind, "secret", False)
    with pytest.raises(CanTell):
        compare("scuffle", 400)


def test_a_window_that_shows_is_found(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(Timeline, "secret", lambda timeline, match: False)
    with pytest.raises(CanTell):
        compare("scuffle", 100)


def test_an_end_that_has_not_been_told_is_found(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(Viewer, "status", property(lambda viewer: viewer.room.status))
    with pytest.raises(CanTell, match="over"):
        compare("scuffle", 400)
