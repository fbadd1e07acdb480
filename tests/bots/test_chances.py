"""How chances are told: calibrated by what the game's own file says, and always more for what is more."""

from __future__ import annotations

from itertools import pairwise

import pytest

from dicewright.bots import chances
from dicewright.bots.chances import AS_IT_IS, USUAL, Chances, calibrated, chances_of
from dicewright.bots.examining import weighed
from dicewright.bots.weighing import Scale, Weighed, Weighing
from dicewright.kernel.game import Game, game
from dicewright.lab.reference import built_in

BENT = (0, 20, 80, 180, 320, 500, 680, 820, 920, 980, 1000)


@pytest.fixture(autouse=True)
def forgotten() -> object:
    chances_of.cache_clear()
    yield
    chances_of.cache_clear()


def test_in_between_it_is_a_straight_line() -> None:
    assert [calibrated(AS_IT_IS, n / 40) for n in range(41)] == pytest.approx([n / 40 for n in range(41)])
    assert calibrated(BENT, 0.25) == pytest.approx(0.13)
    assert (calibrated(BENT, 0), calibrated(BENT, 1)) == (0, 1)
    assert (calibrated(BENT, -0.2), calibrated(BENT, 1.3)) == (0, 1)


@pytest.mark.parametrize("it", built_in(), ids=lambda it: str(it.name))
@pytest.mark.parametrize("seats", [2, 3, 4])
def test_what_promises_more_is_told_with_more_in_every_game(it: Game, seats: int) -> None:
    scale = Scale.of(it, seats)
    told = [scale.expected(n / 50) for n in range(-50, 51)]
    assert (told[0], told[-1]) == (0, 1)
    assert all(one < other for one, other in pairwise(told))


def test_advice_and_analysis_tell_the_same(monkeypatch: pytest.MonkeyPatch) -> None:
    scale = Scale(1.0, False, BENT)
    best, taken = Weighed(3, 0.6, 0.1, 100), Weighed(1, 0.2, 0.1, 100)
    assert scale.expected(best.value) == pytest.approx(0.92)
    assert weighed(Weighing((best, taken)), 1, scale) == (3, pytest.approx(0.24), pytest.approx(0.24))
    assert scale.doubt(best.value, 0.1) == pytest.approx((calibrated(BENT, 0.85) - calibrated(BENT, 0.75)) / 2)
    alone = Scale(50.0, True, BENT)
    assert (alone.expected(-0.4), alone.apart(-0.2, -0.4)) == (pytest.approx(30), pytest.approx(10))


def test_a_file_says_it_by_the_number_of_seats(monkeypatch: pytest.MonkeyPatch) -> None:
    file = f"[2]\nslope = 1400\ntold = {list(BENT)}\n"
    monkeypatch.setattr(chances, "shipped", lambda *path: file.encode())
    assert chances_of(game("race"), 2) == Chances(8, 1400, BENT)
    assert chances_of(game("race"), 3) is USUAL


@pytest.mark.parametrize(
    ("line", "why"),
    [
        ("told = [0, 500, 1000]", "must rise from 0 to 1000"),
        (f"told = {[0, 300, 200, *BENT[3:]]}", "must rise from 0 to 1000"),
        (f"told = {[5, *BENT[1:]]}", "must rise from 0 to 1000"),
        ("slope = -1", "slope"),
        ("slop = 1", "slop"),
    ],
)
def test_what_makes_no_sense_is_refused_with_its_file(monkeypatch: pytest.MonkeyPatch, line: str, why: str) -> None:
    monkeypatch.setattr(chances, "shipped", lambda *path: f"[2]\n{line}\n".encode())
    with pytest.raises(ValueError, match=rf"judge/chances\.toml of .*race.*: .*{why}"):
        chances_of(game("race"), 2)
