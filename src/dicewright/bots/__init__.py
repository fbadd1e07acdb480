"""Bots: one protocol (`bot.py`), a roster of them (`roster.py`), and what gives them a seat (`player.py`)."""

from .player import Player, chooser, weights_of
from .roster import bot, label, names, register

__all__ = ["Player", "bot", "chooser", "label", "names", "register", "weights_of"]
