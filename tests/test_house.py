"""The house itself: what its sources keep to, besides what ruff, mypy and import-linter say."""

from __future__ import annotations

import re
from pathlib import Path

import pytest

import dicewright
from dicewright.kernel.game import games

SOURCES = Path(dicewright.__file__).parent
MODULES = sorted(SOURCES.rglob("*.py"))
WEB = Path(__file__).parents[1] / "web"
GENERATED = "Do not edit."
"""Says the first line of what is written by a program."""
PAGE = sorted(
    path
    for path in [*WEB.glob("*.ts"), *(WEB / "src").rglob("*"), *(WEB / "tests").rglob("*")]
    if path.suffix in (".ts", ".tsx", ".css") and GENERATED not in path.read_text(encoding="utf-8").split("\n")[0]
)
HEART = [path for path in MODULES if path.relative_to(SOURCES).parts[0] in ("kernel", "games")]
LONGEST = 600
"""Lines of a module or a style sheet; about 200 read best."""


def named(path: Path) -> str:
    return str(path.relative_to(SOURCES if SOURCES in path.parents else WEB))


@pytest.mark.parametrize("path", HEART, ids=named)
def test_rules_and_descriptions_are_typed_without_exceptions(path: Path) -> None:
    """mypy is strict about them; nobody may ask it to look away."""
    assert re.findall(r"# type: ignore.*|# noqa.*|import.*\bAny\b", path.read_text(encoding="utf-8")) == []


@pytest.mark.parametrize("path", [*MODULES, *PAGE], ids=named)
def test_a_module_fits_the_head(path: Path) -> None:
    assert len(path.read_text(encoding="utf-8").splitlines()) <= LONGEST


@pytest.mark.parametrize("path", [path for path in MODULES if SOURCES / "games" not in path.parents], ids=named)
def test_nothing_that_serves_every_game_imports_one(path: Path) -> None:
    imports = re.findall(r"(?m)^\s*from \S*games\S* import .*|^\s*import .*games.*", path.read_text(encoding="utf-8"))
    assert imports == []


def test_everything_is_caught_in_one_place() -> None:
    """What may go wrong is caught by its name."""
    catching = [path for path in MODULES if re.search(r"except (Exception\b|:)", path.read_text(encoding="utf-8"))]
    assert [named(path) for path in catching] == ["server/last_resort.py"]


def test_what_is_refused_is_said_in_every_language() -> None:
    """A plain sentence is for developers: whoever writes a script of nature's answers, or a table of values."""
    plain = [path for path in MODULES if re.search(r"Refusal\(\s*f?[\"']", path.read_text(encoding="utf-8"))]
    assert [named(path) for path in plain] == ["lab/pairs.py", "match/nature.py", "odds/dice.py", "odds/solver.py"]


def test_the_kernel_names_no_game() -> None:
    for path in SOURCES.glob("kernel/*.py"):
        code = re.sub(r'"""[\s\S]*?"""|#.*', "", path.read_text(encoding="utf-8"))
        assert not [name for name in games() if name in code], named(path)


def test_the_kernel_names_no_bots() -> None:
    """Whoever judges a game gets functions from it; who that is, the kernel does not know."""
    assert [
        named(path) for path in SOURCES.glob("kernel/*.py") if re.search(r"(?i)\bbots?\b", path.read_text("utf-8"))
    ] == []
