"""A folder that any web space can hold: the page, and all that it needs to keep tables by itself."""

from __future__ import annotations

import shutil
from pathlib import Path
from typing import Annotated

from cyclopts import Parameter

from ..arguments import Lang, flag, system_language
from ..kernel.game import Game
from ..kernel.words import Argument, text, words
from ..server.web.middleware import CSP
from ..server.web.page import INDEX, page_folder
from .archive import no
from .kit import FOLDER, LIST, equip

ALONE = '<meta name="dicewright" content="alone">'
HEAD = "<head>"
FRAMES = "; frame-ancestors 'none'"
"""Only a server can say that."""
NOT_FOUND = "404.html"
"""What many web spaces show where there is no file: the page looks at the address itself."""


def site(
    folder: Annotated[Path, Parameter(help="A new or empty folder, or one that was made so before.")],
    /,
    *,
    quick: Annotated[bool, flag("Compile nothing for bots: take along what was compiled before.")] = False,
    lang: Lang = None,
) -> int:
    """Write the page into a folder that any web space can hold: all games against bots and at one screen, without a
    server.

    **For example**

        dicewright site dice
        python -m http.server --directory dice
    """
    language = lang or system_language()
    page = page_folder()
    if page is None:
        raise no("refuse-site-page")
    if not (page / FOLDER / LIST).is_file():
        raise no("refuse-site-kit")
    if folder.exists() and (not folder.is_dir() or (any(folder.iterdir()) and not (folder / FOLDER).is_dir())):
        raise no("refuse-site-folder", folder=str(folder))
    for before in (FOLDER, "assets"):
        shutil.rmtree(folder / before, ignore_errors=True)
    shutil.copytree(page, folder, dirs_exist_ok=True)
    index = folder / INDEX
    policy = f'<meta http-equiv="Content-Security-Policy" content="{CSP.removesuffix(FRAMES)}">'
    index.write_text(index.read_text().replace(HEAD, f"{HEAD}{policy}{ALONE}", 1))
    shutil.copy(index, folder / NOT_FOUND)

    def tell(game: Game, seats: int) -> None:
        print(_said(language, "site-module", game=game.name, seats=seats), flush=True)

    kit = equip(folder, not quick, tell, alone=True)
    size = f"{kit.begun_with / 1e6:.1f}"
    print(_said(language, "site-made", folder=str(folder), size=size, modules=kit.ready))
    return 0


def _said(language: str, id: str, **args: Argument) -> str:
    return words(language, ("dicewright.kernel", __package__)).say(text(id, **args))
