"""People at a table: leaving and coming back, talking, watching, the clock, one screen for two."""

from __future__ import annotations

import re
from collections.abc import Iterator
from contextlib import contextmanager
from itertools import count
from typing import Any

from playwright.sync_api import expect

from .player import ASKED, RANDOM, Person, whose_turn
from .serving import Server
from .waiting import comes_to, until

OPEN = {"kind": "open"}
OTHER = ".board .seat-plate:has-text('{}') .seat-about:visible"


@contextmanager
def two_at_a_table(
    browser: Any, server: Server, game: str = "dice_forge", **options: str
) -> Iterator[tuple[Person, Person, str]]:
    """Ada and Bob at one table, each at a screen of their own, and the way to it."""
    ada, bob = Person(browser, server.url), Person(browser, server.url, name="Bob")
    path = ada.found(game, OPEN, options=options)
    bob.go(path)
    bob.page.locator(".places button").click()
    for person in (ada, bob):
        person.page.wait_for_selector(".board .spot")
    yield ada, bob, path
    for person in (ada, bob):
        assert person.errors == []
        person.close()


def test_a_bot_stands_in_for_who_leaves_and_gives_the_seat_back(browser: Any, server: Server) -> None:
    with two_at_a_table(browser, server) as (ada, bob, path):
        bob.page.get_by_role("button", name="Leave the table").click()
        bob.page.locator("dialog .button:not(.primary)", has_text="Leave").click()  # others play on: sure?
        ada.page.wait_for_selector(OTHER.format("Bob") + ":has-text('a bot stands in')")
        bob.page.locator(".unfinished a.resume").click()  # at home: go on where you left
        bob.page.wait_for_url(f"**{path}")
        bob.page.get_by_role("button", name="Take my seat back").click()
        ada.page.wait_for_selector(OTHER.format("Bob") + ":has-text('online')")
        bob.page.wait_for_selector(".question button:has-text('Take my seat back')", state="detached")


def test_a_table_alone_waits_until_one_is_back(browser: Any, server: Server) -> None:
    me = Person(browser, server.url)
    me.found("roll_player", RANDOM)
    me.asked()
    expect(me.page).to_have_title(re.compile("^● Your turn"))
    me.play(3)
    me.asked()
    asked, told = me.page.locator(".question h2").inner_text(), me.page.locator(".log li").count()
    me.page.get_by_role("button", name="Leave the table").click()
    me.page.locator(".unfinished a.resume").click()
    me.asked()
    expect(me.page.locator(".question h2")).to_have_text(asked)
    expect(me.page.locator(".log li")).to_have_count(told)
    me.close()


def test_who_resigns_a_duel_is_asked_first_and_loses_it(browser: Any, server: Server) -> None:
    with two_at_a_table(browser, server) as (ada, bob, _):
        bob.page.get_by_role("button", name="Resign").click()
        expect(bob.page.locator("dialog")).to_contain_text("Ada has won")
        bob.page.locator("dialog button", has_text="Play on").click()
        bob.page.wait_for_selector("dialog", state="detached")
        bob.page.get_by_role("button", name="Resign").click()
        bob.page.locator("dialog [data-resign]").click()
        expect(bob.page.locator(".end h2")).to_have_text("You have resigned.")
        expect(ada.page.locator(".end h2")).to_have_text("You have won.")
        ada.page.wait_for_selector(".log li:has-text('Bob resigns.')")
        ada.page.locator(".afterwards a", has_text="Watch again").click()
        ada.page.wait_for_selector(".film")
        last = ada.page.locator(".film input[type=range]")
        last.fill(last.get_attribute("max") or "")
        ada.page.wait_for_selector(".log li:has-text('Bob resigns.')")


def test_the_host_pauses_and_a_guest_asks_for_it(browser: Any, server: Server) -> None:
    with two_at_a_table(browser, server) as (ada, bob, _):
        bob.page.get_by_role("button", name="Ask for a pause").click()
        ada.page.get_by_role("button", name="Agree").click()
        for person in (ada, bob):
            person.page.wait_for_selector(".paused h1:has-text('The game is paused')")
            expect(person.page.locator(".board")).to_have_count(0)
        bob.page.reload()
        bob.page.get_by_role("button", name="Ask to go on").click()
        ada.page.wait_for_selector(".paused p:has-text('Wants to go on: Bob.')")
        ada.page.get_by_role("button", name="Go on playing").click()
        for person in (ada, bob):
            person.page.wait_for_selector(".board .spot")
            person.page.wait_for_selector(".log li:has-text('go on')")


def test_a_bot_plays_for_who_is_gone_until_he_is_back(browser: Any, tmp_path: Any) -> None:
    """Not at once: he may be back in a moment."""
    with Server(tmp_path) as server, two_at_a_table(browser, server) as (ada, bob, path):
        bob.go("/about")
        ada.page.wait_for_selector(OTHER.format("Bob") + ":has-text('not connected')")
        offer = ada.page.get_by_role("button", name="Let a bot play for Bob")
        offer.click()
        expect(ada.page.locator(".question [role=alert]")).not_to_be_empty()
        server.lose_patience()

        def stands_in() -> bool:
            offer.evaluate_all("them => them.forEach((it) => it.click())")
            return bool(ada.page.locator(OTHER.format("Bob") + ":has-text('a bot stands in')").count())

        until(ada.page, stands_in, every=200)
        for seed in range(1, 13):  # across a turn of Bob's
            ada.play(1, seed)
        ada.page.locator(".log li", has_text="Bob’s turn").first.wait_for()
        bob.go(path)
        bob.page.get_by_role("button", name="Take my seat back").click()
        ada.page.wait_for_selector(OTHER.format("Bob") + ":has-text('online')")
        bob.page.wait_for_selector(".question button:has-text('Take my seat back')", state="detached")
        bob.page.reload()
        bob.page.get_by_label("Say something").fill("Here again")
        bob.page.keyboard.press("Enter")
        ada.page.wait_for_selector(".chat li:has-text('Here again')")


def test_who_is_back_soon_keeps_his_seat(browser: Any, server: Server) -> None:
    with two_at_a_table(browser, server) as (ada, bob, path):
        bob.go("/about")
        ada.page.wait_for_selector(OTHER.format("Bob") + ":has-text('not connected')")
        bob.go(path)
        ada.page.wait_for_selector(OTHER.format("Bob") + ":has-text('online')")
        ada.page.wait_for_selector(".question button:has-text('Let a bot play')", state="detached")


def test_what_is_said_reaches_the_others_and_stays(browser: Any, server: Server) -> None:
    with two_at_a_table(browser, server) as (ada, bob, _):
        ada.page.get_by_label("Say something").fill("Good luck <b>!")
        ada.page.keyboard.press("Enter")
        bob.page.wait_for_selector(".chat li:has-text('Good luck <b>!')")
        expect(bob.page.locator(".chat li b").last).to_have_text("Ada")
        bob.page.reload()
        bob.page.wait_for_selector(".chat li:has-text('Good luck <b>!')")
        bob.page.set_viewport_size({"width": 390, "height": 844})  # on a phone talk is a drawer, with a count
        ada.page.get_by_label("Say something").fill("Still there?")
        ada.page.keyboard.press("Enter")
        bob.page.wait_for_selector(".drawer-button .dot:has-text('1')")
        bob.page.locator(".drawer-button").click()
        bob.page.locator(".chat li", has_text="Still there?").wait_for(state="visible")
        bob.page.wait_for_selector(".drawer-button .dot", state="detached")


def test_somebody_with_the_link_watches_and_is_asked_nothing(browser: Any, server: Server) -> None:
    with two_at_a_table(browser, server) as (ada, bob, path):
        eve = Person(browser, server.url)
        eve.go(path)
        eve.page.wait_for_selector(".question .badge:has-text('you are watching')")
        before = eve.page.locator(".log li").count()
        seeds = count(1)
        while eve.page.locator(".log li").count() == before:
            whose_turn(ada, bob).play(1, seed=next(seeds))
        expect(eve.page.locator(".question.yours, .board .spot.open, .chat li b")).to_have_count(0)
        expect(eve.page.get_by_role("button", name="Undo")).to_have_count(0)
        assert eve.errors == []
        eve.close()


def test_the_clock_runs_and_answers_for_who_does_not(browser: Any, server: Server) -> None:
    me = Person(browser, server.url)
    me.found("dice_forge", RANDOM, clock=3)
    me.page.wait_for_selector(".board .seat-clock")
    told = me.page.locator(".log li").count()
    for _ in range(2):  # nobody presses anything, and the game goes on
        me.page.wait_for_function("n => document.querySelectorAll('.log li').length > n", arg=told)
        told = me.page.locator(".log li").count()
    assert me.errors == []
    me.close()


def test_the_curtain_hides_the_table_while_people_change_places(browser: Any, server: Server) -> None:
    me = Person(browser, server.url)
    me.found("irondie", {"kind": "same", "name": "Bob"})
    for name in ("Ada", "Bob"):  # both choose in secret which dice to throw
        me.page.wait_for_selector(f".curtain h1:has-text('{name}')")
        expect(me.page.locator(".board, .log, .question")).to_have_count(0)
        me.stands_at(".curtain button")
        me.page.keyboard.press("Enter")
        me.stands_at(".question.yours h2")
        expect(me.page.locator(".seat-plate", has_text="you").locator(".seat-name")).to_have_text(name)
        me.page.locator(".question [data-switch]").first.click()
        me.page.locator(".question.yours .primary").click()
    assert me.errors == []
    me.close()


WATCH_CURTAINS = """
() => {
  // Counts the curtains that went without anybody having come.
  window.vain = 0;
  window.come = false;
  document.addEventListener('click', (e) => { window.come ||= e.target.closest('.curtain') !== null; }, true);
  let fallen = false;
  new MutationObserver(() => {
    const falls = document.querySelector('.curtain') !== null;
    if (fallen && !falls && !window.come) window.vain++;
    if (falls && !fallen) window.come = false;
    fallen = falls;
  }).observe(document.body, { childList: true, subtree: true });
}
"""

OPEN_CURTAIN = """
() => {
  const curtain = document.querySelector('.curtain');
  if (!curtain) return null;
  const told = [curtain.querySelector('h1').innerText, document.body.innerText];
  curtain.querySelector('button').click();
  return told;
}
"""


def test_nobody_sees_the_hand_of_the_other_at_one_screen(browser: Any, server: Server) -> None:
    me = Person(browser, server.url)
    me.found("dice_throne", {"kind": "same", "name": "Bob"}, options={"hero.0": "paladin", "hero.1": "barbarian"})
    me.page.evaluate(WATCH_CURTAINS)
    hands: dict[str, set[str]] = {}
    seeds = count(1)
    while len(hands) < 2 or next(seeds) < 24:
        me.asked(".curtain")
        if behind := me.page.evaluate(OPEN_CURTAIN):
            name, told = behind[0].removeprefix("The screen goes to "), behind[1]
            assert not any(card in told for hand in hands.values() for card in hand)
            me.page.wait_for_selector(".hand-card, .hand-none")
            if me.page.locator(".hand-card").count():
                if not hands:  # later the other may have sold his cards
                    expect(me.page.locator(".far-cards .backs")).to_have_count(1)
                hands.setdefault(name, set(me.page.locator(".hand-card-name").all_inner_texts()))
            expect(me.page.locator(".far-cards > .far-card")).to_have_count(0)
        elif me.page.locator(ASKED).count():
            me.play(1, seed=next(seeds))
    assert set(hands) == {"Ada", "Bob"}
    comes_to(me.page, "() => window.vain", 0)  # nobody is called to a question that he is not asked
    assert me.errors == []
    me.close()


def test_the_clocks_of_a_tournament_run(browser: Any, server: Server) -> None:
    with two_at_a_table(browser, server, "irondie", clock="on", match="best_of_three") as (ada, bob, _):
        for person in (ada, bob):
            expect(person.page.locator(".limits li")).to_have_count(2)
            round_ = person.page.locator(".limits [role=timer]").first
            expect(round_).to_have_text(re.compile(r"^(20:00|1\d:\d\d)$"))
            expect(round_).not_to_have_text(round_.inner_text())


def test_an_answer_into_a_dead_line_is_given_once(browser: Any, tmp_path: Any) -> None:
    """The server hears it or not: it is taken, or asked again, and never counts twice."""
    with Server(tmp_path) as server:
        me = Person(browser, server.url)
        me.found("dice_forge", RANDOM)
        nothing = me.page.locator(".question.yours [data-answer]", has_text="Do nothing")
        done = me.page.locator(".log li", has_text="You took no action")
        seeds = count(1)
        for deaf in (True, False):
            me.asked()
            while not nothing.count():
                me.play(1, seed=next(seeds))
                me.asked()
            before = done.count()
            if deaf:
                server.freeze()
            nothing.click()
            server.kill()
            me.page.wait_for_selector(".lost")
            server.start()
            me.page.wait_for_selector(".lost", state="detached")
            me.asked()
            if deaf:
                expect(done).to_have_count(before)
            if done.count() == before:
                nothing.click()
                done.nth(before).wait_for()
            expect(done).to_have_count(before + 1)
        me.close()


def test_who_passes_for_a_turn_is_not_asked_in_it(browser: Any, server: Server) -> None:
    """A paladin may always do something with his points, so that he is asked at every turn."""
    me = Person(browser, server.url)
    me.found("dice_throne", RANDOM, options={"hero.0": "paladin", "hero.1": "barbarian"})
    window = me.page.locator(".question[data-question=react] .pass-on > summary")
    seeds = count(1)  # the same luck would turn the same switch for ever

    def not_this_turn() -> None:
        window.click()
        me.page.locator(".pass-on .check input").check()  # also where nothing is lost by passing
        me.page.locator(".pass-on button", has_text="this turn").click()

    while not window.count():
        me.asked()
        if not window.count():
            me.play(1, seed=next(seeds))
    not_this_turn()
    me.asked(".log li:has-text('did not want to be asked'), .passing")
    while not me.page.locator(".log li:has-text('did not want to be asked')").count():
        me.asked(".log li:has-text('did not want to be asked')")
        if window.count():
            not_this_turn()
        elif me.page.locator(".question.yours").count():
            me.play(1, seed=next(seeds))
    assert me.errors == []
    me.close()


def test_an_answer_in_secret_is_noted_while_the_other_thinks(browser: Any, server: Server) -> None:
    with two_at_a_table(browser, server, "irondie") as (ada, bob, _):
        first = whose_turn(ada, bob)
        second = bob if first is ada else ada
        first.page.locator(".question.yours .primary").click()
        first.page.wait_for_selector(".question:has-text('Noted. Waiting for the others.')")
        second.page.locator(".question.yours .primary").click()
        first.page.wait_for_selector(".question:has-text('Noted')", state="detached")
