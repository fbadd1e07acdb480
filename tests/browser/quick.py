"""`dicewright serve` for those in a hurry: a short beat, and who is gone is soon gone for long."""

from __future__ import annotations

import sys
from typing import Any

from starlette.applications import Starlette

from dicewright.cli import main
from dicewright.server.tables import people
from dicewright.server.tables.journal import Journal
from dicewright.server.web import app

BEAT = 0.04
ABSENT = 3.0
usual = app.application


def hurried(journal: Journal, **more: Any) -> Starlette:
    return usual(journal, beat=BEAT, **more)


if __name__ == "__main__":
    app.application = hurried  # type: ignore[assignment]
    people.ABSENT = ABSENT
    sys.exit(main())
