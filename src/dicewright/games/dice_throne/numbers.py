"""Numbers of the rulebook."""

from __future__ import annotations

DICE = 5
FACES = 6
HEALTH_DUEL, HEALTH_KING = 50, 35
ABOVE_START = 10
FIRST_CP, MOST_CP = 2, 15
MOST_COMPLEX = 6
"""As the boxes rate heroes."""
FIRST_HAND, HAND_LIMIT = 4, 6
ATTEMPTS = 3
MOST_THORNS = 2
