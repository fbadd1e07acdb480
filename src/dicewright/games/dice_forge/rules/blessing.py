"""Blessings: who rolls, in which order the heroes' faces are applied, and the tokens that repeat a roll.

One blessing is under way at a time. Effects that ran when it began wait below `base` until it is over.
"""

from __future__ import annotations

from ....kernel.bits import nth_one, ones
from ....kernel.flow import step
from ....kernel.numbers import Numbers
from ....kernel.question import NATURE, Question, ask
from ....kernel.rule import plain_only, rule
from .. import events as tell
from ..box import DICE, SIDES, Face, FaceKind, Resource, Token
from ..content.readings import CerberusLimit, CerberusMinotaur, CerberusSatyrs, CerberusTime
from ..state import Again, Book, Mode, Stage, State
from .reserves import gain, lose, room

PAIR = 16

ROLL = Question(10, "roll", "DF-bless-1")
"""Nature: a side of the die."""
CERBERUS = Question(18, "cerberus", "DF-token-1")
"""0 no, 1 apply the roll once more."""
SATYRS = Question(19, "satyrs", "DF-satyr-1")
"""Which two of the dice just rolled, see nth_pair."""


class BlessingKind(Numbers):
    """As it is told."""

    OF_ALL, OF_ONE, MINOR, FOR_SATYRS, FOR_MINOTAUR = range(5)


@rule
def bless(g: State, mode: int, rollers: int, minor: int) -> None:
    """Begin a blessing of these seats, a bit each: with both dice, or a minor one with one of them.
    DF-bless-1 DF-bless-2"""
    _tell_blessing(g, mode, rollers, minor)
    g.stage = Stage.ROLL
    g.mode = mode
    g.base = g.sp
    g.rollers = rollers
    g.minor = minor
    g.rolling_die = 0
    g.served = 0
    for seat in range(g.place.shape[0]):
        for die in range(DICE):
            g.fell[seat, die] = Face.NONE


@plain_only
def _tell_blessing(g: State, mode: int, rollers: int, minor: int) -> None:
    """Whose it is, and of which kind; what others roll is for the active player."""
    if mode in (Mode.STOLEN, Mode.LOST):
        tell.blessing(g, g.active, BlessingKind.FOR_SATYRS if mode == Mode.STOLEN else BlessingKind.FOR_MINOTAUR)
    elif ones(rollers) > 1:
        tell.blessing(g, g.active, BlessingKind.OF_ALL)
    else:
        tell.blessing(g, nth_one(rollers, 0), BlessingKind.MINOR if minor else BlessingKind.OF_ONE)


@step(Stage.ROLL, on="stage")
def roll_next(g: State, b: Book) -> None:
    """The next die falls; when all have, the faces are applied."""
    last = g.place.shape[0] * DICE
    while g.rolling_die < last:
        wanted = g.minor == 0 or g.rolling_die % DICE == g.minor - 1
        if wanted and (g.rollers >> (g.rolling_die // DICE)) & 1 == 1:
            ask(g, ROLL, NATURE, SIDES)
            return
        g.rolling_die += 1
    g.rolling_die = 0
    g.stage = Stage.STEAL if g.mode == Mode.STOLEN else Stage.NEXT


@ROLL.answer
def rolled(g: State, b: Book, nature: int, side: int) -> None:
    """What a roll gives is fixed now. DF-bless-5 DF-bless-6"""
    seat = g.rolling_die // DICE
    die = g.rolling_die % DICE
    g.up[seat, die] = side
    g.fell[seat, die] = g.face[seat, die, side]
    g.landed[seat, die] = g.fell[seat, die]
    tell.rolled(g, seat, die, g.fell[seat, die])
    g.rolling_die += 1
    roll_next(g, b)


# --- the satyrs ---


@rule
def pairs(g: State) -> int:
    """Ways to take two of the dice that everybody else has rolled. DF-satyr-1"""
    dice = (g.place.shape[0] - 1) * DICE
    return dice * (dice - 1) // 2


@rule
def nth_pair(g: State, k: int) -> int:
    """The k-th of them, packed: two dice, each as seat * DICE + die, counted from the left of the buyer."""
    seats = g.place.shape[0]
    dice = (seats - 1) * DICE
    i = 0
    while k >= dice - 1 - i:
        k -= dice - 1 - i
        i += 1
    j = i + 1 + k
    one = (g.active + 1 + i // DICE) % seats * DICE + i % DICE
    two = (g.active + 1 + j // DICE) % seats * DICE + j % DICE
    return one * PAIR + two


@step(Stage.STEAL, on="stage")
def ask_pair(g: State, b: Book) -> None:
    ask(g, SATYRS, g.active, pairs(g))


@SATYRS.answer
def take_pair(g: State, b: Book, seat: int, k: int) -> None:
    """The chosen faces become the buyer's, as if he had been blessed with them. DF-satyr-1 DF-card-5"""
    pair = nth_pair(g, k)
    one = pair // PAIR
    two = pair % PAIR
    face = g.fell[one // DICE, one % DICE]
    other = g.fell[two // DICE, two % DICE]
    g.fell[seat, 0] = face
    g.fell[seat, 1] = other
    g.rollers = 1 << seat
    g.stage = Stage.NEXT
    tell.stole(g, seat, face, other)


# --- whose faces come next ---


@step(Stage.NEXT, on="stage")
def next_hero(g: State, b: Book) -> None:
    """From the active player clockwise, each completely before the next. DF-bless-4"""
    seats = g.place.shape[0]
    while g.served < seats:
        seat = (g.active + g.served) % seats
        g.served += 1
        if (g.rollers >> seat) & 1 == 1 and plain(g, b, seat) == 0:
            g.hero = seat
            g.again = 0
            begin_faces(g, b)
            return
    g.stage = Stage.NONE
    g.mode = Mode.GAINED
    g.base = 0
    g.rollers = 0
    g.minor = 0
    g.hero = 0
    g.served = 0


@rule
def plain(g: State, b: Book, seat: int) -> int:
    """Most rolls leave nothing to decide: they are applied at once, and the answer is 1. DF-face-1 DF-mino-1"""
    one = g.fell[seat, 0]
    two = g.fell[seat, 1]
    if (
        b.does[one] != FaceKind.ALL
        or b.does[two] != FaceKind.ALL
        or g.tokens[seat, Token.CERBERUS] > 0
        or g.mode > Mode.LOST
    ):
        return 0
    if g.mode == Mode.GAINED and b.gives[one, Resource.GOLD] + b.gives[two, Resource.GOLD] > 0 and room(g, seat) > 0:
        return 0
    for die in range(DICE):
        face = g.fell[seat, die]
        for resource in range(Resource.count):
            amount = b.gives[face, resource]
            if amount > 0:
                if g.mode == Mode.GAINED:
                    gain(g, b, seat, resource, amount)
                else:
                    lose(g, b, seat, resource, amount)
    return 1


@rule
def begin_faces(g: State, b: Book) -> None:
    """The faces of the roll, as they fell, before anything is decided about them."""
    for die in range(DICE):
        g.shows[die] = g.fell[g.hero, die]
        g.boars[die] = 0
        for resource in range(Resource.count):
            g.gains[die, resource] = 0
    g.die = 0
    g.picks = 0
    g.first = 0
    g.applied = 0
    g.stage = Stage.BEFORE if b.cerberus_time == CerberusTime.BEFORE else Stage.MIRROR


# --- Cerberus ---


@rule
def may_repeat(g: State, b: Book) -> int:
    """Whether a Cerberus token may be spent on this roll. DF-token-1 DF-token-2 DF-satyr-3 DF-mino-4"""
    if g.tokens[g.hero, Token.CERBERUS] == 0:
        return 0
    if g.mode == Mode.STOLEN and b.cerberus_satyrs != CerberusSatyrs.ALLOWED:
        return 0
    if g.mode == Mode.LOST and b.cerberus_minotaur != CerberusMinotaur.ALLOWED:
        return 0
    return 1 if g.again == 0 or b.cerberus_limit == CerberusLimit.ANY_NUMBER else 0


@step(Stage.BEFORE, on="stage")
def ask_before(g: State, b: Book) -> None:
    if may_repeat(g, b) == 1:
        ask(g, CERBERUS, g.hero, 2)
    else:
        g.stage = Stage.MIRROR


@step(Stage.AGAIN, on="stage")
def once_more(g: State, b: Book) -> None:
    """After the faces: apply the roll again, with new choices, or go on to the next hero. DF-token-1 DF-token-3"""
    if g.again == Again.SPENT + Again.REPEAT:
        g.again = Again.SPENT
        begin_faces(g, b)
    elif b.cerberus_time != CerberusTime.BEFORE and may_repeat(g, b) == 1:
        ask(g, CERBERUS, g.hero, 2)
    else:
        g.stage = Stage.NEXT


@CERBERUS.answer
def take_cerberus(g: State, b: Book, seat: int, yes: int) -> None:
    before = g.stage == Stage.BEFORE
    if before:
        g.stage = Stage.MIRROR
    elif yes == 0:
        g.stage = Stage.NEXT
    if yes == 1:
        g.tokens[seat, Token.CERBERUS] -= 1
        tell.spent(g, seat, Token.CERBERUS)
        g.again = Again.SPENT + Again.REPEAT
        if not before:
            g.stage = Stage.AGAIN
