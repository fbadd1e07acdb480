"""The HTTP side: what there is to play, making tables and joining them, and what can be had of finished games."""

from __future__ import annotations

import asyncio
import re
import time
from collections.abc import AsyncIterator, Awaitable, Callable, Sequence
from typing import TypeVar

import msgspec
from starlette.middleware import Middleware
from starlette.middleware.gzip import GZipMiddleware
from starlette.requests import ClientDisconnect, Request
from starlette.responses import Response, StreamingResponse
from starlette.routing import Route

from ... import __version__, bots
from ...bots.module import usual_by
from ...bots.puzzles import puzzles_of
from ...kernel.game import ContentFile, Game, Refusal, Setup, game, games
from ...kernel.words import language_like, text
from .. import messages as m
from ..limits import origin_of
from ..messages.bounds import CONTENT, FRAME, Language, encode
from ..tables import finished, people, puzzles
from ..tables.content import own_content, played
from ..tables.hindsight import Moment
from ..tables.homes import Elsewhere
from ..tables.looking import looked, looking
from ..tables.now import now
from ..tables.readiness import Readiness
from ..tables.refusals import Denied, refusal_message
from ..tables.registry import Registry, fresh_token, person_of
from ..tables.review_message import picture_of, review_message
from ..tables.room import Room
from ..tables.script import played as played_script
from ..tables.store import TOP, Listed, Place
from ..tables.viewer import Viewer
from ..view.sheet import checked, differences, sheet
from ..view.translate import Translator, clean_name
from .others import LOOK, MISDIRECTED, MOVING, Others, Unreachable, was_passed_on
from .timing import Timing

WITH_CONTENT = FRAME + 3 * CONTENT
"""Bytes of what may bring a content file along: its letters take up to three."""
MOST = max(WITH_CONTENT, m.review.LOOKED)
"""... and of any."""
REPLAY = 50
"""Steps of a replay sent at once."""
OPTIONS = 100
"""Options of a puzzle sent at once."""
FRESH = 300.0
"""Seconds after a game in which somebody may not have been told yet how it ended: longer than anybody may think."""
STREAM = {"cache-control": "no-store", "x-accel-buffering": "no"}
"""What is sent bit by bit is not to be collected by a proxy."""

Body = TypeVar("Body", bound=msgspec.Struct)
Handler = Callable[[Request], Awaitable[Response]]


def _json(it: msgspec.Struct) -> Response:
    return Response(encode(it), media_type="application/json", headers={"cache-control": "no-store"})


def _language(request: Request) -> Language:
    return language_like(request.query_params.get("lang") or request.headers.get("accept-language"))


def _token(request: Request) -> str:
    """The token of whoever asks; none if he has none yet."""
    given = request.headers.get("authorization", "")
    if not given:
        return ""
    if not re.fullmatch("Bearer [A-Za-z0-9_-]{43}", given):
        raise Denied("unreadable", 401)
    return given.removeprefix("Bearer ")


async def _body(request: Request, kind: type[Body], most: int = FRAME) -> Body:
    if not hasattr(request.state, "body"):
        request.state.body = await _read(request, most)
    try:
        return msgspec.json.decode(request.state.body, type=kind)
    except (msgspec.DecodeError, UnicodeDecodeError, RecursionError):
        raise Denied("unreadable") from None


async def _read(request: Request, most: int) -> bytes:
    data = bytearray()
    try:
        async with asyncio.timeout(request.app.state.registry.limits.body):
            async for part in request.stream():
                data += part
                if len(data) > most:
                    raise Denied("too-large", 413)
    except TimeoutError:
        raise Denied("too-slow", 408) from None
    except ClientDisconnect:  # nobody hears it, and it is no mistake of ours
        raise Denied("unreadable") from None
    return bytes(data)


def _number(request: Request, name: str, default: int) -> int:
    given = request.query_params.get(name, str(default))
    if not re.fullmatch("[0-9]{1,6}", given):
        raise Denied("unreadable")
    return int(given)


def _behind(request: Request) -> Place:
    """The place in a list behind which somebody wants to read on."""
    given = request.query_params.get("behind", "")
    if not given:
        return TOP
    if not (found := re.fullmatch(r"([0-9]{1,15}(?:\.[0-9]{1,20})?)~([a-z2-7]{16})", given)):
        raise Denied("unreadable")
    return Place(float(found[1]), found[2])


class Api:
    """The addresses under /api, /healthz and /readyz."""

    def __init__(
        self, registry: Registry, timing: Timing, sockets: Callable[[], int], others: Others | None = None
    ) -> None:
        self._registry, self._timing, self._sockets, self._others = registry, timing, sockets, others
        self._readiness = Readiness(registry.journal)

    def routes(self) -> list[Route]:
        table, puzzle = "/api/tables/{id:str}", "/api/puzzles/{game:str}/{puzzle:str}"
        get: list[tuple[str, Handler]] = [
            ("/api/games", self.games),
            ("/api/tables/mine", self.mine),
            ("/api/tables/finished", self.finished),
            (table, self.summary),
            (f"{table}/download", self.download),
            (f"{table}/verify", self.verify),
            (f"{table}/luck", self.luck),
            (f"{table}/replay", self.replay),
            (f"{table}/review", self.review),
            (f"{table}/looking", self.looking),
            (f"{table}/hindsight", self.hindsight),
            (f"{table}/content", self.table_content),
            (f"{table}/thinking", self.thinking),
            ("/api/content/{game:str}", self.sheet),
            ("/api/content/{game:str}/usual", self.usual_content),
            ("/api/rules/{game:str}/{rule:str}", self.rule),
            ("/api/puzzles/{game:str}", self.puzzles),
            (f"{puzzle}/options", self.puzzle_options),
            (f"{puzzle}/solution", self.solution),
            ("/healthz", self.health),
            ("/readyz", self.ready),
        ]
        books: list[tuple[str, Handler]] = [
            ("/api/rules/{game:str}", self.rules),
            ("/api/glossary/{game:str}", self.glossary),
            (puzzle, self.puzzle),
            ("/api/modules/{name:str}", self.module),
        ]
        post: list[tuple[str, Handler]] = [
            ("/api/tables", self.create),
            ("/api/saves", self.take_up),
            ("/api/setup", self.arrange),
            (f"{table}/join", self.join),
            (f"{table}/leave", self.leave),
            (f"{table}/remove", self.remove),
            (f"{table}/fork", self.fork),
            (f"{table}/looked", self.looked),
            (f"{table}/hindsight", self.promised),
            ("/api/script", self.script),
            (f"{puzzle}/play", self.play_on),
            ("/api/content/{game:str}", self.check_content),
        ]
        packed = [Middleware(GZipMiddleware)]
        return [
            *(Route(path, self._answering(handler), methods=["GET"]) for path, handler in get),
            *(Route(path, self._answering(handler), methods=["GET"], middleware=packed) for path, handler in books),
            *(Route(path, self._answering(handler), methods=["POST"]) for path, handler in post),
        ]

    def _answering(self, handler: Handler) -> Handler:
        """Turn what is refused into an answer."""

        async def answer(request: Request) -> Response:
            try:
                return await self._at_home(request, handler)
            except Refusal as no:
                status = no.status if isinstance(no, Denied) else 400
                return Response(encode(refusal_message(no, _language(request))), status, media_type="application/json")

        return answer

    async def _at_home(self, request: Request, handler: Handler) -> Response:
        """Answered here, or by the server that the table lives on; where it is on its way, it is waited for."""
        until = time.monotonic() + MOVING
        while True:
            try:
                return await handler(request)
            except Elsewhere as away:
                if self._others is None or was_passed_on(request.scope):
                    return Response(status_code=MISDIRECTED)
                if not hasattr(request.state, "body"):
                    request.state.body = await _read(request, MOST)
                try:
                    return await self._others.request(request, request.state.body, away.peer)
                except Unreachable:
                    if time.monotonic() > until:
                        raise Denied("moving", 503) from None
            await asyncio.sleep(LOOK)

    async def games(self, request: Request) -> Response:
        language = _language(request)
        levels = [m.lobby.Label(name, bots.label(name, language)) for name in bots.offered()]
        usual = self._registry.contents
        known = [
            Translator(g, language, ()).game_info(played(g, usual.get(name)), len(puzzles_of(g)))
            for name, g in games().items()
        ]
        return _json(m.lobby.Lobby(known, levels, bots.USUAL))

    async def arrange(self, request: Request) -> Response:
        """Who would play with whom, or why the options do not go together."""
        wanted = await _body(request, m.lobby.Arrange)
        g = game(wanted.game)
        try:
            settled = g.settled(Setup(wanted.seats, wanted.options))
        except Refusal as no:  # who is still choosing is answered, not refused
            return _json(m.lobby.Arranged([], no.in_words(_language(request))))
        return _json(m.lobby.Arranged(list(g.teams(settled))))

    async def create(self, request: Request) -> Response:
        token = _token(request) or fresh_token()
        room = await self._registry.create(person_of(token), await _body(request, m.lobby.Create, WITH_CONTENT))
        return self._admitted(room, token)

    async def fork(self, request: Request) -> Response:
        token = _token(request) or fresh_token()
        wanted = await _body(request, m.lobby.Fork)
        return self._admitted(await self._registry.fork(person_of(token), _id(request), wanted), token)

    async def take_up(self, request: Request) -> Response:
        """A new table that goes on with a save."""
        token = _token(request) or fresh_token()
        wanted = await _body(request, m.lobby.TakeUp, WITH_CONTENT)
        return self._admitted(await self._registry.take_up(person_of(token), wanted), token)

    async def join(self, request: Request) -> Response:
        token = _token(request) or fresh_token()
        wanted = await _body(request, m.lobby.Join)
        session = await self._registry.open(_id(request))
        name = clean_name(wanted.name)
        if not name:
            raise Denied("unreadable")
        await people.join(session, person_of(token), name, wanted.seat)
        return self._admitted(session.room, token)

    def _admitted(self, room: Room, token: str) -> Response:
        return _json(m.lobby.Admitted(room.id, token, sorted(room.held_by(person_of(token))), room.commitment))

    async def leave(self, request: Request) -> Response:
        session = await self._registry.open(_id(request))
        await people.leave(session, person_of(_token(request)))
        return await self.summary(request)

    async def remove(self, request: Request) -> Response:
        wanted = await _body(request, m.lobby.Remove)
        session = await self._registry.open(_id(request))
        await people.remove(session, person_of(_token(request)), wanted.seat)
        return await self.summary(request)

    async def summary(self, request: Request) -> Response:
        return _json(await self._registry.summary(_id(request), person_of(_token(request)), _language(request)))

    async def mine(self, request: Request) -> Response:
        person = person_of(_token(request))
        told = [await self._listed(request, id, person) for id in await self._registry.mine(person)]
        return self._list(told, None)

    async def finished(self, request: Request) -> Response:
        person = person_of(_token(request))
        rows, more = await self._registry.done(person, _behind(request))
        return self._list([await self._ended(request, row, person) for row in rows], more)

    def _list(self, told: Sequence[m.table.Summary | None], more: Place | None) -> Response:
        mine = [it for it in told if it and any(seat.mine for seat in it.seats)]
        return _json(m.table.Summaries(mine, f"{more.at!r}~{more.table}" if more else ""))

    async def _ended(self, request: Request, row: Listed, person: str) -> m.table.Summary | None:
        """A finished table in a list; it is asked itself while somebody there may have yet to be told of the end."""
        if now() - row.at < FRESH:
            return await self._listed(request, row.table, person)
        try:
            return (await self._registry.shown(row)).summary(row.table, person, _language(request))
        except Refusal as no:
            self._registry.note(row.table, no)
            return None

    async def _listed(self, request: Request, id: str, person: str) -> m.table.Summary | None:
        """A table in a list; None if it cannot be opened, whatever the reason: the others can."""
        try:
            return await self._registry.summary(id, person, _language(request))
        except Elsewhere as away:
            return await self._others.summary(request, id, away.peer) if self._others else None
        except Refusal as no:
            self._registry.note(id, no)
            return None

    async def download(self, request: Request) -> Response:
        session = await self._registry.open(_id(request))
        async with session.lock:
            save = finished.put_away(session.room, person_of(_token(request)))
        name = f"dicewright-{_id(request)}.save"
        headers = {"content-disposition": f'attachment; filename="{name}"', "cache-control": "no-store"}
        return Response(save, media_type="text/plain; charset=utf-8", headers=headers)

    async def verify(self, request: Request) -> Response:
        room = await self._registry.finished(_id(request))
        return _json(await asyncio.to_thread(finished.verified, room, _language(request)))

    async def luck(self, request: Request) -> Response:
        room = await self._registry.finished(_id(request))
        return _json(await asyncio.to_thread(finished.luck, room))

    async def replay(self, request: Request) -> Response:
        seat = _number(request, "seat", 0) if "seat" in request.query_params else None
        start, count = _number(request, "start", 0), min(REPLAY, _number(request, "count", REPLAY))
        room = await self._registry.finished(_id(request))
        return _json(finished.replay(room, _language(request), seat, start, count))

    async def review(self, request: Request) -> Response:
        """A finished game looked at again: a line a picture, each finer than the one before. Whoever may see the replay
        may see this; who hangs up stops it, unless others wait for the same."""
        room = await self._registry.finished(_id(request))
        person, address = person_of(_token(request)), origin_of(request.client.host if request.client else None)
        reviews, viewer = self._registry.reviews, self._viewer(request, room)
        reviews.check(room, address)

        async def lines() -> AsyncIterator[bytes]:
            async for state in reviews.follow(room, person or address, address):
                yield encode(review_message(viewer, state)) + b"\n"

        return StreamingResponse(lines(), media_type="application/x-ndjson", headers=STREAM)

    async def looking(self, request: Request) -> Response:
        """What a page needs that looks at a finished game itself."""
        room = await self._registry.finished(_id(request))
        match, modules = finished.match_of(room), self._registry.helpers.modules
        module = await modules.known(match.game, match.teams)
        if module is None:
            raise Denied("not-found", 404)
        known = await self._registry.reviews.known(room.id)
        picture = picture_of(self._viewer(request, room), known) if known else None
        net = modules.net(match.game, len(match.teams))
        return _json(await asyncio.to_thread(looking, match, module, net, picture))

    async def looked(self, request: Request) -> Response:
        """What a page has found out about a finished game, in words."""
        room = await self._registry.finished(_id(request))
        told = await _body(request, m.review.Looked, m.review.LOOKED)
        analysis = await asyncio.to_thread(looked, finished.match_of(room), told)
        await self._registry.reviews.told(room.id, analysis)
        return _json(picture_of(self._viewer(request, room), analysis))

    async def hindsight(self, request: Request) -> Response:
        """A question of a finished game, for a page that would know what other answers promised."""
        return _json((await self._moment(request)).told())

    async def promised(self, request: Request) -> Response:
        """What they did: as the page has found out, or where it says nothing, as the server does."""
        moment, found = await self._moment(request), await _body(request, m.advice.Promised)
        if found.thought is None:
            return _json(await moment.weighed(self._registry.helpers.bots))
        return _json(moment.thought(found.thought))

    async def _moment(self, request: Request) -> Moment:
        room = await self._registry.finished(_id(request))
        match, viewer = finished.match_of(room), self._viewer(request, room)
        return await asyncio.to_thread(Moment, viewer, match, _number(request, "at", 0))

    def _viewer(self, request: Request, room: Room) -> Viewer:
        return Viewer(room, person_of(_token(request)), _language(request))

    async def script(self, request: Request) -> Response:
        script = await _body(request, m.lobby.Script)
        return _json(await asyncio.to_thread(played_script, script, _language(request)))

    async def puzzles(self, request: Request) -> Response:
        return _json(puzzles.listed(_game(request), _language(request)))

    async def puzzle(self, request: Request) -> Response:
        """A position and its question, as the seat that is asked sees it."""
        return _json(await asyncio.to_thread(puzzles.shown, *_puzzle(request), _language(request)))

    async def puzzle_options(self, request: Request) -> Response:
        start, count = _number(request, "start", 0), min(OPTIONS, _number(request, "count", OPTIONS))
        told = await asyncio.to_thread(puzzles.options, *_puzzle(request), _language(request), start, count)
        return _json(told)

    async def solution(self, request: Request) -> Response:
        """What comes of an answer to the question of a puzzle."""
        answer = _number(request, "answer", 0)
        return _json(await asyncio.to_thread(puzzles.solved, *_puzzle(request), _language(request), answer))

    async def play_on(self, request: Request) -> Response:
        """A new table that begins where a puzzle asks."""
        token = _token(request) or fresh_token()
        wanted = await _body(request, m.puzzles.PlayOn)
        return self._admitted(await self._registry.play_on(person_of(token), *_puzzle(request), wanted), token)

    async def table_content(self, request: Request) -> Response:
        """What a table is played with: open to everybody who has the link, before he sits down too."""
        room = (await self._registry.open(_id(request))).room
        return await self._content(request, room.game, room.content)

    async def thinking(self, request: Request) -> Response:
        """What a page thinks with that advises whoever sits before it; not before a game has begun."""
        return _json((await self._registry.open(_id(request))).thinking())

    async def module(self, request: Request) -> Response:
        """A file that `thinking` names; its name changes with its content. A page that keeps its own tables asks for
        what mostly is played without being told: that is built for it, and there when it asks again."""
        name, modules = request.path_params["name"], self._registry.helpers.modules
        usual = usual_by(name)
        if usual is not None and await modules.known(*usual) is None and modules.coming(*usual):
            return Response(status_code=202, headers={"cache-control": "no-store"})
        file = await asyncio.to_thread(modules.file, name)
        if file is None:
            raise Denied("not-found", 404)
        kind = "application/wasm" if name.endswith(".wasm") else "application/octet-stream"
        return Response(file, media_type=kind, headers={"cache-control": "public, max-age=31536000, immutable"})

    async def usual_content(self, request: Request) -> Response:
        """What the server plays with where a table brings nothing of its own."""
        g = _game(request)
        return await self._content(request, g, self._registry.contents.get(g.name))

    async def _content(self, request: Request, g: Game, file: ContentFile | None) -> Response:
        if file is None:
            raise Denied("not-found", 404)
        told = await asyncio.to_thread(differences, g, file, Translator(g, _language(request), ()))
        return _json(m.content.Content(file.source, file.text, told))

    async def sheet(self, request: Request) -> Response:
        g = _game(request)
        if g.content_files.sheet is None:
            raise Denied("not-found", 404)
        return _json(await asyncio.to_thread(sheet, g, Translator(g, _language(request), ())))

    async def check_content(self, request: Request) -> Response:
        g = _game(request)
        wanted = await _body(request, m.content.CheckContent, WITH_CONTENT)
        file = own_content(g, wanted.content)
        return _json(await asyncio.to_thread(checked, g, file, wanted, Translator(g, _language(request), ())))

    async def rules(self, request: Request) -> Response:
        return _json(await asyncio.to_thread(Translator(_game(request), _language(request), ()).rules))

    async def glossary(self, request: Request) -> Response:
        return _json(await asyncio.to_thread(Translator(_game(request), _language(request), ()).glossary))

    async def rule(self, request: Request) -> Response:
        g = _game(request)
        return _json(rule_message(Translator(g, _language(request), ()), request.path_params["rule"]))

    async def health(self, request: Request) -> Response:
        moves = [self._timing.quantile(0.5), self._timing.quantile(0.99)]
        return _json(m.service.Health(True, __version__, self._registry.count, self._sockets(), moves))

    async def ready(self, request: Request) -> Response:
        ready = await self._readiness.now()
        answer = _json(ready)
        answer.status_code = 200 if ready.ok else 503
        return answer


def rule_message(translator: Translator, id: str, own_content: bool = False) -> m.books.Rule:
    """A rule in words; where it is told from the cards that come with the game, a table with others says so."""
    try:
        rule = translator.game.rule(id)
    except Refusal:
        raise Denied("no-rule", 404) from None
    message = translator.rule(rule)
    if own_content and rule.said is not None and not rule.outside:
        message.note = translator.say(text("rule-of-other-cards"))
    return message


def _id(request: Request) -> str:
    id = str(request.path_params["id"])
    if not re.fullmatch("[a-z2-7]{16}", id):
        raise Denied("no-table", 404)
    return id


def _puzzle(request: Request) -> tuple[Game, str]:
    """Its game and its id."""
    return _game(request), str(request.path_params["puzzle"])


def _game(request: Request) -> Game:
    try:
        return game(request.path_params["game"])
    except Refusal:
        raise Denied("not-found", 404) from None
