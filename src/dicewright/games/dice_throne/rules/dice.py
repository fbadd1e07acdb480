"""The dice that lie open: whose they are, what they show, and how they are changed."""

from __future__ import annotations

from ....kernel.bits import nth_one, ones
from ....kernel.flow import first
from ....kernel.question import NATURE, Question, ask
from ....kernel.rule import rule
from .. import events as tell
from ..codes import face_code
from ..numbers import DICE, FACES
from ..state import AtOnce, Book, OpenRoll, State, Window, is_opponent
from .holdings import change_cp

REROLL = Question(17, "reroll", "DT-card-10")
AGAIN = Question(23, "again", "DT-card-13")
RANSOM = Question(27, "ransom", "DT-card-10")

RANSOM_CP = 2


@rule
def roll_in_window(g: State, window: int) -> int:
    """The roll that is open while a window is: offensive dice, the targeting die, or a frame's. DT-int-2"""
    if window in (Window.OFFENSE, Window.DECLARED):
        return OpenRoll.OFFENSE
    if window == Window.TARGET:
        return OpenRoll.TARGETING
    if Window.EXTRA <= window <= Window.SPENT_ROLL:
        return OpenRoll.FIRST_FRAME + g.sp - 1
    return OpenRoll.NONE


@rule
def dice_of(g: State, roll: int) -> int:
    """How many dice a roll has."""
    if roll == OpenRoll.NONE:
        return 0
    if roll == OpenRoll.OFFENSE:
        return DICE
    if roll == OpenRoll.TARGETING:
        return 1
    return g.f_dice[roll - OpenRoll.FIRST_FRAME]


@rule
def shows(g: State, roll: int, i: int) -> int:
    if roll == OpenRoll.OFFENSE:
        return g.die[i]
    if roll == OpenRoll.TARGETING:
        return g.target_die
    return g.rolled[roll - OpenRoll.FIRST_FRAME, i]


@rule
def roller(g: State, roll: int, i: int) -> int:
    """Whose die it is. DT-card-11"""
    if roll in (OpenRoll.OFFENSE, OpenRoll.TARGETING):
        return g.active
    frame = roll - OpenRoll.FIRST_FRAME
    if i == 1 and g.f_rival[frame] > 0:
        return g.f_rival[frame] - 1
    return g.f_me[frame]


@rule
def tell_extra_die(g: State, b: Book, face: int) -> None:
    """A die of an effect falls."""
    seat = roller(g, OpenRoll.FIRST_FRAME + g.sp - 1, g.f_dice[g.sp - 1])
    tell.extra_die(g, seat, face_code(g, seat, face))


@rule
def show(g: State, roll: int, i: int, value: int) -> None:
    if roll == OpenRoll.OFFENSE:
        g.die[i] = value
        g.altered = 1
    elif roll == OpenRoll.TARGETING:
        g.target_die = value
    else:
        g.rolled[roll - OpenRoll.FIRST_FRAME, i] = value


@rule
def change_die(g: State, roll: int, i: int, value: int) -> None:
    was = shows(g, roll, i)
    show(g, roll, i, value)
    tell.changed(g, roller(g, roll, i), i + 1, was, value)


@rule
def roll_again(g: State, roll: int, mask: int) -> None:
    """These dice of a roll are rolled anew."""
    g.again_roll = roll
    g.again = mask


@first("again", AtOnce.REROLL)
def ask_again(g: State, b: Book) -> None:
    ask(g, REROLL, NATURE, FACES)


@REROLL.answer
def take_again(g: State, b: Book, seat: int, a: int) -> None:
    i = nth_one(g.again, 0)
    g.again &= g.again - 1
    was = shows(g, g.again_roll, i)
    show(g, g.again_roll, i, a + 1)
    tell.rerolled(g, roller(g, g.again_roll, i), i + 1, was, a + 1)


@rule
def offer_again(g: State, roll: int, most: int) -> None:
    """Whoever rolled may roll so many of the dice anew, or none."""
    g.again_roll = roll
    g.again_most = most
    g.attempt = roller(g, roll, 0) + 1


@rule
def nth_choice(g: State, k: int) -> int:
    """The k-th set of own dice that may be rolled anew, a bit each, none of them first; -1 if there are no more."""
    own = 1 if g.f_rival[g.again_roll - OpenRoll.FIRST_FRAME] > 0 else dice_of(g, g.again_roll)
    for mask in range(1 << own):
        if ones(mask) <= g.again_most:
            if k == 0:
                return mask
            k -= 1
    return -1


@first("attempt", AtOnce.ATTEMPT)
def ask_attempt(g: State, b: Book) -> None:
    """An extra attempt of a defence, or dice that an effect lets one roll again. DT-card-13"""
    n = 0
    while nth_choice(g, n) >= 0:
        n += 1
    ask(g, AGAIN, g.attempt - 1, n)


@AGAIN.answer
def take_attempt(g: State, b: Book, seat: int, a: int) -> None:
    g.attempt = 0
    g.again = nth_choice(g, a)


@first("ransom", AtOnce.RANSOM)
def ask_ransom(g: State, b: Book) -> None:
    """2 CP for whoever demands them, or the die is rolled again; without them there is no choice."""
    payer = roller(g, g.again_roll, g.ransom - 1)
    ask(g, RANSOM, payer, 2 if g.cp[payer] >= RANSOM_CP else 1)


@RANSOM.answer
def take_ransom(g: State, b: Book, seat: int, a: int) -> None:
    """0 re-roll, 1 pay; whoever demands it owns the running effect."""
    if a == 1:
        change_cp(g, seat, -RANSOM_CP)
        change_cp(g, g.f_me[g.sp - 1], RANSOM_CP)
    else:
        g.again = 1 << (g.ransom - 1)
    g.ransom = 0


@rule
def yours(g: State, seat: int, roll: int, i: int) -> int:
    return 1 if roller(g, roll, i) == seat else 0


@rule
def theirs(g: State, seat: int, roll: int, i: int) -> int:
    return is_opponent(g, seat, roller(g, roll, i))
