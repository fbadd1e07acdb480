"""Luck that can be checked: nature answers from a seed the server has committed to, mixed with the players' own.

The server's commitment names the table and everything that was settled before it; it is published before any player
gives his seed. Players pledge theirs first and give them when all have pledged, so nobody can choose his by what the
others gave. docs/server.md writes the formula down for those who want to check it with their own program.

Tables of before are of the first scheme, whose commitment is of the seed alone; they go on by it, and `verify` says so.
"""

from __future__ import annotations

import hashlib
import hmac
import re
import secrets
from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass
from itertools import count, takewhile

from ...kernel.game import Pick, Setup
from ...kernel.question import NATURE
from ...match import Match, loads
from ...match.notation import Said, header
from .refusals import refusal

RANGE = 1 << 64
FIRST, BOUND = 1, 2
"""Schemes: the commitment is of the seed alone; of the seed and what it is bound to."""
SCHEME = "dicewright 1"
SET_UP = f"{SCHEME} set-up"


def fresh_seed() -> bytes:
    return secrets.token_bytes(32)


def pledge(seed: str) -> str:
    """What a player says of his seed before he gives it."""
    return hashlib.sha256(seed.encode()).hexdigest()


def digest_of(answers: Sequence[int]) -> str:
    """Names a row of answers."""
    return hashlib.sha256(" ".join(map(str, answers)).encode()).hexdigest()


def statement(
    table: str,
    game: str,
    rules: str,
    book: str,
    seats: Sequence[str],
    options: Mapping[str, str],
    taken: Sequence[int],
    script: Sequence[int],
    beacon: str = "",
) -> str:
    """What a commitment is bound to, line by line. `seats`: `person`, `open`, or `bot` and its level; `taken`: answers
    from another game; `script`: those of a guided one; `beacon`: a public value, where one was wanted."""
    lines = [f"dicewright {BOUND}", f"table {table}", f"game {game}", f"rules {rules}", f"book {book}"]
    lines += [f"beacon {beacon}"] if beacon else []
    lines += [f"seat {seat}" for seat in seats]
    lines += [f"option {key} = {value}" for key, value in sorted(options.items())]
    lines += [f"{name} {len(it)} {digest_of(it)}" for name, it in (("taken", taken), ("script", script)) if it]
    return "\n".join(line.replace("\n", " ") for line in lines)


def commitment(server_seed: bytes, bound: str = "") -> str:
    """Of the seed alone; or of what it is bound to, and then the seed."""
    return hashlib.sha256(f"{bound}\n{server_seed.hex()}".encode() if bound else server_seed).hexdigest()


class Fair:
    """Nature, from the server's seed and the players'. `bound`: the commitment, where it says to what it is bound."""

    def __init__(self, server_seed: bytes, seeds: Sequence[str], scheme: str = SCHEME, bound: str = "") -> None:
        self._key = server_seed
        first = [f"dicewright {BOUND}", bound] if bound else [scheme]
        self._begin = "\n".join([*first, *seeds, ""]).encode()

    def __call__(self, at: int, options: int) -> int:
        attempt = 0
        while True:  # a number from the incomplete last stretch would favour low answers: try again
            x = self._number(f"{at}\n{attempt}")
            if x < RANGE - RANGE % options:
                return x % options
            attempt += 1

    def thought(self, at: int) -> int:
        """What a bot draws its answer from, if it draws it."""
        return self._number(f"{at}\nbot") >> 1

    def _number(self, what: str) -> int:
        digest = hmac.digest(self._key, self._begin + what.encode(), "sha256")
        return int.from_bytes(digest[:8], "big")


def drawing(server_seed: bytes) -> Pick:
    """The luck of a set-up, which is drawn before there are players: of the server's seed alone."""
    fair, times = Fair(server_seed, (), SET_UP), count()
    return lambda options: fair(next(times), options)


def drawn(match: Match, since: int = 0) -> list[tuple[int, int, int]]:
    """Nature's answers from answer `since` on: after how many answers, of how many options, which."""
    nature = [at for at in range(since, len(match.history)) if match.history[at].seat == NATURE]
    return [(at, int(match.record_at(at).options), match.history[at].answer) for at in nature]


def check(match: Match, fair: Callable[[int, int], int], since: int = 0) -> int:
    """How many of nature's answers were checked, from answer `since` on. Raises Refusal at the first that is wrong."""
    found = drawn(match, since)
    for at, options, given in found:
        if (due := fair(at, options)) != given:
            raise refusal("refuse-seed-answer", n=at + 1, given=given, due=due)
    return len(found)


@dataclass(frozen=True)
class Shares:
    """What the luck of a game was made from: the seeds, and what the players had said of theirs before."""

    server_seed: bytes
    seeds: Sequence[str]
    pledges: Sequence[str] = ()
    bound: str = ""

    @property
    def commitment(self) -> str:
        return commitment(self.server_seed, self.bound)

    @property
    def fair(self) -> Fair:
        return Fair(self.server_seed, self.seeds, bound=self.commitment if self.bound else "")


def written(shares: Shares, since: int, wanted: Mapping[str, str], script: Sequence[int] = ()) -> Said:
    """What a save says of the luck in it; `wanted`: what the set-up was drawn from; `since`: how many answers came
    before the first that the seeds answer for."""
    said = [("commitment", shares.commitment), ("server-seed", shares.server_seed.hex()), ("since", str(since))]
    said += [("bound", line) for line in shares.bound.split("\n") if line]
    said += [("script", " ".join(map(str, script)))] if script else []
    said += [("seed", seed) for seed in shares.seeds]
    said += [("pledge", it) for it in shares.pledges]
    return [*said, *(("wanted", f"{key} = {value}") for key, value in sorted(wanted.items()))]


@dataclass(frozen=True)
class Verdict:
    """That a game was fair: how many of nature's answers were checked; and what was not, by the name of its message,
    with the number of answers that it is about."""

    checked: int
    unchecked: Mapping[str, int]


def verify(save: str) -> Verdict:
    """Check the luck of a saved game from the server. Raises Refusal where it is not what it says."""
    said = header(save)
    words = dict(said)

    def all_of(word: str) -> list[str]:
        return [value for it, value in said if it == word]

    if "commitment" not in words or "server-seed" not in words:
        raise refusal("refuse-seeds-none")
    if not re.fullmatch("[0-9a-f]{64}", words["server-seed"]) or not re.fullmatch("[0-9]{1,9}", words.get("since", "")):
        raise refusal("refuse-seeds-unread")
    shares = Shares(bytes.fromhex(words["server-seed"]), all_of("seed"), all_of("pledge"), "\n".join(all_of("bound")))
    if not hmac.compare_digest(shares.commitment, words["commitment"]):
        raise refusal("refuse-seed-other")
    match = loads(save)
    wanted = dict(value.split(" = ", 1) for value in all_of("wanted") if " = " in value)
    before = Setup(match.setup.seats, {**match.setup.options, **wanted})
    if match.game.settled(before, drawing(shares.server_seed)) != match.setup:
        raise refusal("refuse-seed-setup")
    if shares.bound and [pledge(seed) for seed in shares.seeds] != shares.pledges:
        raise refusal("refuse-seed-pledge")
    since = int(words["since"])
    script = words.get("script", "")
    if shares.bound:
        _same_table(
            match, shares.bound, since, [int(n) for n in script.split()] if re.fullmatch("[0-9 ]*", script) else []
        )
    return Verdict(check(match, shares.fair, since), _unchecked(shares, since, wanted, bool(script)))


def _same_table(match: Match, bound: str, since: int, script: Sequence[int]) -> None:
    """Whether the game is the one that was committed to, and no more of it goes unchecked than was said then."""
    lines = bound.split("\n")
    values = dict(line.partition(" ")[::2] for line in lines)
    taken = int(found[1]) if (found := re.fullmatch("([0-9]{1,9}) [0-9a-f]{64}", values.get("taken", ""))) else 0
    due = statement(
        values.get("table", ""),
        match.game.name,
        match.game.version,
        match.game.book_hash(match.book),
        [line.removeprefix("seat ") for line in lines if line.startswith("seat ")],
        match.setup.options,
        match.answers[:taken],
        script,
        values.get("beacon", ""),
    )
    seats = sum(line.startswith("seat ") for line in lines)
    if bound != due or seats != match.setup.seats:
        raise refusal("refuse-seed-table")
    followed = sum(1 for _ in takewhile(lambda pair: pair[0] == pair[1], zip(script, match.answers, strict=False)))
    if since != max(taken, followed):
        raise refusal("refuse-seed-since")


def _unchecked(shares: Shares, since: int, wanted: Mapping[str, str], scripted: bool) -> dict[str, int]:
    """What nobody has checked."""
    said = {"unchecked-answers": 0}
    if since:
        said["unchecked-script" if scripted else "unchecked-taken"] = since
    if wanted:
        said["unchecked-setup"] = 0
    if "\nbeacon " in shares.bound:
        said["unchecked-beacon"] = 0
    if not shares.bound:
        said["unchecked-first"] = 0
    return said
