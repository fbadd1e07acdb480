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
from collections.abc import Callable, Iterator, Mapping, Sequence
from dataclasses import dataclass
from difflib import get_close_matches
from functools import wraps
from typing import TypeAlias, TypeVar

from .refusal import Refusal
from .toml_places import Path as Path
from .toml_places import Place, names, places
from .words import Text, any_of, text

Table: TypeAlias = Mapping[str, object]
"""What a file says in a section, or between braces."""
Content = TypeVar("Content")

LARGEST = 1 << 18
"""Bytes of a file that are read; no box of cards needs as many."""
MOST_DOTS = 100
"""In a line: names that lead deeper take long to read, and lead to nothing."""
MOST_NAMES = 12
"""Names that are listed for whoever has written another one; of more, the nearest."""
NO_LETTER = "\0"
"""Stands in a text for bytes that are none."""
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
        encoding = "utf-16" if data[:2] in (codecs.BOM_UTF16_LE, codecs.BOM_UTF16_BE) else "utf-8-sig"
        try:
            return cls(data.decode(encoding), source)
        except UnicodeDecodeError as error:
            return cls(data[: error.start].decode(encoding, "ignore") + NO_LETTER, source)

    @property
    def lines(self) -> list[str]:
        """Its lines as editors and TOML count them: other signs that may part lines are signs like any other."""
        return self._plain.removesuffix("\n").split("\n")

    @property
    def _plain(self) -> str:
        return self.text.removeprefix("\ufeff")

    def toml(self) -> dict[str, object]:
        """What it says. Raises Fault with the line."""
        if NO_LETTER in self.text:
            raise Fault(
                (), text("fault-encoding"), self.source, self.text.count("\n", 0, self.text.find(NO_LETTER)) + 1
            )
        for number, written in enumerate(self.lines, 1):
            if written.count(".") > MOST_DOTS:
                raise Fault((), text("fault-dots"), self.source, number)
        try:
            return tomllib.loads(self._plain)
        except (ValueError, RecursionError) as error:
            for place, before in self._said_twice():
                what = text("fault-twice-within") if place.line == before else text("fault-twice", before=before)
                raise Fault(place.path, what, self.source, place.line) from None
            at = re.search(r"at line (\d+)", str(error))
            line = int(at[1]) if at else len(self.lines)
            shown = self.lines[line - 1].strip()[:60]
            raise Fault((), text("fault-toml", shown=shown), self.source, line) from None

    def line_of(self, path: Path) -> int:
        """Where a field stands; if it is not written there, the nearest place it belongs to; 0 if there is none."""
        place = _nearest(names(".".join(path)), list(places(self._plain)))
        return place.line if place else 0

    def without(self, path: Path) -> ContentFile | None:
        """The file without the field that leads to a place, all lines of it; None if it has no such field."""
        entries = [place for place in places(self._plain) if not place.within]
        place = _nearest(names(".".join(path)), entries)
        if place is None or self.lines[place.line - 1].lstrip().startswith("["):
            return None
        later = [it.line for it in entries if it.line > place.line]
        lines = self.lines
        for number in range(place.line, later[0] if later else len(lines) + 1):
            lines[number - 1] = ""
        return ContentFile("\n".join(lines), self.source)

    def _said_twice(self) -> Iterator[tuple[Place, int]]:
        first: dict[Path, int] = {}
        for place in places(self._plain):
            if place.path in first:
                yield place, first[place.path]
            first.setdefault(place.path, place.line)


def _nearest(path: Path, among: Sequence[Place]) -> Place | None:
    """The place that leads farthest along a way, the first of several."""
    found, depth = None, 0
    for place in among:
        common = min(len(place.path), len(path))
        if place.path[:common] == path[:common] and common > depth:
            found, depth = place, common
    return found


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
    """Raise a Fault if the value is not of the kind, or missing, which is None. Of a list, it names the first word that
    is wrong."""
    if isinstance(kind, Some) and isinstance(value, list):
        for n, word in enumerate(value, 1):
            check((*path, str(n)), OneOf(kind.words), word)
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
