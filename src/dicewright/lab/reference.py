"""The rules reference of a game as a page, and the checks that keep rules, code, words and tests together.

python -m dicewright.lab.reference            say what is missing or out of date
python -m dicewright.lab.reference --write    write docs/rules/<game>.md anew
"""

from __future__ import annotations

import argparse
import ast
import re
import sys
from collections.abc import Callable, Iterator
from importlib.resources import files
from pathlib import Path

from ..kernel.describe import RuleText, reasons_in_full, rule_ids
from ..kernel.game import Game, games
from ..kernel.words import LANGUAGES, MissingWords, text

BUILT_IN = "dicewright.games."
PAGES = Path("docs/rules")

INTRODUCTION = """\
The rules as the program plays them, in our own words. Every rule has an id; the code that decides it and the tests that
prove it name the id, and the table shows it when you ask why.

A rule is *printed* if the rulebook says so, *ruled* if the rulebook leaves it open and we had to choose a reading, and
*reconstructed* if what was printed is lost. A reading with a switch can be exchanged when a game is set up:
`--option switch=value`.

This page is made from the program by `python -m dicewright.lab.reference --write`.
"""


def built_in() -> list[Game]:
    """The games that come with the program."""
    return [g for g in games().values() if g.package.startswith(BUILT_IN)]


# --- the page ---


def page(game: Game) -> str:
    """The whole reference in English."""
    say = game.words("en").say
    areas: dict[str, list[RuleText]] = {}
    for rule in game.rules:
        areas.setdefault(rule.area, []).append(rule)
    titles = {area: say(text(f"rules-{area}")) for area in areas}
    lines = [f"# {say(text(f'game-{game.name}'))}: rules reference", "", INTRODUCTION, "## Contents", ""]
    for area, rules in areas.items():
        links = " ".join(f"[{r.id}](#{r.id.lower()})" for r in rules)
        lines.append(f"- **{titles[area]}**: {links}")
    for area, rules in areas.items():
        lines += ["", f"## {titles[area]}"]
        for rule in rules:
            lines += ["", f"### {rule.id}", "", say(rule.text), "", f"*{rule.state.capitalize()}.* {rule.place}."]
            if why := ": ".join(filter(None, [rule.points, reasons_in_full(rule, game.words("en"))])):
                lines += ["", f"> {why}"]
            if rule.switch:
                choices = next(c.choices for c in game.choices if c.name == rule.switch)
                values = f": {', '.join(f'`{c}`' for c in choices)}" if choices else ""
                lines += ["", f"Switch: `{rule.switch}`{values}."]
    return "\n".join(lines) + "\n"


# --- the checks ---


def mentioned(source: str) -> set[str]:
    """The rule ids a text names, `ID-duel-2` or `DT-status-burn`; `ID-type-1 to ID-type-9` names nine."""
    found = set(re.findall(r"\b[A-Z]{2}-[a-z]+-(?:\d+|[a-z]+(?:-[a-z]+)*)\b", source))
    for stem, first, stem_too, last in re.findall(r"\b([A-Z]{2}-[a-z]+)-(\d+) to ([A-Z]{2}-[a-z]+)-(\d+)\b", source):
        if stem == stem_too:
            found |= {f"{stem}-{n}" for n in range(int(first), int(last) + 1)}
    return found


def named_in_code(game: Game) -> dict[str, list[str]]:
    """Ids named where the game decides something, with the modules that name them: everything in its package but for
    the list of rules itself."""
    root = Path(str(files(game.package)))
    found: dict[str, list[str]] = {}
    for path in sorted(root.rglob("*.py")):
        if path != root / "reference.py":
            for id in mentioned(path.read_text(encoding="utf-8")):
                found.setdefault(id, []).append(path.relative_to(root).as_posix())
    return found


def marked_in_tests(tests: Path) -> dict[str, list[str]]:
    """Ids that stand in a `pytest.mark.rule(...)`, with the tests so marked: `pig/test_rules.py::test_a_one`."""
    found: dict[str, list[str]] = {}
    for path in sorted(tests.rglob("test_*.py")):
        file = path.relative_to(tests).as_posix()
        for test, part in _tests(ast.parse(path.read_text(encoding="utf-8")), file):
            for id in _marks(part):
                found.setdefault(id, []).append(test)
    return found


def _tests(among: ast.Module | ast.ClassDef, name: str) -> Iterator[tuple[str, ast.AST]]:
    """Tests by their names, those of classes too; what is said for several of them has the name of what holds them."""
    for part in among.body:
        if isinstance(part, ast.ClassDef):
            here = f"{name}::{part.name}"
            yield from ((here, decorator) for decorator in part.decorator_list)
            yield from _tests(part, here)
        elif isinstance(part, ast.FunctionDef | ast.AsyncFunctionDef):
            yield f"{name}::{part.name}", part
        else:
            yield name, part


def _marks(part: ast.AST) -> set[str]:
    calls = [n for n in ast.walk(part) if isinstance(n, ast.Call)]
    marks = [c for c in calls if isinstance(c.func, ast.Attribute) and c.func.attr == "rule"]
    return {a.value for m in marks for a in m.args if isinstance(a, ast.Constant) and isinstance(a.value, str)}


def wordless(game: Game) -> list[str]:
    """Ids, with the language, that cannot be put into words."""
    lacking = []
    for language in LANGUAGES:
        words = game.words(language)
        for rule in game.rules:
            try:
                words.say(rule.text)
                words.say(text(f"rules-{rule.area}"))
            except MissingWords as missing:
                lacking.append(f"{rule.id}: {missing.args[0]}")
    return lacking


def unknown(game: Game) -> set[str]:
    """Ids that the code names and the reference does not have."""
    return set(named_in_code(game)) - rule_ids(game.rules)


def unnamed(game: Game) -> set[str]:
    """Ids that no code names. A rule whose words are made from a declaration is decided by that declaration."""
    return {r.id for r in game.rules if not r.outside and r.said is None} - set(named_in_code(game))


def untested(game: Game, tests: Path) -> set[str]:
    """Ids that no test is marked with."""
    return {r.id for r in game.rules if not r.outside} - set(marked_in_tests(tests))


def faults(game: Game, root: Path) -> list[str]:
    """Everything that is not in order, a line each."""
    return [
        *stale(root / PAGES / f"{game.name}.md", page(game)),
        *(f"no words: {line}" for line in wordless(game)),
        *(f"{id} is named in the code, but there is no such rule" for id in sorted(unknown(game))),
        *(f"{id} is named nowhere in the code of {game.name}" for id in sorted(unnamed(game))),
        *(f"{id} has no test marked with it" for id in sorted(untested(game, root / "tests"))),
    ]


def stale(path: Path, page: str) -> list[str]:
    """A line if a page is not what it should be."""
    same = path.exists() and path.read_text(encoding="utf-8") == page
    return [] if same else [f"{path} is out of date; write it anew with --write"]


def kept(
    doc: str, folder: Path, page: Callable[[Game, Path], str], faults: Callable[[Game, Path], list[str]],
    argv: list[str] | None,
) -> int:  # fmt: skip
    """The command line of pages that are made from the program, one a game: write them, and say what is wrong."""
    parser = argparse.ArgumentParser(description=doc, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--write", action="store_true", help="write the pages anew")
    parser.add_argument("--root", type=Path, default=Path(), help="the project's folder")
    given = parser.parse_args(argv)
    wrong = 0
    for game in built_in():
        if given.write:
            path = given.root / folder / f"{game.name}.md"
            path.parent.mkdir(parents=True, exist_ok=True)
            path.write_text(page(game, given.root), encoding="utf-8")
            print(path)
        for line in faults(game, given.root):
            wrong += 1
            print(line)
    return 1 if wrong else 0


def main(argv: list[str] | None = None) -> int:
    return kept(__doc__ or "", PAGES, lambda game, root: page(game), faults, argv)


if __name__ == "__main__":
    sys.exit(main())
