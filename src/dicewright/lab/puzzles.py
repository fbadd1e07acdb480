"""Finds puzzles: bots play, and at every decision three questions are asked.

Does one option seem clearly better than all others? Do the weaker levels miss it? And is it still the best, and clearly
so, when an adviser thinks long, and when both it and what most of them took instead are played to the end many times
with the same dice? What passes is kept with the game up to that point, and written down at once; called again with
another seed, it adds to what is there.

    python -m dicewright.lab.puzzles irondie --wanted 100
"""

from __future__ import annotations

import argparse
import threading
from collections import Counter
from collections.abc import Callable, Iterator
from dataclasses import dataclass
from functools import partial
from itertools import count
from math import sqrt
from pathlib import Path

from ..bots import Player
from ..bots.levels import Adept, Amateur, Expert, Learner
from ..bots.puzzles import FILE, Promise, Puzzle, read, written
from ..bots.search import Adviser, Reviewer
from ..bots.weighing import TRIED, Scale, Weighing
from ..kernel.chance import MASK, mixed
from ..kernel.game import Game, Setup, game
from ..kernel.record import Header
from ..match import Match, Seeded, dumps
from . import waiting
from .arena import Plan
from .cores import how_many, on_cores
from .series import PLACES, Play, Series

WEAKER = (Learner, Amateur, Adept, Expert)
TRIES = 4
"""By each of them."""
SEEN_BY_MOST = 0.6
"""What more of them find is no puzzle."""
CLEAR = 0.07
"""Of a win, or of a perfect score: by so much the best option must be ahead of the next."""
SURE = 3.0
"""And by so many standard deviations."""
OPEN = (0.08, 0.95)
"""What the best promises: a game that is decided is no puzzle."""
FEWEST, MOST = 3, 120
"""Options."""
PLAYED_ON = 96
"""Times from each of two options to the end."""
CONFIRMED = 1.0
"""Standard errors by which the best must then be ahead."""
ALIKE = 0.3
"""Of the puzzles of a game, the part that may be of one kind of question."""
PATIENCE = 60
"""Games after which there may be more of a kind, if nothing else was found in them."""
GREEDY = "greedy"


@dataclass(frozen=True)
class Found:
    """A puzzle, and what it is a question of."""

    kind: int
    puzzle: Puzzle


class Search:
    """Looks for puzzles of a game; every thread has one."""

    def __init__(self, plan: Plan) -> None:
        self.plan, self.game, self.teams = plan, plan.game, plan.teams
        self.scale = Scale.of(plan.game, len(plan.teams))
        self._players: dict[str, Player] = {}

    def player(self, name: str) -> Player:
        if name not in self._players:
            self._players[name] = Player(name, self.game, self.teams)
            self._players[name].compile()
        return self._players[name]

    def game_of(self, number: int, wants: Callable[[int], bool]) -> Iterator[Found | None]:
        """The first puzzle of a game of experts, of a kind of question wanted; None at every decision before."""
        setup = self.plan.setup_of(number)
        seed = mixed((self.plan.seed + number) & MASK)
        match = Match(self.game, setup, nature=Seeded(seed))
        while not match.over:
            wanted = FEWEST <= match.record.options <= MOST and wants(match.record.question)
            found = self.puzzle(match, seed) if wanted else None
            yield found
            if found is not None:
                return
            expert = self.player(Expert.name)
            answer = expert.choose(match.record, match.book, match.weights, match.asked, seed + len(match.history))
            match.answer(answer)

    def puzzle(self, match: Match, seed: int) -> Found | None:
        """The open question, if it is one."""
        first = self._weighed(Reviewer.name, match, seed)
        if not self._clear(first):
            return None
        best = first.options[0].answer
        taken = self._taken(match, seed)
        found = taken[best] / taken.total()
        if found > SEEN_BY_MOST:
            return None
        thorough = self._weighed(Adviser.name, match, seed + 1)
        if not self._clear(thorough) or thorough.options[0].answer != best:
            return None
        del taken[best]
        if not self._confirmed(match, best, taken.most_common(1)[0][0], seed):
            return None
        told = [o for o in thorough.options if o.trials >= TRIED]
        options = tuple(Promise(o.answer, round(self.scale.expected(o.value), 3)) for o in told)
        return Found(match.record.question, Puzzle(dumps(match), options, round(found, 3)))

    def _weighed(self, name: str, match: Match, seed: int) -> Weighing:
        return self.player(name).weigh(match.record, match.book, match.weights, match.asked, seed)

    def _clear(self, it: Weighing) -> bool:
        """Whether the best option is ahead of all others, in a game that is still open."""
        if len(it.options) < 2 or it.options[1].trials < TRIED:
            return False
        best, next_ = it.options[:2]
        ahead = self.scale.part(best.value - next_.value) / self.scale.whole
        doubt = self.scale.part(sqrt(best.doubt**2 + next_.doubt**2)) / self.scale.whole
        low, high = OPEN
        promise = self.scale.expected(best.value) / self.scale.whole
        return ahead >= max(CLEAR, SURE * doubt) and low <= promise <= high

    def _taken(self, match: Match, seed: int) -> Counter[int]:
        """What the weaker ones answer, each several times."""
        return Counter(
            self.player(level.name).choose(match.record, match.book, match.weights, match.asked, mixed(seed + n))
            for level in WEAKER
            for n in range(TRIES)
        )

    def _confirmed(self, match: Match, best: int, other: int, seed: int) -> bool:
        """Whether the best wins more often than another, played on to the end from what the seat may believe."""
        forget, seat = self.game.forgetting(self.teams), match.asked
        series = Series(self.game, match.setup, [GREEDY] * len(self.teams), seed)
        play = series.natively()
        differences: list[float] = []
        for n in range(PLAYED_ON):
            belief = match.record.copy()
            forget(belief, match.book, seat, mixed((seed + n) & MASK))
            one, two = (self._end(series, play, belief, answer, seat, n) for answer in (best, other))
            differences.append(one - two)
        mean = sum(differences) / len(differences)
        spread = sum((d - mean) ** 2 for d in differences) / (len(differences) - 1)
        return mean > CONFIRMED * sqrt(spread / len(differences))

    def _end(self, series: Series, play: Play, belief: Header, answer: int, seat: int, number: int) -> float:
        """What greedy players make of it: a part of a win or, alone, points."""
        then = belief.copy()
        self.game.answer(then, series.book, answer)
        result = play(number, 1, series.bots, then)[0]
        seats = len(self.teams)
        if self.scale.alone:
            return float(result[PLACES + seats])
        firsts = {self.teams[s] for s in range(seats) if result[PLACES + s] == 1}
        return 1 / len(firsts) if self.teams[seat] in firsts else 0.0


Keep = Callable[[Found], None]
"""keep(it): write a puzzle down."""


def find(plan: Plan, wanted: int, cores: int, kinds: Counter[int], keep: Keep, quiet: bool = False) -> None:
    """So many puzzles, as different as they come, each handed over as it is found. `kinds`: how many there are already,
    by the number of the question."""
    with waiting.compiling(plan.game.name, quiet):
        Series(plan.game, plan.setup, [GREEDY] * len(plan.teams), plan.seed).natively()
        Search(plan).player(Adviser.name)
    lock, numbers = threading.Lock(), count()
    last = 0

    def wants(number: int, kind: int) -> bool:
        return kinds[kind] < max(1, ALIKE * wanted) or number - last > PATIENCE

    def work() -> Iterator[None]:
        nonlocal last
        search = Search(plan)
        while kinds.total() < wanted:
            with lock:
                number = next(numbers)
            for it in search.game_of(number, partial(wants, number)):
                if it is not None:
                    with lock:
                        if kinds.total() < wanted:
                            kinds[it.kind] += 1
                            last = number
                            keep(it)
                yield

    with waiting.counting(f"Puzzles of {plan.game.name}", quiet) as show:
        on_cores(cores, work, lambda: show(kinds.total(), wanted))


def main() -> None:
    parser = argparse.ArgumentParser(prog="python -m dicewright.lab.puzzles", description=__doc__.split("\n\n")[0])
    parser.add_argument("game", help="which game")
    parser.add_argument("--wanted", type=int, default=100, help="how many puzzles there are to be")
    parser.add_argument("--seed", type=int, default=1, help="other games with another seed")
    parser.add_argument("--seats", type=int, default=2, help="how many play")
    parser.add_argument("--option", action="append", default=[], metavar="KEY=VALUE", help="a set-up option")
    parser.add_argument("--cores", type=int, help="by default all")
    parser.add_argument("--file", type=Path, help="where to write them; by default into the package of the game")
    said = parser.parse_args()
    which: Game = game(said.game)
    options = dict(option.split("=", 1) for option in said.option)
    plan = Plan(which, which.settled(Setup(said.seats, options)), (GREEDY,), 1, said.seed, varied=True)
    path = said.file or Path(__file__).parent.parent / "games" / which.name / FILE
    puzzles = list(read(path.read_bytes())) if path.exists() else []
    kinds = Counter(puzzle.match().record.question for puzzle in puzzles)

    def keep(it: Found) -> None:
        puzzles.append(it.puzzle)
        path.write_bytes(written(tuple(puzzles)))

    find(plan, said.wanted, how_many(said.cores), kinds, keep)
    told = ", ".join(f"{n} {which.questions[kind].name}" for kind, n in kinds.most_common())
    print(f"{len(puzzles)} puzzles in {path}: {told}")


if __name__ == "__main__":
    main()
