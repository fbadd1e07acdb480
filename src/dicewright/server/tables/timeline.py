"""What one viewer is told of a game, as a numbered timeline of steps.

A viewer is a set of seats: those of one person, or none for whoever watches. While a sealed question to somebody else
is open, he is told nothing; what happened meanwhile comes in one step when it is over. So his numbers, too, are the
same whether a window opened for somebody or not.
"""

from __future__ import annotations

from dataclasses import dataclass, field

from ...match import Match


@dataclass(frozen=True)
class Span:
    """The answers that a step tells of: from the `start`-th up to but not including the `end`-th."""

    start: int
    end: int
    back: bool = False
    note: int | None = None
    """What happened at the table beside the game: which of its notes this step tells."""


@dataclass
class Timeline:
    """The steps of one viewer. Version v is the table after steps[v - 1]; version 0 the one at the first question."""

    held: frozenset[int]
    began: int
    """How many answers came before the first question."""
    steps: list[Span] = field(default_factory=list)
    published: int = 0
    """The version that may be reached by now; later ones wait for the next tick."""
    base: int = 0
    """Versions before this one can no longer be reached: an undo has taken back what they were made from."""
    changed: float = 0.0

    @property
    def reached(self) -> int:
        """How many answers the last step reaches to."""
        return self.end(len(self.steps))

    def end(self, version: int) -> int:
        return self.steps[version - 1].end if version else self.began

    def secret(self, match: Match) -> bool:
        """Whether a sealed question to somebody else is open."""
        return not match.over and match.game.sealed(match.record) and match.asked not in self.held

    def follow(self, match: Match) -> None:
        """Take in that somebody has answered."""
        if not self.secret(match):
            self.steps.append(Span(self.reached, len(match.history)))

    def go_back(self, match: Match) -> None:
        """Take in that an answer was taken back; what he was not told of yet, he never will be."""
        now = len(match.history)
        while now < self.reached and len(self.steps) > self.published:
            self.steps.pop()
        if now < self.reached:
            self.steps.append(Span(0, now, back=True))
            self.base = len(self.steps)
        elif now > self.reached and not self.secret(match):
            self.steps.append(Span(self.reached, now))

    def take_note(self, note: int, match: Match, over: bool) -> None:
        """Take in something beside the game. It tells nothing of a secret that is open, unless it ends the game."""
        self.steps.append(Span(self.reached, len(match.history) if over else self.reached, note=note))

    def publish(self, at: float) -> None:
        if self.published < len(self.steps):
            self.published = len(self.steps)
            self.changed = at

    def current(self, match: Match) -> bool:
        """Whether the version reached last is the table as it stands now."""
        return self.published == len(self.steps) and self.reached == len(match.history)

    def asked_at(self, match: Match, version: int) -> int | None:
        """The seat that was asked at a version; None at the end of the game."""
        at = self.end(version)
        if at < len(match.history):
            return match.history[at].seat
        return None if match.over else match.asked

    def eyes(self, match: Match, version: int) -> int | None:
        """Whose eyes look: of several at one screen the one who is asked, and nobody's while others move."""
        if len(self.held) == 1:
            return next(iter(self.held))
        asked = self.asked_at(match, version)
        return asked if asked in self.held else None
