"""What the commands of the command line have in common, those that a game brings along included."""

from __future__ import annotations

import os
from collections.abc import Sequence
from pathlib import Path
from typing import TYPE_CHECKING, Annotated

from cyclopts import Parameter

from .kernel.words import LANGUAGES, language_like, text, words

if TYPE_CHECKING:
    from .kernel.game import Refusal
    from .kernel.words import Argument


def one_of(names: Sequence[object]) -> str:
    """`a, b or c`."""
    *first, last = map(str, names)
    return f"{', '.join(first)} or {last}" if first else last


def flag(help: str, name: str | None = None) -> Parameter:
    """Something that is on when it is said."""
    return Parameter(name=name, negative="", show_default=False, help=help)


Json = Annotated[bool, flag("Print JSON for programs to read.", "--json")]

Content = Annotated[
    list[Path] | None,
    Parameter(
        negative="",
        consume_multiple=True,
        help="TOML files that replace part of what comes with the games, one a game; docs/content.md describes them.",
    ),
]


def _speaks(_: object, language: str | None) -> None:
    if language not in (None, *LANGUAGES):
        raise ValueError(f"The languages are {one_of(LANGUAGES)}.")


Lang = Annotated[
    str | None, Parameter(help=f"Language: {one_of(LANGUAGES)}. By default that of your system.", validator=_speaks)
]


def system_language() -> str:
    """The language of the user's system if it is one of ours, else English."""
    said = (os.environ.get(variable) for variable in ("LC_ALL", "LC_MESSAGES", "LANG"))
    return language_like(next(filter(None, said), None))


def refusal(id: str, **args: Argument) -> Refusal:
    """What somebody cannot have who typed a command."""
    from .kernel.game import Refusal

    return Refusal(text(id, **args), package=__package__)


def said(lang: str | None, id: str, **args: Argument) -> str:
    """What the command line says, in a language or in that of the system."""
    return words(lang or system_language(), ("dicewright.kernel", __package__)).say(text(id, **args))
