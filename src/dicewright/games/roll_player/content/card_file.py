"""The card file: what every card says, with the state of every value, shipped and replaceable by the owner of the box.

Most prices, arrows, hands and stars, and six class abilities, are lost. Their stand-ins are data and marked as such. A
player's file may correct any value: it is laid over the shipped one and checked, and a fault names its line.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Mapping
from typing import cast

from ....kernel.content import Fault, OneOf, Path, Table, check, only, reading, table
from ....kernel.words import text
from .. import box
from .abilities import clauses, occasions
from .checks import fields_of
from .data import Content, State, States
from .grammar import skill, weapon

STATES: tuple[State, ...] = ("printed", "ruled", "reconstructed")
PACKAGE = "dicewright.games.roll_player"
MOST_WEAPONS = 3
"""Weapons that may answer one occasion: their effects wait on the machine's stack."""
SECTIONS = {
    "races": box.RACES,
    "classes": box.CLASSES,
    "backstories": box.BACKSTORIES,
    "alignments": box.ALIGNMENTS,
    "armor": box.ARMOR_SETS,
    "market": box.CARDS,
}


# --- laying one file over another ---


def _merged(given: Table, over: Content | None) -> Content:
    """A file's sections, complete: what it does not say is taken from the file it lies over."""
    only((), given, tuple(SECTIONS))
    base = cast("Mapping[str, Mapping[str, Table]]", over or {})
    merged: dict[str, object] = {}
    for section, names in SECTIONS.items():
        bodies = table((section,), given.get(section, {}), f"[{section}.{names[0]}]")
        only((section,), bodies, names)
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
    body = table(path, given, f"[{'.'.join(path)}]")
    fields = fields_of(*path)
    only(path, body, (*fields, "state"))
    result: dict[str, object] = {} if base is None else dict(base)
    before = {} if base is None else states_of(base)
    states: dict[str, object] = dict(before)
    for name, value in body.items():
        if name == "state":
            continue
        if base is not None and name == "goals" and isinstance(value, dict):
            value = {**table(path, base["goals"], ""), **value}
        fields[name]((*path, name), value)
        result[name], states[name] = value, "printed"
    if missing := [name for name in fields if name not in result]:
        raise Fault((*path, missing[0]), text("fault-missing"))
    for name, state in _states((*path, "state"), body.get("state", {}), fields, result).items():
        copied = base is not None and result[name] != base[name] and state == before[name]
        states[name] = "printed" if copied else state
    result["state"] = states
    return result


def _states(path: Path, given: object, fields: Table, result: Table) -> Table:
    """A state for a field, or, of a list, one for each of its values."""
    states = table(path, given, '{ price = "printed" }')
    only(path, states, tuple(fields))
    for name, state in states.items():
        values = result[name]
        if isinstance(state, list) and isinstance(values, list) and len(state) == len(values):
            for n, one in enumerate(state, 1):
                check((*path, name, str(n)), OneOf(STATES), one)
        else:
            check((*path, name), OneOf(STATES), state)
    return states


def _whole(content: Content) -> None:
    """What the sections fulfil together: the classes of each color, the pieces of each set, one card that copies."""
    colours = Counter(c["color"] for c in content["classes"].values())
    for colour, n in colours.items():
        if n != box.SIDES[colour]:
            raise Fault(("classes",), text("fault-class-colours", colour=colour, n=n))
    sets = Counter(content["market"][name]["set"] for name in box.ARMORS)
    for name, pieces in box.PIECES.items():
        if sets[name] != pieces:
            raise Fault(("market",), text("fault-pieces", set=name, n=pieces, given=sets[name]))
    for name in box.SKILLS:
        path = ("market", name, "effect")
        copies = any(
            verb.form == "copy_opponent_skill" for verb in skill(path, content["market"][name]["effect"]).leaves()
        )
        if copies != (name == box.COPIER):
            raise Fault(path, text("fault-diplomacy"))
    answers = Counter(on for name in box.WEAPONS for on in _occasions(content["market"][name]["effect"]))
    for name in box.WEAPONS:
        if any(answers[on] > MOST_WEAPONS for on in _occasions(content["market"][name]["effect"])):
            raise Fault(("market", name, "effect"), text("fault-weapons", most=MOST_WEAPONS))


def _occasions(effect: object) -> set[int]:
    return {on for clause in clauses(weapon((), effect)) for on in occasions(clause)}


# --- for the game and the command line ---


@reading(PACKAGE)
def read(given: Table, whole: bool) -> Content:
    """A player's content, laid over the shipped one unless it is whole."""
    return _merged(given, None if whole else SHIPPED)


def export_content() -> str:
    """The shipped card file, with its comments: the place to start from."""
    return box.TEXT


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


SHIPPED = _merged(box.SHIPPED, None)
"""The content that comes with the game."""
