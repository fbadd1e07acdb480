"""Forms that Dice Throne has besides those of the kernel, and what is said of values that are in doubt."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass

from .....kernel.effects import Effect, Roll, When
from .conditions import If
from .verbs import Do


def contest(win: Effect, lose: Effect, tie_wins: bool) -> Effect:
    """ME and IT roll a die each; who has the higher?"""
    return Do.CONTEST() + Roll(2) + When(If.BEATS(n=0 if tie_wins else 1), win, lose)


@dataclass(frozen=True)
class Additionally(Effect):
    """What a text does after everything else: "additionally". DT-fx-8"""

    effect: Effect


class Sure:
    """How sure a value is: two sources or a solid one, a single one, memory alone."""

    SOURCED, SINGLE, RECALLED = "sourced", "single", "recalled"


class Unsure(int):
    """A number of low confidence, by name; the owner of the box may put the printed one in its place."""

    name: str
    value: int
    choices: Mapping[str, int]
    """Where the number stands for something, such as a token: the names it may be given by."""

    def __new__(cls, value: int, name: str, choices: Mapping[str, int] | None = None) -> Unsure:
        self = super().__new__(cls, value)
        self.name, self.value, self.choices = name, value, choices or {}
        return self


@dataclass(frozen=True)
class Disputed(Effect):
    """An effect of low confidence, by name; the first reading holds unless the owner of the box says otherwise."""

    name: str
    readings: Mapping[str, Effect]
