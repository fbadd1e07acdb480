"""Saves: what is written comes back, and what cannot be replayed is refused in one sentence."""

from __future__ import annotations

import dataclasses
from typing import Any

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from dicewright.kernel.chance import picker
from dicewright.kernel.describe import Event
from dicewright.kernel.events import EventKind
from dicewright.kernel.game import ContentFile, Refusal, Setup
from dicewright.match import Match, Seeded, dumps, loads
from dicewright.match.notation import _checksum, _parse
from sample_games.race import GAME
from staging import altered


def play(seed: int, answers: int, seats: int = 2, players: tuple[str, ...] = ()) -> Match:
    match = Match(GAME, Setup(seats), nature=Seeded(seed), players=players)
    pick = picker(seed)
    while not match.over and len(match.history) < answers:
        match.answer(pick(match.record.options), match.asked)
    return match


WHOLE = dumps(play(4, 10_000, players=("human", "greedy")))


@given(st.integers(0, 1000), st.integers(0, 80), st.sampled_from([2, 3, 4]))
@settings(max_examples=40, deadline=None)
def test_a_save_comes_back(seed: int, answers: int, seats: int) -> None:
    match = play(seed, answers, seats)
    again = loads(dumps(match))
    assert again.record.buffer == match.record.buffer
    assert again.answers == match.answers
    assert again.setup == match.setup
    assert dumps(again) == dumps(match)


@given(st.tuples(st.text(), st.text()))
@settings(max_examples=60, deadline=None)
def test_players_may_have_any_name(players: tuple[str, str]) -> None:
    assert loads(dumps(play(1, 5, players=players))).players == players


def test_a_save_is_readable_and_narrow() -> None:
    lines = WHOLE.splitlines()
    assert lines[:5] == ["dicewright save 1", "game race", "rules 1", lines[3], "seats 2"]
    assert "option length = long" in lines
    assert max(map(len, lines)) <= 100


def test_comments_and_spaces_are_free() -> None:
    commented = WHOLE.replace("answers\n", "answers\n# the boosters first\n\n").replace("\n", "\r\n")
    assert dumps(loads(commented)) == WHOLE


def test_every_shorter_save_is_refused() -> None:
    for cut in range(len(WHOLE.rstrip())):
        with pytest.raises(Refusal):
            loads(WHOLE[:cut])


def same_or_refused(text: str) -> None:
    try:
        match = loads(text)
    except Refusal:
        return
    assert dumps(match) == WHOLE


@given(st.integers(0, len(WHOLE)), st.integers(0, 8), st.text(max_size=6))
@settings(max_examples=300, deadline=None)
def test_an_edited_save_is_the_same_game_or_refused(at: int, gone: int, put: str) -> None:
    same_or_refused(WHOLE[:at] + put + WHOLE[at + gone :])


@given(st.integers(0, len(WHOLE)), st.integers(0, 3), st.text('0123456789 #"\n=\\abcdef', max_size=4))
@settings(max_examples=300, deadline=None)
def test_an_edit_that_looks_like_a_save_is_the_same_game_or_refused(at: int, gone: int, put: str) -> None:
    same_or_refused(WHOLE[:at] + put + WHOLE[at + gone :])


@given(st.text())
@settings(max_examples=100, deadline=None)
def test_any_text_is_refused(text: str) -> None:
    with pytest.raises(Refusal):
        loads(text)


def resigned(old: str, new: str) -> str:
    """An edited save with a checksum that fits, as another program might write it."""
    text = WHOLE.replace(old, new, 1)
    assert text != WHOLE
    lines = [line for line in text.splitlines() if not line.startswith("#")]
    middle = lines.index("answers")
    said = [(word, rest) for word, _, rest in (line.partition(" ") for line in lines[1:middle])]
    answers = [int(token) for line in lines[middle + 1 : -1] for token in line.split()]
    return "\n".join([*lines[:-1], f"end {len(answers)} {_checksum(said, answers)}"])


@pytest.mark.parametrize(
    ("text", "sentence"),
    [
        (WHOLE.replace("save 1", "save 2"), "format 2.*reads format 1"),
        (resigned("game race", "game chess"), "There is no game 'chess'"),
        (resigned("rules 1", "rules 0.9"), "rules 0.9 of race, and these are 1"),
        (resigned("book ", "book f"), "other content"),
        (resigned("seats 2", "seats 9"), "2, 3 or 4 seats, not 9"),
        (resigned("seats 2", "seats two"), "number of seats"),
        (resigned("length = long", "length = endless"), "Option length"),
        (resigned("answers\n", "answers\n7 "), "Answer 1: 7 is out of range"),
        (WHOLE.replace("answers\n", "answers\n0 "), "says there are"),
        (WHOLE.replace("long", "short"), "changed since it was written"),
        (WHOLE.replace("answers\n", "answers\nx "), "no number"),
        (WHOLE[: WHOLE.index("end ")], "cut short"),
        ("", "no Dicewright save"),
    ],
)
def test_what_cannot_be_replayed_is_refused_in_a_sentence(text: str, sentence: str) -> None:
    with pytest.raises(Refusal, match=sentence):
        loads(text)


def test_a_save_carries_its_content() -> None:
    content = ContentFile("length = { short = 15, long = 33 }", "mine.toml")
    text = dumps(Match(GAME, Setup(2), content, nature=Seeded(1)))
    assert "content length = { short = 15, long = 33 }" in text
    again = loads(text)
    assert again.book.length == 33
    assert dumps(again) == text


def test_turns_are_chapters_of_a_save(monkeypatch: pytest.MonkeyPatch) -> None:
    """An event named "turn" opens a line of its own, with a comment that says which."""
    turn = dataclasses.replace(GAME.event_kinds["leads"], name="turn")

    def event(kind: EventKind, *seen: Any) -> Event | None:
        return GAME.event(turn if kind.name == "leads" else kind, *seen)

    turning = altered(GAME, event=event, event_kinds={**GAME.event_kinds, "turn": turn})
    monkeypatch.setattr("dicewright.match.notation.game", lambda name: turning)
    match = Match(turning, Setup(2), nature=Seeded(1))
    for answer in (1, 0, 0, 0, 0, 1):
        match.answer(answer, match.asked)
    text = dumps(match)
    assert text.count("# turn") == 2
    assert _parse(text)[1] == match.answers
    assert loads(text).answers == match.answers
