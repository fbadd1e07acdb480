"""A full disk, a frozen or absent database: people hear of it, nothing acknowledged is lost, and it passes."""

from __future__ import annotations

import asyncio
import random
import sqlite3
from pathlib import Path

import pytest

from dicewright.server.tables import journal, postgres, readiness, sqlite
from dicewright.server.tables.opening import open_journal

from ..postgres import frozen
from ..serving import ME, SAME, WAIT, Served, closed, run, serving


async def ready(served: Served) -> tuple[int, str]:
    answer = await served.http.get("/readyz")
    return answer.status_code, answer.json()["store"]


async def until_ready(served: Served) -> None:
    async with asyncio.timeout(WAIT):
        while (await ready(served))[0] != 200:
            await asyncio.sleep(0.02)


@run
async def test_a_full_disk(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(readiness, "FRESH", 0.0)
    async with serving(tmp_path) as served:
        ann = served.client()
        await ann.create("race", ME, SAME)
        await ann.connect()
        await ann.play(random.Random(1), most=2)
        assert await ready(served) == (200, "ok")
        version = ann.version

        def full(connection: object, statements: object) -> None:
            raise sqlite3.OperationalError("database or disk is full")

        with monkeypatch.context() as patch:
            patch.setattr(served.app.state.registry.journal, "_transact", full)
            assert await ready(served) == (503, "full")
            assert (await served.http.get("/healthz")).status_code == 200
            refused = await ann.http("POST", "/api/tables", {"game": "race", "seats": [ME, SAME]})
            assert (refused.status_code, refused.json()["code"]) == (503, "store")
            await ann.send(type="answer", version=ann.version, answer=0)
            assert ann.socket is not None
            assert await closed(ann.socket) == 1012
        await until_ready(served)
        assert (await ann.connect())["version"] == version
        await ann.play(random.Random(1), most=1)


@run
async def test_little_room_is_told_before_it_is_gone(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(sqlite, "LITTLE", 1 << 62)
    async with serving(tmp_path) as served:
        assert await ready(served) == (503, "full")


def test_a_frozen_database(postgres_address: str, tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """The machine of the database answers, its processes do not: nobody waits for ever, and afterwards it goes on."""
    monkeypatch.setattr(journal, "PATIENCE", 0.5)
    monkeypatch.setattr(journal, "DOWN", 0.1)
    monkeypatch.setattr(postgres, "REACHED", 2)
    monkeypatch.setattr(readiness, "LATE", 0.3)
    monkeypatch.setattr(readiness, "FRESH", 0.0)

    @run
    async def attempt() -> None:
        async with serving(tmp_path, journal=open_journal(postgres_address, tmp_path)) as served:
            ann = served.client()
            await ann.create("race", ME, SAME)
            await ann.connect()
            await ann.play(random.Random(1), most=2)
            version = ann.version
            with frozen(postgres_address):
                assert (await ready(served))[0] == 503
                await ann.send(type="answer", version=ann.version, answer=0)
                assert ann.socket is not None
                assert await closed(ann.socket) == 1012
                assert (await served.http.get("/healthz")).status_code == 200
                assert (await ann.http("GET", f"/api/tables/{ann.table}")).status_code == 503
            await until_ready(served)
            assert (await ann.connect())["version"] in (version, version + 1)
            await ann.play(random.Random(1), most=2)

    attempt()
