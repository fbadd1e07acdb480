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

from ....kernel.effects import Effect, Pick, Seq
from ....kernel.game import ContentFile, Refusal
from ....kernel.rule import rule
from ..state import Class, Colour, Kin
from .types import ADD

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
    return Seq(tuple(Pick(whom, ADD(delta)) for whom, delta in chosen))


# --- files ---


def read(file: ContentFile) -> Content:
    """A player's content beside and over the shipped one: tables of his own, or other rows for ours."""
    return {"colours": _tables(file.toml(), SHIPPED, file.source)}


def shipped_text() -> str:
    return files(__package__).joinpath("colours.toml").read_text(encoding="utf-8")


def status(content: Content) -> dict[str, dict[str, int]]:
    """How many rows of each table are printed, ruled and reconstructed."""
    return {
        f"colour table {name}": {state: sum(row.state == state for row in table.rows.values()) for state in STATES}
        for name, table in content["colours"].items()
    }


def _tables(given: Mapping[str, object], known: Mapping[str, ColourTable], source: str) -> dict[str, ColourTable]:
    _known(source, given, ("colours",))
    bodies = given.get("colours")
    if not isinstance(bodies, dict) or not bodies:
        raise Refusal(f"{source} has no colour tables; begin with a section such as [colours.mine.red].")
    tables = dict(known)
    for name, body in bodies.items():
        tables[name] = _table(name, body, tables, source)
    return tables


def _table(name: str, body: object, tables: Mapping[str, ColourTable], source: str) -> ColourTable:
    where = f"{source}: table {name!r}"
    if not isinstance(body, dict):
        raise Refusal(f"{where} is not a table; write [colours.{name}.red] and so on, one section a colour.")
    rows: dict[str, Row] = {}
    base = body.get("extends", name if name in tables else None)
    if base is not None:
        if base not in tables:
            raise Refusal(
                f"{where} extends {base!r}, which is not known; the tables are {', '.join(tables) or 'none'}."
            )
        rows.update(tables[base].rows)
    for colour, row in body.items():
        if colour == "extends":
            continue
        if colour not in Colour.names:
            raise Refusal(f"{where} has a row {colour!r}; the colours are {', '.join(Colour.names)}.")
        rows[colour] = _row(f"{where}, colour {colour}", row)
    if missing := [colour for colour in Colour.names if colour not in rows]:
        raise Refusal(f'{where} lacks {", ".join(missing)}; add these rows, or extends = "recon_a" to take them over.')
    return ColourTable(name, rows)


def _row(where: str, row: object) -> Row:
    if not isinstance(row, dict):
        raise Refusal(f"{where} is not a table; it needs effects and may have state, confidence and why.")
    _known(where, row, ("effects", "state", "confidence", "why"))
    effects = row.get("effects")
    if not isinstance(effects, list) or not 1 <= len(effects) <= MOST_EFFECTS:
        raise Refusal(f"{where}: effects must be a list of 1 to {MOST_EFFECTS} effects.")
    state = _one_of(where, "state", row.get("state", "printed"), STATES)
    confidence = _one_of(where, "confidence", row.get("confidence", "high"), CONFIDENCES)
    why = row.get("why", "")
    if not isinstance(why, str):
        raise Refusal(f"{where}: why must be text, not {why!r}.")
    parts = tuple(_part(f"{where}, effect {n}", part) for n, part in enumerate(effects, 1))
    return Row(parts, state, confidence, why)


def _part(where: str, part: object) -> Part:
    if not isinstance(part, dict):
        raise Refusal(f'{where} is not a table; write {{ class = "attack", colour = "allied", delta = 2 }}.')
    _known(where, part, ("class", "colour", "delta"))
    delta = part.get("delta")
    if not isinstance(delta, int) or isinstance(delta, bool) or delta == 0 or abs(delta) > MOST:
        raise Refusal(f"{where}: delta must be a whole number from -{MOST} to {MOST}, but not 0; it is {delta!r}.")
    klass = _one_of(where, "class", part.get("class"), Class.names)
    return Part(klass, _one_of(where, "colour", part.get("colour"), CONDITIONS), delta)


def _known(where: str, given: Mapping[str, object], names: tuple[str, ...]) -> None:
    if strange := [name for name in given if name not in names]:
        raise Refusal(f"{where} has a field {strange[0]!r}; the fields are {', '.join(names)}.")


def _one_of(where: str, field: str, value: object, choices: tuple[str, ...]) -> str:
    if not isinstance(value, str) or value not in choices:
        raise Refusal(f"{where}: {field} must be one of {', '.join(choices)}; it is {value!r}.")
    return value


SHIPPED: Mapping[str, ColourTable] = _tables(tomllib.loads(shipped_text()), {}, "colours.toml")
"""The tables that come with the game."""
