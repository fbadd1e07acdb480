"""The scripts of the guided games, played by the engine: every note stands at the question it was written for."""

from __future__ import annotations

import json
from typing import Any

import msgspec
import pytest
from fluent.syntax import parse
from fluent.syntax.ast import Message

from dicewright.kernel.words import LANGUAGES
from dicewright.server import messages as m
from dicewright.server.tables.script import played

from .serving import WEB

GUIDES = sorted((WEB / "src" / "guides").glob("*.json"))


def read(path: Any) -> dict[str, Any]:
    guide: dict[str, Any] = json.loads(path.read_text(encoding="utf-8"))
    return guide


@pytest.mark.parametrize("path", GUIDES, ids=lambda p: p.stem)
@pytest.mark.parametrize("language", LANGUAGES)
def test_the_engine_follows_the_script(path: Any, language: m.Language) -> None:
    guide = read(path)
    script = m.Script(guide["game"], guide["seats"], guide["options"], guide["answers"])
    steps = json.loads(msgspec.json.encode(played(script, language)))["steps"]  # as the page gets them
    asked = [step for step in steps if step["scene"]["asking"] is not None]
    notes = guide["notes"]
    assert [n["at"] for n in notes] == [step["version"] for step in asked[: len(notes)]]
    for note, step in zip(notes, asked, strict=False):
        asking = step["scene"]["asking"]
        assert note["kind"] == asking["kind"]
        if asking["form"] == "pick":
            assert note["press"] in [o["answer"] for o in asking["options"]]
    taken = iter(guide["answers"])
    for note in notes:  # what a note presses is what the script answers, in the same order
        assert note["press"] in taken


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_note_has_words(language: str) -> None:
    source = (WEB / "words" / "guides" / f"{language}.ftl").read_text(encoding="utf-8")
    known = {entry.id.name for entry in parse(source).body if isinstance(entry, Message)}
    wanted = {note["say"] for path in GUIDES for note in read(path)["notes"] if "say" in note}
    assert wanted == known
