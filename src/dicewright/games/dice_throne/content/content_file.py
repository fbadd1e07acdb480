"""The content file: the owner's own values in place of those we are not sure of.

A file has a section for a hero and a line for a value, named as the declarations name it:

    [paladin]
    "holy_attack.small_straight" = 5
    "absolution.table" = "weak"

Whatever a file does not say stands as it is declared. A fault names the line.
"""

from __future__ import annotations

import re
from collections.abc import Iterator, Mapping
from typing import NoReturn

from ....kernel.game import ContentFile, Refusal
from . import HERO_NAMES, HEROES
from .language import RECALLED, SINGLE, SOURCED, Card, Disputed, Level, Status, Unsure
from .readings import doubts, in_doubt, readings_in

MOST = 20
"""No printed number is greater."""
CORRECTED = "corrected"
STATES = (SOURCED, CORRECTED, SINGLE, RECALLED)

_HEAD = """\
# Dice Throne: the values that sources disagree on, or that rest on a single one.
#
# Every line shows the value we play with, and what else is known. Take the mark # off a line, put the value of your own
# box there, and give the file with --content. Lines that stay marked change nothing.
"""


def choices_of(doubt: Unsure | Disputed) -> tuple[str, ...]:
    """The words a value is given by; none for a plain number."""
    return tuple(doubt.readings if isinstance(doubt, Disputed) else doubt.choices)


def preferred(doubt: Unsure | Disputed) -> int | str:
    """The value we play with, as a file would say it."""
    if isinstance(doubt, Disputed):
        return next(iter(doubt.readings))
    return next((word for word, n in doubt.choices.items() if n == doubt.value), int(doubt))


# --- reading ---


def read(file: ContentFile) -> dict[str, object]:
    """The readings in force with a player's file. Raises Refusal with the line of a fault."""
    given = file.toml()
    readings: dict[str, dict[str, int | str]] = {}
    for section, values in given.items():
        if section not in HERO_NAMES:
            _refuse(file, section, "", f"there is no hero {section!r}; the heroes are {', '.join(HERO_NAMES)}")
        if not isinstance(values, dict):
            _refuse(file, section, "", f"{section} must be a section, [{section}], with a value a line")
        readings[section] = {name: _checked(file, section, name, said) for name, said in _flat(values, "")}
    return {"readings": readings}


def _flat(values: Mapping[str, object], before: str) -> Iterator[tuple[str, object]]:
    """A name with a dot that somebody forgot to quote reaches us as a table within a table."""
    for name, said in values.items():
        if isinstance(said, dict):
            yield from _flat(said, f"{before}{name}.")
        else:
            yield f"{before}{name}", said


def _checked(file: ContentFile, section: str, name: str, said: object) -> int | str:
    known = in_doubt(HEROES[HERO_NAMES.index(section)])
    if name not in known:
        there = f"those are {', '.join(known)}" if known else "there is none of this hero"
        _refuse(file, section, name, f"{name!r} is no value of {section} that is in doubt; {there}")
    choices = choices_of(known[name])
    if choices:
        if isinstance(said, str) and said in choices:
            return said
        _refuse(file, section, name, f"{name!r} is one of {', '.join(choices)}, not {said!r}")
    if isinstance(said, int) and not isinstance(said, bool) and 0 <= said <= MOST:
        return said
    _refuse(file, section, name, f"{name!r} is a whole number from 0 to {MOST}, not {said!r}")


def _refuse(file: ContentFile, section: str, name: str, why: str) -> NoReturn:
    raise Refusal(f"{file.source}, line {line_of(file.text, section, name)}: {why}.")


def line_of(text: str, section: str, name: str) -> int:
    """The line where a value stands; of a section alone, its first."""
    within, begun = "", 1
    for number, line in enumerate(text.splitlines(), 1):
        if header := re.match(r"\s*\[\s*([^\[\]]+?)\s*\]", line):
            here = within = _unquoted(header[1])
        elif entry := re.match(r"\s*([\w.\-\"' ]+?)\s*=", line):
            here = f"{within}.{_unquoted(entry[1])}".lstrip(".")
        else:
            continue
        if here == f"{section}.{name}".rstrip("."):
            return number
        if here == section:
            begun = number
    return begun


def _unquoted(dotted: str) -> str:
    return re.sub(r"[\"'\s]", "", dotted)


# --- writing ---


def export() -> str:
    """All values in doubt as a file to correct."""
    lines = [_HEAD]
    for hero in HEROES:
        values = in_doubt(hero)
        if values:
            lines.append(f"[{hero.name}]")
            for name, doubt in values.items():
                choices = choices_of(doubt)
                said = preferred(doubt)
                value = f'"{said}"' if isinstance(said, str) else str(said)
                lines.append(f'# "{name}" = {value}' + (f"    # one of {', '.join(choices)}" if choices else ""))
            lines.append("")
    return "\n".join(lines)


# --- counting ---


def status(content: Mapping[str, object]) -> dict[str, dict[str, int]]:
    """Of every hero's levels, cards and statuses: how many rest on two sources or a solid one, on the owner's word, on
    a single source, on memory alone."""
    readings = readings_in(content)
    counts: dict[str, dict[str, int]] = {}
    for hero in HEROES:
        said = readings.get(hero.name, {})
        things: dict[str, list[Level | Card | Status]] = {
            "levels": [level for ability in hero.abilities for level in ability.levels],
            "cards": list(hero.cards),
            "statuses": list(hero.statuses),
        }
        for kind, parts in things.items():
            row = counts.setdefault(f"{hero.name} {kind}", dict.fromkeys(STATES, 0))
            for part in parts:
                row[sureness(part, said)] += 1
    return counts


def sureness(thing: Level | Card | Status, said: Mapping[str, int | str]) -> str:
    """How sure a level, a card or a status is; CORRECTED once the owner gave all of its values that were in doubt."""
    names = {doubt.name for doubt in doubts(thing)}
    if names and names <= set(said):
        return CORRECTED
    sures = [thing.sure]
    if isinstance(thing, Level):
        sures += [use.sure for use in thing.uses]
    if names:
        sures.append(SINGLE)
    return max(sures, key=(SOURCED, SINGLE, RECALLED).index)
