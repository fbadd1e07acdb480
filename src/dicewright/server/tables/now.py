"""What time it is, for whatever is measured at a table: it never jumps, even if somebody sets the clock of the machine.

What is kept carries the time of day, since it is read by other processes and other machines, later.
"""

from __future__ import annotations

import time

BEGAN = time.time() - time.monotonic()


def now() -> float:
    """Seconds since 1970, by a clock that was looked at once and runs evenly from then on."""
    return BEGAN + time.monotonic()
