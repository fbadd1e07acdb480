"""The random bot: every option is as likely as any other."""

from __future__ import annotations

from ..kernel.chance import below
from ..kernel.record import Record
from ..kernel.rule import rule
from .bot import Bot, Choose, Ints, States, Toolkit


@rule
def choose_any(options: int, states: States, b: Record, w: Record, work: Ints, seat: int, seed: int) -> int:
    return below(seed, options)


class Random(Bot):
    name = "random"

    def rule(self, tools: Toolkit) -> Choose:
        return choose_any
