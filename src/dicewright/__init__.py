"""Dicewright: four modern dice games, complete, from one rules source."""

__version__ = "0.1.0"
