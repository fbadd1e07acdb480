"""What is written down of a table: how it was founded, and every thing that happened since, in order.

These are the whole of it. A table is restored by applying its entries one after the other; nature's answers follow from
the seeds. Entries are only ever appended.
"""

from __future__ import annotations

from typing import Literal

import msgspec
from msgspec import Struct

from ..messages.lobby import WantedAids


class Plan(Struct, frozen=True):
    """Who is meant to play a seat. `person` is the hash of a token; an open seat has none."""

    kind: Literal["person", "bot", "open"]
    level: str = ""
    person: str = ""
    name: str = ""


class Founded(Struct, frozen=True):
    """A table as it was made. `prefix`: the answers of the game it was forked from, which lies at the
    table `origin`. `script`: those of a guided game.
    `content`: the cards or tables it is played with where they are not those of the game, sealed: every value of them;
    `content_name` is what their file was called. `wanted`: the options as the host gave them, where they are not the
    ones in force: what was left to chance among them is drawn by the server's seed. `aids`: empty for the usual.
    `think`: seconds in which people may answer what others do, and that everybody waits whether they can or not.
    `scheme`: by which its luck is made. `beacon`: a public value that its commitment is bound to."""

    game: str
    rules: str
    book: str
    options: dict[str, str]
    seats: list[Plan]
    clock: int
    host: str
    server_seed: bytes
    at: float
    prefix: list[int] = []
    content: str = ""
    content_name: str = ""
    wanted: dict[str, str] = {}
    aids: WantedAids = ""
    script: list[int] = []
    origin: str = ""
    think: int = 0
    scheme: int = 1
    beacon: str = ""


class Joined(Struct, frozen=True, tag="joined"):
    seat: int
    person: str
    name: str


class Gone(Struct, frozen=True, tag="gone"):
    """A person got up before the game began; his seats are open again."""

    person: str


class Pledged(Struct, frozen=True, tag="pledged"):
    """A person said what his seed will be, without giving it."""

    person: str
    pledge: str


class Mixed(Struct, frozen=True, tag="mixed"):
    """A person gave his seed."""

    person: str
    seed: str


class Begun(Struct, frozen=True, tag="begun"):
    at: float


class Answered(Struct, frozen=True, tag="answered"):
    """`by`: who gave the answer for the seat."""

    seat: int
    answer: int
    at: float
    by: Literal["person", "bot", "clock"] = "person"


class Undone(Struct, frozen=True, tag="undone"):
    """`to`: after how many answers the game stands again; -1 where the seat's last answer was taken back."""

    seat: int
    at: float
    to: int = -1


class Replaced(Struct, frozen=True, tag="replaced"):
    """A bot plays these seats for the person who holds them."""

    seats: list[int]
    level: str


class Returned(Struct, frozen=True, tag="returned"):
    seats: list[int]


class Resigned(Struct, frozen=True, tag="resigned"):
    """A person gives a seat up for good."""

    seat: int
    at: float


class PauseWanted(Struct, frozen=True, tag="pause_wanted"):
    """A person at the table wants it to pause, or a paused one to go on; it does when everybody wants it."""

    seat: int


class Paused(Struct, frozen=True, tag="paused"):
    """Everything waits, bots and clocks too: the only person at the table got up, or somebody wanted it so (`seat`)."""

    at: float
    seat: int | None = None


class Resumed(Struct, frozen=True, tag="resumed"):
    """It goes on exactly there."""

    at: float
    seat: int | None = None


class Spoken(Struct, frozen=True, tag="spoken"):
    name: str
    seat: int | None
    text: str
    at: float


Entry = (
    Joined
    | Gone
    | Pledged
    | Mixed
    | Begun
    | Answered
    | Undone
    | Replaced
    | Returned
    | Resigned
    | PauseWanted
    | Paused
    | Resumed
    | Spoken
)

_entries: msgspec.json.Decoder[Entry] = msgspec.json.Decoder(Entry)
_founded = msgspec.json.Decoder(Founded)
encode = msgspec.json.Encoder().encode


def read_entry(data: bytes) -> Entry:
    return _entries.decode(data)


def read_founded(data: bytes) -> Founded:
    return _founded.decode(data)
