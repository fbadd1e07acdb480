"""The words of every built-in game: the same messages in every language, and enough of them for whole games.

The laws, too, put games into words; here every question is read, and games are followed further.
"""

from __future__ import annotations

import re
from importlib.resources import files

import pytest

from dicewright.kernel.describe import place_of, rule_ids
from dicewright.kernel.game import Game
from dicewright.kernel.question import REFEREE
from dicewright.kernel.words import LANGUAGES, Text
from dicewright.lab.laws import board_texts
from dicewright.lab.reference import built_in
from dicewright.lab.walk import begin

ANSWERS = 400
MANY = 80
"""Of more options only the first and the last are read."""
BOARD = 20
"""How often the board is read."""
BOXED = ("race-board",)
"""What may be chosen before it lies on the table."""

every_game = pytest.mark.parametrize("game", built_in(), ids=lambda game: game.name)
SAMPLES = [(game, i) for game in built_in() for i in range(len(game.samples()))]


def messages(game: Game, language: str) -> list[str]:
    source = files(game.package).joinpath("words", f"{language}.ftl").read_text(encoding="utf-8")
    return re.findall(r"^([A-Za-z][\w-]*) =", source, re.MULTILINE)


@every_game
def test_all_languages_have_the_same_messages_once_each(game: Game) -> None:
    english = messages(game, "en")
    assert len(english) == len(set(english))
    assert all(messages(game, language) == english for language in LANGUAGES)


@every_game
@pytest.mark.parametrize("language", LANGUAGES)
def test_events_and_choices_have_words(game: Game, language: str) -> None:
    words = game.words(language)
    wanted = [f"game-{game.name}", *(f"event-{e.name}" for e in game.event_kinds.values())]
    for c in game.choices:
        wanted += [f"option-{c.name}", f"option-{c.name}-help", *(f"choice-{c.name}-{choice}" for choice in c.choices)]
    assert [id for id in wanted if not words.has(id)] == []


@every_game
def test_where_a_rule_stands_is_said_in_every_language(game: Game) -> None:
    for language in LANGUAGES:
        words = game.words(language)
        # What nobody has put into words is shown as the reference has it, in English.
        same = {rule.place for rule in game.rules if place_of(rule, words) == rule.place}
        assert same == ({rule.place for rule in game.rules} if language == "en" else set())


@pytest.mark.parametrize(("game", "sample"), SAMPLES, ids=lambda x: getattr(x, "name", x))
def test_everything_said_in_a_game_has_words_in_every_language(game: Game, sample: int) -> None:
    play = begin(game, game.samples()[sample], sample + 1)
    known, texts = rule_ids(game.rules), set[Text]()
    for n in range(ANSWERS):
        if play.g.over:
            break
        seen = play.seen(play.g.asked if play.g.asked >= 0 else None)
        asking = game.describe(seen)
        numbers = range(asking.count) if asking.count <= MANY else (0, asking.count - 1)
        options = [game.option(seen, a) for a in numbers]
        said = [*options, *asking.refused]
        assert {asking.rule, *(s.rule for s in said)} <= known, play.where()
        texts |= {asking.text, *(s.text for s in said)}
        if play.g.asked >= 0:
            for say in (game.words(language).say for language in LANGUAGES):
                assert len({say(o.text) for o in options}) == len(options), play.where()
                twice = [say(t.name) for t in asking.things if t.value is not None and f"({t.value})" in say(t.name)]
                assert twice == [], play.where()  # a list puts the value after the name
        if n % BOARD == 0:
            board = game.board(seen)
            refs = [str(a.ref) for a in board.areas] + [str(t.ref) for a in board.areas for t in a.things]
            assert len(set(refs)) == len(refs), play.where()
            texts.update(board_texts(board))
            if play.g.asked >= 0:
                touched = {str(ref) for s in said for ref in s.refs if ref.kind not in BOXED}
                assert touched <= set(refs), play.where()
        for number, values in play.answer(0 if play.g.asked == REFEREE else play.random()):
            event = play.event(number, values, 0)
            if event is not None:
                texts.add(game.event_text(play.seen(0), event))
    for language in LANGUAGES:
        assert all(game.words(language).say(text) for text in texts)
