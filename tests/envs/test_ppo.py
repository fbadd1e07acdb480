"""The example of learning learns."""

from __future__ import annotations

import importlib.util
from pathlib import Path
from types import ModuleType

import numpy as np
import pytest
import torch

from staging import together

EXAMPLE = Path(__file__).parents[2] / "examples" / "ppo.py"
pytestmark = together("race")


@pytest.fixture(scope="module")
def ppo() -> ModuleType:
    spec = importlib.util.spec_from_file_location("ppo", EXAMPLE)
    assert spec is not None
    assert spec.loader is not None
    module = importlib.util.module_from_spec(spec)
    spec.loader.exec_module(module)
    return module


def test_a_few_updates(ppo: ModuleType, capsys: pytest.CaptureFixture[str]) -> None:
    said = ["race", "--games", "32", "--steps", "64", "--updates", "3", "--epochs", "1", "--test", "32"]
    value = ppo.main(said)
    lines = capsys.readouterr().out.splitlines()
    assert len(lines) == 4
    assert all("entropy" in line and "nan" not in line for line in lines[:3])
    assert -1 <= value <= 1


def test_every_seat_learns_from_its_own_steps(ppo: ModuleType) -> None:
    """Two seats in turn, then the end: each is credited with what it had, as if the other were not there."""

    class Three:
        games, teams = 1, (0, 1)

        class observer:
            size, actions = 1, 1

    out = ppo.Rollout(Three, 4)
    out.seats[:, 0] = torch.tensor([0, 1, 0, 1])
    out.values[:, 0] = torch.tensor([0.5, -0.5, 0.25, 0.0])
    out.rewards[2, 0] = torch.tensor([1.0, -1.0])
    out.ended[2, 0] = True
    found, known = out.advantages(gamma=1.0, fade=1.0)
    assert known[:, 0].tolist() == [True, True, True, False]  # nobody knows yet what becomes of the second game
    assert np.allclose(found[:3, 0], [1 - 0.5, -1 + 0.5, 1 - 0.25])
