"""Steps tell only what has changed."""

from __future__ import annotations

import json
import random
from pathlib import Path

import pytest

from dicewright.kernel.game import games
from dicewright.server.tables.viewer import Viewer
from dicewright.server.view import render
from dicewright.server.view.delta import Delta

from ..rooms import answer, founded
from ..serving import ME, SAME, run, serving

NAMES = sorted(name for name, game in games().items() if game.package.startswith("dicewright."))


@pytest.mark.parametrize("name", NAMES)
def test_what_is_left_out_is_as_it_was(name: str) -> None:
    """Step by step, what was told before and what is told now make the whole board."""
    room = founded(name, next(s for s in games()[name].samples() if s.seats >= 2))
    rng, left_out, on_the_way = random.Random(5), 0, 0
    viewer = Viewer(room, "ann", "en")
    viewer.table(set())
    assert room.match is not None
    known, areas = room.timeline("ann").published, {}
    for _ in range(40):
        if room.match.over:
            break
        answer(room, rng.randrange(room.match.record.options), "ann")
        room.publish(1.0)
        for version in range(known + 1, room.timeline("ann").published + 1):
            whole = render.whole(viewer._whole(version), Delta())[0].board
            step = viewer.step(version, known if areas else None)
            boards = [*(it.board for it in step.happenings if it.board is not None), step.scene.board]
            on_the_way += len(boards) - 1
            for board in boards:
                sent = [json.loads(bytes(area)) for area in board.areas]
                areas = areas | {area["ref"]: area for area in sent}
                left_out += len(board.places) - len(sent)
            assert step.scene.board.places == whole.places
            assert [areas[ref] for ref in whole.places] == [json.loads(bytes(area)) for area in whole.areas]
            known = version
    assert left_out > 0
    assert on_the_way > 0


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
