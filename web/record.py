"""Records boards for the page's tests: for each game, one of every question it asks, and how it looks at the end.

    python web/record.py            writes web/src/boards/<game>/recorded.json

Run it again when a game's board or questions change. Play is random but always the same.
"""

from __future__ import annotations

import sys
from pathlib import Path
from random import Random
from typing import Any

from msgspec.json import encode

from dicewright.kernel.game import Game, games
from dicewright.match import Match
from dicewright.match.nature import Seeded
from dicewright.server.view.translate import Translator

BOARDS = Path(__file__).parent / "src" / "boards"
GAMES = 3
"""Played with every sample set-up."""
MOST_OPTIONS = 60


def main() -> None:
    for game in games().values():
        folder = BOARDS / game.name
        if folder.is_dir():
            scenes = record(game)
            lines = b",\n".join(map(encode, scenes))
            (folder / "recorded.json").write_bytes(b"[\n%b\n]\n" % lines)
            print(f"{game.name}: {len(scenes)} scenes", file=sys.stderr)


def record(game: Game) -> list[dict[str, Any]]:
    """Every kind of question as it comes up last in the first game that asks it, and how games end."""
    found: dict[str, dict[str, Any]] = {}
    game_of: dict[str, tuple[int, int]] = {}
    for n, setup in enumerate(game.samples()):
        for seed in range(GAMES):
            random = Random(f"{n} {seed}")
            match = Match(game, setup, nature=Seeded(1000 * n + seed))
            while not match.over:
                seen = match.seen(match.asked)
                asking = game.describe(seen)
                if game_of.setdefault(asking.kind, (n, seed)) == (n, seed):
                    found[asking.kind] = _scene(match, match.asked)
                match.answer(random.randrange(match.record.options))
            found.setdefault(f"over-{len(match.teams)}", _scene(match, 0))
    return [{"name": name, **scene} for name, scene in found.items()]


def _scene(match: Match, eyes: int) -> dict[str, Any]:
    """As the server tells it."""
    game, seats = match.game, len(match.teams)
    said = Translator(game, "en", [f"Player {seat + 1}" for seat in range(seats)])
    seen = match.seen(eyes)
    asking = None
    if not match.over:
        it = game.describe(seen)
        options = [] if it.form == "subset" else [game.option(seen, a) for a in range(min(it.count, MOST_OPTIONS))]
        asking = said.asking(it, options)
    return {
        "seats": seats,
        "teams": list(match.teams),
        "eyes": eyes,
        "board": said.board(match.board(eyes)),
        "asking": asking,
    }


if __name__ == "__main__":
    main()
