"""The odds of Dice Throne: every ability of a hero, as far as the offensive dice decide it."""

from .abilities import AbilityOdds, Way, ability_odds, board_side, hero_named, heroes, value_table, ways

__all__ = [
    "AbilityOdds",
    "Way",
    "ability_odds",
    "board_side",
    "hero_named",
    "heroes",
    "value_table",
    "ways",
]
