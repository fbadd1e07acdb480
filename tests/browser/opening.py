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
from .player import RANDOM, Person
from .serving import Server

TIMES = 5


def main() -> None:
    with tempfile.TemporaryDirectory() as data, Server(Path(data), quick=False) as server, sync_playwright() as play:
        browser = play.chromium.launch(executable_path=CHROMIUM, args=["--no-sandbox"])
        for game in sorted(games()):
            home, table = [], []
            for _ in range(TIMES):
                me, guest = (Person(browser, server.url, veiled=False) for _ in range(2))
                home.append(_opened(me, "/", ".game .primary:enabled"))
                path = me.found(game, RANDOM)
                me.page.wait_for_selector(".board .spot")
                me.page.wait_for_load_state("networkidle")
                me.page.wait_for_timeout(1000)  # a guest comes to a table that is at rest
                table.append(_opened(guest, path, ".board .spot"))
                for person in (me, guest):
                    person.close()
            weights = []
            for language in LANGUAGES:
                me = Person(browser, server.url, veiled=False, language=language)
                weights.append(f"{language} {sum(me.first_game(game).values()) / 1000:.0f} kB")
                me.close()
            print(f"{game}: home {_ms(home)}, table {_ms(table)}; {', '.join(weights)}", flush=True)
        browser.close()


def _opened(person: Person, path: str, ready: str) -> float:
    """How long after the address was entered something was there, in milliseconds."""
    person.page.add_init_script(
        f"""new MutationObserver((_, it) => {{
          if (!document.querySelector('{ready}')) return;
          window.opened = performance.now();
          it.disconnect();
        }}).observe(document, {{ childList: true, subtree: true, attributes: true }});"""
    )
    person.go(path)
    person.page.wait_for_function("() => window.opened")
    return float(person.page.evaluate("window.opened"))


def _ms(times: list[float]) -> str:
    return f"{median(times):.0f} ms (at most {max(times):.0f})"


if __name__ == "__main__":
    main()
