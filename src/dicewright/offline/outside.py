"""What the worker around Python lends it. All of it is text, which needs no care between two languages."""

from __future__ import annotations

from collections.abc import Awaitable
from typing import Protocol


class Drawer(Protocol):
    """The database of the browser. What is written is there when the promise is kept."""

    def write(self, rows: str, /) -> Awaitable[str]:
        """Keep rows, all or none. Returns what went wrong, or nothing."""

    def entries(self, table: str, /) -> Awaitable[str]:
        """Those of a table with their numbers, in order."""

    def row(self, kind: str, key: str, /) -> Awaitable[str]:
        """One row; empty if there is none."""

    def rows(self, kind: str, /) -> Awaitable[str]:
        """All rows of a kind."""


class Outside(Drawer, Protocol):
    """The worker."""

    def decide(self, task: str, /) -> Awaitable[int]:
        """What a bot answers that thinks in another worker; below 0: nothing came of it."""

    def module(self, key: str, /) -> Awaitable[str]:
        """What the module for a game and teams is called, if the server of the page has built it now; or nothing."""

    def part(self, request: int, status: int, kind: str, text: str, /) -> None:
        """Something of the answer to a request."""

    def end(self, request: int, /) -> None:
        """That was all of it."""

    def told(self, socket: int, text: str, /) -> None:
        """Something that the table tells."""

    def closed(self, socket: int, code: int, /) -> None:
        """The table has hung up."""
