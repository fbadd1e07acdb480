"""What was typed at the command line, as the games mean it: who plays, the options of a set-up, files of content."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from pathlib import Path

from . import bots, files
from .kernel.game import ContentFile, Game, Refusal, Setup, content_by_game
from .kernel.words import any_of, text


def players(seats: str, count: int | None = None) -> list[str]:
    """Who plays, from `human,amateur`."""
    players = [s.strip() for s in seats.split(",")]
    known = ["human", *bots.names()]
    for p in players:
        if p not in known:
            raise Refusal(text("refuse-player", name=p, known=any_of(known)))
    if count is not None and len(players) != count:
        raise Refusal(text("refuse-seats-named", seats=count, given=len(players)))
    return players


def setup(g: Game, seats: int, option: Sequence[str] | None, named: Mapping[str, str]) -> Setup:
    """The set-up that --option, and options by their names, ask for."""
    options: dict[str, str] = {}
    for given in option or ():
        key, sign, value = given.partition("=")
        if not sign:
            raise Refusal(text("refuse-option-form", given=given))
        options[key.strip()] = value.strip()
    for name, value in named.items():
        options |= _by_name(g, seats, name.replace("-", "_"), value)
    return Setup(seats, options)


def _by_name(g: Game, seats: int, name: str, given: str) -> dict[str, str]:
    """An option that was given by its name."""
    if any(c.name == name and not c.per_seat for c in g.choices):
        return {name: given.strip()}
    values = [value.strip() for value in given.split(",")]
    if len(values) not in (1, seats):
        raise Refusal(text("refuse-option-seats", option=name, given=len(values), seats=seats))
    meant = g.commands().typed.get(name)
    options: dict[str, str] = {}
    for seat, value in enumerate(values * seats if len(values) == 1 else values):
        of_seat = {name: value} if meant is None else meant(value)
        options |= {f"{key}.{seat}": it for key, it in of_seat.items()}
    return options


def content(g: Game, paths: Sequence[Path] | None) -> ContentFile | None:
    """The content file for a game: the only one, or of several the one whose sections tell that it is meant."""
    given = [files.read_content(path) for path in paths or ()]
    return given[0] if len(given) == 1 else content_by_game(given).get(g.name)
