"""What the tests of studies share: a small study, and all of its games."""

from __future__ import annotations

from pathlib import Path

from dicewright.kernel.content import ContentFile
from dicewright.lab.series import Results
from dicewright.lab.studies import reading
from dicewright.lab.studies.plan import Study
from dicewright.lab.studies.store import Store
from dicewright.lab.studies.work import Cores

ARMIES = """\
title = "Armies"
game = "irondie"
kind = "pairs"
values = ["onslaught", "hammer", "wall"]
bots = ["random"]
games = 40
seed = 5
"""


def study(text: str, name: str = "mine") -> Study:
    return reading.read(name, ContentFile(text, f"{name}.toml"))


def played(it: Study, folder: Path, cores: int = 1) -> Results:
    store = Store(it, folder)
    assert Cores(cores)(it, store, quiet=True)
    return store.rows()
