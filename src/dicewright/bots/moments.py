"""What is said of a game looked at again: when something was, how much it changed, and what would have been better."""

from __future__ import annotations

from ..kernel.words import Text, decimal, percent, text
from ..match import Match
from ..match.chapters import chapters
from .analysis import Decision


class Telling:
    """Says things of one game; `alone`: in points instead of chances."""

    def __init__(self, match: Match, alone: bool) -> None:
        self.match, self.alone = match, alone
        # Whose turn it is says the decision itself.
        self._turns = [(c, c.turn) for c in chapters(match, ("round", "turn")) if c.turn is not None]

    def when(self, at: int) -> Text:
        """The round that was being played after so many answers, or the turn where no rounds are told."""
        for chapter, turn in self._turns:
            if chapter.start <= at < chapter.end:
                return self.match.game.event_text(self.match.seen(None, chapter.start), turn)
        return text("analysis-answer", at=at + 1)

    def amount(self, n: float) -> Text:
        return decimal(max(0.0, n)) if self.alone else percent(n)

    def change(self, n: float) -> Text:
        return text("analysis-more" if n >= 0 else "analysis-less", n=self.amount(abs(n)))

    def decision(self, it: Decision, name: Text | str | int) -> Text:
        """What was taken, and what would have been better by how much."""
        seen = self.match.seen(it.seat, it.at)
        better = it.taken if it.best is None else it.best
        taken, best = (self.match.game.option(seen, answer).text for answer in (it.taken, better))
        lost = self.amount(it.given_away)
        return text("analysis-decision", when=self.when(it.at), name=name, taken=taken, best=best, lost=lost)

    def well_decided(self, it: Decision, name: Text | str | int) -> Text:
        """What was taken, and how much another answer could have cost."""
        taken = self.match.game.option(self.match.seen(it.seat, it.at), it.taken).text
        stake = self.amount(it.at_stake)
        return text("analysis-well-decided", when=self.when(it.at), name=name, taken=taken, stake=stake)
