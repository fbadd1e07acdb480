"""Reaction windows in which nothing is lost by passing: all that is offered comes again before it is needed.

The rules open a window wherever somebody could act. Most people want to be asked where acting could matter: dice are
changed once they are about to decide, damage is kept off when it is about to land, and what can be done at any time
waits for the own main phase or for the blow. Who wants every window can still have it.
"""

from __future__ import annotations

from ..content.language import SELECTOR_KIND, Among
from ..content.parts import Moment, StatusKind
from ..rules.damage import final_damage
from ..rules.effects import REACT
from ..rules.offense import may_roll
from ..rules.selectors import names_tokens
from ..rules.timing import reaction
from ..state import Phase, Seen, Window, is_opponent
from .declared import library
from .running import window_of

LANDS = (Window.LAST, Window.BLAST, Window.PHASE, Window.UPKEEP)
"""Right after them damage is applied."""
_OPEN_DICE = (Window.EXTRA, Window.CARD_ROLL, Window.SPENT_ROLL, Window.OFFENSE, Window.DECLARED, Window.TARGET)
KEEPS_OFF = (Moment.INCOMING, Moment.SOMEONE_INCOMING, Moment.STRUCK)
_IN_A_FIGHT = (Moment.MODIFIER, Moment.ATTACKING, Moment.ATTACKED)


@REACT.needless
def _(seen: Seen) -> bool:
    v = seen.view
    window = window_of(seen)
    ways = (reaction(v, seen.book, window, v.asked, k) for k in range(v.options - 1))
    return not any(_matters(seen, window, way) for way in ways)


def moment_of(seen: Seen, way: int) -> int:
    """The moment in which alone a card (its number) or a power (its number below 0) can be played."""
    v, b = seen.view, seen.book
    return int(b.card_only[v.asked, way] if way > 0 else b.power_only[-1 - way])


def _matters(seen: Seen, window: int, way: int) -> bool:
    """Whether a card (its number) or a power (its number below 0) could be wanted in this very window."""
    v, b = seen.view, seen.book
    only = moment_of(seen, way)
    if way > 0:
        pick, dice = b.card_pick[v.asked, way], b.dice_cards[v.asked] >> way & 1
    else:
        pick, dice = b.power_pick[-1 - way], b.power_dice[-1 - way]
    if pick and (pick - 1) & SELECTOR_KIND == Among.FRESH:
        return True  # a status is kept off only before it lands
    if dice or only in (Moment.OPPONENT_ROLL, Moment.DEFENSE_ROLL):
        return window in _OPEN_DICE and not _rolls_on(seen, window)
    if only == Moment.OFFENSE_ROLL:
        return not may_roll(v, b)
    if only in KEEPS_OFF:
        return window in LANDS
    if only in _IN_A_FIGHT:
        return window in (Window.ATTACK, Window.LAST)
    if only == Moment.ALWAYS:
        return _at_any_time(seen, window, pick)
    return True


def _rolls_on(seen: Seen, window: int) -> bool:
    """An opponent may still roll these dice away: they are asked about once an ability has been declared."""
    v = seen.view
    return window == Window.OFFENSE and bool(is_opponent(v, v.asked, v.active))


def _at_any_time(seen: Seen, window: int, pick: int) -> bool:
    """Before a blow; and before the own turn, to be rid of a status."""
    v = seen.view
    if window in LANDS and final_damage(v, seen.book, v.asked) > 0:
        return True
    ends = window == Window.UPKEEP and v.phase != Phase.UPKEEP
    return ends and bool(pick) and bool(names_tokens(pick - 1)) and _ails(seen)


def _ails(seen: Seen) -> bool:
    v, found = seen.view, library(seen).statuses
    return any(v.token[v.asked, n] > 0 and found[n].kind == StatusKind.NEGATIVE for n in found)
