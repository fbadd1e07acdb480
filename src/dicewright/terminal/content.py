"""A game's content as tables: how sure it is, and what a player's own file changes."""

from __future__ import annotations

from collections.abc import Mapping

from rich.console import Console
from rich.table import Table

from ..kernel.game import ContentFile, Game
from ..kernel.words import text
from .reference import words_of


def show_status(status: Mapping[str, Mapping[str, int]]) -> None:
    table = Table("content", box=None, pad_edge=False)
    states = list(dict.fromkeys(state for counts in status.values() for state in counts))
    for state in states:
        table.add_column(state, justify="right")
    for kind, counts in status.items():
        table.add_row(kind, *(str(counts.get(state, 0) or "·") for state in states))
    table.add_section()
    table.add_row("all", *(str(sum(counts.get(state, 0) for counts in status.values())) for state in states))
    Console().print(table)


def show_difference(game: Game, file: ContentFile, language: str) -> None:
    """Value by value: what is shipped and how sure that was, and what the file says."""
    words = words_of(game, language)
    found = game.difference(file)
    heads = [words.say(text(f"content-{head}")) for head in ("thing", "field", "shipped", "sure", "own")]
    table = Table(*heads, box=None, pad_edge=False)
    for d in found:
        sure = text(f"sure-{d.sure}") if d.sure else ""
        table.add_row(*(words.say(it) for it in (d.thing, d.field, d.shipped, sure, d.own)))
    Console().print(words.say(text("content-changes", file=file.source, n=len(found))))
    if found:
        Console().print(table)
