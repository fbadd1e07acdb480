"""All tables of a server: finding, founding and forking them."""

from __future__ import annotations

import asyncio
import hashlib
import logging
import secrets
import time
from collections.abc import AsyncIterator, Awaitable, Callable, Sequence
from contextlib import asynccontextmanager, suppress
from dataclasses import dataclass, replace
from math import inf

from ... import bots
from ...kernel.game import ContentFile, Game, Refusal, Setup, game, games
from ...match import Match, loads
from .. import messages as m
from ..limits import Limits
from ..messages.bounds import Language
from ..view.translate import clean_name
from ..workers.helpers import Helpers
from . import entries as e
from . import fairness
from .content import Contents, content_wanted
from .examining import examine
from .finished import match_of, stops_of
from .homes import Alone, Elsewhere, Homes, Peer
from .keeping import begun_by
from .now import now
from .puzzles import room_of
from .refusals import Denied
from .reviews import Reviews
from .room import HUMAN, Room
from .session import AGAIN, TICK, Session
from .shown import Shown, read, shown_of, written
from .store import Damaged, Finished, Listed, Place, Store, StoreDown, TermOver
from .viewer import Viewer

LISTED = 50
"""Tables in a list, or a page of it."""
IDLE = 600.0
"""Seconds after which a table without visitors is forgotten until somebody comes."""
SWEEP = 60.0
EARLY = 2 * SWEEP
"""Seconds before its clock rings that a table is taken up again."""
ASIDE = 10_000
"""Damaged tables that are remembered."""
ALPHABET = "abcdefghijklmnopqrstuvwxyz234567"
log = logging.getLogger("dicewright.server")


def fresh_token() -> str:
    return secrets.token_urlsafe(32)


def person_of(token: str) -> str:
    """Who has this token; the token itself is never kept."""
    return hashlib.sha256(token.encode()).hexdigest() if token else ""


class Registry:
    """Keeps the tables: a few in memory, all of them in the journal."""

    def __init__(
        self,
        journal: Store,
        helpers: Helpers,
        limits: Limits | None = None,
        tick: float = TICK,
        contents: Contents | None = None,
        beacon: Callable[[], str] = str,
        homes: Homes | None = None,
    ) -> None:
        self.journal, self.limits, self._tick = journal, limits or Limits(), tick
        self.homes = homes or Alone(journal)
        self.contents, self._beacon = contents or {}, beacon
        self.helpers = helpers
        self.reviews = Reviews(journal, self.limits, helpers.reviewers)
        self._tables: dict[str, Session] = {}
        self._opening: dict[str, asyncio.Lock] = {}
        self.aside: dict[str, str] = {}
        """Tables that cannot be read, and what is wrong with them: the others go on without them."""
        self._waking: dict[str, float] = {}
        """When tables have to be taken up again whose clocks run while nobody is there."""
        self._sweeping: asyncio.Task[None] | None = None
        self._releasing: set[asyncio.Task[None]] = set()

    async def start(self) -> None:
        """Take up the games whose clocks are running."""
        self._sweeping = asyncio.create_task(self._sweep())
        await self.helpers.start()
        await self.homes.start(self._give_up, self._take_up_timed)

    async def stop(self) -> None:
        """Let everyone finish what is being written, and stop."""
        if self._sweeping is not None:
            self._sweeping.cancel()
        for session in list(self._tables.values()):
            async with session.lock:
                session.close(AGAIN)
        await self.homes.stop()
        self.reviews.close()
        self.helpers.close()
        self.journal.close()

    @property
    def count(self) -> int:
        return len(self._tables)

    # --- finding ---

    async def open(self, id: str) -> Session:
        """A table by its id. One that does not exist is never made by asking for it. Raises Elsewhere if it lives on
        another server."""
        self.homes.check()
        if id in self._tables:
            return self._tables[id]
        async with self._only(id):
            if id in self._tables:
                return self._tables[id]
            term = self.homes.term
            await self.homes.claim(id)
            try:
                room = await self._restored(id)
            except Refusal:
                await self.homes.release(id)  # whoever can go on with it shall
                if (peer := await self._able(id)) is not None:
                    raise Elsewhere(peer) from None
                raise
            if term != self.homes.term:  # it was claimed by who we no longer are
                raise TermOver
            self._make_room()
            return self._keep(room)

    async def unless_open(self, id: str, do: Callable[[], Awaitable[None]]) -> bool:
        """Do something to a table as it is kept; not where it is open. Nobody opens it meanwhile."""
        async with self._only(id):
            if id in self._tables:
                return False
            try:
                await self.homes.claim(id)
            except Elsewhere:
                return False
            await do()
            await self.homes.release(id)
            self._waking.pop(id, None)
            return True

    @asynccontextmanager
    async def _only(self, id: str) -> AsyncIterator[None]:
        """One after the other, for one table."""
        lock = self._opening.setdefault(id, asyncio.Lock())
        try:
            async with lock:
                yield
        finally:
            if not lock.locked():
                self._opening.pop(id, None)

    async def _restored(self, id: str) -> Room:
        """A table from the journal. One that is damaged is set aside until the server starts again: it is not read over
        and over, and harms nobody else."""
        if id in self.aside:
            raise Denied("damaged", 410)
        try:
            kept = await self.journal.load(id)
        except Damaged as damaged:
            raise self._set_aside(id, str(damaged)) from None
        if kept is None:
            raise Denied("no-table", 404)
        found = await asyncio.to_thread(examine, id, *kept)
        if found.refused is not None:
            raise found.refused
        if found.room is None:
            raise self._set_aside(id, found.wrong)
        return found.room

    async def _able(self, id: str) -> Peer | None:
        """Another server that can go on with a table which was begun by other rules than ours."""
        kept = None if self.homes.sole else await self.journal.load(id)
        begun = begun_by(kept[0]) if kept else None
        if begun is None or begun in {(it.name, it.version) for it in games().values()}:
            return None
        return await self.homes.able(*begun)

    def _set_aside(self, id: str, wrong: str) -> Denied:
        log.error("table %s is set aside: %s", id, wrong)
        if len(self.aside) < ASIDE:
            self.aside[id] = wrong
        return Denied("damaged", 410)

    def _keep(self, room: Room) -> Session:
        session = Session(
            room, self.journal, self.helpers, self._tick, self._forget, self.limits.talk, self.homes.check
        )
        self._tables[room.id] = session
        self._waking.pop(room.id, None)
        return session

    def _forget(self, session: Session) -> None:
        if self._tables.get(session.room.id) is session:
            del self._tables[session.room.id]

    def _let_rest(self, session: Session) -> None:
        """Forget a table at which nothing happens until somebody comes, or until its clock is about to ring."""
        self._forget(session)
        session.close(AGAIN)
        if (wakes := session.wakes) < inf:
            self._waking[session.room.id] = wakes - EARLY
        else:
            releasing = asyncio.create_task(self._release(session.room.id))
            self._releasing.add(releasing)
            releasing.add_done_callback(self._releasing.discard)

    async def _release(self, id: str) -> None:
        """Let a table that rests live wherever it is wanted next."""
        async with self._only(id):
            if id not in self._tables:
                await self.homes.release(id)

    def _give_up(self) -> None:
        """All tables live elsewhere from now on, or nowhere yet."""
        for session in list(self._tables.values()):
            session.close(AGAIN)
        self._tables.clear()
        self._waking.clear()

    async def _take_up_timed(self) -> None:
        """Take up the tables whose clocks run, and that live nowhere."""
        for id in await self.homes.timed():
            await self._take_up(id)

    async def _wake(self) -> None:
        """Take up the tables whose clocks are about to ring."""
        for id in [id for id, at in self._waking.items() if at <= now()]:
            self._waking.pop(id, None)
            await self._take_up(id)

    async def _take_up(self, id: str) -> None:
        try:
            session = await self.open(id)
        except Refusal as no:
            if id not in self.aside:  # else it has been said
                log.warning("table %s: %s", id, no)
            return
        except Elsewhere:
            return
        async with session.lock:
            session.go_on()

    def _make_room(self) -> None:
        """See that one more table fits into memory."""
        if len(self._tables) < self.limits.tables:
            return
        idle = [session for session in self._tables.values() if session.idle]
        if not idle:
            raise Denied("too-many-tables", 503)
        self._let_rest(min(idle, key=lambda session: session.used))

    async def _sweep(self) -> None:
        while True:
            await asyncio.sleep(SWEEP)
            for session in list(self._tables.values()):
                if session.idle and time.monotonic() - session.used > IDLE:
                    self._let_rest(session)
            await self._wake()

    async def summary(self, id: str, person: str, language: Language) -> m.table.Summary:
        """A table in short. Where there are several servers it does not live here for that. Raises Elsewhere."""
        if self.homes.sole or id in self._tables:
            session = await self.open(id)
            async with session.lock:
                return Viewer(session.room, person, language).summary(session.publishing.online)
        if (peer := await self.homes.where(id)) is not None:
            raise Elsewhere(peer)
        return Viewer(await self._restored(id), person, language).summary(set())

    async def mine(self, person: str) -> list[str]:
        """Unfinished tables at which a person holds a seat, or has held one."""
        return await self.journal.running(person, LISTED) if person else []

    async def done(self, person: str, behind: Place) -> tuple[list[Listed], Place | None]:
        """Those that are finished, a page from a place on; and where the next begins, if there is one."""
        rows = await self.journal.finished(person, LISTED + 1, behind) if person else []
        page = rows[:LISTED]
        return page, Place(page[-1].at, page[-1].table) if len(rows) > LISTED else None

    async def shown(self, row: Listed) -> Shown:
        """What is shown of a finished table. Where it was not kept it is found out, and kept from now on. Raises
        Refusal."""
        kept = read(row.shown) if row.shown else None
        if kept is None:
            room = await self._restored(row.table)
            if not room.over:
                raise Denied("not-over", 409)
            kept = shown_of(room, row.at)
            with suppress(StoreDown):  # then it is found out again
                await self.journal.keep_shown(Finished(row.table, row.at, written(kept)))
        return kept

    async def _playable(self, id: str) -> bool:
        """Whether this version can go on with a table. What older rules began is kept, but not counted: nobody could
        finish it here."""
        try:
            await self.open(id)
        except Elsewhere:
            return True
        except Refusal as no:
            self.note(id, no)
            return False
        return True

    def note(self, id: str, no: Refusal) -> None:
        """A table cannot be opened: into the log with it, unless it was said."""
        if id not in self.aside:
            log.info("table %s: %s", id, no)

    # --- founding ---

    async def create(self, person: str, wanted: m.lobby.Create) -> Room:
        """A new table, with a seed drawn and committed to before any player gives his."""
        g = game(wanted.game)
        if len(wanted.seats) not in g.seats:
            raise Denied("seats", seats=", ".join(map(str, g.seats)))
        setup = Setup(len(wanted.seats), wanted.options)
        content = await asyncio.to_thread(content_wanted, g, wanted.content, self.contents)
        script = wanted.script
        if script:
            if [seat.kind for seat in wanted.seats].count("bot") != len(wanted.seats) - 1:
                raise Denied("script-alone")
            await asyncio.to_thread(Match, g, setup, content, script)  # an answer that does not fit is refused
        return await self._found(
            person,
            _Wanted(
                g,
                setup,
                content,
                wanted.seats,
                wanted.clock,
                wanted.think,
                script=script,
                aids=wanted.aids,
                beacon=wanted.beacon,
            ),
        )

    async def fork(self, person: str, id: str, wanted: m.lobby.Fork) -> Room:
        """A new table that goes on from a moment of a finished game."""
        match = match_of(await self.finished(id))
        stops = stops_of(match)
        if not 1 <= wanted.at < len(stops):
            raise Denied("out-of-range")
        if len(wanted.seats) != match.setup.seats:
            raise Denied("seats", seats=match.setup.seats)
        prefix = match.answers[: stops[wanted.at - 1]]
        same = (match.game, match.setup, match.content)
        return await self._found(person, _Wanted(*same, wanted.seats, wanted.clock, wanted.think, prefix, origin=id))

    async def play_on(self, person: str, game: Game, puzzle: str, wanted: m.puzzles.PlayOn) -> Room:
        """A new table that begins where a puzzle asks."""
        match = match_of(await asyncio.to_thread(room_of, game, puzzle))
        bot, me = m.lobby.NewSeat("bot", level=wanted.level), m.lobby.NewSeat("me", name=wanted.name)
        seats = [me if seat == match.asked else bot for seat in range(match.setup.seats)]
        return await self._found(person, _Wanted(game, match.setup, None, seats, 0, 0, match.answers))

    async def take_up(self, person: str, wanted: m.lobby.TakeUp) -> Room:
        """A new table that goes on with a game that was saved. What is to come is drawn by seeds of its own."""
        match = await asyncio.to_thread(loads, wanted.save)
        if match.over:
            raise Denied("save-over")
        content = match.game.sealed_content(match.content) if match.content else None
        seats = _seats_of(match, wanted.name)
        return await self._found(person, _Wanted(match.game, match.setup, content, seats, 0, 0, match.answers))

    async def _found(self, person: str, wanted: _Wanted) -> Room:
        if not any(seat.kind == "me" for seat in wanted.seats):
            raise Denied("no-person")
        if any(seat.kind == "bot" and seat.level not in bots.names() for seat in wanted.seats):
            raise Denied("no-level")
        running = await self.journal.running(person, self.limits.tables_each)
        if len(running) == self.limits.tables_each and all([await self._playable(it) for it in running]):
            raise Denied("too-many-tables", 429)
        if self.homes.sole:
            self._make_room()
        wanted = replace(wanted, beacon=wanted.beacon.strip() or await asyncio.to_thread(self._beacon))
        id = "".join(secrets.choice(ALPHABET) for _ in range(16))
        founded = wanted.founded(person)
        timed = (
            founded.clock > 0
            or founded.think > 0
            or len(wanted.game.time_limits(Setup(len(founded.seats), founded.options))) > 0
        )
        await self.journal.found(id, founded.at, timed, e.encode(founded), [person])
        log.info("table %s: a new game of %s for %d seats", id, founded.game, len(founded.seats))
        if any(seat.kind == "bot" for seat in founded.seats):
            self.helpers.bots.warm()
        room = Room(id, founded)
        if self.homes.sole:
            self._keep(room)  # else it lives where somebody sits down at it
        return room

    async def finished(self, id: str) -> Room:
        """A table whose game is over, and everyone may know it."""
        session = await self.open(id)
        async with session.lock:
            if not session.room.ended:
                raise Denied("not-over", 409)
            return session.room


@dataclass(frozen=True)
class _Wanted:
    """A table that somebody wants to be founded."""

    game: Game
    setup: Setup
    content: ContentFile | None
    seats: Sequence[m.lobby.NewSeat]
    clock: int
    think: int
    prefix: Sequence[int] = ()
    script: Sequence[int] = ()
    aids: m.lobby.WantedAids = ""
    origin: str = ""
    beacon: str = ""

    def founded(self, host: str) -> e.Founded:
        """With a seed of its own, by which is drawn what the set-up leaves to chance. Raises Refusal."""
        seed = fairness.fresh_seed()
        drawn = self.game.settled(self.setup, fairness.drawing(seed))
        return e.Founded(
            game=self.game.name,
            rules=self.game.version,
            book=self.game.book_hash(self.game.table(drawn, self.game.content_in_force(self.content))[1]),
            options=dict(drawn.options),
            seats=[_plan(seat, host) for seat in self.seats],
            clock=self.clock,
            think=self.think,
            scheme=fairness.BOUND,
            host=host,
            server_seed=seed,
            at=now(),
            prefix=list(self.prefix),
            script=list(self.script),
            content=self.content.text if self.content else "",
            content_name=self.content.source if self.content else "",
            wanted=dict(self.game.spelled(self.setup).items() - drawn.options.items()),
            aids=self.aids,
            origin=self.origin,
            beacon=self.beacon,
        )


def _seats_of(match: Match, name: str) -> list[m.lobby.NewSeat]:
    """Who goes on with a saved game: the people of it are at one screen now. Where nobody knows who played, it is for
    one, in the seat that is asked."""
    known = dict(enumerate(match.players)) or {max(0, match.asked): HUMAN}
    people = [seat for seat in range(match.setup.seats) if known.get(seat) == HUMAN]
    seats = []
    for seat in range(match.setup.seats):
        if seat in people:
            seats.append(m.lobby.NewSeat("same" if seat != people[0] else "me", name=name if seat == people[0] else ""))
        else:
            level = known.get(seat, bots.USUAL)
            seats.append(m.lobby.NewSeat("bot", level=level if level in bots.names() else bots.USUAL))
    return seats


def _plan(seat: m.lobby.NewSeat, person: str) -> e.Plan:
    match seat.kind:
        case "bot":
            return e.Plan("bot", level=seat.level)
        case "open":
            return e.Plan("open")
        case _:
            return e.Plan("person", person=person, name=clean_name(seat.name))
