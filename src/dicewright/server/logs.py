"""What the server says to whoever runs it: lines for people, or JSON for programs; with the request they belong to."""

from __future__ import annotations

import json
import logging
import re
import secrets
import sys
import time
from contextvars import ContextVar
from typing import Literal

request_id: ContextVar[str] = ContextVar("request_id", default="")
"""Of the request, or the socket, that is being served."""
access = logging.getLogger("dicewright.access")
"""One line for every request that changes something or asks for tables; for programs alone."""


def named(given: str) -> str:
    """The id of a request: what a proxy in front calls it, or a new one."""
    return given if re.fullmatch("[A-Za-z0-9_-]{8,64}", given) else secrets.token_hex(8)


def listen(form: Literal["text", "json"]) -> None:
    """Write the log to standard error from now on."""
    handler = logging.StreamHandler(sys.stderr)
    handler.setFormatter(_Json() if form == "json" else _Lines())
    logging.basicConfig(level=logging.INFO, handlers=[handler], force=True)
    logging.getLogger("httpx").setLevel(logging.WARNING)  # else a line for all that is passed on
    access.setLevel(logging.INFO if form == "json" else logging.WARNING)


class _Lines(logging.Formatter):
    """For people: the time, how bad it is, what; and which request, where there is one."""

    def __init__(self) -> None:
        super().__init__("%(asctime)s %(levelname)s %(message)s")

    def format(self, record: logging.LogRecord) -> str:
        said, id = super().format(record), request_id.get()
        return f"{said} [{id}]" if id else said


class _Json(logging.Formatter):
    """For programs: an object a line. What is given as `extra={"told": {...}}` stands in it by its names."""

    def format(self, record: logging.LogRecord) -> str:
        at = time.strftime("%Y-%m-%dT%H:%M:%S", time.gmtime(record.created))
        line: dict[str, object] = {
            "time": f"{at}.{int(record.msecs):03d}Z",
            "level": record.levelname.lower(),
            "logger": record.name,
            "message": record.getMessage(),
        }
        if id := request_id.get():
            line["request"] = id
        if isinstance(told := getattr(record, "told", None), dict):
            line |= told
        if record.exc_info:
            line["error"] = self.formatException(record.exc_info)
        return json.dumps(line, ensure_ascii=False)
