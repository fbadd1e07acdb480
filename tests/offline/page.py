"""A page without a browser: what the worker around Python lends it, kept in memory."""

from __future__ import annotations

import asyncio
import json
from collections.abc import Callable, Sequence
from typing import Any

from dicewright.offline.start import start
from dicewright.offline.talk import Talk

Row = dict[str, Any]
KEYS = {"founded": ("id",), "entry": ("id", "seq"), "person": ("person", "id"), "ended": ("id",), "review": ("id",)}


class Page:
    """The other side of `Outside`."""

    def __init__(self, decide: Callable[[Row], int] = lambda task: -1, built: Sequence[str] = ()) -> None:
        self.kept: dict[str, dict[tuple[Any, ...], Row]] = {kind: {} for kind in KEYS}
        self.full = False
        self.tasks: list[Row] = []
        self._decide, self._built = decide, built
        self.wanted: list[str] = []
        self._answers: dict[int, tuple[int, list[str]]] = {}
        self._over: dict[int, asyncio.Event] = {}
        self.heard: asyncio.Queue[Row] = asyncio.Queue()
        self._count = 0

    async def started(self, modules: dict[str, str] | None = None) -> Talk:
        return await start(self, json.dumps(modules or {}), 0.0)

    # --- the drawer ---

    async def write(self, rows: str, /) -> str:
        if self.full:
            return "QuotaExceededError"
        told = json.loads(rows)
        found = [(row["type"], tuple(row[key] for key in KEYS[row["type"]]), row) for row in told]
        if any(key in self.kept[kind] for kind, key, _ in found if kind in ("founded", "entry")):
            return "ConstraintError"
        for kind, key, row in found:
            self.kept[kind][key] = row
        return ""

    async def entries(self, table: str, /) -> str:
        return json.dumps([row for key, row in sorted(self.kept["entry"].items()) if key[0] == table])

    async def row(self, kind: str, key: str, /) -> str:
        row = self.kept[kind].get((key,))
        return json.dumps(row) if row else ""

    async def rows(self, kind: str, /) -> str:
        return json.dumps(list(self.kept[kind].values()))

    async def decide(self, task: str, /) -> int:
        self.tasks.append(json.loads(task))
        return self._decide(self.tasks[-1])

    async def module(self, key: str, /) -> str:
        self.wanted.append(key)
        return f"{key}.wasm" if key in self._built else ""

    # --- what the tables say ---

    def part(self, request: int, status: int, kind: str, text: str, /) -> None:
        self._answers.setdefault(request, (status, []))[1].append(text)

    def end(self, request: int, /) -> None:
        self._over[request].set()

    def told(self, socket: int, text: str, /) -> None:
        self.heard.put_nowait(json.loads(text))

    def closed(self, socket: int, code: int, /) -> None:
        self.heard.put_nowait({"type": "closed", "code": code})

    # --- what a test asks of them ---

    async def ask(self, talk: Talk, method: str, address: str, body: Any = None, token: str = "") -> tuple[int, str]:
        self._count += 1
        id, self._over[self._count] = self._count, asyncio.Event()
        talk.request(id, method, address, token, "" if body is None else json.dumps(body))
        await self._over[id].wait()
        status, parts = self._answers[id]
        return status, "".join(parts)

    async def hears(self, *kinds: str) -> Row:
        """The next message of one of these kinds."""
        while True:
            it = await self.heard.get()
            if it["type"] in kinds:
                return it
