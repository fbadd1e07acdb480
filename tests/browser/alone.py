"""A page without a server: `dicewright site` in a folder that any web space could hold, and the network cut.

python -m tests.browser.alone        # whole games of every title
"""

from __future__ import annotations

import os
import subprocess
import sys
import threading
from functools import partial
from http.server import SimpleHTTPRequestHandler, ThreadingHTTPServer
from pathlib import Path
from tempfile import TemporaryDirectory
from typing import Any

from playwright.sync_api import expect, sync_playwright

from dicewright.bots.module import built
from dicewright.kernel.game import game

from .conftest import CHROMIUM
from .measures import GAMES
from .player import ASKED, OVER, Person
from .waiting import until

WHOLE = """
async () => {
  const { files } = await (await caches.match('/offline/kit.json')).json();
  const kept = await Promise.all(files.map(({ name }) => caches.match(`/offline/${name}`)));
  return kept.every((it) => it !== undefined);
}
"""
"""Whether all of the kit is there."""


class WebSpace:
    """A folder on the net: `python -m http.server`, which packs nothing. `sent`: which files, and their bytes."""

    def __init__(self, folder: Path) -> None:
        self.sent: list[tuple[str, int]] = []
        self._server = ThreadingHTTPServer(("127.0.0.1", 0), partial(Noting, self.sent, directory=str(folder)))
        self.host = f"127.0.0.1:{self._server.server_port}"
        self.url = f"http://{self.host}"
        threading.Thread(target=self._server.serve_forever, daemon=True).start()

    def __enter__(self) -> WebSpace:
        return self

    def __exit__(self, *error: object) -> None:
        self._server.shutdown()
        self._server.server_close()


class Noting(SimpleHTTPRequestHandler):
    """Notes what it sends, and says nothing."""

    def __init__(self, sent: list[tuple[str, int]], *args: Any, **more: Any) -> None:
        self._sent = sent
        super().__init__(*args, **more)

    def copyfile(self, source: Any, outputfile: Any) -> None:
        size = os.fstat(source.fileno()).st_size if source.seekable() else 0
        super().copyfile(source, outputfile)
        self._sent.append((self.path, size))

    def log_message(self, format: str, *args: Any) -> None:
        pass


def written(folder: Path) -> Path:
    """The page as it is put into a folder. Nothing is compiled for it."""
    subprocess.run([sys.executable, "-m", "dicewright", "site", str(folder), "--quick"], check=True)
    return folder


def without_net(browser: Any, space: WebSpace, *games: str, reviewed: bool = False, level: str = "random") -> None:
    """Fetch everything, cut the network, and play each of these games to its end, and look at it again."""
    me = Person(browser, space.url)
    me.go()
    expect(me.page.locator(".game")).to_have_count(len(GAMES))
    until(me.page, lambda: me.page.evaluate(WHOLE))  # what bots think with comes while somebody plays already
    me.context.set_offline(True)
    for name in games:
        me.page.locator(f".game[data-game={name}] .game-acts a").first.click()
        me.page.locator(".places li").nth(1).locator("select").first.select_option(f"bot {level}")
        me.page.locator(".new-table button[type=submit]").click()
        me.page.wait_for_url("**/t/*")
        me.play()
        expect(me.page.locator(".afterwards a", has_text="Watch again")).to_be_visible()
        if reviewed:
            me.page.locator(".afterwards a", has_text="Review").click()
            expect(me.page.locator(".review[aria-busy=false] .curve")).to_be_visible()
            tried_again(me)
        me.page.locator("header a").first.click()
        print(f"{name}: played to its end without a network", flush=True)
    assert me.errors == []
    assert me.hosts == {space.host}
    me.close()


def tried_again(me: Person) -> None:
    """What other answers promised, and how the game goes on from there."""
    me.page.locator("header button[title='Game review']").click()
    me.page.locator("header button[title='What if']").click()
    expect(me.page.locator(".hindsight[aria-busy=false] .counsel-options li").first).to_be_visible()
    me.page.locator("dialog .button.primary").click()
    me.page.wait_for_selector(f"{ASKED}, {OVER}")


def main() -> int:
    for name in GAMES:
        built(game(name), (0, 1))  # what its bots think with
    with TemporaryDirectory() as folder, sync_playwright() as playwright:
        browser = playwright.chromium.launch(executable_path=CHROMIUM, args=["--no-sandbox"])
        with WebSpace(written(Path(folder) / "site")) as space:
            without_net(browser, space, *GAMES, level="adept")
    return 0


if __name__ == "__main__":
    sys.exit(main())
