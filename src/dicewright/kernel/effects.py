"""Effects are declared, not coded: small expression trees, assembled into a table of ints.

A game names its verbs, what it counts and its conditions once, in namespaces, each with its number and its sentence:

    class Do(Numbers):
        DEAL = Verb(Verb.FIRST, "n damage")
        GAIN = Verb(Verb.FIRST + 1, "n of the token `what`")

A rule compares them as the ints they are (`op == Do.DEAL`); called, they make an effect, an amount, a test. The game
then declares every card, ability, face or die with them and the forms below. The assembler (`assembler.py`) turns a
tree into rows of `code` in the game's book, which the machine (`machine.py`) runs with its stack inside the state. The
tree stays at hand for words, icons and whoever judges.

    Do.DEAL(3) + Do.GAIN(1, what=BURN)                one after the other
    Do.DEAL(3) >> Do.GAIN(1, what=BURN)               a printed "then": a window for interrupts lies between
    Or(Do.DEAL(2), Do.HEAL(2))                        the owner of the effect chooses
    Or(Do.DEAL(2), Only(If.HOLDS(CHI), Do.HEAL(9)))   ... and is offered the second only if the state allows it;
                                                      what begins with a Pick, only if there is something to pick
    May(Do.HEAL(2))                                   ... or declines
    When(If.HOLDS(BURN), Do.DEAL(2), otherwise)       a condition on the state
    Each(Among.OPPONENTS, Do.DEAL(1))                 for every seat (or thing) a selector names, in order
    Pick(Among.OPPONENTS, Do.DEAL(1))                 for one of them, chosen by the owner
    Roll(1, {(1, 2): Do.DEAL(1), 6: Do.HEAL(2)})      one extra die with an outcome table
    Roll(3, per={1: Do.DEAL(1)}, on={6: Do.HEAL(1)})  several: for each die showing it / once if any does
    Window(RESPONSES)                                 let entitled seats interrupt here

Amounts (`amounts.py`) are numbers or read off the state: `2 * Count.HELD(BURN) + 1`, `half(Count.COINS())`, `shown(6)`.
`Each` and `Pick` name the thing their effect acts on; after it, the effect acts on what it acted on before.
"""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass, field
from typing import ClassVar

from .amounts import Amount, Faces, amount_of
from .conditions import Test
from .numbers import Named


class Effect:
    """Any effect. `a + b`: a, and b. `a >> b`: a, then b, with a window between."""

    def __add__(self, other: Effect) -> Effect:
        return Seq((*_parts(self), *_parts(other)))

    def __rshift__(self, other: Effect) -> Effect:
        return Then(self, other)


class Verb(Named):
    """A verb of a game: `DEAL(3)`, `GAIN(2, what=BURN)`, `DEAL(1, who=ME)`."""

    FIRST: ClassVar[int] = 16
    """What a game numbers its own from: below stand the rows of the machine itself."""

    def __call__(self, amount: int | Amount = 0, *, who: int = 0, what: int = 0) -> Act:
        return Act(self, who, what, amount_of(amount))


@dataclass(frozen=True)
class Act(Effect):
    """A verb with whom it acts on, what it is about, and how much."""

    verb: Verb
    who: int
    what: int
    amount: Amount


@dataclass(frozen=True)
class Nothing(Effect):
    """Does nothing; the empty side of an `Or`."""


@dataclass(frozen=True)
class Seq(Effect):
    parts: tuple[Effect, ...]


@dataclass(frozen=True)
class Then(Effect):
    """What stands before is done, and may be answered, before what follows."""

    first: Effect
    second: Effect


@dataclass(frozen=True, init=False)
class Or(Effect):
    options: tuple[Effect, ...]

    def __init__(self, *options: Effect) -> None:
        object.__setattr__(self, "options", options)


@dataclass(frozen=True)
class Only(Effect):
    """A side of an `Or` that is offered only while the test holds: a cost one can pay, a token one has."""

    test: Test
    effect: Effect


def May(effect: Effect) -> Or:
    """Do it, or not. Not doing it is option 0, so that the default answer declines."""
    return Or(Nothing(), effect)


@dataclass(frozen=True)
class When(Effect):
    test: Test
    effect: Effect
    otherwise: Effect = field(default_factory=Nothing)


@dataclass(frozen=True)
class Each(Effect):
    selector: int
    effect: Effect


@dataclass(frozen=True)
class Pick(Effect):
    selector: int
    effect: Effect


@dataclass(frozen=True)
class Roll(Effect):
    """Extra dice. `table` is for one die; `per` counts every die that shows a face, `on` pays once if any does.
    `again` comes before anybody may answer the roll: a die of it rolled anew."""

    dice: int | Amount
    table: Mapping[Faces, Effect] = field(default_factory=dict)
    per: Mapping[Faces, Effect] = field(default_factory=dict)
    on: Mapping[Faces, Effect] = field(default_factory=dict)
    again: Effect = field(default_factory=Nothing)


@dataclass(frozen=True)
class Window(Effect):
    kind: int = 0


@dataclass(frozen=True)
class Call(Effect):
    """Run another program, by its number in the book."""

    program: int


def _parts(effect: Effect) -> tuple[Effect, ...]:
    return effect.parts if isinstance(effect, Seq) else (effect,)
