"""The compiled heart of the vector environment: it answers, plays on to the next question, and writes down what the one
who is asked may observe."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import Protocol

from ..bots import chooser
from ..bots.bot import Ints, Rooms, States
from ..bots.trial import siding
from ..kernel.chance import below, following
from ..kernel.game import Game
from ..kernel.question import NATURE, REFEREE
from ..kernel.record import Cube, Grid, Header, Record, Row
from ..kernel.rule import rule
from .observer import LEAST, MOST, Kind
from .outcome import scoring, winning

NO_BOT = ""
NONE = -1
"""No answer."""
GO_ON, BEGIN = range(2)
"""`what` of an entry: all games go on, or begin anew."""


class Numbers2D(Protocol):
    """Numbers with a fraction."""

    def __getitem__(self, at: tuple[int, int], /) -> float: ...
    def __setitem__(self, at: tuple[int, int], value: float, /) -> None: ...


@rule
def nobody(g: Header, states: States, b: Record, w: Record, mind: Ints, rooms: Rooms, seat: int, seed: int) -> int:
    return 0


def going_on(game: Game, teams: tuple[int, ...], opponent: str) -> Callable[..., None]:
    """Build the rule onward(g, b, w, mind, states, rooms, mine, seeds, row, a): answer a, if it is no less than 0; then
    nature, the referee and the bot answer until one of the seats `mine` is asked, a bit each, or the game is over.
    Nature and the bot have numbers of their own."""
    answer = game.answer
    choose = chooser(opponent, game, teams) if opponent != NO_BOT else nobody

    @rule
    def onward(
        g: Header,
        b: Record,
        w: Record,
        mind: Ints,
        states: States,
        rooms: Rooms,
        mine: int,
        seeds: Grid,
        row: int,
        a: int,
    ) -> None:
        while True:
            if a >= 0:
                answer(g, b, a)
            if g.over != 0:
                return
            seat = g.asked
            if seat == NATURE:
                seeds[row, 0] = following(seeds[row, 0])
                a = below(seeds[row, 0], g.options)
            elif seat == REFEREE:
                a = 0
            elif (mine >> seat) & 1:
                return
            else:
                seeds[row, 1] = following(seeds[row, 1])
                a = choose(g, states, b, w, mind, rooms, seat, seeds[row, 1])

    return onward


@rule
def observe(
    cells8: Grid, cells16: Grid, cells32: Grid, cells64: Grid, runs: Cube, row: int, seat: int, out: Grid
) -> None:
    """Write what a seat that is asked observes of a state, run by run."""
    for k in range(runs.shape[1]):
        kind = runs[seat, k, 0]
        at = runs[seat, k, 1]
        n = runs[seat, k, 2]
        to = runs[seat, k, 3]
        if kind == Kind.I8:
            for i in range(n):
                out[row, to + i] = cells8[row, at + i]
        elif kind == Kind.CONSTANT:
            for i in range(n):
                out[row, to + i] = at
        elif kind == Kind.I16:
            for i in range(n):
                out[row, to + i] = cells16[row, at + i]
        elif kind == Kind.I32:
            for i in range(n):
                out[row, to + i] = min(max(cells32[row, at + i], LEAST), MOST)
        elif kind == Kind.I64:
            for i in range(n):
                out[row, to + i] = min(max(cells64[row, at + i], LEAST), MOST)
        elif kind == Kind.BITS_64:
            for i in range(n):
                for bit in range(63):
                    out[row, to + 63 * i + bit] = (cells64[row, at + i] >> bit) & 1
        elif kind == Kind.BITS_32:
            for i in range(n):
                for bit in range(31):
                    out[row, to + 31 * i + bit] = (cells32[row, at + i] >> bit) & 1
        elif kind == Kind.BITS_16:
            for i in range(n):
                for bit in range(15):
                    out[row, to + 15 * i + bit] = (cells16[row, at + i] >> bit) & 1
        else:
            for i in range(n):
                for bit in range(7):
                    out[row, to + 7 * i + bit] = (cells8[row, at + i] >> bit) & 1


def rewarding(game: Game, teams: tuple[int, ...]) -> Callable[..., None]:
    """Build the rule reward(g, worth, rewards, row): write down what a game was worth, as `outcome.py` says."""
    score, winners, side_of = scoring(game), winning(teams), siding(teams)
    alone = int(len(set(teams)) == 1)

    @rule
    def reward(g: Header, worth: Numbers2D, rewards: Numbers2D, row: int) -> None:
        first = winners(g)
        sides = 0
        for seat in range(g.place.shape[0]):
            sides += (first >> seat) & 1
        for seat in range(g.place.shape[0]):
            if alone == 1:
                rewards[row, seat] = worth[0, 0] * score(g, seat)
            else:
                rewards[row, seat] = worth[sides, (first >> side_of(seat)) & 1]

    return reward


def taking(game: Game) -> Callable[..., int]:
    """Build the rule taken(what, g, b, w, row, actions, rewards, ended, illegal): what is answered first in this step.
    What the last one came to is cleared away."""
    default = game.default

    @rule
    def taken(
        what: int,
        g: Header,
        b: Record,
        w: Record,
        row: int,
        actions: Row,
        rewards: Numbers2D,
        ended: Row,
        illegal: Row,
    ) -> int:
        for seat in range(g.place.shape[0]):
            rewards[row, seat] = 0.0
        ended[row] = 0
        illegal[row] = 0
        if what == BEGIN:
            return NONE
        if actions[row] < 0 or actions[row] >= g.options:
            illegal[row] = 1
            return default(g, b, w)
        return actions[row]

    return taken


def stepping(game: Game, teams: tuple[int, ...], opponent: str) -> Callable[..., None]:
    """Build the entry that moves a stretch of games on, one answer each, and writes down how they stand then. A game
    that ends is worth something to its seats, and the next one begins at once."""
    taken, reward, onward = taking(game), rewarding(game, teams), going_on(game, teams, opponent)

    def step(
        what: int,
        tables: States,
        initial: States,
        books: Sequence[Record],
        weights: Sequence[Record],
        mind: Ints,
        thinking: States,
        rooms: Rooms,
        cells8: Grid,
        cells16: Grid,
        cells32: Grid,
        cells64: Grid,
        runs: Cube,
        setups: Row,
        mine: Row,
        seeds: Grid,
        worth: Numbers2D,
        actions: Row,
        observations: Grid,
        masks: Grid,
        rewards: Numbers2D,
        seats: Row,
        options: Row,
        ended: Row,
        illegal: Row,
    ) -> None:
        for row in range(actions.shape[0]):
            which = setups[row]
            b, w = books[which], weights[which]
            g = tables[row]
            if what == BEGIN:
                tables[row] = initial[which]
            a = taken(what, g, b, w, row, actions, rewards, ended, illegal)
            begun = what
            while True:
                onward(g, b, w, mind, thinking, rooms, mine[row], seeds, row, a)
                if g.over == 0:
                    break
                if begun != BEGIN:  # of a game in which none of the players has anything to decide, nothing is told
                    reward(g, worth, rewards, row)
                    ended[row] = 1
                    begun = BEGIN
                tables[row] = initial[which]
                a = NONE
            seats[row] = g.asked
            options[row] = g.options
            for a in range(masks.shape[1]):
                masks[row, a] = 1 if a < g.options else 0
            observe(cells8, cells16, cells32, cells64, runs, row, g.asked, observations)

    return step
