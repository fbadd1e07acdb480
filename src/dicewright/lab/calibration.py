"""Calibration: of positions that are told to be won in 60 of 100 cases, how many are won?

Experts play; at some of their decisions an adviser tells what the option promises that is then taken, and a valuation
what the position is worth, as in a review. How the games ended says how true that was. With `--fit` what is found goes
into the package of the game (`judge/chances.toml`): the slope by which a judgement becomes a chance, and what advice is
to tell in place of each tenth that a search finds, both in thousandths.

    python -m dicewright.lab.calibration irondie --games 400
    python -m dicewright.lab.calibration irondie --games 400 --fit
"""

from __future__ import annotations

import argparse
from collections.abc import Sequence
from dataclasses import dataclass
from math import exp, log, sqrt
from pathlib import Path

import msgspec
import numpy as np

from ..bots import Player
from ..bots.chances import Chances, calibrated, chances_of
from ..bots.levels import Expert
from ..bots.search import Reviewer
from ..bots.search.room import Mind
from ..bots.search.valuing import WHOLE
from ..bots.weighing import TRIED
from ..kernel.chance import MASK, below, following, mixed
from ..kernel.game import Game, Setup, game
from ..kernel.question import NATURE
from ..kernel.record import Header, Record
from . import waiting
from .arena import Plan
from .cores import by_number, how_many
from .stats import Z95

EVERY = 10
"""One decision of so many is looked at."""
TRIALS = 24
"""With which a position is valued."""
SHOWN = 3
"""Options of which advice tells something."""
SLOPES = (0, 500, 700, 1000, 1400, 2000, 2800)
"""Those that are tried, in thousandths."""
TENTHS = 10
FILE = "chances.toml"
LEAST, MOST = 0.005, 0.995
"""Nothing is told as surer than this while a curve is fitted."""


@dataclass(frozen=True)
class Seen:
    """A position of a game: what a search found for the option that was taken, None where it told nothing of it; what
    the position was said to be worth, by slope; and what came of it, as a part of a win."""

    found: float | None
    valued: tuple[float, ...]
    won: float


class Watch:
    """Plays games and looks at some of their positions; every thread has one."""

    def __init__(self, plan: Plan) -> None:
        self.plan, self.game, self.teams = plan, plan.game, plan.teams
        self.expert = Player(Expert.name, self.game, self.teams)
        self.adviser = Player(Reviewer.name, self.game, self.teams)
        self.valuers = [self._valuer(slope) for slope in SLOPES]
        for player in (self.expert, self.adviser, *self.valuers):
            player.compile()
        self._sides = sorted(set(self.teams))
        self._ahead = chances_of(self.game, len(self.teams)).ahead

    def _valuer(self, slope: int) -> Player:
        player = Player(Reviewer.name, self.game, self.teams)
        player.mind = tuple(slope if k == Mind.SLOPE else n for k, n in enumerate(player.mind))
        return player

    def play(self, number: int) -> list[Seen]:
        """What was seen in a game."""
        setup = self.plan.setup_of(number)
        g, book = self.game.table(setup)
        self.game.start(g, book)
        weights = self.game.weights_of(setup)
        seed = dice = mixed((self.plan.seed + number) & MASK)
        seen: list[tuple[int, float | None, tuple[float, ...]]] = []
        while not g.over:
            dice = following(dice)
            answer = 0
            if g.asked == NATURE:
                answer = below(dice, g.options)
            elif g.asked >= 0:
                answer = self.expert.choose(g, book, weights, g.asked, mixed(dice))
                taste = self.game.questions[int(g.question)].taste
                if below(mixed(dice ^ seed), EVERY) == 0 and not taste:
                    found = self.adviser.weigh(g, book, weights, g.asked, mixed(dice + 1), shown=SHOWN)
                    told = next((o.value for o in found.options if o.answer == answer and o.trials >= TRIED), None)
                    seen.append((int(g.asked), told, self._valued(g, book, weights, dice)))
            self.expert.answer(g, book, weights, answer)
        return [
            Seen(None if told is None else (1 + told) / 2, valued, self._won(g, seat)) for seat, told, valued in seen
        ]

    def _valued(self, g: Header, book: Record, weights: Record, seed: int) -> tuple[float, ...]:
        """What the position is worth to the side that is asked, by each slope."""
        side = self._sides.index(self.teams[g.asked])
        values = (it.value(g, book, weights, seed, self._ahead, TRIALS)[side] for it in self.valuers)
        return tuple(n / (TRIALS * WHOLE) for n in values)

    def _won(self, g: Header, seat: int) -> float:
        first = {team for k, team in enumerate(self.teams) if g.place[k] == 1}
        return 1 / len(first) if self.teams[seat] in first else 0.0


@dataclass(frozen=True)
class Tenth:
    """Positions of which about the same was told: how many, what was told on average, and what part of them was won,
    with how far that may be off in 95 of 100 cases."""

    many: int
    told: float
    won: float
    within: float


def tenths(told: Sequence[float], won: Sequence[float]) -> list[Tenth]:
    """By every tenth of what was told."""
    rows = []
    for k in range(TENTHS):
        here = [(t, w) for t, w in zip(told, won, strict=True) if min(int(t * TENTHS), TENTHS - 1) == k]
        if here:
            mean = sum(w for _, w in here) / len(here)
            within = Z95 * sqrt(max(mean * (1 - mean), 0.25 / len(here)) / len(here))
            rows.append(Tenth(len(here), sum(t for t, _ in here) / len(here), mean, within))
    return rows


def off(rows: Sequence[Tenth]) -> float:
    """How far what is told lies from what is won, on average."""
    return sum(row.many * abs(row.told - row.won) for row in rows) / max(1, sum(row.many for row in rows))


def error(told: Sequence[float], won: Sequence[float]) -> float:
    """The mean square of what was told, against what came."""
    return float(np.mean((np.array(told) - np.array(won)) ** 2))


def straightened(told: Sequence[float], won: Sequence[float]) -> tuple[int, ...]:
    """What is to be told in place of each tenth, in thousandths: a line between logarithms of odds, which rises
    everywhere, fitted to what came."""
    x = np.array([_odds(t) for t in told])
    y = np.array(won)
    line = np.stack([np.ones_like(x), x])
    at = np.array([0.0, 1.0])
    for _ in range(50):
        chance = 1 / (1 + np.exp(-(at @ line)))
        slope = line @ (y - chance)
        bend = (line * (chance * (1 - chance))) @ line.T + 1e-6 * np.eye(2)
        at = at + np.clip(np.linalg.solve(bend, slope), -1, 1)
    start, rise = float(at[0]), max(0.05, float(at[1]))
    inner = [round(1000 / (1 + exp(-(start + rise * _odds(k / TENTHS))))) for k in range(1, TENTHS)]
    return (0, *inner, 1000)


def _odds(told: float) -> float:
    within = min(max(told, LEAST), MOST)
    return log(within / (1 - within))


def look(plan: Plan, cores: int, quiet: bool = False) -> list[Seen]:
    """Play all games, and what was seen in them."""
    with waiting.compiling(plan.game.name, quiet):
        Watch(plan)
    with waiting.playing(plan.games, quiet) as show:
        found = by_number(cores, plan.games, lambda: Watch(plan).play, show)
    return [it for seen in found.values() for it in seen]


def fitted(seen: Sequence[Seen], ahead: int) -> Chances:
    """What fits best: the slope with the least error, and what is to be told."""
    won = [it.won for it in seen]
    by_error = {slope: error([it.valued[k] for it in seen], won) for k, slope in enumerate(SLOPES)}
    told = [it for it in seen if it.found is not None]
    knots = straightened([it.found or 0.0 for it in told], [it.won for it in told])
    return Chances(ahead, min(by_error, key=by_error.__getitem__), knots)


def show(words: str, told: Sequence[float], won: Sequence[float], whole: bool = True) -> None:
    """How true it was, and what every tenth came to."""
    rows = tenths(told, won)
    print(f"{words}: {len(told):,} positions, error {error(told, won):.4f}, {100 * off(rows):.1f} % off on average")
    for row in rows if whole else ():
        print(f"  told {row.told:5.1%}  won {row.won:5.1%} ± {row.within:.1%}  of {row.many:,}")


def file_of(which: Game) -> Path:
    return Path(__file__).parent.parent / "games" / which.name / "judge" / FILE


def keep(path: Path, seats: int, it: Chances) -> None:
    """Write it down for a number of seats, beside what is there for others."""
    there = msgspec.toml.decode(path.read_bytes(), type=dict[str, Chances]) if path.exists() else {}
    there[str(seats)] = it
    lines = ["# Written by `python -m dicewright.lab.calibration`; by the number of seats, in thousandths."]
    for name, chances in sorted(there.items()):
        told = ", ".join(map(str, chances.told))
        lines += ["", f"[{name}]", f"ahead = {chances.ahead}", f"slope = {chances.slope}", f"told = [{told}]"]
    path.write_text("\n".join(lines) + "\n", encoding="utf-8")


def main() -> None:
    parser = argparse.ArgumentParser(prog="python -m dicewright.lab.calibration", description=__doc__.split("\n\n")[0])
    parser.add_argument("game", help="which game")
    parser.add_argument("--games", type=int, default=400, help="how many are played")
    parser.add_argument("--seed", type=int, default=1, help="other games with another seed")
    parser.add_argument("--seats", type=int, default=2, help="how many play; two or more")
    parser.add_argument("--option", action="append", default=[], metavar="KEY=VALUE", help="a set-up option")
    parser.add_argument("--cores", type=int, help="by default all")
    parser.add_argument("--fit", action="store_true", help="write what fits best into the package of the game")
    said = parser.parse_args()
    which = game(said.game)
    options = dict(option.split("=", 1) for option in said.option)
    setup = which.settled(Setup(said.seats, options))
    seen = look(Plan(which, setup, (Expert.name,), said.games, said.seed, varied=True), how_many(said.cores))
    now = chances_of(which, said.seats)
    told = [it for it in seen if it.found is not None]
    found, won = [it.found or 0.0 for it in told], [it.won for it in told]
    best = fitted(seen, now.ahead)
    show("What a search finds", found, won)
    show("What advice tells", [calibrated(now.told, it) for it in found], won)
    show(f"What fits best, {list(best.told)}", [calibrated(best.told, it) for it in found], won)
    for k, slope in enumerate(SLOPES):
        mark = " (in force)" if slope == now.slope else " (fits best)" if slope == best.slope else ""
        show(
            f"What a review tells with a slope of {slope}{mark}", [it.valued[k] for it in seen], [it.won for it in seen]
        )
    if said.fit:
        keep(file_of(which), said.seats, best)
        print(f"Written to {file_of(which)}")


if __name__ == "__main__":
    main()
