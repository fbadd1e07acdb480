"""Makes the sample games known beside the built-in ones."""

from __future__ import annotations

import gc

from dicewright.kernel.game import register
from sample_games import race, scuffle

for sample in (race, scuffle):
    register(sample.GAME)


def pytest_collection_finish() -> None:
    """What was collected stays to the end; whoever looks for garbage need not look through it again and again."""
    gc.collect()
    gc.freeze()
