"""Tables that are played with other cards than come with the game: checked, shown, sealed, and never trusted."""

from __future__ import annotations

import dataclasses
import random
from pathlib import Path
from typing import Any

import pytest
from msgspec.structs import replace

from dicewright.kernel.game import ContentFile, Refusal, game
from dicewright.match import loads
from dicewright.server.limits import Pace
from dicewright.server.messages.bounds import CONTENT
from dicewright.server.tables.content import contents_of
from dicewright.server.tables.fairness import verify
from dicewright.server.tables.room import Room

from ..serving import BOT, FREE, ME, OPEN, Client, run, serving

CARDS = "[market.longsword]\nprice = 9\n\n[market.longbow]\nhands = 1\n"
COLOURS = '[colours.recon_a.white]\neffects = [{ class = "life", colour = "any", delta = 5 }]\n'
OWN = {"text": CARDS, "name": "box.toml"}
LONGSWORD = 0
DIFFERENCES = [("Longsword", "price", "5", "9", "reconstructed"), ("Longbow", "hands", "2", "1", "reconstructed")]


def told(content: Any) -> list[tuple[str, ...]]:
    return [(d["thing"], d["field"], d["shipped"], d["own"], d["sure"]) for d in content["differences"]]


async def content_of(client: Client, lang: str = "en") -> Any:
    return await client.ok("GET", f"/api/tables/{client.table}/content?lang={lang}")


def book_of(served: Any, table: str) -> Any:
    return served.app.state.registry._tables[table].room.match.book


@run
async def test_a_table_is_played_with_a_file_and_everybody_sees_it_before_he_sits_down(tmp_path: Path) -> None:
    async with serving(tmp_path) as served:
        ann = served.client()
        await ann.create("roll_player", ME, OPEN, content=OWN)
        guest = served.client()
        guest.table = ann.table
        table = await guest.connect()  # who only looks, before the start
        assert (table["status"], table["content"]) == ("gathering", {"name": "box.toml", "changes": 2})
        assert (await guest.ok("GET", f"/api/tables/{ann.table}"))["content"]["changes"] == 2
        content = await content_of(guest)
        assert sorted(told(content)) == sorted(DIFFERENCES)
        assert content["name"] == "box.toml"
        assert {d["thing"] for d in (await content_of(guest, "ru"))["differences"]} == {"Длинный меч", "Длинный лук"}
        await guest.join(ann.table)
        await ann.connect()
        await guest.connect()
        assert book_of(served, ann.table).price[LONGSWORD] == 9
        assert table["fairness"]["book"] == game("roll_player").book_hash(book_of(served, ann.table))
        await guest.send(type="why", rule="RP-weapon-1")  # told from the cards that come with the game
        assert "other cards are in force" in (await guest.until("rule"))["note"]
        await guest.send(type="why", rule="RP-mkt-3")
        assert "other cards" not in (await guest.until("rule"))["note"]


def market(client: Client) -> list[Any]:
    areas = client.last["scene"]["board"]["areas"]
    return list(next(area for area in areas if area["ref"] == "market")["things"])


@run
async def test_what_is_told_at_the_table_is_told_from_its_own_cards(tmp_path: Path) -> None:
    """In this process, and where other processes make the words."""
    every = "".join(f"[market.{name}]\nprice = 17\n" for name in game("roll_player").content["market"])  # type: ignore[attr-defined]
    for processes in (1, 2):
        async with serving(tmp_path / str(processes), processes=processes) as served:
            ann = served.client()
            await ann.create("roll_player", ME, content={"text": every})
            await ann.connect()
            while not (things := market(ann)):
                await ann.play(random.Random(1), 1)
            assert {thing["facets"]["price"] for thing in things} == {17}


@run
async def test_the_cards_are_sealed_into_the_table(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """A restart, a correction of what comes with the game, a save and a fork: all have the cards of the table."""
    async with serving(tmp_path) as served:
        ann = served.client()
        await ann.create("roll_player", ME, content=OWN)
        await ann.connect()
        await ann.play(random.Random(3), 5)
        before = ann.version
    corrected = contents_corrected()
    monkeypatch.setattr("dicewright.games.roll_player.content.card_file.SHIPPED", corrected)
    g = game("roll_player")
    object.__setattr__(g, "content", corrected)
    g._read.cache_clear()
    g._book.cache_clear()
    try:
        async with serving(tmp_path) as served:
            again = served.client()
            again.token, again.table = ann.token, ann.table
            table = await again.connect()
            assert table["version"] == before
            assert book_of(served, again.table).price[LONGSWORD] == 9
            await again.play(random.Random(4))
            assert again.over
            save = (await again.http("GET", f"/api/tables/{again.table}/download")).text
            assert verify(save).checked > 0
            assert loads(save).book.price[LONGSWORD] == 9  # type: ignore[attr-defined]
            assert (await again.ok("GET", f"/api/tables/{again.table}/verify"))["fair"]
            assert (await again.ok("GET", f"/api/tables/{again.table}/replay?count=3"))["total"] > 3
            fork = await again.ok("POST", f"/api/tables/{again.table}/fork", {"at": 3, "seats": [ME]})
            other = served.client()
            other.token, other.table = again.token, fork["table"]
            assert (await other.connect())["content"]["name"] == "box.toml"
            assert book_of(served, other.table).price[LONGSWORD] == 9
    finally:
        monkeypatch.undo()
        from dicewright.games.roll_player.content.card_file import SHIPPED

        object.__setattr__(g, "content", SHIPPED)
        g._read.cache_clear()
        g._book.cache_clear()


def contents_corrected() -> Any:
    """What comes with the game, after somebody has seen the cards: every price is another."""
    shipped: Any = game("roll_player").content
    market = {name: {**card, "price": 1} for name, card in shipped["market"].items()}
    return {**shipped, "market": market}


@run
async def test_a_server_plays_with_files_of_its_own_and_says_so(tmp_path: Path) -> None:
    files = [ContentFile(CARDS, "/home/ann/box.toml"), ContentFile(COLOURS, "colours.toml")]
    async with serving(tmp_path, contents=contents_of(files)) as served:
        ann = served.client()
        lobby = {g["name"]: g for g in (await ann.ok("GET", "/api/games"))["games"]}
        assert lobby["roll_player"]["content"] == {"name": "box.toml", "changes": 2}
        assert (lobby["irondie"]["content"]["changes"], lobby["dice_forge"]["content"]) == (1, None)
        usual = await ann.ok("GET", "/api/content/roll_player/usual")
        assert sorted(told(usual)) == sorted(DIFFERENCES)
        assert "/home" not in str(usual)
        for content, price in ((None, 9), ({"text": ""}, 5), ({"text": "[market.longsword]\nprice = 2"}, 2)):
            await ann.create("roll_player", ME, content=content)
            await ann.connect()
            assert book_of(served, ann.table).price[LONGSWORD] == price
        await ann.create("irondie", ME, BOT)
        assert (await content_of(ann))["differences"][0]["field"] == "white"
    async with serving(tmp_path) as served:  # without them: what was founded stays as it was
        again = served.client()
        again.token, again.table = ann.token, ann.table
        assert (await content_of(again))["name"] == "colours.toml"


@pytest.mark.parametrize(
    ("files", "said"),
    [
        ([ContentFile("[market.longsword]\nprice = 99\n", "a.toml")], "a.toml, line 2: market.longsword.price"),
        ([ContentFile("[nothing]\n", "a.toml")], "a.toml"),
        ([ContentFile(CARDS, "a.toml"), ContentFile(CARDS, "b.toml")], "two files for roll_player"),
    ],
)
def test_a_server_refuses_at_the_start_what_it_cannot_play_with(files: list[ContentFile], said: str) -> None:
    with pytest.raises(Refusal, match=said):
        contents_of(files)


@pytest.mark.parametrize(
    ("text", "said"),
    [
        ("[market.longsword]\nprice = 99\n", "line 2"),
        ("[market.longsword\n", "line 1"),
        ("[market.excalibur]\nprice = 3\n", "excalibur"),
        ("x = " + "[" * 5000, "content.toml"),
        ("x = " + "9" * 5000, "content.toml"),
        ("a." * 30_000 + "a = 1", "line 1"),
        ("x" + " " * 60_000 + "y", "line 1"),
        ('[market.longsword]\nprice = "' + "x" * 5000 + '"\n', "line 2"),
        ("[market.longsword]\n# \0", "content.toml, line 2: this is not UTF-8 text"),
        ("[[market.longsword]]\n\n[[market.longsword]]\n", "line 1: market.longsword must be a table"),
        (
            "[alignments.rebel]\ngrid = [\n  [0, 1, 3],\n  [-1, 0, 1],\n  [-3, 600, 0],\n]\n",
            "line 5: alignments.rebel.grid.3.2",
        ),
        ('[armor.chain]\ncolors = [\n  "green",\n  "purpel",\n]\n', "line 4: armor.chain.colors.2 must be one of"),
        ("whole = true\n", ""),
    ],
)
def test_what_is_wrong_with_a_file_is_said_with_its_place(tmp_path: Path, text: str, said: str) -> None:
    @run
    async def attempt() -> None:
        async with serving(tmp_path) as served:
            ann = served.client()
            texts = set()
            for lang in ("en", "ru", "pl"):
                body = {"game": "roll_player", "seats": [ME], "content": {"text": text}}
                refused = await ann.http("POST", f"/api/tables?lang={lang}", body)
                assert refused.status_code == 400
                texts.add(refused.json()["text"])
                assert len(refused.json()["text"]) < 1000
                checked = await ann.ok("POST", f"/api/content/roll_player?lang={lang}", {"content": {"text": text}})
                assert checked["faults"][0]["text"] == refused.json()["text"]
            assert len(texts) == 3
            english = (await ann.http("POST", "/api/tables?lang=en", body)).json()["text"]
            assert said in english

    attempt()


@run
async def test_limits_of_what_is_sent(tmp_path: Path) -> None:
    async with serving(tmp_path) as served:
        ann = served.client()
        table = {"game": "roll_player", "seats": [ME]}
        comment = "#" + "x" * CONTENT
        for body, status in (
            ({**table, "content": {"text": comment}}, 400),
            ({**table, "content": {"text": "#" + "x" * (CONTENT - 1)}}, 200),
            ({**table, "content": {"text": comment * 4}}, 413),
            ({**table, "content": {"text": "", "name": "x" * 65}}, 400),
            ({**table, "content": {"text": "", "name": "a\nb"}}, 400),
            ({**table, "content": "market"}, 400),
            ({**table, "content": {"text": "", "book": "0"}}, 400),
        ):
            assert (await ann.http("POST", "/api/tables", body)).status_code == status
        no = await ann.http("POST", "/api/tables", {"game": "dice_forge", "seats": [ME, BOT], "content": OWN})
        assert no.json()["code"] == "no-content"
        assert (await ann.http("GET", "/api/content/dice_forge")).status_code == 404
        assert (await ann.http("GET", "/api/content/chess")).status_code == 404
        assert (await ann.http("GET", "/api/content/roll_player/usual")).status_code == 404
        await ann.create("roll_player", ME, content={"text": ""})
        assert (await ann.http("GET", f"/api/tables/{ann.table}/content")).status_code == 404


@run
async def test_a_forged_journal_is_not_played(tmp_path: Path) -> None:
    """The hash of rules and cards covers the cards: others cannot be slipped in behind it."""
    async with serving(tmp_path) as served:
        ann = served.client()
        await ann.create("roll_player", ME, content=OWN)
        room = served.app.state.registry._tables[ann.table].room
        forged = replace(room.founded, content=room.founded.content.replace("price = 9", "price = 1"))
        with pytest.raises(Refusal, match="other cards or tables"):
            Room(room.id, forged)


@pytest.mark.parametrize(
    ("name", "text", "changes"),
    [
        ("roll_player", CARDS, 2),
        ("irondie", COLOURS, 1),
        ("dice_throne", '[paladin]\n"absolution.table" = "weak"\n', 1),
    ],
)
def test_every_game_with_content_can_be_played_with_a_file(tmp_path: Path, name: str, text: str, changes: int) -> None:
    @run
    async def attempt() -> None:
        async with serving(tmp_path) as served:
            ann = served.client()
            await ann.create(name, ME, BOT, content={"text": text, "name": "own.toml"})
            assert (await ann.connect())["content"] == {"name": "own.toml", "changes": changes}
            await ann.play(random.Random(1), 2)

    attempt()


@run
async def test_checking_as_one_types_is_no_writing(tmp_path: Path) -> None:
    limits = dataclasses.replace(FREE, writes=Pace(1, 0), checks=Pace(3, 0))
    async with serving(tmp_path, limits) as served:
        ann = served.client()
        body = {"content": {"text": CARDS}, "entries": "one", "path": ["market", "longbow"]}
        for _ in range(3):
            checked = await ann.ok("POST", "/api/content/roll_player", body)
            assert [entry["path"] for entry in checked["entries"]] == [["market", "longbow"]]
        assert (await ann.http("POST", "/api/content/roll_player", body)).json()["code"] == "too-fast"
        await ann.create("roll_player", ME)


@run
async def test_the_sheet_has_every_card_and_tells_it_as_it_would_be(tmp_path: Path) -> None:
    async with serving(tmp_path) as served:
        ann = served.client()
        sheet = await ann.ok("GET", "/api/content/roll_player?lang=pl")
        cards = [entry for section in sheet["sections"] for entry in section["entries"]]
        shipped: Any = game("roll_player").content
        assert len(cards) == sum(len(bodies) for bodies in shipped.values())
        assert all(field["form"] in sheet["forms"] for card in cards for field in card["fields"])
        text = "[market.longsword]\nprice = 99\nhands = 0\n\n[market.longbow]\nprice = 2\n"
        body = {"content": {"text": text}, "entries": "all"}
        checked = await ann.ok("POST", "/api/content/roll_player", body)
        assert [fault["line"] for fault in checked["faults"]] == [2, 3]
        assert checked["faults"][0]["what"] == "must be a whole number from 0 to 20; it is 99."
        assert told(checked) == [("Longbow", "price", "4", "2", "reconstructed")]
        longbow = next(entry for entry in checked["entries"] if entry["path"] == ["market", "longbow"])
        assert longbow["look"]["facets"]["price"] == 2
        price = next(field for field in longbow["fields"] if field["name"] == "price")
        assert (price["value"], price["sure"], price["shipped"], price["shipped_sure"]) == (
            2,
            "printed",
            4,
            "reconstructed",
        )
