"""What a player's content file changes, in words: a value is named as the file names it."""

from __future__ import annotations

from collections.abc import Iterator, Mapping

from ....kernel.content import Difference
from ..content import HEROES
from ..content.content_file import CORRECTED, preferred
from ..content.language import Sure
from ..content.readings import in_doubt, readings_in
from . import names


def difference(shipped: Mapping[str, object], own: Mapping[str, object]) -> Iterator[Difference]:
    readings = readings_in(own)
    for hero in HEROES:
        said = readings.get(hero.name, {})
        for name, doubt in in_doubt(hero).items():
            ours = preferred(doubt)
            if said.get(name, ours) != ours:
                path = (hero.name, name)
                yield Difference(path, names.hero(hero), name, str(ours), str(said[name]), Sure.SINGLE, CORRECTED)
