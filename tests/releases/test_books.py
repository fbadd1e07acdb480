"""A book that changes comes with a new version of its game's rules: its hashes are pinned in books.toml."""

from __future__ import annotations

from dataclasses import replace
from pathlib import Path

import pytest

from dicewright.kernel.game import games
from dicewright.lab.books import WRITE, Pins, changed, kept, main, pins_of, written

PINS = Path(__file__).with_name("books.toml")


@pytest.mark.parametrize("name", games())
def test_no_book_changes_under_its_version(name: str) -> None:
    now, pinned = pins_of(games()[name]), kept(PINS).get(name)
    said = changed(games()[name], now, pinned)
    assert said is None, said
    assert now == pinned, f"{name} {now.version} has a new version or other sample set-ups; run `{WRITE}`"


def race_pinned_at(version: str) -> Pins:
    now = pins_of(games()["race"])
    return Pins(version, {setup: book[::-1] for setup, book in now.books.items()})


def test_another_book_under_the_same_version_is_a_fault_that_says_what_to_do() -> None:
    race = games()["race"]
    said = changed(race, pins_of(race), race_pinned_at(race.version))
    assert said is not None
    assert "raise `version`" in said
    assert WRITE in said


def test_a_new_version_and_a_new_set_up_are_none() -> None:
    race = games()["race"]
    assert changed(race, pins_of(race), race_pinned_at("of old")) is None
    assert changed(race, pins_of(race), replace(pins_of(race), books={})) is None


def test_writing_pins_a_new_version_and_refuses_to_hide_a_change(tmp_path: Path) -> None:
    path, race = tmp_path / "books.toml", games()["race"]
    path.write_text(written({"race": race_pinned_at(race.version)}), encoding="utf-8")
    before = path.read_text(encoding="utf-8")
    assert main(write=True, path=path) == 1
    assert path.read_text(encoding="utf-8") == before
    path.write_text(written({"race": race_pinned_at("of old")}), encoding="utf-8")
    assert main(write=True, path=path) == 0
    assert kept(path)["race"] == pins_of(race)
    assert main(path=path) == 0
