"""The games as games of OpenSpiel: importing this registers `dicewright_<game>` for each.

    pyspiel.load_game("dicewright_dice_forge(players=3)")
    pyspiel.load_game("dicewright_dice_throne(options=hero.0:monk;hero.1:ninja)")

Every question to nature is a chance node with equally likely outcomes; the referee says that nothing is over. The
observation of a player is what `observer.py` says. His information state is everything that he was shown so far, in
order: his views, the events that he heard, his own answers. The string names all of it by a digest; the tensor is the
observation, followed by 64 bits of that digest, so that states of information which differ look different.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from hashlib import sha256

import numpy as np
import pyspiel
from numpy.typing import NDArray

from ..kernel.events import Heard
from ..kernel.game import Game, Setup, games
from ..kernel.question import NATURE, REFEREE
from ..kernel.record import Header
from .observer import Observer, observer
from .outcome import Outcome

CHANCE_OUTCOMES = 128
"""The most that nature is asked to choose from: a card of a whole deck."""
LONGEST = 100_000
"""Answers of a game, nature's included: more than any that was ever seen."""
BEST_SCORE = 2.0
"""What a game alone is worth at most and, below nothing, at least, in perfect scores."""
DIGEST = 64
"""Bits of the information state that the tensor tells."""
_PARAMETERS = {"players": 0, "options": ""}


def name(game: Game) -> str:
    """What OpenSpiel calls a game."""
    return f"dicewright_{game.name}"


def _type(game: Game, alone: bool) -> pyspiel.GameType:
    return pyspiel.GameType(
        short_name=name(game),
        long_name=f"{game.name}, rules {game.version}",
        dynamics=pyspiel.GameType.Dynamics.SEQUENTIAL,
        chance_mode=pyspiel.GameType.ChanceMode.EXPLICIT_STOCHASTIC,
        information=pyspiel.GameType.Information.IMPERFECT_INFORMATION,
        utility=pyspiel.GameType.Utility.GENERAL_SUM if alone else pyspiel.GameType.Utility.ZERO_SUM,
        reward_model=pyspiel.GameType.RewardModel.TERMINAL,
        max_num_players=max(game.seats),
        min_num_players=min(game.seats),
        provides_information_state_string=True,
        provides_information_state_tensor=True,
        provides_observation_string=True,
        provides_observation_tensor=True,
        parameter_specification=_PARAMETERS,
    )


def setup_of(game: Game, parameters: Mapping[str, int | str]) -> Setup:
    """A set-up from what OpenSpiel keeps of it: `players`, and `options` as `key:value;key:value`."""
    said = str(parameters.get("options", ""))
    options = dict(part.split(":", 1) for part in said.split(";") if part)
    return game.settled(Setup(int(parameters.get("players", 0)) or game.seats[0], options))


class Spiel(pyspiel.Game):
    """A game of ours. A class for each is made below."""

    plays: Game

    def __init__(self, parameters: Mapping[str, int | str] | None = None) -> None:
        game = self.plays
        self.setup = setup_of(game, parameters or {})
        self.teams = game.teams(self.setup)
        self.observer, self.outcome = observer(game, self.teams), Outcome(game, self.teams)
        self.fresh, self.book = game.table(self.setup)
        game.start(self.fresh, self.book)
        alone = len(set(self.teams)) == 1
        info = pyspiel.GameInfo(
            num_distinct_actions=self.observer.actions,
            max_chance_outcomes=CHANCE_OUTCOMES,
            num_players=len(self.teams),
            min_utility=-BEST_SCORE if alone else -1.0,
            max_utility=BEST_SCORE if alone else 1.0,
            utility_sum=None if alone else 0.0,
            max_game_length=LONGEST,
        )
        super().__init__(_type(game, alone), info, dict(parameters or {}))

    def new_initial_state(self) -> Position:
        return Position(self)

    def make_py_observer(
        self, type: pyspiel.IIGObservationType | None = None, parameters: Mapping[str, int | str] | None = None
    ) -> SpielObserver:
        return SpielObserver(self.observer, type is not None and type.perfect_recall)


class Position(pyspiel.State):
    """How a game stands. What it consists of are bytes, so that OpenSpiel can copy and keep it: the record, and for
    every player a digest of all that he was shown."""

    def __init__(self, game: Spiel) -> None:
        super().__init__(game)
        self.record = bytes(game.fresh.buffer)
        self.known = [bytes(32)] * len(game.teams)
        self.shown = [b""] * len(game.teams)
        """The view that each saw last."""
        self._decide(game, game.observer.layout.table(self.record), [])

    # --- what it says of itself ---

    def _at(self) -> tuple[Spiel, Header]:
        game = self.get_game()
        return game, game.observer.layout.table(self.record)

    def current_player(self) -> int:
        _, g = self._at()
        if g.over:
            return int(pyspiel.PlayerId.TERMINAL)
        return int(pyspiel.PlayerId.CHANCE) if g.asked == NATURE else g.asked

    def is_terminal(self) -> bool:
        _, g = self._at()
        return bool(g.over)

    def _legal_actions(self, player: int) -> list[int]:
        game, g = self._at()
        return list(range(min(g.options, game.observer.actions)))

    def chance_outcomes(self) -> list[tuple[int, float]]:
        _, g = self._at()
        return [(a, 1 / g.options) for a in range(g.options)]

    def returns(self) -> list[float]:
        game, g = self._at()
        found: list[float] = game.outcome.rewards(g).tolist()
        return found

    def _action_to_string(self, player: int, action: int) -> str:
        game, g = self._at()
        asks = game.plays.questions[g.question].name
        return f"{asks} {action}"

    def __str__(self) -> str:
        """Where it stands, for people, and which position it is."""
        game, g = self._at()
        asks = game.plays.questions[g.question].name if g.question > 0 else "over"
        return f"{asks} of {g.asked}, {g.options} options, {sha256(self.record).hexdigest()[:16]}"

    # --- moving on ---

    def _apply_action(self, action: int) -> None:
        game, g = self._at()
        heard: list[Heard] = []
        g.tell = lambda kind, values: heard.append((kind, values))
        if g.asked >= 0:
            self._learn(g.asked, f"answer {action}".encode())
        game.plays.answer(g, game.book, action)
        self._decide(game, g, heard)

    def _decide(self, game: Spiel, g: Header, heard: list[Heard]) -> None:
        """The referee has nothing to say; then let everybody know what he may."""
        while g.over == 0 and g.asked == REFEREE:
            game.plays.answer(g, game.book, 0)
        self.record = bytes(g.buffer)
        for seat in range(len(game.teams)):
            for kind, values in heard:
                event = game.plays.event(kind, values, seat, game.teams)
                if event is not None:
                    self._learn(seat, f"{event.kind} {event.args}".encode())
            if not game.plays.sealed(g) or g.asked == seat:
                view = sha256(game.plays.view(g, seat, game.teams).buffer).digest()
                if view != self.shown[seat]:
                    self.shown[seat] = view
                    self._learn(seat, view)

    def _learn(self, seat: int, what: bytes) -> None:
        self.known[seat] = sha256(self.known[seat] + what).digest()

    def resample_from_infostate(self, player: int, sampler: Callable[[], float]) -> Position:
        """A position that the player cannot tell from this one; what the others know is guessed anew with it."""
        game, g = self._at()
        other: Position = self.clone()
        seed = int(sampler() * (1 << 53))
        game.plays.forgetting(game.teams)(g, game.book, player, seed)
        other.record = bytes(g.buffer)
        for seat in range(len(game.teams)):
            if seat != player and other.record != self.record:
                other._learn(seat, other.record)
        return other


class SpielObserver:
    """What OpenSpiel asks of observations: a tensor, its parts by name, a string."""

    def __init__(self, of: Observer, recalls: bool) -> None:
        self._of, self._recalls = of, recalls
        self.tensor = np.zeros(of.size + DIGEST * recalls, np.float32)
        self.dict: dict[str, NDArray[np.float32]] = {"observation": self.tensor[: of.size]}
        if recalls:
            self.dict["known"] = self.tensor[of.size :]

    def set_from(self, state: Position, player: int) -> None:
        _, g = state._at()
        self.tensor[: self._of.size] = self._of.observe(g, player)
        if self._recalls:
            self.tensor[self._of.size :] = np.unpackbits(np.frombuffer(state.known[player][: DIGEST // 8], np.uint8))

    def string_from(self, state: Position, player: int) -> str:
        _, g = state._at()
        if self._recalls:
            return f"{player}:{state.known[player].hex()}"
        return " ".join(map(str, self._of.observe(g, player).tolist()))


def registered(game: Game) -> type[Spiel]:
    """The class of a game, made known to OpenSpiel."""

    class Registered(Spiel):
        plays = game

    pyspiel.register_game(_type(game, 1 in game.seats), Registered)
    return Registered


CLASSES: Sequence[type[Spiel]] = [registered(game) for game in games().values()]
