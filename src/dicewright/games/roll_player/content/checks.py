"""What a card file may say, section by section and field by field; a fault names the place."""

from __future__ import annotations

from collections.abc import Callable
from typing import TypeAlias

from ....kernel.content import Check, Fault, OneOf, Path, Some, Table, Whole, check, only, table
from ....kernel.content import given as spelled
from ....kernel.words import text
from .. import box
from ..grid import GRID, Direction
from ..state import CELLS, CLASS_COLOURS, Attribute
from .grammar import ability, reader_of

MOST_PRICE = 20
MOST_STARS = 20
MOST_BONUS = 6
"""Of a race."""
MOST_WORTH = 9
"""Of a space of the grid."""
MOST_SUM = 24
"""Of an attribute: three dice, a race and weapons."""

Checker: TypeAlias = Callable[[Path, object], object]
"""Raises Fault."""


def checked(kind: Check) -> Checker:
    return lambda path, value: check(path, kind, value)


def _modifiers(path: Path, value: object) -> None:
    found = table(path, value, "{ str = 2, dex = -2 }")
    only(path, found, Attribute.names)
    for name, bonus in found.items():
        check((*path, name), Whole(-MOST_BONUS, MOST_BONUS), bonus)


def _goals(path: Path, value: object) -> None:
    for name, said in _attributes(path, value, "{ str = { min = 14, stars = 1 }, ... }").items():
        here = (*path, name)
        goal = table(here, said, "{ min = 16, max = 17, stars = 2 }")
        only(here, goal, ("min", "max", "stars"))
        low, high = goal.get("min"), goal.get("max", MOST_SUM)
        check((*here, "min"), Whole(1, MOST_SUM), low)
        check((*here, "max"), Whole(1, MOST_SUM), high)
        check((*here, "stars"), Whole(1, MOST_STARS), goal.get("stars"))
        if isinstance(low, int) and isinstance(high, int) and high < low:
            raise Fault((*here, "max"), text("fault-max", low=low, given=high))


def _cells(path: Path, value: object) -> None:
    for name, cell in _attributes(path, value, '{ str = [2, "green"], ... }').items():
        pair = cell if isinstance(cell, list) and len(cell) == 2 else [None, None]
        if Whole(1, CELLS).fault(pair[0]) or pair[1] not in CLASS_COLOURS:
            raise Fault((*path, name), text("fault-cell", colours=", ".join(CLASS_COLOURS), given=spelled(cell)))


def _grid(path: Path, value: object) -> None:
    rows = value if isinstance(value, list) else []
    if len(rows) != GRID or any(not isinstance(row, list) or len(row) != GRID for row in rows):
        raise Fault(path, text("fault-grid", given=spelled(value)))
    for r, row in enumerate(rows, 1):
        for n, number in enumerate(row, 1):
            check((*path, str(r), str(n)), Whole(-MOST_WORTH, MOST_WORTH), number)


def _stars_table(path: Path, value: object) -> None:
    pieces = box.PIECES[path[1]]
    if not isinstance(value, list) or len(value) != pieces:
        raise Fault(path, text("fault-set-stars", n=pieces, given=spelled(value)))
    for n, number in enumerate(value, 1):
        check((*path, str(n)), Whole(0, MOST_STARS), number)


def _attributes(path: Path, value: object, example: str) -> Table:
    found = table(path, value, example)
    only(path, found, Attribute.names)
    if missing := [a for a in Attribute.names if a not in found]:
        raise Fault((*path, missing[0]), text("fault-missing"))
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
            return {"color": checked(OneOf(CLASS_COLOURS)), "goals": _goals, "ability": ability}
        case "backstories":
            return {"cells": _cells}
        case "alignments":
            return {"grid": _grid}
        case "armor":
            return {"colors": checked(_COLOURS), "stars": _stars_table}
    if name in box.ARMORS:
        return {**_EVERY_CARD, "set": checked(OneOf(box.ARMOR_SETS))}
    effect = reader_of(name)
    if name in box.WEAPONS:
        return {**_EVERY_CARD, "hands": checked(Whole(1, 2)), "effect": effect}
    if name in box.TRAITS:
        return {**_EVERY_CARD, "arrow": _ARROW, "stars": _STARS, "effect": effect}
    arrow = checked(OneOf((*Direction.names, "copied"))) if name == box.COPIER else _ARROW
    return {**_EVERY_CARD, "arrow": arrow, "effect": effect}
