"""Whole messages: two games that differ only in what a seat may not know are told to it byte for byte alike.

Not fields are compared but everything that leaves the server: tables, steps, options, summaries, refusals, and their
number. Two tables are played on with the same answers; what others are asked in secret is answered by default. They may
part with an event that reveals, and not a moment earlier.
"""

from __future__ import annotations

import asyncio
import random
import time
from pathlib import Path

import msgspec
import pytest

from dicewright.kernel.chance import picker
from dicewright.kernel.game import Setup, games
from dicewright.kernel.question import NATURE
from dicewright.kernel.words import LANGUAGES
from dicewright.server.messages.bounds import Language, Told
from dicewright.server.tables import entries as e
from dicewright.server.tables import viewer
from dicewright.server.tables.room import Room
from dicewright.server.tables.viewer import Viewer

from ..rooms import PEOPLE, answer, founded
from ..serving import ME, OPEN, run, serving, two

POINTS = 30
STEPS = 4
GAMES = [name for name, game in games().items() if game.hides]


@pytest.fixture(autouse=True)
def _same_time(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(viewer.time, "time", lambda: 1000.0)


class Watch:
    """Everything one viewer is told of a table."""

    def __init__(self, room: Room, person: str) -> None:
        self.room, self.person = room, person
        self.version = room.timeline(person).published
        self.known: dict[int | None, int] = {}

    def everything(self) -> list[bytes]:
        """What he would get now: the missed steps, the table, a summary, who sits there, and his options."""
        room, match = self.room, self.room.match
        assert match is not None
        room.publish(1000.0)
        viewer = Viewer(room, self.person, "en")
        timeline = room.timeline(self.person)
        told: list[Told] = []
        for version in range(max(self.version, timeline.base) + 1, timeline.published + 1):
            eyes = timeline.eyes(match, version)
            told.append(viewer.step(version, self.known.get(eyes)))
            self.known[eyes] = version
        self.version = timeline.published
        told += [viewer.table(set()), viewer.summary(set()), viewer.seated(set())]
        if room.asked in timeline.held and timeline.current(match):
            told.append(viewer.options(self.version, 0, 40))
        return [msgspec.json.encode(it) for it in told]


def reveals(room: Room, since: int) -> bool:
    assert room.match is not None
    return any(kind.reveals for entry in room.match.history[since:] for kind, _ in entry.events)


@pytest.mark.parametrize("name", GAMES)
def test_hidden_things_change_no_message(name: str) -> None:
    game = games()[name]
    setup = next(s for s in game.samples() if s.seats >= 2)
    rng = random.Random(7)
    changed = 0
    for point in range(POINTS):
        person = ("", *PEOPLE[: setup.seats])[point % (setup.seats + 1)]
        one, other = founded(name, setup), founded(name, setup)
        for _ in range(rng.randrange(0, 16)):
            assert one.match is not None
            if one.match.over:
                break
            a = rng.randrange(one.match.record.options)
            if rng.random() < 0.7:  # at random alone, some games are over too soon
                a = one.match.default()
            for room in (one, other):
                assert room.match is not None
                room.apply(e.Answered(room.match.asked, a, 955.0))
        assert one.match is not None
        assert other.match is not None
        if one.match.over:
            continue
        seat = next(iter(one.held_by(person)), None)
        imagined = game.determinise(one.match.record, one.match.book, seat, one.teams, picker(point))
        changed += imagined.buffer != one.match.record.buffer
        other.match.record.buffer[:] = imagined.buffer
        watches = Watch(one, person), Watch(other, person)
        assert watches[0].everything() == watches[1].everything()
        for _ in range(STEPS):
            if one.match.over or one.timeline(person).secret(one.match):
                break
            assert one.asked == other.asked
            since = len(one.match.history), len(other.match.history)
            a = rng.randrange(one.match.record.options)
            assert one.match.record.options == other.match.record.options
            answer(one, a, person)
            answer(other, a, person)
            if reveals(one, since[0]) or reveals(other, since[1]):
                break
            assert watches[0].everything() == watches[1].everything()
    assert changed, "nothing hidden was ever changed: the test proves nothing"


@pytest.mark.parametrize("language", LANGUAGES)
def test_a_window_for_somebody_else_cannot_be_told_from_none(language: Language) -> None:
    """Scuffle: Ann plays a card; Bob may react, or has nothing to react with. Ann hears the same, also of undo."""
    game = games()["scuffle"]
    found = 0
    for seed in range(60):
        rng = random.Random(seed)
        rooms = founded("scuffle", Setup(2)), founded("scuffle", Setup(2))
        one, other = rooms
        assert one.match is not None
        assert other.match is not None
        for _ in range(rng.randrange(1, 12)):
            if one.match.over:
                break
            a = rng.randrange(one.match.record.options)
            for room in rooms:
                assert room.match is not None
                room.apply(e.Answered(room.match.asked, a, 955.0))
        if one.match.over or one.asked != 0:
            continue
        imagined = game.determinise(one.match.record, one.match.book, 0, one.teams, picker(seed))
        other.match.record.buffer[:] = imagined.buffer
        watches = Watch(one, "ann"), Watch(other, "ann")
        a = rng.randrange(one.match.record.options)
        windows = []
        for room in rooms:
            assert room.match is not None
            room.apply(e.Answered(0, a, 960.0))
            windows.append(not room.match.over and room.timeline("ann").secret(room.match))
        if windows[0] == windows[1]:
            continue
        found += 1
        opened = rooms[0] if windows[0] else rooms[1]
        assert opened.match is not None
        quiet = len(opened.timeline("ann").steps)
        answers = len(opened.match.history)
        while not opened.match.over and opened.timeline("ann").secret(opened.match):
            default = opened.match.default()
            opened.apply(e.Answered(opened.match.asked, default, 960.0))
        assert len(opened.match.history) > answers
        if any(entry.seat == NATURE for room in rooms if room.match for entry in room.match.history[-2:]):
            continue
        told = [w.everything() for w in watches]
        if reveals(rooms[0], 0) and told[0] != told[1]:
            continue
        assert told[0] == told[1]
        assert len(opened.timeline("ann").steps) == quiet + 1
        undo = [Viewer(room, "ann", language).undo_seat() for room in rooms]
        assert undo[0] == undo[1]
        if undo[0] is not None:
            for room in rooms:
                room.apply(e.Undone(0, 961.0))
            assert watches[0].everything() == watches[1].everything()
    assert found, "no window was ever open on one side only"


@run
async def test_no_message_comes_while_a_sealed_question_is_open(tmp_path: Path) -> None:
    async with serving(tmp_path) as served:
        ann, bob = await two(served)  # race: Ann bids under cover, then Bob
        watcher = served.client()
        watcher.table = ann.table
        first = await watcher.connect()
        assert first["scene"]["waiting"]["seat"] is None
        assert first["scene"]["clock"]["left"] is None
        await ann.answer(2)
        assert await watcher.silent()
        assert await ann.silent()
        again = await ann.connect(version=ann.version)  # a reload tells no more
        assert again["version"] == 0
        assert again["scene"]["asking"] is None
        assert again["scene"]["waiting"]["seat"] is None
        await bob.until("step")
        await bob.answer(1)
        assert (await watcher.until("step"))["version"] == 1
        assert (await ann.until("step"))["version"] == 1


@run
async def test_where_questions_are_sealed_every_step_keeps_the_tick(tmp_path: Path) -> None:
    tick = 0.3
    async with serving(tmp_path, tick=tick) as served:
        ann, bob = await two(served)
        began = time.monotonic()
        await ann.answer(2)
        await bob.until("step")
        assert time.monotonic() - began >= tick
        began = time.monotonic()
        await bob.answer(2)
        taken = time.monotonic() - began
        await asyncio.gather(ann.until("step"), bob.until("step"))
        assert time.monotonic() - began >= tick
        assert taken < time.monotonic() - began


@run
async def test_nothing_secret_is_in_the_first_message(tmp_path: Path) -> None:
    """The seed, other people's tokens, and answers of others are nowhere in what a newcomer gets."""
    async with serving(tmp_path) as served:
        ann, bob = served.client(), served.client()
        await ann.create("scuffle", ME, OPEN)
        await bob.join(ann.table)
        await ann.connect()
        await bob.connect()
        room = served.app.state.registry._tables[ann.table].room
        for secret in (room.founded.server_seed.hex(), ann.token, *room.people):
            assert all(secret not in message for message in bob.heard)
        hidden = [line for line in bob.last["lines"] if line["kind"] == "drew" and line["args"].get("seat") == 0]
        assert hidden
        assert all(-1 in line["args"].values() for line in hidden)
