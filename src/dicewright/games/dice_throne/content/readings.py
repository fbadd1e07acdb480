"""Values of low confidence: which there are, and the declarations with the owner's own values in their place.

The book of a game carries the readings in force as numbers, so that whoever shows a game can tell its words by them.
"""

from __future__ import annotations

from collections.abc import Iterator, Mapping, Sequence
from dataclasses import fields, is_dataclass, replace
from typing import Any

from ....kernel.effects import Or
from .language import Disputed, Hero, Unsure

Readings = Mapping[str, Mapping[str, int | str]]
"""Hero -> name of a value -> what the owner of the box says."""


def doubts(thing: Any) -> Iterator[Unsure | Disputed]:
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


def parts_of(thing: Any) -> Iterator[Any]:
    if is_dataclass(thing) and not isinstance(thing, type):
        yield from (getattr(thing, f.name) for f in fields(thing))
    elif isinstance(thing, tuple):
        yield from thing
    elif isinstance(thing, Mapping):
        yield from thing.values()


def settled(thing: Any, said: Mapping[str, int | str]) -> Any:
    """The declaration with every doubt decided: as the owner says, or by the reading we prefer."""
    if isinstance(thing, Unsure):
        value = said.get(thing.name, int(thing))
        return thing.choices[value] if isinstance(value, str) else value
    if isinstance(thing, Disputed):
        first = next(iter(thing.readings))
        return settled(thing.readings[str(said.get(thing.name, first))], said)
    if isinstance(thing, int | str):
        return thing
    if is_dataclass(thing) and not isinstance(thing, type):
        old = {f.name: getattr(thing, f.name) for f in fields(thing)}
        new = {name: settled(value, said) for name, value in old.items()}
        if all(new[name] is old[name] for name in old):
            return thing
        if isinstance(thing, Or):
            return Or(*new["options"])
        return replace(thing, **new)
    if isinstance(thing, tuple):
        parts = tuple(settled(part, said) for part in thing)
        return thing if all(a is b for a, b in zip(parts, thing, strict=True)) else parts
    if isinstance(thing, Mapping):
        changed = {key: settled(value, said) for key, value in thing.items()}
        return thing if all(changed[key] is thing[key] for key in thing) else changed
    return thing


def settled_hero(hero: Hero, readings: Readings) -> Hero:
    result: Hero = settled(hero, readings.get(hero.name, {}))
    return result


def in_doubt(heroes: Sequence[Hero]) -> dict[tuple[str, str], Unsure | Disputed]:
    """Every value of low confidence by hero and name, in the order of the declarations."""
    return {(hero.name, doubt.name): doubt for hero in heroes for doubt in doubts(hero)}


def encoded(heroes: Sequence[Hero], readings: Readings) -> list[int]:
    """The reading in force of every value: the number itself, or which of the readings of a disputed effect."""
    numbers = []
    for (hero, name), doubt in in_doubt(heroes).items():
        said = readings.get(hero, {}).get(name)
        if isinstance(doubt, Disputed):
            numbers.append(0 if said is None else list(doubt.readings).index(str(said)))
        else:
            numbers.append(int(doubt) if said is None else doubt.choices[said] if isinstance(said, str) else said)
    return numbers


def decoded(heroes: Sequence[Hero], numbers: Sequence[int]) -> Readings:
    """What `encoded` made numbers of, without what stands as it is declared."""
    readings: dict[str, dict[str, int | str]] = {}
    for ((hero, name), doubt), n in zip(in_doubt(heroes).items(), numbers, strict=False):
        if isinstance(doubt, Disputed):
            if n > 0:
                readings.setdefault(hero, {})[name] = list(doubt.readings)[n]
        elif n != int(doubt):
            readings.setdefault(hero, {})[name] = n
    return readings
