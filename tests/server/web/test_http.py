"""What there is to play, and what is refused over HTTP."""

from __future__ import annotations

from pathlib import Path

import pytest

from dicewright import bots
from dicewright.kernel.game import game
from dicewright.kernel.words import LANGUAGES

from ..serving import BOT, ME, OPEN, run, serving


@pytest.mark.parametrize(
    ("body", "code"),
    [
        ({"game": "irondie", "seats": [ME]}, "seats"),
        ({"game": "irondie", "seats": [OPEN, OPEN]}, "no-person"),
        ({"game": "irondie", "seats": [ME, {"kind": "bot", "level": "genius"}]}, "no-level"),
        ({"game": "chess", "seats": [ME, BOT]}, "setup"),
        ({"game": "irondie", "seats": [ME, BOT], "options": {"match": "endless"}}, "setup"),
        ({"game": "irondie", "seats": "all"}, "unreadable"),
    ],
)
def test_tables_that_cannot_be_made(tmp_path: Path, body: dict[str, object], code: str) -> None:
    @run
    async def attempt() -> None:
        async with serving(tmp_path) as served:
            refused = await served.client().http("POST", "/api/tables", body)
            assert refused.status_code == 400
            assert refused.json()["code"] == code
            assert refused.json()["text"]

    attempt()


@run
async def test_how_a_table_would_be(tmp_path: Path) -> None:
    async with serving(tmp_path) as served:
        ann = served.client()

        async def teams(game: str, seats: int, **options: str) -> list[int]:
            told = await ann.ok("POST", "/api/setup", {"game": game, "seats": seats, "options": options})
            return list(told["teams"])

        assert await teams("irondie", 4) == [0, 1, 0, 1]
        assert await teams("dice_throne", 4) == [0, 1, 0, 1]
        assert await teams("dice_throne", 4, mode="king") == [0, 1, 2, 3]
        wrong = {"game": "dice_throne", "seats": 4, "options": {"mode": "duel"}}
        said = [(await ann.ok("POST", f"/api/setup?lang={it}", wrong))["wrong"] for it in LANGUAGES]
        assert len(set(said)) == len(LANGUAGES)
        assert all(said)
        assert (await ann.ok("GET", "/api/tables/mine"))["tables"] == []


@run
async def test_what_a_game_refuses_is_said_in_the_language_of_the_page(tmp_path: Path) -> None:
    async with serving(tmp_path) as served:
        body = {"game": "irondie", "seats": [ME, BOT], "options": {"match": "endless"}}
        said = [(await served.client().http("POST", f"/api/tables?lang={it}", body)).json() for it in LANGUAGES]
        assert {it["code"] for it in said} == {"setup"}
        assert len({it["text"] for it in said}) == len(LANGUAGES)


@run
async def test_what_there_is_to_play_in_every_language(tmp_path: Path) -> None:
    async with serving(tmp_path) as served:
        ann = served.client()
        labels = set()
        for language in LANGUAGES:
            lobby = await ann.ok("GET", f"/api/games?lang={language}")
            names = {g["name"]: g for g in lobby["games"]}
            assert {"irondie", "dice_forge", "roll_player"} <= set(names)
            assert [level["value"] for level in lobby["levels"]] == list(bots.offered())
            labels.add(tuple(c["label"] for c in names["irondie"]["choices"]))
            rules = await ann.ok("GET", f"/api/rules/irondie?lang={language}")
            assert [r["id"] for a in rules["areas"] for r in a["rules"]] == [r.id for r in game("irondie").rules]
        assert len(labels) == len(LANGUAGES)
        assert (await ann.http("GET", "/api/rules/irondie/ID-none-1")).status_code == 404
        assert (await ann.http("GET", "/api/rules/chess")).status_code == 404
