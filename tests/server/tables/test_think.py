"""Time to think in secret: it passes for everybody alike, whether somebody was asked or not."""

from __future__ import annotations

import asyncio
from pathlib import Path

from dicewright.kernel.game import Setup
from dicewright.server.tables import entries as e
from dicewright.server.tables import now
from dicewright.server.tables.room import Room

from ..rooms import founded
from ..serving import Client, run, serving, two

THINK = 5
PASS = 0


def acted(seed: int) -> Room:
    """Scuffle; somebody has just acted so that others could answer."""
    room = founded("scuffle", Setup(2), clock=0, think=THINK)
    match = room.match
    assert match is not None
    while room.hush is None:
        assert not match.over
        room.apply(e.Answered(match.asked, seed % match.record.options, 960.0))
        if room.hush is None:
            room.publish(960.0)
    return room


def test_everything_waits_while_somebody_could_think() -> None:
    kinds = set()
    for seed in range(40):
        room = acted(seed)
        kinds.add(bool(room.thinker))
        assert room.hush_ends() == 965.0
        if room.thinker:
            assert room.deadline() == 965.0
            assert room.match is not None
            asked = room.match.asked
            room.apply(e.Answered(asked, PASS, 962.0))
            assert room.hush_ends() == 965.0, "who passes at once is waited for as long"
        else:
            assert room.deadline() is None
        room.publish(965.0)
        assert room.hush is None
    assert kinds == {True, False}


def test_who_answers_gives_the_others_time_again() -> None:
    room = next(room for seed in range(40) if (room := acted(seed)).thinker)
    assert room.match is not None
    room.apply(e.Answered(room.match.asked, 1, 963.0))
    assert room.hush_ends() == 968.0


def test_a_pause_takes_no_time_to_think() -> None:
    room = acted(1)
    room.apply(e.Paused(961.0, 0))
    room.apply(e.Resumed(971.0, 0))
    assert room.hush_ends() == 975.0


def test_alone_and_with_bots_nobody_waits() -> None:
    room = founded("scuffle", Setup(2), clock=0, think=THINK)
    room.seats[1].stand_in = "random"
    assert room.match is not None
    for _ in range(30):
        if not room.match.over:
            room.apply(e.Answered(room.match.asked, room.match.default(), 960.0))
    assert room.hush is None


async def answer(client: Client, answer: int) -> None:
    """Answer the question that comes next."""
    await client.answer(answer)
    client.last["scene"]["asking"] = None


async def asked(client: Client) -> int:
    """How many options the open question has, once it has come."""
    while client.asking is None:
        await client.until("step")
    return int(client.asking["count"])


@run
async def test_at_a_table_steps_come_after_the_time_to_think(tmp_path: Path) -> None:
    """Whether Bob is asked or not, and though he passes at once, Ann waits; he who is asked does not."""
    async with serving(tmp_path, tick=0.05) as served:
        seen = set()
        while seen != {True, False}:
            ann, bob = await two(served, "scuffle", think=1)
            room = served.app.state.registry._tables[ann.table].room
            people = {0: ann, 1: bob}
            while not room.over and seen != {True, False}:
                seat = room.asked
                mover, other = people[seat], people[1 - seat]
                await answer(mover, await asked(mover) - 1)
                hush, window = room.hush, room.thinker
                if hush is None or (window and room.asked == seat):
                    continue
                if window:
                    await asked(other)
                    assert room.hush == hush, "he who is asked is told first"
                    await answer(other, PASS)
                told = room.timelines[frozenset({seat})].published
                while room.hush is not None:
                    assert room.timelines[frozenset({seat})].published == told
                    await asyncio.sleep(0.01)
                assert now.now() >= hush + 1
                seen.add(bool(window))
