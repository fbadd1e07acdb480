"""What a card file may say, section by section and field by field; a fault names the place."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from typing import TypeAlias

from ....kernel.game import Refusal
from ..state import (
    ARMOR_SETS,
    ARMORS,
    CELLS,
    CLASS_COLOURS,
    GRID,
    PIECES,
    SKILLS,
    TRAITS,
    WEAPONS,
    Attribute,
    Direction,
)
from .forms import ABILITIES, SKILL_EFFECTS, TRAIT_EFFECTS, WEAPON_EFFECTS, Form, OneOf, Some, Whole, given

MOST_PRICE = 20
MOST_STARS = 20

Path: TypeAlias = tuple[str, ...]
"""How sections and fields lead to a place."""
Table: TypeAlias = Mapping[str, object]
Checker: TypeAlias = Callable[[Path, object], None]
"""Raises Fault."""


class Fault(Refusal):
    """Something wrong with a card file: where, as the sections and fields lead there, and what."""

    def __init__(self, path: Path, what: str) -> None:
        super().__init__(f"{'.'.join(path)} {what}.")
        self.path = path


def checked(check: Whole | OneOf | Some) -> Checker:
    def checker(path: Path, value: object) -> None:
        if fault := check.fault(value):
            raise Fault(path, f"{fault}; it is {value!r}")

    return checker


def _effect(forms: Mapping[str, Form]) -> Checker:
    def checker(path: Path, value: object) -> None:
        effect = table(path, value, 'such as { op = "none" }')
        op = effect.get("op")
        if not isinstance(op, str) or op not in forms:
            raise Fault((*path, "op"), f"must be one of {', '.join(forms)}; it is {op!r}")
        form = forms[op]
        for name in effect:
            if name != "op" and name not in form:
                has = f"has only {', '.join(form)}" if form else "has no further fields"
                raise Fault((*path, name), f"is not known: {op} {has}")
        for name, check in form.items():
            said = given(check, name, effect)
            if said is None:
                raise Fault((*path, name), f"is missing; for {op} it {check.fault(None)}")
            if fault := check.fault(said):
                raise Fault((*path, name), f"{fault}; it is {said!r}")
        if effect.get("when") == "once_per_round" and op == "attribute_action" and "types" in effect:
            raise Fault((*path, "types"), 'belongs to when = "buy"')

    return checker


def _modifiers(path: Path, value: object) -> None:
    for name, bonus in table(path, value, "such as { str = 2, dex = -2 }").items():
        if name not in Attribute.names:
            raise Fault((*path, name), f"is no attribute; they are {', '.join(Attribute.names)}")
        checked(Whole(-6, 6))((*path, name), bonus)


def _goals(path: Path, value: object) -> None:
    for name, said in _attributes(path, value, "{ min = 14, stars = 1 }").items():
        here = (*path, name)
        goal = table(here, said, "such as { min = 16, max = 17, stars = 2 }")
        for field in ("min", "stars"):
            if field not in goal:
                raise Fault((*here, field), "is missing")
        for field, number in goal.items():
            if field not in ("min", "max", "stars"):
                raise Fault((*here, field), "is not known; a goal has min, stars and perhaps max")
            checked(Whole(1, MOST_STARS) if field == "stars" else Whole(1, 24))((*here, field), number)
        low, high = goal["min"], goal.get("max", 24)
        if isinstance(low, int) and isinstance(high, int) and high < low:
            raise Fault((*here, "max"), f"must not be less than min; it is {high}")


def _cells(path: Path, value: object) -> None:
    for name, cell in _attributes(path, value, '[2, "green"]').items():
        pair = cell if isinstance(cell, list) and len(cell) == 2 else [None, None]
        if Whole(1, CELLS).fault(pair[0]) or pair[1] not in CLASS_COLOURS:
            raise Fault((*path, name), f'must be a position and a class color, such as [2, "green"]; it is {cell!r}')


def _grid(path: Path, value: object) -> None:
    rows = value if isinstance(value, list) else []
    if len(rows) != GRID or any(not isinstance(row, list) or len(row) != GRID for row in rows):
        raise Fault(path, f"must be three rows of three numbers; it is {value!r}")
    for row in rows:
        for number in row:
            checked(Whole(-9, 9))(path, number)


def _stars_table(path: Path, value: object) -> None:
    pieces = PIECES[path[1]]
    if not isinstance(value, list) or len(value) != pieces:
        raise Fault(path, f"must be a list of {pieces} numbers, one for each number of pieces; it is {value!r}")
    for number in value:
        checked(Whole(0, MOST_STARS))(path, number)


def table(path: Path, value: object, example: str) -> Table:
    if not isinstance(value, dict):
        raise Fault(path, f"must be a table, {example}; it is {value!r}")
    return value


def _attributes(path: Path, value: object, example: str) -> Table:
    found = table(path, value, f"such as {{ str = {example}, ... }}")
    for name in found:
        if name not in Attribute.names:
            raise Fault((*path, name), f"is no attribute; they are {', '.join(Attribute.names)}")
    if missing := [a for a in Attribute.names if a not in found]:
        raise Fault(path, f"lacks {', '.join(missing)}")
    return found


_COLOURS = Some(CLASS_COLOURS)
_ARROW = checked(OneOf(Direction.names))
_EVERY_CARD: dict[str, Checker] = {"rank": checked(Whole(1, 2)), "price": checked(Whole(0, MOST_PRICE))}
_STARS = checked(Whole(-MOST_STARS, MOST_STARS))


def fields_of(section: str, name: str) -> dict[str, Checker]:
    """What a section may say, field by field."""
    match section:
        case "races":
            return {"modifiers": _modifiers}
        case "classes":
            return {"color": checked(OneOf(CLASS_COLOURS)), "goals": _goals, "ability": _effect(ABILITIES)}
        case "backstories":
            return {"cells": _cells}
        case "alignments":
            return {"grid": _grid}
        case "armor":
            return {"colors": checked(_COLOURS), "stars": _stars_table}
    if name in WEAPONS:
        return {**_EVERY_CARD, "hands": checked(Whole(1, 2)), "effect": _effect(WEAPON_EFFECTS)}
    if name in TRAITS:
        return {**_EVERY_CARD, "arrow": _ARROW, "stars": _STARS, "effect": _effect(TRAIT_EFFECTS)}
    if name in SKILLS:
        arrow = checked(OneOf((*Direction.names, "copied"))) if name == "diplomacy" else _ARROW
        return {**_EVERY_CARD, "arrow": arrow, "effect": _effect(SKILL_EFFECTS)}
    assert name in ARMORS
    return {**_EVERY_CARD, "set": checked(OneOf(ARMOR_SETS))}
