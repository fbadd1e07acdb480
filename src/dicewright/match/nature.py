"""Who answers nature's questions: the dice, the draws, the shuffles."""

from __future__ import annotations

from collections.abc import Iterable
from typing import Protocol

from ..kernel.chance import mixed, picker
from ..kernel.game import Refusal


class Nature(Protocol):
    """Called with the number of the answer in the game and the number of options; gives a number below it."""

    def __call__(self, at: int, options: int) -> int: ...


class Seeded:
    """Luck from a seed and the place in the game alone: a game taken up again meets the same dice."""

    def __init__(self, seed: int) -> None:
        self.seed = seed

    def __call__(self, at: int, options: int) -> int:
        return int(picker(mixed(self.seed) + at)(options))


class Scripted:
    """Luck written down beforehand, for tests and for retelling games played with real dice."""

    def __init__(self, answers: Iterable[int]) -> None:
        self._left = list(answers)

    def __call__(self, at: int, options: int) -> int:
        if not self._left:
            raise Refusal(f"Nature is asked for answer {at} (0 to {options - 1}), and the script has no more; add one.")
        return self._left.pop(0)
