"""Statuses, and heroes with all that they bring."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass, field

from .....kernel.amounts import Faces
from .....kernel.effects import Effect, Nothing
from .....kernel.numbers import Named, Numbers
from ..language import Sure
from ..tokens import Token
from .abilities import Ability
from .cards import Card, Power


class StatusKind(Numbers):
    """A companion is counted like a status, but no card for status effects touches it."""

    POSITIVE, NEGATIVE, UNIQUE, COMPANION = range(4)


class Trait(Numbers):
    """What a status does by itself, without being spent; each is a number n per token."""

    SKIPS_INCOME = Named(0, "the holder skips the next income phase, and the token goes")
    STUNS = Named(1, "the holder can do nothing; after the attack it goes, and the attacker has another roll phase")
    KNOCKS_DOWN = Named(2, "n CP before the offensive roll phase, or it is skipped; then the token goes")
    HIDES = Named(3, "no damage from an opponent's offensive roll phase, and no defence")
    FEWER_ATTEMPTS = Named(4, "n attempts less")
    COSTLY_ATTEMPTS = Named(5, "n CP for each attempt after the first")
    THORNY_ATTEMPTS = Named(6, "n damage for each attempt after the first, at most 2")
    NO_DAMAGE = Named(7, "the holder's attack deals none")
    LESS_DAMAGE = Named(8, "the holder's roll phase deals everybody n less for each, collateral damage too")
    LESS_ATTACK = Named(9, "the holder's attack deals n less for each, and they go; pure damage is left alone")
    MORE_DAMAGE = Named(10, "an attack on the holder deals n more")
    PAYS_ATTACKER = Named(11, "... and the attacker gains n CP")
    SAVES = Named(12, "at 0 health the token goes and health is n instead")
    EXPLODES = Named(13, "inflicted on one who has it at its limit, the held one explodes for n")
    GOES_AFTER_ROLL_PHASE = Named(14, "the token goes at the end of the holder's next roll phase")
    GOES_AFTER_OWN_TURN = Named(15, "the token goes at the end of a turn that its holder began with it")
    HELD_FAST = Named(16, "1: cannot be moved; 2: nor removed; 3: neither, but by abilities of its own hero's board")
    ADDS_DAMAGE = Named(17, "the holder's attack deals n more for each")
    GUARDS = Named(18, "Nyra may take all damage of an attack on the holder instead, once it is summed; no ultimate's")


@dataclass(frozen=True)
class Status:
    """A status effect, or a companion that is counted."""

    token: Token
    kind: int
    limit: int
    worth: float = field(kw_only=True)
    """To its holder, in points of damage: roughly, and for bots alone. No rule and no book knows it."""
    persistent: bool = False
    """It stays until something removes it; for words alone: no trait and no power takes it. DT-stat-4"""
    modifier: bool = False
    """An attack modifier."""
    traits: Mapping[int, int] = field(default_factory=dict)
    upkeep: Effect = field(default_factory=Nothing)
    turn_end: Effect = field(default_factory=Nothing)
    activating: Effect = field(default_factory=Nothing)
    """What happens when the holder activates an offensive ability that is no ultimate; the token goes."""
    powers: tuple[Power, ...] = ()
    own_limit: int = 0
    """The limit for the hero it belongs to, where that is another."""
    sure: str = Sure.SOURCED


@dataclass(frozen=True, eq=False)
class Hero:
    """As it is declared: each is one object, and no other is the same."""

    name: str
    number: int
    """Season and place in it, two a box as the boxes show them: 14 is the fourth hero of Season One. It stands in
    records and events, so it never changes."""
    complexity: int
    symbols: Mapping[str, Faces]
    statuses: tuple[Status, ...]
    abilities: tuple[Ability, ...]
    cards: tuple[Card, ...]
    """Without the common ones."""
    start: Mapping[Token, int] = field(default_factory=dict)
    """Tokens at the start of the game."""
    opening: Effect = field(default_factory=Nothing)
    """What else happens before the first turn."""

    @property
    def season(self) -> int:
        return self.number // 10
