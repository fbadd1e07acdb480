"""Bots with a seat: before one thinks, all that its seat cannot know is put out of its sight."""

from __future__ import annotations

import time
from collections.abc import Callable, Sequence
from concurrent.futures import ThreadPoolExecutor
from dataclasses import replace
from functools import cache
from threading import Event, Lock, Thread
from typing import Any, TypeAlias

from ..kernel.chance import MASK, below, mixed
from ..kernel.game import Game
from ..kernel.layout import Tables
from ..kernel.measure import numbered
from ..kernel.numbers import Numbers
from ..kernel.record import Header, Record
from ..kernel.rule import rule
from ..targets.entries import Entry
from ..targets.native import native
from .bot import Bot, Ints, Rooms, States, Thinker, Thinking, Toolkit
from .roster import bot
from .search.adviser import Adviser
from .search.room import At, Mind
from .trial import SALT
from .weighing import SHOWN, Weighing, read

Chooser: TypeAlias = Callable[[Header, States, Record, Record, Ints, Rooms, int, int], int]
"""choose(g, states, b, w, mind, rooms, seat, seed): the answer to the open question of g, which is put to `seat`; in
the workspace that the bot has asked for, with a mind of its own."""
Asked: TypeAlias = Callable[[int, int, Header, States, Record, Record, Ints, Rooms, int, int, int, int], int]
"""asked(what, lane, g, states, b, w, mind, rooms, seat, seed, spent, of): one part of a decision in waves."""
PARTS = 1000
"""Into which a time limit is divided."""


class Ask(Numbers):
    """What is asked of a bot that thinks in waves."""

    BEGIN, THINK, WEIGH, BEST, COMPARE, VALUE, ANSWER = range(7)


def chooser(name: str, game: Game, teams: tuple[int, ...]) -> Chooser:
    """The rule by which a bot chooses, with the truth kept from it. Bots that think alike share it: they differ only in
    their minds."""
    which = bot(name)
    return _in_waves(which.kind(), game, teams) if isinstance(which, Thinker) else _at_once(which, game, teams)


def kind_of(name: str) -> str:
    """What a bot has in common with all that share its rule."""
    which = bot(name)
    kind = which.kind() if isinstance(which, Thinker) else type(which)
    return f"{kind.__module__}.{kind.__qualname__}"


def asking(name: str, game: Game, teams: tuple[int, ...]) -> Asked:
    """The same in parts."""
    which = bot(name)
    return _in_parts(which.kind(), game, teams) if isinstance(which, Thinker) else _whole(which, game, teams)


def mind_of(name: str, game: Game, teams: tuple[int, ...]) -> tuple[int, ...]:
    """The numbers that a bot thinks by; never none."""
    which = bot(name)
    return tuple(which.mind(game, teams)) if isinstance(which, Thinker) else (0,)


@cache
def _tasting(game: Game) -> Callable[[Header, int], int]:
    """Build the rule taste(g, seed): who one wants to be is a matter of taste, and all tastes are equal; -1: the open
    question is none of taste."""
    tastes = sum(1 << kind for kind, question in game.questions.items() if question.taste)

    @rule
    def taste(g: Header, seed: int) -> int:
        return below(seed, g.options) if (tastes >> g.question) & 1 else -1

    return taste


@cache
def _at_once(which: Bot, game: Game, teams: tuple[int, ...]) -> Chooser:
    choose, hide = which.rule(Toolkit.of(game, teams)), game.hiding(teams)

    @rule
    def by_options(
        g: Header, states: States, b: Record, w: Record, mind: Ints, rooms: Rooms, seat: int, seed: int
    ) -> int:
        return choose(g.options, states, b, w, rooms[0], seat, seed)

    @rule
    def by_belief(
        g: Header, states: States, b: Record, w: Record, mind: Ints, rooms: Rooms, seat: int, seed: int
    ) -> int:
        states[0] = g
        hide(states[0], b, seat)
        return choose(g.options, states, b, w, rooms[0], seat, seed)

    chosen = by_belief if which.workspace(game, len(teams)).states else by_options
    taste = _tasting(game)

    @rule
    def by_taste(
        g: Header, states: States, b: Record, w: Record, mind: Ints, rooms: Rooms, seat: int, seed: int
    ) -> int:
        lot = taste(g, seed)
        return lot if lot >= 0 else chosen(g, states, b, w, mind, rooms, seat, seed)

    return by_taste


@cache
def _thinking(kind: type[Thinker], game: Game, teams: tuple[int, ...]) -> Thinking:
    return kind.thinking(Toolkit.of(game, teams))


@cache
def _in_parts(kind: type[Thinker], game: Game, teams: tuple[int, ...]) -> Asked:
    """One rule for all parts of a decision, so that it is compiled as one program."""
    thinking, hide, taste = _thinking(kind, game, teams), game.hiding(teams), _tasting(game)
    begin, think, weigh, best = thinking.begin, thinking.think, thinking.weigh, thinking.best
    compare, value, answer = thinking.compare, thinking.value, game.answer

    @rule
    def asked(
        what: int,
        lane: int,
        g: Header,
        states: States,
        b: Record,
        w: Record,
        mind: Ints,
        rooms: Rooms,
        seat: int,
        seed: int,
        spent: int,
        of: int,
    ) -> int:
        if what == Ask.BEGIN:
            lot = taste(g, seed)
            if lot >= 0:
                return lot
            states[0] = g
            hide(states[0], b, seat)
            return begin(g.options, states, b, w, mind, rooms, seat, seed)
        if what == Ask.THINK:
            think(lane, states, b, w, mind, rooms, seat, seed)
            return 0
        if what == Ask.WEIGH:
            return weigh(mind, rooms, spent, of)
        if what == Ask.COMPARE:
            compare(states, b, w, mind, rooms, seat, seed, of)
            return 0
        if what == Ask.VALUE:
            states[0] = g
            value(states, b, w, mind, rooms, spent, of, seed)
            return 0
        if what == Ask.ANSWER:
            answer(g, b, of)
            return 0
        return best(rooms)

    return asked


@cache
def _in_waves(kind: type[Thinker], game: Game, teams: tuple[int, ...]) -> Chooser:
    """A whole decision, one lane after the other."""
    asked, lanes = _in_parts(kind, game, teams), _thinking(kind, game, teams).lanes

    @rule
    def choose(g: Header, states: States, b: Record, w: Record, mind: Ints, rooms: Rooms, seat: int, seed: int) -> int:
        seed = of_its_own(seed)
        answer = asked(Ask.BEGIN, 0, g, states, b, w, mind, rooms, seat, seed, -1, 0)
        while answer < 0:
            for lane in range(lanes(mind)):
                asked(Ask.THINK, lane, g, states, b, w, mind, rooms, seat, seed, -1, 0)
            answer = asked(Ask.WEIGH, 0, g, states, b, w, mind, rooms, seat, seed, -1, 0)
        return answer

    return choose


@cache
def _whole(which: Bot, game: Game, teams: tuple[int, ...]) -> Asked:
    """A bot that chooses at once, asked as one that thinks in waves is."""
    choose = _at_once(which, game, teams)

    @rule
    def asked(
        what: int,
        lane: int,
        g: Header,
        states: States,
        b: Record,
        w: Record,
        mind: Ints,
        rooms: Rooms,
        seat: int,
        seed: int,
        spent: int,
        of: int,
    ) -> int:
        return choose(g, states, b, w, mind, rooms, seat, seed)

    return asked


def thinking_entry(name: str, game: Game, teams: tuple[int, ...]) -> Entry:
    """What compiled code is asked: out[lane] is the answer to a part of a decision."""
    rule: Callable[..., int] = asking(name, game, teams)

    def choose(
        what: int, lane: int, truth: Any, states: Any, book: Any, weights: Any, mind: Any, rooms: Any, out: Any,
        seat: int, seed: int, spent: int, of: int,
    ) -> None:  # fmt: skip
        out[lane] = rule(what, lane, truth[0], states, book[0], weights[0], mind, rooms, seat, seed, spent, of)

    types = ("int", "int", "states", "states", "book", "weights", "mind", "rooms", "ints", "int", "seed", "int", "int")
    return Entry(f"bot {kind_of(name)} {teams}", choose, types)


@rule
def of_its_own(seed: int) -> int:
    """The seed of a decision, from the one that was handed out."""
    return mixed(seed ^ SALT)


class Player:
    """A bot that plays a game in any seat, in a workspace of its own; in plain Python until it is compiled."""

    def __init__(self, name: str, game: Game, teams: tuple[int, ...]) -> None:
        self.name, self.game, self.teams, self.seats = name, game, teams, len(teams)
        self.bot = bot(name)
        self.workspace = self.bot.workspace(game, self.seats)
        self.mind = mind_of(name, game, teams)
        self.compiled = False
        self._ask: Callable[..., Callable[..., int]] | None = None
        self._room: Callable[[int, int], Sequence[int]] = lambda first, until: ()
        """What stands in the room of the first lane, from one place up to another."""
        self._stand_in: Player | None = None
        self._thinking = Lock()
        self._pool: ThreadPoolExecutor | None = None
        self._threads = 0

    @property
    def slow(self) -> bool:
        """Whether it is not to be played with before it is compiled."""
        return isinstance(self.bot, Thinker) and self.bot.slow(self.game)

    def choose(
        self,
        g: Header,
        book: Record,
        weights: Record,
        seat: int,
        seed: int,
        *,
        threads: int = 1,
        seconds: float | None = None,
        at_most: float | None = None,
        stop: Event | None = None,
    ) -> int:
        """The answer to the open question, which is put to `seat`. A bot that thinks in waves may use several threads,
        be given `seconds` instead of its trials, and be stopped, or after `at_most` so many seconds: then it answers
        what looks best so far."""
        if self._stand_in is not None and not self.compiled:
            return self._stand_in.choose(g, book, weights, seat, seed)
        with self._thinking:
            ask = self._asked()(g, book, weights, seat)
            if not isinstance(self.bot, Thinker):
                return ask(Ask.BEGIN, 0, seed & MASK, -1, 0)
            return self._in_waves(ask, seed & MASK, threads, seconds, at_most, stop)

    def weigh(
        self,
        g: Header,
        book: Record,
        weights: Record,
        seat: int,
        seed: int,
        *,
        threads: int = 1,
        at_most: float | None = None,
        shown: int = SHOWN,
    ) -> Weighing:
        """What an adviser thinks of the best options of the open question, which is put to `seat`; like a choice it
        follows from what the seat may know, from the seed and from the trials."""
        if self._stand_in is not None and not self.compiled:
            return self._stand_in.weigh(g, book, weights, seat, seed, at_most=at_most, shown=shown)
        if not isinstance(self.bot, Adviser):
            raise TypeError(f"{self.name} plays, and does not advise")
        if self.game.questions[g.question].taste:
            return Weighing()
        with self._thinking:
            ask, seed = self._asked()(g, book, weights, seat), seed & MASK
            self._in_waves(ask, seed, threads, None, at_most, None)
            samples = self.bot.samples
            ask(Ask.COMPARE, 0, of_its_own(seed), -1, samples)
            scenarios = self.mind[Mind.SCENARIOS] * self.workspace.lanes
            measures = len(numbered(self.game.measures, self.seats))
            weighed = read(self._room(0, At.KEYS), g.options, scenarios, measures, samples, shown)
            return replace(weighed, rough=self.bot.rough)

    def value(
        self, g: Header, book: Record, weights: Record, seed: int, decisions: int, trials: int
    ) -> tuple[int, ...]:
        """What each side has of a position when everybody plays on from it so many times, added up, in parts of
        `search.valuing.WHOLE`. It is for looking back: the position is taken as it is."""
        with self._thinking:
            ask = self._asked()(g, book, weights, 0)
            ask(Ask.VALUE, 0, seed & MASK, decisions, trials)
            return tuple(self._room(At.WORTH, At.WORTH + len(set(self.teams))))

    def answer(self, g: Header, book: Record, weights: Record, answer: int) -> None:
        """Move a game on, as quickly as the bot thinks."""
        with self._thinking:
            self._asked()(g, book, weights, 0)(Ask.ANSWER, 0, 0, 0, answer)

    def _asked(self) -> Callable[..., Callable[..., int]]:
        if self._ask is None:
            self._ask = self._plainly()
        return self._ask

    def _in_waves(
        self,
        ask: Callable[..., int],
        seed: int,
        threads: int,
        seconds: float | None,
        at_most: float | None,
        stop: Event | None,
    ) -> int:
        began = time.monotonic()
        seed = of_its_own(seed)
        answer = ask(Ask.BEGIN, 0, seed, -1, 0)
        while answer < 0:
            self._wave(ask, seed, min(threads, self.workspace.lanes))
            passed = time.monotonic() - began
            if (stop is not None and stop.is_set()) or (at_most is not None and passed > at_most):
                ask(Ask.WEIGH, 0, seed, -1, 0)
                return ask(Ask.BEST, 0, seed, -1, 0)
            spent = -1 if seconds is None else min(PARTS, int(PARTS * passed / max(seconds, 1e-6)))
            answer = ask(Ask.WEIGH, 0, seed, spent, PARTS)
        return answer

    def _wave(self, ask: Callable[..., int], seed: int, threads: int) -> None:
        lanes = range(self.workspace.lanes)
        if threads <= 1:
            for lane in lanes:
                ask(Ask.THINK, lane, seed, -1, 0)
            return
        if self._pool is None or self._threads != threads:
            self._pool, self._threads = ThreadPoolExecutor(threads, f"thinking {self.name}"), threads
        for done in [self._pool.submit(ask, Ask.THINK, lane, seed, -1, 0) for lane in lanes]:
            done.result()

    def _plainly(self) -> Callable[..., Callable[..., int]]:
        """In plain Python."""
        states = Tables(self.game.layout(self.seats), self.workspace.states)
        rooms = [[0] * self.workspace.ints for _ in range(self.workspace.lanes)]
        asked: Callable[..., int] = asking(self.name, self.game, self.teams)
        self._room = lambda first, until: rooms[0][first:until]

        def plainly(g: Header, b: Record, w: Record, seat: int) -> Callable[..., int]:
            def ask(what: int, lane: int, seed: int, spent: int, of: int) -> int:
                return int(asked(what, lane, g, states, b, w, self.mind, rooms, seat, seed, spent, of))

            return ask

        return plainly

    def compile(self) -> None:
        """Compile the bot, or load it from the cache; it chooses as before, only faster."""
        self.think_by(native(self.game, self.seats).of(thinking_entry(self.name, self.game, self.teams)))

    def think_by(self, entry: Callable[..., None]) -> None:
        """Think by the compiled entry of such a bot, for whatever machine it was compiled."""
        import numpy as np

        space = self.workspace
        states = np.zeros(space.states, self.game.layout(self.seats).dtype)
        rooms, out = np.zeros((space.lanes, max(1, space.ints)), np.int64), np.zeros(space.lanes, np.int64)
        mind = np.array(self.mind, np.int16)

        def natively(g: Header, b: Record, w: Record, seat: int) -> Callable[..., int]:
            truth, book, weights = (it.layout.array(it) for it in (g, b, w))

            def ask(what: int, lane: int, seed: int, spent: int, of: int) -> int:
                entry(what, lane, truth, states, book, weights, mind, rooms, out, seat, np.uint64(seed), spent, of)
                return int(out[lane])

            return ask

        def room(first: int, until: int) -> Sequence[int]:
            found: list[int] = rooms[0, first:until].tolist()
            return found

        with self._thinking:  # nobody reads what is in the other room
            self._ask, self._room, self.compiled = natively, room, True

    def prepare(self) -> Thread:
        """Compile in the background. Somebody else plays meanwhile for a bot that thinks too long in plain Python."""
        if isinstance(self.bot, Thinker) and self.slow:
            self._stand_in = Player(self.bot.until_compiled, self.game, self.teams)
        thread = Thread(target=self.compile, name=f"compile {self.name} for {self.game.name}", daemon=True)
        thread.start()
        return thread


def weights_of(name: str, usual: Record) -> Record:
    """What a bot judges by where the game's own weights are these."""
    w = usual.copy()
    w.layout.fill(w, bot(name).weights)
    return w
