"""One game in plain Python, as an environment sees it: nature, the referee and perhaps bots answer by themselves."""

from __future__ import annotations

from collections.abc import Mapping

import numpy as np
from numpy.typing import NDArray

from ..bots import Player
from ..kernel.chance import MASK, STEP, below, following, mixed
from ..kernel.game import ContentFile, Game, Setup
from ..kernel.question import NATURE, REFEREE
from ..kernel.record import Header
from .observer import observer
from .outcome import Outcome


def streams(seed: int, number: int = 0) -> tuple[int, int]:
    """The numbers of nature and of the bots in a game, by its seed; each goes on from game to game."""
    dice = mixed((mixed(seed & MASK) + number * STEP) & MASK)
    return dice, mixed(dice)


class Table:
    """A game that stops where one of its players is asked. `bots` play the other seats; with none, all are players.

    An answer that the question does not have is answered as for a seat whose clock has run out."""

    def __init__(
        self, game: Game, setup: Setup, seed: int = 1, bots: Mapping[int, str] | None = None, *,
        content: ContentFile | None = None,
    ) -> None:  # fmt: skip
        self.game, self.setup = game, game.settled(setup)
        in_force = game.content_in_force(content)
        self.teams = game.teams(self.setup)
        self.observer, self._outcome = observer(game, self.teams), Outcome(game, self.teams)
        self._fresh, self.book = game.table(self.setup, in_force)
        game.start(self._fresh, self.book)
        self.weights = game.weights_of(self.setup, in_force)
        self.bots = {seat: Player(name, game, self.teams) for seat, name in (bots or {}).items()}
        self.begin(seed)

    def begin(self, seed: int | None = None, number: int = 0) -> None:
        """A new game: of a seed, that of this number; without a seed, the numbers of the last one go on."""
        if seed is not None:
            self._dice, self._thought = streams(seed, number)
        self.g: Header = self._fresh.copy()
        self._onward()
        while self.over:  # none of the players had anything to decide
            self.g = self._fresh.copy()
            self._onward()

    @property
    def over(self) -> bool:
        return bool(self.g.over)

    @property
    def asked(self) -> int:
        """The player who is asked."""
        return self.g.asked

    def allows(self, a: int) -> bool:
        return 0 <= a < min(self.g.options, self.observer.actions)

    def answer(self, a: int) -> None:
        """Answer the open question; others answer theirs until a player is asked again, or the game is over."""
        legal = 0 <= a < self.g.options
        self.game.answer(self.g, self.book, a if legal else self.game.default(self.g, self.book, self.weights))
        self._onward()

    def _onward(self) -> None:
        g = self.g
        while g.over == 0:
            if g.asked == NATURE:
                self._dice = following(self._dice)
                a = below(self._dice, g.options)
            elif g.asked == REFEREE:
                a = 0
            elif g.asked in self.bots:
                self._thought = following(self._thought)
                a = self.bots[g.asked].choose(g, self.book, self.weights, g.asked, self._thought)
            else:
                return
            self.game.answer(g, self.book, a)

    def observe(self, seat: int) -> NDArray[np.int16]:
        return self.observer.observe(self.g, seat)

    def mask(self, seat: int) -> NDArray[np.int8]:
        """Which actions the seat has: all answers if it is asked, else none."""
        mask = np.zeros(self.observer.actions, np.int8)
        if not self.over and seat == self.asked:
            mask[: self.g.options] = 1
        return mask

    def rewards(self) -> NDArray[np.float64]:
        """What the game was worth to every seat; nothing while it runs."""
        return self._outcome.rewards(self.g)

    def asks(self) -> str:
        """The open question as the one who is asked sees it, in English."""
        if self.over:
            return "The game is over."
        seen = self.game.seen(self.g, self.book, self.asked, self.teams)
        return self.game.words("en").say(self.game.describe(seen).text)

    def says(self, a: int) -> str:
        """One of the answers to it, likewise."""
        seen = self.game.seen(self.g, self.book, self.asked, self.teams)
        return self.game.words("en").say(self.game.option(seen, a).text)
