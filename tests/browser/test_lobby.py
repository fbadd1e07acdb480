"""Setting up a table: teams in sight, seats that change places, set-ups that are kept."""

from __future__ import annotations

import json
from typing import Any

import pytest

from dicewright.kernel.words import LANGUAGES

from .measures import each_look, each_size, sticks_out, violations
from .player import Person
from .serving import Server

SEATS = ".places [data-seat] .seat-row select"


def sitting(me: Person) -> list[str]:
    selects = me.page.locator(SEATS)
    return [selects.nth(k).input_value().split()[0] for k in range(selects.count())]


def four(me: Person, game: str = "dice_throne") -> None:
    me.go(f"/new?game={game}")
    me.page.locator(".segments label", has_text="4").click()
    me.page.wait_for_selector(".lobby-places.teamed")


def test_seats_change_places_by_hand_and_by_keyboard(browser: Any, server: Server) -> None:
    me = Person(browser, server.url)
    four(me)
    assert me.page.locator(".team-heads").inner_text().split("\n") == ["Team 1", "Team 2"]
    me.page.locator(SEATS).nth(1).select_option("open")
    assert sitting(me) == ["me", "open", "bot", "bot"]
    # Drawn by its sign onto another one.
    sign = me.page.locator("[data-seat='0'] .seat-handle").bounding_box()
    there = me.page.locator("[data-seat='3']").bounding_box()
    me.page.mouse.move(sign["x"] + 20, sign["y"] + 20)
    me.page.mouse.down()
    me.page.mouse.move(there["x"] + 80, there["y"] + 40, steps=5)
    me.page.wait_for_selector("[data-seat='3'].under")
    me.page.mouse.up()
    assert sitting(me) == ["bot", "open", "bot", "me"]
    # Let go elsewhere, nothing happens.
    me.page.mouse.move(sign["x"] + 20, sign["y"] + 20)
    me.page.mouse.down()
    me.page.mouse.move(5, 5, steps=3)
    me.page.mouse.up()
    assert sitting(me) == ["bot", "open", "bot", "me"]
    # By keyboard the focus goes along, within the team and to the other one.
    me.page.locator("[data-seat='3'] [data-way=up]").press("Enter")
    assert sitting(me) == ["bot", "me", "bot", "open"]
    me.page.keyboard.press("Tab")
    me.page.locator("[data-seat='1'] [data-way=across]").press("Enter")
    assert sitting(me) == ["me", "bot", "bot", "open"]
    assert me.page.evaluate("document.activeElement.closest('[data-seat]').dataset.seat") == "0"
    # Whoever comes by the link sees who plays with whom.
    me.page.locator(".new-table button[type=submit]").click()
    me.page.wait_for_url("**/t/*")
    guest = Person(browser, server.url)
    guest.page.goto(me.page.url)
    guest.page.wait_for_selector(".places .seat-team")
    teams = guest.page.locator(".places .seat-team")
    assert [teams.nth(k).inner_text() for k in range(4)] == ["Team 1", "Team 2"] * 2
    assert me.errors == guest.errors == []
    guest.close()
    me.close()


def test_what_does_not_go_together_is_said_at_once(browser: Any, server: Server) -> None:
    me = Person(browser, server.url)
    four(me)
    me.page.locator(".new-places summary").first.click()
    me.page.get_by_label("Mode").select_option("duel")
    me.page.wait_for_selector(".new-more .notice")
    assert me.page.locator(".lobby-places.teamed").count() == 0
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
    assert len(sitting(me)) == 2
    me.page.locator(".preset", has_text="Friday").click()
    me.page.wait_for_selector(".lobby-places.teamed")
    assert me.page.locator(SEATS).nth(2).input_value() == "bot random"
    assert me.page.locator(".preset").nth(0).inner_text().startswith("As last time")
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
    me.page.wait_for_selector(".preset")
    assert me.page.locator(".preset").count() == 2
    for name, why in (("genius", "genius is not to be had"), ("trio", "no longer fits")):
        me.page.locator(".preset", has_text=name).click()
        me.page.wait_for_selector(f".presets .notice:has-text('{why}')")
        assert sitting(me) == ["me", "bot"]
    me.page.locator(".new-table button[type=submit]").click()
    me.page.wait_for_url("**/t/*")
    me.close()


def test_nobody_is_shut_out_of_the_lobby(browser: Any, server: Server, axe: str) -> None:
    me = Person(browser, server.url)
    for game in ("dice_throne", "irondie"):
        four(me, game)
        me.page.wait_for_load_state("networkidle")
        for look in each_look(me):
            assert violations(me, axe) == [], (game, look)
    me.close()


@pytest.mark.parametrize("language", LANGUAGES)
def test_no_lobby_is_wider_than_the_screen(browser: Any, server: Server, language: str) -> None:
    me = Person(browser, server.url, language=language)
    for game in ("dice_throne", "irondie"):
        four(me, game)
        me.page.wait_for_load_state("networkidle")
        for size in each_size(me):
            assert sticks_out(me) == [], (game, size)
    me.close()
