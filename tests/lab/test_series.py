"""Games by number: the same on both targets, and every bot plays as itself."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

import numpy as np
import pytest

from dicewright.bots import chooser, roster
from dicewright.bots.bot import Bot, Choose, Ints, States, Toolkit
from dicewright.kernel.game import Game, Setup, game
from dicewright.kernel.layout import Tables
from dicewright.kernel.record import Record
from dicewright.kernel.rule import rule
from dicewright.lab.series import Series, kinds_by_number
from dicewright.targets.native import Native
from staging import together

pytestmark = together("race")


def test_compiled_and_plain_play_the_same_games() -> None:
    series = Series(game("race"), Setup(2), ("greedy", "random"), seed=11)
    compiled, plain = series.natively(), series.plainly()
    assert (compiled(0, 6) == plain(0, 6)).all()
    assert (np.concatenate([compiled(0, 2), compiled(2, 4)]) == compiled(0, 6)).all()


def test_one_program_is_compiled_for_all_bots_of_the_same_kinds(monkeypatch: pytest.MonkeyPatch) -> None:
    entries: list[str] = []
    monkeypatch.setattr(Native, "entry", lambda self, name, function, *types: entries.append(name))
    for seats in (("greedy", "adept"), ("adept", "greedy"), ("greedy", "master"), ("learner", "expert")):
        Series(game("race"), Setup(2), seats, seed=1).natively()
    greedy_too, alone = entries[0], entries[-1]
    assert entries == [greedy_too] * 3 + [alone]
    assert greedy_too != alone


class Last(Bot):
    """Always takes the last option."""

    name = "last"

    def rule(self, tools: Toolkit) -> Choose:
        @rule
        def choose(options: int, states: States, b: Record, w: Record, work: Ints, seat: int, seed: int) -> int:
            return options - 1

        return choose


def test_every_bot_plays_as_itself(monkeypatch: pytest.MonkeyPatch) -> None:
    """A third one too; and of the bots that are not in the series nothing is compiled or asked."""
    monkeypatch.setitem(roster._roster, "last", Last())
    monkeypatch.delitem(roster._roster, "greedy")
    race = game("race")
    series = Series(race, Setup(3), ("random", "last", "last"), seed=5)
    assert series.names == ("random", "last")
    asked: set[str] = set()
    choose = kinds_by_number([heard(asked, name, race, series.teams) for name in series.like.values()])
    g, book, w = series.start, series.book, series.weights[0]
    for which in series.bots:
        found = choose(series.kinds[which], g, Tables(g.layout, 0), book, w, [], [[]], g.asked, 3)
        assert series.names[which] == "random" or found == g.options - 1
    assert asked == {"random", "last"}
    assert (series.natively()(0, 4) == series.plainly()(0, 4)).all()


def heard(asked: set[str], name: str, game: Game, teams: tuple[int, ...]) -> Callable[..., int]:
    """A bot's rule that notes that it was asked."""

    def choose(*given: Any) -> int:
        asked.add(name)
        return chooser(name, game, teams)(*given)

    return choose
