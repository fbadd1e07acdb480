"""A game begun without a server goes on at a table of the server, and the other way round, as a file."""

from __future__ import annotations

from pathlib import Path
from typing import Any

import pytest
from playwright.sync_api import expect

from dicewright.match import loads
from dicewright.offline.kit import PYODIDE

from .player import ASKED, RANDOM, Person
from .serving import Server


def saved(me: Person, into: Path) -> Path:
    with me.page.expect_download() as coming:
        me.page.locator(".ways button", has_text="Save as a file").click()
    coming.value.save_as(into)
    return into


def taken_up(me: Person, save: Path) -> None:
    me.go()
    me.page.locator(".by-link input[type=file]").set_input_files(save)
    me.page.wait_for_url("**/t/*")
    me.page.wait_for_selector(ASKED)


@pytest.mark.skipif(not PYODIDE.is_dir(), reason="No Python for browsers: run `npm ci` in web/.")
def test_a_game_goes_to_and_fro(server: Server, browser: Any, tmp_path: Path) -> None:
    here, alone = Person(browser, server.url), Person(browser, server.url)
    here.found("roll_player", RANDOM)
    here.play(most=4)
    there = loads(saved(here, tmp_path / "here.save").read_text()).answers
    alone.page.add_init_script("sessionStorage.setItem('dicewright-own', 'on')")
    taken_up(alone, tmp_path / "here.save")
    alone.play(most=4)
    further = loads(saved(alone, tmp_path / "alone.save").read_text()).answers
    assert further[: len(there)] == there
    assert len(further) > len(there)
    taken_up(here, tmp_path / "alone.save")
    again = loads(saved(here, tmp_path / "again.save").read_text()).answers
    assert again[: len(further)] == further
    assert not here.errors + alone.errors
    for it in (here, alone):
        it.close()


def test_what_is_no_save_is_refused_in_words(server: Server, browser: Any, tmp_path: Path) -> None:
    me = Person(browser, server.url, language="pl")
    me.go()
    (tmp_path / "other.txt").write_text("dice\n")
    me.page.locator(".by-link input[type=file]").set_input_files(tmp_path / "other.txt")
    expect(me.page.locator(".by-link .notice")).not_to_be_empty()
    me.close()
