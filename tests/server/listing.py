"""How long it takes to list the finished tables of somebody who has played very many.

`python tests/server/listing.py --tables 10000 --store postgres` puts so many into a store, all of one person, and asks
a server for the first page of his list, and for pages all through it.
"""

from __future__ import annotations

import argparse
import asyncio
import os
import random
import sys
import tempfile
import time
from contextlib import ExitStack
from pathlib import Path

from dicewright.kernel.game import Setup
from dicewright.server.tables import entries as e
from dicewright.server.tables.journal import FINISH, FOUND, SEAT, SHOW, Journal
from dicewright.server.tables.opening import open_journal
from dicewright.server.tables.registry import person_of
from dicewright.server.tables.room import Room
from dicewright.server.tables.shown import shown_of, written

sys.path.insert(0, str(Path(__file__).parents[2]))  # run as a program
from tests.server.postgres import postgres
from tests.server.rooms import founded
from tests.server.serving import serving

TOKEN = "a" * 43
GAMES = ("dice_forge", "dice_throne", "irondie", "roll_player")
ASKED = 40


def over(name: str, person: str) -> Room:
    """A game that was given up."""
    room = founded(name, Setup(2))
    room.apply(e.Resigned(0, 960.0))
    room.seeds[person] = "mine"
    for sitter in room.seats:
        sitter.person = person
    return room


async def fill(journal: Journal, many: int) -> None:
    person = person_of(TOKEN)
    kept = [(e.encode(room.founded), written(shown_of(room, 960.0))) for room in (over(it, person) for it in GAMES)]
    ids = ["".join(random.choices("abcdefghijklmnopqrstuvwxyz234567", k=16)) for _ in range(many)]
    for start in range(0, many, 500):
        statements = []
        for k, id in enumerate(ids[start : start + 500], start):
            head, shown = kept[k % len(kept)]
            statements += [(FOUND, (id, 900.0 + k, 0, head)), (SEAT, (person, id)), (FINISH, (id, 1000.0 + k))]
            statements += [(SHOW, (id, shown))]
        await journal.put(statements)


async def measure(folder: Path, database: str, many: int) -> None:
    journal = open_journal(database, folder)
    await fill(journal, many)
    async with serving(folder, journal=journal) as served:
        client = served.client()
        client.token = TOKEN
        for where in ("the first page", "pages all through it"):
            took, tables = [], 0
            for k in range(ASKED):
                at = 1000 + many * (ASKED - k) // ASKED
                behind = "" if where == "the first page" else f"{at}~{'z' * 16}"
                began = time.perf_counter()
                told = await client.ok("GET", f"/api/tables/finished?lang=en&behind={behind}")
                took.append(time.perf_counter() - began)
                tables = len(told["tables"])
            took.sort()
            print(
                f"{where}, {tables} tables: p50 {took[len(took) // 2] * 1e3:.0f} ms, at most {took[-1] * 1e3:.0f} ms",
                flush=True,
            )


def main() -> int:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--tables", type=int, default=10_000)
    parser.add_argument("--store", choices=("sqlite", "postgres"), default="sqlite")
    arguments = parser.parse_args()
    with tempfile.TemporaryDirectory() as folder, ExitStack() as stack:
        database = stack.enter_context(postgres()) if arguments.store == "postgres" else ""
        print(f"{arguments.tables} finished tables, {arguments.store}, load average {os.getloadavg()[0]:.1f}")
        asyncio.run(measure(Path(folder), database, arguments.tables))
    return 0


if __name__ == "__main__":
    sys.exit(main())
