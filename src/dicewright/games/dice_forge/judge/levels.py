"""How hard each level of bots thinks about this game.

From the third on they judge by what was learned, which is worth more than any number of trials: so these overlook more.
"""

from __future__ import annotations

from ....kernel.game import Skill

LEVELS = (Skill(48, 350), Skill(128, 50), Skill(400, 240), Skill(1_000, 160), Skill(4_000, 60), Skill(30_000))
