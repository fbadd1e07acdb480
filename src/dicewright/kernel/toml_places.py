"""Where things stand in a TOML file: every section, field and element of a list by its line.

The standard library reads TOML, but keeps no lines. This reads only the shape of it, of a file that is broken too: what
is wrong with a file is told by the line that is wrong.
"""

from __future__ import annotations

import re
from collections.abc import Iterator
from typing import NamedTuple, TypeAlias

Path: TypeAlias = tuple[str, ...]
"""How sections and fields lead to a place; an element of a list is called by its number, the first one 1."""

DEEPEST = 32
"""Brackets within brackets that are followed; no game reads as many."""
_BLANK = re.compile(r"(?:[ \t\r]|#[^\n]*)+")
_SECTION = re.compile(r"(\[\[?)([^\[\]\n]+)\]\]?[ \t\r]*(?=[#\n]|\Z)")
_KEY = re.compile(r"""((?:"[^"\n]*"|'[^'\n]*'|[\w.\- \t])+)=""")
_PIECE = re.compile(  # of a value; what is not closed goes on to its end, so that no letter is read twice
    r'"""(?:\\.|[^\\])*?(?:"""|\Z)|'
    r"'''.*?(?:'''|\Z)|"
    r'"(?:\\[^\n]|[^"\\\n])*"?|'
    r"'[^'\n]*'?|"
    r"""[^\s\[\]{},#"']+|.""",
    re.DOTALL,
)


class Place(NamedTuple):
    """Something begins here. `within`: inside of a value."""

    line: int
    path: Path
    within: bool


class _Open(NamedTuple):
    """A bracket that is not closed yet, and where it stands."""

    bracket: str
    path: Path


def places(text: str) -> Iterator[Place]:
    """Everything that begins, in order."""
    section: Path = ()
    path: Path = ()
    numbers: dict[Path, int] = {}  # elements of a list that have begun; of sections in double brackets too
    opened: list[_Open] = []
    begins, at, line = True, 0, 1
    while at < len(text) and len(opened) <= DEEPEST:
        if blank := _BLANK.match(text, at):
            at = blank.end()
            continue
        if begins and text[at] not in "\n]}":
            begins = False
            if opened and opened[-1].bracket == "[":
                path = _next(opened[-1].path, numbers)
                yield Place(line, path, True)
            elif not opened and (head := _SECTION.match(text, at)):
                section = _resolved(names(head[2]), numbers)
                if head[1] == "[[":
                    section = _next(section, numbers)
                yield Place(line, section, False)
                at = head.end()
                continue
            elif key := _KEY.match(text, at):
                path = (*(opened[-1].path if opened else section), *names(key[1]))
                yield Place(line, path, bool(opened))
                at = key.end()
                continue
        piece = _PIECE.match(text, at)
        assert piece is not None  # any letter is one
        at = piece.end()
        match piece[0]:
            case "[" | "{" as bracket:
                opened.append(_Open(bracket, path))
                numbers.pop(path, None)
                begins = True
            case "]" | "}" if opened:
                path, begins = opened.pop().path, False
            case ",":
                begins = bool(opened)
            case "\n":
                begins = begins or not opened
        line += piece[0].count("\n")


def names(dotted: str) -> Path:
    """The names in `market.weak.price`. A dot within quotation marks counts as well: who reads a file forgives it."""
    return tuple(re.sub(r"[\"'\s]", "", dotted).split("."))


def _next(path: Path, numbers: dict[Path, int]) -> Path:
    """The next element of a list."""
    numbers[path] = numbers.get(path, 0) + 1
    return (*path, str(numbers[path]))


def _resolved(path: Path, numbers: dict[Path, int]) -> Path:
    """The way to a section: through a list of sections it leads to the last one there is so far."""
    way: Path = ()
    for name in path[:-1]:
        way = (*way, name)
        if way in numbers:
            way = (*way, str(numbers[way]))
    return (*way, path[-1])
