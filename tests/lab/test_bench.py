"""The benchmark measures what it says and reports honestly."""

from __future__ import annotations

import json

import pytest

from dicewright.kernel.game import Refusal
from dicewright.lab import bench
from dicewright.lab.node import node


@pytest.fixture
def short(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(bench, "RUNS", 1)
    monkeypatch.setattr(bench, "SECONDS", 0.01)
    monkeypatch.setattr(bench, "LOCKSTEP", 200)


@pytest.mark.usefixtures("short")
def test_figures_of_a_game(capsys: pytest.CaptureFixture[str]) -> None:
    assert bench.run(["race"], as_json=True) == 0
    report = json.loads(capsys.readouterr().out)
    (figures,) = report["games"]
    assert set(report["machine"]) >= {"processor", "cores", "python", "numba"}
    assert figures["native_answers_per_second"] > figures["native_decisions_per_second"] > 0
    assert figures["native_to_plain"] > 1
    assert figures["compile_cold_seconds"] > figures["compile_cached_seconds"] > 0
    assert figures["lockstep_answers"] == 200
    assert figures["state_bytes"] > 0
    if node():
        assert figures["wasm_answers_per_second"] > 0
        assert figures["wasm_bytes"] > figures["wasm_packed_bytes"] > 0


@pytest.mark.usefixtures("short")
def test_a_difference_between_the_targets_is_a_failure(
    capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch
) -> None:
    def differ(*_: object) -> None:
        raise AssertionError("value[0, 1]: 3 -> 4")

    monkeypatch.setattr(bench, "lockstep", differ)
    monkeypatch.setattr(bench, "compile_times", lambda game, seats: (2.0, 1.0))
    assert bench.run(["race"], as_json=False) == 1
    out = capsys.readouterr().out
    assert "DIFFER" in out
    assert "value[0, 1]: 3 -> 4" in out


def test_unknown_game_is_refused() -> None:
    with pytest.raises(Refusal, match="There is no game 'chess'"):
        bench.run(["chess"], as_json=True)
