"""What a player uses when its moment has come: cards, and powers of statuses, abilities and companions."""

from __future__ import annotations

from dataclasses import dataclass, field

from .....kernel.effects import Effect, Nothing
from .....kernel.numbers import Named, Numbers
from ..language import Sure
from ..tokens import NO_TOKEN, Token


class Action(Numbers):
    """When a card or power may be used: in the own main phases; in roll phases; at any time; in the own upkeep phase.
    An upgrade is put onto the board in the own main phases."""

    MAIN, ROLL, INSTANT, UPKEEP, UPGRADE = range(5)


class Moment(Numbers):
    """... and only if this is so. A card or power that begins with a Pick also needs something to pick."""

    ALWAYS = Named(0, "nothing more is asked")
    MODIFIER = Named(1, "the own attack is under way and can be enhanced")
    BEFORE_DEFENSE = Named(2, "... and no defence has been activated against it")
    ATTACKED = Named(3, "one is the target of an attack under way that stands, or stood, at `least` damage")
    INCOMING = Named(4, "one is about to receive damage that can be avoided")
    SOMEONE_INCOMING = Named(5, "somebody is")
    DEALT = Named(6, "the own attack has just dealt damage, at least `least` of it")
    OFFENSE_ROLL = Named(7, "somebody's offensive dice are open")
    DEFENSE_ROLL = Named(8, "the dice of a defence are open")
    ATTACKING = Named(9, "the own offensive roll phase has come to an attack, enhanceable or not")
    BEFORE_OWN_DEFENSE = Named(10, "one is the target of an attack and has activated no defence against it")
    OPPONENT_ROLL = Named(11, "dice of an opponent are open")
    STRUCK = Named(
        12, "damage of an opponent's offensive roll phase, none of an ultimate, comes to one; IT: the opponent"
    )
    BESIDE_NYRA = Named(13, "as BEFORE_OWN_DEFENSE, and Nyra stands")


@dataclass(frozen=True)
class Power:
    """Something a player may do when its moment has come: spend a status, use a passive ability or a companion."""

    name: str
    when: int
    effect: Effect
    token: Token = NO_TOKEN
    cost: int = 0
    """Tokens spent."""
    cp: int = 0
    only: int = Moment.ALWAYS
    least: int = 0
    once: bool = False
    """Once a turn."""
    per_attack: int = 0
    """How often for one attack; 0: as often as one likes."""
    advanced: int = 0
    """Tokens spent instead of `cost` when the bot it belongs to is advanced."""


@dataclass(frozen=True)
class Card:
    number: int
    """As printed; unique in its deck."""
    name: str
    kind: int
    cost: int
    effect: Effect = field(default_factory=Nothing)
    is_modifier: bool = False
    only: int = Moment.ALWAYS
    least: int = 0
    ability: str = ""
    """What an upgrade improves, and to which level."""
    level: int = 0
    is_promo: bool = False
    sure: str = Sure.SOURCED

    @classmethod
    def upgrade(cls, number: int, ability: str, level: int, cost: int, sure: str = Sure.SOURCED) -> Card:
        return cls(number, f"{ability}_{level}", Action.UPGRADE, cost, ability=ability, level=level, sure=sure)

    @classmethod
    def modifier(cls, number: int, name: str, cost: int, effect: Effect, sure: str = Sure.SOURCED) -> Card:
        """An attack modifier, played in a roll phase on the own attack."""
        return cls(number, name, Action.ROLL, cost, effect, is_modifier=True, only=Moment.MODIFIER, sure=sure)

    @classmethod
    def promo(cls, number: int, name: str, effect: Effect, sure: str = Sure.SOURCED) -> Card:
        return cls(number, name, Action.MAIN, 0, effect, is_promo=True, sure=sure)
