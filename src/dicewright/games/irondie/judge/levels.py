"""How hard each level of bots thinks about this game.

There are many options and many that are nearly as good: overlooking costs little until most are overlooked.
"""

from __future__ import annotations

from ....kernel.game import Skill

LEVELS = (Skill(24, 880), Skill(64, 780), Skill(128, 600), Skill(300, 280), Skill(600, 100), Skill(16_000))
