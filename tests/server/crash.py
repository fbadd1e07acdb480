"""`make crash`: the server is killed again and again in the middle of play; no acknowledged move may be lost.

Several tables are played as fast as they go. At a random moment the server process gets SIGKILL and is started again.
Every answer that was acknowledged must be in the database, in order, and every table must go on from there. With
`--store postgres` that is a PostgreSQL server of our own, of which all processes get SIGKILL too, every other time.
With `--servers 3` so many share it, are killed and paused, and what everybody sees is checked (`several.py`).
"""

from __future__ import annotations

import argparse
import asyncio
import json
import random
import sys
import tempfile
import time
from contextlib import ExitStack, closing
from pathlib import Path

import httpx
import websockets
from websockets.typing import Origin

from dicewright.server.messages.bounds import PROTOCOL
from dicewright.server.tables import entries as e
from dicewright.server.tables.opening import open_journal

try:
    from .killing import Killed
    from .postgres import Postgres, running
    from .several import several
except ImportError:  # run as a program
    from killing import Killed  # type: ignore[import-not-found, no-redef]
    from postgres import Postgres, running  # type: ignore[import-not-found, no-redef]
    from several import several  # type: ignore[import-not-found, no-redef]

BODY = {"seats": [{"kind": "me", "name": "Ann"}, {"kind": "same", "name": "Bob"}]}
GAMES = ("dice_forge", "dice_throne", "irondie", "roll_player")


class Table:
    """One table, and every answer that the server has acknowledged."""

    def __init__(self, game: str, seed: int) -> None:
        self.game, self.rng = game, random.Random(seed)
        self.id = self.token = ""
        self.acknowledged: list[int] = []
        self.before = 0
        """Moves that were kept when the server was killed last."""
        self.over = False

    def found(self, base: str) -> None:
        made = httpx.post(
            f"{base}/api/tables", json=BODY | {"game": self.game}, headers={"origin": base}, timeout=120
        ).json()
        self.id, self.token = made["table"], made["token"]
        self.acknowledged, self.before, self.over = [], 0, False

    async def play(self, base: str) -> None:
        """Answer at random until the connection breaks or the game is over."""
        where = base.replace("http", "ws") + "/api/socket"
        async with websockets.connect(where, origin=Origin(base), compression=None, max_size=None) as line:
            hello = {"type": "hello", "protocol": PROTOCOL, "table": self.id, "token": self.token}
            await line.send(json.dumps(hello))
            given: dict[int, int] = {}
            async for raw in line:
                message = json.loads(raw)
                if message["type"] == "taken":
                    self.acknowledged.append(given.pop(message["version"]))
                elif message["type"] in ("table", "step"):
                    scene = message["scene"]
                    self.over = scene["result"] is not None
                    if self.over:
                        return
                    answer = self.rng.randrange(scene["asking"]["count"])
                    given[message["version"]] = answer
                    answering = {"type": "answer", "version": message["version"], "answer": answer}
                    await line.send(json.dumps(answering))

    def kept(self, folder: Path, database: str = "") -> list[int]:
        """The answers that are in the database."""
        with closing(open_journal(database, folder, "look")) as journal:
            rows = journal.select("SELECT body FROM journal WHERE id = ? ORDER BY seq", (self.id,))
        entries = [e.read_entry(bytes(row[0])) for row in rows]
        return [entry.answer for entry in entries if isinstance(entry, e.Answered)]


async def until_killed(
    server: Killed, tables: list[Table], moves: int, more: float, database: Postgres | None = None
) -> None:
    """Play until so many moves were acknowledged and a moment more; then kill: first the database, if one is given."""
    before = sum(len(table.acknowledged) for table in tables)
    playing = [asyncio.ensure_future(table.play(server.base)) for table in tables]
    while sum(len(table.acknowledged) for table in tables) < before + moves and not all(p.done() for p in playing):
        await asyncio.sleep(0.001)
    await asyncio.sleep(more)
    if database is not None:
        await asyncio.to_thread(database.kill)
    server.kill()
    await asyncio.gather(*playing, return_exceptions=True)


def crash(kills: int, count: int, seed: int, folder: Path, database: Postgres | None = None) -> tuple[int, int]:
    """How many moves were kept, and how often a table had lost one that was acknowledged."""
    rng = random.Random(seed)
    address = database.address if database else ""
    where = ("--database", address) if address else ()
    tables = [Table(GAMES[k % len(GAMES)], seed + k) for k in range(count)]
    server = Killed(folder, *where)
    moves = lost = 0
    try:
        for table in tables:
            table.found(server.base)
        for kill in range(kills):
            both = database if kill % 2 else None
            asyncio.run(until_killed(server, tables, rng.randrange(1, 40), rng.uniform(0, 0.05), both))
            server = Killed(folder, *where)
            for table in tables:
                kept = table.kept(folder, address)
                lost += table.acknowledged != kept[: len(table.acknowledged)]
                moves += len(kept) - table.before
                table.before, table.acknowledged = len(kept), kept  # what was kept but not acknowledged is no loss
                if table.over:
                    table.found(server.base)
            print(f"\rkill {kill + 1} of {kills}, lost: {lost}", end="", flush=True)
    finally:
        server.kill()
    print()
    return moves, lost


def main() -> int:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--kills", type=int, default=100)
    parser.add_argument("--tables", type=int, help="6; with several servers, 300")
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("--store", choices=("sqlite", "postgres"), default="sqlite")
    parser.add_argument("--servers", type=int, default=1)
    arguments = parser.parse_args()
    began = time.monotonic()
    with tempfile.TemporaryDirectory() as folder, ExitStack() as stack:
        database = stack.enter_context(running()) if arguments.store == "postgres" else None
        if arguments.servers > 1:
            return _several(Path(folder), database, arguments)
        moves, lost = crash(arguments.kills, arguments.tables or 6, arguments.seed, Path(folder), database)
    seconds = time.monotonic() - began
    print(f"{arguments.kills} kills, {moves} moves kept, {lost} tables that lost a move, {seconds:.0f} s")
    return 1 if lost else 0


def _several(folder: Path, database: Postgres | None, arguments: argparse.Namespace) -> int:
    if database is None:
        print("Several servers need STORE=postgres.")
        return 2
    began, tables = time.monotonic(), arguments.tables or 300
    seen = several(folder, database, arguments.servers, tables, arguments.kills, 6.0, tables / 100, arguments.seed)
    away = sorted(seen.away) or [0.0]
    print(
        f"{arguments.servers} servers, {tables} games, {dict(seen.faults)}, {seen.moves} moves acknowledged, "
        f"{seen.views} views, {seen.behind} of them before a tick, {time.monotonic() - began:.0f} s\n"
        f"seen again after {away[len(away) // 2]:.1f} s (median), {away[int(0.99 * len(away))]:.1f} s (99 of 100)"
    )
    for wrong in seen.wrong:
        print("WRONG:", wrong)
    return 1 if seen.wrong else 0


if __name__ == "__main__":
    sys.exit(main())
