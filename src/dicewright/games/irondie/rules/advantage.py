"""Advantage: who acts first. More dice in reserve, else more life points, else the higher die."""

from __future__ import annotations

from ....kernel.question import NATURE, Question, ask
from ....kernel.rule import rule
from .. import events as tell
from ..box import FACES
from ..state import Book, By, State
from .table import life_points, reserve, team_of

UNDECIDED = -1

ROLL_OFF = Question(11, "roll-off", "ID-adv-2")
"""Nature: a die for the advantage, or for the game when both have lost."""


@rule
def roll_off(g: State) -> int:
    """One die a team, again while they tie: the winner, or UNDECIDED while nature is being asked.
    ID-adv-2 ID-adv-3 ID-team-6"""
    if g.roll[0] != 0 and g.roll[1] != 0:
        first = g.roll[0]
        second = g.roll[1]
        g.roll[0] = 0
        g.roll[1] = 0
        if first != second:
            return 0 if first > second else 1
    ask(g, ROLL_OFF, NATURE, FACES)
    return UNDECIDED


@ROLL_OFF.answer
def rolled_off(g: State, b: Book, seat: int, a: int) -> None:
    team = 0 if g.roll[0] == 0 else 1
    g.roll[team] = a + 1
    tell.roll_off(g, team, a + 1)


@rule
def settle_advantage(g: State, b: Book) -> int:
    """Decide who has the advantage now; 0 while a roll-off is under way. ID-adv-1 ID-adv-2 ID-team-6"""
    dice = 0
    life = 0
    for seat in range(g.zone.shape[0]):
        sign = 1 if team_of(seat) == 0 else -1
        dice += sign * reserve(g, seat)
        life += sign * life_points(g, b, seat)
    by = By.RESERVE
    lead = dice
    if lead == 0:
        by = By.LIFE
        lead = life
    if lead == 0:
        by = By.ROLL
        winner = roll_off(g)
        if winner == UNDECIDED:
            return 0
        lead = 1 if winner == 0 else -1
    g.advantage = 0 if lead > 0 else 1
    tell.advantage(g, g.advantage, by)
    return 1
