"""Entries: functions that call rules, and are compiled as whole programs; the same ones for every target."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Sequence
from dataclasses import dataclass
from typing import TYPE_CHECKING, Protocol

from ..kernel.chance import below, following
from ..kernel.game import Game
from ..kernel.record import Header, Record
from ..kernel.rule import rule

if TYPE_CHECKING:
    from numba.core.typing.templates import Signature


class _States(Protocol):
    def __getitem__(self, at: int, /) -> Header: ...
    def __setitem__(self, at: int, state: Header, /) -> None: ...


class _Ints(Protocol):
    def __getitem__(self, at: int, /) -> int: ...
    def __setitem__(self, at: int, value: int, /) -> None: ...


class _Counts(Protocol):
    def __getitem__(self, at: tuple[int, int], /) -> int: ...
    def __setitem__(self, at: tuple[int, int], count: int, /) -> None: ...


@dataclass(frozen=True)
class Entry:
    """A function and what it takes, as `signature` knows it."""

    name: str
    function: Callable[..., None]
    types: tuple[object, ...]


def signature(game: Game, seats: int, types: Iterable[object]) -> Signature:
    """What compiled code takes: "states", "book" and "weights" are rows of records, "mind" a row of numbers of 16 bits,
    "ints" one of 64, "rooms" several such rows; "int" and "seed" are a number. Others are Numba's own types."""
    import numba
    from numba import types as nb

    records = {
        "states": game.layout(seats).dtype,
        "book": game.book_layout(seats).dtype,
        "weights": game.weights_layout(seats).dtype,
    }
    known: dict[object, object] = {name: nb.Array(numba.from_dtype(it), 1, "C") for name, it in records.items()}
    known |= {"mind": nb.int16[::1], "ints": nb.int64[::1], "rooms": nb.int64[:, ::1]}
    known |= {"int": nb.int64, "seed": nb.uint64}
    known |= {f"{it}[]": it[::1] for it in (nb.int8, nb.int16, nb.int32, nb.int64)}
    return nb.void(*(known.get(t, t) for t in types))


def random_play(answer: Callable[..., object]) -> Callable[..., None]:
    """Build the rule that gives uniform answers for everyone, nature included, and starts over after the end."""

    @rule
    def play(states: _States, i: int, initial: _States, b: Record, answers: int, seed: int, counts: _Counts) -> None:
        """counts: games finished, decisions of players who had a choice."""
        states[i] = initial[0]
        g = states[i]
        for _ in range(answers):
            seed = following(seed)
            if g.asked >= 0:
                counts[i, 1] += 1
            answer(g, b, below(seed, g.options))
            if g.over != 0:
                counts[i, 0] += 1
                states[i] = initial[0]

    return play


def step(game: Game) -> Entry:
    """step(states, book, a): one answer."""
    answer: Callable[..., object] = game.answer

    def step(states: Sequence[Record], book: Sequence[Record], a: int) -> None:
        answer(states[0], book[0], a)

    return Entry("step", step, ("states", "book", "int"))


def play(game: Game) -> Entry:
    """play(states, initial, book, answers, seed, counts): uniform random play, counts[:, 2]."""
    play = random_play(game.answer)

    def entry(
        states: _States, initial: _States, book: Sequence[Record], answers: int, seed: int, counts: _Counts
    ) -> None:
        play(states, 0, initial, book[0], answers, seed, counts)

    return Entry("play", entry, ("states", "states", "book", "int", "seed", "rooms"))


def trace(game: Game) -> Entry:
    """trace(states, initial, book, answers, seed): uniform random play; states[k] is how it stands after k + 1 answers,
    and after an end the next game begins."""
    answer = game.answer

    def trace(states: _States, initial: _States, book: Sequence[Record], answers: int, seed: int) -> None:
        for k in range(answers):
            seed = following(seed)
            if k == 0 or states[k - 1].over != 0:
                states[k] = initial[0]
            else:
                states[k] = states[k - 1]
            answer(states[k], book[0], below(seed, states[k].options))

    return Entry("trace", trace, ("states", "states", "book", "int", "seed"))


def judging(game: Game, teams: tuple[int, ...]) -> Sequence[Entry]:
    """What whoever judges is told: where a game begins, what a seat may believe in, what a position is worth to it, and
    what exact mathematics advises."""
    begin, evaluate, advise = game.start, game.evaluate, game.advise
    forgetting, hiding = game.forgetting(teams), game.hiding(teams)

    def start(states: _States, book: Sequence[Record]) -> None:
        begin(states[0], book[0])

    def forget(states: _States, book: Sequence[Record], seat: int, seed: int) -> None:
        forgetting(states[0], book[0], seat, seed)

    def hide(states: _States, book: Sequence[Record], seat: int) -> None:
        hiding(states[0], book[0], seat)

    def value(states: _States, book: Sequence[Record], weights: Sequence[Record], seat: int, out: _Ints) -> None:
        out[0] = evaluate(states[0], book[0], weights[0], seat)

    def advice(states: _States, book: Sequence[Record], weights: Sequence[Record], work: _Ints, out: _Ints) -> None:
        out[0] = advise(states[0], book[0], weights[0], work)

    judged = ("states", "book", "weights")
    return (
        Entry("start", start, ("states", "book")),
        Entry("forget", forget, ("states", "book", "int", "seed")),
        Entry("hide", hide, ("states", "book", "int")),
        Entry("value", value, (*judged, "int", "ints")),
        Entry("advice", advice, (*judged, "ints", "ints")),
    )
