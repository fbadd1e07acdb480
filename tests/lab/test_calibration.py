"""Calibration: what is told against what is won, and a curve that mends it."""

from __future__ import annotations

from itertools import pairwise
from math import exp, log
from pathlib import Path
from random import Random

import msgspec
import pytest

from dicewright.bots.chances import AS_IT_IS, Chances, calibrated
from dicewright.kernel.game import Setup, game
from dicewright.lab import calibration
from dicewright.lab.arena import Plan
from dicewright.lab.calibration import Seen, Watch, error, fitted, keep, off, straightened, tenths
from staging import together


def sharper(told: float) -> float:
    """What is really won where somebody is not sure enough."""
    return 1 / (1 + exp(-2 * log(told / (1 - told))))


def games(many: int = 6000) -> tuple[list[float], list[float]]:
    dice = Random(3)
    told = [0.02 + 0.96 * dice.random() for _ in range(many)]
    return told, [float(dice.random() < sharper(it)) for it in told]


def test_tenths_say_what_was_told_and_won() -> None:
    rows = tenths([0.05, 0.06, 0.5, 1.0], [0.0, 1.0, 1.0, 1.0])
    assert [(row.many, row.told, row.won) for row in rows] == [(2, 0.055, 0.5), (1, 0.5, 1.0), (1, 1.0, 1.0)]
    assert off(rows) == pytest.approx((2 * 0.445 + 0.5 + 0) / 4)
    assert error([0.5, 1.0], [1.0, 1.0]) == 0.125


def test_who_is_not_sure_enough_is_straightened() -> None:
    told, won = games()
    knots = straightened(told, won)
    assert (knots[0], knots[-1], len(knots)) == (0, 1000, len(AS_IT_IS))
    assert all(a < b for a, b in pairwise(knots))
    mended = [calibrated(knots, it) for it in told]
    assert off(tenths(mended, won)) < 0.02 < 0.08 < off(tenths(told, won))
    assert error(mended, won) < error(told, won)
    assert [n / 1000 for n in knots[1:-1]] == pytest.approx([sharper(k / 10) for k in range(1, 10)], abs=0.03)


def test_who_tells_the_truth_is_left_alone() -> None:
    dice = Random(4)
    told = [0.02 + 0.96 * dice.random() for _ in range(6000)]
    knots = straightened(told, [float(dice.random() < it) for it in told])
    assert list(knots) == pytest.approx(list(AS_IT_IS), abs=30)


def test_the_slope_with_the_least_error_fits_best(tmp_path: Path) -> None:
    told, won = games(500)
    slopes = len(calibration.SLOPES)
    seen = [
        Seen(None if k % 2 else t, tuple(sharper(t) if n == 4 else t for n in range(slopes)), w)
        for k, (t, w) in enumerate(zip(told, won, strict=True))
    ]
    best = fitted(seen, 6)
    assert (best.ahead, best.slope) == (6, calibration.SLOPES[4])
    keep(tmp_path / "chances.toml", 2, best)
    keep(tmp_path / "chances.toml", 4, Chances())
    kept = msgspec.toml.decode((tmp_path / "chances.toml").read_bytes(), type=dict[str, Chances])
    assert kept == {"2": best, "4": Chances()}


@together("race")
def test_games_are_looked_at_alike_every_time(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(calibration, "EVERY", 2)
    race = game("race")
    watch = Watch(Plan(race, race.settled(Setup(2)), ("expert",), 3, 7))
    seen = [it for number in range(3) for it in watch.play(number)]
    assert seen == [it for number in range(3) for it in watch.play(number)]
    assert len(seen) > 5
    assert {it.won for it in seen} <= {0.0, 0.5, 1.0}
    assert len({it.won for it in seen}) > 1
    for it in seen:
        assert it.found is None or 0 <= it.found <= 1
        assert len(it.valued) == len(calibration.SLOPES)
        assert all(0 <= n <= 1 for n in it.valued)
