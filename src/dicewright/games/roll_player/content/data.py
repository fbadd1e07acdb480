"""What a card file says once it is checked (`card_file.py`): the same tables, with the types of their values."""

from __future__ import annotations

from typing import Literal, NotRequired, Required, TypeAlias, TypedDict

State: TypeAlias = Literal["printed", "ruled", "reconstructed"]
"""How sure a value is."""
States: TypeAlias = dict[str, State | list[State]]
"""By field; of a list, one for each of its values."""


Effect: TypeAlias = object
"""As `grammar.py` reads it."""


class Race(TypedDict):
    modifiers: dict[str, int]
    state: States


class Goal(TypedDict):
    min: int
    max: NotRequired[int]
    stars: int


class Class(TypedDict):
    color: str
    goals: dict[str, Goal]
    ability: Effect
    state: States


class Backstory(TypedDict):
    cells: dict[str, tuple[int, str]]
    """By attribute: position and color, a list of two in the file."""
    state: States


class Alignment(TypedDict):
    grid: list[list[int]]
    state: States


class ArmorSet(TypedDict):
    colors: list[str]
    stars: list[int]
    state: States


class Card(TypedDict, total=False):
    """A market card; all but rank, price and state depend on its type."""

    rank: Required[int]
    price: Required[int]
    hands: int
    arrow: str
    stars: int
    effect: Effect
    set: str
    state: Required[States]


class Content(TypedDict):
    races: dict[str, Race]
    classes: dict[str, Class]
    backstories: dict[str, Backstory]
    alignments: dict[str, Alignment]
    armor: dict[str, ArmorSet]
    market: dict[str, Card]
