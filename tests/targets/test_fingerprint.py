"""Compiled code is named by the rules it is made from, and by nothing else."""

from __future__ import annotations

import os
import re
import shutil
import subprocess
import sys
from collections.abc import Callable
from pathlib import Path
from typing import Any

import numpy as np
import pytest

import dicewright
from dicewright.kernel.numbers import Numbers
from dicewright.kernel.rule import made, plain_only, rule, rule_with
from dicewright.targets.fingerprint import fingerprint

PRINT = """
from dicewright.bots import chooser
from dicewright.targets.fingerprint import fingerprint
from dicewright.kernel.game import game
print(fingerprint(game("irondie").answer), fingerprint(chooser("greedy", game("irondie"), (0, 1))))
"""


@pytest.fixture
def copied(tmp_path: Path) -> Path:
    """A copy of the package, to be edited."""
    kept = shutil.ignore_patterns("__pycache__", "page")
    return Path(shutil.copytree(Path(dicewright.__file__).parent, tmp_path / "dicewright", ignore=kept))


def names(package: Path) -> list[str]:
    """The names of the compiled answer and of a bot of a game in this package."""
    environment = {**os.environ, "PYTHONPATH": str(package.parent), "PYTHONDONTWRITEBYTECODE": "1"}
    done = subprocess.run([sys.executable, "-c", PRINT], env=environment, capture_output=True, text=True, check=False)
    assert done.returncode == 0, done.stderr
    return done.stdout.split()


def edit(path: Path, before: str, after: str) -> None:
    source = path.read_text()
    assert before in source, f"{path.name} no longer says {before!r}"
    path.write_text(source.replace(before, after, 1))


def test_only_what_is_compiled_counts(copied: Path) -> None:
    answer, bot = names(copied)
    game = copied / "games" / "irondie"
    for path in [*(game / "show").glob("*.py"), game / "reference.py", copied / "kernel" / "describe.py"]:
        path.write_text(path.read_text() + "\n\nEDITED = 1\n")
    for path in (game / "words").glob("*.ftl"):
        path.write_text(path.read_text() + "\nedited = 1\n")
    rules = game / "rules" / "damage.py"
    rules.write_text(re.sub("(?m)^( +)return", r"\n\1# edited\n\1return", rules.read_text()))
    assert names(copied) == [answer, bot]
    edit(game / "judge" / "evaluate.py", "1000 * score", "1001 * score")
    assert names(copied)[0] == answer
    assert names(copied)[1] != bot
    edit(game / "rules" / "damage.py", "return 0", "return 1")
    assert names(copied)[0] != answer


def of(build: Callable[[int], Callable[..., Any]]) -> tuple[str, str, str]:
    """The names of a function built twice with 1 and once with 2."""
    return fingerprint(build(1)), fingerprint(build(1)), fingerprint(build(2))


def numbers(n: int) -> Any:
    class Made(Numbers):
        ONE = n

    return Made


def function(source: str, **space: Any) -> Callable[..., Any]:
    return rule(made(source, space))


def in_plain_python(n: int) -> Callable[..., Any]:
    """A rule that is compiled from something else."""
    return rule_with(function("def f(): return 7"))(lambda: n)


def left_out(n: int) -> Callable[..., Any]:
    return plain_only(lambda: n)


@pytest.mark.parametrize(
    "build",
    [
        lambda n: function(f"def f(): return {n}"),
        lambda n: function("def f(): return N", N=n),
        lambda n: function("def f(): return SPACE.ONE", SPACE=numbers(n)),
        lambda n: function("def f(g): return other(g)", other=function(f"def f(g): return g + {n}")),
        lambda n: function("def f(i): return TABLE[i]", TABLE=(1, (2, n))),
        lambda n: function("def f(i): return TABLE[i]", TABLE=np.array([n, 2])),
        lambda n: rule_with(function(f"def f(): return {n}"))(lambda: 7),
        lambda n: rule(lambda: n),
    ],
)
def test_every_number_that_a_rule_uses_counts(build: Callable[[int], Callable[..., Any]]) -> None:
    one, again, two = of(build)
    assert one == again
    assert one != two


@pytest.mark.parametrize("build", [in_plain_python, left_out])
def test_what_is_not_compiled_does_not(build: Callable[[int], Callable[..., Any]]) -> None:
    one, again, two = of(build)
    assert one == again == two


def test_what_cannot_be_told_apart_is_refused() -> None:
    with pytest.raises(TypeError, match="by which compiled code cannot be told apart"):
        fingerprint(function("def f(): return THING", THING=object()))
