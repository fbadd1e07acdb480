"""The options at hand, tried in waves: every wave gives each of those still in the running the same trials, with the
same dice and the same beliefs; as the budget is used up, the worse half is dropped again and again."""

from __future__ import annotations

from ...kernel.chance import following_by, mixed
from ...kernel.record import Record
from ...kernel.rule import rule
from ..bot import Ints, Rooms, States, Thinking, Toolkit
from ..trial import sampling
from .character import fancied, misses, noticed
from .compare import comparing
from .net import POINT
from .playing_on import playing_on
from .room import CANDIDATES, At, Mind, trials
from .tree import descending, plant
from .value import judging
from .valuing import valuing
from .whole import whole_root

STATES = 4
"""Of a lane: what it believes, the trial, and two for a look ahead."""
WAVE = 256
"""About how many trials a lane makes in a wave."""
ENOUGH = 48
"""Samples of each option after which the best may be clear."""
CERTAIN = 16
"""It is, if it is ahead of every other by the root of this, in standard deviations of the difference."""
AT_FIRST = 200 * POINT
"""How much the worth of trials spreads, until that is known."""


@rule
def spread(count: int, total: int, squares: int) -> int:
    """The variance."""
    mean = total // count
    return max(0, squares // count - mean * mean)


@rule
def bring_forward(root: Ints, alive: int, places: int) -> None:
    """The best options to the front; equal ones in the order they came. What mathematics knows to be best is there."""
    for place in range(root[At.KNOWN], places):
        best = place
        for k in range(place + 1, alive):
            if root[At.TOTAL + k] > root[At.TOTAL + best]:
                best = k
        option = root[At.OPTION + best]
        total = root[At.TOTAL + best]
        squares = root[At.TOTAL_SQUARES + best]
        for k in range(best, place, -1):
            root[At.OPTION + k] = root[At.OPTION + k - 1]
            root[At.TOTAL + k] = root[At.TOTAL + k - 1]
            root[At.TOTAL_SQUARES + k] = root[At.TOTAL_SQUARES + k - 1]
        root[At.OPTION + place] = option
        root[At.TOTAL + place] = total
        root[At.TOTAL_SQUARES + place] = squares


@rule
def leader(root: Ints) -> int:
    """The option in front, by its number among those in the running."""
    if root[At.KNOWN] == 1:
        return 0
    best = 0
    for k in range(1, root[At.ALIVE]):
        if root[At.TOTAL + k] > root[At.TOTAL + best]:
            best = k
    return best


@rule
def is_clear(root: Ints, best: int) -> bool:
    """Whether no other option is likely to be the better one."""
    n = root[At.SAMPLES]
    if n < ENOUGH:
        return False
    own = spread(n, root[At.TOTAL + best], root[At.TOTAL_SQUARES + best])
    for k in range(root[At.ALIVE]):
        if k != best:
            ahead = (root[At.TOTAL + best] - root[At.TOTAL + k]) // n
            doubt = own + spread(n, root[At.TOTAL + k], root[At.TOTAL_SQUARES + k])
            if ahead <= 0 or ahead * ahead * n <= CERTAIN * doubt:
                return False
    return True


@rule
def share_out(mind: Ints, root: Ints, counted: bool) -> None:
    """How many samples of each option the next wave takes in every lane: no more than the round has left."""
    alive = root[At.ALIVE]
    each = max(1, WAVE // alive)
    if counted:
        end = trials(mind) * (root[At.ROUND] + 1) // root[At.ROUNDS]
        at_once = alive * mind[Mind.LANES]
        each = max(1, min(each, (end - root[At.TRIALS] + at_once - 1) // at_once))
    root[At.EACH] = each


@rule
def lanes(mind: Ints) -> int:
    return mind[Mind.LANES]


@rule
def best(rooms: Rooms) -> int:
    root = rooms[0]
    return root[At.OPTION + leader(root)]


@rule
def weigh(mind: Ints, rooms: Rooms, spent: int, of: int) -> int:
    root = rooms[0]
    alive = root[At.ALIVE]
    for lane in range(lanes(mind)):
        room = rooms[lane]
        for k in range(alive):
            root[At.TOTAL + k] += room[At.EARNED + k]
            root[At.TOTAL_SQUARES + k] += room[At.EARNED_SQUARES + k]
            room[At.EARNED + k] = 0
            room[At.EARNED_SQUARES + k] = 0
    root[At.SAMPLES] += root[At.EACH] * lanes(mind)
    root[At.TRIALS] += root[At.EACH] * lanes(mind) * alive
    for k in range(alive):
        root[At.TRIED + k] = root[At.SAMPLES]
    counted = spent < 0
    if counted:
        spent = root[At.TRIALS]
        of = trials(mind)
    if alive > 1 and spent * root[At.ROUNDS] >= of * (root[At.ROUND] + 1):  # whoever is left is tried again
        half = (alive + 1) // 2
        bring_forward(root, alive, half)
        alive = half
        root[At.ALIVE] = alive
        root[At.ROUND] += 1
    front = leader(root)
    if alive == 1 or (not counted and spent >= of) or is_clear(root, front):
        return root[At.OPTION + front]
    share_out(mind, root, counted)
    return -1


def thinking(tools: Toolkit) -> Thinking:
    """Build the rules of a bot that searches."""
    answer, advise, imagine, turn = tools.answer, tools.advise, tools.imagine, tools.turn
    candidates = sampling(tools, CANDIDATES, At.OPTION)
    judge = judging(tools)
    descend = descending(tools, judge)
    play_on = playing_on(tools, judge)
    look_on, value = comparing(tools, play_on), valuing(tools, judge, play_on)

    @rule
    def begin(
        options: int, states: States, b: Record, w: Record, mind: Ints, rooms: Rooms, seat: int, seed: int
    ) -> int:
        root = rooms[0]
        advice = advise(states[0], b, w, root)
        overlooks = mind[Mind.OVERLOOKS]
        if advice >= 0 and mind[Mind.ADVISES] == 0 and not misses(seed, overlooks):
            return advice
        found = candidates(states[0], b, w, root, mixed(seed))
        root[At.ALIVE] = noticed(root, At.OPTION, found, seed, overlooks)
        if root[At.ALIVE] == 1:
            return root[At.OPTION]
        root[At.KNOWN] = 0
        if mind[Mind.ADVISES] == 0:  # who has overlooked it does not know it
            advice = -1
        for k in range(root[At.ALIVE]):
            if root[At.OPTION + k] == advice:  # what is known to be best is only weighed to be told with its chance
                root[At.OPTION + k] = root[At.OPTION]
                root[At.OPTION] = advice
                root[At.KNOWN] = 1
        rounds = 0
        while 1 << rounds < root[At.ALIVE]:
            rounds += 1
        root[At.ROUND] = 0
        root[At.ROUNDS] = rounds
        root[At.SAMPLES] = 0
        root[At.TRIALS] = 0
        for k in range(root[At.ALIVE]):
            root[At.TOTAL + k] = 0
            root[At.TOTAL_SQUARES + k] = 0
        for lane in range(lanes(mind)):
            room = rooms[lane]
            plant(mind, room)
            now = turn(states[0])
            room[At.UNTIL] = now + 1 if now >= 0 else -1
            room[At.COUNT] = 0
            room[At.SUM] = 0
            room[At.SQUARES] = 0
            room[At.SPREAD] = AT_FIRST
            for k in range(root[At.ALIVE]):
                room[At.EARNED + k] = 0
                room[At.EARNED_SQUARES + k] = 0
        share_out(mind, root, True)
        return -1

    @rule
    def trial(
        states: States, at: int, b: Record, w: Record, mind: Ints, room: Ints, option: int, seat: int, seed: int
    ) -> int:
        """What an option is worth in what the lane believes, with these dice."""
        states[at + 1] = states[at]
        answer(states[at + 1], b, option)
        return descend(states, at + 1, b, w, mind, room, seat, seed)

    @rule
    def think(lane: int, states: States, b: Record, w: Record, mind: Ints, rooms: Rooms, seat: int, seed: int) -> None:
        root = rooms[0]
        room = rooms[lane]
        at = 1 + STATES * lane
        for _ in range(lane + 1):
            seed = mixed(seed)
        first = root[At.SAMPLES] // lanes(mind)
        for n in range(first, first + root[At.EACH]):
            dice = following_by(seed, n % mind[Mind.SCENARIOS] if mind[Mind.SCENARIOS] > 0 else n)
            imagine(states, at, b, seat, mixed(dice))
            for k in range(root[At.ALIVE]):
                worth = trial(states, at, b, w, mind, room, root[At.OPTION + k], seat, dice)
                worth = fancied(worth, mind[Mind.DARING])
                room[At.EARNED + k] += worth
                room[At.EARNED_SQUARES + k] += worth * worth
                room[At.COUNT] += 1
                room[At.SUM] += worth
                room[At.SQUARES] += worth * worth
            if room[At.COUNT] >= 16:
                room[At.SPREAD] = 1 + whole_root(spread(room[At.COUNT], room[At.SUM], room[At.SQUARES]))

    @rule
    def compare(
        states: States, b: Record, w: Record, mind: Ints, rooms: Rooms, seat: int, seed: int, samples: int
    ) -> None:
        bring_forward(rooms[0], rooms[0][At.ALIVE], rooms[0][At.ALIVE])
        look_on(states, b, w, mind, rooms[0], seat, seed, samples)

    return Thinking(begin, think, weigh, best, compare, value, lanes)
