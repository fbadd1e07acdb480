"""What a player's card file changes, in words: every field that has another value, or another state."""

from __future__ import annotations

from collections.abc import Callable, Iterator, Mapping
from typing import cast

from ....kernel.content import Difference, Table
from ....kernel.words import Text, signed, text
from .. import box
from ..content import data
from ..content.card_file import weakest
from ..content.grammar import Reader, ability, reader_of
from ..grid import Direction
from ..state import Attribute, Colour
from . import names
from .effect_texts import effect_text

_NAMES: Mapping[str, tuple[tuple[str, ...], Callable[[int], Text]]] = {
    "races": (box.RACES, names.race),
    "classes": (box.CLASSES, names.klass),
    "backstories": (box.BACKSTORIES, names.story),
    "alignments": (box.ALIGNMENTS, names.alignment),
    "armor": (box.ARMOR_SETS, names.armor_set),
    "market": (box.CARDS, names.card),
}
_FIELDS = {"classes": "class-", "armor": "set-"}
"""What goes before the name of a field in its message."""
BY_ATTRIBUTE = ("goals", "cells", "modifiers")


def difference(shipped: data.Content, own: data.Content) -> Iterator[Difference]:
    ours, theirs = (cast("Mapping[str, Mapping[str, Table]]", content) for content in (shipped, own))
    for section, bodies in theirs.items():
        listed, named = _NAMES[section]
        for name, body in bodies.items():
            old = ours[section][name]
            for field in [f for f in body if f != "state"]:
                sure, own_sure = weakest(old, field), weakest(body, field)
                called = text(f"field-{_FIELDS.get(section, '')}{field}")
                was, now = _meant(name, field, old[field]), _meant(name, field, body[field])
                for part in _parts(was, now, field in BY_ATTRIBUTE, sure != own_sure):
                    yield Difference(
                        (section, name, field, *part),
                        named(listed.index(name)),
                        text("titled", title=called, text=_attribute(*part)) if part else called,
                        value_in_words(name, field, old, *part),
                        value_in_words(name, field, body, *part),
                        sure,
                        own_sure,
                    )


def _parts(old: object, new: object, by_attribute: bool, surer: bool) -> Iterator[tuple[str, ...]]:
    """What of a field differs: of a table by attributes these, else all of it."""
    if old != new and isinstance(old, Mapping) and isinstance(new, Mapping) and by_attribute:
        yield from ((a,) for a in Attribute.names if old.get(a) != new.get(a))
    elif old != new or surer:
        yield ()


def _meant(name: str, field: str, value: object) -> object:
    """A value, whichever way it is written."""
    return _reader(name, field)((), value) if field in ("effect", "ability") else value


def _reader(name: str, field: str) -> Reader:
    return ability if field == "ability" else reader_of(name)


def value_in_words(name: str, field: str, body: Table, attribute: str = "") -> Text | str:
    """The value of a field in words, or what it says of one attribute."""
    value = body[field]
    match field:
        case "ability" | "effect":
            return effect_text(_reader(name, field)((), value), cast(int, body.get("stars", 0)))
        case "color":
            return names.colour(Colour.by_name[str(value)])
        case "colors":
            return text("words-listed", words=tuple(names.colour(Colour.by_name[c]) for c in cast("list[str]", value)))
        case "arrow":
            return text("arrow-copied") if value == "copied" else names.way(Direction.by_name[str(value)])
        case "set":
            return names.armor_set(box.ARMOR_SETS.index(str(value)))
        case "grid":
            return " / ".join(" ".join(map(_plain, row)) for row in cast("list[list[int]]", value))
    if isinstance(value, Mapping):
        shown = [_of_attribute(field, a, value.get(a)) for a in ([attribute] if attribute else Attribute.names)]
        return shown[0] if attribute else text("words-listed", words=tuple(shown))
    return ", ".join(map(_plain, value)) if isinstance(value, list) else _plain(cast(int, value))


def _of_attribute(field: str, attribute: str, value: object) -> Text:
    """A goal, a marked space, a change by the race."""
    match field:
        case "goals":
            goal = cast(data.Goal, value)
            return text("goal-short", attribute=text(f"short-{attribute}"), range=_range(goal), stars=goal["stars"])
        case "cells":
            n, colour = cast("tuple[int, str]", value)
            colour_said = names.colour(Colour.by_name[colour])
            return text("story-space", attribute=_attribute(attribute), n=n, colour=colour_said)
    return text("race-change", attribute=_attribute(attribute), change=signed(cast(int, value or 0)))


def _plain(n: int) -> str:
    return str(n) if n >= 0 else signed(n)


def _attribute(name: str) -> Text:
    return names.attribute(Attribute.by_name[name])


def _range(goal: data.Goal) -> str:
    low, high = goal["min"], goal.get("max")
    return f"{low}+" if high is None else str(low) if low == high else f"{low}–{high}"
