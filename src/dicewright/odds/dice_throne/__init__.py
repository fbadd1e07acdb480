"""The odds of Dice Throne: every ability of a hero, as far as the offensive dice decide it."""

from .abilities import AbilityOdds, Way, ability_odds, board_side, hero_named, heroes, met, value_table, ways
from .worth import rough_worth

__all__ = [
    "AbilityOdds",
    "Way",
    "ability_odds",
    "board_side",
    "hero_named",
    "heroes",
    "met",
    "rough_worth",
    "value_table",
    "ways",
]
