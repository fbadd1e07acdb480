"""What bots find in the package of a game: files that its rules know nothing of."""

from __future__ import annotations

from importlib.resources import files

from ..kernel.game import Game


def shipped(game: Game, *path: str) -> bytes | None:
    """A file that comes with a game, if there is one."""
    try:
        return files(game.package).joinpath(*path).read_bytes()
    except (FileNotFoundError, ModuleNotFoundError, NotADirectoryError):
        return None
