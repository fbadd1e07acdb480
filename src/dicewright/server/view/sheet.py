"""Puts the sheet of a game's content into words, and says of a content file what is wrong with it, how it differs."""

from __future__ import annotations

from collections.abc import Mapping

from ...kernel import sheet as k
from ...kernel.content import ContentFile, Fault, Flag, Whole
from ...kernel.game import Game
from ...kernel.words import text
from ..messages import content as c
from ..messages.lobby import Label
from .translate import Translator

MOST_FAULTS = 12
"""Faults that are told of one file."""
OF_A_VALUE = 3
"""Names that lead to a value of a card, at least: section, card, field."""
ANY = "any"


def sheet(g: Game, translator: Translator) -> c.Sheet:
    """All cards as they are shipped, and how their values are entered."""
    it = g.sheet(g.content)
    sections = [c.Section(translator.say(s.title), [_entry(e, translator) for e in s.entries]) for s in it.sections]
    return c.Sheet(g.name, translator.title, sections, {name: _form(f, translator) for name, f in it.forms.items()})


def checked(g: Game, file: ContentFile | None, wanted: c.CheckContent, translator: Translator) -> c.Checked:
    """A content file with all that is wrong with it; differences and cards are those of what is right. None: what comes
    with the game."""
    right, faults = (None, []) if file is None else _right_of(g, file)
    told = [_fault(no, translator) for no in faults]
    if right is None and faults:
        return c.Checked(told, [], [])
    entries: list[c.Entry] = []
    if wanted.entries != "none":
        every = (e for s in g.sheet(g.content_in_force(right)).sections for e in s.entries)
        entries = [_entry(e, translator) for e in every if wanted.entries == "all" or e.path == wanted.path]
    return c.Checked(told, differences(g, right, translator) if right else [], entries)


def differences(g: Game, file: ContentFile, translator: Translator) -> list[c.Difference]:
    """What a content file changes, value by value."""
    say = translator.say
    return [
        c.Difference(
            path=list(d.path),
            thing=say(d.thing),
            field=say(d.field),
            shipped=say(d.shipped),
            own=say(d.own),
            sure=say(text(f"sure-{d.sure}")) if d.sure else "",
            own_sure=say(text(f"sure-{d.own_sure}")) if d.own_sure else "",
        )
        for d in g.difference(file)
    ]


def _right_of(g: Game, file: ContentFile) -> tuple[ContentFile | None, list[Fault]]:
    """What is left of a file without the fields that are wrong, and what is wrong with them. Nothing is left where it
    is not for single values that it cannot be read."""
    faults: list[Fault] = []
    while len(faults) < MOST_FAULTS:
        try:
            g.content_in_force(file)
            return file, faults
        except Fault as no:
            faults.append(no)
            rest = file.without(no.path) if len(no.path) >= OF_A_VALUE else None
            if rest is None:
                break
            file = rest
    return None, faults


# --- in words ---


def _fault(it: Fault, translator: Translator) -> c.Fault:
    what = translator.say(text("fault-whole", what=it.what))
    return c.Fault(list(it.path), it.line, it.in_words(translator.language), what)


def _entry(it: k.Entry, translator: Translator) -> c.Entry:
    say = translator.say
    fields = [
        c.Field(
            name, say(f.label), f.form, list(f.mark), f.value, f.sure, f.shipped, say(f.shipped_said), f.shipped_sure
        )
        for name, f in it.fields.items()
    ]
    return c.Entry(list(it.path), translator.thing(it.look), fields)


def _form(it: k.Form, translator: Translator) -> c.Form:
    match it:
        case Whole():
            word = Label(ANY, translator.say(text("any")))
            return c.Form("whole", it.low, it.high, (word,) if it.any else ())
        case Flag():
            return c.Form("flag")
        case k.Word():
            words = tuple(Label(value, translator.say(label)) for value, label in it.words.items())
            return c.Form("words" if it.many else "word", words=words)
        case k.Parts():
            return c.Form("parts", parts=_parts(it.parts, translator))
        case k.Row():
            return c.Form("row", parts=tuple(_part("", part, translator) for part in it.parts))
        case k.Rows():
            return c.Form("rows", it.low, it.high, parts=(_part("", it.of, translator),))
        case k.Cases():
            cases = tuple(
                c.Case(value, translator.say(case.label), _parts(case.parts, translator), dict(case.fresh))
                for value, case in it.cases.items()
            )
            return c.Form("cases", key=it.key, cases=cases)


def _parts(parts: Mapping[str, k.Part], translator: Translator) -> tuple[c.Part, ...]:
    return tuple(_part(name, part, translator) for name, part in parts.items())


def _part(name: str, it: k.Part, translator: Translator) -> c.Part:
    return c.Part(name, translator.say(it.label), _form(it.form, translator), it.optional)
