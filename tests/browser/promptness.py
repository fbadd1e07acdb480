"""How soon a page advises, and what its workers cost when somebody looks and when nobody does.

python -m tests.browser.promptness        # all games at a server, then tables without a server
"""

from __future__ import annotations

import os
import sys
import time
from pathlib import Path
from tempfile import TemporaryDirectory
from typing import Any

from playwright.sync_api import sync_playwright

from dicewright.bots.module import built
from dicewright.kernel.game import game

from .alone import WebSpace, written
from .conftest import CHROMIUM
from .measures import GAMES
from .player import ASKED, GO_ON, RANDOM, Person
from .serving import Server

TIMES = 3
SECONDS = 20
FIRST = """
() => new Promise((resolve) => {
  const began = performance.now();
  const look = () => {
    if (document.querySelector('.counsel-options')) resolve(performance.now() - began);
    else if (document.querySelector('.counsel[aria-busy=false]')) resolve(null);
    else requestAnimationFrame(look);
  };
  document.dispatchEvent(new KeyboardEvent('keydown', { key: 'h', bubbles: true }));
  look();
})
"""
"""Milliseconds from a press to the first advice that is drawn; null where it is a matter of taste."""
HIDE = """
(hidden) => {
  Object.defineProperty(document, 'visibilityState', { value: hidden ? 'hidden' : 'visible', configurable: true });
  Object.defineProperty(document, 'hidden', { value: hidden, configurable: true });
  document.dispatchEvent(new Event('visibilitychange'));
}
"""


def first_advice(me: Person) -> list[int]:
    """For as many questions that are no matter of taste, one after the other."""
    found: list[int] = []
    while len(found) < TIMES:
        me.play(most=3)
        me.page.wait_for_selector(f"{ASKED}, {GO_ON}")
        if me.page.locator(GO_ON).count():
            me.page.keyboard.press("Space")
            continue
        after = me.page.evaluate(FIRST)
        found += [] if after is None else [round(after)]
        me.page.keyboard.press("Escape")
    return found


def renderers(browser: Any) -> dict[int, float]:
    """The processor time of every page, by its process."""
    told = browser.new_browser_cdp_session().send("SystemInfo.getProcessInfo")["processInfo"]
    return {it["id"]: it["cpuTime"] for it in told if it["type"] == "renderer"}


def memory(processes: dict[int, float]) -> float:
    """In MB, of all of them: what they share with others is shared out."""
    found = 0
    for id in processes:
        for line in Path(f"/proc/{id}/smaps_rollup").read_text().splitlines():
            if line.startswith("Pss:"):
                found += int(line.split()[1])
    return found / 1024


def spent(me: Person, browser: Any) -> str:
    before, began = renderers(browser), time.monotonic()
    me.page.wait_for_timeout(SECONDS * 1000)
    after = renderers(browser)
    used = sum(after[id] - before.get(id, 0) for id in after)
    return f"{used:.2f} s of processor time in {time.monotonic() - began:.0f} s, {memory(after):.0f} MB"


def main() -> int:
    names = sys.argv[1:] or list(GAMES)
    for name in names:
        built(game(name), (0, 1))
    with sync_playwright() as playwright, TemporaryDirectory() as folder:
        browser = playwright.chromium.launch(executable_path=CHROMIUM, args=["--no-sandbox"])
        with Server(Path(folder), quick=False) as server:
            for name in names:
                me = Person(browser, server.url)
                me.found(name, RANDOM)
                print(f"{name}: first advice after {first_advice(me)} ms, load {os.getloadavg()[0]:.1f}", flush=True)
                me.close()
        browser.close()
        browser = playwright.chromium.launch(executable_path=CHROMIUM, args=["--no-sandbox"])
        with WebSpace(written(Path(folder) / "site")) as space:
            me = Person(browser, space.url)
            me.go()
            me.page.locator(".game").first.wait_for()
            print(f"tables without a server, nobody plays: {spent(me, browser)}", flush=True)
            me.set_up(names[0], "bot expert")
            me.play(most=6)
            print(f"a game against an expert, somebody thinks: {spent(me, browser)}", flush=True)
            print(f"first advice there after {first_advice(me)} ms, load {os.getloadavg()[0]:.1f}", flush=True)
            me.play(most=1)
            me.page.evaluate(HIDE, True)
            print(f"hidden: {spent(me, browser)}, load {os.getloadavg()[0]:.1f}", flush=True)
            me.close()
        browser.close()
    return 0


if __name__ == "__main__":
    sys.exit(main())
