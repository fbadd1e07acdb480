"""The greedy bot: looks one decision ahead.

Where the game itself knows the answer (`Game.advise`, such as the best dice to keep), it takes that. Elsewhere it tries
an option in a state that it may believe in, lets everybody answer by default and the dice fall until the position can
be judged, and asks the game's own `evaluate` how good that is. Every option meets the same dice; after each round of
trials the worse half is dropped. For each trial it imagines anew what its seat may not see.
"""

from __future__ import annotations

from ..kernel.chance import following, mixed
from ..kernel.game import Game
from ..kernel.record import Record
from ..kernel.rule import rule
from .bot import Bot, Choose, Ints, States, Toolkit, Workspace
from .trial import SALT, outcome, sampling, settling

CANDIDATES = 512
"""Options tried at most; of more, an even sample is."""
TRIALS = 256
"""About how many trials a decision is worth."""


@rule
def keep_better_half(work: Ints, alive: int) -> int:
    """Bring the better half to the front; equal ones in the order they came. How many they are."""
    half = (alive + 1) // 2
    for place in range(half):
        best = place
        for k in range(place + 1, alive):
            if work[CANDIDATES + k] > work[CANDIDATES + best]:
                best = k
        option = work[best]
        earned = work[CANDIDATES + best]
        for k in range(best, place, -1):
            work[k] = work[k - 1]
            work[CANDIDATES + k] = work[CANDIDATES + k - 1]
        work[place] = option
        work[CANDIDATES + place] = earned
    return half


class Greedy(Bot):
    name = "greedy"
    strength = 1000

    def workspace(self, game: Game, seats: int) -> Workspace:
        """What is known and one trial; the options still in the running, and what they have earned so far."""
        return Workspace(states=2, ints=2 * CANDIDATES)

    def rule(self, tools: Toolkit) -> Choose:
        answer, evaluate, advise, imagine = tools.answer, tools.evaluate, tools.advise, tools.imagine
        candidates, settle = sampling(tools, CANDIDATES, 0), settling(tools)

        @rule
        def trial(states: States, b: Record, w: Record, seat: int, option: int, seed: int) -> int:
            """What an option is worth with these dice."""
            imagine(states, 1, b, seat, mixed(seed))
            g = states[1]
            answer(g, b, option)
            settle(g, b, w, seed)
            if g.over == 0 or g.place.shape[0] == 1:  # alone, one is always first: only the score tells
                return evaluate(g, b, w, seat)
            return outcome(g, seat)

        @rule
        def choose(options: int, states: States, b: Record, w: Record, work: Ints, seat: int, seed: int) -> int:
            advice = advise(states[0], b, w, work)
            if advice >= 0:
                return advice
            seed = mixed(seed ^ SALT)
            alive = candidates(states[0], b, w, work, seed)
            for k in range(alive):
                work[CANDIDATES + k] = 0
            rounds = 0
            while 1 << rounds < alive:
                rounds += 1
            seed = mixed(seed)
            while alive > 1:
                samples = TRIALS // (rounds * alive)
                for _ in range(samples if samples > 1 else 1):
                    seed = following(seed)
                    for k in range(alive):
                        work[CANDIDATES + k] += trial(states, b, w, seat, work[k], seed)
                alive = keep_better_half(work, alive)
            return work[0]

        return choose
