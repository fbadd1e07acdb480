"""Several servers at one database: each table lives on one of them, and nothing is written or shown by who lost it."""

from __future__ import annotations

import asyncio
import json
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from pathlib import Path

import pytest

from dicewright.server.settings import THIS_MACHINE, networks
from dicewright.server.tables import leases
from dicewright.server.tables.homes import Elsewhere
from dicewright.server.tables.leases import Leases
from dicewright.server.tables.postgres import Postgres
from dicewright.server.tables.refusals import Denied
from dicewright.server.tables.store import StoreDown, TermOver

from ..serving import ME, OPEN, SAME, WAIT, Served, closed, play_out, run, serving


class Server:
    """One of them, without tables."""

    def __init__(self, address: str, name: str) -> None:
        self.store = Postgres(address)
        self.leases = Leases(self.store, f"http://{name}")
        self.given_up = 0

    def _lost(self) -> None:
        self.given_up += 1

    async def _orphaned(self) -> None:
        pass

    async def start(self) -> None:
        await self.leases.start(self._lost, self._orphaned)

    async def stop(self) -> None:
        await self.leases.stop()
        self.store.close()


@asynccontextmanager
async def two_servers(address: str) -> AsyncIterator[tuple[Server, Server]]:
    one, two = Server(address, "one"), Server(address, "two")
    await one.start()
    await two.start()
    try:
        yield one, two
    finally:
        await one.stop()
        await two.stop()


async def until(server: Server, many: int) -> None:
    """So many servers are there, as one of them sees it."""
    async with asyncio.timeout(WAIT):
        while server.leases.servers != many:
            await asyncio.sleep(0.05)


@run
async def test_a_table_lives_on_one_server_until_that_is_gone(own_postgres: str) -> None:
    async with two_servers(own_postgres) as (one, two):
        await one.store.found("a", 1.0, True, b"{}", ())
        assert await one.leases.timed() == ["a"]
        await one.leases.claim("a")
        await one.leases.claim("a")
        with pytest.raises(Elsewhere) as away:
            await two.leases.claim("a")
        assert away.value.peer == one.leases.me
        assert await two.leases.timed() == []
        await one.leases.release("a")
        await two.leases.claim("a")
        assert await one.leases.where("a") == two.leases.me
        gone = one.leases.gone(two.leases.me)
        await two.leases.stop()
        assert await one.leases.timed() == ["a"]
        await one.leases.claim("a")
        await asyncio.wait_for(gone, WAIT)


@run
async def test_one_of_many_gets_a_table(own_postgres: str) -> None:
    async with two_servers(own_postgres) as (one, two):
        for k in range(20):
            await one.store.found(f"t{k}", 1.0, False, b"{}", ())
            found = await asyncio.gather(one.leases.claim(f"t{k}"), two.leases.claim(f"t{k}"), return_exceptions=True)
            assert [type(it) for it in found].count(Elsewhere) == 1


@run
async def test_who_does_not_exist_is_nowhere(own_postgres: str) -> None:
    async with two_servers(own_postgres) as (one, two):
        await one.leases.claim("nothing")
        await two.leases.claim("nothing")
        assert await one.leases.where("nothing") is None


@run
async def test_whoever_stands_still_is_taken_for_dead_and_writes_nothing(own_postgres: str) -> None:
    async with two_servers(own_postgres) as (one, two):
        await one.store.found("a", 1.0, False, b"{}", ())
        await one.leases.claim("a")
        assert one.leases._beating is not None
        one.leases._beating.cancel()  # as if its process stood still
        await until(two, 1)
        with pytest.raises(StoreDown):  # it may not speak for its tables any more ...
            one.leases.check()
        with pytest.raises(TermOver):  # ... and what it had begun to write is refused
            await one.store.append("a", 0, [b"{}"])
        await two.leases.claim("a")
        assert await two.store.load("a") == (b"{}", [])
        await one.leases._once()
        assert (one.given_up, one.leases.term) == (1, 0)
        await one.leases._once()  # it begins anew
        one.leases.check()
        with pytest.raises(Elsewhere):
            await one.leases.claim("a")


@run
async def test_nothing_of_before_is_written_after_beginning_anew(own_postgres: str) -> None:
    async with two_servers(own_postgres) as (one, _):
        await one.store.found("a", 1.0, False, b"{}", ())
        old, one.store.term = one.store.term, None
        one.leases.term = 0
        await one.leases._once()
        assert one.store.term != old
        one.store.select("DELETE FROM servers WHERE number = ? RETURNING number", (old or 0,))
        new, one.store.term = one.store.term, old  # what was handed in before
        with pytest.raises(TermOver):
            await one.store.append("a", 0, [b"{}"])
        one.store.term = new
        both = await asyncio.gather(one.store.append("a", 0, [b"{}"]), one.store.append("a", 1, [b"{}"]))
        assert both == [None, None]


@run
async def test_nobody_is_taken_for_dead_while_the_database_was_away(
    own_postgres: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    async with two_servers(own_postgres) as (one, two):
        await until(one, 2)
        for it in (one, two):
            assert it.leases._beating is not None
            it.leases._beating.cancel()
        await asyncio.sleep(leases.DEAD + 0.1)
        await one.leases._once()  # the first that is back sees the same count as before
        assert one.leases.servers == 2
        await two.leases._once()
        two.leases.check()
        assert two.given_up == 0


@asynccontextmanager
async def served_by_two(address: str, folder: Path) -> AsyncIterator[tuple[Served, Served]]:
    async with (
        serving(folder, journal=Postgres(address)) as one,
        serving(folder, journal=Postgres(address), readers=networks("metrics", THIS_MACHINE)) as two,
    ):
        yield one, two


@run
async def test_two_people_at_two_servers_play_and_talk(own_postgres: str, tmp_path: Path) -> None:
    async with served_by_two(own_postgres, tmp_path) as (one, two):
        ann, bob = one.client(), two.client()
        await ann.create("race", ME, OPEN)
        await ann.connect(seed="ann's")
        told = await bob.join(ann.table)
        assert told["seats"] == [1]
        await bob.connect(seed="bob's")
        await ann.until("table")
        assert [it.app.state.registry.count for it in (one, two)] == [1, 0]
        await bob.send(type="chat", text="hello")
        assert (await ann.until("said"))["text"] == "hello"
        for client in (ann, bob):
            listed = (await client.ok("GET", "/api/tables/mine"))["tables"]
            assert [(it["table"], [seat["online"] for seat in it["seats"]]) for it in listed] == [
                (ann.table, [True, True])
            ]
        await play_out(ann, bob)
        assert len((await bob.ok("GET", "/api/tables/finished"))["tables"]) == 1
        assert (await bob.ok("GET", f"/api/tables/{ann.table}/verify"))["fair"]
        figures = (await bob.http("GET", "/metrics")).text
        assert "dicewright_servers 2" in figures
        assert 'dicewright_relayed_total{kind="socket"}' in figures


@run
async def test_refusals_and_ends_come_through(own_postgres: str, tmp_path: Path) -> None:
    async with served_by_two(own_postgres, tmp_path) as (one, two):
        ann, eve = one.client(), two.client()
        await ann.create("race", ME, SAME)
        await ann.connect()
        for path, status in (("replay", 409), ("thinking", 404), ("content", 404)):
            here = await ann.http("GET", f"/api/tables/{ann.table}/{path}")
            there = await eve.http("GET", f"/api/tables/{ann.table}/{path}")
            assert (here.status_code, here.json()) == (there.status_code, there.json())
            assert here.status_code == status
        joined = await eve.http("POST", f"/api/tables/{ann.table}/join", {"name": "Eve"})
        assert (joined.status_code, joined.json()["code"]) == (409, "begun")
        eve.table = ann.table
        await eve.connect()
        await eve.send(type="answer", version=0, answer=0)
        assert (await eve.until("refused"))["code"] == "not-yours"
        assert eve.socket is not None
        one.app.state.registry._tables[ann.table].close(1012)
        assert await closed(eve.socket) == 1012


@run
async def test_a_table_moves_when_its_server_stops(own_postgres: str, tmp_path: Path) -> None:
    async with serving(tmp_path, journal=Postgres(own_postgres)) as two:
        bob = two.client()
        async with serving(tmp_path, journal=Postgres(own_postgres)) as one:
            ann = one.client()
            await ann.create("race", ME, SAME)
            await ann.connect()
            await ann.answer(0)
            bob.table, bob.token = ann.table, ann.token
            await bob.connect()
            assert bob.version == 1
        assert bob.socket is not None
        assert await closed(bob.socket) == 1012
        await bob.connect()  # at once: a server that stops leaves nothing behind
        assert bob.version == 1
        await bob.answer(0)
        assert two.app.state.registry.count == 1


@run
async def test_only_a_server_can_say_who_asks(own_postgres: str, tmp_path: Path) -> None:
    async with served_by_two(own_postgres, tmp_path) as (one, two):
        ann = one.client()
        await ann.create("race", ME, SAME)
        await ann.connect()
        forged = {"x-dicewright-peer": "x" * 43, "x-dicewright-client": "10.1.2.3", "origin": "https://evil.example"}
        answer = await two.http.post(f"/api/tables/{ann.table}/join", json={"name": "Eve"}, headers=forged)
        assert answer.status_code == 403
        peer = two.app.state.registry.homes.me
        known = {"x-dicewright-peer": peer.secret, "x-dicewright-client": "10.1.2.3"}
        answer = await two.http.post(f"/api/tables/{ann.table}/leave", headers=known)
        assert answer.status_code == 421  # it lives elsewhere, and is not passed on twice


@run
async def test_a_table_of_other_rules_is_left_to_a_server_that_plays_by_them(own_postgres: str, tmp_path: Path) -> None:
    async with served_by_two(own_postgres, tmp_path) as (one, two):
        ann = one.client()
        await ann.create("race", ME, SAME)
        here, there = (it.app.state.registry for it in (one, two))
        body, _ = await here.journal.load(ann.table)
        head = json.loads(body) | {"rules": "another"}
        await here.journal.put([("UPDATE founded SET body = ?", (json.dumps(head).encode(),))])
        refused = await ann.http("GET", f"/api/tables/{ann.table}/download")
        assert (refused.status_code, refused.json()["code"]) == (409, "old-rules")  # nobody plays by them
        assert await there.homes.where(ann.table) is None  # nor keeps it from others
        term = there.homes.term
        await there.journal.put([("UPDATE playable SET rules = ? WHERE server = ?", ("another", term))])
        with pytest.raises(Elsewhere) as away:
            await here.open(ann.table)
        assert away.value.peer == there.homes.me
        refused = await ann.http("GET", f"/api/tables/{ann.table}/download")  # by the other, which said more than is so
        assert (refused.status_code, refused.json()["code"]) == (409, "old-rules")
        with pytest.raises(Denied):
            await there.open(ann.table)  # there is nobody left to pass it on to


@run
async def test_beats_go_on_while_tables_are_taken_up(own_postgres: str, monkeypatch: pytest.MonkeyPatch) -> None:
    one = Server(own_postgres, "one")
    taking, enough = asyncio.Event(), asyncio.Event()

    async def orphaned() -> None:
        taking.set()
        await enough.wait()

    monkeypatch.setattr(one, "_orphaned", orphaned)
    await one.start()
    try:
        async with asyncio.timeout(WAIT):
            await taking.wait()
            while (await one.store.reading(one.store.select, "SELECT beats FROM servers"))[0][0] < 3:
                await asyncio.sleep(0.05)
        one.leases.check()
    finally:
        enough.set()
        await one.stop()
