"""One bad row, one bad table: it is set aside and named, and everything else runs."""

from __future__ import annotations

import logging
import random
import sqlite3
from collections.abc import Callable
from pathlib import Path

import pytest

from ..serving import ME, SAME, Client, Served, run, serving

Database = sqlite3.Connection


def flipped(database: Database, id: str) -> None:
    body = bytearray(database.execute("SELECT body FROM founded WHERE id = ?", (id,)).fetchone()[0])
    body[10] ^= 0x80
    database.execute("UPDATE founded SET body = ? WHERE id = ?", (bytes(body), id))


def entry(body: object) -> Callable[[Database, str], None]:
    def change(database: Database, id: str) -> None:
        database.execute("UPDATE journal SET body = ? WHERE id = ? AND seq = 3", (body, id))

    return change


def gap(database: Database, id: str) -> None:
    database.execute("DELETE FROM journal WHERE id = ? AND seq = 2", (id,))


def unfounded(body: bytes) -> Callable[[Database, str], None]:
    def change(database: Database, id: str) -> None:
        database.execute("UPDATE founded SET body = ? WHERE id = ?", (body, id))

    return change


DAMAGE = {
    "a flipped bit": flipped,
    "no JSON": entry(b"\x00\xff"),
    "text, not bytes": entry("text"),
    "another kind": entry(b'{"type":"exploded"}'),
    "an answer that cannot be": entry(b'{"type":"answered","seat":0,"answer":987654,"at":1.0}'),
    "a seat that is not there": entry(b'{"type":"replaced","seats":[99],"level":"greedy"}'),
    "deep": entry(b"[" * 100_000),
    "a huge number": entry(b'{"type":"answered","seat":0,"answer":%s,"at":1.0}' % (b"9" * 5000)),
    "a missing entry": gap,
    "founded from nothing": unfounded(b""),
    "founded deep": unfounded(b'{"game":' + b"[" * 100_000),
}


async def played(served: Served, clock: int = 0, token: str = "") -> Client:
    client = served.client()
    client.token = token
    await client.create("race", ME, SAME, clock=clock)
    await client.connect()
    await client.play(random.Random(1), most=4)
    return client


@pytest.mark.parametrize("what", DAMAGE)
def test_a_damaged_table_is_set_aside_and_everything_else_runs(
    what: str, tmp_path: Path, caplog: pytest.LogCaptureFixture
) -> None:
    @run
    async def attempt() -> None:
        async with serving(tmp_path) as served:
            bad = await played(served, clock=3600)  # taken up when the server starts
            good = await played(served, clock=3600, token=bad.token)
        with sqlite3.connect(tmp_path / "tables.sqlite3") as database:
            DAMAGE[what](database, bad.table)
        caplog.clear()
        async with serving(tmp_path) as served:
            ann = served.client()
            ann.token = bad.token
            refused = await ann.http("GET", f"/api/tables/{bad.table}")
            assert (refused.status_code, refused.json()["code"]) == (410, "damaged")
            assert [it["table"] for it in (await ann.ok("GET", "/api/tables/mine"))["tables"]] == [good.table]
            ann.table = good.table
            await ann.connect()
            await ann.play(random.Random(2), most=2)
            assert list(served.app.state.registry.aside) == [bad.table]
        named = [it.getMessage() for it in caplog.records if bad.table in it.getMessage()]
        assert len(named) == 1  # once, and not whenever somebody asks
        assert "set aside" in named[0]
        assert not [it for it in caplog.records if it.exc_info]

    with caplog.at_level(logging.WARNING, "dicewright.server"):
        attempt()


@run
async def test_a_page_of_the_file_that_is_not_whole_harms_one_table(tmp_path: Path) -> None:
    async with serving(tmp_path) as served:
        ann = await played(served)
        bob = await played(served)
        many = [b'{"type":"spoken","name":"Ann","seat":0,"text":"%s","at":1.0}' % (b"a" * 400)] * 60
        await served.app.state.registry.journal.append(ann.table, 30, many)
    path = tmp_path / "tables.sqlite3"
    with sqlite3.connect(path) as database:
        database.execute("PRAGMA wal_checkpoint(TRUNCATE)")
        database.execute("PRAGMA journal_mode = DELETE")
    data = path.read_bytes()
    pages = [at for at in range(0, len(data), 4096) if b"a" * 400 in data[at : at + 4096]]
    place = pages[len(pages) // 2]  # neither where her entries begin nor where the next ones go
    path.write_bytes(data[:place] + b"\xff" * 4096 + data[place + 4096 :])
    async with serving(tmp_path) as served:
        client = served.client()
        client.token, client.table = bob.token, bob.table
        await client.connect()
        assert (await client.http("GET", f"/api/tables/{ann.table}")).status_code == 410
        await client.play(random.Random(3), most=2)
