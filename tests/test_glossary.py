"""Everything in the box: words for all of it in every language, a rule that there is, and nothing left out."""

from __future__ import annotations

import msgspec
import pytest

from dicewright.games.dice_throne.content import HERO_NAMES
from dicewright.games.dice_throne.content.heroes import HEROES
from dicewright.games.roll_player import box
from dicewright.kernel.describe import Chapter, rule_ids
from dicewright.kernel.game import Game, game, games
from dicewright.kernel.words import LANGUAGES
from dicewright.server.messages.bounds import encode
from dicewright.server.view.translate import Translator

OURS = [g for g in games().values() if g.package.startswith("dicewright.")]


@pytest.mark.parametrize("g", OURS, ids=lambda g: g.name)
def test_every_thing_is_told_in_every_language(g: Game) -> None:
    told = {}
    for language in LANGUAGES:
        book = msgspec.json.decode(encode(Translator(g, language, ()).glossary()))
        terms = [term for chapter in book["chapters"] for term in chapter["terms"]]
        assert all(chapter["terms"] and chapter["title"] for chapter in book["chapters"])
        assert all(term["thing"]["name"] for term in terms)
        told[language] = [note["text"] for term in terms for note in term["thing"]["notes"]]
    assert len(told["en"]) > len(g.rules) // 20
    assert told["ru"] != told["en"] != told["pl"]


@pytest.mark.parametrize("g", OURS, ids=lambda g: g.name)
def test_the_rule_of_a_thing_is_one_there_is(g: Game) -> None:
    named = {term.rule for chapter in g.chapters for term in chapter.terms} - {""}
    assert named
    assert named <= rule_ids(g.rules)


@pytest.mark.parametrize("g", OURS, ids=lambda g: g.name)
def test_a_reference_stands_for_one_thing(g: Game) -> None:
    found: dict[str, str] = {}
    for chapter in g.chapters:
        for term in chapter.terms:
            name = g.words("en").say(term.thing.name)
            assert found.setdefault(str(term.thing.ref), name) == name


def chapter(g: Game, name: str) -> Chapter:
    return next(it for it in g.chapters if it.name == name)


def test_a_hero_is_told_whole() -> None:
    throne = game("dice_throne")
    for hero in HEROES:
        kinds = [term.thing.ref.kind for term in chapter(throne, hero.name).terms]
        assert kinds.count("hero") == 1
        assert kinds.count("die") == 6
        assert kinds.count("ability") == len(hero.abilities)
        assert kinds.count("token") == len(hero.statuses)
        assert kinds.count("card") == len(hero.cards)
    assert [it.name for it in throne.chapters[-len(HERO_NAMES) :]] == list(HERO_NAMES)


def test_chances_are_those_of_the_hero_sheets() -> None:
    """docs/heroes/barbarian.md: three swords 98.4%, four 87.9%, five 51.3%."""
    smack = next(t for t in chapter(game("dice_throne"), "barbarian").terms if t.thing.ref.kind == "ability")
    assert [round(100 * it.chance, 1) for it in smack.odds] == [98.4, 87.9, 51.3]


def test_no_card_of_roll_player_is_missing() -> None:
    kinds = [term.thing.ref.kind for it in game("roll_player").chapters for term in it.terms]
    assert kinds.count("card") == len(box.CARDS)
    assert kinds.count("class") == len(box.CLASSES)
    assert kinds.count("race") == len(box.RACES)
