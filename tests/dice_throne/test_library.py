"""A book holds the heroes at its table and nothing else: whoever does not sit there leaves no trace in a game."""

from __future__ import annotations

import json
import os
import shutil
import subprocess
import sys
from dataclasses import replace
from pathlib import Path

import pytest

import dicewright
from dicewright.games.dice_throne.content import HEROES
from dicewright.games.dice_throne.content.book import check
from dicewright.games.dice_throne.content.heroes.monk import HERO as MONK
from dicewright.games.dice_throne.content.library import Library, hero_named, library_of
from dicewright.games.dice_throne.content.parts import Hero
from dicewright.games.dice_throne.content.tokens import CHI
from dicewright.games.dice_throne.game import GAME
from dicewright.games.dice_throne.judge import tokens, worth
from dicewright.kernel.game import Setup
from dicewright.kernel.record import Header

SOURCES = Path(dicewright.__file__).parent
EDITED = "barbarian"

PLANTED = """
from .....kernel.effects import Roll
from ..language import ME, Do
from ..parts import Ability, Card, Hero, Status, StatusKind, Use
from ..tokens import Token

TAR = Token("tar")

HERO = Hero(
    "planted",
    number=19,
    complexity=1,
    symbols={"tooth": (1, 2, 3, 4, 5, 6)},
    statuses=(
        Status(TAR, StatusKind.NEGATIVE, 2, worth=-1.0, upkeep=Do.HURT(1, who=ME) + Do.LOSE(1, what=TAR, who=ME)),
    ),
    abilities=(
        Ability.offense(
            "bite", Use.tiers((1, 2, 3, 4, 5, 6), {4: Do.HIT(4), 5: Do.HIT(5)}, rider=Do.GAIN(1, what=TAR, who=ME))
        ),
        Ability.defense("growl", Roll(1, per={6: Do.HURT(1)})),
    ),
    cards=(Card.promo(33, "howl", Do.HIT(1)),),
)
"""

PLAYED = """
import json, sys
from dicewright.games.dice_throne.game import GAME
from dicewright.kernel.game import Setup
from dicewright.lab.walk import begin

def table(*heroes):
    return GAME.settled(Setup(len(heroes), {f"hero.{seat}": hero for seat, hero in enumerate(heroes)}))

def books(setups):
    return {str(sorted(s.options.items())): GAME.table(s)[1].buffer.hex() for s in setups}

play = begin(GAME, table("planted", "planted"), 3)
for _ in range(300):
    play.game.answer(play.g, play.b, play.random())
json.dump(books([*map(GAME.settled, GAME.samples()), table("barbarian", "monk")]), sys.stdout)
"""


def table(*heroes: str) -> Setup:
    return GAME.settled(Setup(len(heroes), {f"hero.{seat}": name for seat, name in enumerate(heroes)}))


def book(setup: Setup) -> Header:
    return GAME.table(setup)[1]


@pytest.fixture(scope="module")
def elsewhere(tmp_path_factory: pytest.TempPathFactory) -> dict[str, str]:
    """Books of a house with one hero more and one changed, by set-up."""
    house = tmp_path_factory.mktemp("house")
    shutil.copytree(SOURCES, house / "dicewright", ignore=shutil.ignore_patterns("__pycache__", "static"))
    heroes = house / "dicewright" / "games" / "dice_throne" / "content" / "heroes"
    (heroes / "planted.py").write_text(PLANTED)
    edited = heroes / f"{EDITED}.py"
    changed = edited.read_text().replace("{3: Do.HIT(4)", "{3: Do.HIT(9)")
    assert changed != edited.read_text()
    edited.write_text(changed)
    run = subprocess.run(
        [sys.executable, "-c", PLAYED],
        env={**os.environ, "PYTHONPATH": str(house)},
        capture_output=True,
        text=True,
        check=True,
    )
    books: dict[str, str] = json.loads(run.stdout)
    return books


def test_another_hero_and_a_changed_one_leave_the_games_of_others_alone(elsewhere: dict[str, str]) -> None:
    for setup in [*map(GAME.settled, GAME.samples()), table(EDITED, "monk")]:
        same = elsewhere[str(sorted(setup.options.items()))] == book(setup).buffer.hex()
        assert same == (EDITED not in setup.options.values()), setup.options


def test_two_of_a_kind_bring_everything_once() -> None:
    alone = Library([hero_named("monk")])
    for seats in (2, 3, 6):
        g, b = GAME.table(table(*["monk"] * seats))
        lib = library_of(g, b)
        assert (lib.code, lib.tokens) == (alone.code, alone.tokens)
        assert len({tuple(b.use_program[seat, i] for i in range(b.use_count[seat])) for seat in range(seats)}) == 1
        assert len({int(b.hero_powers[seat]) for seat in range(seats)}) == 1


def test_numbers_do_not_hang_on_the_seats() -> None:
    one, other = (library_of(*GAME.table(table(*heroes))) for heroes in (("monk", "seraph"), ("seraph", "monk")))
    assert (one.code, one.tokens) == (other.code, other.tokens)
    assert one.heroes == other.heroes[::-1]


@pytest.mark.parametrize("hero", HEROES, ids=lambda hero: hero.name)
def test_every_token_that_a_hero_names_is_among_his_statuses(hero: Hero) -> None:
    """Otherwise it has no number at a table where he sits alone, and the code cannot be made."""
    assert Library([hero_named(hero.name)]).code


def test_a_hero_who_is_too_much_for_a_book_is_refused() -> None:
    with pytest.raises(ValueError, match=r"monk: SLOTS = 27 is needed, not 18; raise it in state.py, and the version"):
        check(replace(MONK, abilities=MONK.abilities * 3))


class TestWeights:
    def test_tuning_a_bot_leaves_the_book_alone(self, monkeypatch: pytest.MonkeyPatch) -> None:
        setup = table("monk", "samurai")
        before, weights, tuned = book(setup), GAME.weights_of(setup), GAME.weights_of(setup)
        tuned.layout.fill(tuned, {"health": 11})
        monkeypatch.setitem(tokens._TOKENS, CHI, 90)
        retuned = GAME.weights_of(setup)
        assert len({bytes(w.buffer) for w in (weights, tuned, retuned)}) == 3
        assert GAME._filled(setup, GAME.content).buffer == before.buffer

    def test_they_are_those_of_the_heroes_at_the_table(self) -> None:
        setup = table("monk", "samurai")
        g, b = GAME.table(setup)
        weights, lib = GAME.weights_of(setup), library_of(g, b)
        assert weights.token_worth[b.chi] == 10  # Status(CHI, ..., worth=1.0)
        for seat in range(2):
            for n, way in enumerate(lib.uses[seat]):
                assert weights.use_worth[seat, n] == round(10 * worth.use_worth(way.use))
