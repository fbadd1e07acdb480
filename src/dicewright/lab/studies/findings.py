"""What the games of a study have shown, with 95 % intervals.

The measure of a seat is its share of the win: 1 alone, 1/k where k sides are first together; alone, it is the score.
Games of one drawn table are alike, so tables are counted there, not games.
"""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from functools import cached_property
from math import sqrt
from typing import TypeAlias

import numpy as np
from numpy.typing import NDArray

from ...kernel.mark import Mark, Thing
from ..series import Results
from ..stats import Z95, wilson
from .plan import Arm, Study
from .playing import ARM, GAME, Columns
from .seated import Seated

Numbers: TypeAlias = NDArray[np.float64]
Flags: TypeAlias = NDArray[np.bool_]
BEGAN = "began"
"""The mark of whoever began, in every game that has one."""
FEWEST = 12
"""Games with a thing, and without it, below which nothing is said of it."""


@dataclass(frozen=True)
class Estimate:
    """A mean of so many games, and within what it lies."""

    games: int
    mean: float
    low: float
    high: float

    @property
    def half(self) -> float:
        return (self.high - self.low) / 2


@dataclass(frozen=True)
class Row:
    """A line of a forest plot: what it is of, an estimate, and figures beside it."""

    key: str
    it: Estimate
    beside: tuple[Estimate, ...] = ()


@dataclass(frozen=True)
class Effect:
    """Of a thing: how seats did that had it, that had it not, and the difference between those that could have it."""

    thing: Thing
    holder: str
    """Who can have it; nothing, if everybody can."""
    having: Estimate
    lacking: Estimate
    difference: Estimate


@dataclass(frozen=True)
class Thrown:
    """What an option, or a thing left out, changes: the same games with the same dice, once as usual and once so."""

    cell: tuple[str, ...]
    games: int
    first: Estimate
    """For who began; alone, for the score; for things left out, for the seat without them."""
    longer: Estimate
    """Decisions of a game, as a part of the usual number."""
    others: Estimate
    """The share of games that somebody else has won."""
    most: tuple[tuple[str, Estimate], ...]
    """For whoever it does most for, and against."""


class Findings:
    """All that is reckoned from the games of a study."""

    def __init__(self, study: Study, rows: Results) -> None:
        self.study, self.rows, self.columns = study, rows, Columns.of(study)
        self.seated = Seated(study, rows)
        self.lines = np.array([arm.line for arm in study.arms])[rows[:, ARM]]

    # --- measures ---

    @cached_property
    def worth(self) -> Numbers:
        """What each seat has of each game."""
        if self.study.alone:
            return self.rows[:, self.columns.at("score")].astype(np.float64)
        first = self.rows[:, self.columns.at("place")] == 1
        sides = sorted(set(self.study.teams))
        won = np.column_stack([first[:, [t == side for t in self.study.teams]].any(axis=1) for side in sides])
        many = won.sum(axis=1)
        part = np.where(many > 0, 1 / np.maximum(many, 1), 1 / len(sides))
        shares = np.where(many[:, None] > 0, won * part[:, None], part[:, None])
        return np.column_stack([shares[:, sides.index(team)] for team in self.study.teams])

    @property
    def fair(self) -> float:
        return 1 / len(set(self.study.teams))

    def noted(self, mark: str) -> NDArray[np.int64]:
        return self.rows[:, self.columns.at(mark)]

    def of(self, chosen: Flags, seats: NDArray[np.int64] | int) -> Estimate:
        """The mean over the seats chosen, of the games chosen."""
        found = self.worth[chosen, seats] if isinstance(seats, int) else self.worth[chosen, seats[chosen]]
        return self.mean(found, self.seated.tables[chosen])

    def mean(self, found: Numbers, tables: NDArray[np.int64]) -> Estimate:
        """With an interval; over tables, where games have one in common."""
        if not len(found):
            return Estimate(0, self.fair, 0.0, 1.0)
        mean = float(found.mean())
        if self.study.draws and self.study.table > 1:
            _, which, many = np.unique(tables, return_inverse=True, return_counts=True)
            apart = np.bincount(which.reshape(-1), found - mean)
            half = Z95 * sqrt(float((apart**2).sum())) / len(found) * sqrt(len(many) / max(1, len(many) - 1))
            return Estimate(len(found), mean, mean - half, mean + half)
        if self.study.alone:
            half = Z95 * float(found.std(ddof=1)) / sqrt(len(found)) if len(found) > 1 else float("inf")
            return Estimate(len(found), mean, mean - half, mean + half)
        low, high = wilson(float(found.sum()), len(found))
        return Estimate(len(found), mean, low, high)

    # --- values against each other ---

    def matrix(self, line: int) -> list[list[Estimate]]:
        """Of a study of pairs: the row has seat 0, the column seat 1."""
        many = len(self.study.compared)
        arms = [arm for arm in self.study.arms if arm.line == line]
        found = [self.of(self.rows[:, ARM] == arm.number, 0) for arm in arms]
        return [found[many * row : many * (row + 1)] for row in range(many)]

    def meetings(self, line: int) -> list[list[Estimate | None]]:
        """How the row does against the column, whoever sits where; nothing of one against itself."""
        values = self.faced
        here = self.lines == line
        table: list[list[Estimate | None]] = [[None] * len(values) for _ in values]
        for a, b in ((a, b) for a in range(len(values)) for b in range(len(values)) if a != b):
            found, tables = self._pooled(here, values[a], values[b], mates=False)
            if len(found):
                table[a][b] = self.mean(found, tables)
        return table

    def mates(self, line: int) -> list[list[Estimate | None]]:
        """How two do together, in games of teams."""
        values, here = self.faced, self.lines == line
        table: list[list[Estimate | None]] = [[None] * len(values) for _ in values]
        for a, b in ((a, b) for a in range(len(values)) for b in range(len(values)) if a != b):
            found, tables = self._pooled(here, values[a], values[b], mates=True)
            if len(found):
                table[a][b] = self.mean(found, tables)
        return table

    def _pooled(self, here: Flags, one: str, other: str, mates: bool) -> tuple[Numbers, NDArray[np.int64]]:
        """What the one has of games in which the other is his mate, or his opponent."""
        found, tables, teams = [], [], self.study.teams
        for s, t in ((s, t) for s in range(self.study.seats) for t in range(self.study.seats) if s != t):
            if (teams[s] == teams[t]) == mates:
                chosen = here & (self.seated.of_seat(s) == one) & (self.seated.of_seat(t) == other)
                found.append(self.worth[chosen, s])
                tables.append(self.seated.tables[chosen])
        if not found:
            return np.zeros(0), np.zeros(0, np.int64)
        return np.concatenate(found), np.concatenate(tables)

    @cached_property
    def faced(self) -> tuple[str, ...]:
        """The values that meet each other, in the order of the game."""
        if not self.study.seated:
            return ()
        found = {value for seat in range(self.study.seats) for value in np.unique(self.seated.of_seat(seat)).tolist()}
        order = self.study.compared or self.study.seated[0].drawn
        return tuple(sorted(found, key=lambda it: (order.index(it) if it in order else len(order), it)))

    def strengths(self, line: int) -> list[Row]:
        """How each value does against all others, the strongest first."""
        here, found = self.lines == line, []
        for value in self.faced:
            parts, tables = [], []
            for seat in range(self.study.seats):
                chosen = here & (self.seated.of_seat(seat) == value) & ~self._mirrored
                parts.append(self.worth[chosen, seat])
                tables.append(self.seated.tables[chosen])
            found.append(Row(value, self.mean(np.concatenate(parts), np.concatenate(tables))))
        return sorted((row for row in found if row.it.games), key=lambda row: -row.it.mean)

    @cached_property
    def _mirrored(self) -> Flags:
        """Games of one against itself."""
        if self.study.kind != "pairs":
            return np.zeros(len(self.rows), np.bool_)
        mirrored: Flags = self.seated.of_seat(0) == self.seated.of_seat(1)
        return mirrored

    # --- what seats had ---

    def effects(self, mark: Mark, line: int) -> list[Effect]:
        """Of every thing of a mark, the most useful first."""
        here = self.lines == line
        things: dict[str, tuple[Thing, dict[str, int]]] = {}
        for holder, (setup, seat) in self.seated.holders().items():
            for bit, thing in mark.things(setup, seat).items():
                things.setdefault(thing.key, (thing, {}))[1][", ".join(holder)] = bit
        found = [it for thing, bits in things.values() if (it := self._effect(mark, thing, bits, here))]
        return sorted(found, key=lambda it: -it.difference.mean)

    def _effect(self, mark: Mark, thing: Thing, bits: dict[str, int], here: Flags) -> Effect | None:
        having: list[Numbers] = []
        lacking: list[Numbers] = []
        tables: tuple[list[NDArray[np.int64]], list[NDArray[np.int64]]] = [], []
        weight = total = spread = 0.0
        for holder, bit in bits.items():
            mine: tuple[list[Numbers], list[Numbers]] = [], []
            for seat in range(self.study.seats):
                could = here & (self.seated.of_seat(seat) == holder)
                has = ((self.noted(mark.name)[:, seat] >> bit) & 1).astype(np.bool_)
                for k, chosen in enumerate((could & has, could & ~has)):
                    mine[k].append(self.worth[chosen, seat])
                    tables[k].append(self.seated.tables[chosen])
            one, other = np.concatenate(mine[0]), np.concatenate(mine[1])
            having.append(one)
            lacking.append(other)
            if len(one) > 1 and len(other) > 1:
                w = len(one) * len(other) / (len(one) + len(other))
                weight += w
                total += w * float(one.mean() - other.mean())
                spread += w * w * (float(one.var(ddof=1)) / len(one) + float(other.var(ddof=1)) / len(other))
        with_it, without = np.concatenate(having), np.concatenate(lacking)
        if min(len(with_it), len(without)) < FEWEST or weight == 0:
            return None
        mean, half = total / weight, Z95 * sqrt(spread) / weight
        return Effect(
            thing,
            next(iter(bits)) if len(bits) == 1 and len(self.faced) > 1 else "",
            self.mean(with_it, np.concatenate(tables[0])),
            self.mean(without, np.concatenate(tables[1])),
            Estimate(len(with_it) + len(without), mean, mean - half, mean + half),
        )

    def advantage(self, line: int, value: str = "") -> Estimate:
        """How much more is won by who begins than by the others; with a value, by those that have it."""
        here = self.lines == line
        parts: tuple[list[Numbers], list[Numbers]] = [], []
        for seat in range(self.study.seats):
            chosen = here & ((self.seated.of_seat(seat) == value) if value else np.ones(len(here), np.bool_))
            first = (self.noted(BEGAN)[:, seat] & 1).astype(np.bool_)
            for k, those in enumerate((chosen & first, chosen & ~first)):
                parts[k].append(self.worth[those, seat])
        one, other = np.concatenate(parts[0]), np.concatenate(parts[1])
        if min(len(one), len(other)) < 2:
            return Estimate(0, 0.0, float("-inf"), float("inf"))
        mean = float(one.mean() - other.mean())
        spread = float(one.var(ddof=1)) / len(one) + float(other.var(ddof=1)) / len(other)
        if not value and len(set(self.study.teams)) == 2:  # what the one side wins, the other loses
            spread = 4 * float(one.var(ddof=1)) / len(one)
        return Estimate(len(one) + len(other), mean, mean - Z95 * sqrt(spread), mean + Z95 * sqrt(spread))

    # --- the same games, otherwise ---

    def thrown(self, line: int) -> list[Thrown]:
        """What each arm changes against the usual one."""
        arms = [arm for arm in self.study.arms if arm.line == line]
        usual = self._by_number(arms[0])
        return [self._thrown(arm, usual) for arm in arms[1:]]

    def _by_number(self, arm: Arm) -> dict[int, int]:
        rows = np.flatnonzero(self.rows[:, ARM] == arm.number)
        return dict(zip(self.rows[rows, GAME].tolist(), rows.tolist(), strict=True))

    def _thrown(self, arm: Arm, usual: dict[int, int]) -> Thrown:
        pairs = [(usual[game], row) for game, row in self._by_number(arm).items() if game in usual]
        before, after = np.array([a for a, _ in pairs], np.int64), np.array([b for _, b in pairs], np.int64)
        tables = self.seated.tables[before]
        decisions = self.rows[:, self.columns.names.index("decisions")].astype(np.float64)
        length = float(decisions[before].mean()) if len(before) else 1.0
        apart: Numbers = np.abs(self.worth[before] - self.worth[after]).max(axis=1, initial=0)
        other = np.where(apart > 1e-9, 1.0, 0.0)
        return Thrown(
            arm.cell,
            len(pairs),
            self._change(self._leading(after) - self._leading(before), tables),
            self._change((decisions[after] - decisions[before]) / length, tables),
            self.mean(other, tables) if len(other) else Estimate(0, 0.0, 0.0, 1.0),
            self._most(before, after),
        )

    def _leading(self, rows: NDArray[np.int64]) -> Numbers:
        """What those have of these games that are looked at: seat 0, or who began."""
        if self.study.alone or self.study.kind == "without" or BEGAN not in self.columns.marks:
            own: Numbers = self.worth[rows, 0]
            return own
        began = (self.noted(BEGAN)[rows] & 1).astype(np.float64)
        many = np.maximum(began.sum(axis=1), 1)
        leading: Numbers = (self.worth[rows] * began).sum(axis=1) / many
        return leading

    def _change(self, found: Numbers, tables: NDArray[np.int64]) -> Estimate:
        """The mean of differences; never a share."""
        if len(found) < 2:
            return Estimate(len(found), 0.0, float("-inf"), float("inf"))
        mean = float(found.mean())
        apart, many = found - mean, len(found)
        if self.study.draws and self.study.table > 1:
            _, which = np.unique(tables, return_inverse=True)
            apart = np.bincount(which.reshape(-1), apart).astype(np.float64)
        half = Z95 * sqrt(float((apart**2).sum()) * len(apart) / max(1, len(apart) - 1)) / many
        return Estimate(many, mean, mean - half, mean + half)

    def _most(self, before: NDArray[np.int64], after: NDArray[np.int64]) -> tuple[tuple[str, Estimate], ...]:
        """The values for which it does most and least, where that is sure though so many are looked at."""
        found: list[tuple[str, Estimate]] = []
        for value in self.faced:
            parts, tables = [], []
            for seat in range(self.study.seats):
                has = self.seated.of_seat(seat)[before] == value
                parts.append(self.worth[after[has], seat] - self.worth[before[has], seat])
                tables.append(self.seated.tables[before[has]])
            if len(change := np.concatenate(parts)) >= FEWEST:
                found.append((value, self._change(change, np.concatenate(tables))))
        sure = sorted((it for it in found if abs(it[1].mean) > it[1].half * 1.6), key=lambda it: it[1].mean)
        return tuple(dict(sure[:1] + sure[-1:]).items())


# --- in what order ---


@dataclass(frozen=True)
class Agreement:
    """How far two orders of the same things agree, from -1 to 1."""

    spearman: Estimate
    kendall: Estimate


def ranks(found: Sequence[float]) -> Numbers:
    """From 1; equal ones share theirs."""
    values = np.array(found)
    below = (values[None, :] < values[:, None]).sum(axis=1)
    same = (values[None, :] == values[:, None]).sum(axis=1)
    ranked: Numbers = below + (same + 1) / 2
    return ranked


def spearman(one: Sequence[float], other: Sequence[float]) -> float:
    a, b = ranks(one), ranks(other)
    if a.std() == 0 or b.std() == 0:
        return 0.0
    return float(np.corrcoef(a, b)[0, 1])


def kendall(one: Sequence[float], other: Sequence[float]) -> float:
    """Tau-b."""
    a, b = np.array(one), np.array(other)
    x, y = np.sign(a[None, :] - a[:, None]), np.sign(b[None, :] - b[:, None])
    both = sqrt(float((x**2).sum() * (y**2).sum()))
    return float((x * y).sum()) / both if both else 0.0


DRAWS, SEED = 2000, 1
"""For the interval of a rank correlation: how often what was measured is drawn anew within its own error."""


def agreement(one: Sequence[Estimate], other: Sequence[Estimate | float]) -> Agreement:
    """Of two orders, with the error that what was measured has."""
    a = np.array([it.mean for it in one])
    b = np.array([it if isinstance(it, float) else it.mean for it in other])
    spread_a = np.array([it.half / Z95 for it in one])
    spread_b = np.array([0.0 if isinstance(it, float) else it.half / Z95 for it in other])
    drawn = np.random.default_rng(SEED)
    found = [
        (spearman(x, y), kendall(x, y))
        for x, y in (
            (list(a + spread_a * drawn.standard_normal(len(a))), list(b + spread_b * drawn.standard_normal(len(b))))
            for _ in range(DRAWS)
        )
    ]
    told = [spearman(list(a), list(b)), kendall(list(a), list(b))]
    low, high = np.percentile(np.array(found), [2.5, 97.5], axis=0)
    return Agreement(*(Estimate(len(a), told[k], float(low[k]), float(high[k])) for k in range(2)))
