"""What a bot is: a class that states the workspace it needs, and builds the rule by which it chooses.

    class Cautious(Bot):
        name = "cautious"

        def workspace(self, game: Game, seats: int) -> Workspace:
            return Workspace(states=2)

        def rule(self, tools: Toolkit) -> Choose:
            imagine, answer, evaluate = tools.imagine, tools.answer, tools.evaluate

            @rule
            def choose(options, states, b, w, work, seat, seed): ...

            return choose

One that thinks longer does so in waves (`Thinker`), so that it can be watched, stopped and given several threads.

A bot never meets the truth. `states[0]` is a state that its seat may believe in, made from what the seat knows and
nothing else; `imagine` gives others, as many as it likes. So what a bot chooses follows from what its seat knows and
from its seed. All of it is rules: whole games between bots run natively, and a bot chooses alike in plain Python.
"""

from __future__ import annotations

from abc import ABC, abstractmethod
from collections.abc import Callable, Sequence
from dataclasses import dataclass
from typing import ClassVar, Protocol, TypeAlias

from ..kernel.game import Filling, Game
from ..kernel.measure import measuring
from ..kernel.record import Header, Record
from ..kernel.rule import rule


class States(Protocol):
    """Records to think with; setting one copies it."""

    def __getitem__(self, at: int, /) -> Header: ...
    def __setitem__(self, at: int, state: Header, /) -> None: ...


class Ints(Protocol):
    """Numbers to think with."""

    def __getitem__(self, at: int, /) -> int: ...
    def __setitem__(self, at: int, value: int, /) -> None: ...


class Rooms(Protocol):
    """A room of numbers for each lane of thought."""

    def __getitem__(self, lane: int, /) -> Ints: ...


@dataclass(frozen=True)
class Workspace:
    """What a bot thinks with: so many states, `states[0]` among them, and so many ints, in a room for each lane. The
    rule finds in them what its last call left there, and may not rely on it. Without any state, the number of options
    is all a bot knows."""

    states: int = 0
    ints: int = 0
    lanes: int = 1


@dataclass(frozen=True)
class Toolkit:
    """The rules of a game, as far as a bot may use them; `Game` says what each does."""

    game: Game
    teams: tuple[int, ...]
    answer: Callable[[Header, Record, int], None]
    default: Callable[[Header, Record, Record], int]
    quiet: Callable[[Header, Record], int]
    turn: Callable[[Header], int]
    evaluate: Callable[[Header, Record, Record, int], int]
    advise: Callable[[Header, Record, Record, Ints], int]
    imagine: Callable[[States, int, Record, int, int], None]
    """imagine(states, to, b, seat, seed): put into states[to] something the seat may believe in, drawn by the seed."""
    measure: Callable[[Header, Record, Record, int, Ints, int], None]
    """measure(g, b, w, seat, numbers, at): write down the measures of the game."""

    @classmethod
    def of(cls, game: Game, teams: tuple[int, ...]) -> Toolkit:
        forget = game.forgetting(teams)

        @rule
        def imagine(states: States, to: int, b: Record, seat: int, seed: int) -> None:
            states[to] = states[0]
            forget(states[to], b, seat, seed)

        measure = measuring(game.measures, len(teams))
        return cls(
            game,
            teams,
            game.answer,
            game.default,
            game.quiet,
            game.turn,
            game.evaluate,
            game.advise,
            imagine,
            measure,
        )


Choose: TypeAlias = Callable[[int, States, Record, Record, Ints, int, int], int]
"""choose(options, states, b, w, work, seat, seed): an answer to the open question, below `options`."""


class Bot(ABC):
    """A way to play any game. `roster` makes it known."""

    name: ClassVar[str]
    words: ClassVar[str] = __package__
    """The package with the words for its name, `bot-<name>`."""
    strength: ClassVar[int] = 0
    """How well it plays beside the others, in points of a rating; it orders the roster, and nothing else."""
    weights: ClassVar[Filling] = {}
    """What it judges by otherwise than the game says, by field of the weights."""
    seated: ClassVar[bool] = True
    """Whether it can be given a seat; one that only advises cannot."""

    def workspace(self, game: Game, seats: int) -> Workspace:
        """What it needs to think about this game."""
        return Workspace()

    @abstractmethod
    def rule(self, tools: Toolkit) -> Choose:
        """Build the rule by which it chooses."""


# --- thinking longer ---

Begin: TypeAlias = Callable[[int, States, Record, Record, Ints, Rooms, int, int], int]
"""begin(options, states, b, w, mind, rooms, seat, seed): make ready; the answer, if it is clear at once, or -1."""
Think: TypeAlias = Callable[[int, States, Record, Record, Ints, Rooms, int, int], None]
"""think(lane, states, b, w, mind, rooms, seat, seed): what one lane adds to a wave; the seed is that of the decision.
The lanes of a wave may run at the same time: each has a room and states of its own, and only reads what all share."""
Weigh: TypeAlias = Callable[[Ints, Rooms, int, int], int]
"""weigh(mind, rooms, spent, of): sum up a wave; the answer, or -1 if another wave is wanted. So much of its budget is
`spent`; below 0: the bot counts its trials itself."""
Best: TypeAlias = Callable[[Rooms], int]
"""best(rooms): the answer that looks best so far, after any wave."""
Compare: TypeAlias = Callable[[States, Record, Record, Ints, Rooms, int, int, int], None]
"""compare(states, b, w, mind, rooms, seat, seed, samples): after the answer: put what was weighed in order, and play on
from the best two so many times, to see by which measures of the game they differ."""
Value: TypeAlias = Callable[[States, Record, Record, Ints, Rooms, int, int, int], None]
"""value(states, b, w, mind, rooms, decisions, trials, seed): apart from any decision: play on from states[0] so many
times, so many decisions each, and add up what each side has of it. For looking back alone: here the truth is played
on, while whoever decides on the way believes only what he may."""


@dataclass(frozen=True)
class Thinking:
    """A decision in waves: begin; then think in every lane, and weigh, until there is an answer. The same seed and
    trials give the same answer, whatever the number of threads."""

    begin: Begin
    think: Think
    weigh: Weigh
    best: Best
    compare: Compare
    value: Value
    lanes: Callable[[Ints], int]
    """lanes(mind): how many there are."""


class Thinker(Bot):
    """A bot that thinks in waves. What sets it apart from others of its kind are the numbers of its `mind`: they share
    one rule, which is compiled once for all of them."""

    until_compiled: ClassVar[str] = "greedy"
    """Who plays for it in a server until it is compiled: in plain Python it would think too long."""

    def slow(self, game: Game) -> bool:
        """Whether it thinks too long in plain Python to be played with."""
        return True

    @abstractmethod
    def mind(self, game: Game, teams: tuple[int, ...]) -> Sequence[int]:
        """The numbers that it thinks by, of 16 bits each: how long, how wide, and what it has learned."""

    @classmethod
    @abstractmethod
    def thinking(cls, tools: Toolkit) -> Thinking:
        """Build the rules by which bots of this kind think."""

    @classmethod
    def kind(cls) -> type[Thinker]:
        """The class that says how bots of this kind think."""
        return next(c for c in cls.__mro__ if issubclass(c, Thinker) and "thinking" in vars(c))

    def rule(self, tools: Toolkit) -> Choose:
        raise TypeError(f"{self.name} thinks in waves; ask for its thinking")
