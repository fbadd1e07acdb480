"""PPO by self-play, in one file: one policy learns for all seats of a game at once.

    pip install 'dicewright[learn]'
    python examples/ppo.py dice_forge --minutes 10
    python examples/ppo.py irondie --games 512 --updates 200

Every step, the seat that is asked in each of many games answers, by the same net. What comes of it shows when that
seat is asked again, or when the game is over: other seats answer in between, so every seat of every game has a row of
its own. At the end the policy plays against `random`, all seats in turn.
"""

from __future__ import annotations

import argparse
import sys
import time
from collections.abc import Sequence

import numpy as np
import torch
from torch import nn
from torch.distributions import Categorical

from dicewright.envs.vector import Vector
from dicewright.kernel.game import Setup, game


class Policy(nn.Module):
    """Entries come as whole numbers of any size; their logarithm keeps large ones from drowning the small."""

    def __init__(self, entries: int, actions: int, width: int = 256) -> None:
        super().__init__()
        self.body = nn.Sequential(nn.Linear(entries, width), nn.ReLU(), nn.Linear(width, width), nn.ReLU())
        self.answers, self.value = nn.Linear(width, actions), nn.Linear(width, 1)
        nn.init.zeros_(self.answers.weight)

    def forward(self, seen: torch.Tensor, mask: torch.Tensor) -> tuple[Categorical, torch.Tensor]:
        it = self.body(seen.float().sign() * seen.float().abs().log1p())
        return Categorical(logits=self.answers(it).masked_fill(~mask, -1e9)), self.value(it).squeeze(-1)


class Rollout:
    """What the last steps have shown, and what came of it for who was asked."""

    def __init__(self, vector: Vector, steps: int) -> None:
        shape, of = (steps, vector.games), vector.observer
        self.seen = torch.zeros(*shape, of.size, dtype=torch.int16)
        self.masks = torch.zeros(*shape, of.actions, dtype=torch.bool)
        self.actions, self.seats = torch.zeros(shape, dtype=torch.int64), torch.zeros(shape, dtype=torch.int64)
        self.log_probs, self.values = torch.zeros(shape), torch.zeros(shape)
        self.rewards = torch.zeros(*shape, len(vector.teams))
        self.ended = torch.zeros(shape, dtype=torch.bool)

    def advantages(self, gamma: float, fade: float) -> tuple[torch.Tensor, torch.Tensor]:
        """Generalised advantages, backwards, each seat on its own; and whether it is known what came of a step: of the
        last one of a seat it is not where the game goes on."""
        steps, games = self.actions.shape
        found, known = torch.zeros(steps, games), torch.zeros(steps, games, dtype=torch.bool)
        rows = torch.arange(games)
        value, advantage = torch.zeros_like(self.rewards[0]), torch.zeros_like(self.rewards[0])
        earned, seen = torch.zeros_like(self.rewards[0]), torch.zeros_like(self.rewards[0], dtype=torch.bool)
        for t in reversed(range(steps)):
            over = self.ended[t].unsqueeze(1)
            earned = torch.where(over, self.rewards[t], earned)
            value, advantage, seen = value * ~over, advantage * ~over, seen | over
            mine = rows, self.seats[t]
            delta = earned[mine] + gamma * value[mine] - self.values[t]
            found[t] = delta + gamma * fade * advantage[mine]
            known[t] = seen[mine]
            value[mine], advantage[mine], earned[mine], seen[mine] = self.values[t], found[t], torch.zeros(games), True
        return found, known


def roll(vector: Vector, policy: Policy, out: Rollout) -> None:
    now = vector.buffers
    for t in range(len(out.actions)):
        out.seen[t], out.masks[t] = torch.from_numpy(now.observations), torch.from_numpy(now.masks)
        out.seats[t] = torch.from_numpy(now.seats)
        with torch.no_grad():
            answers, out.values[t] = policy(out.seen[t], out.masks[t])
            out.actions[t] = answers.sample()
            out.log_probs[t] = answers.log_prob(out.actions[t])
        vector.step(out.actions[t].numpy())
        out.rewards[t], out.ended[t] = torch.from_numpy(now.rewards), torch.from_numpy(now.ended)


def learn(policy: Policy, optimiser: torch.optim.Optimizer, out: Rollout, said: argparse.Namespace) -> dict[str, float]:
    advantage, known = out.advantages(said.gamma, said.fade)
    flat = [it[known] for it in (out.seen, out.masks, out.actions, out.log_probs, advantage, out.values + advantage)]
    if len(flat[0]) < 2:
        return {}
    told: dict[str, list[float]] = {"policy": [], "value": [], "entropy": []}
    for _ in range(said.epochs):
        for part in torch.randperm(len(flat[0])).split(said.batch):
            seen, masks, actions, before, better, returns = (it[part] for it in flat)
            answers, values = policy(seen, masks)
            ratio = (answers.log_prob(actions) - before).exp()
            better = (better - better.mean()) / (better.std(unbiased=False) + 1e-8)
            clipped = ratio.clamp(1 - said.clip, 1 + said.clip)
            losses = {
                "policy": -torch.min(better * ratio, better * clipped).mean(),
                "value": (values - returns).square().mean(),
                "entropy": answers.entropy().mean(),
            }
            optimiser.zero_grad()
            (losses["policy"] + 0.5 * losses["value"] - said.entropy * losses["entropy"]).backward()
            nn.utils.clip_grad_norm_(policy.parameters(), 0.5)
            optimiser.step()
            for name, loss in losses.items():
                told[name].append(float(loss.detach()))
    return {name: float(np.mean(losses)) for name, losses in told.items()}


def against(policy: Policy, said: argparse.Namespace, opponent: str, games: int) -> float:
    """What the policy has of a game on average against a bot, from -1 to 1; the best answer each time."""
    g = game(said.game)
    vector = Vector(g, games, Setup(said.seats or g.seats[0]), opponent=opponent, seed=said.seed + 1)
    now, left, total = vector.buffers, np.ones(games, np.bool_), 0.0
    while left.any():  # the first game of every row
        with torch.no_grad():
            answers, _ = policy(torch.from_numpy(now.observations), torch.from_numpy(now.masks))
        vector.step(answers.probs.argmax(-1).numpy())
        first = left & now.ended
        total += float(now.rewards[np.arange(games), vector.players][first].sum())
        left &= ~now.ended
    return total / games


def main(arguments: Sequence[str]) -> float:
    parser = argparse.ArgumentParser(description="PPO by self-play")
    parser.add_argument("game")
    parser.add_argument("--seats", type=int, default=0, help="by default the fewest")
    parser.add_argument("--games", type=int, default=256, help="at once")
    parser.add_argument("--steps", type=int, default=128, help="of every game, between two updates")
    parser.add_argument("--updates", type=int, default=10_000)
    parser.add_argument("--minutes", type=float, default=5.0)
    parser.add_argument("--epochs", type=int, default=3)
    parser.add_argument("--batch", type=int, default=4096)
    parser.add_argument("--rate", type=float, default=5e-4)
    parser.add_argument("--gamma", type=float, default=1.0)
    parser.add_argument("--fade", type=float, default=0.95)
    parser.add_argument("--clip", type=float, default=0.2)
    parser.add_argument("--entropy", type=float, default=0.01)
    parser.add_argument("--test", type=int, default=1000, help="games against random at the end")
    parser.add_argument("--seed", type=int, default=1)
    said = parser.parse_args(arguments)
    torch.manual_seed(said.seed)
    g = game(said.game)
    vector = Vector(g, said.games, Setup(said.seats or g.seats[0]), seed=said.seed)
    policy = Policy(vector.observer.size, vector.observer.actions)
    optimiser = torch.optim.Adam(policy.parameters(), said.rate)
    out, began, played = Rollout(vector, said.steps), time.monotonic(), 0
    for update in range(1, said.updates + 1):
        roll(vector, policy, out)
        losses = learn(policy, optimiser, out, said)
        played += int(out.ended.sum())
        passed = time.monotonic() - began
        told = ", ".join(f"{name} {loss:.4f}" for name, loss in losses.items())
        steps = update * said.steps * said.games
        print(f"update {update}, {steps:,} steps, {played:,} games, {steps / passed:,.0f} steps/s: {told}", flush=True)
        if passed > 60 * said.minutes:
            break
    value = against(policy, said, "random", said.test)
    print(f"against random: {value:+.3f} a game, {said.test:,} games")
    return value


if __name__ == "__main__":
    main(sys.argv[1:])
