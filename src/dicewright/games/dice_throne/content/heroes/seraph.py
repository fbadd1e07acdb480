"""The Seraph."""

from __future__ import annotations

from dataclasses import replace

from .....kernel.amounts import Faces
from .....kernel.effects import Each, Effect, May, Nothing, Pick, Roll, When
from ..language import ME, Among, Count, Damage, Disputed, Do, If, Sure, Unsure
from ..parts import Ability, Action, Card, Hero, Level, Moment, Needs, Power, Status, StatusKind, Trait, Use
from ..shared import BLESSED, BLESSING_OF_DIVINITY, CLEANSE, CLEANSED
from ..tokens import Token

BLADE, WINGS, CROSS, PENDANT = (1, 2, 3), (4,), (5,), (6,)

BLINDING_LIGHT = Token("blinding_light")
FLIGHT = Token("flight")
HOLY_PRESENCE = Token("holy_presence")

_CHERUBIM = Needs({BLADE: 3, PENDANT: 1})
_GLORIOUS = Needs({BLADE: 3, WINGS: 1})
_PURIFY = Needs({CROSS: 2, PENDANT: 1})
_HOLY_SMITE = Needs({BLADE: 1, WINGS: 1, CROSS: 1, PENDANT: 1})
_FLIGHT = Do.GAIN(1, what=FLIGHT, who=ME)
_CLEANSE = Do.GAIN(1, what=CLEANSE, who=ME)
_PRESENCE = Do.GAIN(1, what=HOLY_PRESENCE, who=ME)
_BLIND = Do.INFLICT(1, what=BLINDING_LIGHT)
_REROLL = Do.REROLL_OWN(1)


def _purify(damage: int, healing: int) -> Use:
    struck = Do.AIM() + Do.HIT(damage, what=Damage.UNDEFENDABLE)
    return Use(
        _PURIFY,
        Pick(
            Among.PLAYERS, When(If.IS_OPPONENT(), struck, Do.HEAL(healing)) + Pick(Among.TOKENS_OF_IT, May(Do.REMOVE()))
        ),
    )


def _holy_smite(what: int) -> Use:
    return Use(
        _HOLY_SMITE, Roll(4, per={BLADE: Do.HIT(2, what=what), WINGS: _FLIGHT, CROSS: _CLEANSE}, on={PENDANT: _BLIND})
    )


def _triumphant(damage: int) -> Use:
    outcome: dict[Faces, Effect] = {
        BLADE: Do.MORE(1),
        WINGS: Do.MORE(2),
        CROSS: Do.MORE(3),
        PENDANT: Do.MAKE_UNDEFENDABLE(),
    }
    return Use(Needs.SMALL_STRAIGHT, Do.HIT(damage) + Roll(1, outcome))


def _mantle(blade: int, wings: Effect, cross: int, pendant: int, again: Effect) -> Effect:
    return Roll(
        1,
        {BLADE: Do.HURT(blade), WINGS: wings, CROSS: Do.PREVENT(cross, who=ME), PENDANT: Do.PREVENT(pendant, who=ME)},
        again=again,
    )


HERO = Hero(
    "seraph",
    number=27,
    complexity=3,
    symbols={"blade": BLADE, "wings": WINGS, "cross": CROSS, "angelic_pendant": PENDANT},
    statuses=(
        replace(BLESSED, persistent=True),  # so her leaflet says, and the Paladin's does not
        CLEANSED,
        Status(
            FLIGHT,
            StatusKind.POSITIVE,
            3,
            worth=1.8,
            powers=(
                Power(
                    "flight_attacking",
                    Action.ROLL,
                    Roll(2, on={6: Do.MAKE_UNDEFENDABLE()}),
                    FLIGHT,
                    1,
                    only=Moment.BEFORE_DEFENSE,
                ),
                Power(
                    "flight_defending", Action.ROLL, Roll(2, on={6: Do.AVOID(who=ME)}), FLIGHT, 1, only=Moment.ATTACKED
                ),
            ),
        ),
        Status(
            HOLY_PRESENCE,
            StatusKind.UNIQUE,
            2,
            worth=4.0,
            persistent=True,
            traits={Trait.HELD_FAST: 1},
            upkeep=Each(Among.OPPONENTS, Do.HURT(Count.HELD(HOLY_PRESENCE))),
        ),
        Status(
            BLINDING_LIGHT, StatusKind.NEGATIVE, 1, worth=-1.8, activating=Roll(1, {1: Do.FAIL(), (2, 3): Do.DIM()})
        ),
    ),
    abilities=(
        Ability.offense(
            "holy_blade",
            Use.tiers(BLADE, {3: Do.HIT(5), 4: Do.HIT(6), 5: Do.HIT(7)}),
            (
                *Use.tiers(BLADE, {3: Do.HIT(6), 4: Do.HIT(7), 5: Do.HIT(8)}),
                Use(_CHERUBIM, _FLIGHT + _PRESENCE, "cherubim"),
            ),
            Level(
                (
                    *Use.tiers(
                        BLADE, {3: Do.HIT(5), 4: Do.HIT(7), 5: Do.HIT(9)}, rider=When(If.OF_A_KIND(n=4), _BLIND)
                    ),
                    Use(_CHERUBIM, _CLEANSE + _FLIGHT + _PRESENCE, "cherubim_ii"),
                ),
                sure=Sure.SINGLE,
            ),
        ),
        Ability.offense(
            "glorious",
            Level((Use(_GLORIOUS, _FLIGHT >> Do.HIT(6)),), sure=Sure.SINGLE),
            (
                Use(_GLORIOUS, _FLIGHT >> Do.HIT(7)),
                Use(
                    Needs({BLADE: 1, WINGS: 2}),
                    Pick(Among.PLAYERS, Do.GAIN(1, what=FLIGHT)) + Do.HIT(3, what=Damage.UNDEFENDABLE),
                    "take_flight",
                ),
            ),
        ),
        Ability.offense("purify", (_purify(damage=5, healing=4),), (_purify(damage=6, healing=5),)),
        Ability.offense(
            "holy_smite",
            Level(
                (
                    _holy_smite(
                        Unsure(
                            Damage.NORMAL,
                            "holy_smite.damage",
                            {"normal": Damage.NORMAL, "undefendable": Damage.UNDEFENDABLE},
                        ),
                    ),
                ),
                sure=Sure.SINGLE,
            ),
            (
                _holy_smite(Damage.UNDEFENDABLE),
                Use(
                    Needs({BLADE: 3, CROSS: 1}),
                    Do.HEAL(1, who=ME) + Do.HIT(4, what=Damage.UNDEFENDABLE),
                    "holy_command",
                ),
            ),
        ),
        Ability.offense("triumphant", Level((_triumphant(6),), sure=Sure.SINGLE), (_triumphant(8),)),
        Ability.offense(
            "archangels_will",
            Level((Use(Needs.LARGE_STRAIGHT, _FLIGHT + _BLIND >> Do.HIT(8)),), sure=Sure.SINGLE),
            (
                Use(Needs.LARGE_STRAIGHT, _FLIGHT + _BLIND >> Do.HIT(9)),
                Use(
                    Needs({BLADE: 1, CROSS: 2}),
                    Pick(Among.PLAYERS, Do.GAIN(2, what=CLEANSE) + Do.GAIN(2, what=FLIGHT)),
                    "heavens_blessing",
                ),
            ),
        ),
        Ability.offense(
            "highest_power",
            Level((Use(Needs({PENDANT: 4}), _FLIGHT + _PRESENCE + _BLIND >> Do.HIT(8)),), sure=Sure.SINGLE),
            (
                Use(Needs({PENDANT: 4}), _FLIGHT + _PRESENCE + _BLIND >> Do.HIT(10)),
                Use(
                    Needs({PENDANT: 3}),
                    _PRESENCE
                    + Do.GAIN(2, what=FLIGHT, who=ME)
                    + Do.GAIN(2, what=CLEANSE, who=ME)
                    + Pick(Among.OPPONENTS, _BLIND),
                    "divine_visage",
                ),
            ),
        ),
        Ability.ultimate(
            "split_the_heavens",
            Needs({PENDANT: 5}),
            _FLIGHT + _PRESENCE + Do.GAIN(1, what=BLESSING_OF_DIVINITY, who=ME) + Do.HIT(13, what=Damage.ULTIMATE),
            sure=Sure.SINGLE,
        ),
        Ability.defense(
            "angelic_mantle",
            Level(
                defense=_mantle(
                    blade=2,
                    wings=Disputed("angelic_mantle.wings", {"prevent": Do.PREVENT(1, who=ME), "flight": _FLIGHT}),
                    cross=2,
                    pendant=3,
                    again=Nothing(),
                ),
                sure=Sure.SINGLE,
            ),
            Level(
                defense=_mantle(
                    blade=Unsure(3, "angelic_mantle_2.blade"),
                    wings=_FLIGHT,
                    cross=2,
                    pendant=3,
                    again=Disputed("angelic_mantle_2.reroll", {"none": Nothing(), "once": _REROLL}),
                ),
                sure=Sure.SINGLE,
            ),
            _mantle(blade=3, wings=_FLIGHT, cross=Unsure(2, "angelic_mantle_3.cross"), pendant=4, again=_REROLL),
        ),
    ),
    cards=(
        Card.upgrade(19, "holy_blade", 2, cost=2),
        Card.upgrade(20, "holy_blade", 3, cost=3),
        Card.upgrade(21, "glorious", 2, cost=2),
        Card.upgrade(22, "triumphant", 2, cost=2),
        Card.upgrade(23, "archangels_will", 2, cost=2),
        Card.upgrade(24, "purify", 2, cost=2),
        Card.upgrade(25, "holy_smite", 2, cost=2),
        Card.upgrade(26, "highest_power", 2, cost=2),
        Card.upgrade(27, "angelic_mantle", 2, cost=2),
        Card.upgrade(28, "angelic_mantle", 3, cost=Unsure(3, "angelic_mantle_3.cost"), sure=Sure.SINGLE),
        Card(
            29,
            "divine_intervention",
            Action.MAIN,
            4,
            _PRESENCE
            + Pick(Among.PLAYERS, _BLIND)
            + Pick(Among.PLAYERS, Do.GAIN(2, what=FLIGHT))
            + Pick(Among.PLAYERS, Do.GAIN(1, what=CLEANSE)),
        ),
        Card(30, "to_the_skies", Action.MAIN, 1, Pick(Among.PLAYERS, Do.GAIN(1, what=FLIGHT))),
        Card.modifier(
            31, "angelic_combat", 1, Roll(1, {BLADE: Do.ADD(3), WINGS: _FLIGHT, CROSS: _CLEANSE, PENDANT: _PRESENCE})
        ),
        Card.modifier(32, "smote", 1, Roll(5, per={BLADE: Do.ADD(1)}, on={PENDANT: _BLIND})),
        Card.promo(
            33,
            "holier_than_thou",
            Roll(
                1,
                {
                    PENDANT: Do.GAIN(2, what=FLIGHT, who=ME) + Do.GAIN(2, what=CLEANSE, who=ME),
                    BLADE + WINGS + CROSS: Do.DRAW(1, who=ME),
                },
            ),
            sure=Sure.SINGLE,
        ),
    ),
)
