"""Bots: one protocol (`bot.py`), a roster of them (`roster.py`), what gives them a seat (`player.py`), and what
they tell whoever wants advice (`advice.py`)."""

from .advice import Advice, advice
from .player import Player, chooser, kind_of, mind_of, weights_of
from .roster import USUAL, bot, label, names, offered, on_gpu, register

__all__ = [
    "USUAL",
    "Advice",
    "Player",
    "advice",
    "bot",
    "chooser",
    "kind_of",
    "label",
    "mind_of",
    "names",
    "offered",
    "on_gpu",
    "register",
    "weights_of",
]
