"""The Samurai."""

from __future__ import annotations

from .....kernel.amounts import ROLLED, half, shown
from .....kernel.conditions import some
from .....kernel.effects import Effect, Nothing, Pick, Roll, When
from ..language import ME, Among, Damage, Disputed, Do, If, Sure, Unsure
from ..parts import Ability, Action, Card, Hero, Level, Moment, Needs, Power, Status, StatusKind, Trait, Use
from ..tokens import Token

KATANA, KABUTO, RISING_SUN = (1, 2, 3), (4, 5), (6,)

BACK_STRIKE = Token("back_strike")
HONOR = Token("honor")
SHAME = Token("shame")

_HONOR = Do.GAIN(1, what=HONOR, who=ME)
_BACK_STRIKE = Do.GAIN(1, what=BACK_STRIKE, who=ME)
_SHAME = Do.INFLICT(1, what=SHAME)
_TWO_SHAME = Do.INFLICT(2, what=SHAME)

_WAKIZASHI = Needs({KATANA: 2, RISING_SUN: 2})
_SOLEMNITY = Needs({KATANA: 2, KABUTO: 3})


def _masamune(dice: int) -> Use:
    return Use(
        Needs.LARGE_STRAIGHT,
        Do.HIT(7) + Roll(dice, per={KATANA: Do.MORE(1), KABUTO: _SHAME}, on={RISING_SUN: _BACK_STRIKE}),
    )


_SUN_SHIELD = Disputed(
    "stand_tall.rising_sun",
    {
        "once": When(some(RISING_SUN), Do.PREVENT(2, who=ME)),
        "each": Do.PREVENT(2 * shown(RISING_SUN), who=ME),
    },
)


def _standing(dice: int) -> Effect:
    return Roll(dice, per={KATANA: Do.HURT(1), KABUTO: Do.PREVENT(1, who=ME)}) + _SUN_SHIELD


HERO = Hero(
    "samurai",
    number=22,
    complexity=3,
    symbols={"katana": KATANA, "kabuto": KABUTO, "rising_sun": RISING_SUN},
    statuses=(
        Status(
            HONOR,
            StatusKind.POSITIVE,
            2,
            worth=1.3,
            modifier=True,
            powers=(
                Power("honor", Action.ROLL, Do.ADD(1), HONOR, 1, only=Moment.MODIFIER),
                Power("double_honor", Action.ROLL, Do.ADD(3), HONOR, 2, only=Moment.MODIFIER),
            ),
        ),
        Status(SHAME, StatusKind.NEGATIVE, 2, worth=-1.0, modifier=True, traits={Trait.LESS_ATTACK: 1}),
        Status(
            BACK_STRIKE,
            StatusKind.POSITIVE,
            1,
            worth=2.0,
            powers=(
                Power("back_strike", Action.ROLL, Roll(1) + Do.HURT(half(ROLLED)), BACK_STRIKE, 1, only=Moment.STRUCK),
            ),
        ),
    ),
    abilities=(
        Ability.offense(
            "katana_slice",
            Use.tiers(KATANA, {3: Do.HIT(5), 4: Do.HIT(6), 5: Do.HIT(7)}),
            Use.tiers(KATANA, {3: Do.HIT(6), 4: Do.HIT(7), 5: Do.HIT(8)}, rider=When(If.OF_A_KIND(n=4), _SHAME)),
            Use.tiers(KATANA, {3: Do.HIT(6), 4: Do.HIT(7), 5: Do.HIT(8)}, rider=When(If.OF_A_KIND(n=3), _SHAME)),
        ),
        Ability.offense(
            "wakizashi",
            (Use(_WAKIZASHI, _BACK_STRIKE + Do.HIT(3, what=Damage.UNDEFENDABLE)),),
            (Use(_WAKIZASHI, _BACK_STRIKE + Do.HIT(4, what=Damage.UNDEFENDABLE)),),
            (Use(_WAKIZASHI, _BACK_STRIKE + _SHAME + Do.HIT(4, what=Damage.UNDEFENDABLE)),),
        ),
        Ability.offense(
            "solemnity",
            (Use(_SOLEMNITY, _SHAME + Do.HIT(7)),),
            (Use(_SOLEMNITY, _TWO_SHAME + Do.HIT(8)), Use(Needs({KABUTO: 3}), _TWO_SHAME, "solemn")),
        ),
        Ability.offense("budo", *((Use(Needs.SMALL_STRAIGHT, _HONOR >> Do.HIT(n)),) for n in (6, 8))),
        Ability.offense(
            "masamune",
            Level((_masamune(Unsure(4, "masamune.dice")),), sure=Sure.SINGLE),
            (_masamune(5), Use(Needs({KATANA: 1, KABUTO: 1, RISING_SUN: 1}), _BACK_STRIKE, "empower")),
        ),
        Ability.offense(
            "hagakure",
            Level(
                (
                    Use(
                        Needs({RISING_SUN: 4}),
                        _HONOR + _BACK_STRIKE + Do.INFLICT(Unsure(2, "hagakure.shame"), what=SHAME)
                        >> Do.HIT(5, what=Damage.UNDEFENDABLE),
                    ),
                ),
                sure=Sure.SINGLE,
            ),
            (
                Use(Needs({RISING_SUN: 4}), _HONOR + _BACK_STRIKE + _TWO_SHAME >> Do.HIT(7, what=Damage.UNDEFENDABLE)),
                Use(Needs({RISING_SUN: 3}), _HONOR + _TWO_SHAME >> Do.HIT(2, what=Damage.UNDEFENDABLE), "haga"),
            ),
        ),
        Ability.ultimate("shogun", Needs({RISING_SUN: 5}), _HONOR + _TWO_SHAME >> Do.HIT(13, what=Damage.ULTIMATE)),
        Ability.passive("bushido", Level(turn_end=When(If.FEW_ATTEMPTS(n=3), _HONOR))),
        Ability.defense(
            "stand_tall",
            _standing(3) + When(some(KABUTO + RISING_SUN), Nothing(), Do.GAIN(1, what=SHAME, who=ME)),
            _standing(4),
        ),
    ),
    cards=(
        Card.upgrade(19, "katana_slice", 2, cost=2),
        Card.upgrade(20, "katana_slice", 3, cost=3),
        Card.upgrade(21, "wakizashi", 2, cost=Unsure(1, "wakizashi_2.cost"), sure=Sure.SINGLE),
        Card.upgrade(22, "wakizashi", 3, cost=Unsure(2, "wakizashi_3.cost"), sure=Sure.SINGLE),
        Card.upgrade(23, "solemnity", 2, cost=2),
        Card.upgrade(24, "budo", 2, cost=2),
        Card.upgrade(25, "masamune", 2, cost=2),
        Card.upgrade(26, "hagakure", 2, cost=2),
        Card.upgrade(27, "stand_tall", 2, cost=3),
        Card(28, "honorable", Action.MAIN, 1, Do.GAIN(2, what=HONOR, who=ME)),
        Card(29, "shame_on_you", Action.MAIN, 1, Pick(Among.OPPONENTS, _TWO_SHAME)),
        Card(30, "dont_back_down", Action.MAIN, 1, _BACK_STRIKE),
        Card.modifier(31, "gishi", 1, Roll(1, {KATANA: Do.ADD(2), KABUTO: _TWO_SHAME, RISING_SUN: _BACK_STRIKE})),
        Card.modifier(
            32,
            "follow_through",
            1,
            Roll(5, per={KATANA: Do.ADD(1)})
            + Disputed(
                "follow_through.shame",
                {
                    "always": _SHAME,
                    "by_the_dice": Do.INFLICT(1 * shown(KABUTO), what=SHAME) + When(some(RISING_SUN), _BACK_STRIKE),
                },
            ),
            sure=Sure.SINGLE,
        ),
        Card.promo(
            33,
            "kensei",
            Roll(1, {RISING_SUN: _BACK_STRIKE + Do.GAIN(2, what=HONOR, who=ME), KATANA + KABUTO: Do.DRAW(1, who=ME)}),
            sure=Sure.SINGLE,
        ),
    ),
    opening=When(If.FIRST_PLAYER(), _HONOR),
)
