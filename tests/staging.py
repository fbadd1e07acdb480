"""What the scenes of all games share.

A scene is a position on the table, then players who act and dice and cards that fall as the test says. Every call
answers the question that is open now and insists on its kind and seat, so a question nobody scripted, or an answer
nobody asked for, fails the test at once.
"""

from __future__ import annotations

from collections.abc import Callable, Iterator
from contextlib import suppress
from dataclasses import fields, replace
from typing import Any

import pytest

from dicewright.kernel.assembler import Column
from dicewright.kernel.chance import picker
from dicewright.kernel.events import EventKind
from dicewright.kernel.game import Game, Setup
from dicewright.kernel.question import NATURE, NOTHING, REFEREE
from dicewright.kernel.record import Header, Record


def together(game: str) -> pytest.MarkDecorator:
    """What compiles the rules of one game runs in one process, where each rule is compiled once for all programs."""
    return pytest.mark.xdist_group(f"native {game}")


class HoldStill(Exception):
    """What the scene was opened for is over."""


def altered(game: Game, **parts: Any) -> Game:
    """A game with other parts, or with other than what follows from its declarations."""
    declared = {f.name for f in fields(game)}
    other = replace(game, **{name: part for name, part in parts.items() if name in declared})
    driving = {name: part for name, part in parts.items() if name in ("questions", "steps", "proceed", "respond")}
    vars(other)["flow"] = replace(game.flow, **driving)
    vars(other).update({name: part for name, part in parts.items() if name not in declared | driving.keys()})
    return other


class Stage:
    """A table, somebody who hears all that is told there, and answers that only a test gives.
    `answer`: the game's own rule, unless the scene has one that holds still on the way."""

    def __init__(self, game: Game, g: Header, book: Record, answer: Callable[..., None] | None = None) -> None:
        self.game, self.g, self.book = game, g, book
        self.events: list[tuple[str, dict[str, int]]] = []
        self._answer = answer or game.answer
        g.tell = self._hear

    def _hear(self, kind: EventKind, values: tuple[int, ...]) -> None:
        if not kind.secret:  # of those nobody is told
            self.events.append((kind.name, {name: values[i] for i, (name, _) in enumerate(kind.args)}))

    def heard(self, kind: str) -> list[dict[str, int]]:
        """All events of a kind so far."""
        return [args for name, args in self.events if name == kind]

    @property
    def asked(self) -> str:
        """`main of seat 1`; `die of nature`; `still` while the scene holds still; `nothing` after the end."""
        if self.g.over:
            return "nothing"
        if self.g.question == NOTHING:
            return "still"
        who = {NATURE: "nature", REFEREE: "referee"}.get(self.g.asked, f"seat {self.g.asked}")
        return f"{self.game.questions[self.g.question].name} of {who}"

    @property
    def teams(self) -> tuple[int, ...]:
        """Everybody plays for himself, unless the scene says otherwise."""
        return tuple(range(self.g.layout.seats))

    def expect(self, *questions: str) -> None:
        assert self.asked in questions, f"scripted: {' or '.join(questions)}; asked: {self.asked}"

    def reply(self, a: int) -> None:
        assert 0 <= a < self.g.options, f"{self.asked} has {self.g.options} options, not {a}"
        self._move(self._answer, a)

    def _move(self, rule: Callable[..., None], *a: int) -> None:
        """Run a rule until a question is open or the scene holds still."""
        with suppress(HoldStill):
            rule(self.g, self.book, *a)

    def _take(self, wanted: Any, offered: list[Any]) -> None:
        assert wanted in offered, f"{wanted!r} is not offered by {self.asked}: {offered}"
        self.reply(offered.index(wanted))

    def _named(self, candidate: Callable[..., int]) -> tuple[int, list[int]]:
        """The selector of the open pick, and what it names."""
        assert self.asked.startswith("pick"), f"asked: {self.asked}"
        g = self.g
        selector = self.book.code[g.f_pc[g.sp - 1], Column.WHAT]
        return selector, [candidate(g, self.book, selector, k) for k in range(g.options)]


def started(game: Game, setup: Setup) -> tuple[Header, Record, Record, tuple[int, ...]]:
    settled = game.settled(setup)
    g, book = game.table(settled)
    game.start(g, book)
    return g, book, game.weights_of(settled), game.teams(settled)


def decisions(game: Game, g: Header, book: Record, count: int) -> Iterator[Header]:
    """Positions with a choice, from random play."""
    pick, fresh = picker(4), g.copy()
    while count:
        if g.asked >= 0:
            count -= 1
            yield g
        game.answer(g, book, pick(g.options))
        if g.over:
            g = fresh.copy()
