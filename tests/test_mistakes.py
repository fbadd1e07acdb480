"""What rules and descriptions can get wrong fails lint: mistakes are planted, and mypy finds each."""

from __future__ import annotations

import re
import subprocess
import sys
from pathlib import Path

PLANTED = """


from dicewright.games.dice_throne.content.language import ME, Among, Count, Do, If
from dicewright.games.irondie import events as tell
from dicewright.games.irondie.rules.battle import SPLIT
from dicewright.games.irondie.state import Book, Seen, State, Zone
from dicewright.kernel.describe import Does, does
from dicewright.kernel.effects import Pick, When
from dicewright.kernel.question import ask
from dicewright.kernel.words import Text, text


def right(g: State, b: Book, seen: Seen) -> int:
    g.turn += 1
    g.value[0, 1] = b.code[0, 0]
    tell.threw(g, 1, 6)
    ask(g, SPLIT, 0, 2)
    When(If.CURSED(), Pick(Among.OPPONENTS, Do.HIT(2 * Count.MY_CP() + 1)), Do.HEAL(1, who=ME))
    return Zone.ABYSS + seen.view.turn


def wrong(g: State, b: Book, seen: Seen) -> int:
    g.trun += 1  # a misspelt field
    g.value[0] = 1  # an index too few
    g.turn[0] = 1  # an index too many
    b.coed[0, 0]  # a misspelt field of the book
    tell.threw(g, 1)  # an argument of an event left out
    tell.threw(g, "die", 6)  # one that is no number
    tell.throw(g, 1, 6)  # a misspelt event
    Zone.ABYS  # a misspelt constant
    Do.HTI(4)  # a misspelt verb
    Do.HIT(4, ME)  # an argument without its name
    Do.HIT(Count.MYCP())  # a misspelt count
    When(If.CURSED, Do.HIT(4))  # a condition that is not called
    Pick(Among.OPONENTS, Do.HIT(4))  # a misspelt selector
    ask(g, SPLIT, 2)  # a question without its options
    ask(g, 77, 0, 2)  # a number that is no question
    seen.view.vlaue  # a misspelt field in a description
    return g.place  # a row for a number


@SPLIT.option  # words where a deed is wanted
def option(seen: Seen, a: int) -> Text:
    return text("do-split-none")


@SPLIT.answer  # an answer that does not know whose it is
def answer(g: State, b: Book, a: int) -> None:
    g.turn = a


@SPLIT.obvious  # one that is told an option
def obvious(seen: Seen, a: int) -> int:
    return a
"""


def test_every_planted_mistake_is_found_and_nothing_else(tmp_path: Path) -> None:
    planted = tmp_path / "planted.py"
    planted.write_text(PLANTED)
    wrong = {n for n, line in enumerate(PLANTED.splitlines(), 1) if "  # " in line}
    mypy = [sys.executable, "-m", "mypy", "--strict", "--config-file=pyproject.toml", str(planted)]
    root = Path(__file__).parents[1]
    said = subprocess.run(mypy, capture_output=True, text=True, check=False, cwd=root).stdout
    assert {int(n) for n in re.findall(r"planted\.py:(\d+): error", said)} == wrong, said
