"""What a study plays: arms, each with a set-up, bots, and games by number. The same plan gives the same games."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass, field
from functools import cached_property
from itertools import product
from typing import TypeAlias

from ...kernel.chance import MASK, mixed, picker
from ...kernel.game import ANY, Choice, ContentFile, Game, Refusal, Setup
from ...kernel.mark import Mark

PACKAGE = "dicewright.lab.studies"
"""Where the words of studies lie."""
PAIRS, DRAWN, OPTIONS, WITHOUT = "pairs", "drawn", "options", "without"
KINDS = (PAIRS, DRAWN, OPTIONS, WITHOUT)
USUAL = "usual"
"""The arm of a study of options in which all of them are as in the set-up; of a study without things, that with all."""
BLOCK = 1 << 32
"""Games that share their numbers, and so their dice, are fewer."""
Drawn: TypeAlias = Mapping[str, str]
"""What seats have at a table, such as `hero.0`."""


@dataclass(frozen=True)
class Published:
    """What others have found, to be set beside it."""

    source: str
    note: Mapping[str, str]
    """By language."""
    values: Mapping[str, float]
    """The chance to win of each value, 0 to 1."""


@dataclass(frozen=True)
class Arm:
    """One of the ways to play that are compared."""

    number: int
    line: int
    """Which bots: see `Study.bots`."""
    cell: tuple[str, ...]
    """What sets it apart: two values, an option and its value, a thing, or nothing."""
    block: int
    """Arms of one block have the same dice and the same draws, game by game."""
    options: Drawn = field(default_factory=dict)
    """Beside those of the study."""
    without: int = -1
    """The bit of what seat 0 is without; -1: nothing."""


@dataclass(frozen=True)
class Study:
    """A plan, as a file says it."""

    name: str
    title: Mapping[str, str]
    """By language."""
    game: Game
    kind: str
    of: str
    """Of pairs: the choice of seats; of things left out: the mark they belong to."""
    values: tuple[str, ...]
    """Those of the choice, of the draw, of options, or of things; none: all there are."""
    bots: tuple[tuple[str, ...], ...]
    """Who plays, seat by seat; each line plays all of it."""
    seats: int
    games: int
    """Of each arm."""
    table: int
    """Games at each table that is drawn."""
    seed: int
    options: Mapping[str, str]
    published: Published | None = None
    content: ContentFile | None = None
    file: str = ""
    """The text of the file, for whoever wants to run it again."""

    # --- what is played ---

    @cached_property
    def arms(self) -> tuple[Arm, ...]:
        cells = list(self._cells())
        return tuple(
            Arm(line * len(cells) + k, line, cell, block, options, without)
            for line in range(len(self.bots))
            for k, (cell, block, options, without) in enumerate(cells)
        )

    def _cells(self) -> list[tuple[tuple[str, ...], int, Drawn, int]]:
        match self.kind:
            case "pairs":
                pairs = list(product(self.compared, repeat=2))
                return [((a, b), k, {f"{self.of}.0": a, f"{self.of}.1": b}, -1) for k, (a, b) in enumerate(pairs)]
            case "options":
                thrown = [(c.name, value) for c in self.switches for value in self._thrown(c)]
                return [((USUAL,), 0, {}, -1), *[((name, value), 0, {name: value}, -1) for name, value in thrown]]
            case "without":
                assert self.mark is not None
                things = self.mark.things(self.first, 0)
                bits = {it.key: bit for bit, it in things.items()}
                chosen = [(key, bits[key]) for key in self.values or bits if key in bits]
                return [((USUAL,), 0, {}, -1), *[((key,), 0, {}, bit) for key, bit in chosen]]
        return [((), 0, {}, -1)]

    def _thrown(self, choice: Choice) -> list[str]:
        """The values of an option that are not the usual one; unless it was asked for, those that mean something at
        such a table."""
        usual = self.options.get(choice.name, choice.default)
        others = [value for value in choice.choices if value != usual]
        return others if self.values else [value for value in others if self._matters(choice.name, value)]

    def _matters(self, option: str, value: str) -> bool:
        try:
            thrown = self.game.settled(Setup(self.seats, {**self.options, option: value}))
        except Refusal:
            return False
        return thrown.options != self.game.settled(Setup(self.seats, self.options)).options

    @property
    def choice(self) -> Choice | None:
        return next((c for c in self.game.choices if c.name == self.of), None)

    @property
    def mark(self) -> Mark | None:
        return next((m for m in self.game.marks if m.name == self.of), None)

    @cached_property
    def compared(self) -> tuple[str, ...]:
        """The values of a study of pairs."""
        return self.values or (self.choice.drawn if self.choice else ())

    @property
    def switches(self) -> list[Choice]:
        """The options of a study of options."""
        return [c for c in switches(self.game) if not self.values or c.name in self.values]

    @cached_property
    def seated(self) -> tuple[Choice, ...]:
        """The choices of seats that games of this study differ by."""
        pairs = [self.choice] if self.kind == PAIRS and self.choice else []
        return tuple(pairs) + tuple(c for c in self.game.choices if c.drawn and c.per_seat and self._left(c))

    def _left(self, choice: Choice) -> list[int]:
        """The seats for which a choice is drawn."""
        if not choice.drawn or not choice.per_seat or (self.kind == PAIRS and choice.name == self.of):
            return []
        named = self.options.get(choice.name, choice.default)
        return [s for s in range(self.seats) if self.options.get(f"{choice.name}.{s}", named) == ANY]

    def seats_at(self, arm: Arm, game: int) -> Drawn:
        """What each seat has in a game of an arm: drawn anew for every table, the same in all arms of a block."""
        pick = picker(mixed((self.seed ^ 0x57D7) & MASK) + arm.block * BLOCK + game // self.table)
        found: dict[str, str] = {}
        for c in self.seated:
            free = set(self._left(c))
            named = self.options.get(c.name, c.default)
            keys = {s: f"{c.name}.{s}" for s in range(self.seats)}
            taken = {key: self.options.get(key, named) for s, key in keys.items() if s not in free}
            left = [value for value in self._drawn_from(c) if value not in taken.values()]
            found |= taken | {keys[s]: left.pop(pick(len(left))) for s in sorted(free)}  # no two the same
        return found | {key: value for key, value in arm.options.items() if "." in key}

    def _drawn_from(self, choice: Choice) -> tuple[str, ...]:
        return self.values if self.kind == DRAWN and self.values and choice.drawn else choice.drawn

    def setup_of(self, arm: Arm, game: int) -> Setup:
        return self.game.settled(Setup(self.seats, {**self.options, **arm.options, **self.seats_at(arm, game)}))

    @cached_property
    def first(self) -> Setup:
        """The set-up of the first game of the plainest arm."""
        arm = Arm(0, 0, (), 0, {f"{self.of}.{s}": self.compared[0] for s in (0, 1)} if self.kind == PAIRS else {})
        return self.setup_of(arm, 0)

    @cached_property
    def teams(self) -> tuple[int, ...]:
        return self.game.teams(self.first)

    @property
    def alone(self) -> bool:
        return len(set(self.teams)) == 1

    @property
    def draws(self) -> bool:
        """Whether tables are drawn, and not the same for all games of an arm."""
        return any(self._left(c) for c in self.seated)

    def number(self, arm: Arm, game: int) -> int:
        """What its dice follow from."""
        return arm.block * BLOCK + game

    def line(self, number: int) -> str:
        """The bots of a line, in short."""
        bots = self.bots[number]
        return bots[0] if len(set(bots)) == 1 else ",".join(bots)

    def named(self) -> dict[str, object]:
        """What games were kept for: with the same, a study is gone on with. More games of it are no other study."""
        return {
            "game": self.game.name,
            "rules": self.game.version,
            "kind": self.kind,
            "of": self.of,
            "values": list(self.values),
            "bots": [list(line) for line in self.bots],
            "seats": self.seats,
            "table": self.table,
            "seed": self.seed,
            "options": dict(self.options),
            "content": self.content.text if self.content else "",
        }


def switches(game: Game) -> list[Choice]:
    """Options of the whole table with a few fixed values."""
    return [c for c in game.choices if len(c.choices) > 1 and not c.per_seat]
