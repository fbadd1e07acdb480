"""The content file: the owner's own values in place of those we are not sure of.

A file has a section for a hero and a line for a value, named as the declarations name it:

    [paladin]
    "holy_attack.small_straight" = 5
    "absolution.table" = "weak"

Whatever a file does not say stands as it is declared. A fault names the line.
"""

from __future__ import annotations

from collections.abc import Iterator, Mapping

from ....kernel.content import Fault, OneOf, Table, Whole, check, only, reading, table
from ....kernel.words import text
from . import HERO_NAMES, HEROES
from .language import Disputed, Sure, Unsure
from .parts import Card, Level, Status
from .readings import doubts, in_doubt, readings_in

PACKAGE = "dicewright.games.dice_throne"
MOST = 20
"""No printed number is greater."""
CORRECTED = "corrected"
STATES = (Sure.SOURCED, CORRECTED, Sure.SINGLE, Sure.RECALLED)

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


@reading(PACKAGE)
def read(given: Table, whole: bool) -> dict[str, object]:
    """The readings in force with a player's file."""
    only((), given, HERO_NAMES)
    readings: dict[str, dict[str, int | str]] = {}
    for section, values in given.items():
        named = _flat(table((section,), values, f"[{section}]"), "")
        readings[section] = {name: _checked(section, name, said) for name, said in named}
    return {"readings": readings}


def _flat(values: Table, before: str) -> Iterator[tuple[str, object]]:
    """A name with a dot that somebody forgot to quote reaches us as a table within a table."""
    for name, said in values.items():
        if isinstance(said, dict):
            yield from _flat(said, f"{before}{name}.")
        else:
            yield f"{before}{name}", said


def _checked(section: str, name: str, said: object) -> int | str:
    known = in_doubt(HEROES[HERO_NAMES.index(section)])
    path = (section, name)
    if name not in known:
        raise Fault(path, text("fault-no-doubt", known=", ".join(known) or "–"))
    choices = choices_of(known[name])
    check(path, OneOf(choices) if choices else Whole(0, MOST), said)
    assert isinstance(said, int | str)
    return said


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


def as_data(content: Mapping[str, object]) -> dict[str, object]:
    """Every value in doubt as it is played, as a file says it that leaves nothing out."""
    readings = readings_in(content)
    return {
        hero.name: {name: readings.get(hero.name, {}).get(name, preferred(doubt)) for name, doubt in values.items()}
        for hero in HEROES
        if (values := in_doubt(hero))
    }


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
        sures.append(Sure.SINGLE)
    return max(sures, key=(Sure.SOURCED, Sure.SINGLE, Sure.RECALLED).index)
