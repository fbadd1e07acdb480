"""Environments of PettingZoo, for any game and number of seats: `aec` turn by turn, `parallel` all agents at once.

Agents are called seat_0, seat_1 ... An observation is a dictionary: `observation`, as `observer.py` says, and
`action_mask`. Who is asked is decided by the rules; nature and the referee answer by themselves. In the parallel
environment one question is answered in a step: everybody else may only wait, which is action 0.
"""

from __future__ import annotations

from collections.abc import Mapping
from typing import cast

import numpy as np
from gymnasium import spaces
from numpy.typing import NDArray
from pettingzoo import AECEnv, ParallelEnv

from ..kernel.game import ContentFile, Game, Setup
from .observer import LEAST, MOST, Observer
from .table import Table

Observation = dict[str, NDArray[np.int16] | NDArray[np.int8]]
WAIT = 0
"""The action of an agent that is not asked."""
ILLEGAL = "illegal"
"""In the information of an agent: its last action was no answer, so that the default was answered."""


def observation_space(of: Observer) -> spaces.Space[Observation]:
    entries, mask = spaces.Box(LEAST, MOST, (of.size,), np.int16), spaces.Box(0, 1, (of.actions,), np.int8)
    return cast(spaces.Space[Observation], spaces.Dict({"observation": entries, "action_mask": mask}))


class Seats:
    """What both environments have in common: agents, their spaces, the game."""

    render_modes = ("ansi",)

    def __init__(
        self, game: Game, setup: Setup | None = None, *, content: ContentFile | None = None,
        render_mode: str | None = None,
    ) -> None:  # fmt: skip
        self.table = Table(game, setup or Setup(game.seats[0]), content=content)
        self.render_mode = render_mode
        of = self.table.observer
        self.metadata = {
            "name": f"{game.name}_v{of.version}",
            "render_modes": list(self.render_modes),
            "is_parallelizable": False,
        }
        self.possible_agents = [f"seat_{seat}" for seat in range(len(self.table.teams))]
        self.agents = [*self.possible_agents]
        self.observation_spaces = {agent: observation_space(of) for agent in self.possible_agents}
        self.action_spaces = {agent: spaces.Discrete(of.actions) for agent in self.possible_agents}
        self._seated = {agent: seat for seat, agent in enumerate(self.possible_agents)}
        self._seeded = False

    def observation_space(self, agent: str) -> spaces.Space[Observation]:
        return self.observation_spaces[agent]

    def action_space(self, agent: str) -> spaces.Discrete:
        return self.action_spaces[agent]

    def begin(self, seed: int | None) -> None:
        """A new game; the first one without a seed has one by chance."""
        if seed is None and not self._seeded:
            seed = int(np.random.default_rng().integers(1 << 62))
        self._seeded = True
        self.table.begin(seed)
        self.agents = [*self.possible_agents]

    def seen(self, agent: str) -> Observation:
        seat = self._seated[agent]
        return {"observation": self.table.observe(seat), "action_mask": self.table.mask(seat)}

    def rewarded(self) -> dict[str, float]:
        return dict(zip(self.possible_agents, self.table.rewards().tolist(), strict=True))

    def render(self) -> str | None:
        """The open question in words."""
        if self.render_mode is None:
            return None
        return f"{self.possible_agents[self.table.asked]}: {self.table.asks()}" if not self.table.over else "over"

    def close(self) -> None:
        """There is nothing to close."""


class Turns(Seats, AECEnv[str, Observation, int]):
    """Turn by turn: the rules say who is asked."""

    def reset(self, seed: int | None = None, options: Mapping[str, object] | None = None) -> None:
        self.begin(seed)
        self.rewards = dict.fromkeys(self.agents, 0.0)
        self._cumulative_rewards = dict.fromkeys(self.agents, 0.0)
        self.terminations = dict.fromkeys(self.agents, False)
        self.truncations = dict.fromkeys(self.agents, False)
        self.infos: dict[str, dict[str, bool]] = {agent: {} for agent in self.agents}
        self.agent_selection = self.possible_agents[self.table.asked]

    def observe(self, agent: str) -> Observation:
        return self.seen(agent)

    def step(self, action: int | None) -> None:
        agent = self.agent_selection
        if self.terminations[agent]:
            self._was_dead_step(action)
            return
        if action is None:
            raise ValueError(f"{agent} is asked; None is for agents whose game is over")
        self._cumulative_rewards[agent] = 0.0
        self.infos[agent] = {} if self.table.allows(int(action)) else {ILLEGAL: True}
        self.table.answer(int(action))
        if self.table.over:
            self.rewards = self.rewarded()
            self.terminations = dict.fromkeys(self.agents, True)
        else:
            self._clear_rewards()
            self.agent_selection = self.possible_agents[self.table.asked]
        self._accumulate_rewards()
        if self.table.over:
            self._deads_step_first()


class AtOnce(Seats, ParallelEnv[str, Observation, int]):
    """All agents at once; one of them answers."""

    def reset(
        self, seed: int | None = None, options: Mapping[str, object] | None = None
    ) -> tuple[dict[str, Observation], dict[str, dict[str, bool]]]:
        self.begin(seed)
        return {agent: self.seen(agent) for agent in self.agents}, {agent: {} for agent in self.agents}

    def seen(self, agent: str) -> Observation:
        found = super().seen(agent)
        if not found["action_mask"].any():
            found["action_mask"][WAIT] = 1
        return found

    def step(
        self, actions: dict[str, int]
    ) -> tuple[dict[str, Observation], dict[str, float], dict[str, bool], dict[str, bool], dict[str, dict[str, bool]]]:
        agents = self.agents
        asked = self.possible_agents[self.table.asked]
        given = int(actions[asked])
        infos = {agent: {ILLEGAL: True} if agent == asked and not self.table.allows(given) else {} for agent in agents}
        self.table.answer(given)
        over = self.table.over
        if over:
            self.agents = []
        return (
            {agent: self.seen(agent) for agent in agents},
            self.rewarded(),
            dict.fromkeys(agents, over),
            dict.fromkeys(agents, False),
            infos,
        )


def aec(
    game: Game, setup: Setup | None = None, *, content: ContentFile | None = None, render_mode: str | None = None
) -> Turns:
    """The environment turn by turn; by default with the fewest seats."""
    return Turns(game, setup, content=content, render_mode=render_mode)


def parallel(
    game: Game, setup: Setup | None = None, *, content: ContentFile | None = None, render_mode: str | None = None
) -> AtOnce:
    """The environment of all agents at once."""
    return AtOnce(game, setup, content=content, render_mode=render_mode)
