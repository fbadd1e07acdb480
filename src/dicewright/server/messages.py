"""Every message between page and server, with its bounds. `web/src/messages.ts` is written from this file.

What a client sends is checked here and nowhere else: unknown fields, wrong types and whatever is too long are refused
before any other code sees them. What the server sends is made by inclusion: a field not named here cannot leave.
"""

from __future__ import annotations

from typing import Annotated, Literal

from msgspec import Meta, Struct
from msgspec.json import Encoder

from ..kernel.describe import Facets, Role
from ..kernel.words import LANGUAGES

PROTOCOL = 4
"""Raised whenever an old page could misread a new server, or the other way round."""
FRAME = 8192
"""Bytes a client may send at once."""
CONTENT = 65536
"""Characters of a content file."""
SEATS = 8
encode = Encoder().encode

Language = Annotated[str, Meta(pattern=rf"^({'|'.join(LANGUAGES)})\Z")]
Name = Annotated[str, Meta(min_length=1, max_length=32, pattern=r"^[^\x00-\x1f\x7f]*$")]
TableId = Annotated[str, Meta(pattern="^[a-z2-7]{16}$")]
Token = Annotated[str, Meta(pattern="^([A-Za-z0-9_-]{43})?$")]
"""256 bits that prove who somebody is; empty for who only watches."""
Seed = Annotated[str, Meta(max_length=64, pattern="^[ -~]*$")]
"""A player's share in the luck of the game."""
Place = Annotated[int, Meta(ge=0, lt=SEATS)]
"""A seat, counted from 0."""
Version = Annotated[int, Meta(ge=-1, lt=1 << 31)]
Number = Annotated[int, Meta(ge=0, lt=1 << 31)]
Key = Annotated[str, Meta(min_length=1, max_length=64)]
Value = Annotated[str, Meta(max_length=2000)]


class Sent(Struct, forbid_unknown_fields=True):
    """What a client sends; fields with a default may be left out."""


class Told(Struct):
    """What the server sends; every field is always there."""


# --- the socket: from the page ---


class Hello(Sent, tag="hello"):
    """The first message on a socket: which table, who, in which language, and the last version seen (-1: none).

    `seed` is the person's share in the luck; the first one a person gives counts, and the game begins when everyone
    has given his. The commitment to the server's share was in the answer to `create` or `join`.
    """

    protocol: Number
    table: TableId
    language: Language = "en"
    token: Token = ""
    version: Version = -1
    seed: Seed = ""


class Answer(Sent, tag="answer"):
    """The answer to the question in the message of this version."""

    version: Version
    answer: Number


class Undo(Sent, tag="undo"):
    """Take back the last answer of one of my seats."""

    version: Version


class Chat(Sent, tag="chat"):
    text: Annotated[str, Meta(min_length=1, max_length=400)]


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
    Hello | Answer | Undo | Chat | Speak | MoreOptions | Why | Leave | Resign | PauseGame | TakeBack | StandIn | Ping
)


# --- what lies on a table ---


class Note(Told, omit_defaults=True):
    """Something to know of a thing, and what sort of thing it tells. What is empty is left out.

    `title` stands before the text with a colon; `symbols` may be drawn instead of it, and `more` are those that bring
    more of the same.
    """

    role: Role
    text: str
    title: str = ""
    symbols: tuple[str, ...] = ()
    more: tuple[str, ...] = ()


class Thing(Told):
    """A thing with its name, the number it shows, what it is drawn from, and what there is to know of it.

    `label` is what is printed on it, where the name tells more; empty: the name. Each game declares its facets by the
    kind of reference; the page has their types in `boards/<game>/facets.ts`.
    """

    ref: str
    name: str
    value: int | None
    facets: Facets
    notes: list[Note]
    mark: str
    label: str


class Gauge(Told):
    """A number that belongs to a place."""

    name: str
    label: str
    value: int


class Area(Told):
    """A place with the things in it; with a seat, it is at that player's side."""

    ref: str
    title: str
    seat: int | None
    things: list[Thing]
    gauges: list[Gauge]


class Board(Told):
    """What the table shows to these eyes. `reconstructed`: what of the content is a marked stand-in.

    `turn` is another number in every turn, and `phase` is the game's own name for where it stands. `places` are the
    refs of all areas in their order. In a step, `areas` may leave out those that are as these eyes saw them last.
    """

    turn: int
    phase: str
    headline: list[str]
    places: list[str]
    areas: list[Area]
    reconstructed: list[str]


class Option(Told):
    """One answer: its number, its words, the rule that allows it, the things it touches; `passes`: it gives up what is
    offered."""

    answer: int
    text: str
    rule: str
    refs: list[str]
    passes: bool


class Not(Told):
    """Something that looks possible and is not."""

    text: str
    rule: str
    refs: list[str]


class Asking(Told):
    """A question to a seat that I hold.

    form "pick": choose one option; where `options` is shorter than `count`, ask for the rest. form "subset": each of
    `things` is in or out, the answer is the sum of 1 << i over those that are in, and `options` holds no more than the
    obvious one. `obvious`: the answer of the main button; null: none goes without saying. `needless`: nothing is lost
    by giving it at once. `taste`: it may be left to chance.
    """

    kind: str
    seat: int
    text: str
    rule: str
    count: int
    form: Literal["pick", "subset"]
    things: list[Thing]
    refused: list[Not]
    options: list[Option]
    obvious: int | None
    needless: bool
    taste: bool


class Waiting(Told):
    """Somebody else is to move; `seat` is null where nobody may know who."""

    seat: int | None
    text: str


class LogLine(Told):
    """A line of the log: the kind of event, its numbers by name (-1: hidden from these eyes), its words.

    `happening`: what it is part of; empty: it is told on the way. `begins`: another of the same kind begins with it."""

    kind: str
    happening: str
    begins: bool
    args: dict[str, int]
    text: str


class Chance(Told):
    """How likely something is, 0 to 1."""

    chance: float
    label: str


class Label(Told):
    """One of several things to choose: how it is sent, and what it is called."""

    value: str
    label: str


class Seat(Told):
    """A seat and who plays it: `level` is that of the bot, if one does. `stand_in`: a bot plays for a person who left,
    `resigned`: for good. `mine`: I hold it. `team`: who has the same number plays together."""

    seat: int
    team: int
    kind: Literal["person", "bot", "open"]
    name: str
    level: Label | None
    online: bool
    mine: bool
    stand_in: bool
    resigned: bool


class Pause(Told):
    """Whether the game waits because somebody wanted it so; the seats that want it otherwise; whether I decide it."""

    on: bool
    wanted: list[int]
    mine: bool


class TimeLeft(Told):
    """How many seconds are left of a part of the game that a real clock is kept for, such as a round."""

    label: str
    left: float


class Clock(Told):
    """Seconds a decision may take (0: as long as you like), and what is left of them for the open question; and what is
    left of the game's own time limits."""

    limit: int
    left: float | None
    limits: list[TimeLeft]


class Fairness(Told):
    """The luck of the game: the server's share is committed to from the start and revealed at the end. `book` is the
    hash of the rules and cards in force."""

    commitment: str
    book: str
    seeds: list[str]
    server_seed: str | None


class Said(Told, tag="said"):
    """Something somebody said at the table, at a time in seconds since 1970."""

    name: str
    seat: int | None
    text: str
    at: float


class Result(Told):
    """The place of each seat, 1 for the winner; `moves`: answers players gave; `resigned`: seats given up to end it."""

    places: list[int]
    text: str
    moves: int
    resigned: list[int]


class Due(Told):
    """What the script of a guided game answers to the open question, after `at` answers of players and nature."""

    at: int
    answer: int


class Scene(Told):
    """The table at one moment, through the eyes of a seat (null: of somebody who watches). `cover`: on a screen that
    several people share, hide the table until this seat is at the screen. `due`: null where no script leads."""

    eyes: int | None
    cover: bool
    board: Board
    asking: Asking | None
    waiting: Waiting | None
    undo: bool
    due: Due | None
    clock: Clock
    result: Result | None
    odds: dict[str, list[Chance]]


# --- the socket: from the server ---


class Played(Told):
    """A table is played with other cards than come with the game: what their file is called, how many values differ."""

    name: str
    changes: int


class Table(Told, tag="table"):
    """Everything at once: after `hello`, and whenever the page must begin anew. `guided`: it began by a script."""

    table: str
    version: int
    game: str
    title: str
    language: Language
    status: Literal["gathering", "playing", "over"]
    options: dict[str, str]
    seats: list[Seat]
    pause: Pause
    lines: list[LogLine]
    chat: list[Said]
    fairness: Fairness
    content: Played | None
    guided: bool
    scene: Scene | None


class Happening(Told):
    """What is shown at once: a kind of the game's own, its lines, and the board when it is over.

    `board` leaves out the areas that are as the happening before it left them; the last one ends with the scene.
    """

    kind: str
    lines: list[LogLine]
    board: Board | None


class Step(Told, tag="step"):
    """What one answer brought: happenings to be shown one after the other, then the scene.

    It goes on from what the same eyes saw last: the areas left out are as they were, and the log goes on with
    `before`, what happened since, where other eyes have looked at a shared screen meanwhile. `anew`: nothing is left
    out, and the log begins with `before`. `back`: the answer was an undo, so this scene is an earlier one.
    `fairness` comes with the last step.
    """

    version: int
    back: bool
    anew: bool
    before: list[LogLine]
    happenings: list[Happening]
    scene: Scene
    fairness: Fairness | None


class Taken(Told, tag="taken"):
    """My answer to this version is on disk; what comes of it follows."""

    version: int


class Seated(Told, tag="seats"):
    """Who sits where has changed, or who is there."""

    seats: list[Seat]
    status: Literal["gathering", "playing", "over"]
    pause: Pause


class Options(Told, tag="options"):
    version: int
    start: int
    count: int
    options: list[Option]


class Rule(Told, tag="rule"):
    """A rule in our own words: its place in the rulebook, and whether it is printed, ruled or reconstructed.
    `choice` is the set-up option that chooses another reading."""

    id: str
    place: str
    state: Literal["printed", "ruled", "reconstructed"]
    text: str
    note: str
    choice: Choice | None


class Refused(Told, tag="refused"):
    """Something could not be done: a code for the page, words for people, the rule that says so if one does."""

    code: str
    text: str
    rule: str


class Pong(Told, tag="pong"):
    at: float


FromServer = Table | Step | Taken | Seated | Said | Options | Rule | Refused | Pong


# --- HTTP: from the page ---


class NewSeat(Sent):
    """Who plays a seat: me, a bot of a level, whoever comes by the link, or somebody at my screen."""

    kind: Literal["me", "bot", "open", "same"]
    level: Annotated[str, Meta(max_length=16)] = ""
    name: Annotated[str, Meta(max_length=32, pattern=r"^[^\x00-\x1f\x7f]*$")] = ""


class OwnContent(Sent):
    """A content file: its text, and what it is called. No text: what comes with the game."""

    text: Annotated[str, Meta(max_length=CONTENT)]
    name: Annotated[str, Meta(max_length=64, pattern=r"^[^\x00-\x1f\x7f]*$")] = ""


class Create(Sent):
    """A new table. `clock`: seconds a decision may take, 0 for none. `content`: null plays as the server does.
    `script`: answers, nature's included, that a guided game follows; nobody but bots may play along."""

    game: Key
    seats: Annotated[list[NewSeat], Meta(min_length=1, max_length=SEATS)]
    options: Annotated[dict[Key, Value], Meta(max_length=64)] = {}
    clock: Annotated[int, Meta(ge=0, le=604800)] = 0
    content: OwnContent | None = None
    script: Annotated[list[Number], Meta(max_length=400)] = []


class Join(Sent):
    """Sit down as a guest; without a seat, on the first that is open."""

    name: Name
    seat: Place | None = None


class Fork(Sent):
    """Go on otherwise from a finished game, as it stood at a version of its replay."""

    at: Annotated[int, Meta(ge=1, lt=1 << 31)]
    seats: Annotated[list[NewSeat], Meta(min_length=1, max_length=SEATS)]
    clock: Annotated[int, Meta(ge=0, le=604800)] = 0


class Script(Sent):
    """A set-up and every answer, nature's included. Seen through the eyes of the first seat."""

    game: Key
    seats: Annotated[int, Meta(ge=1, le=SEATS)]
    options: Annotated[dict[Key, Value], Meta(max_length=64)] = {}
    answers: Annotated[list[Number], Meta(max_length=400)] = []


# --- HTTP: from the server ---


class Choice(Told):
    """A set-up option. `help` says what it is about. No `values`: free text; with `free`, that beside the `values`.
    `per_seat`: one value a seat, as `name.0`, `name.1` ..."""

    name: str
    label: str
    help: str
    default: str
    values: list[Label]
    free: bool
    per_seat: bool
    rule: str


class Admitted(Told):
    """My place at a table. Keep the token: it proves who I am, at every table. The commitment precedes my seed."""

    table: str
    token: str
    seats: list[int]
    commitment: str


class Summary(Told):
    """A table in a list, or before one joins it."""

    table: str
    game: str
    title: str
    status: Literal["gathering", "playing", "over"]
    seats: list[Seat]
    my_turn: bool
    moves: int
    changed: float
    result: Result | None
    commitment: str
    book: str
    content: Played | None
    guided: bool


class Summaries(Told):
    tables: list[Summary]


class Replay(Told):
    """A game move by move: `total` steps, the first one before any move, of which these begin where they were asked
    for; and the steps in which a turn begins."""

    total: int
    turns: list[int]
    steps: list[Step]


HTTP_SENT = (NewSeat, OwnContent, Create, Join, Fork, Script)
HTTP_TOLD = (Admitted, Summary, Summaries, Replay, Rule, Refused)
