"""`dicewright serve` with a short beat: where questions are sealed, every step waits for one."""

from __future__ import annotations

import sys
from typing import Any

from starlette.applications import Starlette

from dicewright.cli import main
from dicewright.server import app
from dicewright.server.store import Store

BEAT = 0.04
usual = app.application


def hurried(store: Store, **more: Any) -> Starlette:
    return usual(store, beat=BEAT, **more)


if __name__ == "__main__":
    app.application = hurried  # type: ignore[assignment]
    sys.exit(main())
