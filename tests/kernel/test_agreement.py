"""Sentences whose verb agrees with who does it."""

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
