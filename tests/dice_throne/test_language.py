"""The words that heroes are declared in: each with a number of its own that stands in books, and a sentence."""

from __future__ import annotations

import pytest

from dicewright.games.dice_throne.content.language import VERB_BITS, Among, Count, Do, If, SelectorGroup, VerbGroup
from dicewright.games.dice_throne.content.language.selectors import selector
from dicewright.games.dice_throne.content.language.verbs import verb
from dicewright.games.dice_throne.content.parts import Moment, Trait
from dicewright.kernel.amounts import Counted
from dicewright.kernel.conditions import Condition
from dicewright.kernel.numbers import Named, Numbers


@pytest.mark.parametrize("space", [Do, Count, If, Among, Moment, Trait], ids=lambda space: space.__name__)
def test_every_word_says_what_it_means(space: type[Numbers]) -> None:
    for name in space.names:
        word = getattr(space, name.upper())
        assert isinstance(word, Named), name
        assert word.__doc__, name
        assert word.name == name


def test_numbers_are_taken_from_the_group_and_its_place() -> None:
    assert Do.STEAL_HEALTH == VerbGroup.DEFENSE << VERB_BITS | 4
    assert (Count.HELD, If.OF_A_KIND) == (Counted.FIRST, Condition.FIRST)


def test_a_number_that_is_taken_is_refused() -> None:
    with pytest.raises(ValueError, match="Again: 17 is given twice, to HIT and SMITE"):

        class Again(Numbers):
            HIT = verb(VerbGroup.DAMAGE, 1, "n damage")
            SMITE = verb(VerbGroup.DAMAGE, 1, "n damage, once more")


def test_a_group_out_of_room_is_refused() -> None:
    with pytest.raises(ValueError, match="group damage has room for 16 verbs: there is no place 16; begin a new group"):
        verb(VerbGroup.DAMAGE, 16, "one too many")
    with pytest.raises(ValueError, match="group player has room for 8 selectors: there is no place 8"):
        selector(SelectorGroup.PLAYER, 8, "one too many")
