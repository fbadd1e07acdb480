"""Cards of one's own in the browser: edited, exported, played with, and seen by whoever comes to the table."""

from __future__ import annotations

import re
from pathlib import Path
from typing import Any

import pytest
from playwright.sync_api import expect

from dicewright.kernel.words import LANGUAGES

from .measures import each_look, each_size, sticks_out, violations
from .player import Person, whose_turn
from .serving import Server
from .waiting import comes_to

LONGSWORD = "/cards?game=roll_player&card=market.longsword"
PRICE = ".card-value[data-field=price] input"
PREVIEW = ".card-look .sign[data-sign='{}']"
SUBMIT = ".new-table button[type=submit]"
COSTS = (
    "() => [...new Set([...document.querySelectorAll('.market-card .card-corner .sign')].map((e) => e.dataset.sign))]"
)
FITS = "() => document.documentElement.scrollHeight <= innerHeight"


def test_a_card_is_corrected_and_played_with(browser: Any, server: Server, tmp_path: Path) -> None:
    me = Person(browser, server.url)
    me.go("/new?game=roll_player")
    me.page.locator(".content-choice summary").click()
    me.page.locator(".content-edit").click()
    me.page.locator(".card-filter input").fill("longsword")
    expect(me.page.locator(".card-sections a")).to_have_count(1)
    me.page.locator(".card-sections a").press("Enter")
    # What is wrong is said beside the value, and no table can be set up with it.
    me.page.locator(PRICE).fill("99")
    expect(me.page.locator(".card-value[data-field=price] .fault")).to_contain_text("0 to 20")
    expect(me.page.locator(".cards-acts .primary")).to_be_disabled()
    expect(me.page.get_by_role("button", name="Export")).to_be_disabled()
    expect(me.page.locator(".card-value[data-field=price]")).to_contain_text("Shipped: 5 (reconstructed)")
    expect(me.page.locator(".card-look")).to_contain_text("the shipped one is shown")
    # What is right is seen at once as the card will look. One undo takes back all that was typed there.
    me.page.locator(PRICE).fill("")
    me.page.locator(PRICE).press_sequentially("13")
    me.page.wait_for_selector(PREVIEW.format(13))
    me.page.locator(".cards-acts button").first.click()
    me.page.wait_for_selector(PREVIEW.format(5))
    expect(me.page.locator(".cards-acts button").first).to_be_disabled()
    me.page.locator(PRICE).fill("13")
    me.page.wait_for_selector(PREVIEW.format(13))
    # It stays in the browser.
    me.page.reload()
    expect(me.page.locator(PRICE)).to_have_value("13")
    with me.page.expect_download() as download:
        me.page.get_by_role("button", name="Export").click()
    file = tmp_path / "box.toml"
    download.value.save_as(file)
    assert file.read_text() == "[market.longsword]\nprice = 13\n"
    # Every card is made as dear, by a file: which is taken in again.
    from dicewright.kernel.game import game

    market: Any = game("roll_player").content["market"]
    file.write_text("".join(f"[market.{name}]\nprice = 13\n" for name in market))
    me.page.locator(".cards-acts input[type=file]").set_input_files(file)
    me.page.get_by_role("button", name="Lay the file over them").click()
    me.page.wait_for_function("() => document.querySelector('.cards-status').textContent.startsWith('53 ')")
    me.page.get_by_role("button", name="Set up a table with this").click()
    me.page.wait_for_selector(".content-choice .differences")
    me.page.locator(".places li").nth(1).locator("select").select_option("open")
    me.page.locator(SUBMIT).click()
    me.page.wait_for_url("**/t/*")
    # Whoever comes by the link sees it before he sits down.
    guest = Person(browser, server.url, language="ru")
    guest.page.goto(me.page.url)
    guest.page.wait_for_selector(".played-with .differences tbody tr")
    expect(guest.page.locator(".played-with")).to_contain_text("Длинный меч")
    guest.page.get_by_role("button", name="Сесть").click()
    for person in (me, guest):
        person.page.wait_for_selector(".board .spot")
    while not me.page.locator(".market-card").count():
        whose_turn(me, guest).play(1)
    me.page.locator(".cards-mark").click()
    me.page.wait_for_selector(".dialog .differences tbody tr")
    me.page.keyboard.press("Escape")
    comes_to(me.page, COSTS, ["13"])
    assert me.errors == guest.errors == []
    guest.close()
    me.close()


def test_a_file_that_is_wrong_says_where(browser: Any, server: Server, tmp_path: Path) -> None:
    file = tmp_path / "cards.toml"
    file.write_text("[market.longsword]\nprice = 99\n")
    me = Person(browser, server.url, language="pl")
    me.go("/new?game=roll_player")
    me.page.locator(".content-choice summary").click()
    me.page.locator(".content-kind input[value=file]").check()
    expect(me.page.locator(SUBMIT)).to_be_disabled()
    me.page.locator(".content-choice input[type=file]").set_input_files(file)
    expect(me.page.locator(".content-choice .notice")).to_contain_text("cards.toml, wiersz 2: market.longsword.price")
    expect(me.page.locator(SUBMIT)).to_be_disabled()
    expect(me.page.locator(".content-choice .differences")).to_have_count(0)
    file.write_text("[market.longsword]\nprice = 9\n")
    me.page.locator(".content-choice input[type=file]").set_input_files(file)
    me.page.wait_for_selector(".content-choice .differences")
    expect(me.page.locator(SUBMIT)).to_be_enabled()
    # One in another coding, after one that was right: it is named, and so is what to do.
    other = tmp_path / "other.toml"
    other.write_bytes("# карты\n[market.longsword]\nprice = 8\n".encode("cp1251"))
    me.page.locator(".content-choice input[type=file]").set_input_files(other)
    expect(me.page.locator(".content-choice .notice")).to_contain_text("UTF-8")
    expect(me.page.locator(".content-file")).to_contain_text("other.toml")
    expect(me.page.locator(".content-choice .differences")).to_have_count(0)
    expect(me.page.locator(SUBMIT)).to_be_disabled()
    me.close()


def test_nothing_that_was_changed_is_lost_by_a_press(browser: Any, server: Server, tmp_path: Path) -> None:
    me = Person(browser, server.url, **{"cards-roll_player": '{"market.longsword":{"price":9,"hands":2}}'})
    me.go(LONGSWORD)
    me.page.wait_for_selector(PREVIEW.format(9))
    # The list scrolls in its own box: the page is no longer than the window.
    comes_to(me.page, FITS, True)
    status = me.page.locator(".cards-status [role=status]")
    me.page.get_by_role("link", name="What is changed").click()
    me.page.wait_for_selector(".card-chosen.nothing .differences")
    me.page.get_by_role("button", name="Discard all changes").click()
    expect(status).to_have_text("Nothing is changed.")
    me.page.get_by_role("button", name="Undo").first.click()
    expect(status).to_have_text(re.compile("^2 values"))
    # A file that is wrong changes nothing, and what was said of it does not stay.
    file = tmp_path / "box.toml"
    file.write_text("[market.longsward]\nprice = 9\n")
    me.page.locator(".cards-acts input[type=file]").set_input_files(file)
    expect(me.page.locator(".cards-head .notice")).to_contain_text("did you mean longsword?")
    file.write_text("[market.weak]\nprice = 9\n")
    me.page.locator(".cards-acts input[type=file]").set_input_files(file)
    me.page.get_by_role("button", name="Only the file").click()
    expect(status).to_have_text(re.compile("^1 value "))
    expect(me.page.locator(".cards-head .notice")).to_have_count(0)
    me.page.get_by_role("button", name="Undo").first.click()
    expect(status).to_have_text(re.compile("^2 values"))
    assert me.errors == []
    me.close()


def test_nobody_is_shut_out_of_the_editor(browser: Any, server: Server, axe: str) -> None:
    me = Person(browser, server.url, **{"cards-roll_player": '{"market.longsword":{"price":99,"hands":2}}'})
    cards = "/cards?game=roll_player"
    for path, there in (
        (cards, ".card-list a"),
        (LONGSWORD, ".fault"),
        (f"{cards}&card=classes.paladin", ".card-look .card"),
        ("/cards?game=irondie&card=colours.recon_a.black", ".card-look .card"),
        ("/new?game=roll_player&content=own", ".content-choice .notice"),
    ):
        me.go(path)
        me.page.wait_for_selector(there)
        for look in each_look(me):
            assert violations(me, axe) == [], (path, look)
    me.close()


@pytest.mark.parametrize("language", LANGUAGES)
def test_no_card_is_wider_than_the_screen(browser: Any, server: Server, language: str) -> None:
    me = Person(browser, server.url, language=language)
    for card in (
        "market.longsword",
        "market.weak",
        "classes.paladin",
        "armor.chain",
        "backstories.hunter",
        "alignments.rebel",
    ):
        me.go(f"/cards?game=roll_player&card={card}")
        me.page.wait_for_selector(".card-look .card")
        for size in each_size(me):
            assert sticks_out(me) == [], (card, size)
    me.close()
