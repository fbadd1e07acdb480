"""What all messages are made of: how much may be sent, and the kinds of values in them."""

from __future__ import annotations

from typing import Annotated

from msgspec import Meta, Struct
from msgspec.json import Encoder

from ...kernel.words import LANGUAGES

PROTOCOL = 5
"""Raised whenever an old page could misread a new server, or the other way round."""
FRAME = 8192
"""Bytes a client may send at once."""
CONTENT = 65536
"""Characters of a content file."""
FILE_NAME = 64
"""... and of what it is called."""
SAVE = 160_000
"""Characters of a saved game, which may hold such a file."""
NAME = 32
"""Characters of a player's name."""
SAID = 400
"""Characters of what somebody says at the table."""
BEACON = 128
"""Characters of a public value that the luck of a table is bound to."""
SEATS = 8
THINK = 30
"""Seconds that a table may give to think in secret."""
encode = Encoder().encode

Language = Annotated[str, Meta(pattern=rf"^({'|'.join(LANGUAGES)})\Z")]
Name = Annotated[str, Meta(min_length=1, max_length=NAME, pattern=r"^[^\x00-\x1f\x7f]*$")]
TableId = Annotated[str, Meta(pattern="^[a-z2-7]{16}$")]
Token = Annotated[str, Meta(pattern="^([A-Za-z0-9_-]{43})?$")]
"""256 bits that prove who somebody is; empty for who only watches."""
Seed = Annotated[str, Meta(max_length=64, pattern="^[ -~]*$")]
"""A player's share in the luck of the game."""
Pledge = Annotated[str, Meta(pattern="^([0-9a-f]{64})?$")]
"""Its SHA-256."""
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
