"""The rules of every game compile for CUDA on a machine that has no GPU."""

from __future__ import annotations

import pytest

from dicewright.kernel.game import games
from dicewright.lab.ptx import ptx

pytest.importorskip("numba.cuda.dispatcher")


@pytest.mark.parametrize("name", games())
def test_rules_compile_to_ptx(name: str) -> None:
    game = games()[name]
    text = ptx(game, game.seats[0], optimised=False)
    assert ".visible .entry kernel(" in text
    assert ".version 9.0" in text
    assert ".target sm_90" in text
