"""The socket of a table: what the page may say on it, and what it hears."""

from __future__ import annotations

from typing import Annotated

from msgspec import Meta

from .advice import Advice, Advise, Position, Thought
from .books import Rule
from .bounds import SAID, Key, Language, Number, Place, Pledge, Seed, Sent, TableId, Token, Told, Version
from .service import Refused
from .table import Options, Said, Seated, Step, Table, Taken


class Hello(Sent, tag="hello"):
    """The first message on a socket: which table, who, in which language, and the last version seen (-1: none).

    The person's share in the luck is a seed; the first one a person gives counts, and the game begins when everyone has
    given his. `pledge` is its SHA-256: then it is given with `reveal`, once all have pledged theirs. `seed` gives it at
    once. The commitment to the server's share was in the answer to `create` or `join`. `thinks`: the page can think
    itself, and may be asked for advice.
    """

    protocol: Number
    table: TableId
    language: Language = "en"
    token: Token = ""
    version: Version = -1
    seed: Seed = ""
    thinks: bool = False
    pledge: Pledge = ""


class Reveal(Sent, tag="reveal"):
    """The seed that was pledged."""

    seed: Seed


class Answer(Sent, tag="answer"):
    """The answer to the question in the message of this version."""

    version: Version
    answer: Number


class Undo(Sent, tag="undo"):
    """Take back the last answer of one of my seats."""

    version: Version


class Chat(Sent, tag="chat"):
    text: Annotated[str, Meta(min_length=1, max_length=SAID)]


class Speak(Sent, tag="language"):
    """Say everything in another language from now on; a whole `table` message follows."""

    language: Language


class MoreOptions(Sent, tag="options"):
    """Options of the open question by number: long lists come in pieces, subsets on demand."""

    version: Version
    start: Number
    count: Annotated[int, Meta(ge=1, le=100)] = 50


class Why(Sent, tag="why"):
    """The rule behind something."""

    rule: Key


class Leave(Sent, tag="leave"):
    """Get up; a bot plays for me until I take my seats back. Where nobody else plays, everything waits for me."""


class Resign(Sent, tag="resign"):
    """Give a seat of mine up for good: where one side is left, it has won; where others play on, a bot plays it."""

    seat: Place


class PauseGame(Sent, tag="pause"):
    """Let everything wait, clocks too, or go on: at once where I decide it, else when everybody wants it."""

    on: bool


class TakeBack(Sent, tag="take_back"):
    """Take my seats back from the bot."""


class StandIn(Sent, tag="stand_in"):
    """Let a bot play for somebody whose connection is lost."""

    seat: Place


class Ping(Sent, tag="ping"):
    at: Annotated[float, Meta(ge=0)]


FromPage = (
    Hello
    | Reveal
    | Answer
    | Undo
    | Chat
    | Speak
    | MoreOptions
    | Advise
    | Thought
    | Why
    | Leave
    | Resign
    | PauseGame
    | TakeBack
    | StandIn
    | Ping
)


class Pong(Told, tag="pong"):
    at: float


FromServer = Table | Step | Taken | Seated | Said | Options | Position | Advice | Rule | Refused | Pong
