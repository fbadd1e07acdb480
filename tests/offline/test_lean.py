"""Modules as a page gets them: the same, without what is written for people."""

from __future__ import annotations

import ast
from pathlib import Path

import dicewright
from dicewright.offline.lean import lean

SOURCE = b'''"""What it is.

More of it.
"""
import os  # of the system

WIDTH = 3
"""How wide."""


class A:
    """One."""

    x: int = 1  # "no" text
    """Where."""

    def f(self) -> str:
        """Two,
        over lines."""
        return "# no comment"; """after"""


def g(): """Three."""
'''


def test_nothing_is_left_but_code_and_lines_stay_where_they_are() -> None:
    small = lean(SOURCE).decode()
    assert small.count("\n") == SOURCE.count(b"\n")
    for word in (
        "What it is",
        "More",
        "of the system",
        "How wide",
        "One",
        'no"',
        "Where",
        "Two",
        "over",
        "after",
        "Three",
    ):
        assert word not in small
    assert '"# no comment"' in small
    known: dict[str, object] = {}
    exec(small, known)
    assert known["A"]().f() == "# no comment"  # type: ignore[operator]
    lines = [(node.name, node.lineno) for node in ast.walk(ast.parse(small)) if isinstance(node, ast.FunctionDef)]
    assert lines == [
        (node.name, node.lineno) for node in ast.walk(ast.parse(SOURCE)) if isinstance(node, ast.FunctionDef)
    ]


def test_all_of_this_package_stays_what_it_is() -> None:
    for path in Path(dicewright.__file__).parent.rglob("*.py"):
        source = path.read_bytes()
        small = lean(source)
        assert code(small) == code(source), path
        assert len(small) <= len(source)


def code(source: bytes) -> str:
    """Without texts that stand for themselves."""
    tree = ast.parse(source)
    for node in ast.walk(tree):
        if isinstance(body := getattr(node, "body", None), list):
            node.body = [it for it in body if not (isinstance(it, ast.Expr) and isinstance(it.value, ast.Constant))]  # type: ignore[attr-defined]
    return ast.dump(tree)


def test_what_is_newer_than_this_python_is_left_alone() -> None:
    assert lean(b"def f(:  # what\n") == b"def f(:  # what\n"
