"""A course of learning: generation after generation plays, learns, and must win a match before it is kept.

Every generation plays games with what the one before has learned, trying something else now and then; a net is fitted
to them; and a bot with the new net meets one with the old, in mirrored games on set-ups that were in none of the games
learned from. Only if it wins is it kept, and written to a file.
"""

from __future__ import annotations

import json
import os
import time
from collections.abc import Callable, Sequence
from dataclasses import dataclass
from pathlib import Path
from typing import Any, ClassVar

import numpy as np
from numpy.typing import NDArray

from ...bots import roster
from ...bots.bot import Bot
from ...bots.search import Search
from ...bots.search.net import learned_by
from ...kernel.game import Game, Refusal, Setup
from ...kernel.words import text
from .. import waiting
from ..arena import Arena, Plan
from ..ratings import mean_interval
from .selfplay import SelfPlay
from .training import torch_or_refusal, trained

HELD_OUT_SEED = 1 << 20
"""Matches draw their set-ups and dice from seeds that no game learned from has."""
NOTHING = np.zeros(0, np.int16)


class Pupil(Search):
    """Learns; the net is whatever it is given."""

    name = "pupil"
    trials = 32
    scenarios = 0
    net: NDArray[np.int16] = NOTHING

    def learned(self, game: Game, seats: int) -> Sequence[int]:
        found: list[int] = self.net.tolist()
        return found


class Candidate(Pupil):
    """With what was learned last, in a match."""

    name = "candidate"
    trials = 400
    net: NDArray[np.int16] = NOTHING


class Champion(Candidate):
    """With what was kept before."""

    name = "champion"
    net: NDArray[np.int16] = NOTHING


@dataclass(frozen=True)
class Course:
    game: Game
    setup: Setup
    generations: int = 2
    positions: int = 1_500_000
    seconds: float = 60.0
    """Of play, and again of learning, a generation at most."""
    trials: int = 32
    """That a decision is worth while it plays: many games tell more than well-played ones."""
    keep: int = 200
    """Of a thousand positions."""
    explore: int = 60
    """Of a thousand decisions are taken at random."""
    match: int = 400
    """Games that decide."""
    epochs: float = 6.0
    seed: int = 1
    cores: int = os.cpu_count() or 1

    KINDS: ClassVar[tuple[type[Pupil], ...]] = (Pupil, Candidate, Champion)

    def run(self, say: Callable[[dict[str, Any]], None], quiet: bool = True) -> NDArray[np.int16]:
        """The best that was learned; nothing, if `evaluate` alone was never beaten."""
        torch_or_refusal()
        for kind in self.KINDS:
            roster.register(kind)
        try:
            return self._run(say, quiet)
        finally:
            for kind in self.KINDS:
                roster.dismiss(kind.name)

    def _run(self, say: Callable[[dict[str, Any]], None], quiet: bool) -> NDArray[np.int16]:
        best = np.array(learned_by(self.game, self.setup.seats), np.int16)
        play = SelfPlay(self.game, self.setup, Pupil.name)
        with waiting.compiling(self.game.name, quiet):
            play.compile()
        for generation in range(self.generations):
            Pupil.net = Champion.net = best
            Pupil.trials = self.trials
            seed = self.seed * 1000 + generation
            with waiting.working(f"Generation {generation}: playing", quiet) as began:
                found = play.positions(self.positions, seed, self.cores, self.keep, self.explore, self.seconds)
                played = time.perf_counter() - began
            with waiting.working(f"Generation {generation}: learning from {len(found.states):,} positions", quiet):
                result = trained(self.game, found, self.seconds, self.epochs, seed)
            Candidate.net = result.net
            with waiting.working(f"Generation {generation}: the match that decides", quiet):
                share, low, high = self._match()
            better = share > 0.5
            best = result.net if better else best
            say(
                {
                    "generation": generation, "games": found.games, "positions": result.positions,
                    "seconds_of_play": round(played, 1), "loss": round(result.loss, 4),
                    "error": round(result.error, 4), "error_of_evaluate": round(result.before, 4),
                    "share": round(share, 4), "interval": [round(low, 4), round(high, 4)], "kept": better,
                    "bytes": 2 * len(result.net),
                }
            )  # fmt: skip
        return best

    def _match(self) -> tuple[float, float, float]:
        """What the candidate wins against the champion; with several sides, of what they share."""
        names = (Candidate.name, Champion.name)
        plan = Plan(self.game, self.game.settled(self.setup), names, self.match, HELD_OUT_SEED + self.seed, varied=True)
        arena = Arena(plan)
        arena.compile()
        arena.play(self.cores, quiet=True)
        if plan.sides == 1:
            ours, theirs = (arena.standings.points[n, n] for n in range(2))
            return mean_interval([0.5 + 0.5 * float(np.sign(ours[k] - theirs[k])) for k in ours])
        scores = arena.standings.scores((0, 1))
        if plan.sides > 2:
            scores = [(s + 1 - t) / 2 for s, t in zip(scores, arena.standings.scores((1, 0)), strict=False)]
        return mean_interval(scores)


def written(game: Game, seats: int, net: NDArray[np.int16], folder: Path) -> Path:
    folder.mkdir(parents=True, exist_ok=True)
    path = folder / f"{seats}.net"
    path.write_bytes(net.astype("<i2").tobytes())
    return path


def run(course: Course, folder: Path, as_json: bool) -> int:
    """Learn, and write what was learned to FOLDER/<seats>.net."""
    if course.generations < 1 or course.positions < 1000:
        raise Refusal(text("refuse-course"), package=Bot.words)

    def say(found: dict[str, Any]) -> None:
        if as_json:
            print(json.dumps(found), flush=True)
            return
        low, high = found["interval"]
        print(
            f"Generation {found['generation']}: {found['positions']:,} positions of {found['games']:,} games; "
            f"error {found['error']:.3f} (evaluate {found['error_of_evaluate']:.3f}); "
            f"wins {found['share']:.1%} ({low:.1%} to {high:.1%}): {'kept' if found['kept'] else 'dropped'}",
            flush=True,
        )

    net = course.run(say, quiet=as_json)
    if not len(net):
        print("Nothing was learned that plays better than the game's own judgement; no file is written.")
        return 1
    print(f"Written: {written(course.game, course.setup.seats, net, folder)}")
    return 0
