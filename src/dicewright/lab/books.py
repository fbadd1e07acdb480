"""The books of every sample set-up, pinned by their hashes: a save names the version of the rules and the hash of its
book, so a book that changes has to come with a new version. New ones are pinned with

    python -m dicewright.lab.books --write

which does so for a new set-up, a new game or a new version, and refuses what would hide a change.
"""

from __future__ import annotations

import importlib
import sys
import tomllib
from collections.abc import Mapping
from dataclasses import dataclass
from pathlib import Path

from ..kernel.game import Game, Setup, games

PINS = Path("tests/releases/books.toml")
WRITE = "make golden"
HEAD = "# The hash of the book of every sample set-up, by game and version of its rules. Pinned by `make golden`.\n"


@dataclass(frozen=True)
class Pins:
    """The books of a game, by set-up, in a version of its rules."""

    version: str
    books: Mapping[str, str]


def pins_of(game: Game) -> Pins:
    """As they are now."""
    books = {_named(setup): game.table(game.settled(setup))[1] for setup in game.samples()}
    return Pins(game.version, {setup: game.book_hash(book) for setup, book in books.items()})


def _named(setup: Setup) -> str:
    return " ".join([f"{setup.seats} seats", *(f"{name}={value}" for name, value in sorted(setup.options.items()))])


def kept(path: Path = PINS) -> dict[str, Pins]:
    """As they are pinned."""
    said = tomllib.loads(path.read_text(encoding="utf-8")) if path.exists() else {}
    return {name: Pins(it["version"], it["books"]) for name, it in said.items()}


def changed(game: Game, now: Pins, pinned: Pins | None) -> str | None:
    """What to say of a book that is another under the version that it was pinned with."""
    if pinned is None or pinned.version != now.version:
        return None
    other = [setup for setup, book in now.books.items() if pinned.books.get(setup, book) != book]
    if not other:
        return None
    return (
        f"{game.name} {now.version} has other books than were pinned, the first for {other[0]!r}: saves of this version"
        f" could not be replayed. If that is meant, raise `version` of the game and run `{WRITE}`; if not, something"
        " that books are made from has got another number."
    )


def written(pins: Mapping[str, Pins]) -> str:
    return HEAD + "".join(_section(name, it) for name, it in sorted(pins.items()))


def _section(name: str, pins: Pins) -> str:
    lines = [f'"{setup}" = "{book}"' for setup, book in pins.books.items()]
    return "\n".join(["", f"[{name}]", f'version = "{pins.version}"', f"[{name}.books]", *lines, ""])


def main(*, write: bool = False, path: Path = PINS, load: tuple[str, ...] = ()) -> int:
    """Compare the books of all sample set-ups with those pinned, or pin them.

    Parameters
    ----------
    write: pin what is new; a book that changed under its version stays as it was pinned
    path: where they are pinned
    load: modules to import first, which register more games
    """
    for module in load:
        importlib.import_module(module)
    old = kept(path)
    new = {name: pins_of(game) for name, game in games().items()}
    faults = [said for name, now in new.items() if (said := changed(games()[name], now, old.get(name)))]
    for said in faults:
        print(said)
    if faults or new == old:
        return 1 if faults else 0
    if write:
        path.write_text(written(new), encoding="utf-8")
    print(f"{'wrote' if write else 'differs'}: {path}")
    return 0 if write else 1


if __name__ == "__main__":
    from cyclopts import App

    sys.exit(App(default_command=main, help=main.__doc__)(result_action="return_value"))
