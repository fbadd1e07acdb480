"""Rules compiled: the same numbers as in plain Python, found again in the cache, and never needed to play."""

from __future__ import annotations

import os
import subprocess
import sys
from pathlib import Path
from typing import Any

import numba
import numpy as np
import pytest

from dicewright.kernel.chance import MASK, below, following, mixed, picker
from dicewright.kernel.rule import plain_only, rule
from dicewright.targets.compiler import open_to_compiler
from dicewright.targets.native import Native, native
from sample_games.race import GAME, events
from staging import together

pytestmark = together("race")

TESTS = Path(__file__).parents[1]


def run(code: str, **more: str) -> str:
    """Run Python in a process of its own; what it prints."""
    paths = os.pathsep.join([str(TESTS), os.environ.get("PYTHONPATH", "")])
    environment = {**os.environ, "PYTHONPATH": paths, **more}
    done = subprocess.run([sys.executable, "-c", code], env=environment, capture_output=True, text=True, check=False)
    assert done.returncode == 0, done.stderr
    return done.stdout


def test_playing_in_plain_python_needs_no_compiler() -> None:
    code = """
import sys
from sample_games.race import GAME
from dicewright.kernel.chance import picker
g, b = GAME.table(GAME.settled(GAME.samples()[0]))
GAME.start(g, b)
pick = picker(1)
while not g.over:
    GAME.answer(g, b, pick(g.options))
print("numba" in sys.modules, "llvmlite" in sys.modules)
"""
    assert run(code).split() == ["False", "False"]


def test_second_process_loads_from_the_cache(tmp_path: Path) -> None:
    code = """
from sample_games.race import GAME
from dicewright.targets.native import Native, native
n = native(GAME, 2)
n.step(), n.play()
print(n.from_cache)
"""
    assert run(code, DICEWRIGHT_CACHE=str(tmp_path)).strip() == "False"
    assert run(code, DICEWRIGHT_CACHE=str(tmp_path)).strip() == "True"


def test_compiled_code_is_found_by_a_process_that_has_played_before(tmp_path: Path) -> None:
    code = """
from sample_games.race import GAME
from dicewright.bots import Player
from dicewright.kernel.game import Setup
from dicewright.match import Match, Seeded
from dicewright.targets.native import native
Match(GAME, Setup(2), nature=Seeded(1))
Player("learner", GAME, (0, 1)).compile()
print(native(GAME, 2).from_cache)
"""
    assert run(code, DICEWRIGHT_CACHE=str(tmp_path)).strip() == "False"
    assert run(code, DICEWRIGHT_CACHE=str(tmp_path)).strip() == "True"


def test_random_play_is_the_same_on_both_targets() -> None:
    setup = GAME.settled(GAME.samples()[0])
    initial, book = GAME.table(setup)
    GAME.start(initial, book)
    layout = GAME.layout(2)
    states, counts = np.zeros(1, layout.dtype), np.zeros((1, 2), np.int64)
    native(GAME, 2).play()(states, layout.array(initial).copy(), GAME.book_layout(2).array(book), 1000, 42, counts)
    g, seed, finished, decisions = initial.copy(), 42, 0, 0
    for _ in range(1000):
        seed = following(seed)
        decisions += g.asked >= 0
        GAME.answer(g, book, below(seed, g.options))
        if g.over:
            finished += 1
            g = initial.copy()
    assert states.tobytes() == g.buffer
    assert counts.tolist() == [[finished, decisions]]


def test_prepare_compiles_in_the_background() -> None:
    compiled = native(GAME, 3)
    done = []
    compiled.prepare(done.append).join()
    assert compiled.ready
    assert done == [compiled]


# --- chance ---


def test_chance_is_the_same_on_both_targets() -> None:
    @numba.njit
    def compiled(seed, n):  # type: ignore[no-untyped-def]
        return mixed(seed), following(seed), below(seed, n)

    open_to_compiler()
    for seed in (0, 1, 42, 1 << 63, MASK):
        found = compiled(np.uint64(seed), 6)
        assert [int(x) for x in found] == [mixed(seed), following(seed), below(seed, 6)]


def test_picker_is_fair_enough_and_repeats() -> None:
    pick = picker(5)
    counts = np.bincount([pick(6) for _ in range(6000)], minlength=6)
    assert counts.min() > 850
    assert counts.max() < 1150
    one, two = picker(9), picker(9)
    assert [one(100) for _ in range(20)] == [two(100) for _ in range(20)]
    assert [picker(9)(1000), picker(10)(1000)] != [picker(9)(1000)] * 2


# --- rules ---


@rule
def halved(n: int) -> int:
    return n // 2


@rule
def larger(a: int, b: int) -> int:
    return max(halved(a), halved(b))


@plain_only
def shout(n: int, times: int = 2) -> None:
    raise RuntimeError("only in plain Python")


@rule
def quiet(n: int) -> int:
    shout(n)
    return n + 1


def test_a_rule_is_the_same_function_everywhere() -> None:
    @numba.njit
    def compiled(a, b):  # type: ignore[no-untyped-def]
        return larger(a, b)

    open_to_compiler()
    for a, b in ((7, 9), (-7, -9), (0, 1)):
        assert compiled(a, b) == larger(a, b)
        assert compiled(np.int8(a), np.int16(b)) == larger(a, b)


def test_compiled_code_leaves_out_what_is_plain_only() -> None:
    @numba.njit
    def compiled(n):  # type: ignore[no-untyped-def]
        return quiet(n)

    open_to_compiler()
    assert compiled(4) == 5


def test_an_event_reaches_whoever_listens() -> None:
    g, _ = GAME.table(GAME.settled(GAME.samples()[0]))
    events.rolled(g, 1, 2)  # nobody does
    heard = []
    g.tell = lambda kind, values: heard.append((kind.name, values))
    events.rolled(g, 1, 2)
    assert heard == [("rolled", (1, 2))]


def test_no_two_programs_share_the_name_of_a_rule(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """Numba numbers functions and records anew in every process: programs of several processes, kept and loaded by
    another one, would take each other's rules for their own, if any but their entries were seen from outside."""
    monkeypatch.setenv("DICEWRIGHT_CACHE", str(tmp_path))
    names: list[set[str]] = []
    for seats in (2, 3):
        entry: Any = Native(GAME, seats).step()
        (compiled,) = entry.overloads.values()
        program = compiled.library._final_module
        names.append({f.name for f in program.functions if not f.is_declaration and f.linkage.name != "internal"})
        assert all(entry.py_func.__qualname__ in name for name in names[-1])
    assert all(names)
    assert not names[0] & names[1]
