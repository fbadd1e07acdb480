"""Simulations: same seed, same result, on one core or two, compiled or not; and reports that add up."""

from __future__ import annotations

import json
from collections.abc import Callable
from typing import Any

import numpy as np
import pytest

from dicewright.bots import chooser, roster
from dicewright.bots.bot import Bot, Choose, Ints, States, Toolkit
from dicewright.kernel.game import Game, Refusal, Setup, game
from dicewright.kernel.layout import Tables
from dicewright.kernel.record import Record
from dicewright.kernel.rule import rule
from dicewright.lab import simulate
from dicewright.lab.simulate import PLACES, Series, Tally, bots_by_number

CLOCKED = ("seconds", "games_per_second", "answers_per_second", "decisions_per_second")


def report(capsys: pytest.CaptureFixture[str], **given: Any) -> dict[str, Any]:
    asked: dict[str, Any] = {"seats": ["greedy", "random"], "games": 12, "seed": 3, "cores": 1} | given
    setup = Setup(len(asked["seats"]), asked.pop("options", {}))
    assert simulate.run(game("race"), setup, as_json=True, **asked) == 0
    found: dict[str, Any] = json.loads(capsys.readouterr().out)
    return {key: value for key, value in found.items() if key not in CLOCKED}


def test_the_number_of_cores_changes_nothing(capsys: pytest.CaptureFixture[str]) -> None:
    one = report(capsys, games=300)
    assert report(capsys, games=300, cores=2) == one
    assert report(capsys, games=300, seed=4) != one


def test_compiled_and_plain_play_the_same_games() -> None:
    series = Series(game("race"), Setup(2), ("greedy", "random"), seed=11)
    compiled, plain = series.natively(), series.plainly()
    assert (compiled(0, 6) == plain(0, 6)).all()
    assert (np.concatenate([compiled(0, 2), compiled(2, 4)]) == compiled(0, 6)).all()


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
    choose = bots_by_number([heard(asked, name, race, series.teams) for name in series.names])
    g, book, w = series.start, series.book, series.weights[0]
    for which in series.bots:
        found = choose(which, g, Tables(g.layout, 0), book, w, [], [[]], g.asked, 3)
        assert which == 0 or found == g.options - 1
    assert asked == {"random", "last"}
    assert (series.natively()(0, 4) == series.plainly()(0, 4)).all()


def heard(asked: set[str], name: str, game: Game, teams: tuple[int, ...]) -> Callable[..., int]:
    """A bot's rule that notes that it was asked."""

    def choose(*given: Any) -> int:
        asked.add(name)
        return chooser(name, game, teams)(*given)

    return choose


def test_win_rates_of_seats_and_bots_add_up(capsys: pytest.CaptureFixture[str]) -> None:
    found = report(capsys, seats=["random", "greedy", "random"], games=200)
    assert found["games"] == 200
    assert found["unfinished"] == 0
    assert sum(row["wins"] for row in found["by_seat"]) == pytest.approx(200, abs=0.01)
    by_bot = {row["bot"]: row for row in found["by_bot"]}
    assert by_bot["random"]["wins"] == pytest.approx(
        (found["by_seat"][0]["wins"] + found["by_seat"][2]["wins"]) / 2, abs=0.01
    )
    assert found["average"]["answers"] * 200 == pytest.approx(found["answers"], abs=1)


def test_a_shared_first_place_is_a_shared_win() -> None:
    tally = Tally((0, 1, 0, 1))
    results = np.zeros((3, PLACES + 8), np.int64)
    results[0, PLACES : PLACES + 4] = (1, 2, 1, 2)  # team 0
    results[1, PLACES : PLACES + 4] = (1, 1, 1, 1)  # both
    tally.add(results)  # the third is unfinished
    assert [tally.wins(seat) for seat in range(4)] == [1.5, 0.5, 1.5, 0.5]
    assert (tally.games, tally.unfinished) == (3, 1)


def test_scores_are_averaged_where_a_game_counts_them(capsys: pytest.CaptureFixture[str]) -> None:
    assert "score" not in report(capsys)["by_seat"][0]
    tally = Tally((0, 1))
    results = np.zeros((4, PLACES + 4), np.int64)
    results[:, PLACES + 2 :] = [(10, 3), (20, 3), (30, 3), (40, 4)]
    tally.add(results)
    assert tally.scores.tolist() == [100, 13]


def test_ctrl_c_prints_what_was_done(capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch) -> None:
    looks = iter(range(1000))

    def interrupted(thread: Any, timeout: float | None = None) -> None:
        if timeout is not None and next(looks) == 0:
            raise KeyboardInterrupt
        join(thread, timeout)

    join = simulate.threading.Thread.join
    monkeypatch.setattr(simulate.threading.Thread, "join", interrupted)
    games = 10**9
    assert simulate.run(game("race"), Setup(2), ["random", "random"], games, 1, 1) == simulate.INTERRUPTED
    assert "Interrupted after" in capsys.readouterr().out


@pytest.mark.parametrize(
    ("wrong", "said"),
    [
        ({"seats": ["human", "random"]}, "'human' cannot be simulated; name a bot for each seat: random"),
        ({"games": 0}, "At least one game must be played, not 0."),
        ({"cores": 0}, "At least one core is needed, not 0."),
        ({"seats": ["random"] * 7}, "race is played by 2, 3 or 4 seats, not 7."),
    ],
)
def test_nonsense_is_refused(capsys: pytest.CaptureFixture[str], wrong: dict[str, Any], said: str) -> None:
    with pytest.raises(Refusal) as refused:
        report(capsys, **wrong)
    assert str(refused.value).startswith(said)


def test_bots_must_fill_the_seats() -> None:
    with pytest.raises(Refusal, match="1 bots are named for 2 seats"):
        simulate.run(game("race"), Setup(2), ["random"], 1, 1, 1)
