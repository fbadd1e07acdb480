"""Content files: a player's own values in place of the shipped ones, in TOML.

Whatever is wrong with a file is a `Fault`: it names the line, the way through sections and fields that leads there,
and what to write instead, in every language. A game declares what it reads with `@reading`, checks values with the
few kinds below, and says how its own content differs from the shipped one as `Difference`s.
"""

from __future__ import annotations

import codecs
import json
import re
import tomllib
from collections.abc import Callable, Iterator, Mapping
from dataclasses import dataclass
from difflib import get_close_matches
from functools import wraps
from typing import TypeAlias, TypeVar

from .refusal import Refusal
from .words import Text, any_of, text

Path: TypeAlias = tuple[str, ...]
"""How sections and fields lead to a place."""
Table: TypeAlias = Mapping[str, object]
"""What a file says in a section, or between braces."""
Content = TypeVar("Content")

LARGEST = 1 << 18
"""Bytes of a file that are read; no box of cards needs as many."""
MOST_DOTS = 100
"""In a line: names that lead deeper take long to read, and lead to nothing."""
MOST_NAMES = 12
"""Names that are listed for whoever has written another one; of more, the nearest."""
WHOLE = "whole"
"""A file that says `whole = true` is laid over nothing: what it does not say is missing."""


class Fault(Refusal):
    """Something wrong with a content file: where, and what. `line` is 0 as long as the file is not known."""

    def __init__(self, path: Path, what: Text, file: str = "", line: int = 0, package: str = "") -> None:
        said = text("fault", where=".".join(path), what=what) if path else text("fault-whole", what=what)
        if file:
            said = text("fault-at" if line else "fault-in", file=file, line=line, fault=said)
        super().__init__(said)
        self.path, self.what, self.line = path, what, line
        self.package = package or self.package


@dataclass(frozen=True)
class ContentFile:
    """A player's own content: the text of a file, and what to call it when something is wrong with it."""

    text: str
    source: str

    @classmethod
    def decoded(cls, data: bytes, source: str) -> ContentFile:
        """From bytes: UTF-8, or UTF-16 that says so with its first bytes."""
        if len(data) > LARGEST:
            raise Fault((), text("fault-size", most=LARGEST // 1024), source)
        marked = data[:2] in (codecs.BOM_UTF16_LE, codecs.BOM_UTF16_BE)
        try:
            said = data.decode("utf-16" if marked else "utf-8-sig")
            bad = said.find("\0")
        except UnicodeDecodeError as error:
            said, bad = data[: error.start].decode("latin-1") + "\0", error.start
        if bad >= 0:
            raise Fault((), text("fault-encoding"), source, said.count("\n", 0, bad) + 1)
        return cls(said, source)

    @property
    def lines(self) -> list[str]:
        """Its lines as editors and TOML count them: other signs that may part lines are signs like any other."""
        return self.text.removeprefix("\ufeff").removesuffix("\n").split("\n")

    def toml(self) -> dict[str, object]:
        """What it says. Raises Fault with the line."""
        for number, written in enumerate(self.lines, 1):
            if written.count(".") > MOST_DOTS:
                raise Fault((), text("fault-dots"), self.source, number)
        try:
            return tomllib.loads(self.text.removeprefix("\ufeff"))
        except (ValueError, RecursionError) as error:
            for number, path, before in self._said_twice():
                raise Fault(path, text("fault-twice", before=before), self.source, number) from None
            at = re.search(r"at line (\d+)", str(error))
            line = int(at[1]) if at else len(self.lines)
            if name := re.match(r"Duplicate inline table key '([^']+)'", str(error)):
                way = max((place for place in self.places() if place[0] <= line), default=(0, ()))[1]
                raise Fault((*way, name[1]), text("fault-twice-within"), self.source, line) from None
            shown = self.lines[line - 1].strip()[:60]
            raise Fault((), text("fault-toml", shown=shown), self.source, line) from None

    def places(self) -> Iterator[tuple[int, Path]]:
        """Every line that begins something, by its number, and the way that leads there; a table that begins a line of
        a list is led to by its number in the list."""
        section: Path = ()
        field: Path = ()
        lists: list[tuple[str, int]] = []
        for number, line in enumerate(self.lines, 1):
            if lists:
                if line.lstrip().startswith("{"):
                    lists[-1] = lists[-1][0], lists[-1][1] + 1
                    way = [part for name, n in lists for part in (name, str(n)) if part]
                    yield number, (*field, *way)
                _follow(line, lists)
            elif head := re.match(r"\s*\[([^\[\]]+)\]\s*(#.*)?$", line):
                section = _parts(head[1])
                yield number, section
            elif re.fullmatch(r"[\w.\-\"' ]+", entry := line.partition("=")[0].strip()) and "=" in line:
                field = (*section, *_parts(entry))
                yield number, field
                _follow(line.partition("=")[2], lists)

    def line_of(self, path: Path) -> int:
        """Where a field stands; if it is not written there, the nearest place it belongs to; 0 if there is none."""
        path = _parts(".".join(path))
        found, depth = 0, 0
        for number, here in self.places():
            common = min(len(here), len(path))
            if here[:common] == path[:common] and common > depth:
                found, depth = number, common
        return found

    def _said_twice(self) -> Iterator[tuple[int, Path, int]]:
        first: dict[Path, int] = {}
        for number, path in self.places():
            if path in first:
                yield number, path, first[path]
            first.setdefault(path, number)


def _follow(line: str, lists: list[tuple[str, int]]) -> None:
    """Note the lists that a line opens and closes: the name each has in its table, and how many tables began a line."""
    for token in re.finditer(r"\"[^\"]*\"|'[^']*'|#.*|(?:([\w-]{1,40}) {0,4}= {0,4})?(\[)|\]", line):
        if token[2]:
            lists.append((token[1] or "", 0))
        elif token[0] == "]" and lists:
            lists.pop()


def _parts(dotted: str) -> Path:
    """The names in `market.weak.price`. A dot within quotation marks counts as well: who reads a file forgives it."""
    return tuple(re.sub(r"[\"'\s]", "", dotted).split("."))


def reading(
    package: str,
) -> Callable[[Callable[[Table, bool], Content]], Callable[[ContentFile], Content]]:
    """Make a reader of content files from read(given, whole), which raises Faults that know no line, in words of the
    package."""

    def decorator(read: Callable[[Table, bool], Content]) -> Callable[[ContentFile], Content]:
        @wraps(read)
        def reader(file: ContentFile) -> Content:
            given = file.toml()
            whole = given.pop(WHOLE, False)
            try:
                if fault := Flag().fault(whole):
                    raise Fault((WHOLE,), fault)
                return read(given, whole is True)
            except Fault as no:
                raise Fault(no.path, no.what, file.source, file.line_of(no.path), package) from None

        return reader

    return decorator


# --- what values may be ---


def given(value: object) -> str:
    """A value as a file says it."""
    said = toml(value)
    return said if len(said) <= 60 else f"{said[:57]}..."


def _near(names: tuple[str, ...], written: object) -> list[str]:
    """Those of the names that may have been meant, the likeliest first."""
    return get_close_matches(written, names, MOST_NAMES) if isinstance(written, str) else []


def _cut(names: tuple[str, ...], near: list[str]) -> Text:
    """Some of many names."""
    shown = (near or list(names))[: MOST_NAMES // 2]
    return text("names-cut", names=", ".join(shown), more=len(names) - len(shown))


@dataclass(frozen=True)
class Whole:
    """A whole number within bounds; with `any`, the word "any" too, which counts as 0."""

    low: int
    high: int
    any: bool = False

    def fault(self, value: object) -> Text | None:
        if self.any and value == "any":
            return None
        if isinstance(value, int) and not isinstance(value, bool) and self.low <= value <= self.high:
            return None
        id = "fault-empty" if value == "" else "fault-number-or-any" if self.any else "fault-number"
        return text(id, low=str(self.low), high=str(self.high), given=given(value))


@dataclass(frozen=True)
class OneOf:
    """One of several words."""

    words: tuple[str, ...]

    def fault(self, value: object) -> Text | None:
        if isinstance(value, str) and value in self.words:
            return None
        near = _near(self.words, value)
        words = any_of(self.words) if len(self.words) <= MOST_NAMES else _cut(self.words, near)
        if near:
            return text("fault-one-of-near", words=words, given=given(value), near=near[0])
        return text("fault-one-of", words=words, given=given(value))


@dataclass(frozen=True)
class Some:
    """A list of words, each at most once; `optional`: left out, it means all of them."""

    words: tuple[str, ...]
    optional: bool = False

    def fault(self, value: object) -> Text | None:
        good = isinstance(value, list) and value and all(value.count(v) == 1 and v in self.words for v in value)
        return None if good else text("fault-some", words=", ".join(self.words), given=given(value))


@dataclass(frozen=True)
class Flag:
    """True or false."""

    def fault(self, value: object) -> Text | None:
        return None if isinstance(value, bool) else text("fault-flag", given=given(value))


Check: TypeAlias = Whole | OneOf | Some | Flag


def check(path: Path, kind: Check, value: object) -> None:
    """Raise a Fault if the value is not of the kind, or missing, which is None."""
    if fault := text("fault-missing") if value is None else kind.fault(value):
        raise Fault(path, fault)


def table(path: Path, value: object, example: str) -> Table:
    if not isinstance(value, dict):
        raise Fault(path, text("fault-table", example=example, given=given(value)))
    return value


def only(path: Path, found: Mapping[str, object], names: tuple[str, ...]) -> None:
    """Nothing but what is known there."""
    for name in found:
        if name not in names:
            near = _near(names, name)
            known = ", ".join(names) if len(names) <= MOST_NAMES else _cut(names, near)
            said = text("fault-unknown-near", near=near[0], known=known) if near else text("fault-unknown", known=known)
            raise Fault((*path, name), said)


# --- how a file differs, and a file that says everything ---


@dataclass(frozen=True)
class Difference:
    """A value that is not the shipped one, or is surer; put into words by the game. `sure` is how sure the shipped one
    was, `own_sure` how sure the other is; their words are the messages `sure-<word>`."""

    path: Path
    thing: Text | str
    field: Text | str
    shipped: Text | str
    own: Text | str
    sure: str
    own_sure: str


def toml(value: object) -> str:
    """A value as TOML, on one line."""
    match value:
        case bool():
            return "true" if value else "false"
        case str():
            return json.dumps(value, ensure_ascii=False)
        case list() | tuple():
            return f"[{', '.join(map(toml, value))}]"
        case Mapping():
            inside = ", ".join(f"{_key(name)} = {toml(it)}" for name, it in value.items())
            return f"{{ {inside} }}" if inside else "{}"
    return str(value)


def spelled(data: Table) -> str:
    """The text of a file that says all of this and is laid over nothing."""
    lines = [f"{WHOLE} = true"]
    lines += [f"{_key(name)} = {toml(body)}" for name, body in data.items() if not _sections(body)]
    for section, bodies in data.items():
        if isinstance(bodies, Mapping) and _sections(bodies):
            for name, body in bodies.items():
                lines += ["", f"[{_key(section)}.{_key(name)}]"]
                lines += [f"{_key(field)} = {toml(value)}" for field, value in body.items()]
    return "\n".join(lines) + "\n"


def _sections(body: object) -> bool:
    return isinstance(body, Mapping) and bool(body) and all(isinstance(it, Mapping) for it in body.values())


def _key(name: str) -> str:
    return name if re.fullmatch("[A-Za-z0-9_-]+", name) else json.dumps(name, ensure_ascii=False)
