"""What earlier releases wrote is still read: it replays to the same end, or is refused by the version of its rules."""

from __future__ import annotations

import json
import re
import sqlite3
from dataclasses import replace
from pathlib import Path
from typing import Any

import pytest

from dicewright.kernel.game import Refusal, game
from dicewright.kernel.words import LANGUAGES
from dicewright.match import dumps, loads
from server.serving import FREE, ME, SAME, run, serving

from .keep import end

HERE = Path(__file__).parent
RELEASES = sorted(path.parent for path in HERE.glob("*/tables.sql"))


def kept(what: str) -> list[Any]:
    """All that is kept of one kind: (folder of the release, what it came to)."""
    lines = [(folder, json.loads(line)) for folder in RELEASES for line in (folder / "ends.jsonl").open()]
    return [pytest.param(folder, it, id=f"{folder.name}-{it[what]}") for folder, it in lines if what in it]


def replays(it: dict[str, Any]) -> bool:
    """What is to be expected: the rules that began a game are the only ones that go on with it."""
    return bool(game(it["game"]).version == it["rules"])


def names_both(sentence: str, it: dict[str, Any]) -> bool:
    return all(re.search(rf"\b{re.escape(v)}\b", sentence) for v in (it["rules"], game(it["game"]).version))


def same(came: dict[str, object], it: dict[str, Any]) -> bool:
    return came == {key: it[key] for key in came}


@pytest.mark.parametrize(("folder", "it"), kept("save"))
def test_saves(folder: Path, it: dict[str, Any]) -> None:
    text = (folder / it["save"]).read_text(encoding="utf-8")
    if replays(it):
        match = loads(text)
        assert same(end(match), it)
        assert dumps(match) == text
    else:
        with pytest.raises(Refusal, match="open it with the version of Dicewright that wrote it") as no:
            loads(text)
        assert names_both(str(no.value), it)


def rows(database: Path) -> set[tuple[object, ...]]:
    with sqlite3.connect(database) as connection:
        return {
            (table, *row)
            for table in ("founded", "journal", "people", "finished")
            for row in connection.execute(f"SELECT * FROM {table}")
        }


@pytest.mark.parametrize("folder", RELEASES, ids=lambda folder: folder.name)
@run
async def test_tables(folder: Path, tmp_path: Path) -> None:
    database = tmp_path / "tables.sqlite3"
    with sqlite3.connect(database) as connection:
        connection.executescript((folder / "tables.sql").read_text(encoding="utf-8"))
    before = rows(database)
    tables = [it.values[1] for it in kept("table") if it.values[0] == folder]
    running = [it for it in tables if it["open"][0]]
    async with serving(tmp_path, replace(FREE, tables_each=len(running))) as served:
        client = served.client()
        client.token = tables[0]["token"]
        listed = [
            table["table"]
            for where in ("mine", "finished")
            for table in (await client.ok("GET", f"/api/tables/{where}"))["tables"]
        ]
        assert sorted(listed) == sorted(it["table"] for it in tables if replays(it))
        for it in tables:
            client.table = it["table"]
            if replays(it):
                session = await served.app.state.registry.open(client.table)
                assert same(end(session.room.match), it)
                shown = await client.connect()
                if not shown["scene"]["result"]:
                    await client.answer(0)
                await client.close()
                continue
            for language in LANGUAGES:
                refused = await client.http("GET", f"/api/tables/{client.table}?lang={language}")
                assert refused.status_code == 409
                assert refused.json()["code"] == "old-rules"
                assert names_both(refused.json()["text"], it)
        made = await client.http("POST", "/api/tables", {"game": "race", "seats": [ME, SAME]})
        assert made.status_code == (429 if all(map(replays, running)) else 200)
    assert before <= rows(database)
