"""PPO by self-play, in one file: one policy learns for all seats of a game at once.

    pip install 'dicewright[learn]'
    python examples/ppo.py dice_forge --minutes 10
    python examples/ppo.py irondie --games 512 --updates 200
    python examples/ppo.py dice_forge --gpu --minutes 20 --rival greedy --every 60 --kept curve.jsonl

Every step, the seat that is asked in each of many games answers, by the same net. What comes of it shows when that
seat is asked again, or when the game is over: other seats answer in between, so every seat of every game has a row of
its own. With `--gpu` games, net and notes stay on the GPU. Every so many seconds, and at the end, the policy plays
against a bot, all seats in turn; nothing is searched, the most likely answer is given.
"""

from __future__ import annotations

import argparse
import json
import sys
import time
from collections.abc import Mapping, Sequence
from dataclasses import fields

import numpy as np
import torch
from torch import nn
from torch.distributions import Categorical

from dicewright.envs.vector import Buffers, Rows, Vector
from dicewright.kernel.game import Setup, game

KINDS = 64
"""Kinds of questions are numbered below this."""


class Policy(nn.Module):
    """What an answer means hangs on the question, so the question opens and closes what answers are read from. Entries
    come as whole numbers of any size: their logarithm keeps large ones from drowning the small, and each is set against
    what it usually is (`look`)."""

    def __init__(self, entries: int, actions: int, question: int, width: int = 256) -> None:
        super().__init__()
        self.question = question
        self.body = nn.Sequential(nn.Linear(entries, width), nn.ReLU(), nn.Linear(width, width), nn.ReLU())
        self.asked, self.gate = nn.Embedding(KINDS, actions), nn.Embedding(KINDS, width)
        self.answers, self.value = nn.Linear(width, actions), nn.Linear(width, 1)
        for it in (self.answers.weight, self.asked.weight, self.gate.weight):
            nn.init.zeros_(it)
        self.register_buffer("usual", torch.zeros(entries))
        self.register_buffer("spread", torch.ones(entries))
        self.register_buffer("looks", torch.zeros(()))

    def forward(self, seen: torch.Tensor, mask: torch.Tensor) -> tuple[Categorical, torch.Tensor]:
        it = self.body((tamed(seen) - self.usual) / self.spread)
        kind = seen[:, self.question].long()
        logits = self.answers(it * (1 + self.gate(kind))) + self.asked(kind)
        return Categorical(logits=logits.float().masked_fill(~mask, -1e9), validate_args=False), self.value(it).squeeze(
            -1
        ).float()

    def look(self, seen: torch.Tensor) -> None:
        """Learn what is usual, from the first observations; later it stays, for the net has learned with it."""
        if self.looks >= 8:
            return
        self.looks += 1
        flat = tamed(seen.flatten(0, 1)[:: max(1, seen[..., 0].numel() // 100_000)])
        self.usual += (flat.mean(0) - self.usual) / self.looks
        self.spread += (flat.std(0).clamp(min=0.1) - self.spread) / self.looks


def tamed(seen: torch.Tensor) -> torch.Tensor:
    it = seen.float()
    return it.sign() * it.abs().log1p()


def tensors(buffers: Buffers) -> dict[str, torch.Tensor]:
    """The buffers of an environment as PyTorch sees them, in the same memory."""
    found = {f.name: getattr(buffers, f.name) for f in fields(Buffers)}
    return {k: torch.from_numpy(it) if isinstance(it, np.ndarray) else torch.from_dlpack(it) for k, it in found.items()}


class Rollout:
    """What the last steps have shown, and what came of it for who was asked."""

    def __init__(self, vector: Rows, steps: int, device: str = "cpu") -> None:
        shape, of = (steps, vector.games), vector.observer

        def room(*more: int, of: torch.dtype = torch.float32) -> torch.Tensor:
            return torch.zeros(*shape, *more, dtype=of, device=device)

        self.seen, self.masks = room(of.size, of=torch.int16), room(of.actions, of=torch.bool)
        self.actions, self.seats = room(of=torch.int64), room(of=torch.int64)
        self.log_probs, self.values = room(), room()
        self.rewards, self.ended = room(len(vector.teams)), room(of=torch.bool)

    def advantages(self, gamma: float, fade: float) -> tuple[torch.Tensor, torch.Tensor]:
        """Generalised advantages, backwards, each seat on its own; and whether it is known what came of a step: of the
        last one of a seat it is not where the game goes on."""
        steps, games = self.actions.shape
        found, known = torch.zeros_like(self.values), torch.zeros_like(self.ended)
        rows = torch.arange(games, device=self.values.device)
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
            value[mine], advantage[mine], earned[mine], seen[mine] = self.values[t], found[t], 0.0, True
        return found, known


def roll(vector: Rows, now: Mapping[str, torch.Tensor], policy: Policy, out: Rollout) -> None:
    for t in range(len(out.actions)):
        out.seen[t], out.masks[t], out.seats[t] = now["observations"], now["masks"], now["seats"]
        with torch.no_grad(), half(out.seen.device.type):
            answers, out.values[t] = policy(out.seen[t], out.masks[t])
            out.actions[t] = answers.sample()
            out.log_probs[t] = answers.log_prob(out.actions[t])
        vector.step(out.actions[t] if out.actions.is_cuda else out.actions[t].numpy())
        out.rewards[t], out.ended[t] = now["rewards"], now["ended"]


def half(device: str) -> torch.autocast:
    """On a GPU numbers of the net have 16 bits."""
    return torch.autocast(device, torch.bfloat16, enabled=device != "cpu")


def learn(policy: Policy, optimiser: torch.optim.Optimizer, out: Rollout, said: argparse.Namespace) -> dict[str, float]:
    policy.look(out.seen)
    advantage, known = out.advantages(said.gamma, said.fade)
    flat = [it[known] for it in (out.seen, out.masks, out.actions, out.log_probs, advantage, out.values + advantage)]
    if len(flat[0]) < 2:
        return {}
    told: dict[str, list[torch.Tensor]] = {"policy": [], "value": [], "entropy": []}
    for _ in range(said.epochs):
        for part in torch.randperm(len(flat[0]), device=advantage.device).split(said.batch):
            seen, masks, actions, before, better, returns = (it[part] for it in flat)
            with half(seen.device.type):
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
                told[name].append(loss.detach())
    return {name: float(torch.stack(losses).mean()) for name, losses in told.items()}


class Rival:
    """A bot that the policy is measured against, in games on the processor."""

    def __init__(self, said: argparse.Namespace) -> None:
        g = game(said.game)
        self.name, self.seed = said.rival, said.seed + 1
        self.vector = Vector(g, said.test, Setup(said.seats or g.seats[0]), opponent=said.rival, seed=self.seed)
        self.now = tensors(self.vector.buffers)

    def against(self, policy: Policy, device: str) -> tuple[float, float]:
        """What the policy has of a game on average, from -1 to 1, and the standard error; the best answer each time."""
        self.vector.reset(self.seed)
        games = self.vector.games
        left, total = np.ones(games, np.bool_), np.zeros(games)
        while left.any():  # the first game of every row
            with torch.no_grad(), half(device):
                answers, _ = policy(self.now["observations"].to(device), self.now["masks"].to(device))
            self.vector.step(answers.probs.argmax(-1).cpu().numpy())
            written = self.vector.buffers
            first = left & written.ended
            total[first] = written.rewards[np.arange(games), self.vector.players][first]
            left &= ~written.ended
        return float(total.mean()), float(total.std() / games**0.5)


def main(arguments: Sequence[str]) -> float:
    parser = argparse.ArgumentParser(description="PPO by self-play")
    parser.add_argument("game")
    parser.add_argument("--seats", type=int, default=0, help="by default the fewest")
    parser.add_argument("--gpu", action="store_true", help="games and net on a GPU; more games and larger batches")
    parser.add_argument("--games", type=int, default=0, help="at once: 256, on a GPU 32,768")
    parser.add_argument("--steps", type=int, default=128, help="of every game, between two updates")
    parser.add_argument("--updates", type=int, default=1_000_000)
    parser.add_argument("--minutes", type=float, default=5.0)
    parser.add_argument("--epochs", type=int, default=3)
    parser.add_argument("--batch", type=int, default=0, help="4,096, on a GPU 65,536")
    parser.add_argument("--width", type=int, default=0, help="of the net: 256, on a GPU 512")
    parser.add_argument("--rate", type=float, default=5e-4, help="how fast it learns; less and less towards the end")
    parser.add_argument("--gamma", type=float, default=1.0)
    parser.add_argument("--fade", type=float, default=0.95)
    parser.add_argument("--clip", type=float, default=0.2)
    parser.add_argument("--entropy", type=float, default=0.01)
    parser.add_argument("--rival", default="random", help="the bot to play against")
    parser.add_argument("--test", type=int, default=1000, help="games against it")
    parser.add_argument("--every", type=float, default=0, help="seconds between matches; else only at the end")
    parser.add_argument("--kept", help="a file for the curve, a line of JSON a match")
    parser.add_argument("--seed", type=int, default=1)
    said = parser.parse_args(arguments)
    device = "cuda" if said.gpu else "cpu"
    said.games = said.games or (32_768 if said.gpu else 256)
    said.batch = said.batch or (65_536 if said.gpu else 4_096)
    torch.manual_seed(said.seed)
    began, played, value = time.monotonic(), 0, 0.0
    g = game(said.game)
    setup = Setup(said.seats or g.seats[0])
    if said.gpu:
        from dicewright.envs.gpu import GpuVector

        vector: Vector | GpuVector = GpuVector(g, said.games, setup, seed=said.seed)
    else:
        vector = Vector(g, said.games, setup, seed=said.seed)
    now, of, rival = tensors(vector.buffers), vector.observer, Rival(said)
    (question,) = (part.start for part in of.parts if part.line.name == "question")
    policy = Policy(of.size, of.actions, question, said.width or (512 if said.gpu else 256)).to(device)
    optimiser = torch.optim.Adam(policy.parameters(), said.rate, eps=1e-5)
    out, told = Rollout(vector, said.steps, device), time.monotonic()
    for update in range(1, said.updates + 1):
        gone = min(1.0, max(update / said.updates, (time.monotonic() - began) / (60 * said.minutes)))
        for group in optimiser.param_groups:
            group["lr"] = said.rate * (1 - 0.9 * gone)
        roll(vector, now, policy, out)
        losses = learn(policy, optimiser, out, said)
        played += int(out.ended.sum())
        passed, steps = time.monotonic() - began, update * said.steps * said.games
        line = ", ".join(f"{name} {loss:.4f}" for name, loss in losses.items())
        print(f"update {update}, {steps:,} steps, {played:,} games, {steps / passed:,.0f} steps/s: {line}", flush=True)
        last = update == said.updates or passed > 60 * said.minutes
        if last or (said.every and time.monotonic() - told > said.every):
            value, error = rival.against(policy, device)
            told = time.monotonic()
            print(f"against {said.rival}: {value:+.3f} ± {1.96 * error:.3f} a game, {said.test:,} games", flush=True)
            if said.kept:
                found = {"seconds": passed, "steps": steps, "games": played, "value": value, "error": error}
                with open(said.kept, "a") as file:
                    print(json.dumps(found), file=file)
        if last:
            break
    return value


if __name__ == "__main__":
    main(sys.argv[1:])
