"""Where the terminal table is read and written: colours where there are any, plain text everywhere else."""

from __future__ import annotations

import sys
import time
from collections.abc import Callable
from contextlib import suppress
from importlib import import_module
from typing import TextIO

from rich.console import Console
from rich.text import Text as Rich

PAUSE = 0.35
"""Seconds between what bots do, so that a person can follow."""


class Screen:
    """A console and a way to read a line. `live`: a person sits there, so pauses and cleared screens make sense."""

    def __init__(self, out: TextIO | None = None, read: Callable[[str], str] | None = None, fast: bool = False) -> None:
        out = out or sys.stdout
        if hasattr(out, "reconfigure"):
            out.reconfigure(errors="replace")  # a terminal without these letters shows question marks, and goes on
        self.console = Console(file=out, highlight=False, markup=False, emoji=False, soft_wrap=False)
        self.live = self.console.is_terminal and not self.console.is_dumb_terminal and sys.stdin.isatty()
        self.fast = fast or not self.live
        self._read = read or self._input
        if self.live:
            with suppress(ImportError):  # where there is none, lines are typed without it
                import_module("readline")  # being there is all it does

    @property
    def width(self) -> int:
        return self.console.width

    def show(self, line: str | Rich = "", style: str = "", indent: int = 0, hang: int = 2) -> None:
        """Print, wrapped at words; what goes on to the next line hangs in."""
        it = Rich(line, style=style) if isinstance(line, str) else line
        for part in it.split("\n", allow_blank=True):
            for k, row in enumerate(part.wrap(self.console, max(20, self.width - indent - hang)) or [Rich()]):
                row.rstrip()
                self.console.print(Rich(" " * (indent + (hang if k else 0))) + row)

    def command(self, line: str) -> None:
        """Something to copy and run: never broken."""
        self.console.print(Rich(f"  {line}", style="bold"), soft_wrap=True)

    def rule(self, title: str = "") -> None:
        """A line across with a title in it."""
        head = f"── {title} " if title else ""
        self.console.print(Rich(head + "─" * max(0, self.width - len(head)), style="dim"))

    def ask(self, prompt: str) -> str:
        """A line from the person, stripped. EOFError when there are no more."""
        return self._read(prompt).strip()

    def pause(self) -> None:
        if not self.fast:
            time.sleep(PAUSE)

    def clear(self) -> None:
        """Wipe the screen and what has scrolled off it."""
        if self.live:
            self.console.file.write("\x1b[3J")
            self.console.clear()

    def _input(self, prompt: str) -> str:
        if sys.stdin.isatty():
            return input(prompt)
        line = sys.stdin.readline()
        if not line:
            raise EOFError
        self.console.print(prompt + line.rstrip("\n"))  # so that a piped game reads like a played one
        return line
