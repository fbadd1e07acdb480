"""How hard each level of bots thinks about this game.

Thinking longer pays all the way up.
"""

from __future__ import annotations

from ....kernel.game import Skill

LEVELS = (Skill(32, 400), Skill(128, 150), Skill(500, 100), Skill(2_000, 50), Skill(8_000), Skill(40_000))
