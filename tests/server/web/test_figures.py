"""Figures for Prometheus: for those alone who may read them, in its format, and true."""

from __future__ import annotations

import random
import re
from ipaddress import ip_network
from pathlib import Path

from ..serving import BOT, ME, SAME, Served, run, serving

LINE = re.compile(r'(dicewright_[a-z_]+)(\{[a-z]+="[^"]*"\})? (-?[0-9.e+]+)')
HERE = (ip_network("127.0.0.0/8"),)


async def figures(served: Served) -> dict[str, float]:
    answer = await served.http.get("/metrics", headers={"host": "whatever:9"})
    assert answer.status_code == 200
    assert answer.headers["content-type"].startswith("text/plain; version=0.0.4")
    found: dict[str, float] = {}
    described: set[str] = set()
    for line in answer.text.splitlines():
        if line.startswith("#"):
            described.add(line.split()[2])
            continue
        read = LINE.fullmatch(line)
        assert read is not None, line
        assert {read[1], re.sub("_(bucket|sum|count)$", "", read[1])} & described
        found[read[1] + (read[2] or "")] = float(read[3])
    return found


@run
async def test_what_happens_is_counted(tmp_path: Path) -> None:
    async with serving(tmp_path, readers=HERE) as served:
        before = await figures(served)
        ann, kim = served.client(), served.client()
        await ann.create("race", ME, SAME)
        await ann.connect()
        await ann.play(random.Random(1), most=3)
        await ann.send(type="answer", version=99, answer=0)
        await ann.until("refused")
        await ann.http("GET", "/api/tables/none")
        await kim.create("race", ME, BOT)
        await kim.connect()
        await kim.play(random.Random(1), most=2)
        now = await figures(served)

        def more(name: str) -> float:
            return now[name] - before.get(name, 0)

        assert more("dicewright_move_seconds_count") == 5
        assert more('dicewright_move_seconds_bucket{le="+Inf"}') == 5
        assert more('dicewright_refused_total{code="stale"}') == 1
        assert more('dicewright_requests_total{status="404"}') == 1
        assert more("dicewright_request_seconds_count") >= 4
        assert more('dicewright_store_writes_total{result="kept"}') >= 9
        assert more("dicewright_store_write_seconds_count") >= 1
        assert more('dicewright_bot_thoughts_total{result="answered"}') >= 1
        assert (now["dicewright_tables"], now["dicewright_sockets"]) == (2, 2)
        assert now["dicewright_store_waiting"] == 0
        bounds = [value for name, value in now.items() if name.startswith("dicewright_move_seconds_bucket")]
        assert bounds == sorted(bounds)


@run
async def test_nobody_else_reads_them(tmp_path: Path) -> None:
    async with serving(tmp_path, readers=(ip_network("10.0.0.0/8"),)) as served:
        assert (await served.http.get("/metrics")).status_code == 404
