"""How hard each level of bots thinks about this game.

Up to 256 trials in a tree, above that 16 trials for each roll-out.
"""

from __future__ import annotations

from ....kernel.game import Skill

LEVELS = (Skill(48, 750), Skill(96, 550), Skill(192, 350), Skill(256, 100), Skill(1_000, 80), Skill(16_000))
