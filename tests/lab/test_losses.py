"""What levels give away in a decision, and whom somebody plays like."""

from __future__ import annotations

from pathlib import Path

import pytest

from dicewright.bots import losses
from dicewright.bots.levels import LEVELS
from dicewright.kernel.game import Setup, game, games
from dicewright.lab.arena import Plan
from dicewright.lab.losses import keep, measure
from sample_games.race import GAME
from staging import together

NAMES = [level.name for level in LEVELS]


@together("race")
def test_every_level_plays_and_is_weighed() -> None:
    plan = Plan(GAME, GAME.settled(Setup(2)), tuple(NAMES), 3, 1)
    found = measure(plan, 2, quiet=True)
    assert list(found) == NAMES
    assert all(len(lost) <= 3 and min(lost) >= 0 for lost in found.values())
    assert found == measure(plan, 1, quiet=True)
    assert sum(found["learner"]) > sum(found["grandmaster"])


def test_what_is_kept_is_read_again(tmp_path: Path) -> None:
    path = tmp_path / "losses.toml"
    keep(path, "some.game", 2, {"learner": 0.0312, "grandmaster": 0.0001})
    keep(path, "some.game", 1, {"learner": 0.5})
    found = losses.losses_in(path.read_bytes(), "some.game")
    assert found == {"2": {"learner": 0.0312, "grandmaster": 0.0001}, "1": {"learner": 0.5}}


@pytest.mark.parametrize("wrong", ["[2]\nwizard = 0.1", "[2]\nlearner = 0.0", "[2]\nlearner = 'much'", "2"])
def test_a_wrong_file_says_where_it_lies(wrong: str) -> None:
    with pytest.raises(ValueError, match=r"judge/losses\.toml of some\.game"):
        losses.losses_in(wrong.encode(), "some.game")


def test_one_plays_like_the_level_that_gives_away_as_much(monkeypatch: pytest.MonkeyPatch) -> None:
    known = {"learner": 0.04, "adept": 0.01, "grandmaster": 0.001}
    monkeypatch.setattr(losses, "losses_of", lambda game, seats: known)
    given = (0.9, 0.021, 0.019, 0.004, 0.003, 0.0)
    assert [losses.like_level(GAME, 2, it) for it in given] == [
        "learner",
        "learner",
        "adept",
        "adept",
        "grandmaster",
        "grandmaster",
    ]


@pytest.mark.parametrize("name", ["dice_forge", "dice_throne", "irondie", "roll_player"])
def test_better_levels_give_away_less(name: str) -> None:
    """Those that come with the games: from the first to the last, if not at every step."""
    assert name in games()
    known = losses.losses_of(game(name), 2)
    assert list(known) == NAMES
    assert known["learner"] > 1.2 * known["expert"] > known["grandmaster"]
