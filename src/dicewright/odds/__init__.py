"""Exact mathematics of "roll five dice, keep any, roll again". `odds.dice_throne` reads it off the heroes."""

from .solver import MOST_ATTEMPTS, Odds, Solution, chances, solve

__all__ = ["MOST_ATTEMPTS", "Odds", "Solution", "chances", "solve"]
