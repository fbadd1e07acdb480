"""Whole games between bots, natively, on all cores; the same seed gives the same games whatever the number of cores."""

from __future__ import annotations

import json
import os
import threading
import time
from collections.abc import Callable, Iterable, Iterator, Mapping, Sequence
from dataclasses import astuple
from typing import Any, Protocol

import numpy as np
from rich.console import Console
from rich.table import Table as Grid

from ..bots import bot, chooser, mind_of, names, weights_of
from ..bots.bot import Ints, Rooms, States, Workspace
from ..kernel.chance import MASK, STEP, below, following, mixed
from ..kernel.game import ContentFile, Game, Refusal, Setup
from ..kernel.layout import Tables
from ..kernel.question import NATURE, REFEREE
from ..kernel.record import Header, Record
from ..kernel.rule import rule
from ..targets.native import native
from . import waiting
from .cores import MOMENT, on_cores
from .stats import wilson

LONGEST = 1_000_000
"""Answers after which a game is given up and counted as unfinished."""
ANSWERS, DECISIONS, TURNS, PLACES = range(4)
"""Columns of the results of games; the places of the seats follow, then their scores."""
INTERRUPTED = 130


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


def bots_by_number(choosers: Iterable[Callable[..., int]]) -> Callable[..., int]:
    """Build the rule choose(which, g, states, b, w, mind, rooms, seat, seed): the bot of this number chooses."""
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


def playing(game: Game, teams: tuple[int, ...], names: Sequence[str]) -> Callable[..., None]:
    """Build the rule that plays whole games, one for each row of `results`, from consecutive seeds. `bots` are the bots
    by their number among the names, seat by seat; `weights` and `minds` those of each name. Nature has numbers of its
    own: whoever plays, the first die falls the same, and the second."""
    answer = game.answer
    choose = bots_by_number(chooser(name, game, teams) for name in names)
    turn = turn_of if has_turns(game) else no_turn
    score = game.score or no_score

    @rule
    def play(
        table: Any,
        initial: Any,
        b: Record,
        weights: Any,
        minds: Any,
        bots: Ints,
        states: Any,
        rooms: Rooms,
        results: Any,
        seed: int,
    ) -> None:
        for row in range(results.shape[0]):
            dice = mixed(seed)
            thought = mixed(dice)
            seed = following(seed)
            table[0] = initial[0]
            g = table[0]
            answers = 0
            decisions = 0
            while g.over == 0 and answers < LONGEST:
                seat = g.asked
                if seat == NATURE:
                    dice = following(dice)
                    answer(g, b, below(dice, g.options))
                elif seat == REFEREE:
                    answer(g, b, 0)
                else:
                    decisions += 1
                    thought = following(thought)
                    which = bots[seat]
                    answer(g, b, choose(which, g, states, b, weights[which], minds[which], rooms, seat, thought))
                answers += 1
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
    """The results of n games, from game number `first` on, with the bots of the series or others of its names seated.
    May be called from several threads."""

    def __call__(self, first: int, n: int, bots: Sequence[int] = ..., /) -> Results: ...


class Series:
    """Games from one set-up between the same bots, numbered; the seed is that of all dice. `names` are the bots that
    can be seated, those at the table if nobody says: one program is compiled for them."""

    def __init__(
        self,
        game: Game,
        setup: Setup,
        seats: Sequence[str],
        seed: int,
        content: ContentFile | None = None,
        names: Sequence[str] = (),
    ) -> None:
        setup = game.settled(setup)
        in_force = game.content_in_force(content)
        self.game, self.seed = game, seed
        self.teams = game.teams(setup)
        self.start, self.book = game.table(setup, in_force)
        game.start(self.start, self.book)
        self.names = tuple(dict.fromkeys([*names, *seats]))
        self.bots = self.seating(seats)
        self.weights = [weights_of(name, game.weights_of(setup, in_force)) for name in self.names]
        spaces = [bot(name).workspace(game, setup.seats) for name in self.names]
        self.workspace = Workspace(*(max(s) for s in zip(*map(astuple, spaces), strict=True)))
        minds = [mind_of(name, game, self.teams) for name in self.names]
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
        return np.zeros((games, PLACES + 2 * len(self.teams)), np.int64)

    def natively(self) -> Play:
        """Whole games in compiled code, which lets go of the interpreter's lock."""
        from numba import int16, int64, uint64

        play, layout = playing(self.game, self.teams, self.names), self.start.layout

        def entry(
            table: Any,
            initial: Any,
            book: Any,
            weights: Any,
            minds: Any,
            bots: Any,
            states: Any,
            rooms: Any,
            results: Any,
            seed: int,
        ) -> None:
            play(table, initial, book[0], weights, minds, bots, states, rooms, results, seed)

        grid = int64[:, ::1]
        types = ("states", "states", "book", "weights", int16[:, ::1], int64[::1], "states", grid, grid, uint64)
        name = f"games of {', '.join(self.names)} {self.teams}"
        compiled = native(self.game, layout.seats).entry(name, entry, *types)
        initial, book = layout.array(self.start), self.book.layout.array(self.book)
        weights = np.concatenate([w.layout.array(w) for w in self.weights])
        space, kept = self.workspace, threading.local()

        def run(first: int, n: int, bots: Sequence[int] = self.bots) -> Results:
            if not hasattr(kept, "rooms"):  # of every thread, for all its games
                kept.table, kept.states = np.zeros(1, layout.dtype), np.zeros(space.states, layout.dtype)
                kept.rooms = np.zeros((space.lanes, max(1, space.ints)), np.int64)
            results, who = self.results(n), np.array(bots, np.int64)
            seed = np.uint64(self.seed_of(first))
            compiled(kept.table, initial, book, weights, self.minds, who, kept.states, kept.rooms, results, seed)
            return results

        return run

    def plainly(self) -> Play:
        """The same games in plain Python."""
        play, layout = playing(self.game, self.teams, self.names), self.start.layout
        initial = Tables(layout, 1)
        initial[0] = self.start

        def run(first: int, n: int, bots: Sequence[int] = self.bots) -> Results:
            results, seed = self.results(n), self.seed_of(first)
            states = Tables(layout, self.workspace.states)
            rooms = [[0] * self.workspace.ints for _ in range(self.workspace.lanes)]
            minds = self.minds.tolist()
            play(Tables(layout, 1), initial, self.book, self.weights, minds, bots, states, rooms, results, seed)
            return results

        return run

    def player(self) -> Play:
        """Compiled play; plain Python only where Numba cannot be used."""
        try:
            import numba  # noqa: F401
        except ImportError:
            return self.plainly()
        return self.natively()


class Tally:
    """What has been played so far. Only whole numbers are added up, so the order of adding does not matter."""

    def __init__(self, teams: tuple[int, ...]) -> None:
        self.teams = teams
        self.games = self.unfinished = self.answers = self.decisions = self.turns = 0
        self._firsts = np.zeros((len(teams), len(teams) + 1), np.int64)
        """How often each seat came first in a game that so many sides have won."""
        self.scores = np.zeros(len(teams), np.int64)
        """The scores of each seat, added up."""

    def add(self, results: Results) -> None:
        scores = PLACES + len(self.teams)
        first = results[:, PLACES:scores] == 1
        self.scores += results[:, scores:].sum(axis=0)
        sides = [first[:, [t == side for t in self.teams]].any(axis=1) for side in sorted(set(self.teams))]
        winners = np.sum(sides, axis=0)
        for seat in range(len(self.teams)):
            self._firsts[seat] += np.bincount(np.where(first[:, seat], winners, 0), minlength=len(self.teams) + 1)
        self.games += len(results)
        self.unfinished += int((winners == 0).sum())
        self.answers += int(results[:, ANSWERS].sum())
        self.decisions += int(results[:, DECISIONS].sum())
        self.turns += int(results[:, TURNS].sum())

    def wins(self, seat: int) -> float:
        """Games won; a first place shared by k sides is worth 1/k."""
        return float(sum(n / k for k, n in enumerate(self._firsts[seat].tolist()) if k))


def play_all(play: Play, tally: Tally, games: int, cores: int, quiet: bool) -> bool:
    """Play the games in threads, in chunks that grow until each takes a moment. False if interrupted."""
    lock, taken = threading.Lock(), 0

    def work() -> Iterator[None]:
        nonlocal taken
        size = 1
        while True:
            with lock:
                first, n = taken, min(size, games - taken)
                taken += n
            if n == 0:
                return
            began = time.perf_counter()
            results = play(first, n)
            if time.perf_counter() - began < MOMENT / 2:
                size *= 2
            with lock:
                tally.add(results)
            yield

    with waiting.playing(games, quiet) as show:
        return on_cores(cores, work, lambda: show(tally.games))


def run(
    game: Game,
    setup: Setup,
    seats: Sequence[str],
    games: int,
    seed: int,
    cores: int | None,
    content: ContentFile | None = None,
    as_json: bool = False,
) -> int:
    """Play the games and print the report. 0, or 130 if interrupted."""
    _check(setup, seats, games, cores)
    series = Series(game, setup, seats, seed, content)
    tally = Tally(series.teams)
    try:
        with waiting.compiling(game.name, quiet=as_json):
            play = series.player()
    except KeyboardInterrupt:
        return INTERRUPTED
    began = time.perf_counter()
    finished = play_all(play, tally, games, cores or os.cpu_count() or 1, quiet=as_json)
    report = _report(game, seats, seed, tally, time.perf_counter() - began)
    if as_json:
        print(json.dumps(report | {"asked_for": games}))
    else:
        _show(report, games)
    return 0 if finished else INTERRUPTED


def _check(setup: Setup, seats: Sequence[str], games: int, cores: int | None) -> None:
    """Whether everything asked for makes sense."""
    for name in seats:
        if name not in names():
            raise Refusal(f"{name!r} cannot be simulated; name a bot for each seat: {' or '.join(names())}.")
    if len(seats) != setup.seats:
        raise Refusal(f"{len(seats)} bots are named for {setup.seats} seats; name one for each seat.")
    if games < 1:
        raise Refusal(f"At least one game must be played, not {games}.")
    if cores is not None and cores < 1:
        raise Refusal(f"At least one core is needed, not {cores}.")


def _report(game: Game, seats: Sequence[str], seed: int, tally: Tally, seconds: float) -> dict[str, Any]:
    """The results as data; everything but `seconds` and what is per second depends on the seed alone."""
    n = tally.games
    wins = [tally.wins(seat) for seat in range(len(seats))]
    by_bot = {name: [i for i, s in enumerate(seats) if s == name] for name in dict.fromkeys(seats)}

    def rate(of: Sequence[int]) -> dict[str, Any]:
        """How an average one of these seats did."""
        won = sum(wins[i] for i in of) / len(of)
        low, high = wilson(won, n)
        share = won / n if n else 0.0
        score = sum(tally.scores[i] for i in of) / len(of) / n if n else 0.0
        return {
            "wins": round(won, 3),
            "rate": round(share, 6),
            "interval": [round(low, 6), round(high, 6)],
            **({"score": round(float(score), 3)} if game.score else {}),
        }

    return {
        "game": game.name,
        "bots": list(seats),
        "seed": seed,
        "games": n,
        "unfinished": tally.unfinished,
        "answers": tally.answers,
        "decisions": tally.decisions,
        "average": {
            "answers": round(tally.answers / n, 3) if n else 0.0,
            "decisions": round(tally.decisions / n, 3) if n else 0.0,
            **({"turns": round(tally.turns / n, 3) if n else 0.0} if has_turns(game) else {}),
        },
        "by_seat": [{"seat": i, "bot": name, **rate([i])} for i, name in enumerate(seats)],
        "by_bot": [{"bot": name, "seats": len(of), **rate(of)} for name, of in by_bot.items()],
        "seconds": round(seconds, 3),
        "games_per_second": round(n / seconds, 1),
        "answers_per_second": round(tally.answers / seconds),
        "decisions_per_second": round(tally.decisions / seconds),
    }


def _show(report: Mapping[str, Any], games: int) -> None:
    """The report for people."""
    console = Console(highlight=False)
    if report["games"] < games:
        console.print(f"Interrupted after {report['games']:,} of {games:,} games. So far:")
    console.print(
        f"{report['game']}: {report['games']:,} games in {report['seconds']:.1f} s, seed {report['seed']}: "
        f"{report['answers_per_second']:,} answers/s, {report['decisions_per_second']:,} decisions/s"
    )
    if report["unfinished"]:
        console.print(f"{report['unfinished']:,} games were given up after {LONGEST:,} answers.")
    length = ", ".join(f"{value:,.1f} {what}" for what, value in report["average"].items())
    console.print(f"A game takes {length} on average.")
    scored = "score" in report["by_seat"][0]
    if len(report["by_seat"]) == 1 and scored:  # alone one always comes first
        console.print(f"{report['bots'][0]} scores {report['by_seat'][0]['score']:.1f} on average.")
        return
    grid = Grid("", "bot", "wins", "rate", "95 % interval", *(["average score"] if scored else []))
    for row in report["by_seat"]:
        grid.add_row(f"seat {row['seat']}", *_cells(row))
    grid.add_section()
    for row in report["by_bot"]:
        grid.add_row("a seat" if row["seats"] > 1 else "", *_cells(row))
    console.print(grid)


def _cells(row: Mapping[str, Any]) -> tuple[str, ...]:
    low, high = row["interval"]
    score = [f"{row['score']:.1f}"] if "score" in row else []
    return row["bot"], f"{row['wins']:,.10g}", f"{row['rate']:.2%}", f"{low:.2%} to {high:.2%}", *score
