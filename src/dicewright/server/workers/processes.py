"""The helpers of a server: processes beside the one that plays."""

from __future__ import annotations

import asyncio
from pathlib import Path
from threading import Thread

from ..view.translate import learn
from .bot_pool import BotPool
from .garbage import Garbage
from .helpers import Helpers
from .modules import Modules
from .render_pool import RenderPool
from .review_pool import ReviewPool


class Processes(Helpers):
    """So many for the tables and their words; bots, modules and reviews have others. Here garbage is looked for little
    by little, and all words are read before anybody wants them. `beside`: where modules may lie packed."""

    def __init__(self, processes: int = 1, beside: Path | None = None) -> None:
        super().__init__(RenderPool(processes), BotPool(), Modules(beside), ReviewPool())
        self._garbage: Garbage | None = None
        self._collecting: asyncio.Task[None] | None = None

    async def start(self) -> None:
        self._garbage = Garbage()
        self._collecting = asyncio.create_task(self._garbage.run())
        await super().start()
        Thread(target=learn, name="words", daemon=True).start()

    def close(self) -> None:
        if self._collecting is not None:
            self._collecting.cancel()
        super().close()
        if self._garbage is not None:
            self._garbage.close()
