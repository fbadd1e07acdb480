"""Odds and reasons, fetched when they are first wanted: they are reckoned with NumPy, which nobody needs to play. Where
there is none, nothing is told of them."""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from importlib.util import find_spec

from ....kernel.describe import Chance, Ref
from ....kernel.words import Text
from ..state import Seen

RECKONS = find_spec("numpy") is not None
"""Whether odds are to be had here."""


def table_odds(seen: Seen) -> Mapping[Ref, Iterable[Chance]]:
    if not RECKONS:
        return {}
    from .odds import at_table

    return at_table.table_odds(seen)


def play_worths(seen: Seen) -> Mapping[Ref, Iterable[Chance]]:
    if not RECKONS:
        return {}
    from .odds import at_table

    return at_table.play_worths(seen)


def grounds(seen: Seen, best: int, other: int) -> Iterable[Text]:
    if not RECKONS:
        return ()
    from .odds import at_table

    return at_table.grounds(seen, best, other)
