"""Tables from founding to the end, over real sockets."""

from __future__ import annotations

import asyncio
import random
from pathlib import Path
from typing import Any

import pytest

from dicewright.server.tables import now
from dicewright.server.tables.fairness import commitment, pledge, verify

from ..serving import BOT, ME, OPEN, SAME, play_out, run, serving, two, until_undo


@run
async def test_a_game_against_a_bot_to_its_end(tmp_path: Path) -> None:
    async with serving(tmp_path) as served:
        ann = served.client()
        admitted = await ann.create("irondie", ME, BOT)
        assert admitted["seats"] == [0]
        table = await ann.connect()
        assert table["status"] == "playing"
        assert table["version"] == 0
        book = served.app.state.registry._tables[ann.table].room.founded.book
        luck = {"commitment": admitted["commitment"], "seeds": ["mine"], "server_seed": None}
        bound = table["fairness"].pop("bound")
        assert f"table {ann.table}" in bound.splitlines()
        assert table["fairness"] == {"book": book, "pledges": [pledge("mine")], **luck}
        assert [s["kind"] for s in table["seats"]] == ["person", "bot"]
        assert table["scene"]["asking"]["seat"] == 0
        await ann.play(random.Random(3))
        last = ann.last
        assert sorted(last["scene"]["result"]["places"]) == [1, 2]
        assert commitment(bytes.fromhex(last["fairness"]["server_seed"]), bound) == admitted["commitment"]
        verified = await ann.ok("GET", f"/api/tables/{ann.table}/verify?lang=pl")
        assert verified["fair"]
        assert verified["checked"] > 3
        assert verified["text"].startswith("Sprawdzono")
        save = (await ann.http("GET", f"/api/tables/{ann.table}/download")).text
        assert verify(save).checked == verified["checked"]


@run
async def test_versions_have_no_gaps_and_lines_follow_each_other(tmp_path: Path) -> None:
    async with serving(tmp_path) as served:
        ann = served.client()
        await ann.create("irondie", ME, BOT)
        first = await ann.connect()
        lines, versions = list(first["lines"]), [0]
        rng = random.Random(5)
        while not ann.over:
            if ann.asking:
                asking, ann.last["scene"]["asking"] = ann.asking, None
                await ann.answer(rng.randrange(asking["count"]))
            step = await ann.until("step")
            versions.append(step["version"])
            lines += step["lines"]
        assert versions == list(range(len(versions)))
        steps: list[Any] = []
        total = 1
        while len(steps) < total:  # a long game comes in pieces
            piece = await ann.ok("GET", f"/api/tables/{ann.table}/replay?seat=0&start={len(steps)}")
            steps, total = steps + piece["steps"], piece["total"]
        assert [line for step in steps for it in step["happenings"] for line in it["lines"]] == lines


@run
async def test_seeds_are_given_when_all_are_pledged(tmp_path: Path) -> None:
    async with serving(tmp_path) as served:
        ann, bob = served.client(), served.client()
        await ann.create("race", ME, OPEN)
        await ann.connect(seed="", pledge=pledge("ann's"))
        await ann.send(type="reveal", seed="ann's")
        assert (await ann.until("refused"))["code"] == "pledge", "Bob has yet to pledge his"
        await bob.join(ann.table)
        table = await bob.connect(seed="", pledge=pledge("bob's"))
        assert (table["status"], table["fairness"]["seeds"]) == ("gathering", [])
        assert table["fairness"]["pledges"] == [pledge("ann's"), pledge("bob's")]
        assert (await ann.until("table"))["fairness"]["pledges"] == table["fairness"]["pledges"]
        await bob.send(type="reveal", seed="bob's")
        await ann.send(type="reveal", seed="another")
        assert (await ann.until("refused"))["code"] == "pledge"
        await ann.send(type="reveal", seed="ann's")
        for client in (ann, bob):
            table = await client.until("table")
            assert (table["status"], table["fairness"]["seeds"]) == ("playing", ["ann's", "bob's"])


@run
async def test_two_people_online_begin_when_both_have_given_a_seed(tmp_path: Path) -> None:
    async with serving(tmp_path) as served:
        ann, bob = served.client(), served.client()
        admitted = await ann.create("race", ME, OPEN)
        table = await ann.connect(seed="ann's")
        assert (table["status"], table["scene"], table["version"]) == ("gathering", None, -1)
        seen = await bob.ok("GET", f"/api/tables/{ann.table}")
        assert seen["commitment"] == admitted["commitment"]
        assert [s["kind"] for s in seen["seats"]] == ["person", "open"]
        assert (await bob.join(ann.table))["commitment"] == admitted["commitment"]
        seats = await ann.until("seats")
        assert [s["name"] for s in seats["seats"]] == ["Ann", "Bob"]
        assert seats["status"] == "gathering"
        table = await bob.connect(seed="bob's")
        assert table["status"] == "playing"
        assert table["fairness"]["seeds"] == ["ann's", "bob's"]
        assert [s["mine"] for s in table["seats"]] == [False, True]
        mine = await ann.until("table")
        assert mine["scene"]["eyes"] == 0
        assert table["scene"]["eyes"] == 1
        await play_out(ann, bob)


@run
async def test_names_stand_where_the_game_says_player(tmp_path: Path) -> None:
    async with serving(tmp_path) as served:
        ann, _ = await two(served, "irondie")
        titles = " ".join(a["title"] for a in ann.last["scene"]["board"]["areas"])
        everything = " ".join(ann.heard)
        assert "Bob" in titles + everything
        assert "Player 2" not in everything
        assert "\ue000" not in everything


@run
async def test_answers_that_cannot_be_taken(tmp_path: Path) -> None:
    async with serving(tmp_path) as served:
        ann, bob = await two(served, "irondie")
        asked, other = (ann, bob) if ann.asking else (bob, ann)
        assert asked.asking is not None
        await other.send(type="answer", version=0, answer=0)
        assert (await other.until("refused"))["code"] == "not-asked"
        await asked.send(type="answer", version=5, answer=0)
        assert (await asked.until("refused"))["code"] == "stale"
        await asked.send(type="answer", version=0, answer=asked.asking["count"])
        assert (await asked.until("refused"))["code"] == "out-of-range"
        await asked.answer(0)
        await asked.send(type="answer", version=0, answer=0)  # sent twice: harmless
        assert (await asked.until("refused"))["code"] in ("stale", "not-asked")
        watcher = served.client()
        watcher.table = ann.table
        await watcher.connect()
        await watcher.send(type="answer", version=0, answer=0)
        assert (await watcher.until("refused"))["code"] == "not-yours"


@run
async def test_a_refusal_does_not_tell_that_others_have_answered_in_secret(tmp_path: Path) -> None:
    async with serving(tmp_path) as served:
        ann, bob, eve = served.client(), served.client(), served.client()
        await ann.create("race", ME, OPEN, OPEN, aids="all")
        for other in (bob, eve):
            await other.join(ann.table)
        for one in (ann, bob, eve):
            await one.connect()
        await ann.until("table")

        async def refused() -> list[str]:
            codes = []
            for message in (
                {"type": "options", "start": 0, "count": 1},
                {"type": "advise"},
                {"type": "answer", "answer": 0},
            ):
                await eve.send(version=0, **message)
                codes.append((await eve.until("refused"))["code"])
            return codes

        before = await refused()  # Ann is asked for a covered bid, then Bob, then Eve
        await ann.answer(0)
        await bob.until_asked()
        assert await refused() == before == ["not-asked"] * 3


@run
async def test_undo_leads_to_the_question_before(tmp_path: Path) -> None:
    async with serving(tmp_path) as served:
        ann, bob = await two(served, "roll_player")
        mover, other = await until_undo(ann, bob)
        after = mover.last["scene"]["board"]
        await mover.send(type="undo", version=mover.version)
        for client in (mover, other):
            assert (await client.until("step"))["back"]
        assert mover.asking
        assert mover.last["scene"]["board"] != after
        await mover.answer(0)
        await asyncio.gather(mover.until("step"), other.until("step"))
        assert mover.last["scene"]["board"] == after


@run
async def test_what_stands_in_the_way_of_undo_tells_nothing_of_the_others(tmp_path: Path) -> None:
    async with serving(tmp_path) as served:
        ann, bob = await two(served)  # race: covered bids, first Ann's
        assert ann.asking is not None
        await ann.send(type="undo", version=0)
        assert (await ann.until("refused"))["code"] == "undo-nothing"
        await ann.answer(2)
        assert await bob.until("step")  # his question
        await ann.send(type="undo", version=ann.version)
        assert (await ann.until("refused"))["code"] == "undo-waiting"
        assert bob.asking
        await bob.answer(1)
        await asyncio.gather(ann.until("step"), bob.until("step"))
        mover = ann if ann.asking else bob
        await mover.send(type="undo", version=mover.version)
        assert (await mover.until("refused"))["code"] == "undo-reveal"


@run
async def test_who_has_no_time_left_for_a_question_does_not_go_back_to_it(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    async with serving(tmp_path) as served:
        ann, bob = await two(served, "roll_player", clock=600)
        mover, _ = await until_undo(ann, bob)
        left = mover.last["scene"]["clock"]["left"]
        monkeypatch.setattr(now, "BEGAN", now.BEGAN + 400)
        await mover.send(type="undo", version=mover.version)
        assert (await mover.until("step"))["scene"]["clock"]["left"] <= left - 400
        await mover.answer(0)
        await mover.until("step")
        monkeypatch.setattr(now, "BEGAN", now.BEGAN + 300)
        await mover.send(type="undo", version=mover.version)
        assert (await mover.until("refused"))["code"] == "undo-time"


@run
async def test_many_options_come_in_pieces_and_subsets_on_demand(tmp_path: Path) -> None:
    async with serving(tmp_path) as served:
        ann = served.client()
        await ann.create("irondie", ME, BOT)
        await ann.connect()
        assert ann.asking is not None
        assert ann.asking["form"] == "subset"
        assert [o["answer"] for o in ann.asking["options"]] == [ann.asking["obvious"]]  # the main button alone
        await ann.send(type="options", version=0, start=5, count=3)
        more = await ann.until("options")
        assert [o["answer"] for o in more["options"]] == [5, 6, 7]
        assert more["count"] == ann.asking["count"] == 1 << len(ann.asking["things"])
        await ann.send(type="options", version=0, start=ann.asking["count"] + 3, count=3)
        assert (await ann.until("options"))["options"] == []


@run
async def test_language_changes_at_any_moment(tmp_path: Path) -> None:
    async with serving(tmp_path) as served:
        ann = served.client()
        await ann.create("irondie", ME, BOT)
        english = await ann.connect()
        for language, dice in (("ru", "кубики"), ("pl", "kości")):
            await ann.send(type="language", language=language)
            table = await ann.until("table")
            assert table["language"] == language
            assert table["version"] == english["version"]
            assert table["scene"]["asking"]["text"] != english["scene"]["asking"]["text"]
            rule = table["scene"]["asking"]["rule"]
            await ann.send(type="why", rule=rule)
            told = await ann.until("rule")
            assert told["id"] == rule
            assert dice in told["text"]
        await ann.send(type="why", rule="XX-none-1")
        assert (await ann.until("refused"))["code"] == "no-rule"


@run
async def test_a_shared_screen_sees_with_the_eyes_of_who_is_asked(tmp_path: Path) -> None:
    async with serving(tmp_path) as served:
        ann = served.client()
        await ann.create("race", ME, SAME)
        table = await ann.connect()
        assert [s["mine"] for s in table["seats"]] == [True, True]
        assert (table["scene"]["eyes"], table["scene"]["asking"]["seat"]) == (0, 0)
        await ann.answer(2)
        step = await ann.until("step")
        assert (step["scene"]["eyes"], step["scene"]["asking"]["seat"]) == (1, 1)
        assert step["scene"]["cover"]
        assert all(line["kind"] != "bid" for line in step["log"]), "Bob must not read what Ann has bid"
        await ann.play(random.Random(2))
        assert ann.over
