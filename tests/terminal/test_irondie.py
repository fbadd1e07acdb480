"""IRONDIE at the terminal table: whole games in every language, typed at random, fit the narrowest screen."""

from __future__ import annotations

import io
from itertools import cycle
from pathlib import Path

import pytest

from dicewright.games.irondie import GAME
from dicewright.kernel.chance import picker
from dicewright.kernel.game import Setup
from dicewright.kernel.words import LANGUAGES
from dicewright.match import Match, elapsed, loads
from dicewright.terminal import sitting
from dicewright.terminal.screen import Screen
from dicewright.terminal.sitting import Sitting

SETUPS = GAME.samples()


@pytest.mark.parametrize(("setup", "language"), list(zip(SETUPS, cycle(LANGUAGES), strict=False)))
def test_a_whole_game_typed_at_random(
    setup: Setup, language: str, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setenv("COLUMNS", "80")
    out = io.StringIO()
    pick = picker(11)
    lines = 0

    def read(prompt: str) -> str:
        nonlocal lines
        lines += 1
        if lines > 100:
            raise EOFError
        if pick(8) == 0:
            return ["why", "why 1", "why not", "look", "undo", "board", "log", "x"][pick(8)]
        if GAME.questions[match.record.question].name == "split":
            return f"all -{pick(9) + 1}"
        return str(pick(9) + 1)

    match = Match(GAME, setup, players=("human", "random", *["human"] * (setup.seats - 2)))
    save = tmp_path / "game.save"
    Sitting(match, Screen(out, read), language, 5, save).play()
    assert lines > 5
    assert loads(save.read_text()).answers == match.answers
    wide = [line for line in out.getvalue().splitlines() if len(line) > 80 and str(save) not in line]
    assert wide == []


def test_a_match_by_the_clock_is_put_away_with_its_time(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """Every answer takes six minutes. The game is put away after two of them, and the clock stands meanwhile."""
    monkeypatch.setenv("COLUMNS", "80")
    now, out, save = 1000.0, io.StringIO(), tmp_path / "game.save"
    monkeypatch.setattr(sitting.time, "time", lambda: now)
    left = 2

    def read(prompt: str) -> str:
        nonlocal now, left
        if not left:
            raise EOFError
        left -= 1
        now += 360
        return "all" if GAME.questions[match.record.question].name == "split" else "1"

    setup = Setup(2, {"clock": "on", "match": "best_of_three"})
    match = Match(GAME, setup, players=("human", "human"))
    Sitting(match, Screen(out, read), "en", 5, save).play()
    assert "Time left: Round 20:00, Match 45:00" in out.getvalue()
    assert "Time left: Round 14:00, Match 39:00" in out.getvalue()
    assert elapsed(save.read_text()) == {"round": 720.0, "match": 720.0}

    now, left, out = 9000.0, 100, io.StringIO()
    match = loads(save.read_text())
    Sitting(match, Screen(out, read), "en", 5, save, elapsed=elapsed(save.read_text())).play()
    assert "Time left: Round 8:00, Match 33:00" in out.getvalue()
    assert "The time is over: what is still open is answered by default." in out.getvalue()
    assert "The match's time is over" in out.getvalue()
    assert match.over
