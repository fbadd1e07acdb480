"""`dicewright serve` for those in a hurry: a short tick, and who is gone is gone for long as soon as a test says so.

Nothing is left to chance: the server brings the same seed to every table, the luck of bots follows from where the game
stands, and they are given time where a busy machine would decide for them. So all that happens at a table follows from
what its players bring to it, and that from the test (`Person`).
"""

from __future__ import annotations

import signal
import sys
from collections.abc import Sequence
from dataclasses import replace
from hashlib import sha256
from math import inf
from typing import Any

from starlette.applications import Starlette

from dicewright.bots import Player
from dicewright.bots.examining import Look
from dicewright.bots.search import Adviser, Glancer
from dicewright.cli import main
from dicewright.kernel.game import Game
from dicewright.match import Match
from dicewright.server.limits import Limits, Pace
from dicewright.server.tables import fairness, looking, people, room
from dicewright.server.tables.store import Store
from dicewright.server.web import app
from dicewright.server.workers.bot_pool import BotPool
from dicewright.server.workers.helpers import PATIENCE

TICK = 0.04
SEED = bytes(32)
ENDLESS = Pace(1e9, 1e9)
TRIALS = 150
"""Of an adviser: so few that a test can do the same in plain Python."""
GLANCES = 16
"""... and of whoever looks at a game again."""
application, choose = app.application, BotPool.choose


def hurried(journal: Store, limits: Limits, origins: Sequence[str], **more: Any) -> Starlette:
    """One address founds as many tables as a run of the tests has."""
    return application(journal, replace(limits, foundings=ENDLESS), origins, tick=TICK, **more)


async def unhurried(pool: BotPool, level: str, match: Match, seat: int, luck: int, patience: float = PATIENCE) -> int:
    same = int.from_bytes(sha256(match.record.buffer).digest()[:7])
    return await choose(pool, level, match, seat, same, max(patience, PATIENCE))


def looks(game: Game, teams: tuple[int, ...]) -> tuple[Look, ...]:
    """At a finished game: two, for a moment each."""
    return tuple(Look(Player(Glancer.name, game, teams), trials, 1, 12, 4) for trials in (1, 2))


if __name__ == "__main__":
    app.application = hurried  # type: ignore[assignment]
    people.ABSENT, Adviser.trials, Glancer.trials = inf, TRIALS, GLANCES
    looking.looks = looks  # type: ignore[attr-defined]
    signal.signal(signal.SIGUSR1, lambda *_: setattr(people, "ABSENT", 0.0))
    fairness.fresh_seed = lambda: SEED
    room.statement = lambda table, *rest: fairness.statement("", *rest)  # type: ignore[attr-defined]
    BotPool.choose = unhurried  # type: ignore[method-assign]
    sys.exit(main())
