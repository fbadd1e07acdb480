"""Snapshots are put into words in a process beside the server as they are in it."""

from __future__ import annotations

import asyncio
import random
from pathlib import Path
from types import SimpleNamespace

import pytest
from websockets.exceptions import ConnectionClosed

from dicewright.kernel.game import games
from dicewright.server.messages.bounds import encode
from dicewright.server.tables.viewer import Viewer
from dicewright.server.view import render
from dicewright.server.view.delta import Delta
from dicewright.server.view.snapshot import Snapshot
from dicewright.server.workers import render_pool
from dicewright.server.workers.helpers import Lost
from dicewright.server.workers.render_pool import Deltas, RenderPool

from ..rooms import PEOPLE, answer, founded
from ..serving import Client, run, serving, two

NAMES = sorted(name for name, game in games().items() if game.package.startswith("dicewright."))


def snapshots(name: str) -> list[Snapshot]:
    """What all viewers may see of the first moves of a game."""
    room = founded(name, next(s for s in games()[name].samples() if s.seats >= 2))
    rng = random.Random(3)
    found = []
    assert room.match is not None
    for _ in range(8):
        if room.match.over:
            break
        answer(room, rng.randrange(room.match.record.options), "ann")
        room.publish(1.0)
        for person in ("", *PEOPLE[:2]):
            published = room.timeline(person).published
            if published:
                found.append(Viewer(room, person, "en").snapshot(published, None))
    return found


@run
async def test_another_process_finds_the_same_words() -> None:
    pool = RenderPool(2)
    await pool.start()
    try:
        for name in NAMES:
            for snapshot in snapshots(name):
                promised = pool.step(snapshot, Delta())
                assert not isinstance(promised, bytes)
                assert await promised == encode(render.step(snapshot, Delta()))
    finally:
        pool.close()


@run
async def test_what_a_lost_process_had_promised_is_lost_and_another_takes_its_place() -> None:
    pool = RenderPool(2)
    await pool.start()
    try:
        snapshot = snapshots(NAMES[0])[0]
        (child,) = pool._workers
        child._process.kill()  # type: ignore[union-attr]
        promised = pool.step(snapshot, Delta())
        assert not isinstance(promised, bytes)
        with pytest.raises(Lost):
            await promised
        for _ in range(400):
            try:
                again = pool.step(snapshot, Delta())
                assert not isinstance(again, bytes)
                assert await again == encode(render.step(snapshot, Delta()))
                break
            except Lost:
                await asyncio.sleep(0.05)
        else:
            pytest.fail("no other process took its place")
    finally:
        pool.close()


@run
async def test_a_game_is_told_from_a_process_beside_and_goes_on_when_that_is_lost(tmp_path: Path) -> None:
    async with serving(tmp_path, processes=2) as served:
        ann, bob = await two(served, "dice_forge")
        codes = set()

        async def play(client: Client, seed: int) -> None:
            while not client.over:
                try:
                    await client.play(random.Random(seed))
                except ConnectionClosed as end:
                    codes.add(end.rcvd.code if end.rcvd else 0)
                    await asyncio.sleep(0.1)
                    await client.connect(client.version)

        playing = asyncio.gather(play(ann, 3), play(bob, 4))
        while len(ann.steps) < 5:
            await asyncio.sleep(0.01)
        served.app.state.registry.helpers.renderers._workers[0]._process.kill()
        await playing
        assert codes <= {1012}  # come again


def test_what_was_seen_is_remembered_while_somebody_looks(monkeypatch: pytest.MonkeyPatch) -> None:
    clock = SimpleNamespace(now=0.0)
    monkeypatch.setattr(render_pool, "time", SimpleNamespace(monotonic=lambda: clock.now))
    deltas = Deltas()
    first, *_, other = snapshots(NAMES[0])
    seen, others = deltas.of(first), deltas.of(other)
    assert others is not seen
    clock.now = render_pool.REMEMBERED
    assert deltas.of(first) is seen
    clock.now += 1
    assert deltas.of(first) is seen
    assert deltas.of(other) is not others  # nobody has looked for so long
