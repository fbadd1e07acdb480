"""The proxies of `deploy`, in front of two servers: nginx and Caddy, where they are installed."""

from __future__ import annotations

import asyncio
import json
import os
import re
import shutil
import socket
import ssl
import subprocess
import time
from collections.abc import Callable, Iterator
from contextlib import ExitStack, contextmanager
from pathlib import Path

import httpx
import pytest
import websockets
from websockets.typing import Origin

from dicewright.server.messages.bounds import PROTOCOL

from ..killing import Killed
from ..serving import WAIT, run

DEPLOY = Path(__file__).parents[3] / "deploy"
SETTINGS = """
proxies = ["127.0.0.1"]
metrics = ["127.0.0.1"]
origins = ["{origin}"]
logs = "json"
"""
TABLES = 12
SOMEBODY = "127.0.0.2"
"""Whence people come: another address than the proxy's."""
Start = Callable[[Path, int, list[str]], "subprocess.Popen[bytes]"]


def free_port() -> int:
    with socket.socket() as free:
        free.bind(("127.0.0.1", 0))
        return int(free.getsockname()[1])


def replaced(text: str, **changes: str) -> str:
    """A file with what is of one machine alone put otherwise; each must stand there."""
    for old, new in changes.items():
        assert old in text
        text = text.replace(old, new)
    return text


def nginx(folder: Path, port: int, servers: list[str]) -> subprocess.Popen[bytes]:
    names = ("-subj", "/CN=localhost", "-days", "1", "-keyout", str(folder / "key"), "-out", str(folder / "cert"))
    subprocess.run(
        ["openssl", "req", "-x509", "-newkey", "rsa:2048", "-nodes", *names], check=True, capture_output=True
    )
    site = replaced(
        (DEPLOY / "nginx.conf").read_text(),
        **{
            "server 127.0.0.1:8274;": "".join(f"server {it};" for it in servers),
            "listen 443 ssl http2;": f"listen 127.0.0.1:{port} ssl http2;",
            "listen [::]:443 ssl http2;": "",
            "listen 80;": f"listen 127.0.0.1:{free_port()};",
            "listen [::]:80;": "",
            "dice.example.org;": "localhost;",
            "/etc/letsencrypt/live/dice.example.org/fullchain.pem": str(folder / "cert"),
            "/etc/letsencrypt/live/dice.example.org/privkey.pem": str(folder / "key"),
            "proxy_set_header Host $host;": "proxy_set_header Host $http_host;",  # its port is no usual one
        },
    )
    whole = f"daemon off; pid {folder}/pid; events {{}} http {{ access_log off; {site} }}"
    (folder / "nginx.conf").write_text(whole)
    command = ["nginx", "-p", str(folder), "-e", str(folder / "errors"), "-c", str(folder / "nginx.conf")]
    return subprocess.Popen(command)


def caddy(folder: Path, port: int, servers: list[str]) -> subprocess.Popen[bytes]:
    site = (DEPLOY / "Caddyfile").read_text()
    site, count = re.subn(r"dynamic a dicewright 8274 \{.*?\}", f"to {' '.join(servers)}", site, flags=re.DOTALL)
    assert count == 1
    version = re.match(r"v?2\.(\d+)", subprocess.run(["caddy", "version"], capture_output=True, text=True).stdout)
    assert version is not None
    if int(version[1]) < 7:  # as Debian has it: then these are as they are anyway, or cannot be said
        site = re.sub(r"\{\s*fallback random\s*\}|stream_close_delay .*", "", site)
    own = f"{{\nadmin off\nhttp_port {free_port()}\nskip_install_trust\nstorage file_system {folder}/kept\n}}\n"
    (folder / "Caddyfile").write_text(own + site)
    environment = os.environ | {"SITE": f"https://localhost:{port}", "HOME": str(folder)}
    command = ["caddy", "run", "--adapter", "caddyfile", "--config", str(folder / "Caddyfile")]
    return subprocess.Popen(command, env=environment, stderr=subprocess.DEVNULL)


@contextmanager
def before(start: Start, folder: Path, database: str) -> Iterator[tuple[str, list[str]]]:
    """A proxy in front of two servers: where it is, and where they are."""
    port = free_port()
    origin = f"https://localhost:{port}"
    (folder / "settings.toml").write_text(SETTINGS.format(origin=origin))
    with ExitStack() as stack, (folder / "log").open("w") as log:
        bases = []
        for k in range(2):
            server = Killed(folder / str(k), "--database", database, "--config", str(folder / "settings.toml"), log=log)
            stack.callback(server.kill)
            bases.append(server.base)
        process = start(folder, port, [base.removeprefix("http://") for base in bases])
        stack.callback(process.wait)
        stack.callback(process.terminate)
        until = time.monotonic() + WAIT
        while True:
            try:
                if httpx.get(f"{origin}/healthz", verify=False, timeout=WAIT).status_code == 200:
                    break
            except httpx.HTTPError:
                assert process.poll() is None
                assert time.monotonic() < until
            time.sleep(0.1)
        yield origin, bases


async def a_few_moves(origin: str, table: str, token: str) -> None:
    trusting = ssl.create_default_context()
    trusting.check_hostname, trusting.verify_mode = False, ssl.CERT_NONE
    where = f"{origin.replace('https', 'wss')}/api/socket/{table}"
    async with (
        asyncio.timeout(WAIT),
        websockets.connect(where, origin=Origin(origin), ssl=trusting, max_size=None, local_addr=(SOMEBODY, 0)) as line,
    ):
        hello = {"type": "hello", "protocol": PROTOCOL, "table": table, "token": token, "seed": "mine"}
        await line.send(json.dumps(hello))
        left = 3
        while left:
            message = json.loads(await line.recv())
            if message["type"] in ("table", "step") and message["scene"] and message["scene"]["asking"]:
                await line.send(json.dumps({"type": "answer", "version": message["version"], "answer": 0}))
                left -= 1
        await line.send(json.dumps({"type": "resign", "seat": 0}))
        while True:
            message = json.loads(await line.recv())
            if message["type"] == "step" and message["scene"]["result"]:
                return


@pytest.mark.parametrize("start", [nginx, caddy], ids=lambda it: it.__name__)
def test_two_servers_behind_a_proxy(start: Start, own_postgres: str, tmp_path: Path) -> None:
    if shutil.which(start.__name__) is None or shutil.which("openssl") is None:
        pytest.skip(f"{start.__name__} is not installed")

    @run
    async def play() -> None:
        with before(start, tmp_path, own_postgres) as (origin, bases):
            line = httpx.AsyncHTTPTransport(verify=False, local_address=SOMEBODY)
            asked = {"origin": origin, "x-forwarded-for": "9.9.9.9"}
            async with httpx.AsyncClient(transport=line, base_url=origin, headers=asked, timeout=WAIT) as http:
                page = await http.get("/api/games?lang=pl")
                assert page.status_code == 200
                assert page.headers["strict-transport-security"]
                assert page.headers["x-request-id"]
                tables = []
                for _ in range(TABLES):
                    body = {"game": "dice_forge", "seats": [{"kind": "me", "name": "Ann"}, {"kind": "same"}]}
                    made = (await http.post("/api/tables", json=body)).json()
                    await a_few_moves(origin, made["table"], made["token"])
                    tables.append(made)
                table, token = tables[0]["table"], {"authorization": f"Bearer {tables[0]['token']}"}
                async with http.stream("GET", f"/api/tables/{table}/review", headers=token) as review:
                    assert review.status_code == 200
                    first = await anext(review.aiter_lines())  # it thinks on, and nobody waits for the end
                    assert json.loads(first)
                large = await http.post(f"/api/tables/{table}/looked", content=b"x" * (2 * 2**20 - 10), headers=token)
                assert large.json()["code"] == "unreadable"  # by the server, which has read all of it
            figures = [httpx.get(f"{base}/metrics").text for base in bases]
            assert all(re.search(r"(?m)^dicewright_tables [1-9]", it) for it in figures)  # both have some
            assert not any(re.search(r"(?m)^dicewright_relayed_total\{", it) for it in figures)  # each where it lives
        told = [json.loads(it) for it in (tmp_path / "log").read_text().splitlines() if it.startswith("{")]
        requests = [it for it in told if str(it.get("path", "")).startswith("/api/tables")]
        assert requests
        assert {it["address"] for it in requests} == {SOMEBODY}

    play()
