"""Exact mathematics of "roll five dice, keep any, roll again", whatever the dice are for: it knows no game."""

from .solver import MOST_ATTEMPTS, Odds, Solution, chances, solve

__all__ = ["MOST_ATTEMPTS", "Odds", "Solution", "chances", "solve"]
