"""Effects as rows of ints in the game's book: what stands in a row, and the assembler that writes them."""

from __future__ import annotations

from dataclasses import replace

from . import effects
from .amounts import Amount, Faces, Source, amount_of, shown
from .conditions import Known, Test, some
from .numbers import Numbers


class Column(Numbers):
    """What stands in a row of `code`. An amount is plus + times * count(source, of) / over, rounded up for over > 0
    and down for over < 0. In a row of the machine itself, PLUS is the row where it goes on; one that puts a condition
    has its number in SOURCE, what it is about in WHAT, and its n in WHO."""

    OP, WHO, WHAT, SOURCE, TIMES, PLUS, OF, OVER = range(8)


ROW = Column.count
"""Ints in a row."""


class Control(Numbers):
    """Rows that the machine itself understands. Verbs of a game are numbered from `Verb.FIRST` up."""

    END, JUMP, UNLESS, CHOOSE, EACH, PICK, ROLL, SWITCH, WINDOW, CALL, OFFER, BACK = range(12)


class Assembler:
    """Turns effects into rows. `nodes` remembers which tree stands behind a row, for words and whoever judges.

    `then_window` opens at every "then", `roll_window` after every extra roll, before its outcome.
    """

    def __init__(self, then_window: int = 0, roll_window: int | None = None) -> None:
        self.rows: list[list[int]] = [[Control.END] + [0] * (ROW - 1)]  # row 0 ends: a program number 0 does nothing
        self.nodes: dict[int, effects.Effect] = {}
        self.then_window, self.roll_window = then_window, roll_window
        self._scoped = False
        self._apart: list[tuple[int, effects.Effect]] = []

    def program(self, effect: effects.Effect) -> int:
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

    def _emit(self, effect: effects.Effect) -> None:
        at = self._here()
        match effect:
            case effects.Nothing():
                pass
            case effects.Act(verb, who, what, amount):
                self._row(verb, who, what, amount)
            case effects.Seq(parts):
                for part in parts:
                    self._emit(part)
            case effects.Then(first, second):
                self._emit(first)
                self._row(Control.WINDOW, 0, self.then_window)
                self._emit(second)
            case effects.Or(options):
                self._emit_or(options)
            case effects.When(test, then, otherwise):
                unless = self._testing(Control.UNLESS, test)
                self._emit(then)
                skip = self._row(Control.JUMP)
                self._goes_on_here(unless)
                self._emit(otherwise)
                self._goes_on_here(skip)
            case effects.Each() | effects.Pick() if self._scoped:
                # a frame knows one loop and one thing it acts on: a loop within a loop gets a frame of its own
                self._apart.append((self._row(Control.CALL), effect))
            case effects.Each(selector, body) | effects.Pick(selector, body):
                self._row(Control.EACH if isinstance(effect, effects.Each) else Control.PICK, 0, selector)
                self._scoped = True
                self._emit(body)
                self._scoped = False
                self._going_on(Control.JUMP if isinstance(effect, effects.Each) else Control.BACK, at)
                self._goes_on_here(at)
            case effects.Roll():
                self._emit_roll(effect)
            case effects.Window(kind):
                self._row(Control.WINDOW, 0, kind)
            case effects.Call(program):
                self._going_on(Control.CALL, program)
            case effects.Only():
                raise ValueError("`Only` stands directly inside an `Or`")
            case _:
                raise TypeError(f"not an effect: {effect!r}")
        self.nodes[at] = effect

    def _emit_or(self, options: tuple[effects.Effect, ...]) -> None:
        choose = self._row(Control.CHOOSE, 0, len(options))
        offers, ends = [], []
        for option in options:
            offers.append(
                self._testing(Control.OFFER, option.test if isinstance(option, effects.Only) else Known.ALWAYS())
            )
        for offer, option in zip(offers, options, strict=True):
            self._goes_on_here(offer)
            self._emit(option.effect if isinstance(option, effects.Only) else option)
            ends.append(self._row(Control.JUMP))
        for row in (choose, *ends):
            self._goes_on_here(row)

    def _emit_roll(self, roll: effects.Roll) -> None:
        if roll.table and roll.dice != 1:
            raise ValueError("an outcome table belongs to a single die; use per= and on= for several")
        self._row(Control.ROLL, amount=amount_of(roll.dice))
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
            self._emit(effects.When(some(faces), effect))


def _per(effect: effects.Effect, faces: Faces) -> effects.Effect:
    """The same verbs, each amount once for every die of the last roll that shows one of the faces."""
    if isinstance(effect, effects.Seq):
        return effects.Seq(tuple(_per(part, faces) for part in effect.parts))
    if not isinstance(effect, effects.Act) or effect.amount.source != Source.NONE:
        raise ValueError("'per' multiplies plain amounts only")
    return replace(effect, amount=effect.amount.plus * shown(faces))
