"""The law of plainness: rules keep to what runs on every target, and are told so before a compiler stumbles."""

from __future__ import annotations

import ast
import importlib.util
from collections.abc import Iterator
from functools import cache
from pathlib import Path

from ..kernel.game import Game, Setup

_STRANGE: dict[type[ast.AST], str] = {
    ast.List: "a list",
    ast.Dict: "a dict",
    ast.Set: "a set",
    ast.ListComp: "a comprehension",
    ast.DictComp: "a comprehension",
    ast.SetComp: "a comprehension",
    ast.GeneratorExp: "a generator",
    ast.Yield: "a generator",
    ast.JoinedStr: "a formatted string",
    ast.Lambda: "a lambda",
    ast.Try: "an exception handler",
    ast.Raise: "an exception",
    ast.With: "a with block",
    ast.Div: "a division that gives fractions (use //)",
    ast.Starred: "a starred argument",
}


def rules_stay_plain(game: Game, setup: Setup) -> None:
    """A rule uses ints, branches, loops and other rules; no strings, containers, exceptions or keyword arguments."""
    found = _strange(game.package)
    assert not found, f"{game.name}: " + "; ".join(found[:5])


@cache
def _strange(package: str) -> list[str]:
    spec = importlib.util.find_spec(package)
    where = spec.submodule_search_locations if spec is not None else None
    assert where, f"there is no package {package}"
    found = []
    for path in sorted(Path(where[0]).rglob("*.py")):
        for node in ast.walk(ast.parse(path.read_text(encoding="utf-8"))):
            if isinstance(node, ast.FunctionDef) and any(_is_rule(d) for d in node.decorator_list):
                found += [f"{path.name}, line {line}: rule {node.name} has {what}" for line, what in _inside(node)]
    return found


def _is_rule(decorator: ast.expr) -> bool:
    """`@rule`, `@step(...)`, `@first(...)`, and `@QUESTION.answer`."""
    called = decorator.func if isinstance(decorator, ast.Call) else decorator
    if isinstance(called, ast.Attribute):
        return called.attr == "answer"
    return isinstance(called, ast.Name) and called.id in ("rule", "step", "first")


def _inside(rule: ast.FunctionDef) -> Iterator[tuple[int, str]]:
    body = rule.body[1:] if ast.get_docstring(rule) is not None else rule.body
    for statement in body:
        for node in ast.walk(statement):
            line = getattr(node, "lineno", statement.lineno)
            if type(node) in _STRANGE:
                yield line, _STRANGE[type(node)]
            elif isinstance(node, ast.Constant) and isinstance(node.value, str | bytes | float):
                yield line, f"the constant {node.value!r}, which is no int"
            elif isinstance(node, ast.Call) and node.keywords:
                yield line, "a keyword argument"
