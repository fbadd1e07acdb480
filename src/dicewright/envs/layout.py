"""How a game is observed, for people: every entry, the field it comes from, who may see it.

python -m dicewright.envs.layout GAME [--seats N] [--json]
"""

from __future__ import annotations

import argparse
import json
import sys
from collections.abc import Sequence

from rich.console import Console
from rich.table import Table as Grid
from rich.text import Text

from ..kernel.game import Game, Setup, game, games
from .observer import Part, observer


def show(g: Game, seats: int, as_json: bool = False) -> None:
    """Print the layout of the observations."""
    of = observer(g, g.teams(g.settled(Setup(seats))))
    parts = [_told(part) for part in of.parts]
    if as_json:
        head = {"game": g.name, "seats": seats, "version": of.version}
        print(json.dumps(head | {"entries": of.size, "actions": of.actions, "fields": parts}))
        return
    console = Console(highlight=False)
    console.print(
        f"{g.name}, {seats} seats, version {of.version}: {of.size:,} entries of 16 bits, {of.actions} actions"
    )
    console.print("Entry 0 is the seat that looks. Rows of `seats` begin with that seat. -1: not to be seen just now.")
    grid = Grid("entries", "field", "shape", "seen by", "what")
    for part, told in zip(of.parts, parts, strict=True):
        span = str(part.start) if part.size == 1 else f"{part.start} to {part.start + part.size - 1}"
        shape = " × ".join(filter(None, [str(told["shape"]), f"{part.line.each} bits" if part.line.bits else ""]))
        grid.add_row(span, *(Text(it) for it in (part.line.name, shape, str(told["seen_by"]), str(told["what"]))))
    console.print(grid)


def _told(part: Part) -> dict[str, str | int]:
    sizes = " × ".join("seats" if n == "seats" else n for n in part.line.shape)
    return {
        "field": part.line.name,
        "from": part.start,
        "entries": part.size,
        "shape": sizes,
        "bits": part.line.each if part.line.bits else 0,
        "seen_by": part.field.sees.value if part.field else "gone",
        "what": part.field.doc if part.field else "no longer declared: reads 0",
    }


def main(arguments: Sequence[str]) -> int:
    parser = argparse.ArgumentParser(prog="python -m dicewright.envs.layout")
    parser.add_argument("game", choices=list(games()))
    parser.add_argument("--seats", type=int, help="by default the fewest")
    parser.add_argument("--json", action="store_true")
    said = parser.parse_args(arguments)
    g = game(said.game)
    show(g, said.seats or g.seats[0], said.json)
    return 0


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
