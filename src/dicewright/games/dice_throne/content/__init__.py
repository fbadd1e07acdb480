"""What is declared: heroes, a file each, the statuses that several share, and the cards that every deck has."""

from __future__ import annotations

from .common import CARDS as COMMON
from .heroes import HERO_NAMES, HEROES

__all__ = ["COMMON", "HEROES", "HERO_NAMES"]
