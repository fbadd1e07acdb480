"""Sentences whose verb agrees with who does it, and numbers as printers set them."""

from __future__ import annotations

import pytest

from dicewright.kernel.describe import named_seat
from dicewright.kernel.words import Words, text


@pytest.mark.parametrize(
    ("language", "yours", "theirs"),
    [
        ("ru", "Вы выбываете.", "Игрок 2 выбывает."),
        ("pl", "Odpadasz.", "Gracz 2 odpada."),
    ],
)
def test_a_verb_agrees_with_who_does_it(language: str, yours: str, theirs: str) -> None:
    """An argument that is a text also says which text it is."""
    words = Words(language, ("dicewright.kernel", "sample_games.scuffle"))
    assert [words.say(text("event-out", seat=named_seat(1, mine))) for mine in (True, False)] == [yours, theirs]


def test_a_number_below_nothing_has_a_minus_and_no_hyphen() -> None:
    words = Words("en", ("dicewright.kernel", "dicewright.games.roll_player"))
    moved = text("event-moved-token", seat=named_seat(0, True), **{"from": -2, "to": 1})
    assert words.say(moved).endswith("from −2 to 1")
    assert words.say(-3) == "−3"


@pytest.mark.parametrize(("language", "said"), [("en", "−1 star"), ("ru", "−2 звезды"), ("pl", "−5 gwiazdek")])
def test_words_agree_with_numbers_below_nothing(language: str, said: str) -> None:
    words = Words(language, ("dicewright.kernel", "dicewright.games.roll_player"))
    assert words.say(text("stars-n", n=-int(said[1]))) == said
