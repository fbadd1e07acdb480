"""The guide to the environments can be believed: its code runs, and so do its commands."""

from __future__ import annotations

import re
import subprocess
import sys
from pathlib import Path

import pytest

from dicewright.envs.observer import observer
from dicewright.kernel.game import Game, Setup, games
from staging import together

ROOT = Path(__file__).parents[2]
GUIDE = (ROOT / "docs" / "environments.md").read_text(encoding="utf-8")
OURS = [g for g in games().values() if g.package.startswith("dicewright.")]


@together("irondie")
def test_python_runs() -> None:
    space: dict[str, object] = {}
    blocks = re.findall(r"```python\n(.*?)```", GUIDE, re.S)
    assert len(blocks) == 5
    for block in blocks:
        exec(compile(block, "environments.md", "exec"), space)
    assert sum(space["wins"]) > 100


def test_the_layout_is_shown() -> None:
    commands = re.findall(r"(?m)^    python (-m dicewright\.envs\.\w+ [\w -]+?)  ", GUIDE)
    assert commands == ["-m dicewright.envs.layout dice_throne --seats 3"]
    for command in commands:
        done = subprocess.run([sys.executable, *command.split()], capture_output=True, text=True, check=True)
        assert "dice_throne, 3 seats, version 1: 1,510 entries" in done.stdout


@pytest.mark.parametrize("g", OURS, ids=lambda g: g.name)
def test_sizes_are_those_told(g: Game) -> None:
    table = "| entries" + GUIDE.split("| entries")[1].split("\n\n")[0]
    (_, *columns), _, *rows = ([cell.strip() for cell in line[1:-1].split("|")] for line in table.split("\n"))
    row = next(cells for name, *cells in rows if name.lower().replace(" ", "_") == g.name)
    told = dict(zip(columns, (cell.replace(",", "") for cell in row), strict=True))
    of = {seats: observer(g, g.teams(g.settled(Setup(seats)))) for seats in g.seats}
    assert {name: size for name, size in told.items() if size} == {
        **{f"{seats} seat" if seats == 1 else str(seats): str(it.size) for seats, it in of.items()},
        "actions": str(next(iter(of.values())).actions),
    }
