"""Effects are declared, not coded: small expression trees, assembled into a table of ints.

A game names its verbs, measures and conditions once, in namespaces, each with its number and its sentence:

    class Do(Numbers):
        DEAL = Verb(FIRST_VERB, "n damage")
        GAIN = Verb(FIRST_VERB + 1, "n of the token `what`")

A rule compares them as the ints they are (`op == Do.DEAL`); called, they make an effect, an amount, a test. The game
then declares every card, ability, face or die with them and the forms below. The assembler turns a tree into rows of
`code` in the game's book, which the machine (`machine.py`) runs with its stack inside the state. The tree stays at hand
for words, icons and whoever judges.

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

Amounts are numbers or read off the state: `2 * Count.HELD(BURN) + 1`, `half(Count.COINS())`, `shown(6)`.
`Each` and `Pick` name the thing their effect acts on; after it, the effect acts on what it acted on before.
"""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass, field, replace
from typing import NoReturn

from .numbers import Named, Numbers


class Column(Numbers):
    """What stands in a row of `code`. An amount is plus + times * measure(source, of) / over, rounded up for over > 0
    and down for over < 0. In a row of the machine itself, PLUS is the row where it goes on; one that puts a condition
    has its number in SOURCE, what it is about in WHAT, and its n in WHO."""

    OP, WHO, WHAT, SOURCE, TIMES, PLUS, OF, OVER = range(8)


ROW = Column.count
"""Ints in a row."""


class Control(Numbers):
    """Rows that the machine itself understands. Verbs of a game are numbered from FIRST_VERB up."""

    END, JUMP, UNLESS, CHOOSE, EACH, PICK, ROLL, SWITCH, WINDOW, CALL, OFFER, BACK = range(12)


class Source(Numbers):
    """Where an amount is read, as every machine knows it: nowhere, the number in hand, the sum of the dice of the last
    Roll. A negative source counts those dice that show a face of a mask: -(1 << 5 | 1 << 6) counts fives and sixes."""

    NONE, NUMBER, ROLLED_SUM = range(3)


FIRST_VERB, FIRST_MEASURE, FIRST_CONDITION = 16, 8, 8
"""What a game's own are numbered from."""


class Effect:
    """Any effect. `a + b`: a, and b. `a >> b`: a, then b, with a window between."""

    def __add__(self, other: Effect) -> Effect:
        return Seq((*_parts(self), *_parts(other)))

    def __rshift__(self, other: Effect) -> Effect:
        return Then(self, other)


@dataclass(frozen=True)
class Amount:
    """plus + times * measure(source, of) / over. `of` None: what the verb is about."""

    plus: int = 0
    source: int = Source.NONE
    times: int = 0
    of: int | None = None
    over: int = 0

    def __rmul__(self, n: int) -> Amount:
        return replace(self, plus=self.plus * n, times=self.times * n)

    def __add__(self, n: int) -> Amount:
        return replace(self, plus=self.plus + n)


class Measure(Named):
    """A number that is read off the state: called, an amount. `2 * ROLLS() + 1`, and `HELD(BURN)` where it must be said
    of what."""

    def __call__(self, of: int | None = None) -> Amount:
        return Amount(0, self, 1, of)

    def __add__(self, n: int) -> NoReturn:
        raise TypeError(f"{self.name.upper()} is not an amount; call it: {self.name.upper()}()")

    __radd__ = __sub__ = __mul__ = __rmul__ = __add__


IN_HAND = Amount(0, Source.NUMBER, 1)
"""What the last verb of this effect counted: tokens removed, damage dealt."""
ROLLED = Amount(0, Source.ROLLED_SUM, 1)
"""The sum of the dice of the last Roll."""


def shown(faces: Faces) -> Amount:
    """How many dice of the last Roll show one of these faces."""
    return Amount(0, -faces_mask(faces), 1)


def part(amount: Amount, over: int) -> Amount:
    """A part of an amount, rounded up."""
    if amount.plus or amount.over:
        raise ValueError("only a plain multiple of a measure can be divided")
    return replace(amount, over=over)


def half(amount: Amount) -> Amount:
    """Half of it, rounded up."""
    return part(amount, 2)


def every(n: int, amount: Amount) -> Amount:
    """Once for every n of it, rounded down."""
    return part(amount, -n)


class Verb(Named):
    """A verb of a game: `DEAL(3)`, `GAIN(2, what=BURN)`, `DEAL(1, who=ME)`."""

    def __call__(self, amount: int | Amount = 0, *, who: int = 0, what: int = 0) -> Act:
        return Act(self, who, what, _amount(amount))


class Condition(Named):
    """A yes or no read off the state: `HOLDS(BURN)`."""

    def __call__(self, what: int = 0, n: int = 0) -> Test:
        return Test(self, what, n)


class Known(Numbers):
    """Conditions every machine knows."""

    ALWAYS = Condition(-1, "it always holds")
    ROLLED_SOME = Condition(0, "n dice of the last Roll show one of these faces")
    NUMBER_AT_LEAST = Condition(1, "the number in hand is at least n")


@dataclass(frozen=True)
class Test:
    """What a `When` asks; not a test of ours, whatever pytest thinks."""

    __test__ = False

    condition: Condition
    what: int
    n: int


def some(faces: Faces, at_least: int = 1) -> Test:
    """Enough dice of the last Roll show one of these faces."""
    return Known.ROLLED_SOME(faces_mask(faces), at_least)


def in_hand(at_least: int) -> Test:
    """The number in hand is at least this."""
    return Known.NUMBER_AT_LEAST(n=at_least)


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


Faces = int | tuple[int, ...]


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


def faces_mask(faces: Faces) -> int:
    return sum(1 << f for f in (faces if isinstance(faces, tuple) else (faces,)))


def _parts(effect: Effect) -> tuple[Effect, ...]:
    return effect.parts if isinstance(effect, Seq) else (effect,)


def _amount(amount: int | Amount) -> Amount:
    if isinstance(amount, Named):
        raise TypeError(f"{amount.name.upper()} is not an amount; call it: {amount.name.upper()}()")
    return Amount(amount) if isinstance(amount, int) else amount


class Assembler:
    """Turns effects into rows. `nodes` remembers which tree stands behind a row, for words and whoever judges.

    `then_window` opens at every "then", `roll_window` after every extra roll, before its outcome.
    """

    def __init__(self, then_window: int = 0, roll_window: int | None = None) -> None:
        self.rows: list[list[int]] = [[Control.END] + [0] * (ROW - 1)]  # row 0 ends: a program number 0 does nothing
        self.nodes: dict[int, Effect] = {}
        self.then_window, self.roll_window = then_window, roll_window
        self._scoped = False
        self._apart: list[tuple[int, Effect]] = []

    def program(self, effect: Effect) -> int:
        """Assemble one effect; the answer is the row where it starts."""
        start = len(self.rows)
        self._emit(effect)
        self._row(Control.END)
        while self._apart:
            call, inner = self._apart.pop()
            self._goes_on_here(call)
            self._emit(inner)
            self._row(Control.END)
        return start

    def table(self, capacity: int) -> list[list[int]]:
        if len(self.rows) > capacity:
            raise ValueError(f"{len(self.rows)} rows of effects do not fit the {capacity} declared for the book")
        return self.rows + [[Control.END] + [0] * (ROW - 1)] * (capacity - len(self.rows))

    def _row(self, op: int, who: int = 0, what: int = 0, amount: Amount | None = None) -> int:
        a = amount or Amount()
        cells = {
            Column.OP: op,
            Column.WHO: who,
            Column.WHAT: what,
            Column.SOURCE: a.source,
            Column.TIMES: a.times,
            Column.PLUS: a.plus,
            Column.OF: what if a.of is None else a.of,
            Column.OVER: a.over,
        }
        self.rows.append([cells[column] for column in range(ROW)])
        return len(self.rows) - 1

    def _testing(self, op: int, test: Test) -> int:
        return self._row(op, test.n, test.what, Amount(source=test.condition))

    def _going_on(self, op: int, row: int) -> None:
        self._row(op, amount=Amount(row))

    def _here(self) -> int:
        return len(self.rows)

    def _goes_on_here(self, row: int) -> None:
        self.rows[row][Column.PLUS] = self._here()

    def _emit(self, effect: Effect) -> None:
        at = self._here()
        match effect:
            case Nothing():
                pass
            case Act(verb, who, what, amount):
                self._row(verb, who, what, amount)
            case Seq(parts):
                for part in parts:
                    self._emit(part)
            case Then(first, second):
                self._emit(first)
                self._row(Control.WINDOW, 0, self.then_window)
                self._emit(second)
            case Or(options):
                self._emit_or(options)
            case When(test, then, otherwise):
                unless = self._testing(Control.UNLESS, test)
                self._emit(then)
                skip = self._row(Control.JUMP)
                self._goes_on_here(unless)
                self._emit(otherwise)
                self._goes_on_here(skip)
            case Each() | Pick() if self._scoped:
                # a frame knows one loop and one thing it acts on: a loop within a loop gets a frame of its own
                self._apart.append((self._row(Control.CALL), effect))
            case Each(selector, body) | Pick(selector, body):
                self._row(Control.EACH if isinstance(effect, Each) else Control.PICK, 0, selector)
                self._scoped = True
                self._emit(body)
                self._scoped = False
                self._going_on(Control.JUMP if isinstance(effect, Each) else Control.BACK, at)
                self._goes_on_here(at)
            case Roll():
                self._emit_roll(effect)
            case Window(kind):
                self._row(Control.WINDOW, 0, kind)
            case Call(program):
                self._going_on(Control.CALL, program)
            case Only():
                raise ValueError("`Only` stands directly inside an `Or`")
            case _:
                raise TypeError(f"not an effect: {effect!r}")
        self.nodes[at] = effect

    def _emit_or(self, options: tuple[Effect, ...]) -> None:
        choose = self._row(Control.CHOOSE, 0, len(options))
        offers, ends = [], []
        for option in options:
            offers.append(self._testing(Control.OFFER, option.test if isinstance(option, Only) else Known.ALWAYS()))
        for offer, option in zip(offers, options, strict=True):
            self._goes_on_here(offer)
            self._emit(option.effect if isinstance(option, Only) else option)
            ends.append(self._row(Control.JUMP))
        for row in (choose, *ends):
            self._goes_on_here(row)

    def _emit_roll(self, roll: Roll) -> None:
        if roll.table and roll.dice != 1:
            raise ValueError("an outcome table belongs to a single die; use per= and on= for several")
        self._row(Control.ROLL, amount=_amount(roll.dice))
        self._emit(roll.again)
        if self.roll_window is not None:
            self._row(Control.WINDOW, 0, self.roll_window)
        if roll.table:
            self._row(Control.SWITCH)
            jumps = {face: self._row(Control.JUMP) for face in range(1, 7)}
            ends = []
            for faces, effect in roll.table.items():
                for face in faces if isinstance(faces, tuple) else (faces,):
                    self._goes_on_here(jumps[face])
                self._emit(effect)
                ends.append(self._row(Control.JUMP))
            for row in [r for r in jumps.values() if self.rows[r][Column.PLUS] == 0] + ends:
                self._goes_on_here(row)
        for faces, effect in roll.per.items():
            self._emit(_per(effect, faces))
        for faces, effect in roll.on.items():
            self._emit(When(some(faces), effect))


def _per(effect: Effect, faces: Faces) -> Effect:
    """The same verbs, each amount once for every die of the last roll that shows one of the faces."""
    if isinstance(effect, Seq):
        return Seq(tuple(_per(part, faces) for part in effect.parts))
    if not isinstance(effect, Act) or effect.amount.source != Source.NONE:
        raise ValueError("'per' multiplies plain amounts only")
    return replace(effect, amount=effect.amount.plus * shown(faces))
