"""What others are asked in secret is noticed by nobody: no message, no other time, nothing in the first message.

That messages do not differ between worlds that one cannot tell apart is tried in tests/attack/pairs.py.
"""

from __future__ import annotations

import asyncio
import time
from pathlib import Path

from ..serving import ME, OPEN, run, serving, two


@run
async def test_no_message_comes_while_a_sealed_question_is_open(tmp_path: Path) -> None:
    async with serving(tmp_path) as served:
        ann, bob = await two(served)  # race: Ann bids under cover, then Bob
        watcher = served.client()
        watcher.table = ann.table
        first = await watcher.connect()
        assert first["scene"]["waiting"]["seat"] is None
        assert first["scene"]["clock"]["left"] is None
        await ann.answer(2)
        assert await watcher.silent()
        assert await ann.silent()
        again = await ann.connect(version=ann.version)  # a reload tells no more
        assert again["version"] == 0
        assert again["scene"]["asking"] is None
        assert again["scene"]["waiting"]["seat"] is None
        await bob.until("step")
        await bob.answer(1)
        assert (await watcher.until("step"))["version"] == 1
        assert (await ann.until("step"))["version"] == 1


@run
async def test_where_questions_are_sealed_every_step_keeps_the_tick(tmp_path: Path) -> None:
    tick = 0.3
    async with serving(tmp_path, tick=tick) as served:
        ann, bob = await two(served)
        began = time.monotonic()
        await ann.answer(2)
        await bob.until("step")
        assert time.monotonic() - began >= tick
        began = time.monotonic()
        await bob.answer(2)
        taken = time.monotonic() - began
        await asyncio.gather(ann.until("step"), bob.until("step"))
        assert time.monotonic() - began >= tick
        assert taken < time.monotonic() - began


@run
async def test_nothing_secret_is_in_the_first_message(tmp_path: Path) -> None:
    """The seed, other people's tokens, and answers of others are nowhere in what a newcomer gets."""
    async with serving(tmp_path) as served:
        ann, bob = served.client(), served.client()
        await ann.create("scuffle", ME, OPEN)
        await bob.join(ann.table)
        await ann.connect()
        await bob.connect()
        room = served.app.state.registry._tables[ann.table].room
        for secret in (room.founded.server_seed.hex(), ann.token, *room.people):
            assert all(secret not in message for message in bob.heard)
        hidden = [line for line in bob.last["lines"] if line["kind"] == "drew" and line["args"].get("seat") == 0]
        assert hidden
        assert all(-1 in line["args"].values() for line in hidden)
