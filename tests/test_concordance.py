"""Every sentence of every rulebook is accounted for, and every rule stands where it says it does."""

from __future__ import annotations

from collections.abc import Callable
from pathlib import Path

import pytest

from dicewright.kernel.game import Game
from dicewright.lab.concordance import Book, Sentence, Unreadable, books_of, faults, miscounted, read_book
from dicewright.lab.reference import built_in

ROOT = Path(__file__).parents[1]


@pytest.mark.parametrize("game", built_in(), ids=lambda game: game.name)
def test_nothing_is_missing_or_out_of_date(game: Game) -> None:
    """If a page is: python -m dicewright.lab.concordance --write"""
    assert faults(game, ROOT) == []


def _last_paragraph(book: Book) -> None:
    book.sections[-1].paragraphs.pop()


def _last_sentence(book: Book) -> None:
    book.sections[0].paragraphs[-1].pop()


def _last_section(book: Book) -> None:
    book.sections.pop()


@pytest.mark.parametrize("drop", [_last_paragraph, _last_sentence, _last_section])
@pytest.mark.parametrize("game", built_in(), ids=lambda game: game.name)
def test_a_place_at_the_end_that_is_dropped_is_missed(game: Game, drop: Callable[[Book], None]) -> None:
    books = books_of(game)
    lengths = {book.title: {section.title: section.length for section in book.sections} for book in books}
    assert list(miscounted(books, lengths)) == []
    drop(books[-1])
    (said,) = miscounted(books, lengths)
    assert books[-1].title in said


BOOK = """\
# A book
beside: Not in the rulebook
## First things
1: component | XX-a-1 XX-a-2 | story x2
2: outside: the players see to it
"""


def test_a_book_is_read() -> None:
    book = read_book(BOOK, "a.txt")
    assert (book.title, book.beside) == ("A book", {"Not in the rulebook"})
    (section,) = book.sections
    assert section.title == "First things"
    assert section.paragraphs == [
        [Sentence(kind="component"), Sentence(("XX-a-1", "XX-a-2")), Sentence(kind="story"), Sentence(kind="story")],
        [Sentence(kind="outside", reason="the players see to it")],
    ]


@pytest.mark.parametrize(
    ("source", "said"),
    [
        ("", "a.txt is empty"),
        ("1: story", "line 1: the first line is"),
        ("# A\n1: story", "line 2: a paragraph before the first section"),
        ("# A\n## B\n2: story", "line 3: paragraph 2 where 1 was due"),
        ("# A\n## B\n1: story |", "line 3: `` is neither rule ids nor one of"),
        ("# A\n## B\n1: XX-a-1 and more", "line 3: `XX-a-1 and more` is neither"),
        ("# A\n## B\n1: outside", "line 3: `outside` needs its reason"),
        ("# A\n## B\nstory", "line 3: neither a section"),
    ],
)
def test_a_gap_or_a_slip_names_its_line(source: str, said: str) -> None:
    with pytest.raises(Unreadable, match=said):
        read_book(source, "a.txt")
