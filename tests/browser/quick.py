"""`dicewright serve` for those in a hurry: a short beat, and who is gone is soon gone for long."""

from __future__ import annotations

import sys
from typing import Any

from starlette.applications import Starlette

from dicewright.cli import main
from dicewright.server import app, live
from dicewright.server.store import Store

BEAT = 0.04
ABSENT = 3.0
usual = app.application


def hurried(store: Store, **more: Any) -> Starlette:
    return usual(store, beat=BEAT, **more)


if __name__ == "__main__":
    app.application = hurried  # type: ignore[assignment]
    live.ABSENT = ABSENT
    sys.exit(main())
