"""The arena: bots against each other in mirrored games with the same dice, rated.

Every bot meets every other. They play in sets: as many games with the same dice and the same set-up as there are sides,
in which one bot has each side in turn and the other all the others (between more than two sides, both ways round). What
luck gives to a side it gives to both. A file keeps what was played, so that a long tournament can be taken up again.
"""

from __future__ import annotations

import json
import threading
import time
from collections.abc import Iterator
from dataclasses import dataclass, field
from itertools import combinations, count, permutations
from pathlib import Path
from typing import Any

from .. import files
from ..bots import names
from ..bots.bot import Bot
from ..kernel.chance import MASK, mixed, picker
from ..kernel.game import ContentFile, Game, Refusal, Setup
from ..kernel.words import text
from . import waiting
from .cores import how_many, on_cores
from .luck import FINE, adjusted
from .ratings import decided
from .series import PLACES, Play, Series
from .simulate import INTERRUPTED

KEPT = 1 << 30
"""Bytes of kept games that are read."""
KEPT_EVERY = 5.0
"""Seconds after which what was played is written down."""
Meeting = tuple[int, int]
"""The one and the others, by their numbers."""


@dataclass(frozen=True)
class Plan:
    """What is to be played; with the same plan, the same games."""

    game: Game
    setup: Setup
    bots: tuple[str, ...]
    games: int
    """Of every meeting."""
    seed: int
    varied: bool = False
    """Whether what seats may choose, such as heroes or armies, is drawn anew for every set."""
    decide: bool = False
    """Whether a meeting ends when it is decided."""
    content: ContentFile | None = None
    luck: bool = False
    """Whether it is noted what luck gave."""

    @property
    def teams(self) -> tuple[int, ...]:
        return self.game.teams(self.setup)

    @property
    def sides(self) -> int:
        return len(set(self.teams))

    @property
    def sets(self) -> int:
        return -(-self.games // self.sides)

    def meetings(self) -> list[Meeting]:
        numbers = range(len(self.bots))
        if self.sides == 1:
            return [(n, n) for n in numbers]
        return list(combinations(numbers, 2) if self.sides == 2 else permutations(numbers, 2))

    def setup_of(self, number: int) -> Setup:
        """The set-up of a set."""
        if not self.varied:
            return self.setup
        pick = picker(mixed((self.seed ^ 0x5E7) & MASK) + number)
        drawn: dict[str, str] = {}
        for c in self.game.choices:
            left = list(c.drawn) if c.per_seat else []
            for seat in range(self.setup.seats if left else 0):
                drawn[f"{c.name}.{seat}"] = left.pop(pick(len(left)))  # no two the same
        return self.game.settled(Setup(self.setup.seats, {**self.setup.options, **drawn}))

    def named(self) -> dict[str, Any]:
        """What a file of results is for."""
        return {
            "game": self.game.name,
            "rules": self.game.version,
            "seats": self.setup.seats,
            "options": dict(self.setup.options),
            "bots": list(self.bots),
            "seed": self.seed,
            "varied": self.varied,
            "content": self.content.source if self.content else "",
            **({"luck": True} if self.luck else {}),
        }


@dataclass
class Standings:
    """What has been played: by meeting and set, what the one has won of it, its points if any are counted, and what
    luck gave to it, where that is noted: of what it has won or, alone, of its points."""

    plan: Plan
    won: dict[Meeting, dict[int, float]] = field(default_factory=dict)
    points: dict[Meeting, dict[int, float]] = field(default_factory=dict)
    luck: dict[Meeting, dict[int, float]] = field(default_factory=dict)
    unfinished: int = 0

    def sets(self, meeting: Meeting) -> list[int]:
        """The sets that count: as far as none is missing, and where a meeting ends when it is decided, none after that.
        So it does not matter how many were being played at once."""
        found = self.won.get(meeting, {})
        whole = next(n for n in count() if n not in found)
        if self.plan.decide:
            _, at = decided([found[n] for n in range(whole)], 1 / self.plan.sides)
            whole = at or whole
        return list(range(whole))

    def scores(self, meeting: Meeting) -> list[float]:
        return [self.won[meeting][n] for n in self.sets(meeting)]

    def verdict(self, meeting: Meeting) -> int:
        """Who is better: 1 the one, -1 the others, 0 if that is open."""
        return decided(self.scores(meeting), 1 / self.plan.sides)[0]

    def adjusted(self, meeting: Meeting) -> list[float]:
        """The scores, or alone the points, less what luck has done to them."""
        found = self.points if self.plan.sides == 1 else self.won
        sets = self.sets(meeting)
        return adjusted([found[meeting][n] for n in sets], [self.luck[meeting][n] for n in sets])

    def add(self, meeting: Meeting, number: int, won: float, points: float, luck: float) -> None:
        self.won.setdefault(meeting, {})[number] = won
        self.points.setdefault(meeting, {})[number] = points
        self.luck.setdefault(meeting, {})[number] = luck

    @property
    def games(self) -> int:
        return self.plan.sides * sum(map(len, self.won.values()))

    def text(self) -> str:
        """For a file."""
        sets = [
            [
                *meeting,
                number,
                won,
                self.points[meeting][number],
                *([self.luck[meeting][number]] if self.plan.luck else []),
            ]
            for meeting, found in sorted(self.won.items())
            for number, won in sorted(found.items())
        ]
        return json.dumps({"arena": self.plan.named(), "unfinished": self.unfinished, "sets": sets}) + "\n"

    def read(self, path: Path) -> None:
        """Take up what a file has kept of the same tournament."""
        try:
            kept = json.loads(files.read(path, KEPT))
            same = kept["arena"] == self.plan.named()
            sets = [((int(a), int(b)), int(n), [float(it) for it in found]) for a, b, n, *found in kept["sets"]]
        except (KeyError, TypeError, ValueError) as error:
            raise Refusal(text("refuse-tournament", file=str(path)), package=Bot.words) from error
        if not same:
            differ = [key for key, value in self.plan.named().items() if kept["arena"].get(key) != value]
            said = text("refuse-other-tournament", file=str(path), differ=", ".join(differ))
            raise Refusal(said, package=Bot.words)
        self.unfinished = int(kept["unfinished"])
        for meeting, number, (won, points, *luck) in sets:
            self.add(meeting, number, won, points, luck[0] if luck else 0.0)


class Arena:
    """Plays a plan on several cores. The same plan gives the same standings, whatever the number of cores."""

    def __init__(self, plan: Plan, keep: Path | None = None) -> None:
        self.plan, self.keep, self.standings = plan, keep, Standings(plan)
        if keep is not None and keep.exists():
            self.standings.read(keep)
        self._lock = threading.Lock()
        self._shared: tuple[Series, Play] | None = None

    def compile(self) -> None:
        self._table(0)

    def _table(self, number: int) -> tuple[Series, Play]:
        """Where a set is played."""
        if self.plan.varied:
            return self._made(number)
        with self._lock:
            if self._shared is None:
                self._shared = self._made(0)
            return self._shared

    def _made(self, number: int) -> tuple[Series, Play]:
        plan, setup = self.plan, self.plan.setup_of(number)
        series = Series(plan.game, setup, plan.bots[:1] * setup.seats, plan.seed, plan.content, plan.bots, plan.luck)
        return series, series.player()

    def play_set(self, meeting: Meeting, number: int) -> tuple[float, float, float, int]:
        """What the one has won of a set, its points a game, what luck gave of that, and games that did not end."""
        series, play = self._table(number)
        one, others = (self.plan.bots[n] for n in meeting)
        sides = sorted(set(series.teams))
        won = points = luck = 0.0
        unit = 2 * self.plan.game.perfect_score if len(sides) == 1 else 1
        unfinished = 0
        for k, side in enumerate(sides):
            seats = [one if team == side else others for team in series.teams]
            (result,) = play(number, 1, series.seating(seats)).tolist()
            places, scores = result[PLACES : PLACES + len(seats)], result[PLACES + len(seats) : PLACES + 2 * len(seats)]
            first = {team for team, place in zip(series.teams, places, strict=True) if place == 1}
            unfinished += not first
            won += (side in first) / len(first) if first else 1 / len(sides)
            own = [score for team, score in zip(series.teams, scores, strict=True) if team == side]
            points += sum(own) / len(own)
            luck += unit * result[PLACES + 2 * len(seats) + k] / FINE if self.plan.luck else 0.0
        return won / len(sides), points / len(sides), luck / len(sides), unfinished

    def _to_play(self) -> Iterator[tuple[Meeting, int]]:
        """The sets in turn, of every meeting the same, but those that are played or decided."""
        for number in range(self.plan.sets):
            for meeting in self.plan.meetings():
                if number not in self.standings.won.get(meeting, {}):
                    yield meeting, number

    def play(self, cores: int, quiet: bool) -> bool:
        """Play all that is left. False if interrupted."""
        waiting_list, lock, kept = self._to_play(), threading.Lock(), time.monotonic()

        def work() -> Iterator[None]:
            while True:
                with lock:
                    task = next(waiting_list, None)
                    if task is None:
                        return
                    if self.plan.decide and self.standings.verdict(task[0]):
                        continue
                won, points, luck, unfinished = self.play_set(*task)
                with lock:
                    self.standings.add(*task, won, points, luck)
                    self.standings.unfinished += unfinished
                yield

        def watch() -> None:
            nonlocal kept
            show(self.standings.games)
            if time.monotonic() - kept > KEPT_EVERY:
                with lock:
                    self.write()
                kept = time.monotonic()

        with waiting.playing(self.plan.sides * self.plan.sets * len(self.plan.meetings()), quiet) as show:
            try:
                return on_cores(cores, work, watch)
            finally:
                self.write()

    def write(self) -> None:
        if self.keep is not None:
            files.write(self.keep, self.standings.text())


def checked(plan: Plan) -> Plan:
    """Whether everything asked for makes sense."""
    for name in plan.bots:
        if name not in names():
            raise Refusal(text("refuse-bot", name=name, known=", ".join(names())), package=Bot.words)
    if len(set(plan.bots)) != len(plan.bots):
        raise Refusal(text("refuse-bot-twice"), package=Bot.words)
    if plan.sides > 1 and len(plan.bots) < 2:
        raise Refusal(text("refuse-one-bot"), package=Bot.words)
    if plan.games < 1:
        raise Refusal(text("refuse-games", given=plan.games), package=Bot.words)
    return plan


def run(plan: Plan, cores: int | None, keep: Path | None, as_json: bool) -> int:
    """Play the tournament and print the report. 0, or 130 if interrupted."""
    from .arena_report import report, show

    threads = how_many(cores)
    arena = Arena(checked(plan), keep)
    try:
        with waiting.compiling(plan.game.name, quiet=as_json):
            arena.compile()
    except KeyboardInterrupt:
        return INTERRUPTED
    began = time.perf_counter()
    finished = arena.play(threads, quiet=as_json)
    found = report(arena.standings, time.perf_counter() - began)
    if as_json:
        print(json.dumps(found))
    else:
        show(found, finished)
    return 0 if finished else INTERRUPTED
