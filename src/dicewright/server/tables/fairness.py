"""Luck that can be checked: nature answers from a seed the server has committed to, mixed with the players' own.

The commitment is published before any player gives his seed, so neither side can choose what the dice will show.
docs/server.md writes the formula down for those who want to check it with their own program.
"""

from __future__ import annotations

import hashlib
import hmac
import re
import secrets
from collections.abc import Mapping, Sequence
from itertools import count

from ...kernel.game import Pick, Setup
from ...kernel.question import NATURE
from ...match import Match, loads
from ...match.notation import Said, header
from .refusals import refusal

RANGE = 1 << 64
SCHEME = "dicewright 1"
SET_UP = f"{SCHEME} set-up"


def fresh_seed() -> bytes:
    return secrets.token_bytes(32)


def commitment(server_seed: bytes) -> str:
    return hashlib.sha256(server_seed).hexdigest()


class Fair:
    """Nature, from the server's seed and the players'."""

    def __init__(self, server_seed: bytes, seeds: Sequence[str], scheme: str = SCHEME) -> None:
        self._key = server_seed
        self._begin = "\n".join([scheme, *seeds, ""]).encode()

    def __call__(self, at: int, options: int) -> int:
        attempt = 0
        while True:  # a number from the incomplete last stretch would favour low answers: try again
            digest = hmac.digest(self._key, self._begin + f"{at}\n{attempt}".encode(), "sha256")
            x = int.from_bytes(digest[:8], "big")
            if x < RANGE - RANGE % options:
                return x % options
            attempt += 1


def drawing(server_seed: bytes) -> Pick:
    """The luck of a set-up, which is drawn before there are players: of the server's seed alone."""
    fair, times = Fair(server_seed, (), SET_UP), count()
    return lambda options: fair(next(times), options)


def check(match: Match, server_seed: bytes, seeds: Sequence[str], since: int = 0) -> int:
    """How many of nature's answers were checked, from answer `since` on. Raises Refusal at the first that is wrong."""
    fair = Fair(server_seed, seeds)
    checked = 0
    for at in range(since, len(match.history)):
        entry = match.history[at]
        if entry.seat == NATURE:
            options = match.record_at(at).options
            if (due := fair(at, options)) != entry.answer:
                raise refusal("refuse-seed-answer", n=at + 1, given=entry.answer, due=due)
            checked += 1
    return checked


def written(server_seed: bytes, seeds: Sequence[str], since: int, wanted: Mapping[str, str] | None = None) -> Said:
    """What a save says of the luck in it; `wanted`: what the set-up was drawn from."""
    said = [("commitment", commitment(server_seed)), ("server-seed", server_seed.hex()), ("since", str(since))]
    asked = [("wanted", f"{key} = {value}") for key, value in sorted((wanted or {}).items())]
    return [*said, *(("seed", seed) for seed in seeds), *asked]


def verify(save: str) -> int:
    """Check the luck of a saved game from the server; how many of nature's answers there were."""
    said = header(save)
    words = dict(said)
    if "commitment" not in words or "server-seed" not in words:
        raise refusal("refuse-seeds-none")
    if not re.fullmatch("[0-9a-f]{64}", words["server-seed"]) or not re.fullmatch("[0-9]{1,9}", words.get("since", "")):
        raise refusal("refuse-seeds-unread")
    seed = bytes.fromhex(words["server-seed"])
    if not hmac.compare_digest(commitment(seed), words["commitment"]):
        raise refusal("refuse-seed-other")
    match = loads(save)
    wanted = dict(value.split(" = ", 1) for word, value in said if word == "wanted" and " = " in value)
    before = Setup(match.setup.seats, {**match.setup.options, **wanted})
    if match.game.settled(before, drawing(seed)) != match.setup:
        raise refusal("refuse-seed-setup")
    return check(match, seed, [value for word, value in said if word == "seed"], int(words["since"]))
