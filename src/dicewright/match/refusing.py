"""What is refused in the words of a match."""

from __future__ import annotations

from ..kernel.game import Refusal
from ..kernel.words import Argument, text


def refusal(id: str, **args: Argument) -> Refusal:
    return Refusal(text(id, **args), package=__package__)
