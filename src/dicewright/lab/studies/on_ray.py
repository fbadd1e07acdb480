"""The games of a study on many machines, with Ray: pieces are handed out, and come back as they are played.

Every machine has this program. A piece whose machine is lost is played by another; since games follow from their
numbers, it does not matter by which.
"""

from __future__ import annotations

import re
import socket
import time
from collections.abc import Callable
from importlib import import_module
from typing import Protocol, cast

from ...kernel.game import Refusal
from ...kernel.words import text
from ..series import Results
from . import reading
from .plan import PACKAGE, Study
from .playing import Piece, Player
from .store import Store
from .work import Paces, Pieces, keeping

LOCAL = "local"
"""The address that means: a cluster of this machine alone."""
WAITING = 2
"""Pieces that wait for each core, so that none is idle."""
MOMENT = 0.1
ANSWERS = 5.0
"""Seconds in which whoever is at an address must answer."""
ATTEMPTS = 20
"""How often a piece is begun anew when a machine is lost."""


class Handle(Protocol):
    """Stands for what is being played somewhere."""


class Remote(Protocol):
    def remote(self, *args: object) -> Handle: ...


class Ray(Protocol):
    """What is asked of Ray."""

    def init(self, address: str | None = None, **more: object) -> object: ...
    def is_initialized(self) -> bool: ...
    def shutdown(self) -> None: ...
    def cluster_resources(self) -> dict[str, float]: ...
    def wait(self, handles: list[Handle], *, num_returns: int, timeout: float) -> tuple[list[Handle], list[Handle]]: ...
    def get(self, handle: Handle) -> tuple[Results, float]: ...
    def remote(self, **options: object) -> Callable[[Callable[..., object]], Remote]: ...


_here: dict[reading.Sent, Player] = {}
"""The studies that this process of a machine has played pieces of."""


def played(study: reading.Sent, piece: Piece) -> tuple[Results, float]:
    """On some machine: the games of a piece, and how many seconds they took."""
    if study not in _here:
        _here[study] = Player(reading.again(study))
        _here[study].compile()
    began = time.perf_counter()
    return _here[study].play(piece), time.perf_counter() - began


class OnRay:
    """A cluster."""

    def __init__(self, address: str) -> None:
        try:
            self.ray = cast(Ray, import_module("ray"))
        except ImportError:
            raise Refusal(text("refuse-ray"), package=PACKAGE) from None
        self.address = address

    def __call__(self, study: Study, store: Store, quiet: bool) -> bool:
        mine = not self.ray.is_initialized()
        if mine:
            self._join()
        try:
            return self._play(study, store, quiet)
        finally:
            if mine:
                self.ray.shutdown()

    def _join(self) -> None:
        """Whether anybody listens there is asked first: Ray itself would wait for many minutes."""
        try:
            if place := re.fullmatch(r"(?:ray://)?\[?([^\[\]/]+?)\]?:(\d+)", self.address):
                socket.create_connection((place[1], int(place[2])), ANSWERS).close()
            address = None if self.address == LOCAL else self.address
            self.ray.init(address, log_to_driver=False, configure_logging=False)
        except (OSError, ValueError, RuntimeError) as error:
            why = str(error).strip().split("\n")[0]
            raise Refusal(text("refuse-ray-address", address=self.address, why=why), package=PACKAGE) from error

    def _play(self, study: Study, store: Store, quiet: bool) -> bool:
        ray, pieces, paces = self.ray, Pieces(study, store), Paces(study)
        far, sent = ray.remote(max_retries=ATTEMPTS)(played), reading.sent(study)
        out: dict[Handle, Piece] = {}
        with keeping(study, store, quiet) as watch:
            try:
                while True:
                    wanted = WAITING * max(1, int(ray.cluster_resources().get("CPU", 1)))
                    while len(out) < wanted and (piece := pieces.next(paces.of)) is not None:
                        out[far.remote(sent, piece)] = piece
                    if not out:
                        return True
                    done, _ = ray.wait(list(out), num_returns=1, timeout=MOMENT)
                    for handle in done:
                        rows, seconds = ray.get(handle)
                        store.add(rows)
                        paces.took(out.pop(handle), seconds)
                    watch()
            except KeyboardInterrupt:
                return False
