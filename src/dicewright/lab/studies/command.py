"""`dicewright study`: play a study, or go on with it, and write down what it has shown."""

from __future__ import annotations

import time
from dataclasses import replace
from importlib import import_module
from pathlib import Path
from typing import Annotated

from cyclopts import Parameter

from ... import files
from ...arguments import Lang, system_language
from ...kernel.game import Refusal
from ...kernel.words import Words, text, words
from ..cores import how_many
from . import reading
from .plan import PACKAGE, Study

INTERRUPTED = 130
REPORT = "report.html"


def study(
    name: Annotated[
        str | None, Parameter(name="study", help="A file, or a study that comes along; without one they are listed.")
    ] = None,
    /,
    *,
    to: Annotated[
        Path | None, Parameter(help="Folder for games and report; by default the name of the study, here.")
    ] = None,
    games: Annotated[int | None, Parameter(help="How many games of each arm, instead of those the file says.")] = None,
    cores: Annotated[int | None, Parameter(help="Cores to use; by default all.")] = None,
    ray: Annotated[
        str | None, Parameter(help="Play on a Ray cluster at this address; `local` starts one on this machine.")
    ] = None,
    lang: Lang = None,
) -> int:
    """Play many games by a plan, and write a report of what they show: who wins how often, and by what.

    What a file says is described in docs/studies.md: heroes or armies against each other, drawn tables, options of
    contested rules, cards left out. Needs `pip install 'dicewright[study]'`.

    Games are kept as they come: after Ctrl-C, or whatever else stopped it, the same command goes on where it was. The
    same study gives the same games, whatever the number of cores or machines. The folder gets `games.parquet`, a row a
    game, and `report.html`, one page that needs nothing else.

    **For example**

        dicewright study                                   # those that come along
        dicewright study heroes --games 200
        dicewright study my-study.toml --to /tmp/mine --lang pl
        dicewright study heroes --ray ray://10.0.0.7:10001
    """
    language = lang or system_language()
    spoken = words(language, ("dicewright.kernel", PACKAGE))
    if name is None:
        _list(spoken, language)
        return 0
    try:
        import_module("polars")
    except ImportError:
        raise Refusal(text("refuse-polars"), package=PACKAGE) from None
    it = reading.read(*reading.find(name))
    if games is not None:
        if not 1 <= games <= reading.MOST_GAMES:
            raise Refusal(text("refuse-study-games", most=reading.MOST_GAMES, given=games), package=PACKAGE)
        it = replace(it, games=games)
    return _played(it, to or Path(it.name), how_many(cores), ray, spoken, language)


def _list(spoken: Words, language: str) -> None:
    print(spoken.say(text("studies-ready")))
    for name, file in reading.ready().items():
        it = reading.read(name, file)
        games = it.games * len(it.arms)
        print(f"  {name:12} {spoken.say(text('studies-one', title=it.title[language], games=games))}")


def _played(study: Study, folder: Path, cores: int, ray: str | None, spoken: Words, language: str) -> int:
    from .findings import Findings
    from .report.page import page
    from .store import Store
    from .work import Cores, Working

    store = Store(study, folder)
    working: Working = Cores(cores)
    if ray is not None:
        from .on_ray import OnRay

        working = OnRay(ray)
    before, began = store.games, time.perf_counter()
    finished = store.whole or working(study, store, quiet=False)
    seconds, rows = time.perf_counter() - began, store.rows()
    if finished:
        store.finish(study.game.words(language, PACKAGE))
    report = folder / REPORT
    files.write(report, page(Findings(study, rows), language))
    said = "studies-done" if finished else "studies-interrupted"
    new = store.games - before
    print(spoken.say(text(said, games=store.games, all=study.games * len(study.arms), folder=str(folder))))
    if new:
        print(
            spoken.say(text("studies-pace", games=new, seconds=round(seconds), each=round(new / max(seconds, 0.001))))
        )
    print(spoken.say(text("studies-report", file=str(report))))
    return 0 if finished else INTERRUPTED
