"""The concordance: every sentence of a rulebook by its place, and what the program makes of it.

A game keeps a file for each of its rulebooks, `concordance/<book>.txt`, without a word of the book's text:

    # Dice Forge, base game (Russian edition)        the book
    beside: Not in the rulebook                        a place outside it; a rule that stands there needs no sentence
    ## Preparing the game                             a section; the `place` of a rule is such a title
    1: component | DF-set-1 | DF-set-1 DF-set-2        a paragraph with its sentences: what they are about
    2: story x3 | outside: who is youngest is known at the table

A sentence is the ids of the rules it bears, `story`, `component` (what is in the box), or `outside: ` and why a program
has no use for it. `x3` stands for three sentences in a row. How long the sections of the books are stands a second
time, in tests/rulebooks.toml, which is only ever written by hand: a place that is dropped is missed there.

python -m dicewright.lab.concordance            say what is missing or out of date
python -m dicewright.lab.concordance --write    write docs/concordance/<game>.md anew
"""

from __future__ import annotations

import re
import sys
import tomllib
from collections.abc import Iterator
from dataclasses import dataclass, field
from importlib.resources import files
from pathlib import Path

from ..kernel.describe import rule_ids
from ..kernel.game import Game
from ..kernel.words import text
from .reference import kept, marked_in_tests, mentioned, named_in_code, stale

PAGES = Path("docs/concordance")
LENGTHS = Path("tests/rulebooks.toml")
KINDS = ("story", "component", "outside")

INTRODUCTION = """\
Put the printed rulebook beside this page: it goes through the book section by section, paragraph by paragraph, and
says of every sentence which [rules](../rules/{name}.md) of ours say the same, or why there is none. A heading is no
sentence; a row of a table, an item of a list, a caption and a box are paragraphs. The titles of the sections are ours.

*Story* tells a tale, gives advice or credits; *component* says what is in the box and what it looks like; *outside* is
for the people at the table, and the reason stands with it. [The rules](#the-rules) at the end lead on to the modules
that decide and the tests that prove.

This page is made from the program by `python -m dicewright.lab.concordance --write`.
"""


class Unreadable(Exception):
    """A file of a concordance is not written as it should be."""


@dataclass(frozen=True)
class Sentence:
    """What one sentence is about: rules, or else a kind and perhaps a reason."""

    rules: tuple[str, ...] = ()
    kind: str = ""
    reason: str = ""

    def __str__(self) -> str:
        return " ".join(self.rules) or (f"{self.kind}: {self.reason}" if self.reason else self.kind)


@dataclass
class Section:
    title: str
    paragraphs: list[list[Sentence]] = field(default_factory=list)

    @property
    def length(self) -> str:
        """How many sentences its paragraphs have."""
        return " ".join(str(len(paragraph)) for paragraph in self.paragraphs)

    def ids(self) -> set[str]:
        return {id for paragraph in self.paragraphs for sentence in paragraph for id in sentence.rules}


@dataclass
class Book:
    """A rulebook: its title, its sections in order, and the places of rules that stand elsewhere."""

    title: str
    sections: list[Section] = field(default_factory=list)
    beside: set[str] = field(default_factory=set)


# --- the files ---


def read_book(source: str, name: str) -> Book:
    """A book from the text of its file. Raises Unreadable that names the line."""
    book: Book | None = None
    for number, raw in enumerate(source.splitlines(), 1):
        line = raw.strip()
        try:
            if line.startswith("# "):
                book = Book(line[2:])
            elif book is None and line:
                raise Unreadable("the first line is `# ` and the title of the book")
            elif book is not None and line:
                _read_line(book, line)
        except Unreadable as wrong:
            raise Unreadable(f"{name}, line {number}: {wrong}") from None
    if book is None:
        raise Unreadable(f"{name} is empty")
    return book


def _read_line(book: Book, line: str) -> None:
    if line.startswith("## "):
        book.sections.append(Section(line[3:]))
    elif line.startswith("beside: "):
        book.beside.add(line.removeprefix("beside: "))
    elif paragraph := re.fullmatch(r"(\d+): *(.+)", line):
        if not book.sections:
            raise Unreadable("a paragraph before the first section")
        here = book.sections[-1].paragraphs
        if int(paragraph[1]) != len(here) + 1:
            raise Unreadable(f"paragraph {paragraph[1]} where {len(here) + 1} was due")
        here.append([s for part in paragraph[2].split("|") for s in _sentences(part.strip())])
    else:
        raise Unreadable(f"neither a section, nor `beside: `, nor a numbered paragraph: {line}")


def _sentences(entry: str) -> Iterator[Sentence]:
    many = re.fullmatch(r"(.+) x(\d+)", entry)
    what, count = (many[1], int(many[2])) if many else (entry, 1)
    kind, _, reason = what.partition(":")
    if kind in KINDS:
        if kind == "outside" and not reason:
            raise Unreadable("`outside` needs its reason: `outside: who is youngest is known at the table`")
        sentence = Sentence(kind=kind, reason=reason.strip())
    else:
        ids = tuple(what.split())
        if not ids or mentioned(what) != set(ids):
            raise Unreadable(f"`{entry}` is neither rule ids nor one of {', '.join(KINDS)}")
        sentence = Sentence(ids)
    yield from [sentence] * count


def books_of(game: Game) -> list[Book]:
    """The concordance of a game, a book a file."""
    folder = Path(str(files(game.package))) / "concordance"
    return [read_book(p.read_text(encoding="utf-8"), p.name) for p in sorted(folder.glob("*.txt"))]


# --- the page ---


def page(game: Game, tests: Path) -> str:
    """The concordance of a game's books, then its rules with modules and tests."""
    title = game.words("en").say(text(f"game-{game.name}"))
    lines = [f"# {title}: concordance", "", INTRODUCTION.format(name=game.name)]
    for book in books_of(game):
        lines += [f"## {book.title}", ""]
        for section in book.sections:
            lines += [f"### {section.title}", "", "| place | what it says |", "|---|---|"]
            for number, paragraph in enumerate(section.paragraphs, 1):
                lines += [f"| {place} | {_linked(game, what)} |" for place, what in _rows(number, paragraph)]
            lines.append("")
    lines += ["## The rules", "", "| rule | stands in | decided in | proved by |", "|---|---|---|---|"]
    modules, proofs = named_in_code(game), marked_in_tests(tests)
    package = game.package.replace(".", "/")
    for rule in game.rules:
        decided = ", ".join(f"[{m}](../../src/{package}/{m})" for m in modules.get(rule.id, []))
        decided = decided or ("people outside the program" if rule.outside else "what is declared in `content`")
        proved = ", ".join(_test(t) for t in proofs.get(rule.id, []))
        lines.append(
            f"| [{rule.id}](../rules/{game.name}.md#{rule.id.lower()}) | {rule.place} | {decided} | {proved} |"
        )
    return "\n".join(lines) + "\n"


def _rows(number: int, paragraph: list[Sentence]) -> Iterator[tuple[str, Sentence]]:
    """Places and what stands there, sentences in a row that say the same taken together: `2.1-3`."""
    first = 0
    for at in range(1, len(paragraph) + 1):
        if at == len(paragraph) or paragraph[at] != paragraph[first]:
            yield f"{number}.{first + 1}" + (f"-{at}" if at > first + 1 else ""), paragraph[first]
            first = at


def _linked(game: Game, sentence: Sentence) -> str:
    links = [f"[{id}](../rules/{game.name}.md#{id.lower()})" for id in sentence.rules]
    return " ".join(links) or f"*{sentence.kind}*" + (f": {sentence.reason}" if sentence.reason else "")


def _test(test: str) -> str:
    file, *inside = test.split("::")
    return f"[{inside[-1] if inside else Path(file).name}](../../tests/{file})"


# --- the checks ---


def faults(game: Game, root: Path) -> list[str]:
    """Everything that is not in order, a line each."""
    try:
        books = books_of(game)
    except Unreadable as wrong:
        return [str(wrong)]
    if not books:
        return [f"{game.name} has no concordance"]
    known, beside = rule_ids(game.rules), set().union(*(b.beside for b in books))
    sections: dict[str, set[str]] = {}
    for section in (s for b in books for s in b.sections):
        sections.setdefault(section.title, set()).update(section.ids())
    named = set().union(*sections.values())
    return [
        *(f"{b.title}: {s.title} has no sentence" for b in books for s in b.sections if not s.paragraphs),
        *(f"{id} is named by a sentence, but there is no such rule" for id in sorted(named - known)),
        *(
            f"{r.id} stands in '{r.place}', but no sentence there names it"
            for r in game.rules
            if r.place not in beside and r.id not in sections.get(r.place, set())
        ),
        *(f"{p} is both a section and beside the book" for p in sorted(beside & set(sections))),
        *miscounted(books, tomllib.loads((root / LENGTHS).read_text(encoding="utf-8")).get(game.name, {})),
        *stale(root / PAGES / f"{game.name}.md", page(game, root / "tests")),
    ]


def miscounted(books: list[Book], lengths: dict[str, dict[str, str]]) -> Iterator[str]:
    """Where books are not as long as they are known to be."""
    found = {book.title: {section.title: section.length for section in book.sections} for book in books}
    for book in found | lengths:
        here, due = found.get(book, {}), lengths.get(book, {})
        for section in here | due:
            if here.get(section) != due.get(section):
                yield (
                    f"{book}: {section} has sentences {here.get(section, 'none')}, and {LENGTHS} counts "
                    f"{due.get(section, 'none')}"
                )


def main(argv: list[str] | None = None) -> int:
    return kept(__doc__ or "", PAGES, lambda game, root: page(game, root / "tests"), faults, argv)


if __name__ == "__main__":
    sys.exit(main())
