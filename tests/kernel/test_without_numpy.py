"""Playing in plain Python needs no NumPy: whole games of every title, bots and odds, without it."""

from __future__ import annotations

import subprocess
import sys

import pytest

PLAYED = """
import sys

for gone in ("numpy", "numba", "llvmlite"):
    sys.modules[gone] = None  # whoever asks for it hears that it is not there
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
told = 0
while not match.over:
    if match.asked >= 0:
        told += len(match.game.odds(match.seen(match.asked)))
        match.asking(match.asked)
    match.answer(pick(match.record.options))
assert len(match.history) > 20
assert told > 20 or name != "dice_throne"
assert match.log(0)
print(sys.modules["numpy"] is not None)
"""


@pytest.mark.parametrize(
    ("name", "level"),
    [("dice_forge", "learner"), ("irondie", "learner"), ("roll_player", "learner"), ("dice_throne", "learner")],
)
def test_a_whole_game_is_played_without_numpy(name: str, level: str) -> None:
    done = subprocess.run(
        [sys.executable, "-c", PLAYED, name, level], capture_output=True, text=True, check=False, timeout=600
    )
    assert (done.stdout.strip(), done.returncode) == ("False", 0), done.stderr
