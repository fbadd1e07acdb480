"""Nobody can lock others out: tables that wait, people who flood, connections that do nothing."""

from __future__ import annotations

import asyncio
import random
import socket
from dataclasses import replace
from pathlib import Path

import pytest

from dicewright.server.limits import Pace, origin_of
from dicewright.server.tables import now
from dicewright.server.tables.registry import EARLY

from ..serving import FREE, ME, OPEN, SAME, run, serving, two

DAY = 86_400


@run
async def test_a_table_with_a_long_clock_and_nobody_there_makes_room_for_others(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    async with serving(tmp_path, replace(FREE, tables=1)) as served:
        registry = served.app.state.registry
        ann, bob = await two(served, "roll_player", clock=DAY)
        kim = served.client()
        crowded = await kim.http("POST", "/api/tables", {"game": "race", "seats": [ME, OPEN]})
        assert crowded.status_code == 503
        await ann.close()
        await bob.close()
        while not all(session.idle for session in registry._tables.values()):
            await asyncio.sleep(0.01)
        await kim.create("race", ME, OPEN)
        assert list(registry._tables) == [kim.table]
        await registry._wake()
        assert list(registry._tables) == [kim.table], "its clock has long to run"
        monkeypatch.setattr(now, "BEGAN", now.BEGAN + DAY - EARLY + 1)
        await registry._wake()
        assert list(registry._tables) == [ann.table]
        assert registry._tables[ann.table]._clock.runs


@run
async def test_a_clock_that_rings_soon_keeps_its_table(tmp_path: Path) -> None:
    async with serving(tmp_path, replace(FREE, tables=1)) as served:
        ann, bob = await two(served, "roll_player", clock=60)
        await ann.close()
        await bob.close()
        session = served.app.state.registry._tables[ann.table]
        while session.publishing.connections or session._tasks:
            await asyncio.sleep(0.01)
        assert not session.idle


@pytest.mark.parametrize(
    ("host", "origin"),
    [
        ("192.0.2.7", "192.0.2.7"),
        ("2001:db8:1:2:3:4:5:6", "2001:db8:1:2::/64"),
        ("2001:db8:1:2:ffff::1", "2001:db8:1:2::/64"),
        ("2001:db8:1:3::1", "2001:db8:1:3::/64"),
        ("fe80::1%eth0", "fe80::/64"),
        ("::ffff:192.0.2.7", "192.0.2.7"),
        ("testclient", "testclient"),
        (None, ""),
    ],
)
def test_a_network_of_addresses_counts_as_one(host: str | None, origin: str) -> None:
    assert origin_of(host) == origin


@run
async def test_who_founded_a_table_can_let_somebody_get_up(tmp_path: Path) -> None:
    async with serving(tmp_path) as served:
        ann, bob, kim = served.client(), served.client(), served.client()
        await ann.create("dice_forge", ME, OPEN, OPEN)
        await bob.join(ann.table)
        await bob.connect()
        where = f"/api/tables/{ann.table}/remove"
        for other in (bob, kim):
            assert (await other.http("POST", where, {"seat": 0})).status_code == 403
        for seat in (0, 2, 7):
            assert (await ann.http("POST", where, {"seat": seat})).status_code == 409
        gone = await ann.ok("POST", where, {"seat": 1})
        assert [seat["kind"] for seat in gone["seats"]] == ["person", "open", "open"]
        table = await bob.until("table")
        assert not any(seat["mine"] for seat in table["seats"])
        await kim.join(ann.table, "Kim")
        ann, bob = await two(served)
        assert (await ann.http("POST", f"/api/tables/{ann.table}/remove", {"seat": 1})).status_code == 409


@run
async def test_a_table_takes_so_much_talk_and_no_more(tmp_path: Path) -> None:
    async with serving(tmp_path, replace(FREE, talk=6)) as served:
        ann, bob = await two(served)
        said = 0
        while True:
            await ann.send(type="chat", text="again")
            answer = await ann.until("said", "refused")
            if answer["type"] == "refused":
                break
            said += 1
        assert answer["code"] == "too-much"
        assert 0 < said < 6
        await ann.answer(2)
        await bob.until("step")
        await bob.answer(1)


@run
async def test_who_is_several_at_one_address_talks_no_more_than_one(tmp_path: Path) -> None:
    async with serving(tmp_path, replace(FREE, chat=Pace(2, 0.0))) as served:
        ann, bob = await two(served)
        for _ in range(2):
            await ann.send(type="chat", text="again")
            await ann.until("said")
        await bob.send(type="chat", text="and I")
        assert (await bob.until("refused"))["code"] == "too-fast"


@run
async def test_one_who_floods_replays_is_told_to_wait(tmp_path: Path) -> None:
    async with serving(tmp_path, replace(FREE, replays=Pace(3, 0.0))) as served:
        ann = served.client()
        await ann.create("race", ME, OPEN)
        codes = [(await ann.http("GET", f"/api/tables/{ann.table}/replay")).status_code for _ in range(4)]
        assert codes == [409, 409, 409, 429]
        assert (await ann.http("GET", "/api/games")).status_code == 200


@run
async def test_a_request_that_does_not_come_is_not_waited_for(tmp_path: Path) -> None:
    async with serving(tmp_path, replace(FREE, body=0.1)) as served:
        host, port = served.base.removeprefix("http://").split(":")
        reader, writer = await asyncio.open_connection(host, int(port), family=socket.AF_INET)
        head = (
            f"POST /api/tables HTTP/1.1\r\nHost: {host}:{port}\r\nOrigin: {served.base}\r\nContent-Length: 50\r\n\r\n{{"
        )
        writer.write(head.encode())
        assert b" 408 " in await reader.readline()
        writer.close()


@run
async def test_a_table_takes_so_much_coming_and_going_and_no_more(tmp_path: Path) -> None:
    async with serving(tmp_path, replace(FREE, talk=20)) as served:
        ann, bob = await two(served)
        registry = served.app.state.registry
        refused = ""
        while not refused:
            await bob.send(type="leave")
            await bob.until("seats")
            await bob.send(type="take_back")
            refused = (await bob.until("seats", "refused")).get("code", "")
        assert refused == "too-much"
        room = registry._tables[ann.table].room
        assert room.beside <= 21
        await bob.send(type="leave")  # the bot plays already: nothing more is written
        await bob.until("seats")
        assert room.beside <= 21


@run
async def test_what_somebody_has_written_down_is_paced_by_person_and_by_network(tmp_path: Path) -> None:
    limits = replace(FREE, entries=Pace(5, 0.0), entries_here=Pace(7, 0.0))
    async with serving(tmp_path, limits) as served:
        ann, bob = served.client(), served.client()
        for person, allowed in ((ann, 5), (bob, 2)):
            await person.create("race", ME, SAME)
            await person.connect()
            await person.play(random.Random(1), most=allowed)
            await person.send(type="answer", version=person.version, answer=0)
            assert (await person.until("refused", "taken"))["code"] == "too-fast"
            await person.send(type="ping", at=1)
            assert (await person.until("pong"))["at"] == 1


@run
async def test_who_founds_tables_by_the_dozen_is_told_to_wait(tmp_path: Path) -> None:
    async with serving(tmp_path, replace(FREE, foundings=Pace(2, 0.0))) as served:
        body = {"game": "race", "seats": [ME, OPEN]}
        codes = [(await served.client().http("POST", "/api/tables", body)).status_code for _ in range(3)]
        assert codes == [200, 200, 429]
        assert (await served.client().http("POST", "/api/setup", {"game": "race", "seats": 2})).status_code == 200
