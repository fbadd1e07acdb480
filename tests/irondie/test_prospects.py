"""What a throw of a duel is said to lead to is what it leads to."""

from __future__ import annotations

from random import Random

import pytest

from dicewright.games.irondie.box import FACES
from dicewright.games.irondie.game import GAME
from dicewright.games.irondie.rules.effects import CHOOSE, PICK
from dicewright.games.irondie.rules.skirmish import ANSWER, OPEN, SIGN
from dicewright.games.irondie.rules.table import life_points, team_of
from dicewright.games.irondie.show.prospects import prospects
from dicewright.games.irondie.state import Phase
from dicewright.kernel.game import Setup
from dicewright.kernel.question import NATURE
from dicewright.match import Match
from dicewright.match.nature import Seeded

PRICED = 60


@pytest.mark.parametrize("setup", GAME.samples()[:3], ids=["starters", "mixed", "teams"])
def test_prices_are_what_the_rules_make_of_it(setup: Setup) -> None:
    """Every option is tried with every face, and then nobody throws any more: the damage is compared."""
    priced = 0
    for seed in range(40):
        random, match = Random(seed), Match(GAME, setup, nature=Seeded(seed))
        while not match.over and priced < PRICED:
            seen = match.seen(match.asked)
            if seen.view.question in (OPEN, ANSWER) and random.randrange(3) == 0:
                ours = team_of(seen.view.asked)
                for a, it in enumerate(prospects(seen)):
                    lost = [played(match, a, face) for face in range(FACES)]
                    if all(lost):
                        assert sorted(it.taken.elements()) == sorted(both[ours] for both in lost)
                        assert sorted(it.dealt.elements()) == sorted(both[1 - ours] for both in lost)
                        priced += 1
            match.answer(random.randrange(match.record.options))
    assert priced >= PRICED


def played(match: Match, a: int, face: int) -> list[int]:
    """The life each team loses by answer `a` and this face; nothing where the game ends before the damage."""
    g, b = match.record.copy(), match.book
    before, left = life(g, b), []
    damage = {}

    def tell(kind, args):
        if kind.name == "damage":
            left[:] = left or life(g, b)
            damage[args[0]] = args[4]

    g.tell = tell
    faces = [face]
    GAME.answer(g, b, a)
    while g.over == 0 and g.phase == Phase.SKIRMISH:
        if g.asked == NATURE:
            GAME.answer(g, b, faces.pop() if faces else 0)
        else:
            seen = GAME.seen(g, b, g.asked, match.teams)
            obvious = GAME.describe(seen).obvious if g.question in (PICK, CHOOSE, SIGN) else 0
            GAME.answer(g, b, obvious or 0)
    return [before[t] - left[t] + min(damage[t], left[t]) for t in range(2)] if left else []


def life(g, b) -> list[int]:
    return [sum(life_points(g, b, seat) for seat in range(team, g.layout.seats, 2)) for team in range(2)]
