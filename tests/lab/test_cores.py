"""Work on several cores: all of it is done, or what stopped it is told."""

from __future__ import annotations

from collections.abc import Iterator
from itertools import count
from threading import Event

import pytest

from dicewright.cli import main
from dicewright.lab.cores import on_cores


def test_everybody_works_until_nothing_is_left() -> None:
    pieces, done = iter(range(50)), []

    def work() -> Iterator[None]:
        for piece in pieces:
            done.append(piece)
            yield

    assert on_cores(3, work, lambda: None)
    assert sorted(done) == list(range(50))


def test_what_goes_wrong_stops_the_others_and_is_raised() -> None:
    numbers, working = count(), Event()

    def work() -> Iterator[None]:
        if next(numbers) == 0:
            working.wait()
            raise ValueError("spilt")
        while True:
            working.set()
            yield

    with pytest.raises(ValueError, match="spilt"):
        on_cores(2, work, lambda: None)


def test_an_interruption_waits_for_the_piece_in_hand() -> None:
    interrupted, finished = Event(), []

    def work() -> Iterator[None]:
        while True:
            interrupted.wait()
            finished.append(True)
            yield

    def look() -> None:
        interrupted.set()
        raise KeyboardInterrupt

    assert not on_cores(2, work, look)
    assert len(finished) >= 2


@pytest.mark.parametrize(
    "command", [["simulate", "race"], ["arena", "race", "--bots", "random,greedy"], ["learn", "race"]]
)
def test_no_core_is_not_enough(capsys: pytest.CaptureFixture[str], command: list[str]) -> None:
    assert main([*command, "--cores", "0"]) == 2
    assert "--cores 0 is out of range" in capsys.readouterr().err
