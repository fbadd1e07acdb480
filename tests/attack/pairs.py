"""Pairs of worlds that one person cannot tell apart: whatever he is sent, and whatever he tries, must be the same.

    PYTHONPATH=tests python -m attack.pairs              # 2,000 pairs of every game
    PYTHONPATH=tests python -m attack.pairs dice_throne --pairs 10000

Two tables are played to the same point; in the second, all that one person cannot know is put anew. From there both are
played on with the same answers and the same luck, and whoever is asked in secret passes. Whole messages are compared,
between a move and its publishing too; at every moment the person tries to take back, and what he hears is compared, and
what he sees if it was granted. Worlds may part with an event that reveals, and not a moment earlier.
"""

from __future__ import annotations

import random
import sys
from collections.abc import Callable, Iterator
from dataclasses import dataclass, field
from importlib import import_module

import msgspec
import pytest

from dicewright.kernel.chance import picker
from dicewright.kernel.game import ANY, Game, Refusal, Setup, games
from dicewright.kernel.question import NATURE
from dicewright.match import Match
from dicewright.server.messages.bounds import Told
from dicewright.server.tables import entries as e
from dicewright.server.tables.refusals import refusal_message
from dicewright.server.tables.room import Room
from dicewright.server.tables.viewer import Viewer
from server.rooms import PEOPLE, founded, stop

FULL = 2000
"""Pairs of a game."""
DEEP = 120
"""Answers of the walk to the point where worlds begin to differ, at most."""
STEPS = 12
"""Answers for which a pair is followed."""
LUCKLESS = 500
"""Tries without a pair after which nothing seems to be hidden."""
LANGUAGE = "en"
NOW = 1000.0


class CanTell(AssertionError):
    """The person can tell one world from the other."""


class Luck:
    """The same luck in both worlds: by how many dice have fallen, since one may have heard more answers."""

    def __init__(self, seed: int, match: Match) -> None:
        self._seed, self._match = seed, match

    def __call__(self, at: int, options: int) -> int:
        fallen = sum(entry.seat == NATURE for entry in self._match.history)
        return random.Random(self._seed * 1_000_003 + fallen).randrange(options)


@dataclass
class Watch:
    """Everything one person is told of a table."""

    room: Room
    person: str
    version: int = 0
    known: dict[int | None, int] = field(default_factory=dict)

    def __post_init__(self) -> None:
        self.version = self.room.timeline(self.person).published

    @property
    def match(self) -> Match:
        assert self.room.match is not None
        return self.room.match

    @property
    def secret(self) -> bool:
        return self.room.timeline(self.person).secret(self.match)

    def told(self) -> list[bytes]:
        """What he would be sent if he came again just now: the table, a summary, who sits there, his options, and what
        his page would think about."""
        looking, timeline = Viewer(self.room, self.person, LANGUAGE), self.room.timeline(self.person)
        told: list[Told] = [looking.table(set()), looking.summary(set()), looking.seated(set())]
        if self.room.asked in timeline.held and timeline.current(self.match):
            told += [looking.options(self.version, 0, 40), looking.position(self.version)]
        return [msgspec.json.encode(it) for it in told]

    def published(self) -> list[bytes]:
        """Everything that happened is told: the steps as they come, and then all there is."""
        self.room.publish(NOW)
        looking, timeline = Viewer(self.room, self.person, LANGUAGE), self.room.timeline(self.person)
        steps: list[bytes] = []
        first = self.version + 1 if self.version >= timeline.base else timeline.published
        for version in range(first, timeline.published + 1):
            eyes = timeline.eyes(self.match, version)
            steps.append(msgspec.json.encode(looking.step(version, self.known.get(eyes))))
            self.known[eyes] = version
        self.version = timeline.published
        return [*steps, *self.told()]

    def undo(self) -> tuple[bytes, e.Undone | None]:
        """What he hears when he takes back, and what happens if he may."""
        try:
            seat, point = Viewer(self.room, self.person, LANGUAGE).undo_point()
        except Refusal as no:
            return msgspec.json.encode(refusal_message(no, LANGUAGE)), None
        return b"granted", e.Undone(seat, 960.0, point)

    def heard(self, since: int) -> list[tuple[object, bool]]:
        """The events since so many answers as he may know them, each with whether it reveals."""
        held = self.room.held_by(self.person)
        seat = next(iter(held), None)
        return [
            (event, kind.reveals)
            for past in self.match.history[since:]
            for kind, values in past.events
            if (event := self.match.game.event(kind, values, seat, self.match.teams)) is not None
        ]


@dataclass
class Count:
    """What was looked at."""

    pairs: int = 0
    compared: int = 0
    """Messages."""
    undos: int = 0
    granted: int = 0
    windows: int = 0
    """Moves after which somebody was asked in secret in one world alone."""


class Pair:
    """Two worlds, and the person who cannot tell them apart."""

    def __init__(self, game: Game, setup: Setup, seed: int, count: Count) -> None:
        self.game, self.count, self.random = game, count, random.Random(seed)
        self.person = ("", *PEOPLE[: setup.seats])[seed % (setup.seats + 1)]
        self.rooms = founded(game.name, setup), founded(game.name, setup)
        for it in self.rooms:
            assert it.match is not None
            it.match.nature = Luck(seed, it.match)
        self.where = f"{game.name}, {setup.seats} seats, pair {seed}, {self.person or 'a watcher'}"

    def play(self) -> bool:
        """Whether there was anything to be hidden."""
        one, other = self.rooms
        assert one.match is not None
        assert other.match is not None
        self._walk()
        seat = next(iter(one.held_by(self.person)), None)
        if one.match.over or (self.game.sealed(one.match.record) and one.asked != seat):
            return False
        imagined = self.game.determinise(one.match.record, one.match.book, seat, one.teams, self._pick())
        if imagined.buffer == one.match.record.buffer:
            return False
        other.match.record.buffer[:] = imagined.buffer
        self.count.pairs += 1
        self.watches = Watch(one, self.person), Watch(other, self.person)
        self._same("at the beginning", *(watch.published() for watch in self.watches))
        self._tried("at the beginning")
        for _ in range(STEPS):
            if not self._step():
                break
        return True

    def _pick(self) -> Callable[[int], int]:
        return picker(self.random.randrange(1 << 30))

    def _walk(self) -> None:
        one = self.rooms[0]
        for _ in range(self.random.randrange(DEEP)):
            assert one.match is not None
            if one.match.over:
                return
            a = self._answer(one.match)
            for it in self.rooms:
                assert it.match is not None
                it.apply(e.Answered(it.match.asked, a, 955.0))
        for it in self.rooms:
            it.publish(955.0)

    def _answer(self, match: Match) -> int:
        """Half of the answers go without saying: at random alone, some games are over too soon."""
        return match.default() if self.random.random() < 0.5 else self.random.randrange(match.record.options)

    def _step(self) -> bool:
        """One answer in both worlds; whether there is more to compare."""
        one, other = (watch.match for watch in self.watches)
        if one.over or other.over:
            return False
        a, since = self._answer(one), [len(watch.match.history) for watch in self.watches]
        if one.asked != other.asked or one.record.options <= a or other.record.options <= a:
            raise CanTell(f"{self.where}: seat {one.asked} or seat {other.asked} is asked, with other options")
        after = f"after {a} by seat {one.asked} to {self.game.questions[one.record.question].name}"
        for watch in self.watches:
            watch.room.apply(e.Answered(watch.match.asked, a, 956.0))
        if self._parted(since):
            return False
        self._meanwhile(after)
        secret = [watch.secret for watch in self.watches]
        self.count.windows += secret[0] != secret[1]
        for watch in self.watches:
            while not watch.match.over and watch.secret:
                watch.room.apply(e.Answered(watch.match.asked, watch.match.default(), 956.0))
        if self._parted(since):
            return False
        if one.over or other.over:  # the end tells everything
            return False
        self._meanwhile(f"{after}, once all have passed")
        self._same(after, *(watch.published() for watch in self.watches))
        return self._undo(after)

    def _parted(self, since: list[int]) -> bool:
        """Whether what the person has heard is no longer the same: it may be, from something that reveals on."""
        one, other = (watch.heard(k) for watch, k in zip(self.watches, since, strict=True))
        for mine, its in zip(one, other, strict=False):
            if mine != its:
                if mine[1] or its[1]:
                    return True
                raise CanTell(f"{self.where}: hears {mine[0]} or {its[0]}")
        rest = one[len(other) :] + other[len(one) :]
        if any(reveals for _, reveals in rest):
            return not any(watch.secret for watch in self.watches)
        return False

    def _meanwhile(self, after: str) -> None:
        """Before anything is told, he may come again, and he may try to take back."""
        self._same(f"{after}, before it is told", *(watch.told() for watch in self.watches))
        self._tried(f"{after}, before it is told")

    def _tried(self, after: str) -> list[tuple[bytes, e.Undone | None]]:
        """He tries to take back."""
        heard = [watch.undo() for watch in self.watches]
        self.count.undos += 1
        if heard[0][0] != heard[1][0]:
            raise CanTell(
                f"{self.where}: {after}, before it is told, undo is answered {heard[0][0]!r} or {heard[1][0]!r}"
            )

    def _undo(self, after: str) -> bool:
        heard = [watch.undo() for watch in self.watches]
        self.count.undos += 1
        if heard[0][0] != heard[1][0]:
            raise CanTell(f"{self.where}: {after}, undo is answered {heard[0][0]!r} or {heard[1][0]!r}")
        if all(undone for _, undone in heard) and self.random.random() < 0.5:
            self.count.granted += 1
            for watch, (_, undone) in zip(self.watches, heard, strict=True):
                assert undone is not None
                watch.room.apply(undone)
            self._same(f"{after}, taken back", *(watch.published() for watch in self.watches))
        return True

    def _same(self, when: str, one: list[bytes], other: list[bytes]) -> None:
        self.count.compared += max(len(one), len(other))
        if one != other:
            at = next((k for k, (a, b) in enumerate(zip(one, other, strict=False)) if a != b), -1)
            parts = [told[at].decode() if told else "nothing" for told in (one, other)]
            first = next((k for k, (a, b) in enumerate(zip(*parts, strict=False)) if a != b), 0)
            shown = " or ".join(part[max(0, first - 60) : first + 60] for part in parts)
            raise CanTell(f"{self.where}: {when}, message {at} differs: {shown}")


def set_ups(game: Game, rng: random.Random) -> Iterator[Setup]:
    """Set-ups with somebody to hide something from, everything that is a matter of taste drawn anew."""
    samples = [setup for setup in game.samples() if 2 <= setup.seats <= len(PEOPLE)]
    while True:
        setup = rng.choice(samples)
        drawn = {f"{c.name}.{seat}": ANY for c in game.choices if c.drawn and c.per_seat for seat in range(setup.seats)}
        yield Setup(setup.seats, {**setup.options, **drawn})


def compare(name: str, pairs: int, seed: int = 1) -> Count:
    """So many pairs of a game. Raises CanTell."""
    game, count, rng = games()[name], Count(), random.Random(seed)
    with pytest.MonkeyPatch.context() as standing:
        stop(standing, NOW)
        for number, setup in enumerate(set_ups(game, rng)):
            if count.pairs >= pairs or (number >= LUCKLESS and not count.pairs):
                break
            Pair(game, game.settled(setup, picker(number)), seed * 1_000_000 + number, count).play()
    return count


def hiding() -> list[str]:
    """Games in which something is hidden."""
    return [name for name, game in games().items() if game.hides]


def main(*names: str, pairs: int = FULL, seed: int = 1) -> int:
    """Compare pairs of worlds of the games (of all that hide something, if none is named)."""
    import_module("conftest")  # the sample games
    told = 0
    for name in names or hiding():
        try:
            print(f"{name}: {compare(name, pairs, seed)}", flush=True)
        except CanTell as leak:
            told += 1
            print(f"{name}: {leak}", flush=True)
    return 1 if told else 0


if __name__ == "__main__":
    from cyclopts import App

    sys.exit(App(default_command=main, help=main.__doc__)(result_action="return_value"))
