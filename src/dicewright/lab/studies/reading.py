"""A study from a file. What is wrong with it is told by line and field."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from dataclasses import replace
from importlib.resources import files as resources
from pathlib import Path
from typing import TypeAlias, TypeVar

from ... import files
from ...bots import names
from ...kernel.content import Check, ContentFile, Fault, OneOf, Table, Whole, check, given, only, table
from ...kernel.game import ANY, Game, Refusal, games
from ...kernel.words import LANGUAGES, Text, any_of, text
from .plan import DRAWN, KINDS, PACKAGE, PAIRS, WITHOUT, Published, Study, switches

FIELDS = (
    "title", "game", "kind", "of", "values", "bots", "seats", "games", "table", "seed", "options", "content",
    "published",
)  # fmt: skip
MOST_GAMES, MOST_SEED = 10_000_000, (1 << 62) - 1
T = TypeVar("T")
Sent: TypeAlias = tuple[str, str, str, int]
"""A study as it travels: its name, the texts of its file and of its content, and how many games."""


def ready() -> dict[str, ContentFile]:
    """The studies that come along, by name."""
    found = [it for it in resources(PACKAGE).joinpath("ready").iterdir() if it.name.endswith(".toml")]
    return {
        it.name.removesuffix(".toml"): ContentFile(it.read_text(encoding="utf-8"), it.name)
        for it in sorted(found, key=lambda it: it.name)
    }


def find(asked: str) -> tuple[str, ContentFile]:
    """A study by its name, or a file."""
    if (known := ready()) and asked in known:
        return asked, known[asked]
    path = files.named(asked)
    if not path.exists() and path.suffix != ".toml":
        raise Refusal(text("refuse-study", name=asked, known=any_of(tuple(known))), package=PACKAGE)
    return path.stem, files.read_content(path)


def read(name: str, file: ContentFile, content: Callable[[Path], ContentFile] = files.read_content) -> Study:
    """The study that a file describes. Raises Fault with the line."""
    given = file.toml()
    try:
        return _study(name, given, file, content)
    except Fault as no:
        raise Fault(no.path, no.what, file.source, file.line_of(no.path), no.package) from None


def again(study: Sent) -> Study:
    """The same study on another machine."""
    name, text, content, games = study
    return replace(read(name, ContentFile(text, name), lambda path: ContentFile(content, str(path))), games=games)


def sent(study: Study) -> Sent:
    """What another machine has to know."""
    return study.name, study.file, study.content.text if study.content else "", study.games


def _fault(path: tuple[str, ...], what: Text) -> Fault:
    return Fault(path, what, package=PACKAGE)


def _checked(given: Table, field: str, kind: Check, usual: T) -> T:
    """A value, or what is usual where there is none."""
    if field not in given:
        return usual
    value = given[field]
    check((field,), kind, value)
    assert isinstance(value, type(usual))
    return value


def _study(name: str, given: Table, file: ContentFile, content: Callable[[Path], ContentFile]) -> Study:
    only((), given, FIELDS)
    for wanted in ("game", "kind"):
        check((wanted,), OneOf(tuple(games()) if wanted == "game" else KINDS), given.get(wanted))
    game = games()[str(given["game"])]
    kind = str(given["kind"])
    usual = 2 if 2 in game.seats else game.seats[0]
    seats = _checked(given, "seats", Whole(min(game.seats), max(game.seats)), usual)
    if seats not in game.seats:
        raise _fault(("seats",), text("fault-seats", game=game.name, seats=any_of(game.seats)))
    if kind == PAIRS and seats != 2:
        raise _fault(("seats",), text("fault-pair-seats"))
    options = _options(given, game)
    study = Study(
        name=name,
        title=_said(("title",), given.get("title", name)),
        game=game,
        kind=kind,
        of=_of(given, game, kind),
        values=_texts(given, "values", ("values",)),
        bots=_bots(given, seats),
        seats=seats,
        games=_checked(given, "games", Whole(1, MOST_GAMES), 1000),
        table=_checked(given, "table", Whole(1, MOST_GAMES), 1),
        seed=_checked(given, "seed", Whole(0, MOST_SEED), 1),
        options=options,
        published=_published(given),
        content=_content(given, file, content),
        file=file.text,
    )
    _fits(study)
    return study


def _said(path: tuple[str, ...], said: object) -> Mapping[str, str]:
    """A text for all languages, or a table of texts by language."""
    if isinstance(said, str):
        return dict.fromkeys(LANGUAGES, said)
    found = table(path, said, '{ en = "…" }')
    only(path, found, LANGUAGES)
    texts = {language: _text((*path, language), value) for language, value in found.items()}
    first = next(iter(texts.values()), "")
    return {language: texts.get(language, first) for language in LANGUAGES}


def _text(path: tuple[str, ...], value: object) -> str:
    if not isinstance(value, str):
        raise Fault(path, text("fault-text", given=given(value)))
    return value


def _texts(given: Table, field: str, path: tuple[str, ...]) -> tuple[str, ...]:
    """A list of texts; none, if nothing is said."""
    value = given.get(field, [])
    if not isinstance(value, list):
        raise _fault(path, text("fault-texts"))
    said = tuple(_text((*path, str(n)), it) for n, it in enumerate(value, 1))
    for n, it in enumerate(said, 1):
        if it in said[: n - 1]:
            raise _fault((*path, str(n)), text("fault-value-twice", name=it))
    return said


def _of(given: Table, game: Game, kind: str) -> str:
    """What a study is about, as far as its kind asks for it."""
    if kind == PAIRS:
        known = tuple(c.name for c in game.choices if c.per_seat and c.drawn)
    elif kind == WITHOUT:
        known = tuple(m.name for m in game.marks if m.leave_out is not None)
    else:
        if "of" in given:
            raise _fault(("of",), text("fault-of-nothing", kind=kind))
        return ""
    if not known:
        raise _fault(("kind",), text("fault-kind", kind=kind, game=game.name))
    check(("of",), OneOf(known), given.get("of", known[0] if len(known) == 1 else None))
    return str(given.get("of", known[0]))


def _bots(given: Table, seats: int) -> tuple[tuple[str, ...], ...]:
    """Lines of bots: a name plays every seat, a list has one for each."""
    value = given.get("bots", ["greedy"])
    if not isinstance(value, list) or not value:
        raise _fault(("bots",), text("fault-bots"))
    found: list[tuple[str, ...]] = []
    for n, it in enumerate(value, 1):
        line = [it] * seats if isinstance(it, str) else it
        if not isinstance(line, list) or len(line) != seats:
            raise _fault(("bots", str(n)), text("fault-bot-line", seats=seats))
        for k, bot in enumerate(line, 1):
            check(("bots", str(n)) if isinstance(it, str) else ("bots", str(n), str(k)), OneOf(names()), bot)
        if tuple(line) in found:
            raise _fault(("bots", str(n)), text("fault-value-twice", name=", ".join(line)))
        found.append(tuple(line))
    return tuple(found)


def _options(given: Table, game: Game) -> dict[str, str]:
    found = table(("options",), given.get("options", {}), "[options]")
    options: dict[str, str] = {}
    for name, value in found.items():
        if isinstance(value, Mapping):  # hero.0 without quotation marks is a table in a table
            options |= {f"{name}.{seat}": _option(("options", name, seat), it) for seat, it in value.items()}
        else:
            options[name] = _option(("options", name), value)
    return options


def _option(path: tuple[str, ...], value: object) -> str:
    if isinstance(value, bool) or not isinstance(value, str | int):
        raise Fault(path, text("fault-text", given=given(value)))
    return str(value)


def _content(given: Table, file: ContentFile, read: Callable[[Path], ContentFile]) -> ContentFile | None:
    """A content file, named from where the study lies."""
    if "content" not in given:
        return None
    return read(Path(file.source).parent / _text(("content",), given["content"]))


def _published(given: Table) -> Published | None:
    if "published" not in given:
        return None
    path = ("published",)
    found = table(path, given["published"], "[published]")
    only(path, found, ("source", "note", "values"))
    for field in ("source", "values"):
        if field not in found:
            raise Fault((*path, field), text("fault-missing"))
    values = table((*path, "values"), found["values"], "{ barbarian = 0.44 }")
    shares: dict[str, float] = {}
    for name, share in values.items():
        if isinstance(share, bool) or not isinstance(share, int | float) or not 0 <= share <= 1:
            raise _fault((*path, "values", name), text("fault-share"))
        shares[name] = float(share)
    return Published(_text((*path, "source"), found["source"]), _said((*path, "note"), found.get("note", "")), shares)


def _fits(study: Study) -> None:
    """Whether everything is known that it names, and it can be played."""
    game, known = study.game, _known_values(study)
    for n, value in enumerate(study.values, 1):
        if known:
            check(("values", str(n)), OneOf(known), value)
    if study.kind == DRAWN and study.values and not study.seated:
        raise _fault(("values",), text("fault-nothing-drawn"))
    if study.kind == PAIRS and len(study.compared) < 2:
        raise _fault(("values",), text("fault-one-value"))
    if study.kind == DRAWN and 0 < len(study.values) < study.seats:
        raise _fault(("values",), text("fault-few-values", seats=study.seats))
    for choice in game.choices if study.kind == WITHOUT else ():
        said = study.options.get(f"{choice.name}.0", study.options.get(choice.name, ANY))
        if choice.per_seat and choice.drawn and said == ANY:
            raise _fault(("options", f"{choice.name}.0"), text("fault-seat-0", option=f'"{choice.name}.0"'))
    try:
        for arm in study.arms:
            study.setup_of(arm, 0)
    except Refusal as no:
        if isinstance(no, Fault) or isinstance(no.said, str):
            raise
        told = no.said.args.values()
        named = [name for name, value in study.options.items() if name in told or value in told]
        raise Fault(("options", *named[:1]), no.said, package=no.package) from None
    if study.kind == WITHOUT and study.mark is not None:
        things = tuple(it.key for it in study.mark.things(study.first, 0).values())
        for n, value in enumerate(study.values, 1):
            check(("values", str(n)), OneOf(things), value)


def _known_values(study: Study) -> tuple[str, ...]:
    game = study.game
    match study.kind:
        case "pairs":
            choice = study.choice
            return () if choice is None or not choice.choices else choice.drawn
        case "options":
            return tuple(c.name for c in switches(game))
        case "without":
            return ()
    return tuple(value for c in study.seated for value in c.drawn)
