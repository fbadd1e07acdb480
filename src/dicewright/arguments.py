"""What the commands of the command line have in common, those that a game brings along included."""

from __future__ import annotations

import os
from collections.abc import Sequence
from typing import Annotated

from cyclopts import Parameter

from .kernel.words import LANGUAGES, language_like


def one_of(names: Sequence[object]) -> str:
    """`a, b or c`."""
    *first, last = map(str, names)
    return f"{', '.join(first)} or {last}" if first else last


def flag(help: str, name: str | None = None) -> Parameter:
    """Something that is on when it is said."""
    return Parameter(name=name, negative="", show_default=False, help=help)


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
