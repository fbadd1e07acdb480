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
from dicewright.match import Match, loads
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
