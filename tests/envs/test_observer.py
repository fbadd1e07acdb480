"""Observations follow from the declared record, tell nothing that is hidden, and only ever grow at their end."""

from __future__ import annotations

import hashlib
from dataclasses import replace

import numpy as np
import pytest

from dicewright.envs.ledger import FILE, Ledger, Line, declared, grown, ledger
from dicewright.envs.observer import SEAT, Observer, observer
from dicewright.kernel.game import Game, Setup, game, games
from dicewright.kernel.record import HIDDEN, SEATS, Sees, i8, i16
from dicewright.lab.walk import Play, walk
from sample_games import race, scuffle
from staging import altered

OURS = [g for g in games().values() if g.package.startswith("dicewright.")]
SAMPLES = [pytest.param(g, setup, id=f"{g.name}-{k}") for g in games().values() for k, setup in enumerate(g.samples())]
POINTS = 60

VERSIONS = {
    "dice_forge": {1: (64, 64, "566c2a5c00449d5b")},
    "dice_throne": {1: (98, 64, "5fffd7c72b54a9ce")},
    "irondie": {1: (53, 649, "b19ee6d31e77dafa")},
    "roll_player": {1: (76, 64, "a132d35b96e24bc2")},
}
"""What each version of a layout had: so many fields, so many actions, and a hash of the lines. None of this is ever
changed; a new version is written beside the others."""


@pytest.mark.parametrize("g", OURS, ids=lambda g: g.name)
def test_layouts_only_grow_at_their_end(g: Game) -> None:
    kept, known = ledger(g), VERSIONS[g.name]
    assert max(known) == kept.version, f"write down version {kept.version} of {g.name} in VERSIONS"
    for fields, actions, digest in known.values():
        lines = "\n".join(map(str, kept.lines[:fields]))
        assert hashlib.sha256(lines.encode()).hexdigest()[:16] == digest
        assert actions <= kept.actions
    assert known[kept.version][:2] == (len(kept.lines), kept.actions)


@pytest.mark.parametrize("g", OURS, ids=lambda g: g.name)
def test_every_field_that_is_ever_seen_is_observed(g: Game) -> None:
    assert grown(g) == ledger(g), f"python -m dicewright.envs.ledger --write appends what is new to {g.name}/{FILE}"


def test_a_ledger_says_what_it_reads() -> None:
    for line in ("turn i16", "hand i64 bits seats", "s_many i16 bits 4 seats", "room i8 2*seats+3"):
        assert str(Line.read(line)) == line
    assert Line.read("hand i64 bits seats").each == 63
    assert Line.read("room i8 2*seats+3").sizes(4) == (11,)
    kept = ledger(game("irondie"))
    assert kept.text().count("\n    ") == len(kept.lines)


def observed(g: Game, kept: Ledger, monkeypatch: pytest.MonkeyPatch) -> Observer:
    monkeypatch.setattr("dicewright.envs.observer.ledger", lambda game: kept)
    return Observer(g, (0, 1))


def test_what_is_gone_keeps_its_place(monkeypatch: pytest.MonkeyPatch) -> None:
    """A field that is declared otherwise reads 0 where it was, and comes again at the end."""
    g = race.GAME
    now = ledger(g)
    was = Line("score", "i8", False, ("seats",))
    old = replace(now, lines=(was, *now.lines))
    before, after = observed(g, now, monkeypatch), observed(g, old, monkeypatch)
    assert grown(g).lines == now.lines
    for play in walk(g, Setup(2), 3, 20):
        mine, others = before.observe(play.g, 1), after.observe(play.g, 1)
        assert others[SEAT : SEAT + 2].tolist() == [0, 0]
        assert (others[SEAT + 2 :] == mine[SEAT:]).all()


def test_what_is_new_comes_last() -> None:
    class Longer(scuffle.GAME.state, depth=16, dice=4):
        weather = i8(doc="the sun shines")
        secret = i16(SEATS, sees=Sees.NOBODY)

    longer = altered(scuffle.GAME, state=Longer)
    kept = replace(ledger(scuffle.GAME), version=4)
    new = [line for line in declared(longer.state.fields) if line not in kept.lines]
    assert [line.name for line in new] == ["weather"]


def shown(play: Play, of: Observer, seat: int) -> list[int]:
    """The same observation, cell by cell from the view of the seat."""
    view, found = play.seen(seat).view, [seat]
    for part in of.parts:
        span, form, shape = of.layout.places[part.line.name if part.line.shape else f"_{part.line.name}"]
        cells = np.array(memoryview(view.buffer)[span].cast(form).tolist()).reshape(shape)
        veil = np.array(memoryview(of_veil(play, of, seat))[span].cast(form).tolist()).reshape(shape) == HIDDEN
        if part.line.turned:
            cells, veil = np.roll(cells, -seat, axis=0), np.roll(veil, -seat, axis=0)
        for cell, hidden in zip(cells.ravel().tolist(), veil.ravel().tolist(), strict=True):
            found += [
                HIDDEN if hidden else (cell >> bit) & 1 if part.line.bits else cell for bit in range(part.line.each)
            ]
    return found


def of_veil(play: Play, of: Observer, seat: int) -> bytes:
    moment = not play.secret_from(seat)
    return of.layout.veil(seat, play.teams, moment).to_bytes(of.layout.size, "little")


@pytest.mark.parametrize(("g", "setup"), SAMPLES)
def test_an_observation_is_the_view_and_nothing_else(g: Game, setup: Setup) -> None:
    """Every entry is that of the view, also for who is not asked; sets are sets, no answer is out of reach."""
    for k, play in enumerate(walk(g, setup, 21, POINTS)):
        of = observer(g, play.teams)
        seat = k % setup.seats
        assert of.observe(play.g, seat).tolist() == shown(play, of, seat)
        assert play.g.asked < 0 or play.g.options <= of.actions, play.where()
        for f in g.state.fields:
            if f.bits:
                span, form, _ = of.layout.places[f.name if f.shape else f"_{f.name}"]
                assert min(memoryview(play.g.buffer)[span].cast(form).tolist()) >= 0, f.name


@pytest.mark.parametrize(("g", "setup"), SAMPLES)
def test_nothing_hidden_is_observed(g: Game, setup: Setup) -> None:
    """What a seat cannot know is put in the place of what is true, and it observes the same."""
    changed = 0
    for play in walk(g, setup, 22, POINTS):
        of = observer(g, play.teams)
        for seat in range(setup.seats):
            other = play.g.copy()
            g.forgetting(play.teams)(other, play.b, seat, play.pick(1 << 30))
            changed += other.buffer != play.g.buffer
            assert (of.observe(other, seat) == of.observe(play.g, seat)).all(), play.where()
    assert changed or not g.hides


def test_a_leak_would_be_noticed(monkeypatch: pytest.MonkeyPatch) -> None:
    """The same with an observer to whom every field lies open."""
    monkeypatch.setattr(Observer, "_sees", lambda self, f, seat, row, moment: True)
    leaky = Observer(scuffle.GAME, (0, 1))
    play = next(play for play in walk(scuffle.GAME, Setup(2), 4, 200) if play.g.held[1] > 1)
    other = play.g.copy()
    drawn = iter(range(1, 1000))
    while other.buffer == play.g.buffer:
        scuffle.GAME.forgetting((0, 1))(other, play.b, 0, next(drawn))
    assert (leaky.observe(other, 0) != leaky.observe(play.g, 0)).any()
