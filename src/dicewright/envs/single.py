"""An environment of Gymnasium: one seat against bots of the roster; alone, where a game is played alone.

    gymnasium.make("dicewright.envs.single:dicewright/irondie-v1", opponent="greedy")

The version is that of the observations. An action may be anything that the space has: where it is no answer, the
default is answered, and `info["illegal"]` says so.
"""

from __future__ import annotations

from collections.abc import Mapping

import gymnasium
import numpy as np
from gymnasium import spaces
from numpy.typing import NDArray

from ..kernel.game import ContentFile, Game, Setup, game, games
from .ledger import ledger
from .table import Table
from .zoo import Observation, observation_space

Info = dict[str, bool | int | NDArray[np.int8]]


class Single(gymnasium.Env[Observation, np.int64]):
    """A seat to learn for. `compiled`: bots that think are compiled first, once for each game and number of seats."""

    def __init__(
        self,
        game: Game,
        setup: Setup | None = None,
        *,
        opponent: str = "random",
        seat: int = 0,
        compiled: bool = True,
        content: ContentFile | None = None,
        render_mode: str | None = None,
    ) -> None:
        setup = setup or Setup(game.seats[0])
        if not 0 <= seat < setup.seats:
            raise ValueError(f"there are seats 0 to {setup.seats - 1}, and no seat {seat}")
        bots = {other: opponent for other in range(setup.seats) if other != seat}
        self.table = Table(game, setup, bots=bots, content=content)
        self.seat, self.render_mode = seat, render_mode
        self.metadata = {"render_modes": ["ansi"], "render_fps": 1}
        if compiled and opponent != "random":
            for player in self.table.bots.values():
                player.compile()
        self.observation_space: spaces.Space[Observation] = observation_space(self.table.observer)
        self.action_space = spaces.Discrete(self.table.observer.actions)

    def reset(
        self, *, seed: int | None = None, options: Mapping[str, object] | None = None
    ) -> tuple[Observation, Info]:
        super().reset(seed=seed)
        self.table.begin(int(self.np_random.integers(1 << 62)))
        return self._seen(), self._info()

    def step(self, action: np.int64 | int) -> tuple[Observation, float, bool, bool, Info]:
        legal = self.table.allows(int(action))
        self.table.answer(int(action))
        info = self._info()
        if not legal:
            info["illegal"] = True
        return self._seen(), float(self.table.rewards()[self.seat]), self.table.over, False, info

    def action_masks(self) -> NDArray[np.int8]:
        """The answers there are, for learners that ask for them by this name."""
        return self.table.mask(self.seat)

    def _seen(self) -> Observation:
        return {"observation": self.table.observe(self.seat), "action_mask": self.table.mask(self.seat)}

    def _info(self) -> Info:
        return {"options": 0 if self.table.over else self.table.g.options}

    def render(self) -> str | None:
        """The open question in words."""
        return None if self.render_mode is None else self.table.asks()


def make(
    name: str,
    seats: int | None = None,
    options: Mapping[str, str] | None = None,
    opponent: str = "random",
    seat: int = 0,
    compiled: bool = True,
    render_mode: str | None = None,
) -> Single:
    """The environment of a game by its name; a set-up as numbers and texts, which a specification can keep."""
    g = game(name)
    setup = Setup(seats or g.seats[0], dict(options or {}))
    return Single(g, setup, opponent=opponent, seat=seat, compiled=compiled, render_mode=render_mode)


for _name, _game in games().items():
    gymnasium.register(f"dicewright/{_name}-v{ledger(_game).version}", f"{__name__}:make", kwargs={"name": _name})
