"""The bots there are, weakest first: those of this package, and those that others announce as `dicewright.bots`."""

from __future__ import annotations

from functools import cache
from importlib.metadata import entry_points

from ..kernel.game import Refusal
from ..kernel.words import any_of, text, words
from .bot import Bot
from .greedy import Greedy
from .levels import LEVELS, STYLES
from .search import ADVISERS
from .uniform import Random

_roster: dict[str, Bot] = {}
USUAL = "amateur"
"""Who plays where nobody has chosen: a beginner can win against it, and it needs no time."""


ON_GPU = (Random.name,)
"""The bots that play on a GPU: those who need nothing to think with."""


def register(bot: type[Bot]) -> type[Bot]:
    """Make a bot known. It can be given a seat anywhere from then on."""
    _roster[bot.name] = bot()
    return bot


def dismiss(name: str) -> None:
    """Forget a bot that was only made known for a while."""
    _roster.pop(name, None)


OWN: tuple[type[Bot], ...] = (Random, Greedy, *LEVELS, *STYLES, *ADVISERS)
for _one in OWN:
    register(_one)


@cache
def _announced() -> None:
    for point in entry_points(group="dicewright.bots"):
        register(point.load())


def names() -> tuple[str, ...]:
    """The weakest first."""
    _announced()
    return tuple(sorted((name for name in _roster if _roster[name].seated), key=lambda name: _roster[name].strength))


def offered() -> tuple[str, ...]:
    """In the order in which people may choose: the levels, the styles, then all others. Greedy and random come last:
    the one is a yardstick, the other no opponent."""
    first = [level.name for level in (*LEVELS, *STYLES)]
    last = [Greedy.name, Random.name]
    return (*first, *(name for name in names() if name not in (*first, *last)), *last)


def bot(name: str) -> Bot:
    _announced()
    if name not in _roster:
        raise Refusal(text("refuse-bot", name=name, known=", ".join(names())), package=Bot.words)
    return _roster[name]


def on_gpu(name: str) -> str:
    """Refuse a bot that cannot play on a GPU: there is no room there to think."""
    if name not in ON_GPU:
        raise Refusal(text("refuse-on-gpu", name=name, known=any_of(ON_GPU)), package=Bot.words)
    return name


def label(name: str, language: str) -> str:
    """What a bot is called: the message `bot-<name>` of its words. Without words, or gone, it keeps its bare name."""
    if name not in names():
        return name
    spoken = words(language, (bot(name).words,))
    return spoken.say(text(f"bot-{name}")) if spoken.has(f"bot-{name}") else name
