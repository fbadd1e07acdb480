"""The card file: what every card says, with the state of every value, shipped and replaceable by the owner of the box.

Most prices, arrows, hands and stars, and six class abilities, are lost. Their stand-ins are data and marked as such. A
player's file may correct any value: it is laid over the shipped one and checked, and a fault names the card and the
field (`read`, which knows the text, the line too).
"""

from __future__ import annotations

import re
import tomllib
from collections import Counter
from collections.abc import Callable, Mapping
from importlib.resources import files
from typing import TypeAlias, cast

from ....kernel.game import ContentFile, Refusal
from ..state import (
    ALIGNMENTS,
    ARMOR_SETS,
    ARMORS,
    BACKSTORIES,
    CARDS,
    CELLS,
    CLASS_COLOURS,
    CLASSES,
    GRID,
    PIECES,
    RACES,
    SKILLS,
    TRAITS,
    WEAPONS,
    Attribute,
    Direction,
)
from .data import Content, State, States
from .forms import ABILITIES, SKILL_EFFECTS, TRAIT_EFFECTS, WEAPON_EFFECTS, Form, OneOf, Some, Whole, given

STATES: tuple[State, ...] = ("printed", "ruled", "reconstructed")
FILE = "cards.toml"
SECTIONS = {
    "races": RACES,
    "classes": CLASSES,
    "backstories": BACKSTORIES,
    "alignments": ALIGNMENTS,
    "armor": ARMOR_SETS,
    "market": CARDS,
}
MOST_PRICE = 20
MOST_STARS = 20


class Fault(Refusal):
    """Something wrong with a card file: where, as the sections and fields lead there, and what."""

    def __init__(self, path: tuple[str, ...], what: str) -> None:
        super().__init__(f"{'.'.join(path)} {what}.")
        self.path = path


# --- what each kind of section may say ---

Checker = Callable[[tuple[str, ...], object], None]
Table: TypeAlias = Mapping[str, object]


def _value(check: Whole | OneOf | Some) -> Checker:
    def checker(path: tuple[str, ...], value: object) -> None:
        if fault := check.fault(value):
            raise Fault(path, f"{fault}; it is {value!r}")

    return checker


def _effect(forms: Mapping[str, Form]) -> Checker:
    def checker(path: tuple[str, ...], value: object) -> None:
        effect = _table(path, value, 'such as { op = "none" }')
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


def _modifiers(path: tuple[str, ...], value: object) -> None:
    for name, bonus in _table(path, value, "such as { str = 2, dex = -2 }").items():
        if name not in Attribute.names:
            raise Fault((*path, name), f"is no attribute; they are {', '.join(Attribute.names)}")
        _value(Whole(-6, 6))((*path, name), bonus)


def _goals(path: tuple[str, ...], value: object) -> None:
    for name, said in _attributes(path, value, "{ min = 14, stars = 1 }").items():
        here = (*path, name)
        goal = _table(here, said, "such as { min = 16, max = 17, stars = 2 }")
        for field in ("min", "stars"):
            if field not in goal:
                raise Fault((*here, field), "is missing")
        for field, number in goal.items():
            if field not in ("min", "max", "stars"):
                raise Fault((*here, field), "is not known; a goal has min, stars and perhaps max")
            _value(Whole(1, MOST_STARS) if field == "stars" else Whole(1, 24))((*here, field), number)
        low, high = goal["min"], goal.get("max", 24)
        if isinstance(low, int) and isinstance(high, int) and high < low:
            raise Fault((*here, "max"), f"must not be less than min; it is {high}")


def _cells(path: tuple[str, ...], value: object) -> None:
    for name, cell in _attributes(path, value, '[2, "green"]').items():
        pair = cell if isinstance(cell, list) and len(cell) == 2 else [None, None]
        if Whole(1, CELLS).fault(pair[0]) or pair[1] not in CLASS_COLOURS:
            raise Fault((*path, name), f'must be a position and a class color, such as [2, "green"]; it is {cell!r}')


def _grid(path: tuple[str, ...], value: object) -> None:
    rows = value if isinstance(value, list) else []
    if len(rows) != GRID or any(not isinstance(row, list) or len(row) != GRID for row in rows):
        raise Fault(path, f"must be three rows of three numbers; it is {value!r}")
    for row in rows:
        for number in row:
            _value(Whole(-9, 9))(path, number)


def _stars_table(path: tuple[str, ...], value: object) -> None:
    pieces = PIECES[path[1]]
    if not isinstance(value, list) or len(value) != pieces:
        raise Fault(path, f"must be a list of {pieces} numbers, one for each number of pieces; it is {value!r}")
    for number in value:
        _value(Whole(0, MOST_STARS))(path, number)


def _table(path: tuple[str, ...], value: object, example: str) -> Table:
    if not isinstance(value, dict):
        raise Fault(path, f"must be a table, {example}; it is {value!r}")
    return value


def _attributes(path: tuple[str, ...], value: object, example: str) -> Table:
    table = _table(path, value, f"such as {{ str = {example}, ... }}")
    for name in table:
        if name not in Attribute.names:
            raise Fault((*path, name), f"is no attribute; they are {', '.join(Attribute.names)}")
    if missing := [a for a in Attribute.names if a not in table]:
        raise Fault(path, f"lacks {', '.join(missing)}")
    return table


_COLOURS = Some(CLASS_COLOURS)
_ARROW = _value(OneOf(Direction.names))
_EVERY_CARD: dict[str, Checker] = {"rank": _value(Whole(1, 2)), "price": _value(Whole(0, MOST_PRICE))}
_STARS = _value(Whole(-MOST_STARS, MOST_STARS))


def fields_of(section: str, name: str) -> dict[str, Checker]:
    """What a section may say, field by field."""
    match section:
        case "races":
            return {"modifiers": _modifiers}
        case "classes":
            return {"color": _value(OneOf(CLASS_COLOURS)), "goals": _goals, "ability": _effect(ABILITIES)}
        case "backstories":
            return {"cells": _cells}
        case "alignments":
            return {"grid": _grid}
        case "armor":
            return {"colors": _value(_COLOURS), "stars": _stars_table}
    if name in WEAPONS:
        return {**_EVERY_CARD, "hands": _value(Whole(1, 2)), "effect": _effect(WEAPON_EFFECTS)}
    if name in TRAITS:
        return {**_EVERY_CARD, "arrow": _ARROW, "stars": _STARS, "effect": _effect(TRAIT_EFFECTS)}
    if name in SKILLS:
        arrow = _value(OneOf((*Direction.names, "copied"))) if name == "diplomacy" else _ARROW
        return {**_EVERY_CARD, "arrow": arrow, "effect": _effect(SKILL_EFFECTS)}
    assert name in ARMORS
    return {**_EVERY_CARD, "set": _value(OneOf(ARMOR_SETS))}


# --- laying one file over another ---


def _merged(given: Table, over: Content | None) -> Content:
    """A file's sections, complete: what it does not say is taken from the file it lies over."""
    for section in given:
        if section not in SECTIONS:
            raise Fault((section,), f"is not known; the sections are {', '.join(SECTIONS)}")
    base = cast("Mapping[str, Mapping[str, Table]]", over or {})
    merged: dict[str, object] = {}
    for section, names in SECTIONS.items():
        bodies = _table((section,), given.get(section, {}), f"with sections such as [{section}.{names[0]}]")
        for name in bodies:
            if name not in names:
                raise Fault((section, name), f"is not known; there are {', '.join(names)}")
        merged[section] = {
            name: _section((section, name), bodies.get(name, {}), base[section][name] if over else None)
            for name in names
        }
    content = cast(Content, merged)
    _whole(content)
    return content


def _section(path: tuple[str, str], given: object, base: Table | None) -> Table:
    """A section with its states. A value that is given counts as printed; a state given with it may say otherwise, but
    not one that was merely copied along with a value that has been corrected."""
    body = _table(path, given, "with a field a line")
    fields = fields_of(*path)
    result: dict[str, object] = {} if base is None else dict(base)
    before = {} if base is None else states_of(base)
    states: dict[str, object] = dict(before)
    for name, value in body.items():
        if name == "state":
            continue
        if name not in fields:
            raise Fault((*path, name), f"is not known; the fields are {', '.join(fields)} and state")
        if base is not None and name == "goals" and isinstance(value, dict):
            value = {**_table(path, base["goals"], ""), **value}
        fields[name]((*path, name), value)
        result[name], states[name] = value, "printed"
    if missing := [name for name in fields if name not in result]:
        raise Fault((*path, missing[0]), "is missing")
    for name, state in _states((*path, "state"), body.get("state", {}), fields, result).items():
        copied = base is not None and result[name] != base[name] and state == before[name]
        states[name] = "printed" if copied else state
    result["state"] = states
    return result


def _states(path: tuple[str, ...], given: object, fields: Table, result: Table) -> Table:
    """A state for a field, or, of a list, one for each of its values."""
    states = _table(path, given, 'such as { price = "printed" }')
    for name, state in states.items():
        if name not in fields:
            raise Fault((*path, name), f"is not known; the fields are {', '.join(fields)}")
        values = result[name]
        several = isinstance(state, list) and isinstance(values, list) and len(state) == len(values)
        for one in state if isinstance(state, list) and several else [state]:
            _value(OneOf(STATES))((*path, name), one)
    return states


def _whole(content: Content) -> None:
    """What the sections fulfil together: two classes of each color, the pieces of each set, one card that copies."""
    for colour, n in Counter(c["color"] for c in content["classes"].values()).items():
        if n != 2:
            raise Fault(("classes",), f"must have two classes of each color; {colour} has {n}")
    sets = Counter(content["market"][name]["set"] for name in ARMORS)
    for name, pieces in PIECES.items():
        if sets[name] != pieces:
            raise Fault(("market",), f"must have {pieces} pieces of the {name} set; it has {sets[name]}")
    for name in SKILLS:
        if (content["market"][name]["effect"]["op"] == "copy_opponent_skill") != (name == "diplomacy"):
            raise Fault(
                ("market", name, "effect", "op"), "must be copy_opponent_skill for diplomacy, and for no other card"
            )


# --- for the game and the command line ---


def check_content(given: Table) -> Content:
    """A player's content laid over the shipped one. Raises Fault."""
    return _merged(given, SHIPPED)


def read(file: ContentFile) -> Content:
    """The content of a player's file; a fault names its line."""
    try:
        return check_content(file.toml())
    except Fault as fault:
        line = line_of(file.text, fault.path)
        where = f"{file.source}, line {line}" if line else file.source
        raise Refusal(f"{where}: {fault}") from None


def line_of(text: str, path: tuple[str, ...]) -> int:
    """The line of a file where a field stands; if it is not written there, the nearest place it belongs to."""
    found, depth = 0, 0
    section: tuple[str, ...] = ()
    for number, line in enumerate(text.splitlines(), 1):
        if header := re.match(r"\s*\[([^\[\]]+)\]\s*(#.*)?$", line):
            section = tuple(_parts(header[1]))
            here = section
        elif field := re.match(r"\s*([\w.\-\"' ]+?)\s*=", line):
            here = (*section, *_parts(field[1]))
        else:
            continue
        common = min(len(here), len(path))
        if here[:common] == path[:common] and common > depth:
            found, depth = number, common
    return found


def _parts(dotted: str) -> list[str]:
    return [part.strip().strip("\"'") for part in dotted.split(".")]


def export_content() -> str:
    """The shipped card file, with its comments: the place to start from."""
    return files(__package__).joinpath(FILE).read_text(encoding="utf-8")


def content_status(content: Table | None = None) -> dict[str, dict[str, int]]:
    """How many values are printed, ruled and reconstructed, by kind of field: `market price`, `class ability` ..."""
    counts: dict[str, dict[str, int]] = {}
    sections = cast("Mapping[str, Mapping[str, Table]]", SHIPPED if content is None else content)
    for section, bodies in sections.items():
        for body in bodies.values():
            for field, value in body.items():
                if field == "state":
                    continue
                kind = counts.setdefault(f"{section} {field}", dict.fromkeys(STATES, 0))
                states = states_of(body)[field]
                several = len(value) if isinstance(value, list) and section == "armor" else 1
                for state in states if isinstance(states, list) else [states] * several:
                    kind[state] += 1
    return counts


def states_of(body: Table) -> States:
    """How sure the fields of a checked section are."""
    return cast(States, body["state"])


def weakest(body: Table, field: str) -> State:
    """The state of a field; of a list with several, the least certain."""
    states = states_of(body)[field]
    return max(states if isinstance(states, list) else [states], key=STATES.index)


SHIPPED = _merged(tomllib.loads(export_content()), None)
"""The content that comes with the game."""
