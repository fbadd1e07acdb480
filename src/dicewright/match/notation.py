"""The save format: a game as a small readable text. docs/save-format.md describes it.

The checksum is taken over what the save means, not over how it is spaced or commented.
"""

from __future__ import annotations

import hashlib
import json
import re
from collections.abc import Mapping, Sequence
from textwrap import wrap

from ..kernel.game import ContentFile, Game, Setup, game
from .chapters import chapters
from .match import Match
from .refusing import refusal

FORMAT = 1
FIRST_LINE = "dicewright save"
WIDTH = 100

Said = Sequence[tuple[str, str]]
"""What a header says: words and what follows them, in order."""


def dumps(match: Match, more: Said = ()) -> str:
    """The match as text; `more` says further things in its header, which `header` reads again."""
    said: Said = [
        ("game", match.game.name),
        ("rules", match.game.version),
        ("book", match.game.book_hash(match.book)),
        ("seats", str(match.setup.seats)),
        *(("player", p) for p in match.players),
        *(("option", f"{key} = {value}") for key, value in sorted(match.setup.options.items())),
        *(("content", line) for line in _content(match)),
        *more,
    ]
    answers = match.answers
    lines = [f"{FIRST_LINE} {FORMAT}", *(f"{word} {_spelled(value)}" for word, value in said), "answers"]
    for chapter in chapters(match):
        if chapter.turn is not None:
            lines.append(" ".join(["#", chapter.turn.kind, *map(str, chapter.turn.args.values())]))
        lines += wrap(" ".join(map(str, answers[chapter.start : chapter.end])), WIDTH)
    lines.append(f"end {len(answers)} {_checksum(said, answers)}")
    return "\n".join(lines) + "\n"


def header(text: str) -> Said:
    """What the header of a save says, after all that can be checked without knowing the game."""
    return _parse(text)[0]


def timed(elapsed: Mapping[str, float]) -> Said:
    """What a header says of a running clock: by time limit, the seconds that have passed of it."""
    return [("elapsed", f"{name} {seconds:.0f}") for name, seconds in elapsed.items()]


def elapsed(text: str) -> dict[str, float]:
    """What had passed of the game's time limits when it was put away."""
    found = [re.fullmatch("([a-z]+) ([0-9]{1,9})", value) for word, value in header(text) if word == "elapsed"]
    return {it[1]: float(it[2]) for it in found if it}


def loads(text: str) -> Match:
    """The match a text tells of, as it stood, nature's questions left open. Refuses what cannot be replayed."""
    said, answers = _parse(text)
    header = dict(said)
    for word in ("game", "rules", "book", "seats"):
        if word not in header:
            raise refusal("refuse-save-word", word=word)
    g = game(header["game"])
    if header["rules"] != g.version:
        raise refusal("refuse-save-rules", played=header["rules"], game=g.name, here=g.version)
    match = _begun(g, said)
    if g.book_hash(match.book) != header["book"]:
        raise refusal("refuse-save-book")
    return Match(g, match.setup, match.content, answers, players=match.players)


def replayed(text: str) -> Match:
    """The same answers by the rules and cards of today, whatever it was played by; refused if they do not fit."""
    said, answers = _parse(text)
    match = _begun(game(dict(said)["game"]), said)
    return Match(match.game, match.setup, match.content, answers, players=match.players)


def _begun(g: Game, said: Said) -> Match:
    """The match before any answer."""
    header = dict(said)
    options = dict(value.split(" = ", 1) for word, value in said if word == "option" and " = " in value)
    players = tuple(value for word, value in said if word == "player")
    own = "\n".join(value for word, value in said if word == "content")
    content = ContentFile(own, "the save") if own else None
    if not re.fullmatch("[0-9]{1,3}", header["seats"]):
        raise refusal("refuse-save-seats", given=header["seats"])
    return Match(g, Setup(int(header["seats"]), options), content, players=players)


def _content(match: Match) -> list[str]:
    """A player's own content, line by line; none where the shipped content is in force."""
    if match.content is None:
        return []
    return match.game.sealed_content(match.content).text.splitlines()


def _parse(text: str) -> tuple[list[tuple[str, str]], list[int]]:
    """The header and the answers, after everything has been checked that can be without knowing the game."""
    lines = [line.strip() for line in text.split("\n")]
    found = re.fullmatch(FIRST_LINE + " ([0-9]{1,9})", lines[0])
    if not found:
        raise refusal("refuse-no-save", first=FIRST_LINE)
    if int(found[1]) != FORMAT:
        raise refusal("refuse-save-format", found=found[1], read=FORMAT)
    lines = [line for line in lines[1:] if line and not line.startswith("#")]
    end = re.fullmatch("end ([0-9]{1,9}) ([0-9a-f]{16})", lines[-1]) if lines else None
    if end is None or "answers" not in lines:
        raise refusal("refuse-save-short")
    middle = lines.index("answers")
    said = [_read(line) for line in lines[:middle]]
    tokens = " ".join(line.split("#", 1)[0] for line in lines[middle + 1 : -1]).split()
    for k, token in enumerate(tokens):
        if not re.fullmatch("[0-9]{1,9}", token):
            raise refusal("refuse-save-number", n=k + 1, given=token)
    answers = [int(token) for token in tokens]
    if len(answers) != int(end[1]):
        raise refusal("refuse-save-count", found=len(answers), said=end[1])
    if _checksum(said, answers) != end[2]:
        raise refusal("refuse-save-checksum")
    return said, answers


def _checksum(said: Said, answers: list[int]) -> str:
    return hashlib.sha256(json.dumps([list(said), answers]).encode()).hexdigest()[:16]


def _spelled(value: str) -> str:
    """A value on one line: as it is, or between quotation marks where spaces or line ends would be lost."""
    plain = value == value.strip() and not value.startswith('"') and value.isprintable()
    return value if plain else json.dumps(value)


def _read(line: str) -> tuple[str, str]:
    word, _, value = line.partition(" ")
    if value.startswith('"'):
        try:
            value = str(json.loads(value))
        except ValueError:
            raise refusal("refuse-save-line", line=line) from None
    return word, value
