"""Ratings: known differences are found, intervals hold what they promise, and the test is seldom wrong."""

from __future__ import annotations

import numpy as np
import pytest

from dicewright.lab.ratings import ELO, FIRST_LOOK, decided, mean_interval, ratings


def sets(share: float, count: int, seed: int, sides: int = 2) -> list[float]:
    """Scores of sets of games that are won with this chance."""
    return (np.random.default_rng(seed).random((count, sides)) < share).mean(axis=1).tolist()


def test_a_known_difference_is_found() -> None:
    """76% of the games are 200 points."""
    first, second = ratings(2, 2, {(1, 0): sets(0.7597, 4000, 1)})
    assert (first.points, first.low, first.high) == (0, 0, 0)
    assert second.low < 200 < second.high
    assert second.high - second.low < 40


def test_three_who_met_pairwise_are_put_on_one_scale() -> None:
    chance = 10 ** (100 / 400) / (1 + 10 ** (100 / 400))
    twice = 10 ** (200 / 400) / (1 + 10 ** (200 / 400))
    found = ratings(
        3, 2, {(0, 1): sets(1 - chance, 2000, 2), (1, 2): sets(1 - chance, 2000, 3), (0, 2): sets(1 - twice, 2000, 4)}
    )
    assert [r.points for r in found] == pytest.approx([0, 100, 200], abs=20)


def test_one_against_three_of_equal_strength_wins_a_quarter() -> None:
    _, equal = ratings(2, 4, {(1, 0): sets(0.25, 2000, 5, 4)})
    assert equal.low < 0 < equal.high
    _, better = ratings(2, 4, {(1, 0): sets(0.5, 2000, 5, 4)})  # three to one against the odds of one to three
    assert better.points == pytest.approx(ELO * np.log(3), abs=25)


def test_who_wins_everything_has_a_finite_rating() -> None:
    _, better = ratings(2, 2, {(1, 0): [1.0] * 50})
    assert 400 < better.points < 2000


def test_the_interval_holds_the_truth_19_times_in_20() -> None:
    held = sum(low <= 0.6 <= high for _, low, high in (mean_interval(sets(0.6, 100, seed)) for seed in range(400)))
    assert 365 <= held <= 395
    assert mean_interval([]) == (0.5, 0.0, 1.0)


def test_the_test_is_seldom_wrong_however_often_it_looks_and_finds_a_difference_soon() -> None:
    wrong = sum(decided(sets(0.5, 1000, seed), 0.5)[0] != 0 for seed in range(200))
    assert wrong <= 16
    found = [decided(sets(0.75, 1000, seed), 0.5) for seed in range(50)]
    assert {sign for sign, _ in found} == {1}
    assert np.median([at for _, at in found]) < 60
    assert decided(sets(0.2, 400, 1), 0.5)[0] == -1


def test_a_few_equal_sets_prove_nothing() -> None:
    assert decided([1.0] * (FIRST_LOOK - 1), 0.5) == (0, 0)
    assert decided([0.5] * 1000, 0.5) == (0, 0)
