"""The rails of a guided game: a script of answers that nature and the bots follow as long as the learner does.

A guided game is a table like any other. Whoever gives another answer than the script's has left the rails: from there
on the dice are fair and the bots think. Taking that answer back leads onto the rails again.
"""

from __future__ import annotations

from collections.abc import Sequence

from ...match.nature import Nature


class Rails:
    """Nature, scripted while the game is on the rails. `at` is always the number of answers given so far."""

    def __init__(self, script: Sequence[int], fair: Nature) -> None:
        self._script, self._fair = script, fair
        self.until = len(script)
        """How many answers of the script are followed: all, or up to the one that left it."""

    def __call__(self, at: int, options: int) -> int:
        return self._script[at] if at < self.until else self._fair(at, options)

    def on(self, at: int) -> bool:
        """Whether everything so far has gone by the script."""
        return at <= self.until

    def due(self, at: int) -> int | None:
        """The answer that the script gives; None where it gives none."""
        return self._script[at] if at < self.until else None

    def follow(self, at: int, answer: int) -> None:
        """Take in an answer."""
        if at < self.until and answer != self._script[at]:
            self.until = at

    def go_back(self, at: int) -> None:
        """Take in that the game stands where it stood after `at` answers."""
        if at <= self.until:
            self.until = len(self._script)
