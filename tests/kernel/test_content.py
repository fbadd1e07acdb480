"""Content files: encodings, broken TOML and things said twice name their line; files find their game."""

from __future__ import annotations

import pytest

from dicewright.kernel.content import LARGEST, ContentFile, Fault, spelled
from dicewright.kernel.game import content_by_game
from dicewright.kernel.toml_places import places
from dicewright.kernel.words import LANGUAGES

TEXT = '# zażółć, съешь\n[market.weak]\nprice = 2\nwhy = "zażółć, съешь"\n'


@pytest.mark.parametrize("encoding", ["utf-8", "utf-8-sig", "utf-16"])
def test_encodings_that_say_what_they_are(encoding: str) -> None:
    file = ContentFile.decoded(TEXT.encode(encoding), "mine.toml")
    assert file.text == TEXT
    assert file.toml() == {"market": {"weak": {"price": 2, "why": "zażółć, съешь"}}}


def test_a_mark_at_the_beginning_does_no_harm() -> None:
    assert ContentFile("\ufeffa = 1", "mine.toml").toml() == {"a": 1}


REFUSED = [
    (b'[market.weak]\nwhy = "' + "съешь".encode("cp1251") + b'"\n', 2, "save the file as UTF-8"),
    (b"[market.weak]\n\n# " + "zażółć".encode("cp1250") + b"\n", 3, "save the file as UTF-8"),
    ("a = 1\n".encode("utf-16-le"), 1, "save the file as UTF-8"),
    ("a = 1\nb = 2\nc = ".encode("utf-16") + b"\x00\xd8\n\x00", 3, "save the file as UTF-8"),
    ("a = 1\n".encode("utf-32"), 1, "save the file as UTF-8"),
    (b"[market.weak]\nprice = 1\nrank = 1\nprice = 2\n", 4, "market.weak.price stands twice, first in line 2"),
    (b"[market.weak]\nprice = 1\n\n[market.weak]\nrank = 1\n", 4, "market.weak stands twice, first in line 1"),
    (b'a = 1\n"a" = 2\n', 2, "a stands twice, first in line 1"),
    (
        b'[market.weak]\neffect = { op = "a", op = "b" }\n',
        2,
        "market.weak.effect.op stands twice within the same braces",
    ),
    (b"[a]\nb = [\n  { c = 1 },\n  { d = 1, d = 2 },\n]\n", 4, "a.b.2.d stands twice within the same braces"),
    (b"[market.weak]\nprice = = 3\n", 2, "cannot be read as TOML: price = = 3"),
    ("# a\u2028b\r\n[a]\r\nprice = = 3\r\n".encode(), 3, "cannot be read as TOML: price = = 3"),
    ("# a\u2028b\n[a]\nc = 1\nc = 2\n".encode(), 4, "a.c stands twice, first in line 3"),
    (b"[market.weak]\nprice = [1,\n", 2, "cannot be read as TOML"),
    (b"[market.weak]\nprice = " + b"[" * 5000, 2, "cannot be read as TOML"),
    (b"a = " + b"9" * 5000, 1, "cannot be read as TOML"),
    (b"a = \x00", 1, "save the file as UTF-8"),
]


@pytest.mark.parametrize(("data", "line", "says"), REFUSED)
def test_what_cannot_be_read_names_its_line(data: bytes, line: int, says: str) -> None:
    with pytest.raises(Fault) as caught:
        ContentFile.decoded(data, "mine.toml").toml()
    said = str(caught.value)
    assert says in said
    assert said.startswith(f"mine.toml, line {line}: "), said
    assert caught.value.line == line
    assert len({caught.value.in_words(language) for language in LANGUAGES}) == len(LANGUAGES)


def test_lines_of_lists_within_lists() -> None:
    text = """
        [a.b]  # a section
        effect = [
            { op = "choose", of = [  # one of these
                { op = "x]", times = 2 }, { op = "z" },
                { op = "y" },
            ] },
            { op = "last" },
        ]
        flat = [{ op = "x" }, { op = "y" }]
        next = 1
    """
    found = {".".join(place.path): place.line for place in places(text)}
    assert {way: line for way, line in found.items() if not way.endswith(("op", "times"))} == {
        "a.b": 2,
        "a.b.effect": 3,
        "a.b.effect.1": 4,
        "a.b.effect.1.of": 4,
        "a.b.effect.1.of.1": 5,
        "a.b.effect.1.of.2": 5,
        "a.b.effect.1.of.3": 6,
        "a.b.effect.2": 8,
        "a.b.flat": 10,
        "a.b.flat.1": 10,
        "a.b.flat.2": 10,
        "a.b.next": 11,
    }
    assert ContentFile(text, "").line_of(("a", "b", "effect", "1", "of", "3", "gold")) == 6
    assert ContentFile(text, "").line_of(("a", "b", "flat", "2", "gold")) == 10


def test_lines_of_lists_of_sections_and_of_long_text() -> None:
    text = '''[[a.b]]
c = """
[no.section]
d = 1
"""
[[a.b]]
c = [
  [1, 2], # one, ] two
  [3,
   4],
]
[a.b.inner]
e = 5'''
    assert [(place.line, ".".join(place.path)) for place in places(text)] == [
        (1, "a.b.1"),
        (2, "a.b.1.c"),
        (6, "a.b.2"),
        (7, "a.b.2.c"),
        (8, "a.b.2.c.1"),
        (8, "a.b.2.c.1.1"),
        (8, "a.b.2.c.1.2"),
        (9, "a.b.2.c.2"),
        (9, "a.b.2.c.2.1"),
        (10, "a.b.2.c.2.2"),
        (12, "a.b.2.inner"),
        (13, "a.b.2.inner.e"),
    ]
    assert ContentFile(text, "").line_of(("a", "b")) == 1


@pytest.mark.parametrize(
    "torn", ['"\\"' * 20_000, '"""' + "'" * 40_000, "[{" * 30_000, ",[" * 30_000, "a." * 30_000, "\\" * 60_000]
)
def test_whatever_is_torn_is_read_once(torn: str) -> None:
    assert len(list(places(f"a = {torn}"))) <= len(torn)


def test_a_field_is_taken_out_with_all_its_lines() -> None:
    file = ContentFile("[a.b]\nc = [\n  1,\n  2,\n]\n# of d\nd = 3\n", "mine.toml")
    rest = file.without(("a", "b", "c", "2"))
    assert rest is not None
    assert rest.toml() == {"a": {"b": {"d": 3}}}
    assert len(rest.lines) == len(file.lines)
    assert file.without(("a", "b", "e")) is None


def test_a_file_that_is_too_large() -> None:
    with pytest.raises(Fault, match="too large"):
        ContentFile.decoded(b"#" * (LARGEST + 1), "mine.toml")


def test_files_find_their_game() -> None:
    cards, colours = ContentFile("[market.weak]\nprice = 1", "a"), ContentFile("[colours.mine.red]", "b")
    heroes = ContentFile("[paladin]", "c")
    assert content_by_game([cards, colours, heroes]) == {
        "roll_player": cards,
        "irondie": colours,
        "dice_throne": heroes,
    }
    with pytest.raises(Fault, match=r"b: there are two files for roll_player; leave out this one or a"):
        content_by_game([cards, ContentFile("[races.elf]", "b")])
    with pytest.raises(Fault, match=r"the sections tell of no game; .*\[colours\] \(irondie\)"):
        content_by_game([ContentFile("[chess]", "a")])


def test_a_spelled_file_says_the_same() -> None:
    data = {"plain": 1, "flat": {"a.b": 'x"y', "c": [1, -2]}, "deep": {"one": {"on": True, "t": {"k": [{"v": 1}]}}}}
    assert ContentFile(spelled(data), "").toml() == {"whole": True, **data}
