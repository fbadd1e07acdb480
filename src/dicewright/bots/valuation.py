"""What the positions of a game are worth to every side, when everybody plays on from them alike."""

from __future__ import annotations

from ..kernel.record import Header
from ..match import Match
from .chances import chances_of
from .player import Player
from .search.valuing import WHOLE
from .trial import WON, outcome
from .weighing import Scale


class Valuation:
    """Of one game, by one who plays on: with the same dice from every position, and each position once."""

    def __init__(self, match: Match, player: Player, seed: int) -> None:
        self.match, self.player, self.seed = match, player, seed
        self.sides = len(set(match.teams))
        self._scale = Scale.of(match.game, match.setup.seats)
        self._ahead = chances_of(match.game, match.setup.seats).ahead
        self._found: dict[tuple[bytes, int], tuple[float, ...]] = {}

    def at(self, at: int, trials: int) -> tuple[float, ...]:
        """After so many answers."""
        return self.of(self.match.record_at(at), trials)

    def of(self, g: Header, trials: int) -> tuple[float, ...]:
        """Chances that together are 1; alone, points. An end is worth what it is."""
        if g.over and not self._scale.alone:
            return shared(g, self.match.teams)
        key = bytes(g.buffer), trials
        if key not in self._found:
            sums = self.player.value(g, self.match.book, self.match.weights, self.seed, self._ahead, trials)
            self._found[key] = tuple(self._scale.whole * n / (trials * WHOLE) for n in sums)
        return self._found[key]

    def answer(self, g: Header, answer: int) -> None:
        self.player.answer(g, self.match.book, self.match.weights, answer)


def shared(g: Header, teams: tuple[int, ...]) -> tuple[float, ...]:
    """What each side has of an end; a first place that several share is divided among them."""
    parts = [WON + outcome(g, teams.index(side)) for side in sorted(set(teams))]
    return tuple(part / sum(parts) if any(parts) else 1 / len(parts) for part in parts)


def result(match: Match) -> tuple[float, ...]:
    """How a game has ended."""
    if len(match.teams) == 1 and match.game.perfect_score:
        return (float(match.game.score(match.record, 0)) if match.game.score else 0.0,)
    return shared(match.record, match.teams)
