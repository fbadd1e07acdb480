"""The random bot: every option is as likely as any other."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

from ..kernel.chance import below
from ..kernel.game import Game
from ..kernel.record import Record
from ..kernel.rule import rule


@rule
def choose_any(tables: Any, b: Record, w: Record, work: Any, seat: int, seed: int) -> int:
    return below(seed, tables[0].options)


def at_random(game: Game, teams: tuple[int, ...]) -> Callable[..., int]:
    return choose_any
