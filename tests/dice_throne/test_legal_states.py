"""Random games of all heroes and modes, looked at after every answer: is this a state the rules allow?"""

from __future__ import annotations

from collections.abc import Callable

import pytest

from dicewright.games.dice_throne.content import HERO_NAMES
from dicewright.games.dice_throne.content.library import deck_of, library_of, shipped
from dicewright.games.dice_throne.content.parts import Action, Card
from dicewright.games.dice_throne.game import GAME
from dicewright.games.dice_throne.numbers import ABOVE_START, MOST_CP
from dicewright.games.dice_throne.rules.holdings import limit
from dicewright.kernel.chance import picker
from dicewright.kernel.game import Setup
from dicewright.kernel.record import Header

DUELS = [(one, HERO_NAMES[i - 5]) for i, one in enumerate(HERO_NAMES)]
CROWDS = [
    ("king", HERO_NAMES[:3]),
    ("king", HERO_NAMES[3:9]),
    ("teams", HERO_NAMES[9:13]),
    ("teams", (*HERO_NAMES[13:], "treant", "huntress", "artificer")),
]
TABLES = [("duel", pair) for pair in DUELS] + CROWDS


def check(g: Header, b: Header) -> None:
    """What holds in every state."""
    seats = range(g.layout.seats)
    if g.asked >= 0 and not g.over:
        assert g.out[g.asked] == 0, "somebody is asked who is out"
    for seat in seats:
        assert 0 <= g.cp[seat] <= MOST_CP
        assert 0 <= g.health[seat] <= b.start_health + ABOVE_START
        for token in range(b.limit.shape[0]):
            assert 0 <= g.token[seat, token] <= limit(g, b, seat, token), f"token {token} of seat {seat}"
        check_cards(g, b, seat)


def being_played(g: Header, b: Header, seat: int) -> set[int]:
    """Cards of the seat whose program is running."""
    lib = library_of(g, b)
    starts = sorted(lib.programs)
    found = set()
    for frame in range(g.sp):
        start = max(s for s in starts if s <= g.f_pc[frame])
        origin = lib.programs[start]
        if isinstance(origin.thing, Card):
            found.add(origin.thing.number)
    return found


def check_cards(g: Header, b: Header, seat: int) -> None:
    """Every card is in one place: hand, deck, discard pile, on the board, or being played."""
    hand, deck, discard = g.hand[seat], g.deck[seat], g.discard[seat]
    cards = deck_of(shipped(g.hero[seat]))
    assert (g.held[seat], g.left[seat]) == (hand.bit_count(), deck.bit_count())
    assert hand & deck == hand & discard == deck & discard == 0
    everywhere = hand | deck | discard
    assert everywhere & ~b.decks[seat] == 0
    elsewhere = {card.number for card in cards if (b.decks[seat] & ~everywhere) >> card.number & 1}
    for number in set(elsewhere):
        if b.card_kind[seat, number] == Action.UPGRADE:
            assert g.level[seat, b.card_slot[seat, number]] >= b.card_level[seat, number]
            elsewhere.remove(number)
    if elsewhere:
        assert elsewhere <= being_played(g, b, seat), f"cards {elsewhere} of seat {seat} are nowhere"
    for slot in range(b.slots[seat]):
        if g.level[seat, slot]:
            of = [c for c in cards if c.kind == Action.UPGRADE and b.card_slot[seat, c.number] == slot]
            lying = next(c for c in of if c.level - 1 == g.level[seat, slot])
            assert not everywhere >> lying.number & 1, f"{lying.name} lies on the board and elsewhere"


@pytest.mark.rule("DT-cp-1", "DT-health-1", "DT-stat-5", "DT-card-3", "DT-king-7")
@pytest.mark.parametrize(("mode", "heroes"), TABLES, ids=lambda x: x if isinstance(x, str) else "-".join(x))
def test_every_state_is_legal(mode: str, heroes: tuple[str, ...]) -> None:
    options = {"mode": mode, **{f"hero.{seat}": hero for seat, hero in enumerate(heroes)}}
    setup = GAME.settled(Setup(len(heroes), options))
    g, b = GAME.table(setup)
    GAME.start(g, b)
    pick = picker(len(heroes) + sum(HERO_NAMES.index(hero) << i for i, hero in enumerate(heroes)))
    answers = 0
    while not g.over:
        check(g, b)
        GAME.answer(g, b, pick(g.options))
        answers += 1
        assert answers < 20_000
    check(g, b)
    assert min(g.place) == 1


def rich(g: Header) -> None:
    g.cp[0] = MOST_CP + 1


def twice(g: Header) -> None:
    g.hand[0] |= g.deck[0] & -g.deck[0]
    g.held[0] += 1


def lost(g: Header) -> None:
    g.deck[0] &= g.deck[0] - 1
    g.left[0] -= 1


def upgraded_from_nowhere(g: Header) -> None:
    g.level[0, 0] = 1


def overburdened(g: Header) -> None:
    g.token[0, 1] = 100


def hale(g: Header) -> None:
    g.health[0] = 61


def gone(g: Header) -> None:
    g.out[g.asked] = 1


@pytest.mark.parametrize("mistake", [rich, twice, lost, upgraded_from_nowhere, overburdened, hale, gone])
def test_the_check_notices(mistake: Callable[[Header], None]) -> None:
    g, b = GAME.table(GAME.settled(Setup(2, {"hero.0": "barbarian", "hero.1": "paladin"})))
    GAME.start(g, b)
    pick = picker(1)
    while g.asked < 0:
        GAME.answer(g, b, pick(g.options))
    check(g, b)
    mistake(g)
    with pytest.raises(AssertionError):
        check(g, b)
