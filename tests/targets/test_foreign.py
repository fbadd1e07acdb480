"""Building apart: what goes wrong in the other process is said in this one."""

from __future__ import annotations

import os
from pathlib import Path

import pytest

from dicewright.kernel.game import Refusal
from dicewright.targets.foreign import apart


def test_what_is_wrong_there_is_raised_here(tmp_path: Path) -> None:
    missing = tmp_path / "missing"
    with pytest.raises(FileNotFoundError, match="missing"):
        apart(Path.rename, missing, missing, tmp_path / "other")


def test_a_process_that_is_ended_from_outside_is_told_of() -> None:
    with pytest.raises(Refusal, match=r"race\.wasm was not built: .* memory"):
        apart(os._exit, Path("race.wasm"), 1)


def test_rules_that_were_changed_meanwhile_are_told_of() -> None:
    apart(Path, Path("race.wasm"), "race.wasm")
    with pytest.raises(Refusal, match=r"race\.wasm was not built: the rules have changed"):
        apart(Path, Path("race.wasm"), "other.wasm")
