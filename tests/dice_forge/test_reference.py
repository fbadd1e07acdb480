"""The rules reference of Dice Forge, beyond what holds for every game."""

from __future__ import annotations

import re

from dicewright.games.dice_forge.box import Feat
from dicewright.games.dice_forge.game import CHOICES, GAME
from dicewright.kernel.describe import reasons


def test_every_feat_has_its_rule() -> None:
    assert [r.area for r in GAME.rules].count("card") == len(Feat.names)


def test_every_choice_but_the_feats_belongs_to_a_reading() -> None:
    assert {r.switch for r in GAME.rules if r.switch} == {c.name for c in CHOICES} - {"feats"}


def test_every_ruling_and_every_disagreement_is_answered_for() -> None:
    """By a switch, or by a note that says why there is none; never by a number alone."""
    for letter, last in (("R", 74), ("D", 21)):
        named = {int(n) for r in GAME.rules for n in re.findall(rf"\b{letter}(\d+)\b", r.points)}
        assert named == set(range(1, last + 1))
    why = {r.id: reasons(r, GAME.words("en")) for r in GAME.rules}
    assert [r.id for r in GAME.rules if r.points and not why[r.id]] == []
    settled = [r for r in GAME.rules if re.search(r"\bD\d+\b", r.points) and not r.switch]
    assert {r.id: "no switch" in why[r.id] or "no second reading" in why[r.id] for r in settled} == {
        "DF-set-4": True,
        "DF-face-3": True,
        "DF-feat-2": True,
        "DF-hammer-1": True,
        "DF-card-18": True,
    }
