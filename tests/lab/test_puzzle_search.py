"""The search for puzzles: what counts as clear, that they are of many kinds, and what it writes down."""

from __future__ import annotations

import sys
from pathlib import Path

import pytest

from dicewright.bots.puzzles import Puzzle, read
from dicewright.bots.weighing import Weighed, Weighing
from dicewright.kernel.game import game
from dicewright.lab import puzzles
from dicewright.lab.puzzles import Course, Search, Wanted, main
from puzzling import made, position
from staging import together


def some(*founds: float) -> list[Puzzle]:
    return [made(position("race", 2 * k + 4), 1, found) for k, found in enumerate(founds)]


def test_no_kind_and_no_grade_takes_all_the_room() -> None:
    wanted = Wanted(10, ())
    assert wanted.kind(2)
    for k, it in enumerate(some(0.6, 0.6, 0.6, 0.6)):
        assert (wanted.kind(2), wanted.grade(1)) == (k < 3, True)
        assert wanted.take(2, it)
    assert wanted.kind(1)
    assert not wanted.grade(1)
    assert wanted.grade(3)
    assert wanted.left == 6
    for _ in range(puzzles.PATIENCE + 1):
        wanted.begin()
    assert wanted.kind(2), "nothing else is found"
    assert wanted.grade(1)


def test_the_same_one_is_taken_once_and_no_more_than_are_wanted() -> None:
    one, two, three = some(0.1, 0.3, 0.5)
    wanted = Wanted(2, [one])
    assert not wanted.take(2, one)
    assert wanted.take(2, two)
    assert not wanted.take(2, three)


@pytest.mark.parametrize(
    ("best", "other", "doubt", "trials", "clear"),
    [
        (0.5, 0.2, 0.01, 99, True),
        (0.5, 0.45, 0.01, 99, False),  # too near
        (0.5, 0.2, 0.2, 99, False),  # too unsure
        (0.5, 0.2, 0.01, 3, False),  # hardly tried
        (0.98, 0.6, 0.01, 99, False),  # won anyway
        (-0.9, -0.99, 0.01, 99, False),  # lost anyway
    ],
)
def test_the_best_option_is_clear_where_it_is_ahead_and_sure_in_an_open_game(
    best: float, other: float, doubt: float, trials: int, clear: bool
) -> None:
    search = Search(game("race"), (0, 1), Course())
    it = Weighing((Weighed(0, best, doubt, 99), Weighed(1, other, doubt, trials)))
    assert search._clear(it, *puzzles.CLEAR) is clear
    assert not search._clear(Weighing(it.options[:1]), *puzzles.CLEAR)


@together("race")
def test_what_is_found_is_written_down_and_added_to(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    """In a race there is little to find: here nobody has to miss anything, and two options are enough."""
    monkeypatch.setattr(puzzles, "SEEN_BY_MOST", 1.0)
    monkeypatch.setattr(puzzles, "FEWEST", 2)
    monkeypatch.setattr(puzzles, "_missed", lambda kinds, best: 1 - best)
    file = tmp_path / "puzzles.json"
    command = ["puzzles", "race", "--cores", "1", "--file", str(file)]
    for wanted, seed in ((2, 1), (3, 2)):
        monkeypatch.setattr(sys, "argv", [*command, "--wanted", str(wanted), "--seed", str(seed)])
        main()
        found = read(file.read_bytes())
        assert len(found) == wanted
        assert f"{wanted} puzzles in {file}" in capsys.readouterr().out
    for it in found:
        match = it.match()
        assert match.asked >= 0
        assert it.options[0].value > it.options[1].value
    monkeypatch.setattr(sys, "argv", [*command, "--renew"])
    main()
    kept = read(file.read_bytes())
    assert {it.id for it in kept} <= {it.id for it in found}
    assert kept
