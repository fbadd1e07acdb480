"""Odds at the table: a game may say how likely things are, from what a seat sees and nothing else."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Mapping

from ...kernel.describe import Ref, Seen
from ...kernel.game import Game
from ...kernel.words import Text
from ...odds.dice_throne.at_table import table_odds

Odds = Mapping[Ref, Iterable[tuple[float, Text]]]
"""For a thing on the board: chances from 0 to 1, each with what it is the chance of."""

_known: dict[str, tuple[Callable[[Seen], Odds], str]] = {"dice_throne": (table_odds, "dicewright.odds.dice_throne")}


def odds_of(game: Game, seen: Seen) -> Odds:
    return _known[game.name][0](seen) if game.name in _known else {}


def odds_words(game: Game) -> tuple[str, ...]:
    """Where the words for a game's odds are."""
    return (_known[game.name][1],) if game.name in _known else ()
