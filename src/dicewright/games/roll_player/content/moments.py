"""When something can be done: the windows for skills that a verb goes with, and the moments of classes and weapons."""

from __future__ import annotations

from ..state import SkillWindow
from .forms import Node
from .readings import NegotiateTiming

ANYTIME = frozenset(range(SkillWindow.count))
DICE_PHASE = frozenset((SkillWindow.POOL, SkillWindow.DRAFT, SkillWindow.PICKED, SkillWindow.ACTED))
MARKET_PHASE = ANYTIME - DICE_PHASE

_WINDOWS = {
    "repeat_attribute_action": frozenset((SkillWindow.ACTED,)),
    "flip_pool_die": DICE_PHASE,
    "reroll_pool_dice": DICE_PHASE,
    "buy_from_discard": frozenset((SkillWindow.TURN,)),
    "extra_purchase": ANYTIME - {SkillWindow.BOUGHT},  # after a purchase it might be too late
    "discard_pile_to_market": MARKET_PHASE,
    "copy_opponent_skill": frozenset((SkillWindow.TURN,)),  # as the card that is copied says
}
_MOMENTS = {
    "place": frozenset((SkillWindow.PICKED,)),
    "buy": frozenset((SkillWindow.BOUGHT,)),
    "market_discard": frozenset((SkillWindow.BOUGHT,)),
    "before_market": frozenset((SkillWindow.MARKET,)),
    "once_per_round": ANYTIME - {SkillWindow.ACTED},
}


def windows(action: Node, timing: int = NegotiateTiming.UNTIL_CLEANUP) -> frozenset[int]:
    """The windows in which all verbs of an action can be done; `timing` is that of Negotiate."""
    found = ANYTIME
    for verb in action.leaves():
        negotiates = verb.form == "swap_board_die_with_pool_die" and timing == NegotiateTiming.DICE_PHASE
        found &= DICE_PHASE if negotiates else _WINDOWS.get(verb.form, ANYTIME)
    return found


def at_moment(when: str) -> frozenset[int]:
    """The windows that a moment stands for: a verb must go with all of them."""
    return _MOMENTS[when]
