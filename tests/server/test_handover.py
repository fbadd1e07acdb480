"""A server that is told to stop: everybody hears of it, nothing is lost, it is gone in time. And what it logs."""

from __future__ import annotations

import asyncio
import json
import logging
import signal
import sqlite3
import subprocess
import sys
from pathlib import Path

import httpx
import pytest
import websockets
from websockets.typing import Origin

from dicewright.server.messages.bounds import PROTOCOL

from .crash import Table
from .killing import Killed
from .serving import ME, OPEN, WAIT, closed, run, serving


def test_everybody_is_told_and_nothing_is_lost(tmp_path: Path) -> None:
    server = Killed(tmp_path)
    tables = [Table("dice_throne", 1), Table("dice_forge", 2)]  # no such game is over soon
    for table in tables:
        table.found(server.base)

    async def play() -> int:
        where = server.base.replace("http", "ws") + "/api/socket"
        watching = await websockets.connect(where, origin=Origin(server.base), max_size=None)
        await watching.send(json.dumps({"type": "hello", "protocol": PROTOCOL, "table": tables[0].id, "token": ""}))
        await watching.recv()
        playing = [asyncio.ensure_future(table.play(server.base)) for table in tables]
        while min(len(table.acknowledged) for table in tables) < 5:
            await asyncio.sleep(0.01)
        server.process.send_signal(signal.SIGTERM)
        code = await closed(watching)
        await asyncio.wait_for(asyncio.gather(*playing, return_exceptions=True), WAIT)
        return code

    assert asyncio.run(play()) == 1012
    assert server.process.wait(WAIT) == 0
    for table in tables:
        assert table.acknowledged == table.kept(tmp_path)[: len(table.acknowledged)]
    again = Killed(tmp_path)  # the store is free at once
    again.kill()


def test_the_log_for_programs(tmp_path: Path) -> None:
    command = [sys.executable, "-m", "dicewright", "serve", "--no-browser", "--port", "0"]
    environment = {"DICEWRIGHT_LOGS": "json", "DICEWRIGHT_DATA": str(tmp_path), "PATH": "/usr/bin:/bin"}
    process = subprocess.Popen(command, env=environment, stdout=subprocess.PIPE, stderr=subprocess.PIPE, text=True)
    assert process.stdout is not None
    base = next(line for line in process.stdout if "http://" in line).split()[3].rstrip("/")
    with httpx.Client(base_url=base, timeout=WAIT) as http:
        named = http.get("/api/tables/nothing", headers={"x-request-id": "from-the-proxy"})
        other = http.get("/healthz", headers={"x-request-id": "not\\one"})
    assert named.headers["x-request-id"] == "from-the-proxy"
    assert len(other.headers["x-request-id"]) == 16
    process.send_signal(signal.SIGTERM)
    _, told = process.communicate(timeout=WAIT)
    lines = [json.loads(line) for line in told.splitlines()]
    request = next(it for it in lines if it["message"] == "request")
    assert (request["request"], request["status"], request["address"]) == ("from-the-proxy", 404, "127.0.0.1")
    assert lines[-1]["message"].startswith("stopped")


@run
async def test_which_tables_cannot_go_on_is_logged(tmp_path: Path, caplog: pytest.LogCaptureFixture) -> None:
    async with serving(tmp_path) as served:
        ann, bob = served.client(), served.client()
        await ann.create("race", ME, OPEN)
        await bob.create("race", ME, OPEN)
    with sqlite3.connect(tmp_path / "tables.sqlite3") as database:
        body = json.loads(database.execute("SELECT body FROM founded WHERE id = ?", (ann.table,)).fetchone()[0])
        body["rules"] = "of-old"
        changed = (json.dumps(body).encode(), ann.table)
        database.execute("UPDATE founded SET body = ? WHERE id = ?", changed)
    with caplog.at_level(logging.WARNING, "dicewright.server"):
        async with serving(tmp_path) as served:
            async with asyncio.timeout(WAIT):
                while not (said := [it.getMessage() for it in caplog.records if "of-old" in it.getMessage()]):
                    await asyncio.sleep(0.01)
            assert (await served.client().http("GET", f"/api/tables/{bob.table}")).status_code == 200
    assert said[0].startswith("1 tables of race were begun by rules of-old and cannot go on")
    assert said[0].endswith(ann.table)
