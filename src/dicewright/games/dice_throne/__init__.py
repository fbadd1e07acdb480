"""Dice Throne: two to six heroes fight with five dice each, in a duel, in teams, or everybody against everybody."""

from .game import GAME

__all__ = ["GAME"]
