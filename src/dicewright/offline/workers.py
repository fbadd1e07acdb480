"""The helpers of a page: words are found here, bots think in workers by the compiled rules."""

from __future__ import annotations

import asyncio
from base64 import b64encode
from collections.abc import Mapping

import msgspec
from msgspec import Struct

from ..bots import Player, weights_of
from ..bots.bot import Thinker
from ..bots.module import learned, usual
from ..bots.player import mind_of, of_its_own
from ..bots.roster import bot
from ..bots.search import QuickAdviser
from ..bots.search.room import Mind
from ..bots.weighing import Weighing
from ..kernel.game import Game
from ..kernel.record import Header, Record
from ..match import Match
from ..server.messages.bounds import encode
from ..server.view import render
from ..server.view.delta import Delta
from ..server.view.snapshot import Snapshot
from ..server.workers.helpers import (
    PATIENCE,
    Bots,
    Found,
    Helpers,
    Renderers,
    Reviewers,
    ReviewTask,
    Shelf,
    Teams,
)
from .outside import Outside

IN_TIME = 0.6
"""The part of its patience after which a bot answers what looks best so far."""
PAIR = 2


def shelf_key(game: str, teams: Teams) -> str:
    """What a module is listed under."""
    return f"{game}:{','.join(map(str, teams))}"


class Deciding(Struct):
    """A question for a bot that thinks by a module: as numbers, what is longer as base64."""

    module: str
    net: str
    lanes: int
    states: int
    ints: int
    head: list[int]
    book: str
    weights: str
    record: str
    seat: int
    seed: str
    patience: float


class _Here(Renderers):
    """Words are found at once."""

    async def start(self) -> None:
        pass

    def step(self, snapshot: Snapshot, delta: Delta) -> bytes:
        return encode(render.step(snapshot, delta))

    def close(self) -> None:
        pass


class _Shelf(Shelf):
    """Modules that were put beside the page; others are asked for where it came from, which may have them built: what
    is played, and then what two play, so that it is there when there is no network."""

    def __init__(self, outside: Outside, modules: Mapping[str, str]) -> None:
        self._outside, self._modules = outside, dict(modules)
        self._asked: dict[str, asyncio.Task[None]] = {}
        self._nets: dict[str, bytes] = {}

    def look(self, game: Game, teams: Teams) -> str | None:
        key = shelf_key(game.name, teams)
        if key not in self._modules and not self.coming(game, teams):
            self._asked[key] = asyncio.get_running_loop().create_task(self._ask(key))
        return self._modules.get(key)

    def ready(self, game: Game, teams: Teams) -> str | None:
        key = shelf_key(game.name, teams)
        return self._modules.get(key) if key in self._asked else self.look(game, teams)

    async def _ask(self, key: str) -> None:
        name = await self._outside.module(key)
        if not name:
            return
        self._modules[key] = name
        for game, teams in usual():
            if len(teams) == PAIR and shelf_key(game.name, teams) not in self._modules:
                self.look(game, teams)
                break

    async def known(self, game: Game, teams: Teams) -> str | None:
        return self.ready(game, teams)

    def coming(self, game: Game, teams: Teams) -> bool:
        asked = self._asked.get(shelf_key(game.name, teams))
        return asked is not None and not asked.done()

    def net(self, game: Game, seats: int) -> str:
        name, self._nets[name] = learned(game, seats)
        return name

    def file(self, name: str) -> bytes | None:
        return self._nets.get(name)

    def close(self) -> None:
        for asked in self._asked.values():
            asked.cancel()


class _Bots(Bots):
    """Who thinks little does it here; others think by the compiled rules in a worker, or where there are none leave it
    to somebody who is quick."""

    def __init__(self, outside: Outside, shelf: Shelf) -> None:
        self._outside, self._shelf = outside, shelf

    def warm(self) -> None:
        pass

    async def choose(self, level: str, match: Match, seat: int, luck: int, patience: float = PATIENCE) -> int:
        kind, module = bot(level), self._shelf.ready(match.game, match.teams)
        if module is None or not isinstance(kind, Thinker):
            return self._here(level, match, seat, luck, patience)
        answer = await self._outside.decide(self._task(level, kind, match, module, seat, luck, patience))
        if 0 <= answer < match.record.options:
            return answer
        return self._here(level, match, seat, luck, patience)

    def _task(self, level: str, kind: Thinker, match: Match, module: str, seat: int, luck: int, patience: float) -> str:
        seats = len(match.teams)
        space, weights = kind.workspace(match.game, seats), weights_of(level, match.weights)
        mind = mind_of(level, match.game, match.teams)
        net = self._shelf.net(match.game, seats) if mind[Mind.LEARNED] else ""
        task = Deciding(
            module,
            net,
            space.lanes,
            space.states,
            space.ints,
            list(mind[: Mind.NET]),
            _packed(match.book),
            _packed(weights),
            _packed(match.record),
            seat,
            str(of_its_own(luck)),
            IN_TIME * patience,
        )
        return msgspec.json.encode(task).decode()

    def _here(self, level: str, match: Match, seat: int, luck: int, patience: float) -> int:
        player = Player(level, match.game, match.teams)
        if isinstance(player.bot, Thinker) and player.slow:
            player = Player(player.bot.until_compiled, match.game, match.teams)
        records = match.record, match.book, weights_of(level, match.weights)
        return player.choose(*records, seat, luck, at_most=IN_TIME * patience)

    async def weigh(self, match: Match, seat: int, seed: int) -> Weighing | None:
        return await self.glance(match, seat, seed)  # whose page can think is not advised from here

    async def glance(self, match: Match, seat: int, seed: int) -> Weighing | None:
        await asyncio.sleep(0)
        adviser = Player(QuickAdviser.name, match.game, match.teams)
        return adviser.weigh(match.record, match.book, match.weights, seat, seed, at_most=1.0)

    def close(self) -> None:
        pass


def _packed(record: Header | Record) -> str:
    return b64encode(record.buffer).decode()


class _Reviewers(Reviewers):
    """Pages look at finished games themselves."""

    believes = True

    async def go_on(self, task: ReviewTask) -> Found | None:
        return None

    def close(self) -> None:
        pass


def around(outside: Outside, modules: Mapping[str, str]) -> Helpers:
    """`modules`: what there is to think with, by game and teams."""
    shelf = _Shelf(outside, modules)
    return Helpers(_Here(), _Bots(outside, shelf), shelf, _Reviewers())
