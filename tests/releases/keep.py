"""Keep what a release wrote: saves of its games, and a server's database with running and finished tables;
`ends.jsonl` says what each came to.

    PYTHONPATH=RELEASE/src:RELEASE/tests python tests/releases/keep.py tests/releases/0.1.0

Run it with the code of the release, once: what is kept is never made again.
"""

from __future__ import annotations

import asyncio
import hashlib
import json
import random
import re
import sqlite3
import sys
import tempfile
from collections.abc import Iterator
from pathlib import Path

from dicewright.kernel.chance import picker
from dicewright.kernel.game import games
from dicewright.match import Match, Seeded, dumps
from server.serving import BOT, ME, SAME, serving

SEATS = {"dice_forge": (ME, BOT), "dice_throne": (ME, BOT), "irondie": (ME, SAME), "roll_player": (ME,)}
"""Who sits at the tables."""
LEFT = 20
"""Answers after which an unfinished table is left."""

End = dict[str, object]


def end(match: Match) -> End:
    """What a game came to: all questions that were put, hashed; the open one; the places."""
    g = match.record
    put = [(e.seat, e.kind, int(match.record_at(k).options), e.answer) for k, e in enumerate(match.history)]
    return {
        "game": match.game.name,
        "rules": match.game.version,
        "answers": len(put),
        "course": hashlib.sha256(json.dumps(put).encode()).hexdigest()[:16],
        "open": [int(g.question), int(g.asked), int(g.options)],
        "places": [int(place) for place in g.place],
    }


def keep_saves(folder: Path) -> Iterator[End]:
    """Every sample played to its end at random, and the first and the last of a game also left half-way."""
    for name, game in games().items():
        samples = game.samples()
        for k, setup in enumerate(samples):
            match = Match(game, setup, nature=Seeded(k + 1), players=("random",) * setup.seats)
            pick = picker(k + 1)
            while not match.over:
                match.answer(pick(match.record.options))
            kept = {f"{name}-{k}.save": match}
            if k in (0, len(samples) - 1):
                kept[f"{name}-{k}-half.save"] = match.fork(len(match.history) // 2)
            for file, it in kept.items():
                (folder / file).write_text(dumps(it), encoding="utf-8")
                yield {"save": file, **end(it)}


async def keep_tables(folder: Path) -> list[End]:
    """A finished and a running table of every game, all of one person."""
    ends: list[End] = []
    token = ""
    with tempfile.TemporaryDirectory() as place:
        async with serving(Path(place)) as served:
            for name, seats in SEATS.items():
                for most in (1 << 30, LEFT):
                    client = served.client()
                    client.token = token
                    await client.create(name, *seats)
                    token = client.token
                    await client.connect()
                    await client.play(random.Random(1), most)
                    session = await served.app.state.registry.open(client.table)
                    async with session.lock:
                        ends.append({"table": client.table, "token": token, **end(session.room.match)})
                    await client.close()
        with sqlite3.connect(Path(place) / "tables.sqlite3") as database:
            dump = "\n".join(map(_readable, database.iterdump()))
    (folder / "tables.sql").write_text(dump + "\n", encoding="utf-8")
    return ends


def _readable(statement: str) -> str:
    """SQLite dumps blobs in hexadecimal; ours are JSON."""
    return re.sub(r"X'([0-9A-F]*)'", lambda blob: f"CAST({_quoted(bytes.fromhex(blob[1]))} AS BLOB)", statement)


def _quoted(text: bytes) -> str:
    return "'" + text.decode().replace("'", "''") + "'"


if __name__ == "__main__":
    target = Path(sys.argv[1])
    target.mkdir()
    ends = [*keep_saves(target), *asyncio.run(keep_tables(target))]
    (target / "ends.jsonl").write_text("".join(json.dumps(it) + "\n" for it in ends), encoding="utf-8")
