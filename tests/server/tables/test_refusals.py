"""Why something could not be done."""

from __future__ import annotations

from pathlib import Path

from dicewright import server
from dicewright.kernel.words import LANGUAGES
from dicewright.server.tables.refusals import Denied, refusal_message

ARGUMENTS: dict[str, dict[str, str | int]] = {
    "seats": {"seats": "2"},
    "old-rules": {"began": "1", "now": "2"},
    "script-over": {"played": 2, "given": 3},
}


def test_every_refusal_has_words() -> None:
    import re

    sources = "".join(p.read_text() for p in Path(server.__file__).parent.rglob("*.py"))
    codes = set(re.findall(r'Denied\("([a-z-]+)"', sources))
    assert len(codes) > 15
    for code in codes:
        args = ARGUMENTS.get(code, {})
        for language in LANGUAGES:
            assert refusal_message(Denied(code, 400, **args), language).text
