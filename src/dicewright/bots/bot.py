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

A bot never meets the truth. `states[0]` is a state that its seat may believe in, made from what the seat knows and
nothing else; `imagine` gives others, as many as it likes. So what a bot chooses follows from what its seat knows and
from its seed. All of it is rules: whole games between bots run natively, and a bot chooses alike in plain Python.
"""

from __future__ import annotations

from abc import ABC, abstractmethod
from collections.abc import Callable
from dataclasses import dataclass
from typing import ClassVar, Protocol, TypeAlias

from ..kernel.game import Filling, Game
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


@dataclass(frozen=True)
class Workspace:
    """What a bot thinks with: so many states, `states[0]` among them, and so many ints. The rule finds in them what its
    last call left there, and may not rely on it. Without any state, the number of options is all a bot knows."""

    states: int = 0
    ints: int = 0


@dataclass(frozen=True)
class Toolkit:
    """The rules of a game, as far as a bot may use them; `Game` says what each does."""

    answer: Callable[[Header, Record, int], None]
    default: Callable[[Header, Record, Record], int]
    quiet: Callable[[Header, Record], int]
    evaluate: Callable[[Header, Record, Record, int], int]
    advise: Callable[[Header, Record, Record, Ints], int]
    imagine: Callable[[States, int, Record, int, int], None]
    """imagine(states, to, b, seat, seed): put into states[to] something the seat may believe in, drawn by the seed."""

    @classmethod
    def of(cls, game: Game, teams: tuple[int, ...]) -> Toolkit:
        forget = game.forgetting(teams)

        @rule
        def imagine(states: States, to: int, b: Record, seat: int, seed: int) -> None:
            states[to] = states[0]
            forget(states[to], b, seat, seed)

        return cls(game.answer, game.default, game.quiet, game.evaluate, game.advise, imagine)


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

    def workspace(self, game: Game, seats: int) -> Workspace:
        """What it needs to think about this game."""
        return Workspace()

    @abstractmethod
    def rule(self, tools: Toolkit) -> Choose:
        """Build the rule by which it chooses."""
