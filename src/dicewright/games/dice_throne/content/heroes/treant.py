"""The Treant, and the spirits that grow around him."""

from __future__ import annotations

from .....kernel.amounts import IN_HAND, ROLLED, Faces, half
from .....kernel.conditions import in_hand, some
from .....kernel.effects import Each, Effect, May, Nothing, Only, Or, Pick, Roll, When
from ..language import ME, Among, Count, Damage, Do, If
from ..parts import Ability, Action, Card, Hero, Level, Moment, Needs, Power, Status, StatusKind, Trait, Use
from ..tokens import DRYAD, SAPLING, SEEDLING, Token

BRANCH, LEAF, SPIRIT = (1, 2, 3), (4, 5), (6,)

BARBED_VINE = Token("barbed_vine")
WELLSPRING = Token("wellspring")

_SPLINTER = {3: Do.HIT(5), 4: Do.HIT(6), 5: Do.HIT(7)}
_TEND = Needs({LEAF: 2, SPIRIT: 2})
_OVERGROWTH = Needs({BRANCH: 2, LEAF: 3})
_VINE = Do.INFLICT(1, what=BARBED_VINE)
_WELL = Do.GAIN(1, what=WELLSPRING, who=ME)
_WELL_FOR_ONE = Pick(Among.PLAYERS, Do.GAIN(1, what=WELLSPRING))
_WILD: dict[Faces, Effect] = {BRANCH: Do.MORE(1), SPIRIT: Do.GROW(1, who=ME)}
_ROOTED: dict[Faces, Effect] = {BRANCH: Do.PREVENT(1, who=ME), SPIRIT: Do.PREVENT(1, who=ME)}
_ROOTED_GROWS = When(some(LEAF, 2), Do.GROW(1, who=ME))


def _remove_spirits(n: int) -> Effect:
    """Up to n of them; the number in hand is how many went."""
    return Pick(Among.UP_TO_SPIRITS(n), Do.REMOVE_SPIRITS(Count.PICKED(), who=ME))


def _overgrowth(damage: int) -> Use:
    soaked = Only(If.HOLDS(WELLSPRING, 1), Do.LOSE(1, what=WELLSPRING, who=ME) + Do.MAKE_UNDEFENDABLE())
    fed = Pick(Among.UP_TO_SPIRITS(2), Do.MORE(4 * Count.PICKED()) + Do.REMOVE_SPIRITS(Count.PICKED(), who=ME))
    return Use(_OVERGROWTH, Do.HIT(damage) + fed + Or(Nothing(), soaked))


def _tend(spirits: int) -> Use:
    return Use(_TEND, Do.DRAW(1, who=ME) + Do.GROW(spirits, who=ME) + _WELL_FOR_ONE + Pick(Among.OPPONENTS, _VINE))


def _grow_up(young: int, old: int, most: int) -> Effect:
    """One spirit may take its next form, if there is room for it."""
    grown = Do.LOSE(1, what=young, who=ME) + Do.GAIN(1, what=old, who=ME)
    return When(If.LACKS(old, most), When(If.HOLDS(young, 1), May(grown)))


HERO = Hero(
    "treant",
    number=18,
    complexity=6,
    symbols={"branch": BRANCH, "leaf": LEAF, "spirit": SPIRIT},
    statuses=(
        Status(
            BARBED_VINE,
            StatusKind.NEGATIVE,
            1,
            worth=-1.2,
            traits={Trait.THORNY_ATTEMPTS: 1, Trait.GOES_AFTER_ROLL_PHASE: 1},
        ),
        Status(
            WELLSPRING,
            StatusKind.POSITIVE,
            1,
            worth=1.8,
            powers=(Power("wellspring", Action.MAIN, Roll(1) + Do.HEAL(half(ROLLED), who=ME), WELLSPRING, 1),),
        ),
        Status(
            SEEDLING,
            StatusKind.COMPANION,
            3,
            worth=1.0,
            powers=(Power("seedling", Action.INSTANT, Pick(Among.OWN_DIE, Do.REROLL()), SEEDLING, 1, once=True),),
        ),
        Status(
            SAPLING,
            StatusKind.COMPANION,
            2,
            worth=1.6,
            powers=(
                Power(
                    "sapling",
                    Action.INSTANT,
                    Or(
                        Do.HEAL(1, who=ME) + Do.CP(1, who=ME),
                        Only(If.CAN_PAY(n=1), Do.CP(-1, who=ME) + Do.DRAW(1, who=ME)),
                    ),
                    SAPLING,
                    1,
                    once=True,
                ),
            ),
        ),
        Status(
            DRYAD,
            StatusKind.COMPANION,
            1,
            worth=2.6,
            powers=(
                Power("dryad_strike", Action.ROLL, Do.ADD(3), DRYAD, 1, only=Moment.MODIFIER, once=True),
                Power(
                    "dryad_ward",
                    Action.ROLL,
                    Pick(Among.FRESH_NEGATIVE, Do.STOP_STATUS()),
                    DRYAD,
                    1,
                    only=Moment.BEFORE_OWN_DEFENSE,
                    once=True,
                ),
            ),
        ),
    ),
    abilities=(
        Ability.passive("fertilize", Level(upkeep=Do.GROW(1, who=ME))),
        Ability.offense(
            "splinter",
            Use.tiers(BRANCH, _SPLINTER, rider=_remove_spirits(1) + Do.INFLICT(IN_HAND, what=BARBED_VINE)),
            Use.tiers(BRANCH, _SPLINTER, rider=_VINE),
            Use.tiers(BRANCH, _SPLINTER, rider=When(If.OF_A_KIND(n=3), Do.GROW(1, who=ME)) + _VINE),
        ),
        Ability.offense(
            "tend",
            (_tend(spirits=3),),
            (_tend(spirits=4), Use(Needs({BRANCH: 2, SPIRIT: 2}), Do.GROW(6, who=ME), "cultivate")),
        ),
        Ability.offense(
            "overgrowth",
            (_overgrowth(damage=2),),
            (_overgrowth(damage=4), Use(Needs({BRANCH: 1, LEAF: 2}), Do.GROW(3, who=ME), "plant")),
        ),
        Ability.offense(
            "vengeful_vines",
            (Use(Needs.SMALL_STRAIGHT, _VINE + Do.HIT(7)),),
            (
                Use(Needs.SMALL_STRAIGHT, _VINE + Do.HIT(8)),
                Use(Needs({LEAF: 3}), Do.HIT(Count.SPIRITS(), what=Damage.PURE), "bitterroot"),
            ),
        ),
        Ability.offense(
            "call_of_the_wild",
            (Use(Needs.LARGE_STRAIGHT, Do.HIT(8) + Roll(4, per=_WILD, on={LEAF: _WELL})),),
            (
                Use(Needs.LARGE_STRAIGHT, Do.HIT(8) + Roll(5, per=_WILD, on={LEAF: _WELL})),
                Use(Needs({BRANCH: 2, SPIRIT: 2}), _VINE + Do.HIT(4, what=Damage.UNDEFENDABLE), "enrapture"),
            ),
        ),
        Ability.offense(
            "natures_grasp",
            (Use(Needs({SPIRIT: 4}), Do.GROW(2, who=ME) >> Do.HIT(Count.SPIRITS() + 5, what=Damage.UNDEFENDABLE)),),
            (
                Use(Needs({SPIRIT: 4}), Do.GROW(2, who=ME) >> Do.HIT(Count.SPIRITS() + 6, what=Damage.UNDEFENDABLE)),
                Use(
                    Needs({SPIRIT: 3}),
                    Do.HEAL(1, who=ME) + Do.CP(1, who=ME) + Do.DRAW(1, who=ME) + Do.GROW(1, who=ME),
                    "natures_blessing",
                ),
            ),
        ),
        Ability.ultimate(
            "wake_the_forest",
            Needs({SPIRIT: 5}),
            _WELL + Pick(Among.TEAMMATES, Do.GAIN(1, what=WELLSPRING)) + Do.GROW(5, who=ME) + _VINE
            >> Do.HIT(10, what=Damage.ULTIMATE),
        ),
        Ability.defense(
            "rooted",
            Roll(3, per=_ROOTED) + _ROOTED_GROWS,
            Roll(4, per=_ROOTED) + _ROOTED_GROWS + When(some(SPIRIT, 2), _WELL_FOR_ONE),
        ),
    ),
    cards=(
        Card.upgrade(19, "splinter", 2, cost=1),
        Card.upgrade(20, "splinter", 3, cost=2),
        Card.upgrade(21, "tend", 2, cost=2),
        Card.upgrade(22, "overgrowth", 2, cost=2),
        Card.upgrade(23, "vengeful_vines", 2, cost=2),
        Card.upgrade(24, "call_of_the_wild", 2, cost=2),
        Card.upgrade(25, "natures_grasp", 2, cost=2),
        Card.upgrade(26, "rooted", 2, cost=3),
        Card(
            27,
            "harvest",
            Action.MAIN,
            0,
            Pick(Among.UP_TO_SPIRITS(3), Do.CP(Count.PICKED(), who=ME) + Do.REMOVE_SPIRITS(Count.PICKED(), who=ME))
            + When(in_hand(2), Pick(Among.PLAYER_SETS(2), Each(Among.CHOSEN, Do.GAIN(1, what=WELLSPRING)))),
        ),
        Card(28, "cultivate", Action.MAIN, 3, Do.GROW(3, who=ME)),
        Card(
            29,
            "will_o_wisp",
            Action.MAIN,
            1,
            Roll(3, on={BRANCH: Each(Among.OPPONENTS, Do.SPLASH(1)), LEAF: _WELL, SPIRIT: Do.GROW(1, who=ME)}),
        ),
        Card(
            30,
            "down_pour",
            Action.MAIN,
            2,
            # the old before the young: no spirit grows twice, and there is room for those that follow
            _grow_up(SAPLING, DRYAD, most=1)
            + _grow_up(SEEDLING, SAPLING, most=2)
            + _grow_up(SEEDLING, SAPLING, most=2),
        ),
        Card.modifier(31, "stomp", 1, Roll(5, per={BRANCH: Do.ADD(1)}) + When(in_hand(3), _VINE)),
        Card(32, "drink_deep", Action.INSTANT, 1, _WELL_FOR_ONE),
        Card.promo(33, "mother_tree", Roll(1, {SPIRIT: Do.GROW(4, who=ME), BRANCH + LEAF: Do.DRAW(1, who=ME)})),
    ),
)
