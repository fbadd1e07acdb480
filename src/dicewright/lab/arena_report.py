"""What an arena has found: for people and for programs."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from math import log
from typing import Any

import numpy as np
from rich.console import Console
from rich.table import Table as Grid

from .arena import Meeting, Standings
from .ratings import ELO, mean_interval, ratings
from .stats import Z95


def report(standings: Standings, seconds: float) -> dict[str, Any]:
    """The standings as data; everything but `seconds` follows from the plan."""
    plan = standings.plan
    found: dict[str, Any] = {**plan.named(), "sides": plan.sides, "asked_for": plan.games}
    if plan.sides == 1:
        found["alone"] = [_alone(standings, n) for n in range(len(plan.bots))]
    else:
        scores = {meeting: standings.scores(meeting) for meeting in plan.meetings()}
        rated = ratings(len(plan.bots), plan.sides, scores)
        found["ratings"] = [
            {"bot": bot, "elo": round(r.points, 1), "interval": [round(r.low, 1), round(r.high, 1)]}
            for bot, r in zip(plan.bots, rated, strict=True)
        ]
        if plan.luck:
            clear = ratings(len(plan.bots), plan.sides, {meeting: standings.adjusted(meeting) for meeting in scores})
            for row, r in zip(found["ratings"], clear, strict=True):
                row["adjusted"] = {"elo": round(r.points, 1), "interval": [round(r.low, 1), round(r.high, 1)]}
        found["meetings"] = [_meeting(standings, meeting) for meeting in plan.meetings()]
    return {**found, "games": standings.games, "unfinished": standings.unfinished, "seconds": round(seconds, 3)}


def _meeting(standings: Standings, meeting: Meeting) -> dict[str, Any]:
    plan, scores = standings.plan, standings.scores(meeting)
    share, low, high = mean_interval(scores)
    fair = 1 / plan.sides
    one, others = (plan.bots[n] for n in meeting)
    points = [standings.points[meeting][n] for n in standings.sets(meeting)]
    return {
        "bot": one,
        "against": others,
        "games": plan.sides * len(scores),
        "share": round(share, 5),
        "interval": [round(low, 5), round(high, 5)],
        "of_fair": round(share / fair, 4),
        "elo": round(_elo(share, plan.sides), 1),
        "decided": standings.verdict(meeting),
        "saved": round(_saved(scores, plan.sides), 4),
        **({"score": round(float(np.mean(points)), 3)} if plan.game.score and points else {}),
        **(_adjusted(standings, meeting, 5) if plan.luck else {}),
    }


def _adjusted(standings: Standings, meeting: Meeting, digits: int) -> dict[str, Any]:
    """The same without what luck did, how much of the variance that saves, and luck itself: nothing, on average."""
    plan, clear = standings.plan, standings.adjusted(meeting)
    found = standings.points if plan.sides == 1 else standings.won
    raw = [found[meeting][n] for n in standings.sets(meeting)]
    luck = [standings.luck[meeting][n] for n in standings.sets(meeting)]
    before = float(np.var(raw, ddof=1)) if len(raw) > 1 else 0.0
    mean, half = _mean(clear)
    told: dict[str, Any] = {
        "share" if plan.sides > 1 else "score": round(mean, digits),
        "interval": [round(mean - half, digits), round(mean + half, digits)],
        "saved": round(1 - float(np.var(clear, ddof=1)) / before, 4) if before > 0 else 0.0,
        "luck": [round(it, digits) for it in _mean(luck)],
    }
    if plan.sides > 1:
        told["elo"] = round(_elo(mean, plan.sides), 1)
    return {"adjusted": told}


def _mean(of: Sequence[float]) -> tuple[float, float]:
    """The mean, and how far it is off at most in 95 of 100 cases."""
    mean = float(np.mean(of)) if len(of) else 0.0
    return mean, Z95 * float(np.std(of, ddof=1)) / len(of) ** 0.5 if len(of) > 1 else 0.0


def _elo(share: float, sides: int) -> float:
    """The difference that a share tells of; of all and of nothing, that of half a game less or more in a hundred."""
    within = min(max(share, 0.005), 0.995)
    return ELO * (log(within / (1 - within)) + log(sides - 1))


def _saved(scores: list[float], sides: int) -> float:
    """How much of the variance mirrored games with the same dice have saved: single games would have the rest more."""
    if len(scores) < 2:
        return 0.0
    share = float(np.mean(scores))
    alone = share * (1 - share) / sides
    return 1 - float(np.var(scores, ddof=1)) / alone if alone > 0 else 0.0


def _alone(standings: Standings, n: int) -> dict[str, Any]:
    """Who plays alone is told by his points."""
    points = [standings.points[n, n][k] for k in standings.sets((n, n))]
    mean, half = _mean(points)
    interval = [round(mean - half, 3), round(mean + half, 3)]
    told = {"bot": standings.plan.bots[n], "games": len(points), "score": round(mean, 3), "interval": interval}
    return {**told, **(_adjusted(standings, (n, n), 3) if standings.plan.luck else {})}


def show(found: Mapping[str, Any], finished: bool) -> None:
    """The report for people."""
    console = Console(highlight=False)
    if not finished:
        console.print("Interrupted. So far:")
    console.print(f"{found['game']}: {found['games']:,} games in {found['seconds']:.1f} s, seed {found['seed']}")
    if found["unfinished"]:
        console.print(f"{found['unfinished']:,} games were given up.")
    if "alone" in found:
        grid = Grid("bot", "games", "average score", "95% interval")
        for row in found["alone"]:
            low, high = row["interval"]
            grid.add_row(row["bot"], f"{row['games']:,}", f"{row['score']:.2f}", f"{low:.2f} to {high:.2f}")
        console.print(grid)
        _show_adjusted(console, found["alone"])
        return
    grid = Grid("bot", "Elo", "95% interval")
    for row in sorted(found["ratings"], key=lambda row: -row["elo"]):
        low, high = row["interval"]
        grid.add_row(row["bot"], f"{row['elo']:+.0f}", f"{low:+.0f} to {high:+.0f}")
    console.print(grid)
    grid = Grid("bot", "against", "games", "won", "95% interval", "variance saved", "")
    for row in found["meetings"]:
        low, high = row["interval"]
        verdict = {1: "better", -1: "worse", 0: "open"}[row["decided"]]
        cells = (f"{row['games']:,}", f"{row['share']:.1%}", f"{low:.1%} to {high:.1%}", f"{row['saved']:.0%}", verdict)
        grid.add_row(row["bot"], row["against"], *cells)
    console.print(grid)
    _show_adjusted(console, found["meetings"])
    if found["sides"] > 2:
        console.print(f"One against all others: {1 / found['sides']:.1%} would be fair.")


def _show_adjusted(console: Console, rows: Sequence[Mapping[str, Any]]) -> None:
    """The same without what luck did, where that was noted."""
    if not rows or "adjusted" not in rows[0]:
        return
    console.print("Without what luck did:")
    wins = "against" in rows[0]
    form = "{:.1%}" if wins else "{:.2f}"
    grid = Grid(
        "bot", *(["against", "won", "Elo"] if wins else ["average score"]), "95% interval", "variance saved", "luck"
    )
    for row in rows:
        it = row["adjusted"]
        low, high = it["interval"]
        first = [row["against"], form.format(it["share"]), f"{it['elo']:+.0f}"] if wins else [form.format(it["score"])]
        luck, within = it["luck"]
        cells = (
            f"{form.format(low)} to {form.format(high)}",
            f"{it['saved']:.0%}",
            f"{form.format(luck)} ± {form.format(within)}",
        )
        grid.add_row(row["bot"], *first, *cells)
    console.print(grid)
