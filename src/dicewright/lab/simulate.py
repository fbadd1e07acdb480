"""Whole games between bots on all cores; the same seed gives the same games whatever the number of cores."""

from __future__ import annotations

import json
import threading
import time
from collections.abc import Callable, Iterator, Mapping, Sequence
from typing import Any

from rich.console import Console
from rich.table import Table as Grid

from ..bots import names
from ..bots.bot import Bot
from ..kernel.game import ContentFile, Game, Refusal, Setup
from ..kernel.words import any_of, text
from . import waiting
from .cores import MOMENT, how_many, on_cores
from .gpu import OnGpu
from .series import LONGEST, Play, Series, has_turns
from .stats import wilson
from .tally import Tally

INTERRUPTED = 130
AHEAD = 2
"""Batches of a GPU under way at once: while one is played, another is compared."""
Batch = Callable[[int, int], Tally]
"""What n games come to, from game number `first` on. May be called from several threads."""


def counted(teams: tuple[int, ...], play: Play) -> Batch:
    """The games of a series, counted."""

    def batch(first: int, n: int) -> Tally:
        tally = Tally(teams)
        tally.add(play(first, n))
        return tally

    return batch


def play_all(play: Batch, tally: Tally, games: int, cores: int, quiet: bool, at_first: int = 1) -> bool:
    """Play the games in threads, in chunks that grow until each takes a moment. False if interrupted."""
    lock, taken = threading.Lock(), 0

    def work() -> Iterator[None]:
        nonlocal taken
        size = at_first
        while True:
            with lock:
                first, n = taken, min(size, games - taken)
                taken += n
            if n == 0:
                return
            began = time.perf_counter()
            batch = play(first, n)
            if time.perf_counter() - began < MOMENT / 2:
                size *= 2
            with lock:
                tally.merge(batch)
            yield

    with waiting.playing(games, quiet) as show:
        return on_cores(cores, work, lambda: show(tally.games))


def run(
    game: Game,
    setup: Setup,
    seats: Sequence[str],
    games: int,
    seed: int,
    cores: int | None,
    content: ContentFile | None = None,
    as_json: bool = False,
    on_gpu: bool = False,
) -> int:
    """Play the games and print the report. 0, or 130 if interrupted."""
    _check(setup, seats, games)
    threads = how_many(cores)
    series = Series(game, setup, seats, seed, content)
    tally = Tally(series.teams)
    at_first = 1
    try:
        with waiting.compiling(game.name, quiet=as_json):
            if on_gpu:
                play: Batch = (gpu := OnGpu(series))
                threads, at_first = AHEAD, gpu.at_once
            else:
                play = counted(series.teams, series.player())
    except KeyboardInterrupt:
        return INTERRUPTED
    began = time.perf_counter()
    finished = play_all(play, tally, games, threads, as_json, at_first)
    report = _report(game, seats, seed, tally, time.perf_counter() - began)
    if on_gpu:
        report |= {"gpu": gpu.name, "compared": gpu.compared}
    if as_json:
        print(json.dumps(report | {"asked_for": games}))
    else:
        _show(report, games)
    return 0 if finished else INTERRUPTED


def _check(setup: Setup, seats: Sequence[str], games: int) -> None:
    """Whether everything asked for makes sense."""
    for name in seats:
        if name not in names():
            raise Refusal(text("refuse-simulated", name=name, known=any_of(names())), package=Bot.words)
    if len(seats) != setup.seats:
        raise Refusal(text("refuse-bots-named", given=len(seats), seats=setup.seats), package=Bot.words)
    if games < 1:
        raise Refusal(text("refuse-games", given=games), package=Bot.words)


def _report(game: Game, seats: Sequence[str], seed: int, tally: Tally, seconds: float) -> dict[str, Any]:
    """The results as data; everything but `seconds` and what is per second depends on the seed alone."""
    n = tally.games
    wins = [tally.wins(seat) for seat in range(len(seats))]
    by_bot = {name: [i for i, s in enumerate(seats) if s == name] for name in dict.fromkeys(seats)}

    def rate(of: Sequence[int]) -> dict[str, Any]:
        """How an average one of these seats did."""
        won = sum(wins[i] for i in of) / len(of)
        low, high = wilson(won, n)
        share = won / n if n else 0.0
        score = sum(tally.scores[i] for i in of) / len(of) / n if n else 0.0
        return {
            "wins": round(won, 3),
            "rate": round(share, 6),
            "interval": [round(low, 6), round(high, 6)],
            **({"score": round(float(score), 3)} if game.score else {}),
        }

    return {
        "game": game.name,
        "bots": list(seats),
        "seed": seed,
        "games": n,
        "unfinished": tally.unfinished,
        "answers": tally.answers,
        "decisions": tally.decisions,
        "average": {
            "answers": round(tally.answers / n, 3) if n else 0.0,
            "decisions": round(tally.decisions / n, 3) if n else 0.0,
            **({"turns": round(tally.turns / n, 3) if n else 0.0} if has_turns(game) else {}),
        },
        "by_seat": [{"seat": i, "bot": name, **rate([i])} for i, name in enumerate(seats)],
        "by_bot": [{"bot": name, "seats": len(of), **rate(of)} for name, of in by_bot.items()],
        "seconds": round(seconds, 3),
        "games_per_second": round(n / seconds, 1),
        "answers_per_second": round(tally.answers / seconds),
        "decisions_per_second": round(tally.decisions / seconds),
    }


def _show(report: Mapping[str, Any], games: int) -> None:
    """The report for people."""
    console = Console(highlight=False)
    if report["games"] < games:
        console.print(f"Interrupted after {report['games']:,} of {games:,} games. So far:")
    console.print(
        f"{report['game']}: {report['games']:,} games in {report['seconds']:.1f} s, seed {report['seed']}: "
        f"{report['answers_per_second']:,} answers/s, {report['decisions_per_second']:,} decisions/s"
    )
    if report["unfinished"]:
        console.print(f"{report['unfinished']:,} games were given up after {LONGEST:,} answers.")
    length = ", ".join(f"{value:,.1f} {what}" for what, value in report["average"].items())
    console.print(f"A game takes {length} on average.")
    if "gpu" in report:
        console.print(
            f"Played on {report['gpu']}; {report['compared']:,} games of all batches are the processor's, too."
        )
    scored = "score" in report["by_seat"][0]
    if len(report["by_seat"]) == 1 and scored:  # alone one always comes first
        console.print(f"{report['bots'][0]} scores {report['by_seat'][0]['score']:.1f} on average.")
        return
    grid = Grid("", "bot", "wins", "rate", "95% interval", *(["average score"] if scored else []))
    for row in report["by_seat"]:
        grid.add_row(f"seat {row['seat']}", *_cells(row))
    grid.add_section()
    for row in report["by_bot"]:
        grid.add_row("a seat" if row["seats"] > 1 else "", *_cells(row))
    console.print(grid)


def _cells(row: Mapping[str, Any]) -> tuple[str, ...]:
    low, high = row["interval"]
    score = [f"{row['score']:.1f}"] if "score" in row else []
    return row["bot"], f"{row['wins']:,.10g}", f"{row['rate']:.2%}", f"{low:.2%} to {high:.2%}", *score
