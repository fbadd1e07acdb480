"""The cards that every deck has."""

from __future__ import annotations

from ....kernel.amounts import ROLLED, half
from ....kernel.effects import May, Pick, Roll
from .language import IT, ME, Among, Do
from .parts import Action, Card, Moment

_ANY_DIE = Pick(Among.ANY_DIE_ANY_VALUE, Do.SET_DIE())
_AGAIN = Pick(Among.FRIENDLY_DIE, Do.REROLL())

CARDS: tuple[Card, ...] = (
    Card(1, "transference", Action.MAIN, 2, Pick(Among.MOVABLE, Pick(Among.RECEIVERS, Do.MOVE()))),
    Card(2, "what_status_effects", Action.MAIN, 2, Pick(Among.PLAYERS, Do.REMOVE_ALL())),
    Card(3, "vegas_baby", Action.MAIN, 0, Roll(1) + Do.CP(half(ROLLED), who=ME)),
    Card(4, "get_that_outta_here", Action.MAIN, 1, Pick(Among.TOKENS, Do.REMOVE())),
    Card(5, "triple_up", Action.INSTANT, 2, Do.DRAW(3, who=ME)),
    Card(6, "double_up", Action.INSTANT, 1, Do.DRAW(2, who=ME)),
    Card(7, "buh_bye", Action.INSTANT, 2, Pick(Among.TOKENS, Do.REMOVE())),
    Card(8, "tip_it", Action.INSTANT, 1, Pick(Among.ANY_DIE_STEP, Do.SET_DIE())),
    Card(9, "getting_paid", Action.INSTANT, 0, Do.CP(2, who=ME)),
    Card(10, "not_this_time", Action.ROLL, 1, Pick(Among.PLAYERS, Do.PREVENT(6, who=IT)), only=Moment.SOMEONE_INCOMING),
    # the same die may be chosen twice, which changes just one
    Card(11, "twice_as_wild", Action.ROLL, 3, _ANY_DIE + _ANY_DIE),
    Card(12, "try_try_again", Action.ROLL, 1, _AGAIN + May(_AGAIN)),
    Card(13, "so_wild", Action.ROLL, 2, _ANY_DIE),
    Card(14, "samesies", Action.ROLL, 1, Pick(Among.OWN_DIE_SAME, Do.SET_DIE())),
    Card(15, "one_more_time", Action.ROLL, 1, Do.ATTEMPT(), only=Moment.OFFENSE_ROLL),
    Card(16, "helping_hand", Action.ROLL, 1, Pick(Among.OPPONENT_DIE, Do.REROLL())),
    Card(17, "better_d", Action.ROLL, 0, Do.ATTEMPT(), only=Moment.DEFENSE_ROLL),
    Card(18, "six_it", Action.ROLL, 1, Pick(Among.OWN_DIE, Do.SET_DIE(6))),
)
