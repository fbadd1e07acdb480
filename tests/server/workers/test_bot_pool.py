"""Bots in processes of their own judge by the weights of the table that asks them."""

from __future__ import annotations

import asyncio
import multiprocessing
import os
from collections.abc import Callable
from threading import Thread

import pytest

from dicewright.bots import Player, bot, weights_of
from dicewright.kernel.game import Setup, game
from dicewright.match import Match
from dicewright.server.workers import bot_pool
from dicewright.server.workers.bot_pool import BotPool
from dicewright.server.workers.helpers import patience

SEED = 1


def test_the_weights_of_the_table_go_with_the_question(monkeypatch: pytest.MonkeyPatch) -> None:
    """The process is left out: what would be handed to it is handed to the function that it runs."""
    match = Match(game("irondie"), Setup(2))

    async def here(self: object, pool: object, function: Callable[..., int], *task: object) -> int:
        return function(*task)

    monkeypatch.setattr(asyncio.BaseEventLoop, "run_in_executor", here)
    monkeypatch.setattr(BotPool, "_started", lambda self: None)
    greedy = Player("greedy", match.game, match.teams)
    answers = []
    for changed in ({}, {"hand": 40, "thrown": 0}):
        monkeypatch.setattr(type(bot("greedy")), "weights", changed)
        weights = weights_of("greedy", match.weights)
        answers.append(asyncio.run(BotPool().choose("greedy", match, match.asked, SEED, patience=60)))
        assert answers[-1] == greedy.choose(match.record.copy(), match.book, weights, match.asked, SEED)
    assert answers[0] != answers[1]


def test_a_bot_that_is_not_to_be_had_takes_the_default_answer(monkeypatch: pytest.MonkeyPatch) -> None:
    """The machine is so slow that the process of the bots never comes to the question: the game goes on."""
    match = Match(game("irondie"), Setup(8))

    async def never(self: object, pool: object, function: Callable[..., int], *task: object) -> int:
        await asyncio.Event().wait()
        raise AssertionError

    monkeypatch.setattr(asyncio.BaseEventLoop, "run_in_executor", never)
    monkeypatch.setattr(BotPool, "_started", lambda self: None)
    monkeypatch.setattr(bot_pool, "GRACE", 0.01)
    assert asyncio.run(BotPool().choose("greedy", match, match.asked, SEED, patience=0.01)) == match.default()


def test_bots_end_with_their_server() -> None:
    async def pid(bots: BotPool) -> int:
        return await asyncio.get_running_loop().run_in_executor(bots._started(), os.getpid)

    bots = BotPool()
    started = asyncio.run(pid(bots))
    process = next(it for it in multiprocessing.active_children() if it.pid == started)
    assert process.is_alive()
    bots.close()
    process.join()


def test_many_bots_one_after_the_other_think_ever_less() -> None:
    """However slow each of them is, forty decisions in a row do not keep people for forty times the patience."""
    thought = 0.0
    for _ in range(40):
        thought += patience(thought)
    assert thought < 40


def test_a_bot_is_compiled_for_what_it_has_thought_and_not_for_a_busy_machine(monkeypatch: pytest.MonkeyPatch) -> None:
    match = Match(game("irondie"), Setup(2))
    prepared: list[Player] = []
    monkeypatch.setattr(Player, "prepare", lambda self: prepared.append(self))
    used = 0.0
    monkeypatch.setattr(bot_pool.time, "thread_time", lambda: used)
    task = bot_pool._Task.of("greedy", match, 0, SEED, 60.0)
    bot_pool._bot.cache_clear()

    def thinks(seconds: float) -> int:
        def choose(self: Player, *_: object, at_most: float) -> int:
            assert at_most < task.patience
            nonlocal used
            used += seconds
            return 0

        monkeypatch.setattr(Player, "choose", choose)
        bot_pool._choose(task)
        return len(prepared)

    each = 0.9 * bot_pool.SLOW
    times = int(bot_pool.WORTH / each)
    assert [thinks(each) for _ in range(times)] == [0] * times
    assert thinks(each) == 1
    assert thinks(each) == 1


def test_a_bot_that_searches_is_prepared_before_its_first_answer(monkeypatch: pytest.MonkeyPatch) -> None:
    match = Match(game("irondie"), Setup(2))
    happened: list[str] = []
    done = Thread()

    def prepare(self: Player) -> Thread:
        happened.append(f"prepare {self.name}")
        return done

    def choose(self: Player, *_: object, at_most: float) -> int:
        happened.append(f"choose {self.name}")
        return 0

    monkeypatch.setattr(done, "join", lambda timeout: happened.append(f"wait {timeout}"))
    monkeypatch.setattr(Player, "prepare", prepare)
    monkeypatch.setattr(Player, "choose", choose)
    task = bot_pool._Task.of("master", match, 0, SEED, 60.0)
    bot_pool._bot.cache_clear()
    for _ in range(2):
        bot_pool._choose(task)
    assert happened == ["prepare master", f"wait {bot_pool.LOADING}", "choose master", "choose master"]
