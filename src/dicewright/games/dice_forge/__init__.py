"""Dice Forge: heroes with dice of changeable faces, two to four of them."""

from .game import GAME

__all__ = ["GAME"]
