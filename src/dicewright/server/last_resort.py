"""The last resort: where a mistake of ours must not take others with it.

A request that fails must not end the server, nor a step that cannot be rendered the steps of other tables, nor a bot
the game it plays. What is known to go wrong is caught by its name where it happens; whatever else does ends here, and
nowhere else in the program.
"""

from __future__ import annotations

import logging
from collections.abc import Iterator
from contextlib import contextmanager
from dataclasses import dataclass

from .metrics import ERRORS

log = logging.getLogger("dicewright.server")


@dataclass
class Tried:
    """How something went."""

    error: Exception | None = None


@contextmanager
def last_resort(failed: str = "", *args: object) -> Iterator[Tried]:
    """Let nothing out but the word that it went wrong. `failed` and its `args` go to the log, with all there is;
    without it, whoever asks says it himself."""
    tried = Tried()
    try:
        yield tried
    except Exception as error:
        if failed:
            log.exception(failed, *args)
        ERRORS.add()
        tried.error = error
