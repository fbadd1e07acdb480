"""Luck in whole games: nothing on average whatever it is measured by, and results without it are as true and surer."""

from __future__ import annotations

import json
from pathlib import Path
from random import Random
from typing import Any

import numpy as np
import pytest

from dicewright.bots import mind_of
from dicewright.cli import main
from dicewright.kernel.chance import below, following
from dicewright.kernel.game import Setup, game
from dicewright.kernel.layout import Tables
from dicewright.kernel.question import NATURE
from dicewright.lab.arena import Arena, Plan
from dicewright.lab.arena_report import report
from dicewright.lab.luck import FEWEST, FINE, SPACE, adjusted, noting
from dicewright.lab.series import PLACES, Series
from staging import started, together

pytestmark = together("race")


@pytest.mark.parametrize("name", ["race", "irondie", "dice_forge"])
def test_over_all_that_could_have_come_luck_is_nothing(name: str) -> None:
    """At every question to nature of a game: what all its answers give, together, not on average over many games."""
    played = game(name)
    g, book, weights, teams = started(played, played.samples()[0])
    note, mind = noting(played, teams), mind_of("reviewer", played, teams)
    states, room = Tables(played.layout(len(teams)), SPACE.states), [0] * SPACE.ints
    luck, seen, seed = 0, 0, 3
    while not g.over and seen < 40:
        seed = following(seed)
        if g.asked == NATURE and g.options > 1:
            seen += 1
            results = np.zeros((g.options, 2), np.int64)
            for a in range(g.options):
                note(g, book, weights, mind, states, room, a, seed, results, a, 0)
            assert abs(results.sum(axis=0)).max() <= g.options  # what is lost by rounding
            luck += int(abs(results).sum())
        played.answer(g, book, below(seed, g.options))
    assert seen
    assert luck > 0.01 * FINE


def test_compiled_and_plain_note_the_same_luck_and_play_the_same_games() -> None:
    race = game("race")
    lucky = Series(race, Setup(2), ("greedy", "random"), seed=11, lucky=True)
    compiled, plain = lucky.natively()(0, 4), lucky.plainly()(0, 4)
    assert (compiled == plain).all()
    assert compiled[:, PLACES + 4 :].any()
    without = Series(race, Setup(2), ("greedy", "random"), seed=11).plainly()(0, 4)
    assert (compiled[:, : PLACES + 4] == without).all()


def plan(**given: Any) -> Plan:
    race = game("race")
    setup = race.settled(Setup(2, {}))
    return Plan(race, setup, **{"bots": ("random", "greedy"), "games": 400, "seed": 3, "luck": True, **given})


def found(it: Plan, keep: Path | None = None) -> dict[str, Any]:
    arena = Arena(it, keep)
    assert arena.play(1, quiet=True)
    return report(arena.standings, 0.0)


def test_results_without_luck_are_as_true_and_surer() -> None:
    (meeting,) = found(plan())["meetings"]
    clear = meeting["adjusted"]
    luck, within = clear["luck"]
    assert abs(luck) <= 1.5 * within
    assert clear["saved"] > 0.15
    low, high = clear["interval"]
    assert high - low < meeting["interval"][1] - meeting["interval"][0]
    assert low <= meeting["share"] <= high
    (without,) = found(plan(luck=False))["meetings"]
    assert "adjusted" not in without
    assert without == {key: value for key, value in meeting.items() if key != "adjusted"}


def test_what_luck_did_is_taken_from_scores_and_nothing_else() -> None:
    """Scores that are skill, luck and noise: the mean stays what it is, whatever luck was, over many tournaments."""
    dice, means, spreads = Random(5), [], []
    for _ in range(300):
        luck = [dice.gauss(0, 0.3) for _ in range(40)]
        scores = [0.6 + 0.5 * x + dice.gauss(0, 0.1) for x in luck]
        clear = adjusted(scores, luck)
        means.append(np.mean(clear))
        spreads.append(np.var(clear, ddof=1) / np.var(scores, ddof=1))
    assert np.mean(means) == pytest.approx(0.6, abs=3 * np.std(means) / 300**0.5)
    assert np.mean(spreads) < 0.45
    assert np.std(means) < 0.1 / 40**0.5 * 1.2


def test_few_sets_and_no_luck_at_all() -> None:
    assert adjusted([1.0, 0.0], [0.2, -0.1]) == pytest.approx([0.8, 0.1])
    scores = [float(n % 2) for n in range(2 * FEWEST)]
    assert adjusted(scores, [0.0] * len(scores)) == scores


def test_it_is_kept_and_told(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    keep = tmp_path / "kept.json"
    whole = found(plan(games=40))
    found(plan(games=20), keep)
    assert found(plan(games=40), keep) == whole
    command = ["arena", "race", "--bots", "random,greedy", "--games", "40", "--cores", "1", "--luck"]
    assert main(command) == 0
    assert "Without what luck did" in capsys.readouterr().out
    assert main([*command, "--json"]) == 0
    assert json.loads(capsys.readouterr().out)["ratings"][1]["adjusted"]["interval"]
