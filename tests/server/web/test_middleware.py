"""What the server does not let in, and what every answer carries."""

from __future__ import annotations

import dataclasses
from pathlib import Path

import pytest
import websockets
from websockets.exceptions import ConnectionClosed, InvalidStatus

from dicewright.server.limits import Pace

from ..serving import FREE, ME, SAME, run, serving

TABLE = {"game": "race", "seats": [ME, SAME]}


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
            assert (await client.http("GET", "/api/games", host=name)).status_code == status
            assert (await client.http("GET", "/healthz", host=name)).status_code == 200  # programs know other names
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
async def test_too_many_requests_from_an_address(tmp_path: Path) -> None:
    limits = dataclasses.replace(FREE, requests=Pace(6, 0.001), writes=Pace(2, 0.001))
    async with serving(tmp_path, limits) as served:
        client = served.client()
        codes = [(await client.http("POST", "/api/tables", TABLE)).status_code for _ in range(4)]
        assert codes == [200, 200, 429, 429]
        codes = [(await client.http("GET", "/healthz")).status_code for _ in range(4)]
        assert codes == [200, 200, 429, 429]


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
