"""Bots: one protocol (`bot.py`), a roster of them (`roster.py`), and what gives them a seat (`player.py`)."""

from .player import Player, chooser, mind_of, weights_of
from .roster import USUAL, bot, label, names, offered, register

__all__ = ["USUAL", "Player", "bot", "chooser", "label", "mind_of", "names", "offered", "register", "weights_of"]
