"""A person at the page: opens tables, presses what is offered, by mouse or by keyboard."""

from __future__ import annotations

import os
import random
from typing import Any
from zlib import crc32

from .waiting import PATIENCE, rest, until

QUICK = {"pace": "instant", "motion": "off", "sound": "off", "list": "on", "language": "en"}
OVER = ".afterwards"
ASKED = ".question.yours"
RANDOM = {"kind": "bot", "level": "random"}
"""A bot that plays anything at once."""
GO_ON = "[data-go-on]"
"""What went against somebody waits until he has seen it."""
HEADING = ".question h2"
OPEN = ".board button.spot, .board .spot-handle"
SWITCHES = ".question [data-switch]"

STATE = """
() => {
  // What stands at the table, so that one can wait for it to change.
  const question = document.querySelector('.question');
  const switched = document.querySelectorAll('.spot.picked, [aria-pressed=true]').length;
  return `${question?.textContent} ${question?.className} ${switched} ${document.querySelectorAll('.log li').length}`;
}
"""

CHANGED = f"""
async (before) => {{
  const state = {STATE};
  for (let k = 0; k < 300 && state() === before; k++) await new Promise((done) => setTimeout(done, 10));
}}
"""

PLAY = """
async ({ most, seed, patience }) => {
  let luck = seed;
  const below = (n) => { luck = (luck * 1103515245 + 12345) % 2147483648; return Math.floor(luck / 65536) % n; };
  const pause = (ms) => new Promise((done) => setTimeout(done, ms));
  const seen = (e) => e.offsetParent !== null && !e.disabled;
  let pressed = 0;
  let asked = Date.now();
  while (pressed < most && Date.now() - asked < patience) {
    if (document.querySelector('.afterwards')) return;
    const question = document.querySelector('.question.yours');
    const curtain = document.querySelector('.curtain button');
    if (curtain) { curtain.click(); await pause(10); continue; }
    const blow = document.querySelector('[data-go-on]');
    if (blow) { blow.click(); asked = Date.now(); await pause(10); continue; }
    // One looks first, and answers when all that can be answered is here.
    const here = document.querySelector('.board .spot') && !question?.querySelector('[aria-busy=true]');
    if (!question || !here) { await pause(10); continue; }
    asked = Date.now();
    const before = (STATE)();
    const all = (where, what) => [...where.querySelectorAll(what)].filter(seen);
    const board = all(document.querySelector('.board'), 'button.spot.open, .spot.open > .spot-handle');
    const list = all(question, '[data-answer]');
    const switches = all(question, '[data-switch]');
    const picked = document.querySelector('.spot.picked') !== null;
    // Half of the time on the board itself, otherwise in the list; switches are turned a few times before the answer.
    if (switches.length && below(3)) switches[below(switches.length)].click();
    else if (board.length && !picked && !switches.length && below(2)) board[below(board.length)].click();
    else if (list.length) list[below(list.length)].click();
    else if (board.length) board[below(board.length)].click();
    pressed += 1;
    await (CHANGED)(before);
  }
}
""".replace("(STATE)", f"({STATE})").replace("(CHANGED)", f"({CHANGED})")

FOCUSED = "what => document.activeElement?.matches(what) ?? false"

LUCK = """
(seed) => {
  let luck = seed;
  const drawn = () => { luck = (Math.imul(luck, 1103515245) + 12345) & 0x7fffffff; return luck / 0x80000000; };
  Math.random = drawn;
  crypto.getRandomValues = (numbers) => { numbers.forEach((_, k) => { numbers[k] = drawn() * 256; }); return numbers; };
}
"""
"""What the page leaves to chance follows from a number: its share in the dice, and what it takes by lot."""

VEILED = """
() => {
  globalThis.veil = new CSSStyleSheet();
  globalThis.veil.replaceSync('html { opacity: 0 }');
  document.adoptedStyleSheets = [globalThis.veil];
}
"""
"""The page is there, and can be pressed, measured and read aloud; but nothing is drawn, which takes a third of the time
of a browser without a graphics card."""
UNVEILED = """
() => { document.adoptedStyleSheets = document.adoptedStyleSheets.filter((it) => it !== globalThis.veil); }
"""


class Person:
    """One browser with its own memory."""

    def __init__(
        self,
        browser: Any,
        url: str,
        width: int = 1280,
        height: int = 900,
        theme: str = "dark",
        touch: bool = False,
        veiled: bool = True,
        **kept: str,
    ) -> None:
        self.url = url
        self.context = browser.new_context(
            viewport={"width": width, "height": height}, color_scheme=theme, locale="en-GB", has_touch=touch
        )
        self.context.set_default_timeout(PATIENCE * 1000)
        settings = QUICK | kept
        script = "".join(
            f"if (localStorage.getItem('dicewright-{k}') === null) localStorage.setItem('dicewright-{k}', '{v}');"
            for k, v in settings.items()
        )
        self.context.add_init_script(f"try {{ {script} }} catch {{}}")
        self.context.add_init_script(f"({LUCK})({_running_test()})")
        if veiled:
            self.context.add_init_script(f"({VEILED})()")
        self.page = self.context.new_page()
        self.errors: list[str] = []
        self.hosts: set[str] = set()
        self.page.on("pageerror", lambda error: self.errors.append(str(error)))
        self.page.on("console", lambda said: self.errors.append(said.text) if _bad(said) else None)
        self.page.on(
            "request", lambda request: self.hosts.add(request.url.split("/")[2] if "//" in request.url else "")
        )

    def go(self, path: str = "/") -> None:
        self.page.goto(self.url + path)

    def unveil(self) -> None:
        """Let the page be drawn as it stands, for whoever looks at it."""
        self.page.evaluate(UNVEILED)

    def close(self) -> None:
        self.context.close()

    def set_up(self, game: str, *kinds: str, seats: int = 0) -> str:
        """Open a table through the lobby; `kinds` say who plays the other seats. Its address comes back."""
        self.go(f"/new?game={game}")
        self.page.wait_for_selector(".new-table")
        if seats:
            self.page.locator(".segments label", has_text=str(seats)).click()
        for k, kind in enumerate(kinds, 1):
            self.page.locator(".places li").nth(k).locator("select").first.select_option(kind)
        self.page.locator(".new-table button[type=submit]").click()
        self.page.wait_for_url("**/t/*")
        return str(self.page.url)

    def found(self, game: str, *others: dict[str, str], clock: int = 0, options: dict[str, str] | None = None) -> str:
        """Sit down at a table set up as no list of the lobby offers it; its path comes back."""
        seats = [{"kind": "me", "name": "Ada"}, *others]
        wanted = {"game": game, "seats": seats, "options": options or {}, "clock": clock}
        answer = self.context.request.post(f"{self.url}/api/tables", data=wanted, headers={"Origin": self.url})
        admitted = answer.json()
        remembered = f"localStorage.setItem('dicewright-token', '{admitted['token']}')"
        self.context.add_init_script(f"try {{ {remembered} }} catch {{}}")
        self.go(f"/t/{admitted['table']}")
        return f"/t/{admitted['table']}"

    def first_game(self, game: str) -> dict[str, int]:
        """From the home to a table with one press: the bytes of every file that has travelled."""
        names: dict[str, str] = {}
        weights: dict[str, int] = {}
        wire = self.context.new_cdp_session(self.page)
        wire.send("Network.enable")
        travelling: set[str] = set()
        wire.on("Network.requestWillBeSent", lambda it: travelling.add(it["requestId"]))
        wire.on("Network.responseReceived", lambda it: names.update({it["requestId"]: it["response"]["url"]}))
        wire.on("Network.loadingFinished", lambda it: weights.update({it["requestId"]: it["encodedDataLength"]}))
        wire.on("Network.loadingFailed", lambda it: travelling.discard(it["requestId"]))
        self.go()
        self.page.locator(f".game[data-game={game}] .primary").click()
        self.page.wait_for_selector(".board .spot")
        rest(self.page)
        self.page.wait_for_load_state("networkidle")
        until(self.page, lambda: travelling <= set(weights))
        return {names[k]: n for k, n in weights.items() if "/api/" not in names.get(k, "/api/")}

    def play(self, most: int = 100000, seed: int = 1, patience: float = PATIENCE * 1000) -> None:
        """Press what is offered, up to `most` times, or until it is over or nothing is asked for `patience` ms."""
        self.page.evaluate(PLAY, {"most": most, "seed": seed, "patience": patience})

    def go_on_playing(self, seed: int = 1) -> None:
        """Press what is offered from now on, without being waited for."""
        wanted = {"most": 100000, "seed": seed, "patience": PATIENCE * 1000}
        self.page.evaluate(f"args => {{ void ({PLAY})(args) }}", wanted)

    def asked(self, also: str = OVER) -> None:
        """Wait for a question, or for something else; what went against him, he has seen."""
        while True:
            self.page.wait_for_selector(f"{ASKED}, {GO_ON}, {also}")
            if not self.page.locator(GO_ON).count():
                return
            self.page.keyboard.press("Space")

    # --- by keyboard alone ---

    def tab_to(self, what: str, most: int = 150) -> None:
        """Tab on until something has the focus."""
        self.page.wait_for_selector(what)
        for _ in range(most):
            if self.focused(what):
                return
            self.page.keyboard.press("Tab")
        raise AssertionError(f"{what} cannot be reached by keyboard.")

    def focused(self, what: str) -> bool:
        return bool(self.page.evaluate(FOCUSED, what))

    def stands_at(self, what: str) -> None:
        """Wait until the focus is there."""
        self.page.wait_for_function(FOCUSED, arg=what)

    def play_by_keyboard(self, seed: int = 1) -> None:
        """Play to the end with the keyboard alone: options by their digit or along the arrows, things on the board."""
        dice = random.Random(seed)
        while True:
            self.asked()
            if self.page.locator(OVER).count():
                return
            before = self.page.evaluate(STATE)
            several = self.page.locator(SWITCHES).count() > 0
            if several and dice.randrange(6):
                moved = self._press_on_board(dice, "Space")
            elif not several and self.focused(HEADING) and dice.randrange(2):
                moved = self._press_on_board(dice, "Enter") if dice.randrange(2) else self._press_digit(dice)
            else:
                moved = self._press_along_arrows(dice)
            if moved:
                self.page.evaluate(CHANGED, before)

    def _press_digit(self, dice: random.Random) -> bool:
        self.page.keyboard.press(str(dice.randint(1, 4)))
        return True

    def _press_on_board(self, dice: random.Random, key: str) -> bool:
        """Escape leads from the question to the board; arrows walk on it."""
        if self.page.locator(OPEN).count() == 0:
            return self._press_along_arrows(dice)
        if not self.focused(f"{OPEN}, {HEADING}"):
            self._press_along_arrows(dice, None)
        if self.focused(".question *"):
            self.page.keyboard.press("Escape")
        for _ in range(dice.randrange(4)):
            self.page.keyboard.press(dice.choice(["ArrowLeft", "ArrowRight", "ArrowUp", "ArrowDown"]))
        if not self.focused(OPEN):
            self.page.keyboard.press("Escape")
            return False
        self.page.keyboard.press(key)
        return True

    def _press_along_arrows(self, dice: random.Random, key: str | None = "Enter") -> bool:
        """Tab from the question to its answers, arrows along them; False when nothing is asked any more."""
        for turn in range(2):
            for _ in range(80):
                if self.focused(".question [data-answer]") or not self.page.locator(ASKED).count():
                    break
                self.page.keyboard.press("Tab")
            else:
                raise AssertionError("The answers cannot be reached by keyboard.")
            for _ in range(0 if turn else dice.randrange(4)):  # the arrows also walk over what opens a list
                self.page.keyboard.press("ArrowDown")
        if key and self.focused(".question [data-answer]"):
            self.page.keyboard.press(key)
            return True
        return False


def whose_turn(*people: Person) -> Person:
    """Wait until one of them is asked something; what went against them, they have seen."""
    found: list[Person] = []

    def asked() -> bool:
        for person in people:
            if person.page.locator(GO_ON).count():
                person.page.keyboard.press("Space")
        found.extend(person for person in people if person.page.locator(ASKED).count())
        return bool(found)

    until(people[0].page, asked)
    return found[0]


def _running_test() -> int:
    """A number for the test that runs: the same whenever it runs, alone or among others."""
    _, _, name = os.environ.get("PYTEST_CURRENT_TEST", "").partition("::")
    return crc32(name.rpartition(" ")[0].encode()) >> 1


def _bad(said: Any) -> bool:
    return said.type == "error" and "ERR_CONNECTION_REFUSED" not in said.text and "WebSocket" not in said.text
