"""Values of low confidence: which there are, and the declarations with the owner's own values in their place.

The book of a game carries the readings in force as numbers, so that whoever shows a game can tell its words by them.
"""

from __future__ import annotations

from collections.abc import Iterator, Mapping, Sequence
from dataclasses import fields, is_dataclass, replace
from typing import TypeVar, cast

from ....kernel.effects import Effect, Or
from .language import Disputed, Unsure
from .parts import Hero

Said = Mapping[str, int | str]
"""Name of a value -> what the owner of the box says."""
Readings = Mapping[str, Said]
"""... by hero."""
Declared = TypeVar("Declared")


def readings_in(content: Mapping[str, object]) -> Readings:
    """What the owner of the box says, in the content of a game."""
    readings = content.get("readings", {})
    assert isinstance(readings, Mapping)
    return readings


def doubts(thing: object) -> Iterator[Unsure | Disputed]:
    """Every value of low confidence in a declaration."""
    if isinstance(thing, Unsure):
        yield thing
    elif isinstance(thing, Disputed):
        yield thing
        for reading in thing.readings.values():
            yield from doubts(reading)
    else:
        for part in parts_of(thing):
            yield from doubts(part)


def parts_of(thing: object) -> Iterator[object]:
    if is_dataclass(thing) and not isinstance(thing, type):
        yield from (getattr(thing, f.name) for f in fields(thing))
    elif isinstance(thing, tuple):
        yield from thing
    elif isinstance(thing, Mapping):
        yield from thing.values()


def settled(thing: Declared, said: Said) -> Declared:
    """The declaration with every doubt decided: as the owner says, or by the reading we prefer."""
    return cast("Declared", _settled(thing, said))


def _settled(thing: object, said: Said) -> object:
    if isinstance(thing, Unsure):
        value = said.get(thing.name, thing.value)
        return thing.choices[value] if isinstance(value, str) else value
    if isinstance(thing, Disputed):
        first = next(iter(thing.readings))
        return _settled(thing.readings[str(said.get(thing.name, first))], said)
    if isinstance(thing, int | str):
        return thing
    if is_dataclass(thing) and not isinstance(thing, type):
        old: dict[str, object] = {f.name: getattr(thing, f.name) for f in fields(thing)}
        new = {name: _settled(value, said) for name, value in old.items()}
        if all(new[name] is old[name] for name in old):
            return thing
        if isinstance(thing, Or):
            return Or(*cast("tuple[Effect, ...]", new["options"]))
        return replace(thing, **new)
    if isinstance(thing, tuple):
        parts = tuple(_settled(part, said) for part in thing)
        return thing if all(a is b for a, b in zip(parts, thing, strict=True)) else parts
    if isinstance(thing, Mapping):
        changed = {key: _settled(value, said) for key, value in thing.items()}
        return thing if all(changed[key] is thing[key] for key in thing) else changed
    return thing


def in_doubt(hero: Hero) -> dict[str, Unsure | Disputed]:
    """Every value of low confidence of a hero by name, in the order of the declarations."""
    return {doubt.name: doubt for doubt in doubts(hero)}


def encoded(hero: Hero, said: Said) -> tuple[int, ...]:
    """The reading in force of every value: the number itself, or which of its choices or readings it is."""
    return tuple(_number(doubt, said.get(name)) for name, doubt in in_doubt(hero).items())


def _number(doubt: Unsure | Disputed, said: int | str | None) -> int:
    if isinstance(doubt, Disputed):
        return 0 if said is None else list(doubt.readings).index(str(said))
    if not doubt.choices:
        return int(doubt if said is None else said)
    return list(doubt.choices.values()).index(doubt.value) if said is None else list(doubt.choices).index(str(said))


def decoded(hero: Hero, numbers: Sequence[int]) -> Said:
    """What `encoded` made numbers of, without what stands as it is declared."""
    said: dict[str, int | str] = {}
    for (name, doubt), n in zip(in_doubt(hero).items(), numbers, strict=False):
        if n != _number(doubt, None):
            choices = list(doubt.readings if isinstance(doubt, Disputed) else doubt.choices)
            said[name] = choices[n] if choices else n
    return said
