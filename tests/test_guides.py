"""The guided first games: the engine plays their scripts, and there are words for every step in every language."""

from __future__ import annotations

import json
import re
from functools import cache
from pathlib import Path
from typing import Any

import msgspec
import pytest
from fluent.syntax import parse, serialize
from fluent.syntax.ast import Message

from dicewright.kernel.game import games
from dicewright.kernel.words import LANGUAGES
from dicewright.server import messages as m
from dicewright.server.messages.bounds import Language
from dicewright.server.tables.script import played

WEB = Path(__file__).parent.parent / "web"
GUIDES = {
    path.stem: json.loads(path.read_text("utf-8")) for path in sorted((WEB / "src/guides/scripts").glob("*.json"))
}
MOST_SENTENCES = 2


def script_of(guide: Any) -> list[int]:
    answers = [a for step in guide["steps"] for a in [*step.get("happens", []), step["press"]]]
    return [*answers, *guide["ends"]]


@cache
def asked_in(game: str, language: Language) -> list[Any]:
    """Every scene of the script in which the learner is asked, as the page gets it, with its whole board."""
    guide = GUIDES[game]
    script = m.lobby.Script(game, 2, guide["options"], script_of(guide))
    steps = json.loads(msgspec.json.encode(played(script, language)))["steps"]
    areas: dict[str, Any] = {}
    for step in steps:
        assert step["scene"]["result"] is None
        for board in [*(it["board"] for it in step["happenings"] if it["board"]), step["scene"]["board"]]:
            areas |= {area["ref"]: area for area in board["areas"]}
            board["areas"] = [areas[ref] for ref in board["places"]]
    return [step["scene"] for step in steps if step["scene"]["asking"]]


def words(language: str) -> dict[str, str]:
    source = (WEB / f"words/guides/{language}.ftl").read_text("utf-8")
    found = [entry for entry in parse(source).body if isinstance(entry, Message)]
    return {it.id.name: re.sub(r"^.*? = ", "", serialize(type(parse(""))([it])).strip()) for it in found}


def said_in(guide: Any) -> set[str]:
    said = {f"{guide['game']}-over"}
    for step in guide["steps"]:
        said |= {step["say"], step.get("else", f"{step['say']}-else")}
        said |= {f"{step['say']}-look-{n + 1}" for n in range(len(step.get("looks", [])))}
    return said


@pytest.mark.parametrize("game", GUIDES)
@pytest.mark.parametrize("language", LANGUAGES)
def test_every_question_on_the_way_is_a_step(game: str, language: Language) -> None:
    """The script is used up without the game being over, and whatever the learner is asked meanwhile is a step."""
    steps = GUIDES[game]["steps"]
    scenes = asked_in(game, language)
    asked = [scene["asking"] for scene in scenes[: len(steps)]]
    assert [(step["kind"], 0) for step in steps] == [(it["kind"], it["seat"]) for it in asked]
    assert len(scenes) - len(steps) <= 1  # the script may end with a question, which is the learner's own
    for step, it in zip(steps, asked, strict=True):
        assert step["press"] < it["count"], step["say"]


@pytest.mark.parametrize("game", GUIDES)
def test_what_is_pointed_at_is_there(game: str) -> None:
    """The answer of a step is one of those offered, beside others; what is looked at lies on the table."""
    for step, scene in zip(GUIDES[game]["steps"], asked_in(game, "en"), strict=False):
        asking = scene["asking"]
        things = {thing["ref"] for area in scene["board"]["areas"] for thing in [area, *area["things"]]}
        if asking["form"] == "pick":
            assert step["press"] in [o["answer"] for o in asking["options"]], step["say"]
        assert asking["count"] > 1, step["say"]
        wanted = {ref for look in step.get("looks", []) for ref in look} | set(step.get("on", []))
        assert wanted <= things, (step["say"], wanted - things)


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_step_has_words(language: str) -> None:
    known = words(language)
    said = set().union(*map(said_in, GUIDES.values()))
    coached = {id for id in known if id.startswith("coach-")}
    assert known.keys() == said | coached | {"guide-done"}
    for id in said:
        sentences = re.findall(r"[.!?](?=\s|$)", re.sub(r"«[^»]*»|„[^”]*”", "", known[id]))
        assert 1 <= len(sentences) <= MOST_SENTENCES + known[id].count("!"), (
            id
        )  # some names end with an exclamation mark


def test_the_coach_knows_the_questions_he_speaks_of() -> None:
    for id in words("en"):
        if found := re.fullmatch(r"coach-(\w+)-([\w-]+)", id):
            game, kind = found.groups()
            assert kind in {question.name for question in games()[game].questions.values()}, id
