"""Finished games that somebody looks at again: each is thought out once for all who ask, and kept with its table.

One is thought about at a time, one picture of it; then comes the turn of another that somebody waits for. A game that
nobody follows any more is not gone on with.
"""

from __future__ import annotations

import asyncio
import logging
from collections.abc import AsyncIterator
from contextlib import suppress
from dataclasses import dataclass, field

import msgspec
from msgspec import Struct

from ...bots.analysis import Analysis
from ..last_resort import last_resort
from ..limits import Limits
from ..workers.helpers import Reviewers, ReviewTask
from .finished import match_of
from .refusals import Denied
from .room import Room
from .store import Store

SHAPE = 3
"""Raised when what was kept of a game would be read wrongly, or when it would be found out much better now."""
SILENT = 10.0
"""Seconds after which whoever waits hears that it still goes on."""
log = logging.getLogger("dicewright.server")


class KeptReview(Struct, frozen=True):
    """What is kept of a game looked at again: a picture, and which part of the thinking was done with it."""

    shape: int
    part: float
    analysis: Analysis


_kept: msgspec.json.Decoder[KeptReview] = msgspec.json.Decoder(KeptReview)


def read_review(body: bytes | None) -> KeptReview | None:
    """None where nothing is kept, or nothing that this version could read."""
    try:
        kept = _kept.decode(body) if body else None
    except msgspec.DecodeError:
        return None
    return kept if kept is not None and kept.shape == SHAPE else None


@dataclass(frozen=True)
class ReviewState:
    """How far a game has been looked at: the picture, if it is another than was told before, which part of the thinking
    is done, and how many games are thought about before this one."""

    analysis: Analysis | None
    part: float
    before: int
    failed: bool


@dataclass(eq=False)
class _Follower:
    """Somebody who waits for the pictures of a game."""

    client: str
    address: str
    news: asyncio.Event = field(default_factory=asyncio.Event)
    gone: bool = False
    """Whether he looks at another game now."""


@dataclass(eq=False)
class _Looking:
    """A game being looked at."""

    task: ReviewTask
    kept: KeptReview | None
    followers: list[_Follower] = field(default_factory=list)
    pictures: int = 0
    failed: bool = False

    @property
    def settled(self) -> bool:
        return self.failed or (self.kept is not None and self.kept.part >= 1)

    def tell(self) -> None:
        for follower in self.followers:
            follower.news.set()


class Reviews:
    """All games that are looked at again."""

    def __init__(self, journal: Store, limits: Limits, reviewers: Reviewers) -> None:
        self._journal, self._limits = journal, limits
        self._reviewers = reviewers
        self._games: dict[str, _Looking] = {}
        self._thinking: asyncio.Task[None] | None = None

    def check(self, room: Room, address: str) -> None:
        """Refuse what would be too much; a game that others follow costs nothing more."""
        if room.id in self._games:
            return
        here = sum(any(f.address == address for f in it.followers) for it in self._games.values())
        if here >= self._limits.reviews_here or len(self._games) >= self._limits.reviews:
            raise Denied("too-many-reviews", 429)

    async def known(self, id: str) -> Analysis | None:
        """All that can be found out about a game, if somebody has done so."""
        kept = read_review(await self._journal.review(id))
        return kept.analysis if kept is not None and kept.part >= 1 else None

    async def told(self, id: str, analysis: Analysis) -> None:
        """What a page has found out about a game."""
        if self._reviewers.believes:
            await self._keep(id, KeptReview(SHAPE, analysis.look / analysis.looks, analysis))

    async def _keep(self, id: str, review: KeptReview) -> None:
        with last_resort("table %s: its review could not be kept", id):
            await self._journal.keep_review(id, msgspec.json.encode(review))

    async def follow(self, room: Room, client: str, address: str) -> AsyncIterator[ReviewState]:
        """How far a game has been looked at: now, whenever there is a finer picture, and now and then. It ends with the
        last picture, or when the same client follows another game."""
        kept = read_review(await self._journal.review(room.id))
        looking = self._games.setdefault(room.id, _Looking(_task_of(room), kept))
        follower = _Follower(client, address)
        self._leave_others(client, looking)
        looking.followers.append(follower)
        try:
            self._wake()
            told: KeptReview | None = None
            while True:
                follower.news.clear()
                kept = looking.kept
                fresh = kept.analysis if kept is not None and kept is not told else None
                told = kept
                yield ReviewState(fresh, kept.part if kept else 0.0, self._before(looking), looking.failed)
                if looking.settled or follower.gone:
                    return
                with suppress(TimeoutError):  # a line that is silent for long would be cut on the way
                    async with asyncio.timeout(SILENT):
                        await follower.news.wait()
        finally:
            looking.followers.remove(follower)
            if not looking.followers and self._games.get(room.id) is looking:
                del self._games[room.id]

    def _leave_others(self, client: str, here: _Looking) -> None:
        """One looks at one game at a time: the last one asked for."""
        for looking in self._games.values():
            for follower in looking.followers:
                if looking is not here and follower.client == client:
                    follower.gone = True
                    follower.news.set()

    @property
    def _open(self) -> list[_Looking]:
        """The games still to be thought about, the next one first: of whom least has been seen, and among those who
        came first."""
        wanted = (it for it in self._games.values() if not it.settled and any(not f.gone for f in it.followers))
        return sorted(wanted, key=lambda it: it.pictures)

    def _before(self, looking: _Looking) -> int:
        return next((k for k, it in enumerate(self._open) if it is looking), 0)

    def _wake(self) -> None:
        if self._thinking is None or self._thinking.done():
            self._thinking = asyncio.get_running_loop().create_task(self._think())

    async def _think(self) -> None:
        while games := self._open:
            await self._go_on(games[0])

    async def _go_on(self, looking: _Looking) -> None:
        """One more picture of a game, kept and told to whoever waits for it."""
        found = await self._reviewers.go_on(looking.task)
        looking.pictures += 1
        if found is None:
            looking.failed = True
        elif looking.kept is None or found.part > looking.kept.part:
            looking.kept = KeptReview(SHAPE, found.part, found.analysis)
            await self._keep(looking.task.table, looking.kept)
        for it in self._games.values():  # those who wait have moved up
            it.tell()

    def close(self) -> None:
        if self._thinking is not None:
            self._thinking.cancel()


def _task_of(room: Room) -> ReviewTask:
    founded, match = room.founded, match_of(room)
    return ReviewTask(
        room.id,
        room.game.name,
        room.game.package,
        len(room.seats),
        room.options,
        founded.content,
        founded.content_name,
        tuple(match.answers),
    )
