"""Makes the sample games known beside the built-in ones."""

from __future__ import annotations

from dicewright.kernel.game import register
from sample_games import race, scuffle

for sample in (race, scuffle):
    register(sample.GAME)
