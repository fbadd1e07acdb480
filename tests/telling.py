"""What a scene tells players: the open question, its options and what is refused, and the board."""

from __future__ import annotations

from dicewright.kernel.describe import Area, Asking, Option, Seen, in_full
from staging import Stage


def seen(scene: Stage, seat: int | None = None) -> Seen:
    """The table as whoever is asked sees it, or this seat; WATCHER for somebody without one."""
    eyes = scene.g.asked if seat is None else seat
    return scene.game.seen(scene.g, scene.book, eyes if eyes >= 0 else None, scene.teams)


def asking(scene: Stage) -> Asking:
    return scene.game.describe(seen(scene))


def options(scene: Stage) -> list[Option]:
    return [scene.game.option(seen(scene), a) for a in range(scene.g.options)]


def read(scene: Stage, language: str = "en") -> list[str]:
    """The options in words."""
    return [in_full(option, scene.game.words(language).say) for option in options(scene)]


def refused(scene: Stage) -> dict[str, str]:
    """What looks possible and is not, with the rule that says so."""
    return {scene.game.words("en").say(no.text): no.rule for no in asking(scene).refused}


def areas(scene: Stage, seat: int = 0) -> dict[str, Area]:
    return {str(area.ref): area for area in scene.game.board(seen(scene, seat)).areas}
