"""Words: one `Text` for every thing the program says, rendered in any language from Fluent files.

A `Text` is an id and arguments; nothing is put into words before somebody's language is known. Arguments may be
numbers, other texts or several of them, or references to things, which the game names.
"""

from __future__ import annotations

import re
from collections.abc import Callable, Iterable, Mapping, Sequence
from functools import cached_property, lru_cache
from importlib.resources import files
from importlib.resources.abc import Traversable
from typing import TYPE_CHECKING, TypeAlias, TypeVar, cast

from msgspec import Struct

if TYPE_CHECKING:
    from fluent.runtime.types import FluentType

ENGLISH = "en"
"""Spoken wherever there is nothing better."""
KEPT = 100_000
"""Texts that are kept: those asked for last."""

Piece: TypeAlias = "int | str | Text"
Argument: TypeAlias = "Piece | tuple[Piece, ...]"
P = TypeVar("P", int, str, "Text")


class Text(Struct, frozen=True, dict=True):
    """Something to say: a message id and its arguments."""

    id: str
    args: Mapping[str, Argument] = {}

    def __hash__(self) -> int:
        return self._hash

    @cached_property
    def _hash(self) -> int:
        return hash((self.id, frozenset(self.args.items())))


def text(id: str, /, **args: Argument) -> Text:
    """A text. The same text is the same object again, so that whoever puts it into words can note them there."""
    return _kept(id, **args)


@lru_cache(maxsize=KEPT)
def _kept(id: str, /, **args: Argument) -> Text:
    return Text(id, args)


def signed(n: int) -> str:
    """A change with its sign, the minus as printers set it."""
    return f"+{n}" if n >= 0 else f"−{-n}"


def _with_minus(said: str, args: Iterable[str | int]) -> str:
    """Fluent has to know a number for words to agree with it, and writes those below 0 with a hyphen."""
    for n in args:
        if isinstance(n, int) and n < 0:
            said = said.replace(str(n), signed(n))
    return said


def decimal(n: float) -> Text:
    """A number that is not below 0, with one decimal."""
    whole, tenths = divmod(round(10 * n), 10)
    return text("decimal", whole=whole, tenths=tenths)


def percent(chance: float) -> Text:
    """A chance from 0 to 1, in whole percent."""
    return text("percent", n=round(100 * chance))


def all_of(parts: Sequence[P]) -> Text | P:
    """`a, b and c`"""
    return _listed("all-of", parts)


def any_of(parts: Sequence[P]) -> Text | P:
    """`a, b or c`"""
    return _listed("any-of", parts)


def _listed(id: str, parts: Sequence[P]) -> Text | P:
    return text(id, first=tuple(parts[:-1]), last=parts[-1]) if len(parts) > 1 else parts[0]


def _capital(words: object) -> str:
    """CAPITAL($clause) in a message: a clause that opens a sentence."""
    said = str(words)
    return said[:1].upper() + said[1:]


def _files(package: str) -> dict[str, Traversable]:
    """The Fluent files of a package, by language."""
    found = (file for file in files(package).joinpath("words").iterdir() if file.name.endswith(".ftl"))
    return {file.name.removesuffix(".ftl"): file for file in found}


LANGUAGES = tuple(sorted(_files(__package__), key=lambda code: (code != ENGLISH, code)))
"""The languages there are: those that the kernel has words in. Everything else that lists languages follows this."""


def language_like(tag: str | None) -> str:
    """The language that a tag such as `pl_PL.UTF-8` or `ru-RU,ru;q=0.9` asks for first; English if it is not ours."""
    code = re.split("[^a-z]", (tag or "").lower())[0]
    return code if code in LANGUAGES else ENGLISH


def language_name(language: str) -> str:
    """What a language calls itself."""
    return words(language, (__package__,)).say(text("language"))


class MissingWords(KeyError):
    """A message id that a language lacks."""


class Words:
    """The messages of one language from several packages: later ones see those before."""

    def __init__(self, language: str, packages: Sequence[str]) -> None:
        from fluent.runtime import FluentBundle, FluentResource

        if language not in LANGUAGES:
            raise ValueError(f"There is no language {language!r}; choose one of {', '.join(LANGUAGES)}.")
        self.language = language
        functions = cast("dict[str, Callable[[object], FluentType]]", {"CAPITAL": _capital})  # a str will do
        self._bundle = FluentBundle([language], functions=functions, use_isolating=False)
        for package in packages:
            spoken = _files(package)  # a package from elsewhere may not speak every language
            source = spoken.get(language, spoken[ENGLISH]).read_text(encoding="utf-8")
            self._bundle.add_resource(FluentResource(source))

    def has(self, id: str) -> bool:
        return bool(self._bundle.has_message(id))

    def say(self, it: Text | str | int) -> str:
        """The text in this language."""
        if not isinstance(it, Text):
            return it if isinstance(it, str) else str(it) if it >= 0 else signed(it)
        if not self._bundle.has_message(it.id):
            raise MissingWords(f"no message {it.id!r} in {self.language}")
        message = self._bundle.get_message(it.id)
        args: dict[str, str | int] = {}
        for argument, given in it.args.items():
            name = argument.replace("_", "-")
            args[name] = self._argument(given)
            if isinstance(given, Text):
                args[f"{name}-is"] = given.id  # for verbs that agree: { $seat-is -> [seat-you] ... }
        if message.value is None:
            raise MissingWords(f"message {it.id!r} in {self.language} has no words")
        value, errors = self._bundle.format_pattern(message.value, args)
        if errors:
            raise MissingWords(f"message {it.id!r} in {self.language}: {errors[0]}")
        return _with_minus(str(value), args.values())

    def _argument(self, value: Argument) -> str | int:
        if isinstance(value, Text):
            return self.say(value)
        if isinstance(value, tuple):
            return ", ".join(self.say(v) for v in value)
        return value


@lru_cache(maxsize=32)
def words(language: str, packages: tuple[str, ...]) -> Words:
    return Words(language, packages)
