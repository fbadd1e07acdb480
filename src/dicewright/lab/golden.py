"""Golden playthroughs: a game played at random, written down in full, kept and compared.

Whatever changes in the rules, the words or the events of a game shows as a difference in these texts, to be read and
then accepted with

    python -m dicewright.lab.golden --write
"""

from __future__ import annotations

import importlib
import sys
from collections.abc import Iterator, Sequence
from pathlib import Path

from ..kernel.describe import in_full
from ..kernel.events import EventKind
from ..kernel.game import Game, Setup, games
from ..kernel.question import NATURE, REFEREE
from ..kernel.words import Text
from .printing import differences, printed
from .walk import Play, begin

ANSWERS = 120
"""Answers of a playthrough; a longer game is broken off."""
SEED = 7
HEADER = ("question", "asked", "options")
"""Record left out of the differences: the next question says as much in words."""


def playthrough(game: Game, setup: Setup) -> str:
    """Every question and answer in words, every event, and what changed in the record."""
    play = begin(game, setup, SEED)
    lines = [f"{game.name} {game.version}, {play.setup.seats} seats, seed {SEED}"]
    lines += [f"{name} = {value}" for name, value in sorted(play.setup.options.items())]
    lines += ["", printed(play.g.layout, play.g.buffer), ""]
    for n in range(1, ANSWERS + 1):
        if play.g.over:
            break
        lines += _turn(play, n)
    if play.g.over:
        lines.append(f"places: {list(play.g.place.tobytes())}")
    return "\n".join(lines) + "\n"


def _turn(play: Play, n: int) -> Iterator[str]:
    game, g = play.game, play.g
    say = game.words("en").say
    asked, kind = g.asked, game.questions[g.question]
    who = {NATURE: "nature", REFEREE: "referee"}.get(asked, f"seat {asked}")
    seen = play.seen(asked if asked >= 0 else None)
    asking = game.describe(seen)
    yield f"#{n} {who}, {kind.name}{' (sealed)' if kind.sealed else ''}: {say(asking.text)} [{asking.rule}]"
    a = play.random()
    options = g.options
    words = "" if asked == NATURE else f": {in_full(game.option(seen, a), say)}"
    yield f"  > {a} of {options}{words}"
    before = bytes(g.buffer)
    for told, values in play.answer(a):
        if told.secret:
            continue
        yield f"  * {say(_as_its_owner_knows_it(play, told, values))}"
    changes = [line for line in differences(g.layout, before, g.buffer) if line.split(":")[0] not in HEADER]
    if changes:
        yield f"  {'; '.join(changes)}"


def _as_its_owner_knows_it(play: Play, kind: EventKind, values: tuple[int, ...]) -> Text:
    owner = dict(zip((name for name, _ in kind.args), values, strict=False)).get(kind.owner or "")
    event = play.event(kind, values, owner)
    assert event is not None
    return play.game.event_text(play.seen(owner), event)


def texts(names: Sequence[str] = ()) -> Iterator[tuple[str, str]]:
    """Name and text of the playthrough of every sample of every game."""
    for name, game in games().items():
        if not names or name in names:
            for i, setup in enumerate(game.samples()):
                yield f"{name}-{i}.txt", playthrough(game, setup)


def main(*names: str, write: bool = False, folder: Path = Path("tests/golden"), load: tuple[str, ...] = ()) -> int:
    """Compare the playthroughs of the games (of all, if none is named) with those kept, or write them.

    Parameters
    ----------
    names: games
    write: keep what is played now
    folder: where they are kept
    load: modules to import first, which register more games
    """
    for module in load:
        importlib.import_module(module)
    different = 0
    for name, text in texts(names):
        path = folder / name
        if path.exists() and path.read_text(encoding="utf-8") == text:
            continue
        different += 1
        if write:
            folder.mkdir(parents=True, exist_ok=True)
            path.write_text(text, encoding="utf-8")
        print(f"{'wrote' if write else 'differs'}: {path}")
    return 1 if different and not write else 0


if __name__ == "__main__":
    from cyclopts import App

    sys.exit(App(default_command=main, help=main.__doc__)(result_action="return_value"))
