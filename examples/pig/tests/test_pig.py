"""Every rule of Pig, with scripted dice."""

import pytest
from dicewright.kernel.game import Refusal, Setup
from dicewright.kernel.question import NATURE
from dicewright.lab.laws import LAWS

from pig import GAME
from pig.rules import HOLD, ROLL, ROLL_AGAIN, TURN


class Play:
    """A game answered by script: a face is a roll of one die, a pair of faces a roll of two."""

    def __init__(self, seats: int = 2, **options: str) -> None:
        self.g, self.b = GAME.table(GAME.settled(Setup(seats, options)))
        GAME.start(self.g, self.b)

    def rolls(self, *faces: int) -> None:
        """Roll these faces in one turn, choosing to roll again in between."""
        for face in faces:
            self.roll(face - 1)

    def rolls_two(self, *pairs: tuple[int, int]) -> None:
        for first, second in pairs:
            self.roll(first - 1 + 6 * (second - 1))

    def roll(self, answer: int) -> None:
        if self.g.question == TURN:
            GAME.answer(self.g, self.b, ROLL_AGAIN)
        assert (self.g.question, self.g.asked) == (ROLL, NATURE)
        GAME.answer(self.g, self.b, answer)

    def holds(self) -> None:
        assert self.g.question == TURN
        GAME.answer(self.g, self.b, HOLD)

    @property
    def scores(self) -> list[int]:
        return list(self.g.score)


@pytest.mark.parametrize("law", LAWS)
@pytest.mark.parametrize("setup", GAME.samples())
def test_law(law: str, setup: Setup) -> None:
    LAWS[law](GAME, setup)


@pytest.mark.rule("PG-seats-1")
@pytest.mark.parametrize("seats", [2, 3, 4, 5, 6])
def test_the_dice_go_round_the_table(seats: int) -> None:
    play = Play(seats)
    for seat in [*range(seats), 0]:
        assert play.g.active == seat
        play.rolls(1)


@pytest.mark.rule("PG-seats-1")
@pytest.mark.parametrize("seats", [1, 7])
def test_too_few_and_too_many_are_refused(seats: int) -> None:
    with pytest.raises(Refusal):
        Play(seats)


@pytest.mark.rule("PG-goal-1")
def test_the_goal_is_a_hundred_or_as_agreed() -> None:
    assert Play().b.goal == 100
    assert Play(goal="50").b.goal == 50


@pytest.mark.rule("PG-goal-1")
@pytest.mark.parametrize("goal", ["9", "1001", "-20", "ten", ""])
def test_a_strange_goal_is_refused(goal: str) -> None:
    with pytest.raises(Refusal):
        Play(goal=goal)


@pytest.mark.rule("PG-turn-1")
def test_a_turn_begins_with_a_roll_and_then_offers_a_choice() -> None:
    play = Play()
    assert (play.g.question, play.g.asked, play.g.options) == (ROLL, NATURE, 6)
    play.rolls(4)
    assert (play.g.question, play.g.asked, play.g.options) == (TURN, 0, 2)
    play.rolls(4)
    assert (play.g.question, play.g.asked, play.g.options) == (TURN, 0, 2)


@pytest.mark.rule("PG-roll-1")
def test_rolls_add_up() -> None:
    play = Play()
    play.rolls(2, 3, 4, 5, 6)
    assert (play.g.active, play.g.total, play.scores) == (0, 20, [0, 0])


@pytest.mark.rule("PG-roll-2")
def test_a_one_loses_the_turn_but_not_the_score() -> None:
    play = Play()
    play.rolls(6)
    play.holds()
    play.rolls(1)
    play.rolls(6, 6, 1)
    assert (play.g.active, play.g.total, play.scores) == (1, 0, [6, 0])


@pytest.mark.rule("PG-hold-1")
def test_holding_banks_the_turn_total() -> None:
    play = Play()
    play.rolls(5, 4)
    play.holds()
    assert (play.g.active, play.g.total, play.scores) == (1, 0, [9, 0])


@pytest.mark.rule("PG-end-1")
def test_the_first_to_hold_the_goal_wins_and_scores_place_the_others() -> None:
    play = Play(4, goal="10")
    play.rolls(2)
    play.holds()
    for _ in range(2):
        play.rolls(5)
        play.holds()
    play.rolls(5, 5)
    assert not play.g.over  # to reach the goal is not enough: hold
    play.holds()
    assert play.g.over
    assert list(play.g.place) == [4, 2, 2, 1]


@pytest.mark.rule("PG-two-1")
def test_two_dice_add_their_sum() -> None:
    play = Play(dice="2")
    assert play.g.options == 36
    play.rolls_two((2, 3), (6, 6))
    assert (play.g.active, play.g.total) == (0, 17)


@pytest.mark.rule("PG-two-2")
@pytest.mark.parametrize("pair", [(1, 4), (4, 1)])
def test_a_single_one_of_two_dice_loses_the_turn(pair: tuple[int, int]) -> None:
    play = Play(dice="2")
    play.rolls_two((5, 5))
    play.holds()
    play.rolls_two((6, 6), pair)
    assert (play.g.active, play.g.total, play.scores) == (0, 0, [10, 0])
    play.rolls_two(pair)
    assert (play.g.active, play.g.total, play.scores) == (1, 0, [10, 0])


@pytest.mark.rule("PG-two-3")
def test_two_ones_lose_everything() -> None:
    play = Play(dice="2")
    for _ in range(2):
        play.rolls_two((5, 5))
        play.holds()
    play.rolls_two((6, 6), (1, 1))
    assert (play.g.active, play.g.total, play.scores) == (1, 0, [0, 10])


def test_every_rule_is_proved() -> None:
    marks = [mark for test in globals().values() for mark in getattr(test, "pytestmark", ())]
    proved = {rule_id for mark in marks if mark.name == "rule" for rule_id in mark.args}
    assert proved == {rule.id for rule in GAME.rules}
