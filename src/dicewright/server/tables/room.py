"""A table: who sits there, the game, and what was said. It changes only by entries, and does no I/O."""

from __future__ import annotations

from collections import defaultdict, deque
from dataclasses import dataclass, replace
from functools import cached_property
from itertools import count
from typing import Literal

from ...kernel.game import ContentFile, Game, Setup
from ...kernel.game import game as game_named
from ...kernel.machine import REACT
from ...match import Match, Timekeeper
from .. import messages as m
from ..view.delta import Delta
from . import entries as e
from .content import played
from .fairness import BOUND, Fair, Shares, pledge, statement
from .now import now
from .rails import Rails
from .refusals import Denied
from .timeline import Timeline

CHAT = 100
"""Things said that a newcomer still hears."""
STAND_IN = "greedy"
"""The level of the bot that plays for somebody who left."""
HUMAN = "human"
"""What a save calls a player who is no bot."""


@dataclass(frozen=True)
class TableNote:
    """Something that happened at the table beside the game: what, who did it, and after how many answers."""

    kind: Literal["resigned", "paused", "resumed"]
    seat: int
    at: int


@dataclass
class Sitter:
    """A seat and who plays it; `person` is the hash of a token, `stand_in` the level of the bot that plays for him."""

    kind: Literal["person", "bot", "open"]
    level: str
    person: str
    name: str
    stand_in: str = ""
    resigned: bool = False

    @property
    def bot(self) -> str:
        """The level of the bot that answers for this seat; none if a person does."""
        return self.level if self.kind == "bot" else self.stand_in


_numbers = count()


class Room:
    """One table."""

    def __init__(self, id: str, founded: e.Founded) -> None:
        self.id, self.founded = id, founded
        self.number = next(_numbers)
        self.game: Game = game_named(founded.game)
        self.setup = Setup(len(founded.seats), founded.options)
        self.options = tuple(founded.options.items())
        self.content = ContentFile(founded.content, founded.content_name) if founded.content else None
        self.seats = [Sitter(p.kind, p.level, p.person, p.name) for p in founded.seats]
        self.teams = self.game.teams(self.setup)
        self.seeds: dict[str, str] = {}
        self.pledges: dict[str, str] = {}
        self.chat: deque[e.Spoken] = deque(maxlen=CHAT)
        self.match: Match | None = None
        self.fair: Fair | None = None
        self.rails: Rails | None = None
        self.timelines: dict[frozenset[int], Timeline] = {}
        self.deltas: dict[frozenset[int], defaultdict[int | None, Delta]] = {}
        """What has changed for each pair of eyes of a viewer, who on a shared screen has several."""
        self.seq = 0
        """Entries applied so far."""
        self.beside = 0
        """... of those that are no answers."""
        self.since = founded.at
        """When the open question was put."""
        self._put: dict[int, float] = {}
        """... and those before it, by how many answers there were: in seconds that the table has not waited."""
        self._waited = 0.0
        self._untold = False
        """Whether the last answer has yet to be told: the time for what it led to begins then."""
        self.moment = 0
        """Another one after every answer, and after what is taken back."""
        self.hush: float | None = None
        """Since when what happened is kept back, for those who could be asked in secret to think."""
        self.paused: float | None = None
        """Since when the table waits."""
        self.pause_wanted: set[int] = set()
        """The seats of those who want it to pause, or while it does, to go on."""
        self.asked_to_pause = False
        """Whether it waits because somebody wanted it so, and not for the only person who plays at it."""
        self.notes: list[TableNote] = []
        self._check()
        self.time_limits = self.game.time_limits(self.setup)
        self.timekeeper = Timekeeper(self.time_limits, founded.at)

    def _check(self) -> None:
        """A table can only go on by the rules and tables it was begun with."""
        if self.game.version != self.founded.rules:
            raise Denied("old-rules", 409, began=self.founded.rules, now=self.game.version)
        same = self.game.settled(self.setup) == self.setup  # an option that is new, or gone
        content = self.game.content_in_force(self.content)
        if not same or self.game.book_hash(self.game.table(self.setup, content)[1]) != self.founded.book:
            raise Denied("old-content", 409)

    # --- what is so ---

    @property
    def status(self) -> Literal["gathering", "playing", "over"]:
        if self.match is None:
            return "gathering"
        return "over" if self.over else "playing"

    @property
    def over(self) -> bool:
        """Whether the game is over: by its rules, or because it was given up."""
        return self.match is not None and (self.match.over or self.given_up)

    @property
    def given_up(self) -> bool:
        """Whether so many have resigned that the game ends: one side is left, or nobody but bots."""
        if not any(s.resigned for s in self.seats):
            return False
        left = [i for i, s in enumerate(self.seats) if not s.resigned]
        return len({self.teams[i] for i in left}) < 2 or all(self.seats[i].kind == "bot" for i in left)

    @property
    def places(self) -> list[int]:
        """How it ended: by the rules; where it was given up, whoever resigned comes after all the others."""
        assert self.match is not None
        if self.match.over:
            return list(self.match.record.place.tobytes())
        teams = {self.teams[i] for i, s in enumerate(self.seats) if not s.resigned}
        last = 1 + sum(self.teams[i] in teams for i in range(len(self.seats)))
        return [1 if self.teams[i] in teams else last for i in range(len(self.seats))]

    @property
    def played(self) -> m.lobby.Played | None:
        """What is played with, where it is not what comes with the game."""
        return played(self.game, self.content)

    @property
    def aids(self) -> m.lobby.Aids:
        """What helps whoever plays here: as the host wants it, else everything where nobody plays but one person with
        bots or at one screen, and between people what can be counted out."""
        if self.founded.aids:
            return self.founded.aids
        return "all" if len({s.person for s in self.seats if s.kind != "bot"}) == 1 else "odds"

    @property
    def ended(self) -> bool:
        """Whether the game is over and everyone may know it."""
        return self.status == "over" and all(s.published == len(s.steps) for s in self.timelines.values())

    @property
    def commitment(self) -> str:
        return self.shares.commitment

    @property
    def shares(self) -> Shares:
        """What the luck of this table is made from."""
        begun = self.match is not None
        seeds, pledges = (self.mixed_seeds if begun else []), [self.pledges.get(p, "") for p in self.people]
        return Shares(self.founded.server_seed, seeds, pledges, self._bound)

    @cached_property
    def _bound(self) -> str:
        """What the commitment is bound to; empty where it is of the first scheme."""
        it = self.founded
        if it.scheme < BOUND:
            return ""
        seats = [f"bot {plan.level}" if plan.kind == "bot" else plan.kind for plan in it.seats]
        return statement(self.id, it.game, it.rules, it.book, seats, it.options, it.prefix, it.script, it.beacon)

    @property
    def people(self) -> list[str]:
        """Those who hold seats, in the order of their first."""
        return list(dict.fromkeys(s.person for s in self.seats if s.kind == "person"))

    def held_by(self, person: str) -> frozenset[int]:
        return frozenset(i for i, s in enumerate(self.seats) if person and s.person == person)

    @property
    def alone(self) -> str:
        """The only person who plays at this table; empty where several do."""
        people = self.people
        return people[0] if len(people) == 1 else ""

    def timeline(self, person: str) -> Timeline:
        """What a person is told, and when; somebody without a seat watches."""
        return self.timelines[self.held_by(person)]

    @property
    def ready(self) -> bool:
        """Whether the game can begin."""
        taken = all(s.kind != "open" for s in self.seats)
        return self.match is None and taken and all(p in self.seeds for p in self.people)

    @property
    def pledged(self) -> bool:
        """Whether everybody is there and has said what his seed will be."""
        taken = all(s.kind != "open" for s in self.seats)
        return self.match is None and taken and all(p in self.pledges for p in self.people)

    @property
    def mixed_seeds(self) -> list[str]:
        """The players' shares in the luck."""
        return [self.seeds[p] for p in self.people]

    @property
    def asked(self) -> int | None:
        """The seat that must answer now."""
        return None if self.match is None or self.over else self.match.asked

    @property
    def script_due(self) -> int | None:
        """What the script of a guided game answers now; None where there is no script, or it has been left."""
        return None if self.rails is None or self.match is None else self.rails.due(len(self.match.history))

    @property
    def on_rails(self) -> bool:
        """Whether this is a guided game in which everything has gone by the script so far."""
        return self.rails is not None and self.match is not None and self.rails.on(len(self.match.history))

    @property
    def fair_since(self) -> int:
        """How many answers came before the first that the seeds answer for."""
        scripted = self.rails.until if self.rails else 0
        return max(len(self.founded.prefix), scripted)

    def undo_point(self, seat: int) -> int:
        """Where taking back the last answer of a seat leads to. Raises CannotUndo. On the rails nobody's luck is spared
        by going back, so dice do not stand in the way."""
        assert self.match is not None
        return self.match.last_answer(seat) if self.on_rails else self.match.undo_point(seat)

    def time_is_over_at(self, point: int) -> bool:
        """Whether there is a clock, and none of its time is left for the question that was open after so many
        answers."""
        return bool(self.founded.clock) and self._put_at(point) + self.founded.clock <= now()

    def _put_at(self, point: int) -> float:
        """When a question was put, as if the table had not waited since."""
        return self._put.get(point, self.since - self._waited) + self._waited

    def deadline(self) -> float | None:
        """When the open question is answered by default: the time for it is over, or that of the whole game. None if
        there is no clock, or a bot answers."""
        if self.match is None or self.asked is None or self.seats[self.asked].bot or self.paused is not None:
            return None
        ends = (self.question_ends(), self.timekeeper.ends(self.match.record))
        return min((at for at in ends if at is not None), default=None)

    def question_ends(self) -> float | None:
        """When the time for the open question is over; None if there is no clock, or a bot answers."""
        asked = self.asked
        if asked is None or self.seats[asked].bot:
            return None
        clock = self.since + self.founded.clock if self.founded.clock else None
        ends = (clock, self.hush_ends() if self.thinker else None)
        return min((at for at in ends if at is not None), default=None)

    @property
    def behind(self) -> bool:
        """Whether somebody has yet to be told how the game stands."""
        return self.match is not None and not all(s.current(self.match) for s in self.timelines.values())

    @property
    def thinker(self) -> str:
        """The person who is asked in a sealed window, just because he holds something; empty if nobody is."""
        match, asked = self.match, self.asked
        if match is None or asked is None or asked < 0 or self.seats[asked].bot:
            return ""
        question = match.game.questions[match.record.question]
        return self.seats[asked].person if question.sealed and question.name == REACT else ""

    def hush_ends(self) -> float | None:
        """Until when what happened is kept back from those who are not asked."""
        return None if self.hush is None else self.hush + self.founded.think

    @property
    def _people_think(self) -> bool:
        """Whether people are given the time to think in secret: bots need none, and nobody has secrets from himself."""
        return self.founded.think > 0 and len({s.person for s in self.seats if s.kind == "person" and not s.bot}) > 1

    # --- what happens ---

    def apply(self, entry: e.Entry) -> None:
        """Let something happen. What cannot is refused before it is written down, so this does not fail."""
        self.seq += 1
        self.beside += not isinstance(entry, e.Answered)
        match entry:
            case e.Joined():
                self.seats[entry.seat] = Sitter("person", "", entry.person, entry.name)
            case e.Gone():
                for i in self.held_by(entry.person):
                    self.seats[i] = Sitter("open", "", "", "")
                self.seeds.pop(entry.person, None)
                self.pledges.pop(entry.person, None)
            case e.Pledged():
                self.pledges.setdefault(entry.person, entry.pledge)
            case e.Mixed():
                self.seeds.setdefault(entry.person, entry.seed)
                self.pledges.setdefault(entry.person, pledge(entry.seed))
            case e.Begun():
                self._begin(entry.at)
            case e.Answered():
                self._answer(entry)
            case e.Undone():
                self._undo(entry)
            case e.Replaced():
                for i in entry.seats:
                    self.seats[i].stand_in = entry.level
            case e.Returned():
                for i in entry.seats:
                    if not self.seats[i].resigned:
                        self.seats[i].stand_in = ""
            case e.Resigned():
                self._resign(entry)
            case e.PauseWanted():
                self.pause_wanted.add(entry.seat)
            case e.Paused():
                self.paused, self.asked_to_pause = entry.at, entry.seat is not None
                self.pause_wanted.clear()
                if entry.seat is not None:
                    self._note("paused", entry.seat)
            case e.Resumed():
                self._resume(entry.at)
                if entry.seat is not None:
                    self._note("resumed", entry.seat)
            case e.Spoken():
                self.chat.append(entry)

    def _begin(self, at: float) -> None:
        fair = self.fair = replace(self.shares, seeds=self.mixed_seeds).fair
        self.rails = Rails(self.founded.script, fair) if self.founded.script else None
        players = tuple(s.level if s.kind == "bot" else HUMAN for s in self.seats)
        self.since = self.timekeeper.now = at
        prefix, nature = self.founded.prefix, self.rails or fair
        self.match = Match(self.game, self.setup, self.content, prefix, nature, players, self.timekeeper)
        self.timekeeper.follow(self.match.record)
        for held in (frozenset[int](), *map(self.held_by, self.people)):
            self.timelines[held] = Timeline(held, len(self.match.history), changed=at)

    def _answer(self, entry: e.Answered) -> None:
        assert self.match is not None
        self.moment += 1
        before, used = len(self.match.history), self.thinker and entry.answer > 0
        self._put[before] = self.since - self._waited
        self.since = self.timekeeper.now = entry.at
        self._untold = self.game.seals
        if self.rails is not None:
            self.rails.follow(before, entry.answer)
        self.match.answer(entry.answer, entry.seat)
        self.timekeeper.follow(self.match.record)
        for timeline in self.timelines.values():
            timeline.follow(self.match)
        windows = any(kind.secret for past in self.match.history[before:] for kind, _ in past.events)
        if self._people_think and windows and (self.hush is None or used):
            self.hush = entry.at

    def _undo(self, entry: e.Undone) -> None:
        """The time for the question that is open again goes on: who takes back gains none."""
        assert self.match is not None
        self.moment += 1
        at = self.match.last_answer(entry.seat) if entry.to < 0 else entry.to
        self.match.go_back(at)
        self.timekeeper.now = entry.at
        self.since = self._put_at(at)
        if self.rails is not None:
            self.rails.go_back(at)
        for timeline in self.timelines.values():
            timeline.go_back(self.match)

    def _resume(self, at: float) -> None:
        """The time in which the table waited has not passed."""
        assert self.paused is not None
        self.since += at - self.paused
        self._waited += at - self.paused
        if self.hush is not None:
            self.hush += at - self.paused
        self.timekeeper.wait(at - self.paused)
        self.paused, self.asked_to_pause = None, False
        self.pause_wanted.clear()

    def _resign(self, entry: e.Resigned) -> None:
        self.seats[entry.seat].resigned, self.seats[entry.seat].stand_in = True, STAND_IN
        if self.paused is not None:
            self._resume(entry.at)
        self.since = entry.at
        self._note("resigned", entry.seat)

    def _note(self, kind: Literal["resigned", "paused", "resumed"], seat: int) -> None:
        """Write down, and tell everybody, what happened beside the game."""
        assert self.match is not None
        self.notes.append(TableNote(kind, seat, len(self.match.history)))
        for timeline in self.timelines.values():
            timeline.take_note(len(self.notes) - 1, self.match, self.over)

    def publish(self, at: float, only: str | None = None) -> None:
        """Everything that has happened may be told from now on; or to one person, `only`, who is asked in secret."""
        for timeline in self.timelines.values() if only is None else (self.timeline(only),):
            timeline.publish(at)
        if self._untold:
            self.since, self._untold = max(self.since, at), False
        if only is None:
            self.hush = None


def restored(id: str, founded: bytes, bodies: list[bytes]) -> Room:
    """A table from what was written down of it."""
    room = Room(id, e.read_founded(founded))
    for body in bodies:
        entry = e.read_entry(body)
        if isinstance(entry, e.Undone):  # people take back what they have seen
            room.publish(room.since)
        room.apply(entry)
    room.publish(room.since)
    return room
