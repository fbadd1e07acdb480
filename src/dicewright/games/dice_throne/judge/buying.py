"""What to play in a main phase: what each card brings for its combat points, as a coach would say."""

from __future__ import annotations

from ....kernel.bits import nth_one, ones
from ..content.parts import Action, Card, Hero, Level
from ..rules.timing import cards_to_play, upgrade_cost
from ..show.declared import card_of, hero_of
from ..state import Seen, Window
from .worth import mean_worth, use_worth

TURNS = 3
"""An upgrade serves for some turns, and not in all of them."""
USED = 0.4


def plays(seen: Seen) -> dict[int, float]:
    """By the answer to the question of a main phase that plays it: what a card is worth more than its price."""
    v, b = seen.view, seen.book
    hero, cards = hero_of(seen, v.asked), cards_to_play(v, b, Window.MAIN, v.asked)
    worth: dict[int, float] = {}
    for k in range(ones(cards)):
        number = nth_one(cards, k)
        card = card_of(hero, number)
        if card.kind == Action.UPGRADE:
            gain = _gain(hero, card, v.level[v.asked, b.card_slot[v.asked, number]])
            worth[1 + k] = gain * TURNS * USED - upgrade_cost(v, b, v.asked, number)
        else:
            worth[1 + k] = mean_worth(card.effect) - card.cost
    return {answer: it for answer, it in worth.items() if it > 0}


def _gain(hero: Hero, card: Card, lies: int) -> float:
    """By how much an upgrade betters its ability, which lies at a level, counted from 0."""
    levels = next(it.levels for it in hero.abilities if it.name == card.ability)
    return _level(levels[card.level - 1]) - _level(levels[lies])


def _level(level: Level) -> float:
    uses = max((use_worth(use) for use in level.uses), default=0.0)
    defense = mean_worth(level.defense) if level.defense is not None else 0.0
    return uses + defense + sum(map(mean_worth, (level.upkeep, level.turn_end, level.activating, level.idle)))
