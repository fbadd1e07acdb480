"""Finds puzzles: experts play, and at every decision questions are asked, the cheap ones first.

Does one option seem clearly better than all others, at a glance and at a second one? Do those miss it who look less
far? Is it still the best, and clearly so, when an adviser thinks long? And does it do better than what most of them
took instead, when both are played to the end many times with the same dice? What passes is kept with the game up to
that point, and written down at once; called again with another seed, it adds to what is there.

Those who look less far are of three kinds, and each counts as much as the others: who looks one decision ahead
(`greedy`), who throws a few dice for each option and compares, and the four lower levels, here with nothing overlooked:
what is overlooked by lot is no riddle.

    python -m dicewright.lab.puzzles irondie --wanted 100
    python -m dicewright.lab.puzzles irondie --renew          after a change of the rules: what is none any more goes
"""

from __future__ import annotations

import argparse
import threading
import time
from collections import Counter, defaultdict
from collections.abc import Callable, Iterable, Iterator, Sequence
from contextlib import contextmanager
from itertools import count
from math import sqrt
from pathlib import Path

from ..bots import Player, register
from ..bots.greedy import Greedy
from ..bots.levels import Adept, Amateur, Expert, Learner, Level
from ..bots.puzzles import FILE, Puzzle, grade_of, read, written
from ..bots.search import Adviser, Glancer, Reviewer, Skimmer
from ..bots.search.valuing import WHOLE
from ..bots.weighing import TRIED, Scale, Weighing
from ..kernel.chance import MASK, mixed
from ..kernel.game import Game, Refusal, Setup, game
from ..kernel.measure import numbered
from ..kernel.record import Header
from ..match import Match, Seeded, dumps
from ..match.notation import replayed
from . import waiting
from .arena import Plan
from .cores import how_many, on_cores

WEAKER = (Learner, Amateur, Adept, Expert)
TRIES = 4
"""By each of those who look less far."""
THROWS = 4
"""Dice thrown for each option by whoever does nothing else."""
SEEN_BY_MOST = 0.7
"""What more of them find is no puzzle."""
CLEAR = 0.05, 3.0
"""Of a win, or of a perfect score: by so much the best option must be ahead of the next, and by so many standard
deviations."""
LOOKS = (
    ("glanced at", Glancer.name, 0.02, 0.5),
    ("seen", Skimmer.name, 0.035, 1.5),
    ("seen twice", Reviewer.name, *CLEAR),
)
"""Ever closer ones, with what must be so in each: at first little is sure."""
OPEN = (0.08, 0.95)
"""What the best promises: a game that is decided is no puzzle."""
FEWEST, MOST = 3, 120
"""Options."""
OF_A_GAME = 2
"""Puzzles at most: others have other heroes, armies and cards."""
PLAYED_ON = (32, 64, 128, 256)
"""Times from each of two options to the end: after each of these numbers one looks how it stands."""
CONFIRMED = 2.0, 3.0
"""Standard errors by which the best must be ahead: in the end, and to be done with it before."""
TO_THE_END = 100_000
"""Decisions."""
ALIKE = 0.3
"""Of the puzzles of a game, the part that may be of one kind of question."""
OF_A_GRADE = 0.4
"""... and of one grade."""
PATIENCE = 60
"""Games after which there may be more of a kind or of a grade, if nothing else was found in them."""


class Wanted:
    """So many puzzles of a game, as different as they come."""

    def __init__(self, many: int, puzzles: Iterable[Puzzle]) -> None:
        self.many = many
        self.kinds, self.grades, self.ids = Counter[int](), Counter[int](), set[str]()
        self._idle = 0
        """Games since the last one was found."""
        for it in puzzles:
            self.take(int(it.match().record.question), it)

    @property
    def left(self) -> int:
        return self.many - len(self.ids)

    def begin(self) -> None:
        """One more game is looked through."""
        self._idle += 1

    def take(self, kind: int, it: Puzzle) -> bool:
        """Whether it is one that was not there yet."""
        if self.left <= 0 or it.id in self.ids:
            return False
        self.ids.add(it.id)
        self.kinds[kind] += 1
        self.grades[it.grade] += 1
        self._idle = 0
        return True

    def kind(self, kind: int) -> bool:
        return self._room(self.kinds[kind], ALIKE)

    def grade(self, grade: int) -> bool:
        return self._room(self.grades[grade], OF_A_GRADE)

    def _room(self, there: int, part: float) -> bool:
        return there < max(1, part * self.many) or self._idle > PATIENCE


class Course:
    """How far decisions come, and how long each step of looking at them takes."""

    def __init__(self) -> None:
        self.times: Counter[str] = Counter()
        self.seconds: defaultdict[str, float] = defaultdict(float)

    @contextmanager
    def step(self, name: str) -> Iterator[None]:
        began = time.thread_time()
        yield
        self.times[name] += 1
        self.seconds[name] += time.thread_time() - began

    def __str__(self) -> str:
        return ", ".join(f"{name} {n} ({self.seconds[name]:.1f} s)" for name, n in self.times.items())


def attentive(level: type[Level]) -> str:
    """The name of a level that overlooks nothing."""
    name = f"attentive-{level.name}"
    register(type(name, (level,), {"name": name, "seated": False, "overlooks": lambda self, game: 0}))
    return name


class Search:
    """Looks for puzzles of a game; every thread has one."""

    def __init__(self, game: Game, teams: tuple[int, ...], course: Course) -> None:
        self.game, self.teams, self.course = game, teams, course
        self._weaker = [attentive(level) for level in WEAKER]
        self.scale = Scale.of(game, len(teams))
        self.side = [sorted(set(teams)).index(team) for team in teams]
        self._players: dict[str, Player] = {}

    def player(self, name: str) -> Player:
        if name not in self._players:
            self._players[name] = Player(name, self.game, self.teams)
            self._players[name].compile()
        return self._players[name]

    def compile(self) -> None:
        """All that think share one program; it is loaded once."""
        self.player(Adviser.name)

    def puzzles(self, setup: Setup, seed: int, wanted: Wanted) -> Iterator[tuple[int, Puzzle | None]]:
        """Those of a game of experts with what they ask, each of another kind; None at every decision that is none."""
        match, kinds = Match(self.game, setup, nature=Seeded(seed)), set[int]()
        while not match.over and len(kinds) < OF_A_GAME:
            kind = int(match.record.question)
            look = FEWEST <= match.record.options <= MOST and kind not in kinds and wanted.kind(kind)
            found = self.puzzle(match, seed + len(match.history), wanted) if look else None
            if found is not None:
                kinds.add(kind)
            yield kind, found
            with self.course.step("played"):
                match.answer(self._chosen(Expert.name, match, seed + len(match.history)))

    def puzzle(self, match: Match, seed: int, wanted: Wanted) -> Puzzle | None:
        """The open question, if it is one."""
        best = -1
        for step, name, *clear in LOOKS:
            with self.course.step(step):
                look = self._weighed(name, match, seed)
            if not self._clear(look, *clear):
                return None
            best = look.options[0].answer
        with self.course.step("answered"):
            kinds = self._taken(match, seed)
        found = sum(taken[best] / taken.total() for taken in kinds) / len(kinds)
        if found > SEEN_BY_MOST or not wanted.grade(grade_of(found)):
            return None
        with self.course.step("thought about"):
            thorough = self._weighed(Adviser.name, match, seed + 1)
        if not self._clear(thorough, *CLEAR) or thorough.options[0].answer != best:
            return None
        with self.course.step("played to the end"):
            if not self._confirmed(match, best, _missed(kinds, best), seed):
                return None
        return Puzzle.of(dumps(match), thorough, found, numbered(self.game.measures, len(self.teams)))

    def _weighed(self, name: str, match: Match, seed: int) -> Weighing:
        options = match.record.options
        return self.player(name).weigh(match.record, match.book, match.weights, match.asked, seed, shown=options)

    def _chosen(self, name: str, match: Match, seed: int) -> int:
        return self.player(name).choose(match.record, match.book, match.weights, match.asked, mixed(seed & MASK))

    def _clear(self, it: Weighing, wanted: float, sure: float) -> bool:
        """Whether the best option is ahead of all others, in a game that is still open."""
        if len(it.options) < 2 or it.options[1].trials < TRIED:
            return False
        best, next_ = it.options[:2]
        ahead = self.scale.apart(best.value, next_.value) / self.scale.whole
        doubts = (self.scale.doubt(it.value, it.doubt) for it in (best, next_))
        doubt = sqrt(sum(it**2 for it in doubts)) / self.scale.whole
        low, high = OPEN
        promise = self.scale.expected(best.value) / self.scale.whole
        return ahead >= max(wanted, sure * doubt) and low <= promise <= high

    def _taken(self, match: Match, seed: int) -> tuple[Counter[int], ...]:
        """What those answer who look less far, by their kind."""
        tries = range(TRIES)
        one_ahead = Counter(self._chosen(Greedy.name, match, seed + n) for n in tries)
        by_throws = Counter(self._by_throws(match, seed + n) for n in tries)
        levels = Counter(self._chosen(name, match, seed + n) for name in self._weaker for n in tries)
        return one_ahead, by_throws, levels

    def _by_throws(self, match: Match, seed: int) -> int:
        """What looks best when for each option a few dice are thrown."""
        belief, player = match.record.copy(), self.player(Adviser.name)
        self.game.forgetting(self.teams)(belief, match.book, match.asked, mixed(seed & MASK))

        def worth(answer: int) -> int:
            then = belief.copy()
            player.answer(then, match.book, match.weights, answer)
            return player.value(then, match.book, match.weights, seed, 0, THROWS)[self.side[match.asked]]

        return max(range(match.record.options), key=worth)

    def _confirmed(self, match: Match, best: int, other: int, seed: int) -> bool:
        """Whether the best does better than another, played on to the end from what the seat may believe."""
        forget, seat = self.game.forgetting(self.teams), match.asked
        differences: list[float] = []
        for n in range(PLAYED_ON[-1]):
            belief = match.record.copy()
            forget(belief, match.book, seat, mixed((seed + n) & MASK))
            one, two = (self._end(match, belief, answer, seed + n) for answer in (best, other))
            differences.append(one - two)
            if n + 1 in PLAYED_ON:
                mean = sum(differences) / (n + 1)
                error = sqrt(sum((d - mean) ** 2 for d in differences) / n / (n + 1))
                if mean <= 0 or mean > CONFIRMED[1] * error:
                    break
        return mean > CONFIRMED[0] * error

    def _end(self, match: Match, belief: Header, answer: int, seed: int) -> float:
        """What comes of it in the end, when all play on by a quick look: a part of a win, or of a perfect score."""
        then, player = belief.copy(), self.player(Adviser.name)
        player.answer(then, match.book, match.weights, answer)
        sums = player.value(then, match.book, match.weights, seed, TO_THE_END, 1)
        return sums[self.side[match.asked]] / WHOLE

    def renewed(self, old: Puzzle) -> Puzzle | None:
        """A puzzle by the rules of today, if it still is one."""
        match = replayed(old.save)
        if match.over or match.record.options < FEWEST:
            return None
        with self.course.step("thought about"):
            it = self._weighed(Adviser.name, match, len(match.history))
        if not self._clear(it, *CLEAR) or it.options[0].answer != old.best:
            return None
        return Puzzle.of(dumps(match), it, old.found, numbered(self.game.measures, len(self.teams)))


def _missed(kinds: Sequence[Counter[int]], best: int) -> int:
    """What was answered most often instead of the best."""
    taken = sum(kinds, Counter[int]())
    del taken[best]
    return taken.most_common(1)[0][0]


Keep = Callable[[Puzzle], None]
"""keep(it): write a puzzle down."""


def find(plan: Plan, wanted: Wanted, cores: int, keep: Keep, quiet: bool = False) -> Course:
    """Puzzles until there are as many as are wanted, each handed over as it is found."""
    course, lock, numbers = Course(), threading.Lock(), count()
    with waiting.compiling(plan.game.name, quiet):
        Search(plan.game, plan.teams, course).compile()

    def work() -> Iterator[None]:
        search = Search(plan.game, plan.teams, course)
        while wanted.left > 0:
            with lock:
                number = next(numbers)
                wanted.begin()
            for kind, it in search.puzzles(plan.setup_of(number), mixed((plan.seed + number) & MASK), wanted):
                with lock:
                    if it is not None and wanted.take(kind, it):
                        keep(it)
                if wanted.left <= 0:
                    return
                yield

    with waiting.counting(f"Puzzles of {plan.game.name}", quiet) as show:
        on_cores(cores, work, lambda: show(wanted.many - wanted.left, wanted.many))
    return course


def renew(which: Game, puzzles: list[Puzzle]) -> list[Puzzle]:
    """Those that are still puzzles by the rules of today."""
    searches: dict[tuple[int, ...], Search] = {}
    kept = []
    for old in puzzles:
        try:
            teams = replayed(old.save).teams
        except Refusal as no:
            print(f"{old.id}: {no}")
            continue
        if teams not in searches:
            searches[teams] = Search(which, teams, Course())
        it = searches[teams].renewed(old)
        if it is None:
            print(f"{old.id} is no puzzle any more")
        else:
            kept.append(it)
    return kept


def main() -> None:
    parser = argparse.ArgumentParser(prog="python -m dicewright.lab.puzzles", description=__doc__.split("\n\n")[0])
    parser.add_argument("game", help="which game")
    parser.add_argument("--wanted", type=int, default=100, help="how many puzzles there are to be")
    parser.add_argument("--seed", type=int, default=1, help="other games with another seed")
    parser.add_argument("--seats", type=int, default=2, help="how many play")
    parser.add_argument("--option", action="append", default=[], metavar="KEY=VALUE", help="a set-up option")
    parser.add_argument("--cores", type=int, help="by default all")
    parser.add_argument("--file", type=Path, help="where to write them; by default into the package of the game")
    parser.add_argument("--renew", action="store_true", help="only look at those that are there by the rules of today")
    said = parser.parse_args()
    which: Game = game(said.game)
    path = said.file or Path(__file__).parent.parent / "games" / which.name / FILE
    puzzles = list(read(path.read_bytes())) if path.exists() else []
    if said.renew:
        puzzles = renew(which, puzzles)
        path.write_bytes(written(puzzles))
        print(f"{len(puzzles)} puzzles in {path}")
        return
    options = dict(option.split("=", 1) for option in said.option)
    plan = Plan(which, which.settled(Setup(said.seats, options)), (Expert.name,), 1, said.seed, varied=True)
    wanted = Wanted(said.wanted, puzzles)

    def keep(it: Puzzle) -> None:
        puzzles.append(it)
        path.write_bytes(written(puzzles))

    course = find(plan, wanted, how_many(said.cores), keep)
    kinds = ", ".join(f"{n} {which.questions[kind].name}" for kind, n in wanted.kinds.most_common())
    grades = ", ".join(f"{n} of grade {grade}" for grade, n in sorted(wanted.grades.items()))
    print(f"{len(puzzles)} puzzles in {path}: {kinds}; {grades}. Looked at: {course}")


if __name__ == "__main__":
    main()
