"""The clock of a table."""

from __future__ import annotations

import asyncio
from pathlib import Path

import pytest

from dicewright.server.tables import clock

from ..serving import run, serving, two


@run
async def test_the_clock_answers_by_default(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(clock, "GRACE", 0.0)
    async with serving(tmp_path) as served:
        ann, bob = await two(served, clock=1)
        asked = ann if ann.asking else bob
        assert 0 < asked.last["scene"]["clock"]["left"] <= 1
        while not (ann.last["type"] == "step" and bob.last["type"] == "step"):
            await asyncio.gather(*(c.until("step") for c in (ann, bob) if c.last["type"] != "step"))
        assert asked.version >= 1


@run
async def test_clocks_go_on_after_a_restart_without_a_visitor(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    async with serving(tmp_path) as served:
        ann, _ = await two(served, clock=2)
        before = ann.last["version"]
    monkeypatch.setattr(clock, "GRACE", 0.0)
    async with serving(tmp_path) as served:
        room = served.app.state.registry._tables[ann.table].room
        timeline = room.timeline("")
        for _ in range(200):
            if timeline.published > before:
                break
            await asyncio.sleep(0.05)
        assert timeline.published > before
