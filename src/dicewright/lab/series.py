"""Games from one set-up between the same bots, each by its number, natively or in plain Python."""

from __future__ import annotations

import threading
from collections.abc import Callable, Iterable, Sequence
from dataclasses import astuple
from importlib import import_module
from typing import Any, Protocol

import numpy as np
from numpy.typing import NDArray

from ..bots import bot, chooser, kind_of, mind_of, weights_of
from ..bots.bot import Ints, Rooms, States, Workspace
from ..bots.search import Reviewer
from ..kernel.chance import MASK, STEP, below, following, mixed
from ..kernel.game import ContentFile, Game, Setup
from ..kernel.layout import Tables
from ..kernel.mark import marking
from ..kernel.question import NATURE, REFEREE
from ..kernel.record import Header, Record
from ..kernel.rule import nothing, rule
from ..targets.native import native
from .luck import SPACE, noting

LONGEST = 1_000_000
"""Answers after which a game is given up and counted as unfinished."""
ANSWERS, DECISIONS, TURNS, PLACES = range(4)
"""Columns of the results of games; the places of the seats follow, then their scores; where luck is noted that of
the sides, in parts of `luck.FINE`; and where marks are, each of them by seats, as sets of bits."""


@rule
def turn_of(g: Any) -> int:
    return g.turn  # type: ignore[no-any-return]


@rule
def no_turn(g: Header) -> int:
    return 0


@rule
def no_score(g: Header, seat: int) -> int:
    return 0


def has_turns(game: Game) -> bool:
    return any(f.name == "turn" and not f.shape for f in game.state.fields)


@rule
def no_bot(
    which: int, g: Header, states: States, b: Record, w: Record, mind: Ints, rooms: Rooms, seat: int, seed: int
) -> int:
    return 0


def kinds_by_number(choosers: Iterable[Callable[..., int]]) -> Callable[..., int]:
    """Build the rule choose(kind, g, states, b, w, mind, rooms, seat, seed): one of the kind of this number chooses."""
    choose: Callable[..., int] = no_bot
    for number, this in enumerate(choosers):
        choose = _or(choose, number, this)
    return choose


def _or(others: Callable[..., int], number: int, this: Callable[..., int]) -> Callable[..., int]:
    @rule
    def choose(
        which: int, g: Header, states: States, b: Record, w: Record, mind: Ints, rooms: Rooms, seat: int, seed: int
    ) -> int:
        if which == number:
            return this(g, states, b, w, mind, rooms, seat, seed)
        return others(which, g, states, b, w, mind, rooms, seat, seed)

    return choose


@rule
def no_luck(
    g: Header,
    b: Record,
    w: Record,
    mind: Ints,
    states: States,
    room: Ints,
    a: int,
    seed: int,
    results: Any,
    row: int,
    at: int,
) -> None:
    return


no_marks = nothing("g, b, a, noted, row, at")


def playing(
    game: Game, teams: tuple[int, ...], like: Iterable[str], lucky: bool, marked: bool = False
) -> Callable[..., None]:
    """Build the rule that plays whole games, one for each row of `results`, from consecutive seeds, with bots that
    think `like` these, one of each kind. `bots` are the bots by their number, seat by seat; `kinds`, `weights` and
    `minds` those of each number. Nature has numbers of its own: whoever plays, the first die falls the same, and the
    second."""
    answer = game.answer
    choose = kinds_by_number(chooser(name, game, teams) for name in like)
    turn = turn_of if has_turns(game) else no_turn
    score = game.score or no_score
    note = noting(game, teams) if lucky else no_luck
    mark = marking(game.marks) if marked else no_marks
    luck = PLACES + 2 * len(teams)
    marks = luck + lucky * len(set(teams))

    @rule
    def play(
        tables: Any,
        initial: Any,
        b: Record,
        weights: Any,
        minds: Any,
        kinds: Ints,
        bots: Ints,
        states: Any,
        rooms: Rooms,
        results: Any,
        seed: int,
    ) -> None:
        for row in range(results.shape[0]):
            dice = mixed(seed)
            thought = mixed(dice)
            fate = mixed(thought)
            seed = following(seed)
            at = row % tables.shape[0]
            tables[at] = initial[0]
            g = tables[at]
            answers = 0
            decisions = 0
            while g.over == 0 and answers < LONGEST:
                seat = g.asked
                if seat == NATURE:
                    dice = following(dice)
                    fate = following(fate)
                    a = below(dice, g.options)
                    last = len(minds) - 1
                    note(g, b, weights[last], minds[last], states, rooms[0], a, fate, results, row, luck)
                    answer(g, b, a)
                elif seat == REFEREE:
                    answer(g, b, 0)
                else:
                    decisions += 1
                    thought = following(thought)
                    which = bots[seat]
                    kind, w, mind = kinds[which], weights[which], minds[which]
                    a = choose(kind, g, states, b, w, mind, rooms, seat, thought)
                    mark(g, b, a, results, row, marks)
                    answer(g, b, a)
                answers += 1
            mark(g, b, -1, results, row, marks)
            results[row, ANSWERS] = answers
            results[row, DECISIONS] = decisions
            results[row, TURNS] = turn(g)
            seats = g.place.shape[0]
            for seat in range(seats):
                results[row, PLACES + seat] = g.place[seat]
                results[row, PLACES + seats + seat] = score(g, seat)

    return play


Results = np.ndarray[Any, np.dtype[np.int64]]


class Play(Protocol):
    """The results of n games, from game number `first` on, with the bots of the series or others of its names seated,
    from its beginning or from another position. May be called from several threads."""

    def __call__(self, first: int, n: int, bots: Sequence[int] = ..., start: Header | None = ..., /) -> Results: ...


class Native(Play, Protocol):
    """The same in compiled code. Given tables, a game is left in each, the first again after the last."""

    def __call__(
        self,
        first: int,
        n: int,
        bots: Sequence[int] = ...,
        start: Header | None = ...,
        tables: NDArray[np.void] | None = ...,
        /,
    ) -> Results: ...


class Series:
    """Games from one set-up between the same bots, numbered; the seed is that of all dice. `names` are the bots that
    can be seated, those at the table if nobody says. One program is compiled for all bots of the same kinds.
    `change(g, b)` may alter the table before the first step."""

    def __init__(
        self,
        game: Game,
        setup: Setup,
        seats: Sequence[str],
        seed: int,
        content: ContentFile | None = None,
        names: Sequence[str] = (),
        lucky: bool = False,
        marked: bool = False,
        change: Callable[[Header, Record], None] | None = None,
    ) -> None:
        setup = game.settled(setup)
        in_force = game.content_in_force(content)
        self.game, self.seed, self.lucky, self.marked = game, seed, lucky, marked
        self.teams = game.teams(setup)
        self.start, self.book = game.table(setup, in_force)
        if change is not None:
            change(self.start, self.book)
        game.start(self.start, self.book)
        self.names = tuple(dict.fromkeys([*names, *seats]))
        self.bots = self.seating(seats)
        self.like = dict(sorted((kind_of(name), name) for name in self.names))
        """By kind: one who thinks so."""
        self.kinds = [list(self.like).index(kind_of(name)) for name in self.names]
        self.weights = [weights_of(name, game.weights_of(setup, in_force)) for name in self.names]
        spaces = [bot(name).workspace(game, setup.seats) for name in self.names] + [SPACE] * lucky
        self.workspace = Workspace(*(max(s) for s in zip(*map(astuple, spaces), strict=True)))
        minds = [mind_of(name, game, self.teams) for name in self.names]
        if lucky:
            self.weights.append(game.weights_of(setup, in_force))
            minds.append(mind_of(Reviewer.name, game, self.teams))
        self.minds = np.zeros((len(minds), max(map(len, minds))), np.int16)
        for row, mind in zip(self.minds, minds, strict=True):
            row[: len(mind)] = mind

    def seating(self, seats: Sequence[str]) -> tuple[int, ...]:
        """The bots by their number, seat by seat."""
        return tuple(self.names.index(name) for name in seats)

    def seed_of(self, number: int) -> int:
        """The seed of a game by its number: it does not matter who plays it, or when."""
        return (mixed(self.seed & MASK) + number * STEP) & MASK

    def results(self, games: int) -> Results:
        luck = len(set(self.teams)) if self.lucky else 0
        marks = len(self.game.marks) * len(self.teams) if self.marked else 0
        return np.zeros((games, PLACES + 2 * len(self.teams) + luck + marks), np.int64)

    def _rule(self) -> Callable[..., None]:
        return playing(self.game, self.teams, self.like.values(), self.lucky, self.marked)

    def natively(self) -> Native:
        """Whole games in compiled code, which lets go of the interpreter's lock."""
        from numba import int16, int64, uint64

        play, layout = self._rule(), self.start.layout

        def entry(
            tables: Any,
            initial: Any,
            book: Any,
            weights: Any,
            minds: Any,
            kinds: Any,
            bots: Any,
            states: Any,
            rooms: Any,
            results: Any,
            seed: int,
        ) -> None:
            play(tables, initial, book[0], weights, minds, kinds, bots, states, rooms, results, seed)

        row, grid = int64[::1], int64[:, ::1]
        types = ("states", "states", "book", "weights", int16[:, ::1], row, row, "states", grid, grid, uint64)
        besides = " and their luck" * self.lucky + " and marks" * self.marked
        name = f"games of {', '.join(self.like)} {self.teams}{besides}"
        compiled = native(self.game, layout.seats).entry(name, entry, *types)
        book = self.book.layout.array(self.book)
        weights = np.concatenate([w.layout.array(w) for w in self.weights])
        space, kept, kinds = self.workspace, threading.local(), np.array(self.kinds, np.int64)

        def run(
            first: int,
            n: int,
            bots: Sequence[int] = self.bots,
            start: Header | None = None,
            tables: NDArray[np.void] | None = None,
        ) -> Results:
            if not hasattr(kept, "rooms"):  # of every thread, for all its games
                kept.tables, kept.states = np.zeros(1, layout.dtype), np.zeros(space.states, layout.dtype)
                kept.rooms = np.zeros((space.lanes, max(1, space.ints)), np.int64)
            results, who = self.results(n), np.array(bots, np.int64)
            seed, initial = np.uint64(self.seed_of(first)), layout.array(start or self.start)
            here = kept.tables if tables is None else tables
            compiled(here, initial, book, weights, self.minds, kinds, who, kept.states, kept.rooms, results, seed)
            return results

        return run

    def plainly(self) -> Play:
        """The same games in plain Python."""
        play, layout = self._rule(), self.start.layout

        def run(first: int, n: int, bots: Sequence[int] = self.bots, start: Header | None = None) -> Results:
            initial = Tables(layout, 1)
            initial[0] = start or self.start
            results, seed = self.results(n), self.seed_of(first)
            states = Tables(layout, self.workspace.states)
            rooms = [[0] * self.workspace.ints for _ in range(self.workspace.lanes)]
            minds = self.minds.tolist()
            tables = Tables(layout, 1)
            play(tables, initial, self.book, self.weights, minds, self.kinds, bots, states, rooms, results, seed)
            return results

        return run

    def player(self) -> Play:
        """Compiled play; plain Python only where Numba cannot be used."""
        try:
            import_module("numba")
        except ImportError:
            return self.plainly()
        return self.natively()
