"""What can be had of a game once it is over."""

from __future__ import annotations

import asyncio
import random
from pathlib import Path

import pytest

from dicewright.server.tables import registry
from dicewright.server.web import http

from ..serving import BOT, ME, OPEN, SAME, Client, Message, play_out, run, serving, two


@run
async def test_a_finished_game_is_listed_replayed_forked_and_only_then(tmp_path: Path) -> None:
    async with serving(tmp_path) as served:
        ann = served.client()
        await ann.create("race", ME, SAME)
        await ann.connect()
        for path in ("verify", "replay"):
            refused = await ann.http("GET", f"/api/tables/{ann.table}/{path}")
            assert (refused.status_code, refused.json()["code"]) == (409, "not-over")
        refused = await ann.http("POST", f"/api/tables/{ann.table}/fork", {"at": 1, "seats": [ME, SAME]})
        assert refused.json()["code"] == "not-over"
        mine = await ann.ok("GET", "/api/tables/mine")
        assert [(t["table"], t["my_turn"], t["status"]) for t in mine["tables"]] == [(ann.table, True, "playing")]
        await ann.play(random.Random(4))
        first = ann.table
        assert (await ann.ok("GET", "/api/tables/mine"))["tables"] == []
        done = (await ann.ok("GET", "/api/tables/finished"))["tables"]
        assert [t["table"] for t in done] == [first]
        assert sorted(done[0]["result"]["places"])[0] == 1
        replay = await ann.ok("GET", f"/api/tables/{first}/replay?start=0&count=4&seat=1")
        assert [s["version"] for s in replay["steps"]] == [1, 2, 3, 4]
        assert replay["steps"][0]["scene"]["eyes"] == 1
        rest = await ann.ok("GET", f"/api/tables/{first}/replay?start={replay['total'] - 1}")
        assert rest["steps"][0]["scene"]["result"]["moves"] == replay["total"] - 1
        assert rest["steps"][0]["before"][: len(replay["steps"][1]["before"])] == replay["steps"][1]["before"]
        assert rest["steps"][0]["scene"]["result"] == done[0]["result"]
        admitted = await ann.ok("POST", f"/api/tables/{first}/fork", {"at": 4, "seats": [ME, SAME]})
        ann.table = admitted["table"]
        await ann.connect()
        at_four = await ann.ok("GET", f"/api/tables/{first}/replay?start=3&count=1&seat={ann.last['scene']['eyes']}")
        assert ann.last["scene"]["board"] == at_four["steps"][0]["scene"]["board"]
        await ann.play(random.Random(9))
        assert (await ann.ok("GET", f"/api/tables/{ann.table}/verify"))["fair"]
        assert len((await ann.ok("GET", "/api/tables/finished"))["tables"]) == 2
        stranger = served.client()
        assert (await stranger.ok("GET", "/api/tables/finished"))["tables"] == []


@run
async def test_a_game_tried_again_says_so_has_luck_of_its_own_and_leaves_the_first_as_it_was(tmp_path: Path) -> None:
    async with serving(tmp_path) as served:
        ann = served.client()
        await ann.create("race", ME, SAME)
        assert (await ann.connect())["what_if"] is None
        await ann.play(random.Random(4))
        first, total = ann.table, (await ann.ok("GET", f"/api/tables/{ann.table}/replay?count=1"))["total"]
        before = (await ann.http("GET", f"/api/tables/{first}/download")).text
        commitments = set()
        for _ in range(3):
            admitted = await ann.ok("POST", f"/api/tables/{first}/fork", {"at": 5, "seats": [BOT, ME]})
            ann.table = admitted["table"]
            table = await ann.connect()
            told = table["what_if"]
            assert (told["table"], told["step"]) == (first, 4)
            assert [seat["mine"] for seat in table["seats"]] == [False, True]
            await ann.play(random.Random(4))
            save = (await ann.http("GET", f"/api/tables/{ann.table}/download")).text
            assert f"since {told['answers']}" in save  # what the seeds answer for begins there
            assert (await ann.ok("GET", f"/api/tables/{ann.table}/verify"))["fair"]
            commitments.add(admitted["commitment"])
        assert len(commitments) == 3
        assert (await ann.http("GET", f"/api/tables/{first}/download")).text == before
        assert (await ann.ok("GET", f"/api/tables/{first}/replay?count=1"))["total"] == total
    async with serving(tmp_path) as served:  # and it is known after a restart
        ann.server = served
        table = (await ann.ok("GET", f"/api/tables/{ann.table}"))["what_if"]
        assert (table["table"], table["step"]) == (first, 4)


@run
async def test_finished_tables_are_listed_without_being_opened(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """What is shown of them is kept when they end, and found out where it was not: the same as a table says itself."""
    async with serving(tmp_path) as served:
        ann, bob = await two(served, "race")
        tables = served.app.state.registry
        await play_out(ann, bob)
        await asyncio.gather(ann.close(), bob.close())
        await ann.create("dice_forge", ME, BOT, OPEN)
        await bob.join(ann.table)
        await ann.connect()
        await bob.connect()
        await ann.until("table")
        await ann.send(type="resign", seat=0)
        await bob.send(type="resign", seat=2)
        while not (ann.over and bob.over):
            await asyncio.gather(*(client.until("step") for client in (ann, bob) if not client.over))
        itself = {who: await who.ok("GET", "/api/tables/finished?lang=pl") for who in (ann, bob)}
        assert [len(it["tables"]) for it in itself.values()] == [2, 2]
        monkeypatch.setattr(http, "FRESH", 0.0)
        for client in (ann, bob):
            await client.close()
        for id in list(tables._tables):
            session = tables._tables[id]
            while not session.idle:
                await asyncio.sleep(0.01)
            tables._let_rest(session)

        async def listed(who: Client) -> Message:
            told: Message = await who.ok("GET", "/api/tables/finished?lang=pl")
            return told

        def alike(told: Message) -> list[Message]:
            """Who is there, and to the second when it ended, is not of the list."""
            seats = [[seat | {"online": False} for seat in it["seats"]] for it in told["tables"]]
            return [it | {"changed": 0, "seats": s} for it, s in zip(told["tables"], seats, strict=True)]

        for who in (ann, bob):
            assert alike(await listed(who)) == alike(itself[who])
        await tables.journal.put([("DELETE FROM shown", ())])  # as of a version that kept nothing of the kind
        for who in (ann, bob):
            assert alike(await listed(who)) == alike(itself[who])
        assert len(tables.journal.select("SELECT id FROM shown")) == 2
        await tables.journal.put([("UPDATE shown SET body = ?", (b"{}",))])  # or something else
        assert alike(await listed(bob)) == alike(itself[bob])
        assert not tables._tables


@run
async def test_a_list_of_finished_tables_goes_on(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(registry, "LISTED", 2)
    async with serving(tmp_path) as served:
        ann = served.client()
        played = []
        for _ in range(5):
            await ann.create("race", ME, SAME)
            await ann.connect()
            await ann.play(random.Random(4))
            played.append(ann.table)
        found, more = [], ""
        for left in (3, 1, 0):
            told = await ann.ok("GET", f"/api/tables/finished?behind={more}")
            found += [it["table"] for it in told["tables"]]
            more = told["more"]
            assert bool(more) == bool(left)
        assert found == played[::-1]
        for bad in ("x", "1~", f"inf~{'a' * 16}", f"{'9' * 400}~{'a' * 16}"):
            assert (await ann.http("GET", f"/api/tables/finished?behind={bad}")).json()["code"] == "unreadable"
