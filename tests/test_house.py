"""The house itself: what its sources keep to, besides what ruff, mypy and import-linter say."""

from __future__ import annotations

import ast
import re
from collections import defaultdict
from collections.abc import Iterator
from dataclasses import dataclass, replace
from pathlib import Path

import pytest

import dicewright
from dicewright.kernel.game import games

SOURCES = Path(dicewright.__file__).parent
MODULES = sorted(SOURCES.rglob("*.py"))
ROOT = Path(__file__).parents[1]
TESTS = sorted((ROOT / "tests").rglob("*.py"))
WEB = ROOT / "web"
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
MOST_NAMES = 12
"""That a module takes from another."""


def named(path: Path) -> str:
    return str(path.relative_to(next(home for home in (SOURCES, WEB, ROOT) if home in path.parents)))


@pytest.mark.parametrize("path", HEART, ids=named)
def test_rules_and_descriptions_are_typed_without_exceptions(path: Path) -> None:
    """mypy is strict about them; nobody may ask it to look away."""
    assert re.findall(r"# type: ignore.*|# noqa.*|import.*\bAny\b", path.read_text(encoding="utf-8")) == []


@pytest.mark.parametrize("path", [*MODULES, *PAGE], ids=named)
def test_a_module_fits_the_head(path: Path) -> None:
    assert len(path.read_text(encoding="utf-8").splitlines()) <= LONGEST


@pytest.mark.parametrize("path", [*MODULES, *TESTS], ids=named)
def test_no_import_is_a_list_of_names(path: Path) -> None:
    """What belongs together has a home: a namespace, a class that makes it, a module that is asked by its name."""
    names: dict[str, set[str]] = defaultdict(set)
    for node in ast.walk(ast.parse(path.read_text(encoding="utf-8"))):
        if isinstance(node, ast.ImportFrom):
            names["." * node.level + (node.module or "")] |= {alias.name for alias in node.names}
    assert {module: sorted(taken) for module, taken in names.items() if len(taken) > MOST_NAMES} == {}


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


INSTANT = {
    "all",
    "all_inner_texts",
    "all_text_contents",
    "bounding_box",
    "content",
    "count",
    "evaluate",
    "evaluate_all",
    "get_attribute",
    "inner_html",
    "inner_text",
    "input_value",
    "query_selector",
    "query_selector_all",
    "text_content",
    "title",
} | {f"is_{state}" for state in ("checked", "disabled", "editable", "enabled", "hidden", "visible")}
"""What Playwright reads from a page at once, whatever is on its way there."""
BARE = {"all", "content", "count", "title"}
"""Of these, what means something else where it is given something: `hits.count(True)`."""
BROWSER = {path: ast.parse(path.read_text(encoding="utf-8")) for path in Path(__file__).parent.glob("browser/*.py")}
WAITING = "waiting.py"
"""The one module whose functions read a page, and wait themselves."""
ASSERTING = sorted(path for path in BROWSER if path.name != WAITING)


@dataclass(frozen=True)
class Reading:
    """What hands on what was read at once: functions, properties, names within a function."""

    functions: frozenset[str] = frozenset()
    properties: frozenset[str] = frozenset()
    names: frozenset[str] = frozenset()

    def __contains__(self, node: ast.AST) -> bool:
        return any(self._is_read(it) for it in ast.walk(node))

    def _is_read(self, it: ast.AST) -> bool:
        match it:
            case ast.Call(func=ast.Attribute(attr=name), args=given):
                return name in self.functions or name in (INSTANT - BARE if given else INSTANT)
            case ast.Call(func=ast.Name(id=name)):
                return name in self.functions
            case ast.Attribute(value=ast.Name(id="page") | ast.Attribute(attr="page"), attr="url"):
                return True
            case ast.Attribute(attr=name):
                return name in self.properties
            case ast.Name(id=name):
                return name in self.names
        return False


def own(function: ast.FunctionDef) -> Iterator[ast.AST]:
    """What stands in a function, but for the functions in it."""
    waiting: list[ast.AST] = [*function.body]
    while waiting:
        it = waiting.pop()
        yield it
        if not isinstance(it, ast.FunctionDef | ast.Lambda):
            waiting.extend(ast.iter_child_nodes(it))


def handing_on() -> Reading:
    """The functions and properties of the tests that hand on what they have read at once."""
    functions = [it for path in ASSERTING for it in ast.walk(BROWSER[path]) if isinstance(it, ast.FunctionDef)]
    known = Reading()
    while True:
        found = [
            function
            for function in functions
            if any(isinstance(it, ast.Return) and it.value and it.value in known for it in own(function))
        ]
        properties = {it for it in found if [ast.unparse(d) for d in it.decorator_list] == ["property"]}
        now = Reading(
            frozenset(it.name for it in found if it not in properties), frozenset(it.name for it in properties)
        )
        if now == known:
            return known
        known = now


def early(tree: ast.AST, known: Reading) -> list[str]:
    """The assertions that read a page at once, or what was read at once."""
    found = []
    for function in ast.walk(tree):
        if isinstance(function, ast.FunctionDef):
            names = {
                name.id
                for it in ast.walk(function)
                if isinstance(it, ast.Assign | ast.AugAssign | ast.NamedExpr) and it.value in known
                for target in (it.targets if isinstance(it, ast.Assign) else [it.target])
                for name in ast.walk(target)
                if isinstance(name, ast.Name)
            }
            here = replace(known, names=frozenset(names))
            asserted = [it for it in own(function) if isinstance(it, ast.Assert)]
            found += [f"{it.lineno}: {ast.unparse(it)}" for it in asserted if it.test in here]
    return found


@pytest.mark.parametrize("path", ASSERTING, ids=lambda path: path.name)
def test_no_assertion_reads_a_page_that_may_still_move(path: Path) -> None:
    """`expect` waits for what is to be there, `tests/browser/waiting.py` for the rest."""
    assert early(BROWSER[path], handing_on()) == []


@pytest.mark.parametrize(
    ("code", "count"),
    [
        ("assert me.page.locator(IT).is_disabled()", 1),
        ("assert page.url.endswith(path)", 1),
        ("assert me.page.locator(IT).count() == 0", 1),
        ("assert me.focused(IT)", 1),
        ("said = me.page.locator(IT).inner_text()\n    assert said == 'so'", 1),
        ("assert settled(me.page, IT) == []", 0),
        ("assert hits.count(True) > 3", 0),
    ],
)
def test_an_assertion_that_reads_a_page_is_found(code: str, count: int) -> None:
    tree = ast.parse(f"def test_it():\n    {code}")
    assert len(early(tree, Reading(frozenset({"focused"})))) == count
