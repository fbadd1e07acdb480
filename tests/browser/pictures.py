"""Pictures of every screen, wide and on a phone, in both themes: `python -m tests.browser.pictures`, to be looked at.

They are taken in the middle of real games, with the guests of the house at the table.
"""

from __future__ import annotations

import tempfile
from pathlib import Path
from typing import Any

from playwright.sync_api import sync_playwright

from dicewright.kernel.game import games

from .conftest import CHROMIUM
from .player import Person
from .serving import Server

FOLDER = Path(__file__).parents[2] / "docs" / "pictures"
SIZES = {"wide": (1440, 900), "phone": (390, 844)}
SCREENS = {
    "home": "/",
    "lobby": "/new?game=irondie",
    "heroes": "/new?game=dice_throne",
    "guide": "/learn?game=dice_throne",
    "about": "/about",
}
PRESSED = {"irondie": 5}
"""Things pressed before a table is pictured, where the usual number would be too many."""
USUAL = 18


def main() -> None:
    with tempfile.TemporaryDirectory() as data, Server(Path(data)) as server, sync_playwright() as playwright:
        browser = playwright.chromium.launch(executable_path=CHROMIUM, args=["--no-sandbox"])
        for theme in ("dark", "light"):
            tables = {game: _table(browser, server, game) for game in sorted(games())}
            for size, (width, height) in SIZES.items():
                me = Person(browser, server.url, width, height, theme, list="off")
                for name, path in SCREENS.items():
                    me.go(path)
                    me.page.wait_for_selector("main h1")
                    _keep(me, f"{name}-{size}-{theme}")
                me.close()
                for game, person in tables.items():
                    person.page.emulate_media(color_scheme=theme)
                    person.page.set_viewport_size({"width": width, "height": height})
                    _keep(person, f"{game}-{size}-{theme}")
            for person in tables.values():
                person.close()
        browser.close()


def _table(browser: Any, server: Server, game: str) -> Person:
    me = Person(browser, server.url, list="off", name="Ada")
    me.set_up(game, "bot random")
    me.play(PRESSED.get(game, USUAL), seed=5)
    me.page.wait_for_selector(".question.yours, .afterwards")
    return me


def _keep(person: Person, name: str) -> None:
    person.page.wait_for_timeout(500)
    person.page.screenshot(path=FOLDER / f"{name}.jpg", type="jpeg", quality=72)


if __name__ == "__main__":
    main()
