"""The time limits of a game at a table: a real clock is the referee, and the journal keeps its time."""

from __future__ import annotations

from pathlib import Path

import pytest

from dicewright.games.irondie.game import GAME
from dicewright.kernel.game import Setup
from dicewright.kernel.question import REFEREE
from dicewright.kernel.words import LANGUAGES, text
from dicewright.server.tables import clock, now
from dicewright.server.tables import entries as e
from dicewright.server.tables.room import Room, restored
from dicewright.server.tables.viewer import Viewer

from ..rooms import founded, stop
from ..serving import BOT, ME, run, serving

BEGUN = 950.0
"""When `founded` lets a game begin."""
MINUTE = 60.0
MATCH = Setup(2, {"clock": "on", "match": "best_of_three"})


def minute(at: float) -> float:
    return BEGUN + at * MINUTE


class Table:
    """A room without a server, whose entries are kept as a journal would."""

    def __init__(self, setup: Setup = MATCH, clock: int = 0) -> None:
        self.room = founded("irondie", setup, clock)
        people = [e.Mixed(p.person, p.person) for p in self.room.founded.seats]
        self.journal: list[e.Entry] = [*people, e.Begun(BEGUN)]

    def write(self, entry: e.Entry) -> None:
        self.room.apply(entry)
        self.journal.append(entry)

    def answer(self, at: float, a: int | None = None) -> None:
        match = self.room.match
        assert match is not None
        self.write(e.Answered(match.asked, match.default() if a is None else a, minute(at)))

    def again(self) -> Room:
        """The same table after the server was started anew."""
        return restored(self.room.id, e.encode(self.room.founded), [e.encode(entry) for entry in self.journal])


def rulings(room: Room) -> list[int]:
    assert room.match is not None
    return [entry.answer for entry in room.match.history if entry.seat == REFEREE]


def test_the_clock_is_the_referee() -> None:
    table = Table()
    while not any(rulings(table.room)):
        table.answer(20)
    assert rulings(table.room)[-1] == 1


def test_a_restart_keeps_the_time() -> None:
    table = Table()
    for at in (3, 7, 19, 20, 21, 30):
        table.answer(at)
    match, again = table.room.match, table.again()
    assert match is not None
    assert again.match is not None
    assert again.match.answers == match.answers
    assert 1 in rulings(again)
    assert again.timekeeper.left(again.match.record, minute(31)) == table.room.timekeeper.left(match.record, minute(31))
    assert again.deadline() == table.room.deadline() == minute(45)


def test_an_undo_takes_no_time_back() -> None:
    table = Table()
    table.answer(5)
    table.room.publish(minute(5))
    assert table.room.match is not None
    table.write(e.Undone(0, minute(25)))
    table.answer(25)
    table.answer(25)
    while not any(rulings(table.room)):
        table.answer(25)
    assert rulings(table.again()) == rulings(table.room)


@pytest.mark.rule("ID-dig-3", "ID-dig-1")
def test_who_still_decides_when_the_match_is_over_is_answered_for() -> None:
    """The round's end hurries nobody; the match's does, and the seconds for a decision count as well."""
    assert Table().room.deadline() == minute(45)
    assert Table(Setup(2, {"clock": "on"})).room.deadline() is None
    assert Table(clock=30).room.deadline() == BEGUN + 30
    table = Table(clock=3000)
    assert table.room.deadline() == minute(45)
    assert table.room.question_ends() == BEGUN + 3000
    while table.room.status == "playing":
        assert table.room.deadline() == minute(45)
        table.answer(45)
    assert rulings(table.room)[-1] == 2
    assert table.room.deadline() is None


def test_what_is_left_is_shown_to_everybody_as_he_may_know_it(monkeypatch: pytest.MonkeyPatch) -> None:
    table = Table()
    stop(monkeypatch, minute(4.5))
    for person in ("ann", "bob", ""):
        scene = Viewer(table.room, person, "en").table(set()).scene
        assert scene is not None
        assert scene.clock.left is None
        assert [(it.label, it.left) for it in scene.clock.limits] == [("Round", 930.0), ("Match", 2430.0)]
    stop(monkeypatch, minute(50))
    scene = Viewer(table.room, "ann", "en").table(set()).scene
    assert scene is not None
    assert [it.left for it in scene.clock.limits] == [0.0, 0.0]
    for setup in (Setup(2), Setup(2, {"match": "best_of_three"})):
        scene = Viewer(Table(setup).room, "ann", "en").table(set()).scene
        assert scene is not None
        assert scene.clock.limits == []


def test_limits_have_names_in_every_language() -> None:
    for limit in GAME.time_limits(GAME.settled(MATCH)):
        names = {GAME.words(language).say(text(f"limit-{limit.name}")) for language in LANGUAGES}
        assert len(names) > 1


@run
async def test_a_real_match_ends_with_its_time(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """A bot thinks, Ann does not: the server is stopped and started, time passes, and the clock ends it without her."""
    monkeypatch.setattr(clock, "GRACE", 0.0)
    began = now.BEGAN
    async with serving(tmp_path) as served:
        ann = served.client()
        await ann.create("irondie", ME, BOT, options=dict(MATCH.options))
        await ann.connect()
        labels = [it["label"] for it in ann.last["scene"]["clock"]["limits"]]
        assert labels == ["Round", "Match"]
        token, table = ann.token, ann.table
    monkeypatch.setattr(now, "BEGAN", began + 46 * MINUTE)
    async with serving(tmp_path) as served:
        ann = served.client()
        ann.token, ann.table = token, table
        await ann.connect()
        while not ann.over:
            await ann.until("step")
        room = served.app.state.registry._tables[table].room
        assert rulings(room)[-1] == 2
        assert (await ann.ok("GET", f"/api/tables/{table}/verify"))["fair"]
