"""Thinking in the page: it is given what the seat may know and nothing else, and is told its own thoughts in words."""

from __future__ import annotations

import asyncio
import lzma
from base64 import b64decode
from pathlib import Path
from typing import Any

import pytest

from dicewright.bots import Player
from dicewright.bots.chances import calibrated, chances_of
from dicewright.bots.module import built, learned, packed_in
from dicewright.bots.weighing import SHOWN, Weighing
from dicewright.kernel.chance import picker
from dicewright.kernel.game import Game, Setup, game, games
from dicewright.kernel.question import NATURE
from dicewright.kernel.record import Header, Record
from dicewright.match import Match
from dicewright.server.limits import Limits, Pace
from dicewright.server.messages.advice import OPTIONS
from dicewright.server.tables.thinking import position, seed_of
from dicewright.server.workers import modules
from dicewright.server.workers.bot_pool import BotPool
from dicewright.server.workers.modules import Modules
from staging import started, together

from ..rooms import founded
from ..serving import BOT, ME, OPEN, Client, Served, run, serving

ALIKE = {"means": [0.0] * 9, "doubts": [0.1] * 9, "known": False}
"""Dice Forge has so many measures, and none of them differs."""
MODULE = "dice_forge-0-1-0123456789abcdef.wasm"


@pytest.fixture
def there(monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> Path:
    """There is a module for every table."""
    path = tmp_path / MODULE
    path.write_bytes(b"\0asm\1\0\0\0")
    monkeypatch.setattr(Modules, "_submit", lambda *_: done(path))
    return path


def done(path: Path | None) -> modules.Future[Path | None]:
    future: modules.Future[Path | None] = modules.Future()
    future.set_result(path)
    return future


async def asked(served: Served, aids: str = "all") -> tuple[Client, Any]:
    ann = served.client()
    await ann.create("dice_forge", ME, BOT, aids=aids)
    return ann, await ann.connect(thinks=True)


@run
async def test_who_can_think_is_given_what_to_think_about_and_with(tmp_path: Path, there: Path) -> None:
    async with serving(tmp_path) as served:
        ann, table = await asked(served)
        await ann.send(type="advise", version=table["version"], here=True)
        told = await ann.until("position")
        assert (told["version"], told["seat"]) == (table["version"], 0)
        assert told["options"] == table["scene"]["asking"]["count"]
        match = served.app.state.registry._tables[ann.table].room.match
        assert b64decode(told["record"]) == bytes(match.game.believed(match.record, match.book, 0, match.teams).buffer)
        thinking = (await ann.http("GET", f"/api/tables/{ann.table}/thinking")).json()
        assert b64decode(thinking["book"]) == bytes(match.book.buffer)
        assert b64decode(thinking["weights"]) == bytes(match.weights.buffer)
        assert [crew["lanes"] for crew in thinking["crews"]] == [1, 2, 4]
        module = await ann.http("GET", f"/api/modules/{thinking['module']}")
        assert module.content == there.read_bytes()
        assert module.headers["content-type"] == "application/wasm"
        assert "immutable" in module.headers["cache-control"]
        net = await ann.http("GET", f"/api/modules/{thinking['net']}")
        assert net.content == learned(match.game, 2)[1]
        for name in ("missing.wasm", "..%2ftables.sqlite3", "dice_throne-2-0.net"):
            assert (await ann.http("GET", f"/api/modules/{name}")).status_code == 404


@run
async def test_what_a_page_without_tables_here_asks_for_is_built(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """By these rules, and for what is mostly played; whoever asks for anything else has nothing built."""
    path = tmp_path / MODULE
    path.write_bytes(b"\0asm")
    tries: list[tuple[str, bool]] = []
    coming: modules.Future[Path | None] = modules.Future()

    def submit(self: Modules, game: Game, teams: tuple[int, ...], anew: bool) -> modules.Future[Path | None]:
        tries.append((game.name, anew))
        return coming if anew else done(None)

    monkeypatch.setattr(Modules, "_submit", submit)
    async with serving(tmp_path) as served:
        ann = served.client()
        address = "/api/modules/{}".format
        for name in ("race.wasm", "dice_forge-0-0-0123456789abcdef.wasm", "dice_forge-2-0123456789abcdef.net"):
            assert (await ann.http("GET", address(name))).status_code == 404
        assert tries == []
        for _ in ("at first", "again"):
            assert (await ann.http("GET", address(MODULE))).status_code == 202
        assert tries == [("dice_forge", False), ("dice_forge", True)]
        coming.set_result(path)
        assert (await ann.http("GET", address(MODULE))).content == path.read_bytes()
        assert (await ann.http("GET", address(MODULE.replace("0123", "3210")))).status_code == 404  # by other rules


@run
async def test_what_a_page_has_found_out_is_told_in_words(tmp_path: Path, there: Path) -> None:
    async with serving(tmp_path) as served:
        ann, table = await asked(served)
        found = [{"answer": a, "value": 0.4 - a / 10, "doubt": 0.01, "trials": 100 + a} for a in (0, 2, 1)]
        said = {"version": table["version"], "options": found, **ALIKE}
        await ann.send(type="thought", **said)
        told = await ann.until("advice")
        assert [o["option"]["answer"] for o in told["options"]] == [0, 2, 1]
        known = chances_of(game("dice_forge"), 2).told
        chances = [calibrated(known, it) for it in (0.7, 0.6, 0.65)]
        assert [o["chance"] for o in told["options"]] == pytest.approx(chances, abs=0.001)
        assert not told["rough"]
        assert told["reason"]
        count = table["scene"]["asking"]["count"]
        for wrong in (
            {"options": [found[0], found[0]]},
            {"options": [found[0], {**found[1], "answer": count}]},
            {"options": found[:1]},
            {"means": [], "doubts": []},
            {"means": [0.5] * 9, "doubts": [0.1] * 8},
        ):
            await ann.send(type="thought", **{**said, **wrong})
            assert (await ann.until("refused"))["code"] == "unreadable"
        await ann.send(type="thought", **{**said, "version": table["version"] + 1})
        assert (await ann.until("refused"))["code"] == "stale"


@run
async def test_until_there_is_something_to_think_with_a_quick_look_is_told(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """And for whoever cannot think, or where nothing can be built, the server thinks as ever."""
    tries: list[bool] = []
    built: list[modules.Future[Path | None]] = []

    def submit(self: Modules, game: Game, teams: tuple[int, ...], anew: bool) -> modules.Future[Path | None]:
        tries.append(anew)
        if not anew:
            return done(None)
        built.append(modules.Future())
        return built[-1]

    def thinker(said: str) -> Any:
        async def think(self: BotPool, match: Match, seat: int, seed: int) -> Weighing | None:
            thought.append(said)
            await asyncio.sleep(0)
            return Weighing()

        return think

    thought: list[str] = []
    monkeypatch.setattr(Modules, "_submit", submit)
    monkeypatch.setattr(BotPool, "glance", thinker("glanced"))
    monkeypatch.setattr(BotPool, "weigh", thinker("weighed"))
    async with serving(tmp_path) as served:
        ann, table = await asked(served)
        assert tries == [False]  # it is known before anybody wants advice, and built only then
        for here in (True, False, True):
            await ann.send(type="advise", version=table["version"], here=here)
            await ann.until("advice")
        assert thought == ["glanced", "weighed", "glanced"]
        assert tries == [False, True]
        assert (await ann.http("GET", f"/api/tables/{ann.table}/thinking")).status_code == 404
        built[0].set_exception(OSError("the disk is full"))
        await ann.send(type="advise", version=table["version"], here=True)
        await ann.until("advice")
        assert thought[-1] == "weighed"


@run
async def test_it_is_for_the_one_who_is_asked_where_the_table_allows_it(tmp_path: Path, there: Path) -> None:
    async with serving(tmp_path) as served:
        said: dict[str, Any] = {"options": [{"answer": a, "value": 0, "doubt": 0, "trials": 9} for a in (0, 1)]}
        said |= ALIKE
        ann, table = await asked(served, aids="odds")
        await ann.send(type="advise", version=table["version"], here=True)
        assert (await ann.until("refused"))["code"] == "no-advice"
        await ann.send(type="thought", version=table["version"], **said)
        assert (await ann.until("refused"))["code"] == "no-advice"
        one, other = served.client(), served.client()
        await one.create("dice_forge", ME, OPEN, aids="all")
        await one.connect()
        await other.join(one.table)
        told = await other.connect()
        await one.until("table")
        waits = other if one.asking else one
        await waits.send(type="advise", version=told["version"], here=True)
        assert (await waits.until("refused"))["code"] == "not-asked"
        await waits.send(type="thought", version=told["version"], **said)
        assert (await waits.until("refused"))["code"] == "not-asked"


@run
async def test_a_page_cannot_have_its_thoughts_told_without_end(tmp_path: Path, there: Path) -> None:
    async with serving(tmp_path, limits=Limits(thoughts=Pace(2, 0))) as served:
        ann, table = await asked(served)
        found = [{"answer": a, "value": 0, "doubt": 0, "trials": 9} for a in (0, 1)]
        for wanted in ("advice", "advice", "refused"):
            await ann.send(type="thought", version=table["version"], options=found, **ALIKE)
            told = await ann.until(wanted)
        assert told["code"] == "too-fast"


@run
async def test_a_matter_of_taste_is_nothing_to_think_about(tmp_path: Path, there: Path) -> None:
    async with serving(tmp_path) as served:
        ann = served.client()
        await ann.create("roll_player", ME)
        table = await ann.connect(thinks=True)
        match = served.app.state.registry._tables[ann.table].room.match
        assert match.game.questions[match.record.question].taste
        await ann.send(type="advise", version=table["version"], here=True)
        assert (await ann.until("advice"))["options"] == []


# --- what nobody may know ---


@pytest.mark.parametrize("name", [name for name, game in games().items() if game.hides])
def test_what_a_page_thinks_about_follows_from_what_its_seat_sees(name: str) -> None:
    """Two games in which other things have happened behind the back of a seat: not one truth in another order, but
    another truth, with cards that were really drawn and choices that were really made. As long as the seat sees the
    same, its page is given the same to think about."""
    played = game(name)
    setup = next(s for s in played.samples() if s.seats >= 2)
    differed = 0
    for seed in range(12):
        g, book, _, teams = started(played, setup)
        other, pick, seat = g.copy(), picker(seed), seed % 2
        for _ in range(300):
            if g.over:
                break
            if g.asked == seat:
                differed += g.buffer != other.buffer
                believed = (played.believed(it, book, seat, teams) for it in (g, other))
                assert len({bytes(it.buffer) for it in believed}) == 1
            g, other = _parted(played, g, other, book, seat, teams, pick)
    assert differed, "nothing ever differed: the test proves nothing"


def _parted(
    played: Game, g: Header, other: Header, book: Record, seat: int, teams: tuple[int, ...], pick: Any
) -> tuple[Header, Header]:
    """Both games after one more answer: another one in each, if the seat sees no difference; else the same one; and the
    same game, if it sees one even so."""
    a = pick(g.options)
    secret = g.asked == NATURE or (played.sealed(g) and g.asked != seat)
    for b in (pick(g.options), a) if secret else (a,):
        if (g.question, g.asked, g.options) != (other.question, other.asked, other.options):
            break
        one, two = g.copy(), other.copy()
        played.answer(one, book, a)
        played.answer(two, book, b)
        if played.view(one, seat, teams).buffer == played.view(two, seat, teams).buffer:
            return one, two
    one = g.copy()
    played.answer(one, book, a)
    return one, one.copy()


def test_the_message_holds_what_is_believed() -> None:
    assert OPTIONS == SHOWN
    room = founded("dice_throne", Setup(2))
    match = room.match
    assert match is not None
    told = position(match, 3)
    hidden = match.record.layout.table(b64decode(told.record))
    assert (told.seat, told.options, told.version) == (match.asked, match.record.options, 3)
    assert bytes(match.game.view(hidden, match.asked, match.teams).buffer) == bytes(match.seen(match.asked).view.buffer)
    assert bytes(hidden.buffer) != bytes(match.record.buffer)  # the other's hand is another one


# --- the process ---


@together("race")
@run
async def test_a_module_is_looked_for_and_then_built_in_a_process_of_its_own(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    played, teams = game("race"), (0, 1)
    kept = built(played, teams)
    pool = Modules()
    try:
        while pool.ready(played, teams) is None:
            assert pool.coming(played, teams)
            await asyncio.sleep(0.05)
        assert pool.ready(played, teams) == kept.name
        assert pool.file(kept.name) == kept.read_bytes()
        assert pool.file("other.wasm") is None
        assert pool.net(played, 2) == ""
        monkeypatch.setenv("DICEWRIGHT_CACHE", str(tmp_path))
        other = Modules()
        while other.ready(played, teams) is None:
            await asyncio.sleep(0.05)
        assert other.file(kept.name) == kept.read_bytes()  # built anew, and the same
        other.close()
        (tmp_path / "modules" / kept.name).unlink()
        packed_in(tmp_path, kept.name).write_bytes(lzma.compress(b"packed"))
        third = Modules(tmp_path)
        while third.ready(played, teams) is None:
            await asyncio.sleep(0.05)
        assert third.file(kept.name) == b"packed"
        third.close()
    finally:
        pool.close()
    assert pool.ready(played, (0, 1, 2)) is None
    assert not pool.coming(played, (0, 1, 2))


def test_the_seed_is_that_of_the_servers_own_adviser() -> None:
    """So a page finds what the server would have found."""
    room = founded("dice_forge", Setup(2))
    match = room.match
    assert match is not None
    seeds: list[int] = []
    adviser = Player("quick-adviser", match.game, match.teams)
    asked = adviser._asked()

    def heard(*about: Any) -> Any:
        ask = asked(*about)

        def noted(what: int, lane: int, seed: int, spent: int, of: int) -> int:
            seeds.append(seed)
            return ask(what, lane, seed, spent, of)

        return noted

    adviser._ask = heard
    adviser.weigh(match.record, match.book, match.weights, match.asked, seed_of(7))
    assert set(seeds) == {int(position(match, 7).seed)}
