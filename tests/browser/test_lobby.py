"""Setting up a table: teams in sight, seats that change places, set-ups that are kept."""

from __future__ import annotations

import json
import re
from typing import Any

import pytest
from playwright.sync_api import expect

from dicewright.kernel.words import LANGUAGES

from .measures import each_look, each_size, sticks_out, violations
from .player import Person
from .serving import Server
from .waiting import box, comes_to

SEATS = ".places [data-seat] .seat-row select"


SITTING = f"() => [...document.querySelectorAll('{SEATS}')].map((e) => e.value.split(' ')[0])"


def sit(me: Person, *kinds: str) -> None:
    """Wait until such people sit there, in this order."""
    comes_to(me.page, SITTING, list(kinds))


def four(me: Person, game: str = "dice_throne") -> None:
    me.go(f"/new?game={game}")
    me.page.locator(".segments label", has_text="4").click()
    me.page.wait_for_selector(".lobby-places.teamed")


def test_seats_change_places_by_hand_and_by_keyboard(browser: Any, server: Server) -> None:
    me = Person(browser, server.url)
    four(me)
    expect(me.page.locator(".team-heads b")).to_have_text(["Team 1", "Team 2"])
    me.page.locator(SEATS).nth(1).select_option("open")
    sit(me, "me", "open", "bot", "bot")
    # Drawn by its sign onto another one.
    sign = box(me.page.locator("[data-seat='0'] .seat-handle"))
    there = box(me.page.locator("[data-seat='3']"))
    me.page.mouse.move(sign["x"] + 20, sign["y"] + 20)
    me.page.mouse.down()
    me.page.mouse.move(there["x"] + 80, there["y"] + 40, steps=5)
    me.page.wait_for_selector("[data-seat='3'].under")
    me.page.mouse.up()
    sit(me, "bot", "open", "bot", "me")
    # Let go elsewhere, nothing happens.
    me.page.mouse.move(sign["x"] + 20, sign["y"] + 20)
    me.page.mouse.down()
    me.page.mouse.move(5, 5, steps=3)
    me.page.wait_for_selector("[data-seat='0'].lifted-seat")
    me.page.mouse.up()
    me.page.wait_for_selector(".lifted-seat", state="detached")
    sit(me, "bot", "open", "bot", "me")
    # By keyboard the focus goes along, within the team and to the other one.
    me.page.locator("[data-seat='3'] [data-way=up]").press("Enter")
    sit(me, "bot", "me", "bot", "open")
    me.page.keyboard.press("Tab")
    me.page.locator("[data-seat='1'] [data-way=across]").press("Enter")
    sit(me, "me", "bot", "bot", "open")
    me.stands_at("[data-seat='0'] *")
    # Whoever comes by the link sees who plays with whom.
    me.page.locator(".new-table button[type=submit]").click()
    me.page.wait_for_url("**/t/*")
    guest = Person(browser, server.url)
    guest.page.goto(me.page.url)
    expect(guest.page.locator(".places .seat-team")).to_have_text(["Team 1", "Team 2"] * 2)
    assert me.errors == guest.errors == []
    guest.close()
    me.close()


def test_what_does_not_go_together_is_said_at_once(browser: Any, server: Server) -> None:
    me = Person(browser, server.url)
    four(me)
    me.page.locator(".new-places summary").first.click()
    me.page.get_by_label("Mode").select_option("duel")
    me.page.wait_for_selector(".new-more .notice")
    expect(me.page.locator(".lobby-places.teamed")).to_have_count(0)
    me.page.get_by_label("Mode").select_option("king")
    me.page.wait_for_selector(".new-more .notice", state="detached")
    me.close()


def test_set_ups_are_kept_and_taken_again(browser: Any, server: Server) -> None:
    me = Person(browser, server.url)
    four(me)
    me.page.locator(SEATS).nth(2).select_option("bot random")
    me.page.get_by_role("button", name="Keep this set-up").click()
    me.page.keyboard.type("Friday")
    me.page.keyboard.press("Enter")
    me.page.wait_for_selector(".preset:has-text('Friday')")
    me.page.locator(".new-table button[type=submit]").click()
    me.page.wait_for_url("**/t/*")
    # It is there next time, and so is what was played last.
    me.go("/new?game=dice_throne")
    me.page.wait_for_selector(SEATS)
    expect(me.page.locator(SEATS)).to_have_count(2)
    me.page.locator(".preset", has_text="Friday").click()
    me.page.wait_for_selector(".lobby-places.teamed")
    expect(me.page.locator(SEATS).nth(2)).to_have_value("bot random")
    expect(me.page.locator(".preset").nth(0)).to_have_text(re.compile("^As last time"))
    # One that is deleted can be had back.
    me.page.get_by_role("button", name="Delete “Friday”").click()
    me.page.wait_for_selector(".preset:has-text('Friday')", state="detached")
    me.page.locator(".presets").get_by_role("button", name="Undo").click()
    me.page.wait_for_selector(".preset:has-text('Friday')")
    assert me.errors == []
    me.close()


def test_a_set_up_of_another_time_is_refused_kindly(browser: Any, server: Server) -> None:
    seats = [{"kind": "me"}, {"kind": "bot", "level": "greedy"}]
    bare = {"seats": seats, "options": {}, "clock": 0, "cards": ""}
    kept = [
        {"name": "genius", "setup": bare | {"seats": [seats[0], {"kind": "bot", "level": "genius"}]}},
        {"name": "trio", "setup": bare | {"options": {"mode": "teams"}}},
        {"name": "torn", "setup": {"seats": "all"}},
    ]
    me = Person(browser, server.url, **{"presets-dice_throne": json.dumps(kept)})
    me.go("/new?game=dice_throne")
    expect(me.page.locator(".preset")).to_have_count(2)
    for name, why in (("genius", "genius is not to be had"), ("trio", "no longer fits")):
        me.page.locator(".preset", has_text=name).click()
        me.page.wait_for_selector(f".presets .notice:has-text('{why}')")
        sit(me, "me", "bot")
    me.page.locator(".new-table button[type=submit]").click()
    me.page.wait_for_url("**/t/*")
    me.close()


def test_nobody_is_shut_out_of_the_lobby(browser: Any, server: Server, axe: str) -> None:
    me = Person(browser, server.url)
    for game in ("dice_throne", "irondie"):
        four(me, game)
        me.page.locator(".hero-chosen, .army").nth(3).wait_for()
        for look in each_look(me):
            assert violations(me, axe) == [], (game, look)
    me.close()


@pytest.mark.parametrize("language", LANGUAGES)
def test_no_lobby_is_wider_than_the_screen(browser: Any, server: Server, language: str) -> None:
    me = Person(browser, server.url, language=language)
    for game in ("dice_throne", "irondie"):
        four(me, game)
        me.page.locator(".hero-chosen, .army").nth(3).wait_for()
        for size in each_size(me):
            assert sticks_out(me) == [], (game, size)
    me.close()
