"""Rules in words: what `why` says at the table and `dicewright rules` prints."""

from __future__ import annotations

from ..kernel.describe import RuleText, place_of, reasons_in_full
from ..kernel.game import Choice, Game
from ..kernel.words import Text, Words, text
from .screen import Screen

WORDS = "dicewright.terminal"


def words_of(game: Game, language: str) -> Words:
    """Everything the table says about a game in a language."""
    return game.words(language, WORDS, "dicewright.match", "dicewright.bots")


def title(game: Game, words: Words) -> str:
    """What a game is called: its message `game-<name>`, or its bare name."""
    return words.say(Text(f"game-{game.name}")) if words.has(f"game-{game.name}") else game.name


def show_rule(screen: Screen, words: Words, rule: RuleText) -> None:
    """One rule: its id, where it stands, whether it is printed or a reading, and its words."""
    head = [rule.id, *([place_of(rule, words)] if rule.place else []), words.say(text(f"table-rule-{rule.state}"))]
    screen.show(" · ".join(head), style="bold")
    screen.show(words.say(rule.text), indent=2, hang=0)
    if why := reasons_in_full(rule, words):
        screen.show(why, style="dim", indent=2, hang=0)
    if rule.switch:
        screen.show(words.say(text("table-rule-switch", option=rule.switch)), style="dim", indent=2)


def show_choice(screen: Screen, words: Words, choice: Choice) -> None:
    """One set-up option: how it is given, what it is about, what there is to choose from; * marks the default.

    The words are the messages `option-<name>-help` and `choice-<name>-<value>`, where a game has them.
    """
    keys = f"{choice.name} ({choice.name}.0, {choice.name}.1 ...)" if choice.per_seat else choice.name
    screen.show(f"--option {keys}", style="bold")
    about = f"option-{choice.name}-help"
    parts = [words.say(Text(about)) if words.has(about) else choice.help, choice.rule]
    screen.show(" · ".join(filter(None, parts)), indent=4)
    for value in choice.choices or (choice.default,):
        id = f"choice-{choice.name}-{value}"
        meaning = f": {words.say(Text(id))}" if words.has(id) else ""
        screen.show(f"{'*' if value == choice.default else ' '} {value}{meaning}", indent=4, hang=4)
