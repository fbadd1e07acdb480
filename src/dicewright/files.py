"""Files that people name, and saves: written so that a crash leaves the old one or the new one, never half of one."""

from __future__ import annotations

import os
import sys
import time
from pathlib import Path

from .kernel.game import ContentFile, Refusal
from .kernel.words import text

MOST = 32 * 2**20
"""Bytes of a file that are read; the longest save has a few thousand."""


def data_folder() -> Path:
    """The user's folder for saved games; DICEWRIGHT_DATA names another."""
    if named := os.environ.get("DICEWRIGHT_DATA"):
        return Path(named)
    if sys.platform == "win32":
        base = Path(os.environ.get("APPDATA", Path.home() / "AppData" / "Roaming"))
    elif sys.platform == "darwin":
        base = Path.home() / "Library" / "Application Support"
    else:
        base = Path(os.environ.get("XDG_DATA_HOME", Path.home() / ".local" / "share"))
    return base / "dicewright"


def fresh_save(game: str) -> Path:
    """A name no save has yet: the game and the time."""
    stem = f"{game}-{time.strftime('%Y%m%d-%H%M%S')}"
    folder = data_folder()
    path = folder / f"{stem}.save"
    k = 1
    while path.exists():
        k += 1
        path = folder / f"{stem}-{k}.save"
    return path


def write(path: Path, text: str, make_folder: bool = False) -> None:
    """Write a text file whole or not at all."""
    beside = path.parent / f".{path.name}.{os.getpid()}"
    try:
        if make_folder:
            path.parent.mkdir(parents=True, exist_ok=True)
        beside.write_text(text, encoding="utf-8", newline="\n")
        try:
            os.replace(beside, path)
        except OSError:
            beside.unlink()
            raise
    except (OSError, ValueError) as error:  # ValueError: a name no file can have
        raise _refusal("refuse-write", file=str(path), why=_reason(error)) from error


def write_new(path: Path, text: str) -> None:
    """Write a text file that is not there yet: what somebody has corrected by hand is not written over."""
    if path.exists():
        raise _refusal("refuse-overwrite", file=str(path))
    write(path, text)


def read(path: Path, most: int = MOST) -> str:
    """The text of a file the user named."""
    try:
        return read_bytes(path, most).decode()
    except UnicodeDecodeError:
        raise _refusal("refuse-text-file", file=str(path)) from None


def read_content(path: Path) -> ContentFile:
    """A content file the user named."""
    return ContentFile.decoded(read_bytes(path), str(path))


def read_bytes(path: Path, most: int = MOST) -> bytes:
    try:
        with path.open("rb") as file:
            data = file.read(most + 1)
    except FileNotFoundError:
        raise _refusal("refuse-no-file", file=str(path)) from None
    except (OSError, ValueError) as error:
        raise _refusal("refuse-read", file=str(path), why=_reason(error)) from error
    if len(data) > most:
        raise _refusal("refuse-large", file=str(path), most=most // 2**20)
    return data


def named(typed: str) -> Path:
    """The file a person means; `~` is home."""
    try:
        return Path(typed).expanduser()
    except RuntimeError:
        raise _refusal("refuse-home", typed=typed) from None


def _refusal(id: str, **args: int | str) -> Refusal:
    return Refusal(text(id, **args), package=__package__)


def _reason(error: Exception) -> str:
    return (error.strerror if isinstance(error, OSError) else None) or str(error)
