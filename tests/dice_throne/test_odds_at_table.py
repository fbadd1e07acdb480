"""The odds that a table of Dice Throne shows: when, to whom, and that they are the solver's own."""

from __future__ import annotations

from random import Random

import pytest

from dicewright.games.dice_throne.game import GAME
from dicewright.games.dice_throne.judge.odds import ability_odds, ways
from dicewright.games.dice_throne.judge.odds.at_table import DICE_REF, table_odds
from dicewright.games.dice_throne.numbers import DICE
from dicewright.games.dice_throne.rules.main import MAIN
from dicewright.games.dice_throne.rules.offense import KEEP
from dicewright.games.dice_throne.show import refs
from dicewright.games.dice_throne.show.declared import hero_of
from dicewright.games.dice_throne.state import Phase
from dicewright.kernel.describe import Ref, Seen
from dicewright.kernel.words import LANGUAGES, words
from dicewright.match import Match
from dicewright.match.nature import Seeded
from dicewright.odds.dice import without


def moments(sample: int, seed: int, most: int = 160) -> list[Seen]:
    """What those who were asked saw, in the beginning of a random game."""
    match, random = Match(GAME, GAME.samples()[sample], nature=Seeded(seed)), Random(seed)
    seen: list[Seen] = []
    while not match.over and len(seen) < most:
        seen.append(match.seen(match.asked))
        match.answer(random.randrange(int(match.record.options)))
    return seen


@pytest.mark.parametrize("sample", [0, 2, 4])
def test_they_are_those_of_the_solver(sample: int) -> None:
    kept = [seen for seen in moments(sample, 7) if seen.view.question == KEEP]
    assert kept
    for seen in kept:
        v = seen.view
        hero, dice, attempts = hero_of(seen, v.active), [int(v.die[i]) for i in range(DICE)], v.allowed - v.attempts
        levels = {
            ability.name: int(v.level[v.active, slot]) + 1
            for slot, ability in enumerate(hero.abilities)
            if any(level.uses for level in ability.levels)
        }
        told = table_odds(seen)
        expected = ability_odds(ways(hero, levels), dice, attempts)
        assert expected
        for odds in expected:
            way = odds.ways[0][0]
            ref = (refs.second if way.use.name else refs.ability)(v.active, hero.abilities.index(way.ability))
            assert told.pop(ref)[0].chance == odds.any.chance
        assert told.pop(DICE_REF)
        keeps = {Ref("keep", (mask,)) for mask in range(1 << DICE)}
        assert keeps <= set(told) <= keeps | {refs.die(v.active, i) for i in range(DICE)}


def test_the_best_keep_is_a_keep_of_these_dice_and_no_worse_than_any_ability_promises() -> None:
    for seen in (s for s in moments(0, 3) if s.view.question == KEEP):
        v, told = seen.view, table_odds(seen)
        dice = [int(v.die[i]) for i in range(DICE)]
        kept = [dice[i] for i in range(DICE) if refs.die(v.active, i) in told]
        assert without(dice, kept).bit_count() == DICE - len(kept)
        best = told[DICE_REF][0].chance
        assert 0 < best <= max(chances[0].chance for ref, chances in told.items() if ref.kind in ("ability", "second"))


def test_they_are_silent_unless_dice_lie_open_and_an_attempt_is_left() -> None:
    silent = 0
    for seen in moments(1, 5, 250):
        v, told = seen.view, table_odds(seen)
        if v.phase != Phase.OFFENSE or v.allowed <= v.attempts or v.declared or not all(v.die[i] for i in range(DICE)):
            assert {ref.kind for ref in told} <= ({"play"} if v.question == MAIN else set())
            silent += 1
        elif seen.seat != v.active:
            assert {ref.kind for ref in told} <= {"ability", "second"}
    assert silent


def test_they_have_words_in_every_language() -> None:
    told = next(table_odds(seen) for seen in moments(0, 3) if seen.view.question == KEEP)
    for language in LANGUAGES:
        said = words(language, ("dicewright.kernel", GAME.package))
        for chances in told.values():
            for it in chances:
                assert said.say(it.label)
