"""Effects are declared, not coded: small expression trees, assembled into a table of ints.

A game names its verbs, measures and conditions once (`Verb`, `Measure`, `Condition`) and then declares every card, ability,
face or die with the forms below. The assembler turns a tree into rows of `code` in the game's book, which the
machine (`machine.py`) runs with its stack inside the state. The tree stays at hand for words, icons and bots.

    deal(3) + gain(BURN)                     one after the other
    deal(3) >> gain(BURN)                    a printed "then": a window for interrupts lies between
    Or(deal(2), heal(2))                     the owner of the effect chooses
    May(heal(2))                             ... or declines
    When(HOLDS(BURN), deal(2), otherwise)    a condition on the state
    Each(OPPONENTS, deal(1))                 for every seat (or thing) a selector names, in order
    Pick(OPPONENTS, deal(1))                 for one of them, chosen by the owner
    Roll(1, {(1, 2): deal(1), 6: heal(2)})   one extra die with an outcome table
    Roll(3, per={1: deal(1)}, on={6: burn})  several: for each die showing it / once if any does
    Window(RESPONSES)                        let entitled seats interrupt here
"""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass, field

ROW = 6
"""Ints in a row: op, who, what, source, times, plus. An amount is plus + times * measure(source)."""

# Control rows, understood by the machine itself. Verbs of a game are numbered from FIRST_VERB up.
END, JUMP, UNLESS, CHOOSE, EACH, PICK, ROLL, SWITCH, WINDOW, CALL = range(10)
FIRST_VERB = 16

# Sources every machine knows: 0 = none; then the number in hand, and counts over the dice of the last Roll.
NONE, NUMBER, ROLLED_SUM, ROLLED_COUNT = range(4)
FIRST_MEASURE = 8

# Conditions every machine knows: any die of the last Roll shows one of these faces; the number in hand is at least.
ROLLED_ANY, NUMBER_AT_LEAST = range(2)
FIRST_CONDITION = 8


class Effect:
    """Any effect. `a + b`: a, and b. `a >> b`: a, then b, with a window between."""

    def __add__(self, other: Effect) -> Effect:
        return Seq((*_parts(self), *_parts(other)))

    def __rshift__(self, other: Effect) -> Effect:
        return Then(self, other)


@dataclass(frozen=True)
class Amount:
    """plus + times * measure(source, what)."""

    plus: int = 0
    source: int = NONE
    times: int = 0

    def __rmul__(self, n: int) -> Amount:
        return Amount(self.plus * n, self.source, self.times * n)

    def __add__(self, n: int) -> Amount:
        return Amount(self.plus + n, self.source, self.times)


@dataclass(frozen=True)
class Measure:
    """A number read off the state; `2 * ROLLS + 1` works."""

    name: str
    source: int

    def __rmul__(self, n: int) -> Amount:
        return Amount(0, self.source, n)

    def __add__(self, n: int) -> Amount:
        return Amount(n, self.source, 1)


@dataclass(frozen=True)
class Verb:
    """A verb of a game: `DEAL(3)`, `GAIN(2, what=BURN)`, `DEAL(1, who=ME)`."""

    name: str
    op: int

    def __call__(self, amount: int | Amount | Measure = 0, *, who: int = 0, what: int = 0) -> Do:
        if isinstance(amount, Measure):
            amount = 1 * amount
        elif isinstance(amount, int):
            amount = Amount(amount)
        return Do(self, who, what, amount)


@dataclass(frozen=True)
class Condition:
    """A yes or no read off the state: `HOLDS(BURN)`."""

    name: str
    number: int

    def __call__(self, what: int = 0, n: int = 0) -> Test:
        return Test(self, what, n)


@dataclass(frozen=True)
class Test:
    condition: Condition
    what: int
    n: int


@dataclass(frozen=True)
class Do(Effect):
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
    """Extra dice. `table` is for one die; `per` counts every die that shows a face, `on` pays once if any does."""

    dice: int
    table: Mapping[Faces, Effect] = field(default_factory=dict)
    per: Mapping[Faces, Effect] = field(default_factory=dict)
    on: Mapping[Faces, Effect] = field(default_factory=dict)


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


class Assembler:
    """Turns effects into rows. `nodes` remembers which tree stands behind a row, for words and bots."""

    def __init__(self, then_window: int = 0) -> None:
        self.rows: list[list[int]] = [[END, 0, 0, 0, 0, 0]]  # row 0 ends: a program number 0 does nothing
        self.nodes: dict[int, Effect] = {}
        self.then_window = then_window

    def program(self, effect: Effect) -> int:
        """Assemble one effect; the answer is the row where it starts."""
        start = len(self.rows)
        self._emit(effect)
        self._row(END)
        return start

    def table(self, capacity: int) -> list[list[int]]:
        if len(self.rows) > capacity:
            raise ValueError(f"{len(self.rows)} rows of effects do not fit the {capacity} declared for the book")
        return self.rows + [[END] + [0] * (ROW - 1)] * (capacity - len(self.rows))

    def _row(self, op: int, who: int = 0, what: int = 0, source: int = 0, times: int = 0, plus: int = 0) -> int:
        self.rows.append([op, who, what, source, times, plus])
        return len(self.rows) - 1

    def _here(self) -> int:
        return len(self.rows)

    def _emit(self, effect: Effect) -> None:
        at = self._here()
        self.nodes[at] = effect
        match effect:
            case Nothing():
                pass
            case Do(verb, who, what, amount):
                self._row(verb.op, who, what, amount.source, amount.times, amount.plus)
            case Seq(parts):
                for part in parts:
                    self._emit(part)
                self.nodes[at] = effect
            case Then(first, second):
                self._emit(first)
                self._row(WINDOW, 0, self.then_window)
                self._emit(second)
                self.nodes[at] = effect
            case Or(options):
                self._row(CHOOSE, 0, len(options))
                jumps = [self._row(JUMP) for _ in options]
                ends = []
                for jump, option in zip(jumps, options, strict=True):
                    self.rows[jump][5] = self._here()
                    self._emit(option)
                    ends.append(self._row(JUMP))
                for end in ends:
                    self.rows[end][5] = self._here()
            case When(test, then, otherwise):
                unless = self._row(UNLESS, test.n, test.what, test.condition.number)
                self._emit(then)
                skip = self._row(JUMP)
                self.rows[unless][5] = self._here()
                self._emit(otherwise)
                self.rows[skip][5] = self._here()
            case Each(selector, body):
                self._row(EACH, 0, selector)
                self._emit(body)
                self._row(JUMP, plus=at)
                self.rows[at][5] = self._here()
            case Pick(selector, body):
                self._row(PICK, 0, selector)
                self._emit(body)
                self.rows[at][5] = self._here()
            case Roll():
                self._emit_roll(effect)
            case Window(kind):
                self._row(WINDOW, 0, kind)
            case Call(program):
                self._row(CALL, plus=program)
            case _:
                raise TypeError(f"not an effect: {effect!r}")

    def _emit_roll(self, roll: Roll) -> None:
        if roll.table and roll.dice != 1:
            raise ValueError("an outcome table belongs to a single die; use per= and on= for several")
        self._row(ROLL, 0, roll.dice)
        if roll.table:
            self._row(SWITCH)
            jumps = {face: self._row(JUMP) for face in range(1, 7)}
            ends = []
            for faces, effect in roll.table.items():
                for face in faces if isinstance(faces, tuple) else (faces,):
                    self.rows[jumps[face]][5] = self._here()
                self._emit(effect)
                ends.append(self._row(JUMP))
            for row in [r for r in jumps.values() if self.rows[r][5] == 0] + ends:
                self.rows[row][5] = self._here()
        for faces, effect in roll.per.items():
            self._emit(_per(effect, faces_mask(faces)))
        for faces, effect in roll.on.items():
            self._emit(When(Test(Condition("rolled", ROLLED_ANY), faces_mask(faces), 0), effect))


def _per(effect: Effect, mask: int) -> Effect:
    """The same verbs, each amount once for every die of the last roll that shows one of the faces."""
    if isinstance(effect, Seq):
        return Seq(tuple(_per(part, mask) for part in effect.parts))
    if not isinstance(effect, Do) or effect.amount.source != NONE:
        raise ValueError("'per' multiplies plain amounts only")
    # the mask of faces rides in `source`, above the number of the measure
    amount = Amount(0, ROLLED_COUNT + (mask << 4), effect.amount.plus)
    return Do(effect.verb, effect.who, effect.what, amount)
