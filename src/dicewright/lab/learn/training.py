"""A net fitted to positions, and its weights as whole numbers. It needs PyTorch (extra `learn`); playing does not."""

from __future__ import annotations

import time
from dataclasses import dataclass
from typing import Any

import numpy as np
from numpy.typing import NDArray

from ...bots.bot import Bot
from ...bots.search.net import MOST, THOUSAND, UNIT, curve, signature
from ...kernel.game import Game, Refusal
from ...kernel.words import text
from .features import Features, features
from .selfplay import Positions

FIRST, SECOND = 32, 16
"""Units of the layers."""
BATCH = 8192
LOOKS = 40
"""How often it is looked whether positions that are held out are judged better."""
HELD_OUT = 20
"""One in so many stretches of positions is held out, whole games together."""
STRETCH = 2000
SAMPLE = 200_000
"""Positions from which it is seen what varies, and what tells most."""
PART = 100_000
"""Positions that are read at once."""
TOLD_BY = 20_000
"""Rows by which it is seen."""
CELLS = 224
"""That a net reads at most: each costs time in every trial."""


@dataclass(frozen=True)
class Trained:
    """A net, and how well it judges positions that it has not seen; `before`: how well `evaluate` does."""

    net: NDArray[np.int16]
    loss: float
    error: float
    before: float
    positions: int


def torch_or_refusal() -> Any:
    try:
        import torch
    except ImportError as error:
        raise Refusal(text("refuse-torch"), package=Bot.words) from error
    return torch


def targets(found: Positions, scored: bool) -> NDArray[np.float32]:
    """What is to be foretold for every seat, from -1 to 1: who wins; where points are counted, the lead too."""
    ends = found.ends / THOUSAND
    if not scored or found.ends.shape[1] == 1:
        return ends.astype(np.float32)
    usual = max(1.0, float(np.median(np.abs(found.leads))))
    return (0.5 * ends + 0.5 * found.leads / (np.abs(found.leads) + usual)).astype(np.float32)


@dataclass(frozen=True)
class Lesson:
    """Positions as they are learned from: each once from every seat, those of a game next to each other."""

    states: NDArray[np.uint8]
    seats: int
    goals: NDArray[np.float32]
    judged: NDArray[np.float32]

    @classmethod
    def of(cls, game: Game, found: Positions) -> Lesson:
        seats = found.ends.shape[1]
        states = found.states.view(np.uint8).reshape(len(found.states), game.layout(seats).size)
        judged = (found.judged / THOUSAND).astype(np.float32)
        return cls(states, seats, targets(found, game.score is not None).ravel(), judged.ravel())

    def beginning(self, positions: int) -> Lesson:
        """The first so many positions."""
        rows = positions * self.seats
        return Lesson(self.states[:positions], self.seats, self.goals[:rows], self.judged[:rows])

    def indices(self, seen: Features) -> NDArray[np.int16] | NDArray[np.int32]:
        """The rows of every cell, in the order of the goals."""
        kind = np.int32 if seen.rows > MOST else np.int16
        rows = np.empty((len(self.states), self.seats, len(seen.cells)), kind)
        for first in range(0, len(self.states), PART):  # all at once would take several times the memory
            for seat in range(self.seats):
                part = self.states[first : first + PART]
                rows[first : first + PART, seat] = seen.indices(part, seat, self.seats)
        return rows.reshape(-1, len(seen.cells))


@dataclass(frozen=True)
class Fitted:
    numbers: list[NDArray[np.float32]]
    """Rows of the cells, bias and weights of `evaluate`, the second layer and its bias, the last layer."""
    single: tuple[float, float]
    """The last bias, and what passes by of `evaluate`."""
    loss: float
    error: float
    before: float


def trained(game: Game, found: Positions, seconds: float, epochs: float, seed: int = 1) -> Trained:
    """Fit a net to what varies; where that is more than a net should read in every trial, to what has told most."""
    lesson = Lesson.of(game, found)
    some = np.random.default_rng(seed).choice(len(lesson.states), min(len(lesson.states), SAMPLE), replace=False)
    seen = features(game.layout(lesson.seats), lesson.states[some])
    if len(seen.cells) > CELLS:
        few = lesson.beginning(SAMPLE)
        rows = few.indices(seen)
        first = fitted(few, seen, rows, seconds / 4, epochs, seed)
        seen = seen.only(telling(few, seen, rows, first, CELLS))
    fit = fitted(lesson, seen, lesson.indices(seen), seconds, epochs, seed)
    net = whole(game, lesson.seats, seen, fit.numbers, fit.single)
    return Trained(net, fit.loss, fit.error, fit.before, len(lesson.states))


def held_out(lesson: Lesson) -> NDArray[np.bool_]:
    """Which rows are not learned from: whole stretches, so that no game is on both sides."""
    every = np.arange(len(lesson.goals)) // lesson.seats
    held: NDArray[np.bool_] = every // STRETCH % HELD_OUT == HELD_OUT // 2
    return held if held.any() else every % HELD_OUT == 0


def telling(
    lesson: Lesson, seen: Features, rows: NDArray[np.int16] | NDArray[np.int32], fit: Fitted, most: int
) -> NDArray[np.int64]:
    """The cells that tell most: without which positions that are held out are judged worse. What was only learned by
    heart, such as a deck in no order, makes no difference there, or a good one, and costs time."""
    some = np.flatnonzero(held_out(lesson))[:TOLD_BY]
    told, goal, judged = rows[some], lesson.goals[some], lesson.judged[some]
    weight, bias, by_judged, layer, bias_second, last = fit.numbers
    weight = np.concatenate([weight[: seen.rows], np.zeros((1, weight.shape[1]), np.float32)])
    first = bias + judged[:, None] * by_judged
    for k in range(told.shape[1]):
        first += weight[told[:, k]]

    def loss(first: NDArray[np.float32]) -> float:
        second = np.maximum(np.maximum(first, 0) @ layer.T + bias_second, 0)
        output = second @ last[0] + fit.single[0] + fit.single[1] * judged
        return float(np.mean(np.logaddexp(0, 2 * output) - (goal + 1) * output))

    without = []
    for k in range(told.shape[1]):
        own = weight[told[:, k]]
        without.append(loss(first - own + own.mean(axis=0)))
    return np.sort(np.argsort(without)[::-1][:most]).astype(np.int64)


def fitted(
    lesson: Lesson,
    seen: Features,
    rows: NDArray[np.int16] | NDArray[np.int32],
    seconds: float,
    epochs: float,
    seed: int,
) -> Fitted:
    """Of all looks at the positions held out the best is kept."""
    torch = torch_or_refusal()
    nn = torch.nn
    torch.manual_seed(seed)
    device = "cuda" if torch.cuda.is_available() else "cpu"
    index = torch.from_numpy(rows).to(device)
    goal, judged = (torch.from_numpy(it).to(device) for it in (lesson.goals, lesson.judged))
    weight = nn.Parameter(0.03 * torch.randn(seen.rows + 1, FIRST, device=device))
    by_judged = nn.Parameter(0.3 * torch.randn(FIRST, device=device))
    bias = nn.Parameter(torch.zeros(FIRST, device=device))
    layer, last = nn.Linear(FIRST, SECOND).to(device), nn.Linear(SECOND, 1).to(device)
    nn.init.zeros_(last.weight)
    nn.init.zeros_(last.bias)
    passed = nn.Parameter(torch.ones(1, device=device))
    parameters = [weight, by_judged, bias, passed, *layer.parameters(), *last.parameters()]
    optimizer = torch.optim.AdamW(parameters, lr=2e-3, weight_decay=1e-4)

    def output(at: Any) -> Any:
        rows = nn.functional.embedding_bag(index[at].int(), weight, mode="sum", padding_idx=seen.rows)
        first = torch.relu(rows + bias + judged[at, None] * by_judged)
        return last(torch.relu(layer(first)))[:, 0] + passed * judged[at]

    def loss_of(at: Any) -> Any:
        return nn.functional.binary_cross_entropy_with_logits(2 * output(at), (goal[at] + 1) / 2)

    held = torch.from_numpy(held_out(lesson)).to(device)
    learning, unseen = torch.nonzero(~held)[:, 0], torch.nonzero(held)[:, 0][:100_000]
    steps = max(LOOKS, int(epochs * len(learning) / BATCH))
    best, kept = float("inf"), [p.detach().clone() for p in parameters]
    began = time.monotonic()
    for step in range(steps):
        done = max(step / steps, (time.monotonic() - began) / seconds)
        if step % (steps // LOOKS) == 0 or done >= 1:
            with torch.no_grad():
                loss = float(loss_of(unseen))
            if loss < best:
                best, kept = loss, [p.detach().clone() for p in parameters]
        if done >= 1:
            break
        for group in optimizer.param_groups:
            group["lr"] = 2e-3 * (1 - done) + 1e-5
        optimizer.zero_grad(set_to_none=True)
        loss_of(learning[torch.randint(len(learning), (BATCH,), device=device)]).backward()
        optimizer.step()
    with torch.no_grad():
        for parameter, value in zip(parameters, kept, strict=True):
            parameter.copy_(value)
        error = float(((torch.tanh(output(unseen)) - goal[unseen]) ** 2).mean())
        before = float(((judged[unseen] - goal[unseen]) ** 2).mean())
    numbers = [p.detach().cpu().numpy() for p in (weight, bias, by_judged, layer.weight, layer.bias, last.weight)]
    return Fitted(numbers, (float(last.bias.detach().cpu()), float(passed.detach().cpu())), best, error, before)


def whole(
    game: Game, seats: int, seen: Features, numbers: list[NDArray[np.float32]], single: tuple[float, float]
) -> NDArray[np.int16]:
    """The weights as whole numbers, in the order in which they are read."""
    weight, bias, by_judged, layer, bias_second, last = numbers
    head = [*signature(game.layout(seats)), len(seen.cells), FIRST, SECOND, seen.rows, seats]
    floats = [weight[: seen.rows], bias, by_judged, layer.T, bias_second, last, np.array(single)]
    parts = [np.array(head), seen.cells, *(np.round(UNIT * part) for part in floats), np.array(curve())]
    joined: NDArray[np.float64] = np.concatenate([part.ravel() for part in parts])
    return np.asarray(np.clip(joined, -MOST, MOST), np.int16)
