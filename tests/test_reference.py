"""Rules, code, words and tests of every built-in game belong together: every id in all of them, and nothing beside."""

from __future__ import annotations

from pathlib import Path

import pytest

from dicewright.kernel.describe import reasons, rule_ids
from dicewright.kernel.game import Game
from dicewright.kernel.words import LANGUAGES
from dicewright.lab.reference import built_in, faults, marked_in_tests, mentioned

ROOT = Path(__file__).parents[1]
every_game = pytest.mark.parametrize("game", built_in(), ids=lambda game: game.name)


@every_game
def test_nothing_is_missing_or_out_of_date(game: Game) -> None:
    """If a page is: python -m dicewright.lab.reference --write"""
    assert faults(game, ROOT) == []


@every_game
def test_ids_are_unique_and_counted_without_gaps(game: Game) -> None:
    ids = [r.id for r in game.rules]
    assert len(set(ids)) == len(ids)
    areas: dict[str, list[int]] = {}
    for id in ids:
        _, area, name = id.split("-", 2)
        if name.isdecimal():
            areas.setdefault(area, []).append(int(name))
    assert all(numbers == list(range(1, len(numbers) + 1)) for numbers in areas.values())


@every_game
def test_a_reading_says_why_and_its_switch_can_be_chosen(game: Game) -> None:
    readings = [r for r in game.rules if r.state != "printed"]
    for language in LANGUAGES:
        assert [r.id for r in readings if not reasons(r, game.words(language))] == []
    assert {r.switch for r in game.rules if r.switch} <= {c.name for c in game.choices}


@every_game
def test_a_rule_leads_to_rules_that_exist_and_no_sentence_names_one_in_its_place(game: Game) -> None:
    assert {id for r in game.rules for id in r.see} <= rule_ids(game.rules)
    for language in LANGUAGES:
        words = game.words(language)
        assert [r.id for r in game.rules if mentioned(words.say(r.text) + reasons(r, words))] == []


@every_game
def test_the_samples_reach_every_reading(game: Game) -> None:
    switches = {r.switch for r in game.rules}
    for choice in game.choices:
        if choice.name in switches and choice.choices:
            assert {game.settled(s).options[choice.name] for s in game.samples()} == set(choice.choices), choice.name


@every_game
def test_tests_are_marked_with_rules_that_exist(game: Game) -> None:
    assert set(marked_in_tests(ROOT / "tests" / game.name)) - rule_ids(game.rules) == set()


def test_mentions_are_found_ranges_too() -> None:
    assert mentioned("ID-a-1, ID-b-12. id-c-1 XID-d-1") == {"ID-a-1", "ID-b-12"}
    assert mentioned("ID-a-1 to ID-a-3") == {"ID-a-1", "ID-a-2", "ID-a-3"}
    assert mentioned("ID-a-1 to ID-b-3") == {"ID-a-1", "ID-b-3"}


MARKED = """
import pytest
pytestmark = pytest.mark.rule("XX-a-1")
@pytest.mark.rule("XX-a-2")
def test_one(): ...
@pytest.mark.rule("XX-a-3")
class TestMany:
    @pytest.mark.rule("XX-a-2", "XX-a-4")
    def test_two(self): ...
"""


def test_marks_name_their_tests_those_in_classes_too(tmp_path: Path) -> None:
    (tmp_path / "test_a.py").write_text(MARKED)
    assert marked_in_tests(tmp_path) == {
        "XX-a-1": ["test_a.py"],
        "XX-a-2": ["test_a.py::test_one", "test_a.py::TestMany::test_two"],
        "XX-a-3": ["test_a.py::TestMany"],
        "XX-a-4": ["test_a.py::TestMany::test_two"],
    }
