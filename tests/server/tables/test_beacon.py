"""A public value: the luck of a table is bound to it, whoever gave it, and everybody sees which."""

from __future__ import annotations

import random
from pathlib import Path

import pytest

from dicewright.cli import main
from dicewright.kernel.words import LANGUAGES
from dicewright.server.web.app import lit

from ..serving import ME, SAME, Client, Message, run, serving


async def played_out(client: Client, **more: object) -> Message:
    """The luck of a table that was played to its end."""
    await client.create("race", ME, SAME, **more)
    assert (await client.connect())["fairness"]["commitment"]
    await client.play(random.Random(1))
    told: Message = await client.ok("GET", f"/api/tables/{client.table}/luck")
    return told


@run
async def test_what_the_host_gives_goes_before_the_file_and_both_into_the_commitment(tmp_path: Path) -> None:
    file = tmp_path / "beacon"
    file.write_text("pulse 41\nand more\n")
    async with serving(tmp_path, beacon=str(file)) as served:
        by_file = await played_out(served.client())
        assert "\nbeacon pulse 41\n" in by_file["bound"]
        file.write_text("pulse 42\n")
        assert "\nbeacon pulse 42\n" in (await played_out(served.client()))["bound"]
        ann = served.client()
        by_hand = await played_out(ann, beacon="  draw 7, 1 2 3 5 8 13 ")
        assert "\nbeacon draw 7, 1 2 3 5 8 13\n" in by_hand["bound"]
        assert (await ann.ok("GET", f"/api/tables/{ann.table}/verify"))["fair"]
        refused = await ann.http("POST", "/api/tables", {"game": "race", "seats": [ME, SAME], "beacon": "x" * 129})
        assert refused.status_code == 400
        file.unlink()
        assert "beacon" not in (await played_out(served.client()))["bound"]
    async with serving(tmp_path) as served:  # and it is kept
        ann.server = served
        again = served.client()
        again.token, again.table = ann.token, ann.table
        assert (await again.ok("GET", f"/api/tables/{ann.table}/luck"))["bound"] == by_hand["bound"]


@run
async def test_a_save_with_another_value_is_refused(tmp_path: Path) -> None:
    async with serving(tmp_path) as served:
        ann = served.client()
        await played_out(ann, beacon="draw 7")
        save = (await ann.http("GET", f"/api/tables/{ann.table}/download")).text
    (tmp_path / "save").write_text(save)
    (tmp_path / "forged").write_text(save.replace("beacon draw 7", "beacon draw 8"))
    assert "beacon draw 7" in save
    assert main(["verify", str(tmp_path / "save")]) == 0
    assert main(["verify", str(tmp_path / "forged")]) == 2


def test_whoever_verifies_is_told_to_compare_the_value(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    @run
    async def play() -> None:
        async with serving(tmp_path) as served:
            ann = served.client()
            await played_out(ann, beacon="draw 7")
            (tmp_path / "save").write_text((await ann.http("GET", f"/api/tables/{ann.table}/download")).text)

    play()
    said = set()
    for language in LANGUAGES:
        assert main(["verify", str(tmp_path / "save"), "--lang", language]) == 0
        said.add(capsys.readouterr().out.splitlines()[-1])
    assert len(said) == len(LANGUAGES)


@pytest.mark.parametrize("content", [b"\xff\n", "liczba ł".encode(), b"x" * 200, b"a\tb\n"])
def test_a_file_that_holds_no_value_binds_nothing(
    content: bytes, tmp_path: Path, caplog: pytest.LogCaptureFixture
) -> None:
    path = tmp_path / "beacon"
    path.write_bytes(content)
    assert lit(path) == ""
    assert str(path) in caplog.text
