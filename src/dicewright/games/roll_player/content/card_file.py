"""The card file: what every card says, with the state of every value, shipped and replaceable by the owner of the box.

Most prices, arrows, hands and stars, and six class abilities, are lost. Their stand-ins are data and marked as such. A
player's file may correct any value: it is laid over the shipped one and checked, and a fault names the card and the
field (`read`, which knows the text, the line too).
"""

from __future__ import annotations

import re
import tomllib
from collections import Counter
from collections.abc import Mapping
from importlib.resources import files
from typing import cast

from ....kernel.game import ContentFile, Refusal
from ..state import (
    ALIGNMENTS,
    ARMOR_SETS,
    ARMORS,
    BACKSTORIES,
    CARDS,
    CLASSES,
    PIECES,
    RACES,
    SKILLS,
)
from .checks import Fault, Path, Table, checked, fields_of, table
from .data import Content, State, States
from .forms import OneOf

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


# --- laying one file over another ---


def _merged(given: Table, over: Content | None) -> Content:
    """A file's sections, complete: what it does not say is taken from the file it lies over."""
    for section in given:
        if section not in SECTIONS:
            raise Fault((section,), f"is not known; the sections are {', '.join(SECTIONS)}")
    base = cast("Mapping[str, Mapping[str, Table]]", over or {})
    merged: dict[str, object] = {}
    for section, names in SECTIONS.items():
        bodies = table((section,), given.get(section, {}), f"with sections such as [{section}.{names[0]}]")
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
    body = table(path, given, "with a field a line")
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
            value = {**table(path, base["goals"], ""), **value}
        fields[name]((*path, name), value)
        result[name], states[name] = value, "printed"
    if missing := [name for name in fields if name not in result]:
        raise Fault((*path, missing[0]), "is missing")
    for name, state in _states((*path, "state"), body.get("state", {}), fields, result).items():
        copied = base is not None and result[name] != base[name] and state == before[name]
        states[name] = "printed" if copied else state
    result["state"] = states
    return result


def _states(path: Path, given: object, fields: Table, result: Table) -> Table:
    """A state for a field, or, of a list, one for each of its values."""
    states = table(path, given, 'such as { price = "printed" }')
    for name, state in states.items():
        if name not in fields:
            raise Fault((*path, name), f"is not known; the fields are {', '.join(fields)}")
        values = result[name]
        several = isinstance(state, list) and isinstance(values, list) and len(state) == len(values)
        for one in state if isinstance(state, list) and several else [state]:
            checked(OneOf(STATES))((*path, name), one)
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


def line_of(text: str, path: Path) -> int:
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
