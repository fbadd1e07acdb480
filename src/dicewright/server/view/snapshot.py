"""What a step is made from: what a pair of eyes may see of a table, and nothing else.

A viewer at a table takes snapshots, `render` puts them into words. Since nothing but a snapshot goes in, nothing that
these eyes may not know can come out, and the words can be made in another process.
"""

from __future__ import annotations

from msgspec import Struct

from ...kernel.describe import Event
from .. import messages as m
from ..messages.bounds import Language


class Moment(Struct):
    """What happened at a moment, or in a part of it, as these eyes may know it, and what they saw when it was over."""

    events: list[Event]
    view: bytes
    note: m.scene.LogLine | None = None
    """What happened at the table beside the game, in words."""


class Setting(Struct, frozen=True):
    """The game on the table, and who sits there. `content`: what it is played with, if not what comes with the game."""

    game: str
    package: str
    seats: int
    options: tuple[tuple[str, str], ...]
    content: str
    names: tuple[str, ...]
    language: Language


class Snapshot(Struct):
    """What a pair of eyes sees of a table. `asked`: the open question is theirs, and they may answer it. `odds`: they
    may be told what mathematics knows about it; `advice`: also what bots would say."""

    room: int
    """The table, by a number that no other has had, nor the same one read anew from the store."""
    viewer: tuple[int, ...]
    """The seats of the viewer, of whom on a shared screen several pairs of eyes look."""
    setting: Setting
    eyes: int | None
    version: int
    since: int | None
    """The version they saw last; None: they begin anew."""
    back: bool
    view: bytes
    asked: bool
    odds: bool
    advice: bool
    before: list[Moment]
    lines: list[Moment]
    cover: bool
    waiting: m.scene.Waiting | None
    undo: bool
    due: m.scene.Due | None
    clock: m.scene.Clock
    result: m.scene.Result | None
    fairness: m.table.Fairness | None
