"""What is in the box: dice, their types, colours and classes, and how many make a set."""

from __future__ import annotations

from ...kernel.numbers import Numbers

FACES = 6
"""Of a die; also the highest value it can be raised to."""
ARMY = 9
"""Dice in a set."""
SIDE = 3
"""Dice in a tournament's side set."""
MOST_RARE = 3
"""Rare dice in a set. ID-set-3"""
MOST_SEATS = 8
"""Our limit, not the rulebook's: so many starter sets there are, one of each colour. ID-team-1"""
MOST_DICE = MOST_SEATS * ARMY
"""On the largest table."""
NO_DIE = NO_COLOUR = -1
"""A die is named by seat * ARMY + index."""


class Type(Numbers):
    SMASHER, ASSAULT, BALLISTIC, NULLIFIER, BARRIER, POWER_UP, SWARM, FORTRESS, REGENERATION = range(9)


class Colour(Numbers):
    RED, BLUE, YELLOW, PURPLE, GREEN, ORANGE, BLACK, WHITE = range(8)


class Class(Numbers):
    ATTACK, DEFENSE, LIFE = range(3)
