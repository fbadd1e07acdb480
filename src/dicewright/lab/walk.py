"""A walk through a game at random, and everything a seat is shown on the way."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from dataclasses import dataclass
from typing import Any

from ..kernel.chance import picker
from ..kernel.describe import Event, Seen
from ..kernel.events import EventKind, Heard
from ..kernel.game import Game, Setup
from ..kernel.record import Header, Record

MANY_OPTIONS = 40
"""Of longer lists, only this many options are looked at in passing."""


@dataclass
class Play:
    """A game under way: its table, its book, what it is judged by, and numbers from a seed for whoever must answer."""

    game: Game
    setup: Setup
    g: Header
    b: Record
    w: Record
    teams: tuple[int, ...]
    pick: Callable[[int], int]

    def fork(self, g: Header | None = None) -> Play:
        """The same game, or another table of it, to go on with by itself."""
        return Play(self.game, self.setup, (g or self.g).copy(), self.b, self.w, self.teams, self.pick)

    def answer(self, a: int) -> list[Heard]:
        """Answer, and hear what happened: events and their arguments."""
        heard: list[Heard] = []
        self.g.tell = lambda kind, values: heard.append((kind, values))
        self.game.answer(self.g, self.b, a)
        self.g.tell = None
        return heard

    def default(self) -> int:
        """The default answer to the open question."""
        return self.game.default(self.g, self.b, self.w)

    def random(self) -> int:
        return self.pick(self.g.options)

    def secret_from(self, seat: int | None) -> bool:
        """Whether a sealed question to somebody else is open."""
        return self.game.sealed(self.g) and self.g.asked != seat

    def seen(self, seat: int | None) -> Seen[Header, Record]:
        return self.game.seen(self.g, self.b, seat, self.teams)

    def event(self, kind: EventKind, values: tuple[int, ...], seat: int | None) -> Event | None:
        return self.game.event(kind, values, seat, self.teams)

    def picture(self, seat: int | None) -> dict[str, Any]:
        """All that is described to a seat now: the question and its options in words, the board."""
        seen = self.seen(seat)
        shown: dict[str, Any] = {"board": self.game.board(seen)}
        if seen.view.question > 0:
            shown["question"] = self.game.describe(seen)
            if seat == self.g.asked:
                shown["options"] = [self.game.option(seen, a) for a in range(min(self.g.options, MANY_OPTIONS))]
        return shown

    def where(self) -> str:
        """This place in words, for messages."""
        name = self.game.questions[self.g.question].name if self.g.question > 0 else "the end"
        usual = {c.name: c.default for c in self.game.choices}
        odd = [f"{k}={v}" for k, v in self.setup.options.items() if usual.get(k.split(".")[0]) != v]
        return f"{self.game.name}, {', '.join([f'{self.setup.seats} seats', *odd])}, at {name} of seat {self.g.asked}"


def begin(game: Game, setup: Setup, seed: int) -> Play:
    settled = game.settled(setup)
    g, b = game.table(settled)
    game.start(g, b)
    return Play(game, settled, g, b, game.weights_of(settled), game.teams(settled), picker(seed))


def walk(game: Game, setup: Setup, seed: int, answers: int) -> Iterator[Play]:
    """Stand before each question of a random walk; game after game until so many answers were given."""
    play = begin(game, setup, seed)
    fresh = play.g.copy()
    for _ in range(answers):
        yield play
        play.answer(play.random())
        if play.g.over:
            yield play
            play.g = fresh.copy()
