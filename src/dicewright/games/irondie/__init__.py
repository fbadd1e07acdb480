"""IRONDIE, rules 1.4: two players or two teams, nine metal dice each."""

from .game import GAME

__all__ = ["GAME"]
