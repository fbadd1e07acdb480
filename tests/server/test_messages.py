"""The messages: their bounds, and that the page knows them."""

from __future__ import annotations

from typing import Any

import msgspec
import pytest

from dicewright.server import messages as m
from dicewright.server.messages.bounds import PROTOCOL
from dicewright.server.typescript import PAGE, typescript

HELLO = {"type": "hello", "protocol": PROTOCOL, "table": "a" * 16}


def read(message: dict[str, Any]) -> Any:
    return msgspec.json.decode(msgspec.json.encode(message), type=m.socket.FromPage)


def test_the_page_has_these_messages_and_facets() -> None:
    if not PAGE.is_dir():
        pytest.skip("there is no web/ here: this is not a checkout")
    written = {file: file.read_text(encoding="utf-8") for file in typescript() if file.is_file()}
    assert written == typescript(), "run python -m dicewright.server.typescript"
    assert set((PAGE / "messages").iterdir()) <= set(written), "nothing declares these any more"


def test_hello_has_defaults() -> None:
    hello = read(HELLO)
    assert (hello.language, hello.token, hello.version, hello.seed) == ("en", "", -1, "")


@pytest.mark.parametrize(
    "message",
    [
        {"type": "nonsense"},
        {"protocol": PROTOCOL, "table": "a" * 16},
        HELLO | {"table": "../../etc/passwd"},
        HELLO | {"table": "a" * 17},
        HELLO | {"token": "short"},
        HELLO | {"seed": "x" * 65},
        HELLO | {"seed": "two\nlines"},
        HELLO | {"language": "xx"},
        HELLO | {"admin": True},
        {"type": "answer", "version": 1, "answer": -1},
        {"type": "answer", "version": 1, "answer": 1 << 31},
        {"type": "answer", "version": 1, "answer": "1"},
        {"type": "chat", "text": ""},
        {"type": "chat", "text": "x" * 401},
        {"type": "options", "version": 1, "start": 0, "count": 101},
        {"type": "stand_in", "seat": 8},
    ],
)
def test_what_is_out_of_bounds_is_refused(message: dict[str, Any]) -> None:
    with pytest.raises(msgspec.ValidationError):
        read(message)


@pytest.mark.parametrize(
    "change",
    [
        {"seats": []},
        {"seats": [{"kind": "me"}] * 9},
        {"seats": [{"kind": "king"}]},
        {"seats": [{"kind": "me", "name": "x" * 33}]},
        {"seats": [{"kind": "me", "name": "a\x00b"}]},
        {"options": {"army": "x" * 2001}},
        {"clock": -1},
        {"server_seed": "00"},
    ],
)
def test_a_table_out_of_bounds_is_refused(change: dict[str, Any]) -> None:
    data = msgspec.json.encode({"game": "irondie", "seats": [{"kind": "me"}]} | change)
    with pytest.raises(msgspec.ValidationError):
        msgspec.json.decode(data, type=m.lobby.Create)
