"""Ratings from results: a Bradley-Terry model, fitted to whole sets of mirrored games, and a test that may stop at any
time.

A *set* is as many games with the same dice as there are sides: one bot has each side in turn, another all the others.
Its score is the share of the games that the one has won. Games of a set are alike, so sets are counted, not games. With
n sides the model says that a bot with the strength x wins against those with the strength y with the chance
x / (x + (n - 1) y); between two that is the usual one, and an Elo rating is 400 times the decimal logarithm of a
strength.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from math import inf, log, sqrt

import numpy as np

from .stats import Z95

ELO = 400 / log(10)
"""Points of a rating for each unit of the natural logarithm of strength."""
RISK = 0.05
FIRST_LOOK = 12
"""Sets before which nothing is called decided: the spread is not known yet."""
SHARPEST = 100
"""The test is at its best after about so many sets."""
Scores = Mapping[tuple[int, int], Sequence[float]]
"""The scores of the sets, by the one and the others."""


@dataclass(frozen=True)
class Rating:
    """In points of Elo against the first bot, with a 95% interval."""

    points: float
    low: float
    high: float


def ratings(bots: int, sides: int, scores: Scores) -> list[Rating]:
    """Maximum likelihood; the intervals are from how much the sets really scatter. One fair set between all who met
    keeps them finite where one has won everything."""
    meets = [(a, b, np.array([*found, 1 / sides])) for (a, b), found in scores.items() if len(found)]
    handicap = log(sides - 1) if sides > 1 else 0.0
    strength = np.zeros(bots)
    free = np.arange(1, bots)
    for _ in range(100):
        slope, bend, scatter = np.zeros(bots), np.zeros((bots, bots)), np.zeros((bots, bots))
        for a, b, found in meets:
            chance = 1 / (1 + np.exp(-(strength[a] - strength[b] - handicap)))
            way = np.zeros(bots)
            way[a], way[b] = 1, -1
            slope += (found - chance).sum() * way
            bend += len(found) * chance * (1 - chance) * np.outer(way, way)
            scatter += ((found - chance) ** 2).sum() * np.outer(way, way)
        bend_free = bend[np.ix_(free, free)] + 1e-9 * np.eye(bots - 1)
        change = np.linalg.solve(bend_free, slope[free])
        strength[free] += np.clip(change, -1, 1)
        if np.abs(change).max(initial=0) < 1e-10:
            break
    turned = np.linalg.inv(bend_free) if bots > 1 else np.zeros((0, 0))
    spread = np.sqrt(np.diag(turned @ scatter[np.ix_(free, free)] @ turned))
    half = Z95 * ELO * np.concatenate([[0.0], spread])
    return [Rating(p, p - h, p + h) for p, h in zip((ELO * strength).tolist(), half.tolist(), strict=True)]


def mean_interval(found: Sequence[float]) -> tuple[float, float, float]:
    """The mean of the scores of sets, with a 95% interval."""
    if not found:
        return 0.5, 0.0, 1.0
    mean = float(np.mean(found))
    half = Z95 * float(np.std(found, ddof=1)) / sqrt(len(found)) if len(found) > 1 else inf
    return mean, max(0.0, mean - half), min(1.0, mean + half)


def decided(found: Sequence[float], fair: float) -> tuple[int, int]:
    """After how many sets it was clear that the one is better (1) or worse (-1) than fair, however often one looks;
    (0, 0) if it is not yet.

    A confidence sequence (Robbins' normal mixture, with the spread that was found): at a fair score, the risk that it
    ever says otherwise is about 5%."""
    t = np.arange(1, len(found) + 1)
    mean = np.cumsum(found) / t
    spread = np.sqrt(np.maximum(np.cumsum(np.square(found)) / t - mean**2, 0.25 / t))  # a few equal sets prove nothing
    rho = SHARPEST / (-2 * log(RISK) + log(1 - 2 * log(RISK)))
    half = spread * np.sqrt((t + rho) / t**2 * (np.log((t + rho) / rho) - 2 * log(RISK)))
    clear = np.flatnonzero((np.abs(mean - fair) > half) & (t >= FIRST_LOOK))
    if not len(clear):
        return 0, 0
    at = int(clear[0])
    return (1 if mean[at] > fair else -1), at + 1
