"""How soon the page can be used, and what travels until then: `python -m tests.browser.opening`.

Each time with an empty browser: the home until a game can be begun, then a table opened by its link until its board and
its question are there; last, the bytes of a first game from the home to the table, in each language.
"""

from __future__ import annotations

import tempfile
from pathlib import Path
from statistics import median

from playwright.sync_api import sync_playwright

from dicewright.kernel.game import games
from dicewright.kernel.words import LANGUAGES

from .conftest import CHROMIUM
from .player import Person
from .serving import Server

TIMES = 5
RANDOM = {"kind": "bot", "level": "random"}


def main() -> None:
    with tempfile.TemporaryDirectory() as data, Server(Path(data), quick=False) as server, sync_playwright() as play:
        browser = play.chromium.launch(executable_path=CHROMIUM, args=["--no-sandbox"])
        for game in sorted(games()):
            home, table = [], []
            for _ in range(TIMES):
                me, guest = Person(browser, server.url), Person(browser, server.url)
                me.go()
                me.page.wait_for_selector(".game .primary:enabled")
                home.append(me.page.evaluate("performance.now()"))
                path = me.found(game, RANDOM)
                guest.go(path)
                guest.page.wait_for_selector(".board .spot")
                table.append(guest.page.evaluate("performance.now()"))
                for person in (me, guest):
                    person.close()
            weights = []
            for language in LANGUAGES:
                me = Person(browser, server.url, language=language)
                weights.append(f"{language} {sum(me.first_game(game).values()) / 1000:.0f} kB")
                me.close()
            print(f"{game}: home {_ms(home)}, table {_ms(table)}; {', '.join(weights)}", flush=True)
        browser.close()


def _ms(times: list[float]) -> str:
    return f"{median(times):.0f} ms (at most {max(times):.0f})"


if __name__ == "__main__":
    main()
