"""A sitting: people and bots round one terminal, from the first question to the last, or until somebody leaves.

Whatever ends it, the game is kept in a file and the person is told how to go on.
"""

from __future__ import annotations

import time
from collections.abc import Mapping
from math import ceil
from pathlib import Path
from shlex import quote
from typing import Any

from .. import bots, files
from ..bots import Advice, Player, weights_of
from ..kernel.chance import mixed
from ..kernel.describe import Asking, Board
from ..kernel.game import Refusal
from ..kernel.words import text
from ..match import Match, Seeded, Timekeeper, dumps, recap, timed
from . import draw
from .ask import Ask, Leave, Undone
from .reference import words_of
from .screen import Screen

HUMAN = "human"
SLOW = 1.0
"""Seconds a bot may think; one that needs longer is compiled in the background."""
PATIENCE = 3.0
"""Seconds that an adviser may think."""


class Sitting:
    """One match at one terminal."""

    def __init__(
        self,
        match: Match,
        screen: Screen,
        language: str = "en",
        seed: int = 0,
        save: Path | None = None,
        elapsed: Mapping[str, float] | None = None,
    ) -> None:
        """`elapsed`: what had passed of the game's time limits when it was put away."""
        self.match, self.screen, self.seed = match, screen, seed
        self.timekeeper = match.referee = Timekeeper(match.game.time_limits(match.setup), time.time())
        self.timekeeper.resume(match.record, elapsed or {})
        self.save = save or files.fresh_save(match.game.name)
        self.humans = [s for s, p in enumerate(match.players) if p == HUMAN]
        self.bots = {s: Player(p, match.game, match.teams) for s, p in enumerate(match.players) if p != HUMAN}
        for bot in self.bots.values():
            if bot.slow:
                bot.prepare()
        self.viewer = self.humans[0] if len(self.humans) == 1 else None
        """Whose eyes the screen always has; None when people change places at it, or only bots play."""
        self.speak(language)
        self._told: dict[int | None, int] = {}
        acts = [k + 1 for k, entry in enumerate(match.history) if entry.seat in self.humans]
        self._first = acts[-1] if acts else 0
        """Where telling begins: a game taken up again, with what came of a person's last answer."""
        self._drawn: tuple[int | None, str, Board] | None = None
        self._hurried: set[int] = set()
        self._adviser: Player | None = None
        self._warned = ""
        self._welcomed = self._noted = False
        self._before: int | None = None
        """The person who was asked last."""
        self._secret = False
        """Whether he has seen what others may not."""

    def speak(self, language: str) -> None:
        self.words = words_of(self.match.game, language)
        self.say = self.words.say

    def play(self) -> None:
        """Play on to the end, or until somebody leaves."""
        self.match.nature = Seeded(self.seed)
        try:
            self.match.advance()
            self.timekeeper.follow(self.match.record)
            self._play()
            self._finish()
        except (KeyboardInterrupt, EOFError, Leave):  # what was answered has been kept already
            self.screen.show()
            if self.keep():
                self.screen.show(self.say(text("table-kept")))
                self.screen.command(f"dicewright play --load {quote(str(self.save))}")
            else:
                self.screen.show(self.say(text("table-not-kept")))
                self.screen.console.print(self.saved(), soft_wrap=True)

    def keep(self) -> bool:
        """Write the game down; where that fails, play goes on, and the person is told once."""
        try:
            files.write(self.save, self.saved(), make_folder=True)
        except Refusal as no:
            if self._warned != str(no):
                self._warned = str(no)
                self.screen.show(f"{no} {self.say(text('table-save-how'))}", style="red")
            return False
        return True

    def saved(self) -> str:
        """The game as a file, with what has passed of its time limits."""
        self.timekeeper.now = time.time()
        return dumps(self.match, timed(self.timekeeper.elapsed(self.match.record)))

    def answer(self, answer: int, seat: int) -> None:
        """Give an answer, at the time it is given."""
        self.timekeeper.now = time.time()
        self.match.answer(answer, seat)
        self.timekeeper.follow(self.match.record)

    def _play(self) -> None:
        while not self.match.over:
            seat = self.match.asked
            if seat in self.bots:
                self._bot(seat)
            elif self._late:
                self.screen.show(self.say(text("table-late")), style="dim")
                self.answer(self.match.default(), seat)
                self.keep()
            else:
                self._person(seat)

    @property
    def _late(self) -> bool:
        """Whether the time of the whole game is over: who still has to decide is answered for."""
        ends = self.timekeeper.ends(self.match.record)
        return ends is not None and time.time() >= ends

    def _bot(self, seat: int) -> None:
        match = self.match
        seed = mixed(mixed(self.seed) ^ len(match.history))
        began = time.monotonic()
        bot = self.bots[seat]
        answer = bot.choose(match.record.copy(), match.book, weights_of(bot.name, match.weights), seat, seed)
        if time.monotonic() - began > SLOW and self.screen.live and seat not in self._hurried:
            self._hurried.add(seat)
            bot.prepare()
        self.answer(answer, seat)
        if len(self.humans) < 2 and self.tell(self.viewer):
            self.screen.pause()

    def _person(self, seat: int) -> None:
        self._hand_over(seat)
        self.tell(seat)
        self.show_board(seat, only_if_new=True)
        if not self._welcomed:
            self._welcomed = True
            self.screen.show(self.say(text("table-welcome")), style="dim")
        self.show_time()
        asking = self.match.asking(seat)
        assert isinstance(asking, Asking)
        if self.match.game.sealed(self.match.record):
            self._secret = True
        try:
            answer = Ask(self, seat, asking).answer()
        except Undone:
            self._told = {s: min(k, len(self.match.history) + 1) for s, k in self._told.items()}
            return
        if not self._late:
            self.answer(answer, seat)
            self.keep()

    def advice(self, seat: int) -> Advice:
        """What an adviser says to the open question of a seat."""
        match = self.match
        if self._adviser is None:
            self._adviser = Player("adviser", match.game, match.teams)
            if self.screen.live:
                self._adviser.prepare()
            else:
                self._adviser = Player("quick-adviser", match.game, match.teams)
        seed, weights = mixed(len(match.history)), match.weights
        weighed = self._adviser.weigh(match.record.copy(), match.book, weights, seat, seed, at_most=PATIENCE)
        return bots.advice(match.game, match.seen(seat), weights, weighed)

    # --- showing ---

    def name(self, seat: int, to: int | None = None) -> str:
        """A seat and who plays it, said to one of them."""
        player = "you" if seat == to else bots.label(self.match.players[seat], self.words.language)
        return f"{self.say(self.match.name(seat))} ({self.say(text('table-player', player=player))})"

    def tell(self, seat: int | None) -> bool:
        """What has happened since the seat was told last; whether there was anything."""
        since, now = self._told.get(seat, self._first), len(self.match.history) + 1
        self._told[seat] = now
        lines = self.match.log(seat, since)
        if [line.event for line in lines] != [line.event for line in self.match.log(None, since)]:
            self._secret = True
        draw.log(lines, self.screen, self.words)
        return bool(lines)

    def show_board(self, seat: int | None, only_if_new: bool = False) -> None:
        it = self.match.board(seat)
        now = (seat, self.words.language, it)
        if only_if_new and now == self._drawn:
            return
        if not self._noted:
            self._noted = True
            for note in it.reconstructed:
                self.screen.show(self.say(note), style="dim")
        self._drawn = now
        self._secret |= _things(it) != _things(self.match.board(None))
        draw.board(it, self.screen, self.words, seat, lambda s: self.name(s, seat))

    def show_time(self) -> None:
        """What is left of the game's time limits."""
        left = self.timekeeper.left(self.match.record, time.time())
        parts = tuple(text("table-left", limit=text(f"limit-{limit.name}"), time=clock(s)) for limit, s in left)
        if parts:
            self.screen.show(self.say(text("table-time", parts=parts)), style="dim")

    def _hand_over(self, seat: int) -> None:
        """When another person comes to the screen, cover what the one before him saw, if anybody may not see it."""
        if self._before not in (None, seat):
            if self._secret:
                self.screen.clear()
            self.screen.rule(self.say(text("table-hand-over", name=self.name(seat))))
            if self._secret and self.screen.live:
                self.screen.ask(self.say(text("table-press-enter")))
                self.screen.clear()
            self._secret = False
            self._drawn = None
        self._before = seat

    def _finish(self) -> None:
        self.keep()
        self.tell(self.viewer)
        self.show_board(self.viewer)
        if self.viewer is not None and self.match.setup.seats > 1:
            won = self.match.record.place[self.viewer] == 1
            self.screen.show(self.say(text("table-won" if won else "table-lost")), style="bold")
        self.screen.show(recap(self.match, self.words.language))
        self.screen.show()
        self.screen.show(self.say(text("table-replay")))
        self.screen.command(f"dicewright replay {quote(str(self.save))}")


def _things(it: Board) -> Mapping[str, Any]:
    """What a board tells, without its words: those may say "you"."""
    shown: dict[str, Any] = {str(t.ref): (t.value, t.facets) for a in it.areas for t in a.things}
    return shown | {f"area {a.ref}": dict(a.gauges) for a in it.areas}


def clock(seconds: float) -> str:
    """Minutes and seconds; nothing is left below zero."""
    minutes, rest = divmod(max(0, ceil(seconds)), 60)
    return f"{minutes}:{rest:02}"
