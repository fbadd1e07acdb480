"""The guide to adding a game can be believed: its code is quoted from games that are tested."""

from __future__ import annotations

import importlib
import re
from pathlib import Path

import pytest

ROOT = Path(__file__).parent.parent
GUIDE = (ROOT / "docs" / "adding-a-game.md").read_text(encoding="utf-8")
QUOTED = [
    path.read_text(encoding="utf-8")
    for folder in ("examples/pig", "tests/sample_games", "src/dicewright/games/irondie")
    for ending in ("py", "toml", "ftl")
    for path in sorted((ROOT / folder).rglob(f"*.{ending}"))
]
BLOCKS = re.findall(r"```(?:python|toml)\n(.*?)```", GUIDE, re.DOTALL)
"""A line of three dots parts what does not follow on each other."""


@pytest.mark.parametrize("quotation", [part for block in BLOCKS for part in block.split("...\n")])
def test_code_is_quoted(quotation: str) -> None:
    assert any(quotation in source for source in QUOTED)


def test_names_are_where_the_guide_says() -> None:
    rows = re.findall(r"(?m)^\| `(\w+)` \| (.*) \|$", GUIDE.split("| from `dicewright.kernel`")[1].split("\n\n")[0])
    assert len(rows) > 8
    for module, names in rows:
        for name in re.findall(r"`(\w+)`", names):
            assert hasattr(importlib.import_module(f"dicewright.kernel.{module}"), name), (module, name)
