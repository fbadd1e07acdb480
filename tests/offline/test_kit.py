"""What lies beside the page: its engine, itself, and modules of the rules of today."""

from __future__ import annotations

import lzma
from pathlib import Path

import pytest

from dicewright.kernel.game import Game
from dicewright.offline import kit
from dicewright.offline.kit import FOLDER, PAGE, equip, known_in


def nobody_builds(game: Game, seats: int) -> None:
    raise AssertionError(f"{game.name} is built for {seats}")


def test_modules_of_the_rules_of_today_lie_beside_the_page(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    page, here = tmp_path / "page", tmp_path / "here"
    folder = page / FOLDER
    (page / "assets").mkdir(parents=True)
    folder.mkdir()
    here.mkdir()
    monkeypatch.setattr(kit, "path_of", lambda game, teams: here / f"{game.name}-{len(teams)}.wasm")
    (page / "index.html").write_text("<title>one</title>")
    (page / "assets" / "tables-1.js").write_text("begin();")
    engine = kit._packed(folder, "pyodide.asm.wasm", b"engine")
    kit._listed(page, [engine, kit._packed(folder, "old.wasm", b"old", later=True)], {})
    (here / "irondie-2.wasm").write_bytes(b"new")
    first = equip(page, False, nobody_builds)
    assert [it.name for it in first.files] == ["pyodide.asm.wasm", "irondie-2.wasm"]
    assert (first.ready, first.modules["irondie:0,1"]) == (1, "irondie-2.wasm")
    assert first.modules["roll_player:0"] == "roll_player-1.wasm"  # a server has to build it first
    assert sorted(it.name for it in folder.glob("*.xz")) == ["irondie-2.wasm.xz", "page.xz", "pyodide.asm.wasm.xz"]
    assert [(it.name, it.type, "connect-src" in it.policy) for it in first.parts] == [
        ("/assets/tables-1.js", "text/javascript", True),
        ("/", "text/html", True),
    ]
    assert lzma.decompress((folder / f"{PAGE}.xz").read_bytes()) == b"begin();<title>one</title>"
    (here / "irondie-2.wasm").unlink()
    (page / "index.html").write_text("<title>two</title>")
    again = equip(page, False, nobody_builds)  # what lies there needs nobody to build it
    assert again == known_in(page)
    assert (again.files, again.modules) == (first.files, first.modules)
    assert again.page.mark != first.page.mark
    assert again.version != first.version
    assert equip(page, False, nobody_builds, alone=True).modules == {"irondie:0,1": "irondie-2.wasm"}
