"""Pig: roll as often as you dare, and hold before a 1 comes up."""

from dicewright.kernel.game import Choice, Game, Refusal, Setup, register
from dicewright.kernel.words import text

from pig import events, rules, show

CHOICES = (
    Choice("goal", "100", help="points to win, 10 to 1000", rule="PG-goal-1"),
    Choice("dice", "1", choices=("1", "2"), help="dice in a roll: 2 for two-dice Pig", rule="PG-two-1"),
)


def settle(setup: Setup) -> Setup:
    goal = setup.options["goal"]
    if not (goal.isdecimal() and 10 <= int(goal) <= 1000):
        raise Refusal(text("refuse-goal", given=goal), "PG-goal-1")
    return setup


def fill_book(setup: Setup, content: object) -> dict[str, int]:
    return {"goal": int(setup.options["goal"]), "dice": int(setup.options["dice"])}


def prepare(setup: Setup) -> dict[str, int]:
    return {}


def samples() -> list[Setup]:
    return [Setup(2), Setup(3, {"goal": "20"}), Setup(2, {"goal": "30", "dice": "2"}), Setup(6, {"dice": "2"})]


GAME = register(
    Game(
        name="pig",
        package="pig",
        version="1.0.0",
        seats=(2, 3, 4, 5, 6),
        state=rules.State,
        book=rules.Book,
        declared_in=(rules, show),
        events=events,
        rules=show.RULES,
        choices=CHOICES,
        settle=settle,
        fill_book=fill_book,
        prepare=prepare,
        evaluate=rules.evaluate,
        default=rules.default,
        quiet=rules.quiet,
        board=show.board,
        name_of=show.name_of,
        samples=samples,
    )
)
