"""Who works beside the tables: bots, modules for pages that think, and those who look at finished games again.

A server has processes for them (`processes.py`). A page that keeps its own tables has workers.
"""

from __future__ import annotations

import asyncio
from collections.abc import Sequence
from dataclasses import dataclass
from typing import Protocol

from ...bots.analysis import Analysis
from ...bots.weighing import Weighing
from ...kernel.game import ContentFile, Game, Setup, known_game
from ...match import Match
from ..view.delta import Delta
from ..view.snapshot import Snapshot

PATIENCE = 8.0
"""Seconds that a bot may think; then the default answer is taken."""
LEAST = 0.5
"""Seconds that a bot is given however long people have waited."""
Teams = tuple[int, ...]


def patience(thought: float) -> float:
    """How long a bot may think when those of its table have thought so long one after the other: many bots must not
    keep people for minutes because the machine is slow."""
    return max(LEAST, PATIENCE - thought / 2)


class Lost(Exception):
    """The words did not come."""


class Renderers(Protocol):
    """Make steps as they are sent, at once or promised."""

    async def start(self) -> None: ...
    def step(self, snapshot: Snapshot, delta: Delta) -> bytes | asyncio.Future[bytes]: ...
    def close(self) -> None: ...


class Bots(Protocol):
    """Where bots think, so that the tables never wait for them; an adviser, too."""

    def warm(self) -> None:
        """Be ready before the first question."""

    async def choose(self, level: str, match: Match, seat: int, luck: int, patience: float = PATIENCE) -> int:
        """The answer of a bot to the open question, which is put to `seat`; `luck`: what it is drawn from, if it is."""

    async def weigh(self, match: Match, seat: int, seed: int) -> Weighing | None:
        """What an adviser thinks of the options of the open question, which is put to `seat`; None: nothing in time."""

    async def glance(self, match: Match, seat: int, seed: int) -> Weighing | None:
        """The same after a quick look, for which nobody is compiled."""

    def close(self) -> None:
        """End all bots, whatever they are thinking about."""


class Shelf(Protocol):
    """Modules that pages think with: those of all games and teams that are played here."""

    def look(self, game: Game, teams: Teams) -> object:
        """Find out whether there is one, so that it is known when somebody asks."""

    def ready(self, game: Game, teams: Teams) -> str | None:
        """What it is called; None: there is none yet, and it is looked for or built from now on."""

    async def known(self, game: Game, teams: Teams) -> str | None:
        """The same, when it has been looked for."""

    def coming(self, game: Game, teams: Teams) -> bool:
        """Whether there will be one soon."""

    def net(self, game: Game, seats: int) -> str:
        """Under which name what was learned lies here; none if nothing was."""

    def file(self, name: str) -> bytes | None:
        """A module or what was learned, as somebody was told of it."""

    def close(self) -> None: ...


@dataclass(frozen=True)
class ReviewTask:
    """A finished game on its way to those who look at it again."""

    table: str
    game: str
    package: str
    seats: int
    options: tuple[tuple[str, str], ...]
    content: str
    content_name: str
    answers: Sequence[int]

    def match(self) -> Match:
        content = ContentFile(self.content, self.content_name) if self.content else None
        game = known_game(self.game, self.package)
        return Match(game, Setup(self.seats, dict(self.options)), content, self.answers)


@dataclass(frozen=True)
class Found:
    """A picture of a game, and which part of the thinking is done with it."""

    analysis: Analysis
    part: float


class Reviewers(Protocol):
    """Where finished games are looked at again."""

    believes: bool
    """Whether what a page says that it has found out is kept for whoever asks: where that is always the same person."""

    async def go_on(self, task: ReviewTask) -> Found | None:
        """The next picture of a game; None: nothing comes of it."""

    def close(self) -> None: ...


class Helpers:
    """All of them."""

    def __init__(self, renderers: Renderers, bots: Bots, modules: Shelf, reviewers: Reviewers) -> None:
        self.renderers, self.bots, self.modules, self.reviewers = renderers, bots, modules, reviewers

    async def start(self) -> None:
        await self.renderers.start()

    def close(self) -> None:
        for it in (self.renderers, self.bots, self.modules, self.reviewers):
            it.close()
