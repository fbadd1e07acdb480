"""The sheets of contents: whatever a page enters from them, the game reads again."""

from __future__ import annotations

from collections.abc import Iterator

import pytest

from dicewright.kernel.content import ContentFile, Fault, Whole, toml
from dicewright.kernel.game import Game, games
from dicewright.kernel.sheet import Cases, Entry, Form, Parts, Row, Rows, Word
from dicewright.kernel.words import LANGUAGES, text

TOGETHER = {"fault-diplomacy", "fault-class-colours", "fault-pieces", "fault-max"}
"""What can be wrong though each value is right: it does not go with the others."""
SHEETS = [g for g in games().values() if g.content_files.sheet is not None]


def entries(g: Game) -> list[Entry]:
    return [entry for section in g.sheet(g.content).sections for entry in section.entries]


def file_of(entry: Entry, field: str, value: object) -> ContentFile:
    return ContentFile(f"[{'.'.join(entry.path)}]\n{field} = {toml(value)}\n", "page.toml")


@pytest.mark.parametrize("g", SHEETS, ids=lambda g: g.name)
def test_a_value_that_is_entered_as_it_stands_changes_nothing(g: Game) -> None:
    for entry in entries(g):
        for name, field in entry.fields.items():
            assert field.value == field.shipped
            for difference in g.difference(file_of(entry, name, field.value)):
                assert difference.shipped == difference.own, entry.path  # but that it counts as printed
            marked = file_of(entry, ".".join(field.mark), field.shipped_sure)
            assert not g.difference(marked), entry.path


@pytest.mark.parametrize("g", SHEETS, ids=lambda g: g.name)
def test_everything_that_can_be_chosen_is_read(g: Game) -> None:
    """A fresh value of every case is content, and a card with it has words."""
    sheet = g.sheet(g.content)
    tried, refused = 0, dict[str, object]()
    for form in sheet.forms:
        holders = [(e, n) for e in entries(g) for n, field in e.fields.items() if field.form == form]
        for fresh in fresh_values(sheet.forms[form]):
            entry, name = holders[-1]
            try:
                content = g.content_in_force(file_of(entry, name, fresh))
            except Fault as no:
                refused[no.what.id] = fresh
                continue
            (again,) = (e for s in g.sheet(content).sections for e in s.entries if e.path == entry.path)
            for language in LANGUAGES:
                for note in again.look.notes:
                    assert g.words(language).say(note.whole)
            tried += 1
    assert tried >= len(sheet.forms) // 2
    assert set(refused) <= TOGETHER, refused


def fresh_values(form: Form) -> Iterator[object]:
    """Values of a form as a page makes them when something is chosen for the first time."""
    match form:
        case Whole():
            yield from (form.low, form.high)
        case Word():
            yield from ([word] if form.many else word for word in form.words)
        case Cases():
            yield from (dict(case.fresh) for case in form.cases.values())
        case Rows(of=part):
            for value in fresh_values(part.form):
                if not isinstance(value, int) or value:
                    yield [value] * max(1, form.low)
        case Parts():
            fresh = {name: next(fresh_values(part.form)) for name, part in form.parts.items()}
            for name, part in form.parts.items():
                yield from ({**fresh, name: value} for value in fresh_values(part.form))
        case Row():
            yield [next(fresh_values(part.form)) for part in form.parts]


@pytest.mark.parametrize("g", SHEETS, ids=lambda g: g.name)
@pytest.mark.parametrize("language", LANGUAGES)
def test_everything_on_a_sheet_has_words(g: Game, language: str) -> None:
    words = g.words(language, "dicewright.server")
    sheet = g.sheet(g.content)
    for section in sheet.sections:
        assert words.say(section.title)
        for entry in section.entries:
            assert words.say(entry.look.name)
            assert all(words.say(field.label) for field in entry.fields.values())
    assert all(words.say(label) for form in sheet.forms.values() for label in labels(form))
    assert words.say(text("any"))


def labels(form: Form) -> Iterator[object]:
    match form:
        case Word():
            yield from form.words.values()
        case Cases():
            for case in form.cases.values():
                yield case.label
                yield from labels(Parts(case.parts))
        case Rows(of=part):
            yield from (part.label, *labels(part.form))
        case Parts():
            for part in form.parts.values():
                yield from (part.label, *labels(part.form))
        case Row():
            for part in form.parts:
                yield from (part.label, *labels(part.form))
