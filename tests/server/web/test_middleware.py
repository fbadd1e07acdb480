"""What the server does not let in, and what it never lets out."""

from __future__ import annotations

import asyncio
import dataclasses
import json
import socket as sockets
from contextlib import suppress
from pathlib import Path

import pytest
import websockets
from websockets.exceptions import ConnectionClosed, InvalidStatus

from dicewright import server
from dicewright.cli import main
from dicewright.server.limits import Bucket, Buckets, Pace
from dicewright.server.messages import PROTOCOL
from dicewright.server.tables import registry
from dicewright.server.tables.refusals import Denied, refusal_message
from dicewright.server.view.translate import clean_name
from dicewright.server.web import page

from ..serving import BOT, FREE, ME, OPEN, SAME, run, serving

TABLE = {"game": "race", "seats": [ME, SAME]}


async def closed(client_socket: websockets.ClientConnection) -> int:
    """Read until the server closes; the code it closes with."""
    with suppress(ConnectionClosed):
        async with asyncio.timeout(20):
            async for _ in client_socket:
                pass
    await client_socket.wait_closed()
    return client_socket.close_code or 0


@run
async def test_other_origins_may_not_write(tmp_path: Path) -> None:
    async with serving(tmp_path, origins=("https://dice.example.org",)) as served:
        client = served.client()
        for origin in ("https://evil.example.org", "null", served.base.replace("127.0.0.1", "127.0.0.2"), ""):
            refused = await client.http("POST", "/api/tables", TABLE, origin=origin)
            assert (refused.status_code, refused.json()["code"]) == (403, "origin")
        without = await served.http.post("/api/tables", json=TABLE)
        assert without.status_code == 403
        assert (await client.http("POST", "/api/tables", TABLE, origin="https://dice.example.org")).status_code == 200
        assert (await client.http("POST", "/api/tables", TABLE)).status_code == 200


@run
async def test_other_origins_get_no_socket(tmp_path: Path) -> None:
    async with serving(tmp_path) as served:
        client = served.client()
        for origin in ("https://evil.example.org", "null", served.base + "1"):
            with pytest.raises((InvalidStatus, ConnectionClosed)):
                await client.open(origin)
        with pytest.raises((InvalidStatus, ConnectionClosed)):
            await websockets.connect(served.base.replace("http", "ws") + "/api/socket")
        await client.open()


@run
async def test_a_name_that_is_not_ours_is_no_host(tmp_path: Path) -> None:
    """A hostile page can let its own name point at this machine; then origin and host agree."""
    async with serving(tmp_path, origins=("https://dice.example.org",)) as served:
        client = served.client()
        for name, status in (
            ("evil.example.org", 403),
            ("dice.example.org", 200),
            ("localhost:5", 200),
            ("[::1]", 200),
        ):
            assert (await client.http("GET", "/healthz", host=name)).status_code == status
        evil = {"host": "evil.example.org", "origin": "http://evil.example.org"}
        assert (await client.http("POST", "/api/tables", TABLE, **evil)).status_code == 403


@run
async def test_every_answer_has_a_strict_policy(tmp_path: Path) -> None:
    async with serving(tmp_path) as served:
        client = served.client()
        for path in ("/", "/api/games", "/healthz", "/nothing/here", "/t/" + "a" * 16):
            answer = await client.http("GET", path)
            policy = answer.headers["content-security-policy"]
            assert "default-src 'none'" in policy
            assert "unsafe" not in policy
            assert "frame-ancestors 'none'" in policy
            assert answer.headers["x-content-type-options"] == "nosniff"
            assert "server" not in answer.headers or "uvicorn" in answer.headers["server"]
        assert (await client.http("DELETE", "/api/tables/mine")).json()["code"] == "method"


@run
async def test_frames_and_bodies_are_at_most_eight_kib(tmp_path: Path) -> None:
    async with serving(tmp_path) as served:
        client = served.client()
        await client.create("race", ME, SAME)
        await client.connect()
        assert client.socket is not None
        await client.socket.send(json.dumps({"type": "chat", "text": "x" * 9000}))
        assert await closed(client.socket) == 1009
        large = await client.http("POST", "/api/tables", TABLE | {"options": {str(k): "x" * 500 for k in range(20)}})
        assert (large.status_code, large.json()["code"]) == (413, "too-large")


@run
async def test_nonsense_is_refused_and_breaks_nothing(tmp_path: Path) -> None:
    async with serving(tmp_path) as served:
        client = served.client()
        await client.create("race", ME, SAME)
        await client.connect()
        assert client.socket is not None
        for nonsense in ("", "{", "[" * 4000, '{"type":"answer"}', '{"type":"fly"}', '"hello"', "null", "1e999"):
            await client.socket.send(nonsense)
            refused = await client.until("refused")
            assert refused["code"] == "unreadable"
            assert "Traceback" not in json.dumps(refused)
        await client.socket.send(b"\x00\x01")
        assert (await client.until("refused"))["code"] == "unreadable"
        await client.send(type="hello", protocol=PROTOCOL, table=client.table)
        assert (await client.until("refused"))["code"] == "protocol"
        await client.answer(0)


@pytest.mark.parametrize(
    ("first", "code"),
    [
        ({"type": "hello", "protocol": 99, "table": "a" * 16}, "protocol"),
        ({"type": "ping", "at": 1}, "protocol"),
        ({"type": "hello", "protocol": PROTOCOL, "table": "a" * 16}, "no-table"),
        ({"type": "hello", "protocol": PROTOCOL, "table": "?"}, "unreadable"),
    ],
)
def test_a_wrong_hello_ends_the_socket(tmp_path: Path, first: dict[str, object], code: str) -> None:
    @run
    async def attempt() -> None:
        async with serving(tmp_path) as served:
            client = served.client()
            await client.open()
            await client.send(**first)
            assert (await client.until("refused"))["code"] == code
            assert client.socket is not None
            assert await closed(client.socket) == 1002
            assert served.app.state.registry.count == 0  # asking for a table does not make one

    attempt()


@run
async def test_a_wrong_token_holds_no_seat(tmp_path: Path) -> None:
    async with serving(tmp_path) as served:
        ann, eve = served.client(), served.client()
        await ann.create("race", ME, SAME)
        await ann.connect()
        eve.token, eve.table = registry.fresh_token(), ann.table
        table = await eve.connect()
        assert not any(seat["mine"] for seat in table["seats"])
        assert table["scene"]["asking"] is None
        for bad in ("Bearer x", "Basic abc", "Bearer " + "a" * 44):
            refused = await served.http.get("/api/tables/mine", headers={"authorization": bad})
            assert refused.status_code == 401
        left = await eve.http("POST", f"/api/tables/{ann.table}/leave", {})
        assert (left.status_code, left.json()["code"]) == (403, "not-yours")


@run
async def test_tokens_are_kept_hashed_and_seeds_stay_inside(tmp_path: Path) -> None:
    async with serving(tmp_path) as served:
        ann = served.client()
        await ann.create("race", ME, BOT)
        await ann.connect()
        room = served.app.state.registry._tables[ann.table].room
        seed = room.founded.server_seed.hex()
        everything = " ".join(ann.heard) + str(await ann.ok("GET", f"/api/tables/{ann.table}"))
        assert seed not in everything
        assert ann.token not in everything
        assert registry.person_of(ann.token) not in everything
    kept = b"".join(p.read_bytes() for p in tmp_path.iterdir() if p.name.startswith("tables"))
    assert ann.token.encode() not in kept
    assert registry.person_of(ann.token).encode() in kept


@run
async def test_too_many_messages_on_a_socket(tmp_path: Path) -> None:
    async with serving(tmp_path, dataclasses.replace(FREE, messages=Pace(5, 0.001))) as served:
        client = served.client()
        await client.create("race", ME, SAME)
        await client.connect()
        for _ in range(7):
            await client.send(type="ping", at=0)
        replies = [(await client.receive())["type"] for _ in range(7)]
        assert replies.count("pong") == 5
        assert replies[-1] == "refused"
        for _ in range(60):
            await client.send(type="ping", at=0)
        assert client.socket is not None
        assert await closed(client.socket) == 1008


@run
async def test_too_many_requests_from_an_address(tmp_path: Path) -> None:
    limits = dataclasses.replace(FREE, requests=Pace(6, 0.001), writes=Pace(2, 0.001))
    async with serving(tmp_path, limits) as served:
        client = served.client()
        codes = [(await client.http("POST", "/api/tables", TABLE)).status_code for _ in range(4)]
        assert codes == [200, 200, 429, 429]
        codes = [(await client.http("GET", "/healthz")).status_code for _ in range(4)]
        assert codes == [200, 200, 429, 429]


@run
async def test_caps_on_tables_and_sockets(tmp_path: Path) -> None:
    limits = dataclasses.replace(FREE, tables_each=2, sockets_each=2, viewers=1)
    async with serving(tmp_path, limits) as served:
        ann = served.client()
        for _ in range(2):
            await ann.create("race", ME, SAME)
        refused = await ann.http("POST", "/api/tables", TABLE)
        assert (refused.status_code, refused.json()["code"]) == (429, "too-many-tables")
        await ann.connect()
        watcher = served.client()
        watcher.table = ann.table
        await watcher.open()
        await watcher.send(type="hello", protocol=PROTOCOL, table=ann.table)
        assert (await watcher.until("refused"))["code"] == "too-many-sockets"
        again = served.client()
        again.token, again.table = ann.token, ann.table
        await asyncio.sleep(0.1)
        await again.connect()  # who has a seat always gets in
        with pytest.raises((InvalidStatus, ConnectionClosed)):
            await served.client().open()


@run
async def test_tables_in_memory_make_place_for_others(tmp_path: Path) -> None:
    async with serving(tmp_path, dataclasses.replace(FREE, tables=2)) as served:
        clients = [served.client() for _ in range(3)]
        for client in clients:
            await client.create("race", ME, SAME)
        assert served.app.state.registry.count == 2
        await clients[0].connect()  # is read from disk again
        await clients[1].connect()
        refused = await clients[2].http("GET", f"/api/tables/{clients[2].table}")
        assert (refused.status_code, refused.json()["code"]) == (503, "too-many-tables")


@run
async def test_a_mistake_in_the_server_shows_no_traceback(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    async with serving(tmp_path) as served:

        async def broken(*args: object) -> None:
            raise RuntimeError("secret detail")

        monkeypatch.setattr(served.app.state.registry, "mine", broken)
        answer = await served.client().http("GET", "/api/tables/mine")
        assert answer.status_code == 500
        assert answer.json()["code"] == "broken"
        assert "secret" not in answer.text


@run
async def test_a_move_that_cannot_be_kept_is_not_told(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    async with serving(tmp_path) as served:
        ann = served.client()
        await ann.create("race", ME, OPEN)
        bob = served.client()
        await bob.join(ann.table)
        await ann.connect()
        await bob.connect()
        await ann.until("table")

        async def full(*args: object) -> None:
            raise OSError("disk full")

        with monkeypatch.context() as patch:
            patch.setattr(served.app.state.registry.journal, "append", full)
            await ann.send(type="answer", version=0, answer=2)
            assert ann.socket is not None
            assert await closed(ann.socket) == 1012
        assert all('"taken"' not in message for message in ann.heard)
        table = await ann.connect()
        assert table["version"] == 0
        assert table["scene"]["asking"]


@run
async def test_health(tmp_path: Path) -> None:
    async with serving(tmp_path) as served:
        client = served.client()
        await client.create("race", ME, SAME)
        await client.connect()
        health = await client.ok("GET", "/healthz")
        assert (health["ok"], health["tables"], health["sockets"]) == (True, 1, 1)


@run
async def test_without_a_page_the_server_says_how_to_build_it(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(page, "page_folder", lambda: None)
    async with serving(tmp_path) as served:
        answer = await served.client().http("GET", "/")
        assert answer.status_code == 503
        assert "make play" in answer.text


@run
async def test_the_page_is_served_with_its_files(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    folder = tmp_path / "dist"
    (folder / "assets").mkdir(parents=True)
    (folder / "index.html").write_text("<!doctype html><title>here</title>")
    (folder / "icon.svg").write_text("<svg/>")
    (folder / "assets" / "main-1234.js").write_text("let x = 1;" * 200)
    (tmp_path / "outside.txt").write_text("secret")
    monkeypatch.setattr(page, "BUILT", folder)
    monkeypatch.setattr(page, "page_folder", lambda: folder)
    async with serving(tmp_path) as served:
        client = served.client()
        for path in ("/", f"/t/{'a' * 16}", "/about"):
            assert "here" in (await client.http("GET", path)).text
        script = await client.http("GET", "/assets/main-1234.js")
        assert "immutable" in script.headers["cache-control"]
        assert script.headers["content-encoding"] == "gzip"
        assert (await client.http("GET", "/icon.svg")).headers["content-type"].startswith("image/svg")
        for path in ("/..%2foutside.txt", "/assets/..%2f..%2foutside.txt", "/%2e%2e/outside.txt", "/missing.js"):
            assert "secret" not in (await client.http("GET", path)).text


def test_a_port_in_use_is_one_clear_sentence(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    with sockets.socket() as taken:
        taken.bind(("127.0.0.1", 0))
        taken.listen()
        port = taken.getsockname()[1]
        assert main(["serve", "--no-browser", "--port", str(port), "--database", str(tmp_path / "x")]) == 2
    assert "--port" in capsys.readouterr().err


def test_a_database_nobody_knows(capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["serve", "--no-browser", "--port", "0", "--database", "mysql://x/y"]) == 2
    assert "postgresql://" in capsys.readouterr().err


def test_buckets_fill_up_with_time(monkeypatch: pytest.MonkeyPatch) -> None:
    now = [100.0]
    monkeypatch.setattr("dicewright.server.limits.time.monotonic", lambda: now[0])
    bucket = Bucket(Pace(2, 0.5))
    assert [bucket.take() for _ in range(3)] == [True, True, False]
    now[0] += 2
    assert [bucket.take() for _ in range(2)] == [True, False]
    many = Buckets(Pace(1, 1))
    for address in range(Buckets.MANY + 2):
        assert many.take(address)
    assert not many.take(Buckets.MANY + 1)
    now[0] += 5
    assert many.take("new")
    assert len(many._buckets) == 1


def test_names_hold_no_signs_of_ours() -> None:
    assert clean_name("  A\ue0001\ue001nn   B ") == "A1nn B"


def test_every_refusal_has_words() -> None:
    import re

    sources = "".join(p.read_text() for p in Path(server.__file__).parent.rglob("*.py"))
    codes = set(re.findall(r'Denied\("([a-z-]+)"', sources))
    assert len(codes) > 15
    for code in codes:
        args = {"seats": {"seats": "2"}, "old-rules": {"began": "1", "now": "2"}}.get(code, {})
        for language in ("en", "ru", "pl"):
            assert refusal_message(Denied(code, 400, **args), language).text
