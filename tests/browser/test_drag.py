"""Things are drawn by finger: dice to rows, cards and feats to oneself, faces onto dice, cards of a hand onto the stage
or the pile. A finger that scrolls draws nothing."""

from __future__ import annotations

import re
from typing import Any

import pytest
from playwright.sync_api import expect

from .finger import LIFTED, Finger
from .measures import LAPTOP, PHONE, SMALL_PHONE, Size
from .player import ASKED, RANDOM, Person
from .serving import Server
from .waiting import rest


def _asked(me: Person) -> str:
    me.asked(ASKED)
    return str(me.page.locator(".question").get_attribute("data-question"))


def _play_to(me: Person, *kinds: str) -> None:
    """Press the main button, or whatever is offered, until such a question is asked."""
    for seed in range(60):
        if _asked(me) in kinds:
            return
        main = me.page.locator(".question .primary")
        if main.count():
            main.first.click()
        else:
            me.play(1, seed)
    raise AssertionError(f"{kinds} were never asked.")


@pytest.mark.parametrize("size", [PHONE, SMALL_PHONE], ids=str)
def test_a_die_is_drawn_to_its_row_and_a_card_to_oneself(browser: Any, server: Server, size: Size) -> None:
    me = Person(browser, server.url, *size, touch=True, list="off")
    me.found("roll_player", RANDOM)
    finger = Finger(me)
    _play_to(me, "place")
    dice = me.page.locator(".sheet .cell .roll-die")
    expect(dice).to_have_count(0)
    finger.draw(me.page.locator(".hand-die.open").first, me.page.locator(".sheet .attribute").nth(3))
    expect(dice).to_have_count(1)
    expect(me.page.locator(".sheet .attribute").nth(3).locator(".roll-die")).to_have_count(1)
    _play_to(me, "initiative")
    before = dice.count()
    room = me.page.locator(".sheet .attribute:has(.cell-empty)").first
    finger.draw(me.page.locator(".initiative-card.open").first, room)
    me.page.wait_for_function(f"() => document.querySelectorAll('.sheet .cell .roll-die').length > {before}")
    _play_to(me, "market")
    card = me.page.locator(".market-spot.open").first
    ref = card.get_attribute("data-ref")
    finger.draw(card, me.page.locator(".sheet"), rests=True)
    me.page.wait_for_function(f"() => !document.querySelector('.market [data-ref=\"{ref}\"]')")
    assert me.errors == []
    me.close()


def test_a_face_is_drawn_onto_a_die_and_a_finger_that_scrolls_draws_nothing(browser: Any, server: Server) -> None:
    me = Person(browser, server.url, *PHONE, touch=True, list="off")
    me.found("dice_forge", RANDOM)
    finger = Finger(me)
    question = me.page.locator(ASKED)
    expect(question).to_have_attribute("data-question", "action")
    me.page.locator(".panes-tab").nth(1).click()  # with shards at hand, the islands lie in sight first
    face = me.page.locator(".pool button.pile.open").first
    side = me.page.locator(".own-die.light .own-side").nth(1)
    finger.swipe(face, side)  # at once: the finger scrolls
    expect(me.page.locator(LIFTED)).to_have_count(0)
    finger.let_go()
    rest(me.page)
    expect(question).to_have_attribute("data-question", "action")
    finger.draw(face, side, rests=True)
    me.page.wait_for_function("() => document.querySelector('.question')?.dataset.question !== 'action'")
    me.asked()
    expect(question).to_have_attribute("data-question", re.compile("^(?!forge$)"))  # bought and forged in one go
    expect(me.page.locator(LIFTED)).to_have_count(0)
    assert me.errors == []
    me.close()


@pytest.mark.parametrize("size", [PHONE, LAPTOP], ids=str)
def test_cards_are_drawn_onto_the_stage_or_the_pile_and_dice_to_be_rolled_again(
    browser: Any, server: Server, size: Size
) -> None:
    me = Person(browser, server.url, *size, touch=True, list="off")
    me.found("dice_throne", RANDOM, options={"hero.0": "barbarian", "hero.1": "paladin"})
    finger = Finger(me)
    _play_to(me, "keep")
    again = me.page.locator("button.hero-die[aria-pressed=true]")
    kept = me.page.locator("button.hero-die[aria-pressed=false]")
    rolled = again.count()
    finger.draw(kept.first, me.page.locator(".question h2"))
    expect(again).to_have_count(rolled + 1)
    finger.draw(again.first, me.page.locator(".advice"))
    expect(again).to_have_count(rolled)
    _play_to(me, "main")
    cards = me.page.locator(".hand .hand-card")
    held = cards.count()
    finger.draw(cards.first, me.page.locator(".throne > .hand .piles"))
    expect(cards).to_have_count(held - 1)
    me.page.wait_for_selector(".throne > .hand .discards")
    assert me.errors == []
    me.close()


def test_a_card_is_drawn_onto_what_it_improves(browser: Any, server: Server) -> None:
    me = Person(browser, server.url, *LAPTOP, touch=True, list="off")
    me.found("dice_throne", RANDOM, options={"hero.0": "barbarian", "hero.1": "paladin"})
    finger = Finger(me)
    for _ in range(40):
        _play_to(me, "main")
        upgrade = me.page.locator(".hand-card.card-upgrade.open")
        slots = me.page.locator("button.ability.open")
        if slots.count():
            break
        me.page.locator(".question .primary").first.click()
    ability = slots.first
    ref = ability.get_attribute("data-ref")
    ways = upgrade.count()
    for k in range(ways):
        finger.draw(upgrade.nth(k), ability)
        me.asked()
        if me.page.locator(f".upgraded [data-ref='{ref}']").count():
            break
    expect(me.page.locator(f".upgraded [data-ref='{ref}']")).to_have_count(1)
    assert me.errors == []
    me.close()
