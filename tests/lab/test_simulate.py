"""Simulations: same seed, same result, on one core or two; and reports that add up."""

from __future__ import annotations

import json
from typing import Any

import numpy as np
import pytest

from dicewright import bots
from dicewright.kernel.game import Refusal, Setup, game
from dicewright.lab import cores, simulate
from dicewright.lab.series import PLACES
from dicewright.lab.tally import Tally
from staging import together

pytestmark = together("race")

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
    def interrupted(*about: Any) -> Any:
        raise KeyboardInterrupt

    monkeypatch.setattr(cores, "wait", interrupted)
    games = 10**9
    assert simulate.run(game("race"), Setup(2), ["random", "random"], games, 1, 1) == simulate.INTERRUPTED
    assert "Interrupted after" in capsys.readouterr().out


@pytest.mark.parametrize(
    ("wrong", "said"),
    [
        ({"seats": ["human", "random"]}, f"'human' cannot be simulated; name a bot for each seat: {bots.names()[0]}"),
        ({"games": 0}, "At least one game must be played, not 0."),
        ({"cores": 0}, "--cores 0 is out of range: give 1 to 1,024."),
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
