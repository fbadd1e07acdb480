"""Where the worker of a page begins."""

from __future__ import annotations

import msgspec

from ..server.limits import Limits, Pace
from ..server.tables.registry import Registry
from ..server.tables.session import TICK
from ..server.web.assembly import assembled
from .drawer import Kept
from .outside import Outside
from .talk import Talk
from .workers import around

OFTEN = Pace(1_000, 100)
ALONE = Limits(
    tables=20,
    messages=OFTEN,
    requests=OFTEN,
    writes=OFTEN,
    checks=OFTEN,
    hellos=OFTEN,
    entries=OFTEN,
    entries_here=OFTEN,
    foundings=OFTEN,
    replays=OFTEN,
    thoughts=OFTEN,
)
"""Nobody has to be kept from anything: only what runs wild is stopped. A phone has memory for few tables."""


async def start(outside: Outside, modules: str, tick: float = TICK) -> Talk:
    """Take up the tables that the browser keeps. `modules`: what bots think with, by game and teams, as far
    as it is there."""
    helpers = around(outside, msgspec.json.decode(modules, type=dict[str, str]))
    registry = Registry(Kept(outside), helpers, ALONE, tick)
    await registry.start()
    return Talk(assembled(registry), outside)
