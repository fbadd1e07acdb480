"""Names among the words."""

from __future__ import annotations

from dicewright.server.view.translate import clean_name


def test_names_hold_no_signs_of_ours() -> None:
    assert clean_name("  A\ue0001\ue001nn   B ") == "A1nn B"
