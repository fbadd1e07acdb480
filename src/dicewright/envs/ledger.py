"""Which fields of a state an observation is made of, in which order: kept with the game, for what has been learned from
observations hangs on it.

`<game>/observed.toml` has a line for every field that a seat may ever see, as the record declares it. What is declared
anew comes at the end, under a new version; what is declared no more, or otherwise, keeps its place and reads 0. A game
without the file is observed as it is declared.

    python -m dicewright.envs.ledger            say whether the files fit the records
    python -m dicewright.envs.ledger --write    append what is new
"""

from __future__ import annotations

import sys
import tomllib
from collections.abc import Iterable, Sequence
from dataclasses import dataclass, replace
from functools import cache
from importlib.resources import files
from math import prod
from pathlib import Path

from ..bots.shipped import shipped
from ..kernel.game import Game, games
from ..kernel.layout import FORMATS
from ..kernel.record import SEATS, Field, Sees, Sized

FILE = "observed.toml"
ACTIONS = 512
"""Of a game without the file."""
HEAD = """\
# What a seat observes, field by field: docs/environments.md. New fields come at the end, under a new version
# (`python -m dicewright.envs.ledger --write`); nothing else here is ever changed, for nets were trained with it.
"""


@dataclass(frozen=True)
class Line:
    """A field as it was declared when it came into the ledger."""

    name: str
    width: str
    bits: bool
    shape: tuple[str, ...]

    def __str__(self) -> str:
        return " ".join([self.name, self.width, *(["bits"] if self.bits else []), *self.shape])

    @classmethod
    def of(cls, f: Field) -> Line:
        return cls(f.name, f.width, f.bits, tuple(_spelled(n) for n in f.shape))

    @classmethod
    def read(cls, line: str) -> Line:
        name, width, *rest = line.split()
        bits = rest[:1] == ["bits"]
        return cls(name, width, bits, tuple(rest[bits:]))

    @property
    def each(self) -> int:
        """Entries for a cell: of a set, one for every bit but the sign."""
        return 8 * FORMATS[self.width][1] - 1 if self.bits else 1

    @property
    def turned(self) -> bool:
        """Whether it has a row for every seat: those begin with the one that looks."""
        return self.shape[:1] == (_spelled(SEATS),)

    def sizes(self, seats: int) -> tuple[int, ...]:
        return tuple(_size(n, seats) for n in self.shape)

    def cells(self, seats: int) -> int:
        return prod(self.sizes(seats))


def _spelled(n: object) -> str:
    if isinstance(n, Sized):
        return "seats" if n == SEATS else f"{n.each}*seats+{n.more}"
    return str(n)


def _size(spelled: str, seats: int) -> int:
    each, _, more = spelled.partition("*seats+")
    return seats if spelled == "seats" else int(each) * seats + int(more) if more else int(each)


@dataclass(frozen=True)
class Ledger:
    """`actions`: how many answers there are at most to a question to a player."""

    version: int
    actions: int
    lines: tuple[Line, ...]

    def text(self) -> str:
        lines = "".join(f'    "{line}",\n' for line in self.lines)
        return f"{HEAD}version = {self.version}\nactions = {self.actions}\nfields = [\n{lines}]\n"


def declared(fields: Iterable[Field]) -> tuple[Line, ...]:
    """What some seat may see at some time."""
    return tuple(Line.of(f) for f in fields if f.sees is not Sees.NOBODY)


@cache
def ledger(game: Game) -> Ledger:
    """What is kept with a game."""
    kept = shipped(game, FILE)
    if kept is None:
        return Ledger(0, ACTIONS, declared(game.state.fields))
    said = tomllib.loads(kept.decode())
    return Ledger(said["version"], said["actions"], tuple(Line.read(line) for line in said["fields"]))


def grown(game: Game) -> Ledger:
    """The ledger with everything that the record declares by now."""
    kept = ledger(game)
    new = [line for line in declared(game.state.fields) if line not in kept.lines]
    if not new and kept.version > 0:
        return kept
    return replace(kept, version=kept.version + 1, lines=(*kept.lines, *new))


def main(arguments: Sequence[str]) -> int:
    behind = 0
    for game in games().values():
        now, then = grown(game), ledger(game)
        if now == then:
            continue
        behind = 1
        new = len(now.lines) - (len(then.lines) if then.version else 0)
        print(f"{game.name}: version {now.version} has {new} new fields")
        if "--write" in arguments:
            Path(str(files(game.package).joinpath(FILE))).write_text(now.text(), encoding="utf-8")
    return 0 if "--write" in arguments else behind


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
