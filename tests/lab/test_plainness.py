"""The law of plainness names what does not belong into a rule."""

from __future__ import annotations

import sys
from dataclasses import replace
from pathlib import Path

import pytest

from dicewright.kernel.game import game
from dicewright.lab.plainness import rules_stay_plain

FINE = '''
@rule
def fine(g, b, seat):
    """A docstring is fine."""
    for i in range(3):
        g.score[seat] += i if i > 1 else -1
    return g.score[seat] // 2


def helper():
    return ["not a rule"]
'''


@pytest.mark.parametrize(
    ("line", "what"),
    [
        ("x = [1]", "a list"),
        ("x = {1: 2}", "a dict"),
        ("x = 'a'", "no int"),
        ("x = 0.5", "no int"),
        ("x = f'{g}'", "a formatted string"),
        ("x = 1 / 2", "fractions"),
        ("raise ValueError", "an exception"),
        ("ask(g, 1, 2, options=3)", "a keyword argument"),
    ],
)
def test_strange_things_are_named(tmp_path: Path, monkeypatch: pytest.MonkeyPatch, line: str, what: str) -> None:
    name = f"strange_{abs(hash(line))}"
    folder = tmp_path / name
    folder.mkdir()
    (folder / "__init__.py").write_text(FINE + f"\n@rule\ndef odd(g, b):\n    {line}\n")
    monkeypatch.syspath_prepend(str(tmp_path))
    odd = replace(game("irondie"), package=name)
    with pytest.raises(AssertionError, match=f"rule odd has .*{what}"):
        rules_stay_plain(odd, odd.samples()[0])
    sys.modules.pop(name, None)
