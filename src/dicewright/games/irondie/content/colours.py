"""Colours: their kinship, and the tables of the bonuses they pay, read from TOML.

The picture of the printed table is lost: part of ours is reconstructed, and every row says so. That is why it is data;
whoever owns the box can put the true rows into a file of his own and play with that. See docs/irondie-armies.md.
"""

from __future__ import annotations

import tomllib
from collections.abc import Mapping
from dataclasses import dataclass
from importlib.resources import files
from typing import TypeAlias

from ....kernel.content import Check, Fault, OneOf, Path, Table, Whole, check, only, reading, table
from ....kernel.content import given as spelled
from ....kernel.effects import Effect, Pick, Seq
from ....kernel.rule import rule
from ....kernel.words import text
from ..box import Class, Colour
from ..state import Kin
from .refusing import PACKAGE
from .types import Do

PARENTS = {
    Colour.PURPLE: (Colour.RED, Colour.BLUE),
    Colour.GREEN: (Colour.BLUE, Colour.YELLOW),
    Colour.ORANGE: (Colour.RED, Colour.YELLOW),
}
"""A secondary colour is mixed from two primary ones. ID-kin-1"""
ACHROMATIC = (Colour.BLACK, Colour.WHITE)


def kinship(a: int, b: int) -> int:
    """How a colour regards another; it is mutual. ID-kin-2 ID-kin-3 ID-kin-4"""
    if a == b or a in PARENTS.get(b, ()) or b in PARENTS.get(a, ()):
        return Kin.ALLIED
    return Kin.HOSTILE if _category(a) == _category(b) else Kin.NEUTRAL


def _category(colour: int) -> str:
    return "achromatic" if colour in ACHROMATIC else "secondary" if colour in PARENTS else "primary"


# --- what a colour pays ---

STATES = ("printed", "ruled", "reconstructed")
CONFIDENCES = ("high", "medium", "low")
CONDITIONS = ("allied", "any")
MOST = 5
"""No bonus can change a die by more."""
MOST_EFFECTS = Class.count
"""Parts of a bonus: one for each class."""
SECTION = "colours"
EXAMPLE = "[colours.mine.red]"


@dataclass(frozen=True)
class Part:
    """One part of a bonus: a change to one own die of a class, perhaps only of an allied colour."""

    klass: str
    colour: str
    delta: int


@dataclass(frozen=True)
class Row:
    """What one colour pays, and how sure we are of it."""

    effects: tuple[Part, ...]
    state: str
    confidence: str = "high"
    why: str = ""


@dataclass(frozen=True)
class ColourTable:
    """A row for each of the eight colours."""

    name: str
    rows: Mapping[str, Row]


Content: TypeAlias = Mapping[str, Mapping[str, ColourTable]]
"""The content in force: under "colours", tables by their names."""


def selector(klass: int, allied: bool) -> int:
    """Own dice in play of a class, other than the one that pays; perhaps only those of an allied colour."""
    return klass * 2 + allied


@rule
def selected_class(selector: int) -> int:
    return selector // 2


@rule
def allied_only(selector: int) -> bool:
    return selector % 2 == 1


def bonus(row: Row) -> Effect:
    """What a colour pays: each part for itself on one permitted die, picked by the owner, who cannot decline.
    ID-bonus-6 ID-bonus-8 ID-bonus-11 ID-bonus-12"""
    chosen = [(selector(Class.by_name[part.klass], part.colour == "allied"), part.delta) for part in row.effects]
    return Seq(tuple(Pick(whom, Do.ADD(delta)) for whom, delta in chosen))


# --- files ---


@reading(PACKAGE)
def read(given: Table, whole: bool) -> Content:
    """A player's content beside and over the shipped one, unless it is whole: tables of his own, or other rows for
    ours."""
    return {"colours": _tables(given, {} if whole else SHIPPED)}


def shipped_text() -> str:
    return files(__package__).joinpath("colours.toml").read_text(encoding="utf-8")


def as_data(content: Content) -> dict[str, object]:
    """The content as a file says it that leaves nothing out."""
    return {"colours": {name: {c: said(row) for c, row in t.rows.items()} for name, t in content["colours"].items()}}


def said(row: Row) -> dict[str, object]:
    """A row as a file says it."""
    effects = [{"class": part.klass, "colour": part.colour, "delta": part.delta} for part in row.effects]
    return {"state": row.state, "confidence": row.confidence, "why": row.why, "effects": effects}


def status(content: Content) -> dict[str, dict[str, int]]:
    """How many rows of each table are printed, ruled and reconstructed."""
    return {
        f"colour table {name}": {state: sum(row.state == state for row in table.rows.values()) for state in STATES}
        for name, table in content["colours"].items()
    }


def _tables(given: Table, known: Mapping[str, ColourTable]) -> dict[str, ColourTable]:
    only((), given, (SECTION,))
    bodies = table((SECTION,), given.get(SECTION), EXAMPLE)
    if not bodies:
        raise Fault((SECTION,), text("fault-table", example=EXAMPLE, given="{}"))
    tables = dict(known)
    for name, body in bodies.items():
        tables[name] = _table(name, body, tables)
    return tables


def _table(name: str, given: object, tables: Mapping[str, ColourTable]) -> ColourTable:
    path = (SECTION, name)
    body = table(path, given, f"[{SECTION}.{name}.red]")
    only(path, body, ("extends", *Colour.names))
    rows: dict[str, Row] = {}
    base = body.get("extends", name if name in tables else None)
    if base is not None:
        check((*path, "extends"), OneOf(tuple(tables)), base)
        rows.update(tables[str(base)].rows)
    rows |= {
        colour: _row((*path, colour), row, rows.get(colour)) for colour, row in body.items() if colour != "extends"
    }
    if missing := [colour for colour in Colour.names if colour not in rows]:
        raise Fault(path, text("fault-rows", colours=", ".join(missing)))
    return ColourTable(name, rows)


def _row(path: Path, given: object, base: Row | None) -> Row:
    """A row; one that says nothing of effects says how sure those of the row beneath are."""
    row = table(path, given, "{ effects = [...] }")
    only(path, row, ("effects", "state", "confidence", "why"))
    effects = row.get("effects", said(base)["effects"] if base and "state" in row else None)
    if not isinstance(effects, list) or not 1 <= len(effects) <= MOST_EFFECTS:
        raise Fault((*path, "effects"), text("fault-effects", most=MOST_EFFECTS))
    state, confidence = row.get("state", "printed"), row.get("confidence", "high")
    check((*path, "state"), OneOf(STATES), state)
    check((*path, "confidence"), OneOf(CONFIDENCES), confidence)
    why = row.get("why", "")
    if not isinstance(why, str):
        raise Fault((*path, "why"), text("fault-text", given=spelled(why)))
    parts = tuple(_part((*path, "effects", str(n)), part) for n, part in enumerate(effects, 1))
    return Row(parts, str(state), str(confidence), why)


def _part(path: Path, given: object) -> Part:
    part = table(path, given, '{ class = "attack", colour = "allied", delta = 2 }')
    only(path, part, ("class", "colour", "delta"))
    for field, kind in _FIELDS.items():
        check((*path, field), kind, part.get(field))
    delta = part["delta"]
    if not isinstance(delta, int) or delta == 0:
        raise Fault((*path, "delta"), text("fault-zero"))
    return Part(str(part["class"]), str(part["colour"]), delta)


_FIELDS: Mapping[str, Check] = {"class": OneOf(Class.names), "colour": OneOf(CONDITIONS), "delta": Whole(-MOST, MOST)}

SHIPPED: Mapping[str, ColourTable] = _tables(tomllib.loads(shipped_text()), {})
"""The tables that come with the game."""
