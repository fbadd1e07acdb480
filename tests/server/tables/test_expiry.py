"""Tables that were kept long enough are let go; others stay, whatever is wrong with them."""

from __future__ import annotations

import asyncio
import random
import sqlite3
from pathlib import Path

import pytest

from dicewright.server.limits import Retention
from dicewright.server.tables import expiry, keeping, now
from dicewright.server.tables.opening import open_journal

from ..serving import ME, OPEN, SAME, WAIT, Client, Served, run, serving

SOME = Retention(unstarted=10, abandoned=100, finished=1000)


async def three(served: Served) -> dict[str, Client]:
    """A table that has not begun, one in play, and one that is over."""
    tables = {"unstarted": served.client(), "playing": served.client(), "finished": served.client()}
    await tables["unstarted"].create("race", ME, OPEN)
    for name in ("playing", "finished"):
        await tables[name].create("race", ME, SAME)
        await tables[name].connect()
        await tables[name].play(random.Random(1), most=3 if name == "playing" else 1 << 30)
    return tables


async def look(served: Served, retention: Retention = SOME) -> expiry.Gone:
    registry = served.app.state.registry
    return await expiry.Expiry(registry.journal, retention, registry).look()


async def all_of(served: Served) -> set[str]:
    journal = served.app.state.registry.journal
    return set(await journal.reading(lambda: list(keeping.ids(journal))))


def later(monkeypatch: pytest.MonkeyPatch, days: float) -> None:
    monkeypatch.setattr(now, "BEGAN", now.BEGAN + days * expiry.DAY)


@pytest.mark.parametrize("store", ["sqlite", "postgres"])
def test_each_kind_has_its_time(
    store: str, tmp_path: Path, monkeypatch: pytest.MonkeyPatch, request: pytest.FixtureRequest
) -> None:
    address = request.getfixturevalue("own_postgres") if store == "postgres" else None

    @run
    async def attempt() -> None:
        async with serving(tmp_path, journal=open_journal(address or "", tmp_path)) as served:
            tables = {name: client.table for name, client in (await three(served)).items()}
        left = dict(tables)
        for days, goes in ((9, ""), (2, "unstarted"), (80, ""), (10, "playing"), (800, ""), (100, "finished")):
            later(monkeypatch, days)
            journal = open_journal(address or "", tmp_path)
            async with serving(tmp_path, journal=journal) as served:
                gone = await look(served)
                assert dict(gone.tables) == ({goes: 1} if goes else {})
                assert (gone.size > 0) == bool(goes)
                left.pop(goes, "")
                assert await all_of(served) == set(left.values())
                for name, id in tables.items():
                    status = (await served.client().http("GET", f"/api/tables/{id}")).status_code
                    assert status == (200 if name in left else 404)
                for it in ("journal", "people", "finished", "reviews"):
                    kept = {row[0] for row in journal.select(f"SELECT DISTINCT id FROM {it}")}
                    assert kept <= set(left.values())

    attempt()


@run
async def test_a_table_where_somebody_is_stays_and_so_does_one_that_cannot_be_read(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    async with serving(tmp_path) as served:
        tables = await three(served)
    with sqlite3.connect(tmp_path / "tables.sqlite3") as database:
        database.execute("UPDATE founded SET body = 'x' WHERE id = ?", (tables["finished"].table,))
    later(monkeypatch, 10_000)
    async with serving(tmp_path) as served:
        ann = served.client()
        ann.token, ann.table = tables["playing"].token, tables["playing"].table
        await ann.connect()
        gone = await look(served)
        assert dict(gone.tables) == {"unstarted": 1}
        await ann.play(random.Random(1), most=1)


@run
async def test_a_server_looks_by_itself(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    async with serving(tmp_path) as served:
        tables = await three(served)
    later(monkeypatch, 11)
    monkeypatch.setattr(expiry, "FIRST", 0.0)
    async with serving(tmp_path, retention=SOME) as served:
        async with asyncio.timeout(WAIT):
            while tables["unstarted"].table in await all_of(served):
                await asyncio.sleep(0.01)


@run
async def test_for_ever_is_for_ever(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    async with serving(tmp_path) as served:
        await three(served)
    later(monkeypatch, 100_000)
    async with serving(tmp_path) as served:
        assert not (await look(served, Retention(0, 0, 0))).tables


@run
async def test_what_has_gone_on_meanwhile_is_not_dropped(tmp_path: Path) -> None:
    async with serving(tmp_path) as served:
        playing = (await three(served))["playing"]
        journal = served.app.state.registry.journal
        kept = keeping.glanced(journal, playing.table)
        assert kept is not None
        assert (kept.state, kept.game) == ("playing", "race")
        await playing.play(random.Random(1), most=1)
        await journal.drop(kept.id, kept.entries)
        assert await journal.load(playing.table) is not None
        assert keeping.glanced(journal, "a" * 16) is None
