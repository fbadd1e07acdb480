"""The luck of the server: uniform, committed to, and checkable by anybody."""

from __future__ import annotations

import hashlib
import hmac
from collections import Counter
from collections.abc import Mapping, Sequence
from pathlib import Path
from types import MappingProxyType

import pytest

from dicewright.cli import main
from dicewright.kernel.game import Refusal, Setup, game
from dicewright.kernel.words import LANGUAGES
from dicewright.match import Match, dumps
from dicewright.server.tables import fairness
from dicewright.server.tables.fairness import Fair, Shares, check, commitment, pledge, statement, verify, written
from dicewright.server.view.translate import said

SEED = bytes(range(32))


def played(seeds: tuple[str, ...] = ("ann", "bob"), answers: int = 40) -> Match:
    """A game of IRONDIE by default answers, with this luck."""
    match = Match(game("irondie"), Setup(2), nature=Fair(SEED, seeds), players=("human", "human"))
    for _ in range(answers):
        if match.over:
            break
        match.answer(match.default())
    return match


def saved(match: Match) -> str:
    return dumps(match, written(Shares(SEED, ("ann", "bob")), 0, {}))


TABLE = "a" * 16
SEATS = ("person", "person")


def bound(match: Match, taken: int = 0, script: Sequence[int] = (), seats: Sequence[str] = SEATS) -> str:
    g, book = match.game, match.game.book_hash(match.book)
    return statement(TABLE, g.name, g.version, book, seats, match.setup.options, match.answers[:taken], script)


def committed(taken: int = 0, changed: Mapping[str, str] = MappingProxyType({})) -> str:
    """A save of the second scheme, with some words of its header changed, as a forger would."""
    start = played(answers=2)
    text = bound(start, len(start.history) if taken else 0)
    shares = Shares(SEED, ("ann", "bob"), (pledge("ann"), pledge("bob")), text)
    prefix = start.answers if taken else ()
    match = Match(start.game, start.setup, None, prefix, shares.fair, ("human", "human"))
    for k in range(40):
        if not match.over:
            match.answer(7 * k % match.record.options)
    said = written(shares, len(prefix), {})
    return dumps(match, [(word, changed.get(word, value)) for word, value in said])


def test_the_formula_is_the_documented_one() -> None:
    """Written out once more from docs/server.md alone."""
    table = bound(played())
    secret = hashlib.sha256(f"{table}\n{SEED.hex()}".encode()).hexdigest()
    assert commitment(SEED, table) == secret
    message = f"dicewright 2\n{secret}\nann\nbob\n17\n0".encode()
    x = int.from_bytes(hmac.new(SEED, message, hashlib.sha256).digest()[:8], "big")
    assert Shares(SEED, ("ann", "bob"), bound=table).fair(17, 6) == x % 6
    assert table.splitlines()[:6] == [
        "dicewright 2",
        f"table {TABLE}",
        "game irondie",
        f"rules {game('irondie').version}",
        f"book {played().game.book_hash(played().book)}",
        "seat person",
    ]


def test_a_game_of_the_second_scheme_verifies_and_says_what_was_not_checked() -> None:
    assert dict(verify(committed()).unchecked) == {"unchecked-answers": 0}
    verdict = verify(committed(taken=1))
    assert verdict.checked
    assert verdict.unchecked["unchecked-taken"] >= 2


@pytest.mark.parametrize(
    ("taken", "word", "value", "said"),
    [
        (0, "since", "20", "leaves other answers unchecked"),
        (1, "since", "0", "leaves other answers unchecked"),
        (0, "seed", "eve", "pledged"),
        (0, "pledge", pledge("eve"), "pledged"),
        (0, "bound", "table b", "committed"),
        (0, "commitment", "0" * 64, "committed"),
    ],
)
def test_a_forged_save_is_refused(taken: int, word: str, value: str, said: str) -> None:
    with pytest.raises(Refusal, match=said):
        verify(committed(taken, {word: value}))


def test_a_game_with_another_beginning_is_refused() -> None:
    """What was taken over is committed to: another row of answers in its place does not pass for it."""
    lines = committed(taken=1).splitlines()
    match = Match(game("irondie"), Setup(2), nature=Fair(SEED, ("eve",)), players=("human", "human"))
    said = [(word, value) for word, _, value in (line.partition(" ") for line in lines)]
    luck = [it for it in said if it[0] in ("commitment", "server-seed", "bound", "seed", "pledge")]
    for _ in range(40):
        match.answer(match.default())
    with pytest.raises(Refusal, match="is another"):
        verify(dumps(match, [*luck, ("since", str(len(match.history)))]))


@pytest.mark.parametrize("language", LANGUAGES)
def test_what_was_not_checked_has_words(language: str) -> None:
    ids = ("unchecked-answers", "unchecked-taken", "unchecked-script", "unchecked-setup", "unchecked-first")
    assert len({said(language, id, n=3) for id in ids}) == len(ids)


def test_the_first_formula_is_the_documented_one() -> None:
    digest = hmac.new(SEED, b"dicewright 1\nann\nbob\n17\n0", hashlib.sha256).digest()
    x = int.from_bytes(digest[:8], "big")
    assert x < 2**64 - 2**64 % 6
    assert Fair(SEED, ("ann", "bob"))(17, 6) == x % 6
    assert commitment(SEED) == hashlib.sha256(SEED).hexdigest()


@pytest.mark.parametrize("options", [2, 3, 6, 7, 52])
def test_every_option_is_as_likely_as_any_other(options: int) -> None:
    fair = Fair(SEED, ("x",))
    count = 6000
    seen = Counter(fair(at, options) for at in range(count))
    expected = count / options
    chi = sum((seen[a] - expected) ** 2 / expected for a in range(options))
    assert set(seen) == set(range(options))
    assert chi < (options - 1) + 4 * (2 * (options - 1)) ** 0.5


def test_numbers_from_the_incomplete_stretch_are_drawn_again(monkeypatch: pytest.MonkeyPatch) -> None:
    drawn = []

    def digest(key: bytes, message: bytes, name: str) -> bytes:
        drawn.append(message)
        return (b"\xff" * 8 if message.endswith(b"\n0") else b"\x00" * 8) + bytes(24)

    monkeypatch.setattr(fairness.hmac, "digest", digest)
    assert Fair(SEED, ())(3, 6) == 0
    assert [message.rsplit(b"\n", 1)[1] for message in drawn] == [b"0", b"1"]


def test_seeds_of_players_matter() -> None:
    one, other = Fair(SEED, ("ann", "bob")), Fair(SEED, ("ann", "eve"))
    assert [one(at, 6) for at in range(40)] != [other(at, 6) for at in range(40)]


def test_a_fair_game_verifies() -> None:
    match = played()
    nature = sum(entry.seat == -1 for entry in match.history)
    assert nature > 3
    assert check(match, Fair(SEED, ("ann", "bob"))) == nature
    assert verify(saved(match)).checked == nature
    assert "unchecked-first" in verify(saved(match)).unchecked


def test_a_game_with_other_luck_does_not() -> None:
    with pytest.raises(Refusal, match="by the seeds"):
        verify(saved(played(("ann", "mallory"))))


def test_another_server_seed_does_not_fit_the_commitment() -> None:
    other = bytes(32)
    said = [("commitment", commitment(SEED)), ("server-seed", other.hex()), ("since", "0"), ("seed", "ann")]
    with pytest.raises(Refusal, match="committed"):
        verify(dumps(played(), said))


def test_changing_any_answer_in_the_file_fails() -> None:
    lines = saved(played()).splitlines(keepends=True)
    at = lines.index("answers\n")
    first = next(k for k in range(at + 1, len(lines)) if not lines[k].startswith("#"))
    number, _, rest = lines[first].partition(" ")
    lines[first] = f"{(int(number) + 1) % 2} {rest}"
    with pytest.raises(Refusal, match="checksum"):
        verify("".join(lines))


def test_a_save_without_seeds_cannot_be_verified() -> None:
    with pytest.raises(Refusal, match="no seeds"):
        verify(dumps(played()))


def test_the_command_says_so(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    good, bad = tmp_path / "good.save", tmp_path / "bad.save"
    good.write_text(saved(played()))
    bad.write_text(saved(played(("eve",))))
    assert main(["verify", str(good)]) == 0
    assert "is fair" in capsys.readouterr().out
    assert main(["verify", str(bad)]) == 2
    assert "by the seeds" in capsys.readouterr().err
