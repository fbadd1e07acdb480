"""Playthroughs kept in tests/golden are played again, word for word."""

from __future__ import annotations

from pathlib import Path

import pytest

from dicewright.kernel.game import games
from dicewright.lab.golden import playthrough

GOLDEN = Path(__file__).parent / "golden"
AGAIN = "if that is meant, run: PYTHONPATH=tests python -m dicewright.lab.golden --write --load conftest"


@pytest.mark.parametrize(("name", "sample"), [(n, i) for n, g in games().items() for i in range(len(g.samples()))])
def test_playthrough_matches(name: str, sample: int) -> None:
    path = GOLDEN / f"{name}-{sample}.txt"
    assert path.exists(), f"there is no {path.name}; {AGAIN}"
    played = playthrough(games()[name], games()[name].samples()[sample]).splitlines()
    for n, (kept, now) in enumerate(zip(path.read_text(encoding="utf-8").splitlines(), played, strict=False), 1):
        assert now == kept, f"{path.name} differs from line {n} on; {AGAIN}"
    assert len(played) == len(path.read_text(encoding="utf-8").splitlines()), f"{path.name} has another length; {AGAIN}"
