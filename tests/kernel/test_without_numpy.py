"""Playing in plain Python needs no NumPy: whole games of every title, and bots in three of them, without it."""

from __future__ import annotations

import subprocess
import sys

import pytest

PLAYED = """
import sys


class Gone:
    def find_spec(self, name, path=None, target=None):
        if name.partition(".")[0] in ("numpy", "numba", "llvmlite"):
            raise ImportError(f"{name} is not to be had")


sys.meta_path.insert(0, Gone())
name, level = sys.argv[1:]

import dicewright
from dicewright.kernel.chance import picker
from dicewright.kernel.game import Setup, game
from dicewright.match import Match, Seeded

played = game(name)
match, pick = Match(played, Setup(2), nature=Seeded(5)), picker(5)
if level:
    from dicewright.bots import Player

    bot = Player(level, played, match.teams)
    for turn in range(6):
        match.answer(bot.choose(match.record, match.book, match.weights, match.asked, turn))
while not match.over:
    match.answer(pick(match.record.options))
assert len(match.history) > 20
assert match.log(0)
print("numpy" in sys.modules)
"""


@pytest.mark.parametrize(
    ("name", "level"),
    [("dice_forge", "learner"), ("irondie", "learner"), ("roll_player", "learner"), ("dice_throne", "")],
)
def test_a_whole_game_is_played_without_numpy(name: str, level: str) -> None:
    done = subprocess.run(
        [sys.executable, "-c", PLAYED, name, level], capture_output=True, text=True, check=False, timeout=600
    )
    assert (done.stdout.strip(), done.returncode) == ("False", 0), done.stderr
