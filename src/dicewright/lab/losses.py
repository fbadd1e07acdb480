"""What each level gives away in a decision, so that a review can say what somebody has played like.

Every level plays games against itself; at each of its decisions a reviewer weighs the options, and tells how much less
the one taken promises than the best. With `--keep` the averages go into the package of the game (`judge/losses.toml`).

    python -m dicewright.lab.losses irondie --games 40 --keep
"""

from __future__ import annotations

import argparse
from collections.abc import Callable
from math import sqrt
from pathlib import Path
from statistics import mean, stdev

from ..bots import Player
from ..bots.examining import weighed
from ..bots.levels import LEVELS
from ..bots.losses import losses_in
from ..bots.search import Reviewer
from ..bots.weighing import Scale
from ..kernel.chance import MASK, mixed
from ..kernel.game import Game, Setup, game
from ..match import Match, Seeded
from . import waiting
from .arena import Plan
from .cores import by_number, how_many
from .stats import Z95

FILE = "losses.toml"
LEAST = 0.0001
"""What a level loses at the least: of one that never loses, nobody could be told to play like it."""


class Watch:
    """Lets levels play, and weighs what they do; every thread has one."""

    def __init__(self, plan: Plan) -> None:
        self.plan, self.game, teams = plan, plan.game, plan.teams
        self.players = {level.name: Player(level.name, self.game, teams) for level in LEVELS}
        self.reviewer = Player(Reviewer.name, self.game, teams)
        self.scale = Scale.of(self.game, len(teams))
        for player in (*self.players.values(), self.reviewer):
            player.compile()

    def play(self, level: str, number: int) -> float | None:
        """What a level gives away in a decision of a game, on average; None if the reviewer could weigh none."""
        seed = mixed((self.plan.seed + number) & MASK)
        match = Match(self.game, self.plan.setup_of(number), nature=Seeded(seed))
        lost: list[float] = []
        while not match.over:
            at, g, b, w, seat = len(match.history), match.record, match.book, match.weights, match.asked
            answer = self.players[level].choose(g, b, w, seat, seed + at)
            found = self.reviewer.weigh(g, b, w, seat, seed + at, shown=g.options)
            best, given_away, _ = weighed(found, answer, self.scale)
            if best is not None:
                lost.append(given_away)
            match.answer(answer)
        return sum(lost) / len(lost) if lost else None


def measure(plan: Plan, cores: int, quiet: bool = False) -> dict[str, list[float]]:
    """What every level gives away in a decision, game by game."""
    with waiting.compiling(plan.game.name, quiet):
        Watch(plan)
    many = len(LEVELS)

    def worker() -> Callable[[int], float | None]:
        watch = Watch(plan)
        return lambda n: watch.play(LEVELS[n % many].name, n // many)

    with waiting.playing(plan.games * many, quiet) as show:
        found = by_number(cores, plan.games * many, worker, show)
    return {
        level.name: [it for n, it in found.items() if n % many == k and it is not None]
        for k, level in enumerate(LEVELS)
    }


def file_of(which: Game) -> Path:
    return Path(__file__).parent.parent / "games" / which.name / "judge" / FILE


def keep(path: Path, package: str, seats: int, found: dict[str, float]) -> None:
    """Write it down for a number of seats, beside what is there for others."""
    there = losses_in(path.read_bytes(), package) if path.exists() else {}
    there[str(seats)] = found
    lines = ["# Written by `python -m dicewright.lab.losses`; what a decision gives away, by the number of seats."]
    for name, levels in sorted(there.items()):
        lines += ["", f"[{name}]", *(f"{level} = {lost:.4f}" for level, lost in levels.items())]
    path.write_text("\n".join(lines) + "\n", encoding="utf-8")


def main() -> None:
    parser = argparse.ArgumentParser(prog="python -m dicewright.lab.losses", description=__doc__.split("\n\n")[0])
    parser.add_argument("game", help="which game")
    parser.add_argument("--games", type=int, default=40, help="how many each level plays; two or more")
    parser.add_argument("--seed", type=int, default=1, help="other games with another seed")
    parser.add_argument("--seats", type=int, default=2, help="how many play")
    parser.add_argument("--option", action="append", default=[], metavar="KEY=VALUE", help="a set-up option")
    parser.add_argument("--cores", type=int, help="by default all")
    parser.add_argument("--keep", action="store_true", help="write the averages into the package of the game")
    said = parser.parse_args()
    which = game(said.game)
    setup = which.settled(Setup(said.seats, dict(option.split("=", 1) for option in said.option)))
    names = tuple(level.name for level in LEVELS)
    found = measure(Plan(which, setup, names, said.games, said.seed, varied=True), how_many(said.cores))
    for name, lost in found.items():
        within = Z95 * stdev(lost) / sqrt(len(lost))
        print(f"{name}: {mean(lost):.4f} ± {within:.4f} a decision, {len(lost)} games")
    if said.keep:
        averages = {name: max(LEAST, mean(lost)) for name, lost in found.items()}
        keep(file_of(which), which.package, said.seats, averages)
        print(f"Written to {file_of(which)}")


if __name__ == "__main__":
    main()
