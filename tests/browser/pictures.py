"""Pictures of every screen in both themes and of a terminal, to be looked at: `python -m tests.browser.pictures`.

They are taken in the middle of real games, with the guests of the house at the table.
"""

from __future__ import annotations

import io
import os
import subprocess
import sys
import tempfile
from dataclasses import dataclass, field
from pathlib import Path

from playwright.sync_api import sync_playwright
from rich.console import Console
from rich.text import Text

from .conftest import CHROMIUM
from .player import ASKED, OVER, RANDOM, Person
from .serving import Server

FOLDER = Path(__file__).parents[2] / "docs" / "pictures"
SIZES = {"wide": (1440, 900), "tablet": (1024, 768), "phone": (390, 844)}
THEMES = ("dark", "light")
SCREENS = {
    "home": "/",
    "lobby": "/new?game=irondie",
    "heroes": "/new?game=dice_throne",
    "guide": "/learn?game=dice_throne",
    "about": "/about",
}
READY = {"guide": ".guide-note"}
"""What is waited for where a heading is not enough."""
BOT = {"kind": "bot", "level": "amateur"}


@dataclass(frozen=True)
class Table:
    """A table to be pictured: played so far, and then on until something is to be seen."""

    game: str
    others: tuple[dict[str, str], ...] = (BOT,)
    pressed: int = 18
    until: str = ASKED
    options: dict[str, str] = field(default_factory=dict)
    whole: bool = False
    """In all sizes and both themes."""


DUEL = {"hero.0": "gunslinger", "hero.1": "pyromancer"}
TABLES = {
    "dice_throne": Table("dice_throne", (BOT,), 24, ".hero-die.is-kept", DUEL, whole=True),
    "dice_forge": Table("dice_forge", pressed=24, whole=True),
    "irondie": Table("irondie", pressed=9, whole=True),
    "roll_player": Table("roll_player", pressed=40, whole=True),
    "dice_throne-king": Table("dice_throne", (BOT,) * 5, options={"mode": "king"}),
    "dice_throne-teams": Table("dice_throne", (BOT,) * 3, options={"mode": "teams"}),
    "dice_forge-four": Table("dice_forge", (BOT,) * 3),
    "irondie-teams": Table("irondie", (BOT,) * 3, pressed=8),
    "roll_player-four": Table("roll_player", (BOT,) * 3, pressed=30),
    "gathering": Table("dice_throne", ({"kind": "open"}, BOT), 0, ".places"),
    "curtain": Table("dice_throne", ({"kind": "same", "name": "Bea"},), 0, ".curtain"),
    "end": Table("dice_throne", (RANDOM,), 100000, OVER),
}
REPLAYED = "end"
"""The table whose game is pictured in the list of finished games and in a replay as well."""
STEPS = 60

TYPED = ("1 2 4 7 8 9", "1", "1", "1")
COLUMNS = 104
HEAD = "── "
"""How the table in a terminal begins."""

ANSWER = "() => document.querySelector('.question [data-answer]')?.click()"


def main() -> None:
    _keep_terminal()
    with tempfile.TemporaryDirectory() as data, Server(Path(data)) as server, sync_playwright() as playwright:
        browser = playwright.chromium.launch(executable_path=CHROMIUM, args=["--no-sandbox"])
        me = Person(browser, server.url, veiled=False, list="off")
        for name, path in SCREENS.items():
            me.go(path)
            me.page.wait_for_selector(READY.get(name, "main h1"))
            _keep(me, name, THEMES)
        me.close()
        for name, table in TABLES.items():
            me = Person(browser, server.url, veiled=False, list="off", name="Ada")
            path = _play(me, table)
            _keep(me, name, *((THEMES, tuple(SIZES)) if table.whole else ()))
            if name == REPLAYED:
                _keep_replay(me, path)
            me.close()
        browser.close()


def _keep_terminal() -> None:
    """A game in the terminal, from its last answer to the question that is open."""
    words = ["play", "irondie", "--seats", "human,amateur"]
    with tempfile.TemporaryDirectory() as data:
        around = os.environ | {"DICEWRIGHT_DATA": data, "FORCE_COLOR": "1", "COLUMNS": str(COLUMNS)}
        command = [sys.executable, "-m", "dicewright", *words, "--seed", "7"]
        played = subprocess.run(
            command, env=around, input="\n".join([*TYPED, ""]), capture_output=True, text=True, check=False
        )
    lines = Text.from_ansi(played.stdout).split("\n", allow_blank=True)
    heads = [k for k, line in enumerate(lines) if line.plain.startswith(HEAD)]
    answered = max(k for k, line in enumerate(lines) if line.plain.startswith("> ") and k < heads[-1])
    asked = next(k for k in range(heads[-1], len(lines)) if not lines[k].plain.strip())
    console = Console(record=True, width=COLUMNS, file=io.StringIO())
    for line in lines[answered:asked]:
        console.print(line)
    console.print("> ")
    (FOLDER / "terminal.svg").write_text(console.export_svg(title=" ".join(["dicewright", *words])), encoding="utf-8")


def _play(me: Person, table: Table) -> str:
    path = me.found(table.game, *table.others, options=table.options)
    if table.pressed:
        me.play(table.pressed, seed=5)
    for seed in range(200):
        me.page.wait_for_timeout(100)
        if me.page.locator(f"{table.until}, {OVER}").count():
            return path
        # Whoever plays on would open the curtain at once; a single answer leaves it closed.
        if table.pressed:
            me.play(1, seed)
        else:
            me.page.evaluate(ANSWER)
    raise RuntimeError(f"{table.game} never came to {table.until}.")


def _keep_replay(me: Person, path: str) -> None:
    me.go("/finished")
    me.page.wait_for_selector(".finished li")
    _keep(me, "finished")
    me.go(f"{path}/replay")
    me.page.wait_for_selector(".board .spot")
    me.page.locator(".film input").fill(str(STEPS))
    me.page.locator("main h1").click(force=True)  # the slider need not glow
    _keep(me, "replay")


def _keep(
    me: Person, name: str, themes: tuple[str, ...] = ("dark",), sizes: tuple[str, ...] = ("wide", "phone")
) -> None:
    for theme in themes:
        me.page.emulate_media(color_scheme=theme)
        for size in sizes:
            width, height = SIZES[size]
            me.page.set_viewport_size({"width": width, "height": height})
            me.page.wait_for_timeout(600)
            me.page.evaluate("() => document.querySelector('.table')?.scrollTo(0, 0)")
            me.page.screenshot(path=FOLDER / f"{name}-{size}-{theme}.jpg", type="jpeg", quality=62)


if __name__ == "__main__":
    main()
