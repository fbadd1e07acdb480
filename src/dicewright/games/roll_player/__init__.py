"""Roll Player: one to four players create heroes, die by die."""

from .game import GAME

__all__ = ["GAME"]
