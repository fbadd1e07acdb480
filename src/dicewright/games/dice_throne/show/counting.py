"""Which dice count: those that the declared ability asks for, and those that an effect's own roll pays for."""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Mapping
from dataclasses import fields, is_dataclass

from ....kernel.amounts import Amount, Faces, Source, faces_mask
from ....kernel.conditions import Known, Test
from ....kernel.effects import Effect, Nothing, Pick, Roll
from ..content.language import SELECTOR_BITS, SELECTOR_KIND, Among, If
from ..content.library import Origin, Way
from ..content.parts import Card, Hero, Needs, Power, Status
from ..numbers import FACES

ALL_FACES = faces_mask(tuple(range(1, FACES + 1)))
_OF_THE_SUM = {If.ROLLED_TOTAL, If.ROLLED_AT_MOST, If.BEATS}


def counting(needs: Needs, dice: tuple[int, ...]) -> frozenset[int]:
    """The places of the dice that meet a requirement, as many as it asks for."""
    if needs.straight:
        return _in_a_row(needs.straight, dice)
    found: list[int] = []
    for faces, n in needs.symbols.items():
        mask = faces_mask(faces)
        found += [i for i, face in enumerate(dice) if mask >> face & 1][:n]
    return frozenset(found)


def _in_a_row(length: int, dice: tuple[int, ...]) -> frozenset[int]:
    for first in range(1, FACES - length + 2):
        row = range(first, first + length)
        if all(value in dice for value in row):
            return frozenset(dice.index(value) for value in row)
    return frozenset()


def paying_faces(origin: Origin) -> int:
    """The faces that an effect pays for when it rolls, a bit each; all of them where their sum counts."""
    return _mask(_effects(origin)) or ALL_FACES


def paying_symbols(hero: Hero, effect: Effect) -> tuple[str, ...]:
    """... as symbols of a hero who rolls for it."""
    mask = _mask([effect])
    return tuple(symbol for symbol, faces in hero.symbols.items() if mask & faces_mask(faces))


def _mask(effects: Iterable[Effect]) -> int:
    mask = 0
    for effect in effects:
        for found in _faces(effect):
            mask |= found
    return mask


def _effects(origin: Origin) -> Iterator[Effect]:
    match origin:
        case Origin("ability", Hero() as hero):
            level = hero.abilities[origin.slot].levels[origin.level]
            if level.defense is not None:
                yield level.defense
            yield from (level.upkeep, level.turn_end, level.activating, level.idle)
        case Origin(thing=Way(use=use)):
            yield use.effect
        case Origin(thing=Card(effect=effect) | Power(effect=effect)):
            yield effect
        case Origin(thing=Status() as status):
            yield from (status.upkeep, status.turn_end, status.activating)


def _faces(part: object) -> Iterator[int]:
    """The faces that any part of an effect looks for."""
    match part:
        case Roll():
            yield from map(faces_mask, (*part.per, *part.on, *_paid(part.table)))
        case Test() if part.condition == Known.ROLLED_SOME:
            yield part.what
        case Test() if part.condition in _OF_THE_SUM:
            yield ALL_FACES
        case Amount() if part.source == Source.ROLLED_SUM:
            yield ALL_FACES
        case Amount() if part.source < 0:
            yield -part.source
        case Pick() if part.selector & SELECTOR_KIND == Among.SHOWING:
            yield part.selector >> SELECTOR_BITS
    for inner in _inside(part):
        yield from _faces(inner)


def _paid(table: Mapping[Faces, Effect]) -> Iterator[Faces]:
    return (faces for faces, effect in table.items() if not isinstance(effect, Nothing))


def _inside(part: object) -> Iterator[object]:
    if isinstance(part, Mapping):
        yield from part.values()
    elif isinstance(part, tuple):
        yield from part
    elif is_dataclass(part):
        yield from (getattr(part, field.name) for field in fields(part))
