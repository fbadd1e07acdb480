"""The cards that every deck has."""

from __future__ import annotations

from ....kernel.effects import ROLLED, May, Pick, Roll, half
from ..language import (
    ANY_DIE_ANY_VALUE,
    ANY_DIE_STEP,
    ATTEMPT,
    CP,
    DEFENSE_ROLL,
    DRAW,
    FRIENDLY_DIE,
    INSTANT,
    IT,
    MAIN,
    ME,
    MOVABLE,
    MOVE,
    OFFENSE_ROLL,
    OPPONENT_DIE,
    OWN_DIE,
    OWN_DIE_SAME,
    PLAYERS,
    PREVENT,
    RECEIVERS,
    REMOVE,
    REMOVE_ALL,
    REROLL,
    ROLL_PHASE,
    SET_DIE,
    SOMEONE_INCOMING,
    TOKENS,
    Card,
)

_ANY_DIE = Pick(ANY_DIE_ANY_VALUE, SET_DIE())
_AGAIN = Pick(FRIENDLY_DIE, REROLL())

CARDS: tuple[Card, ...] = (
    Card(1, "transference", MAIN, 2, Pick(MOVABLE, Pick(RECEIVERS, MOVE()))),
    Card(2, "what_status_effects", MAIN, 2, Pick(PLAYERS, REMOVE_ALL())),
    Card(3, "vegas_baby", MAIN, 0, Roll(1) + CP(half(ROLLED), who=ME)),
    Card(4, "get_that_outta_here", MAIN, 1, Pick(TOKENS, REMOVE())),
    Card(5, "triple_up", INSTANT, 2, DRAW(3, who=ME)),
    Card(6, "double_up", INSTANT, 1, DRAW(2, who=ME)),
    Card(7, "buh_bye", INSTANT, 2, Pick(TOKENS, REMOVE())),
    Card(8, "tip_it", INSTANT, 1, Pick(ANY_DIE_STEP, SET_DIE())),
    Card(9, "getting_paid", INSTANT, 0, CP(2, who=ME)),
    Card(10, "not_this_time", ROLL_PHASE, 1, Pick(PLAYERS, PREVENT(6, who=IT)), only=SOMEONE_INCOMING),
    # the same die may be chosen twice, which changes just one
    Card(11, "twice_as_wild", ROLL_PHASE, 3, _ANY_DIE + _ANY_DIE),
    Card(12, "try_try_again", ROLL_PHASE, 1, _AGAIN + May(_AGAIN)),
    Card(13, "so_wild", ROLL_PHASE, 2, _ANY_DIE),
    Card(14, "samesies", ROLL_PHASE, 1, Pick(OWN_DIE_SAME, SET_DIE())),
    Card(15, "one_more_time", ROLL_PHASE, 1, ATTEMPT(), only=OFFENSE_ROLL),
    Card(16, "helping_hand", ROLL_PHASE, 1, Pick(OPPONENT_DIE, REROLL())),
    Card(17, "better_d", ROLL_PHASE, 0, ATTEMPT(), only=DEFENSE_ROLL),
    Card(18, "six_it", ROLL_PHASE, 1, Pick(OWN_DIE, SET_DIE(6))),
)
