"""Bots in processes of their own judge by the weights of the table that asks them."""

from __future__ import annotations

import asyncio
from collections.abc import Callable

import pytest

from dicewright.bots import Player, bot, weights_of
from dicewright.kernel.game import Setup, game
from dicewright.match import Match
from dicewright.server.workers import bot_pool
from dicewright.server.workers.bot_pool import BotPool

SEED = 1


def test_the_weights_of_the_table_go_with_the_question(monkeypatch: pytest.MonkeyPatch) -> None:
    """The process is left out: what would be handed to it is handed to the function that it runs."""
    match = Match(game("irondie"), Setup(2))

    async def here(self: object, pool: object, function: Callable[..., int], *task: object) -> int:
        return function(*task)

    monkeypatch.setattr(asyncio.BaseEventLoop, "run_in_executor", here)
    monkeypatch.setattr(bot_pool.secrets, "randbits", lambda bits: SEED)
    monkeypatch.setattr(BotPool, "_started", lambda self: None)
    greedy = Player("greedy", match.game, match.teams)
    answers = []
    for changed in ({}, {"hand": 40, "thrown": 0}):
        monkeypatch.setattr(type(bot("greedy")), "weights", changed)
        weights = weights_of("greedy", match.weights)
        answers.append(asyncio.run(BotPool().choose("greedy", match, match.asked, patience=60)))
        assert answers[-1] == greedy.choose(match.record.copy(), match.book, weights, match.asked, SEED)
    assert answers[0] != answers[1]
