"""Rules, code, words and tests belong together: every id in all of them, and nothing beside."""

from __future__ import annotations

from pathlib import Path

from dicewright.games.irondie.content import DIE_TYPES
from dicewright.games.irondie.game import CHOICES, GAME
from dicewright.lab.reference import PAGES, mentioned, page, unknown, unnamed, untested, wordless

ROOT = Path(__file__).parents[2]


def test_the_page_is_up_to_date() -> None:
    """If not: python -m dicewright.lab.reference --write"""
    assert (ROOT / PAGES / "irondie.md").read_text(encoding="utf-8") == page(GAME)


def test_every_rule_has_words_in_every_language() -> None:
    assert wordless(GAME) == []


def test_ids_are_unique_and_counted_without_gaps() -> None:
    ids = [r.id for r in GAME.rules]
    assert len(set(ids)) == len(ids)
    areas: dict[str, list[int]] = {}
    for id in ids:
        _, area, number = id.split("-")
        areas.setdefault(area, []).append(int(number))
    assert all(numbers == list(range(1, len(numbers) + 1)) for numbers in areas.values())
    assert len(areas["type"]) == len(DIE_TYPES) + 1


def test_a_reading_says_why_and_its_switch_exists() -> None:
    assert [r.id for r in GAME.rules if r.state != "printed" and not r.note] == []
    switches = {r.switch for r in GAME.rules if r.switch}
    assert switches <= {c.name for c in CHOICES}
    assert {c.name for c in CHOICES} - switches == {"army", "side", "match", "clock"}


def test_the_code_names_only_rules_that_exist() -> None:
    assert unknown(GAME) == set()


def test_every_rule_is_named_where_it_is_decided() -> None:
    assert unnamed(GAME) == set()


def test_every_rule_is_proved_by_a_test_marked_with_it() -> None:
    assert untested(GAME, ROOT / "tests") == set()


def test_mentions_are_found_ranges_too() -> None:
    assert mentioned("ID-a-1, ID-b-12. id-c-1 XID-d-1") == {"ID-a-1", "ID-b-12"}
    assert mentioned("ID-a-1 to ID-a-3") == {"ID-a-1", "ID-a-2", "ID-a-3"}
    assert mentioned("ID-a-1 to ID-b-3") == {"ID-a-1", "ID-b-3"}
