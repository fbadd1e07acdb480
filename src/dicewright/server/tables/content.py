"""What tables are played with: cards and tables of a server's own, or of a player's, in place of those of a game.

A file is never trusted: it is read as data, and its game checks it with line and field. What a table is founded with is
sealed into its journal, every value of it: whatever becomes of the file, or of the values that come with the game, the
table stays as it was.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from functools import lru_cache
from pathlib import PurePath

from ...kernel.game import ContentFile, Game, content_by_game, game
from .. import messages as m
from ..view.translate import clean_name
from .refusals import Denied

Contents = Mapping[str, ContentFile]
"""What a server plays with by default, by game."""


def contents_of(files: Sequence[ContentFile]) -> Contents:
    """The content files of a server by game, all of them checked; players hear their names, not where they lie."""
    found = content_by_game(files)
    for name, file in found.items():
        game(name).content_in_force(file)
    return {name: ContentFile(file.text, PurePath(file.source).name) for name, file in found.items()}


def content_wanted(g: Game, given: m.lobby.OwnContent | None, usual: Contents) -> ContentFile | None:
    """What a new table is played with: what was given, else what the server plays with. Checked and sealed; None where
    that is what comes with the game."""
    file = usual.get(g.name) if given is None else own_content(g, given)
    return None if file is None else g.sealed_content(file)


def own_content(g: Game, given: m.lobby.OwnContent) -> ContentFile | None:
    """A file that somebody has sent; None where it is empty."""
    if given.text and g.content_files.text is None:
        raise Denied("no-content")
    return ContentFile(given.text, clean_name(given.name) or NAMELESS) if given.text else None


@lru_cache(maxsize=256)
def played(g: Game, file: ContentFile | None) -> m.lobby.Played | None:
    """What is said of a content file in a word."""
    return None if file is None else m.lobby.Played(file.source, len(g.difference(file)))


NAMELESS = "content.toml"
"""What a file is called that nobody has named."""
