"""Records boards for the page's tests: for each game, one of every question it asks, and how it looks at the end.

    python web/record.py            writes web/src/boards/<game>/recorded.json

Run it again when a game's board or questions change. Play is random but always the same.
"""

from __future__ import annotations

import json
import sys
from pathlib import Path
from random import Random
from typing import Any

from dicewright.kernel.describe import Board, Option, Thing
from dicewright.kernel.game import Game, games
from dicewright.kernel.words import Text, Words
from dicewright.match import Match
from dicewright.match.nature import Seeded

BOARDS = Path(__file__).parent / "src" / "boards"
GAMES = 3
"""Played with every sample set-up."""
MOST_OPTIONS = 60


def main() -> None:
    for game in games().values():
        folder = BOARDS / game.name
        if folder.is_dir():
            scenes = record(game)
            lines = ",\n".join(json.dumps(scene, ensure_ascii=False, separators=(",", ":")) for scene in scenes)
            (folder / "recorded.json").write_text(f"[\n{lines}\n]\n", encoding="utf-8")
            print(f"{game.name}: {len(scenes)} scenes", file=sys.stderr)


def record(game: Game) -> list[dict[str, Any]]:
    """Every kind of question as it comes up last in the first game that asks it, and how games end."""
    found: dict[str, dict[str, Any]] = {}
    game_of: dict[str, tuple[int, int]] = {}
    said = game.words("en")
    for n, setup in enumerate(game.samples()):
        for seed in range(GAMES):
            random = Random(f"{n} {seed}")
            match = Match(game, setup, nature=Seeded(1000 * n + seed))
            while not match.over:
                seen = match.seen(match.asked)
                asking = game.describe(seen)
                if game_of.setdefault(asking.kind, (n, seed)) == (n, seed):
                    found[asking.kind] = _scene(match, said, match.asked)
                match.answer(random.randrange(match.record.options))
            found.setdefault(f"over-{len(match.teams)}", _scene(match, said, 0))
    return [{"name": name, **scene} for name, scene in found.items()]


def _scene(match: Match, said: Words, eyes: int) -> dict[str, Any]:
    game = match.game
    seen = match.seen(eyes)
    asking = None
    if not match.over:
        it = game.describe(seen)
        options = [] if it.form == "subset" else [game.option(seen, a) for a in range(min(it.count, MOST_OPTIONS))]
        asking = {
            "kind": it.kind,
            "seat": it.seat,
            "text": said.say(it.text),
            "rule": it.rule,
            "count": it.count,
            "form": it.form,
            "things": [_thing(t, said) for t in it.things],
            "refused": [{"text": said.say(r.text), "rule": r.rule, "refs": [*map(str, r.refs)]} for r in it.refused],
            "options": [_option(o, said) for o in options],
        }
    return {
        "seats": len(match.teams),
        "teams": list(match.teams),
        "eyes": eyes,
        "board": _board(match.board(eyes), said),
        "asking": asking,
    }


def _option(it: Option, said: Words) -> dict[str, Any]:
    return {"answer": it.answer, "text": said.say(it.text), "rule": it.rule, "refs": [*map(str, it.refs)]}


def _board(it: Board, said: Words) -> dict[str, Any]:
    return {
        "headline": [said.say(t) for t in it.headline],
        "areas": [
            {
                "ref": str(a.ref),
                "title": said.say(a.title),
                "seat": a.seat,
                "things": [_thing(t, said) for t in a.things],
                "gauges": [
                    {"name": name, "label": said.say(Text(f"gauge-{name}")), "value": int(value)}
                    for name, value in a.gauges.items()
                ],
            }
            for a in it.areas
        ],
        "reconstructed": [said.say(t) for t in it.reconstructed],
    }


def _thing(it: Thing, said: Words) -> dict[str, Any]:
    return {
        "ref": str(it.ref),
        "name": said.say(it.name),
        "value": None if it.value is None else int(it.value),
        "facets": {k: v if isinstance(v, (str, bool)) else int(v) for k, v in it.facets.items()},
        "notes": [said.say(n) for n in it.notes],
        "mark": it.mark,
        "label": said.say(it.label) if it.label else "",
    }


if __name__ == "__main__":
    main()
