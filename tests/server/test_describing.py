"""Words made from a look, here or in a process beside the server, and steps that tell only what has changed."""

from __future__ import annotations

import asyncio
import json
import random
from pathlib import Path

import pytest
from websockets.exceptions import ConnectionClosed

from dicewright.kernel.game import games
from dicewright.server import describing, telling
from dicewright.server.describing import Describing
from dicewright.server.eyes import Eyes
from dicewright.server.look import Look
from dicewright.server.scene import Viewer

from .serving import ME, SAME, Client, run, serving
from .test_secrecy import PEOPLE, answer, founded
from .test_tables import two

NAMES = sorted(name for name, game in games().items() if game.package.startswith("dicewright."))


@pytest.mark.parametrize("name", NAMES)
def test_what_is_left_out_is_as_it_was(name: str) -> None:
    """Step by step, what was told before and what is told now make the whole board."""
    room = founded(name, next(s for s in games()[name].samples() if s.seats >= 2))
    rng, left_out = random.Random(5), 0
    viewer = Viewer(room, "ann", "en")
    viewer.table(set())
    assert room.match is not None
    known, areas = room.stream("ann").published, {}
    for _ in range(40):
        if room.match.over:
            break
        answer(room, rng.randrange(room.match.record.options), "ann")
        room.publish(1.0)
        for version in range(known + 1, room.stream("ann").published + 1):
            whole = telling.step(viewer.look(version, None), Eyes()).scene.board
            told = viewer.step(version, known if areas else None).scene.board
            sent = [json.loads(bytes(area)) for area in told.areas]
            areas = areas | {area["ref"]: area for area in sent}
            left_out += len(told.places) - len(sent)
            assert told.places == whole.places
            assert [areas[ref] for ref in told.places] == [json.loads(bytes(area)) for area in whole.areas]
            known = version
    assert left_out > 0


def looks(name: str) -> list[Look]:
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
            published = room.stream(person).published
            if published:
                found.append(Viewer(room, person, "en").look(published, None))
    return found


@run
async def test_another_process_finds_the_same_words() -> None:
    beside = Describing(2)
    await beside.start()
    try:
        for name in NAMES:
            for look in looks(name):
                promised = beside.step(look, Eyes())
                assert not isinstance(promised, bytes)
                assert await promised == describing.encode(telling.step(look, Eyes()))
    finally:
        beside.close()


@run
async def test_what_a_lost_process_had_promised_is_lost_and_another_takes_its_place() -> None:
    beside = Describing(2)
    await beside.start()
    try:
        look = looks(NAMES[0])[0]
        (child,) = beside._beside
        child._process.kill()  # type: ignore[union-attr]
        promised = beside.step(look, Eyes())
        assert not isinstance(promised, bytes)
        with pytest.raises(describing.Lost):
            await promised
        for _ in range(400):
            try:
                again = beside.step(look, Eyes())
                assert not isinstance(again, bytes)
                assert await again == describing.encode(telling.step(look, Eyes()))
                break
            except describing.Lost:
                await asyncio.sleep(0.05)
        else:
            pytest.fail("no other process took its place")
    finally:
        beside.close()


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
        served.app.state.host.describing._beside[0]._process.kill()
        await playing
        assert codes <= {1012}  # come again


@run
async def test_on_a_shared_screen_each_pair_of_eyes_has_its_own_log(tmp_path: Path) -> None:
    async with serving(tmp_path) as served:
        ann = served.client()
        await ann.create("dice_throne", ME, SAME)
        await ann.connect()
        await ann.play(random.Random(4), most=25)
        last, whole = ann.last, await ann.connect()
        assert last["scene"]["eyes"] == whole["scene"]["eyes"]
        assert last["log"][-80:] == whole["lines"]
        assert last["scene"]["board"] == whole["scene"]["board"]
