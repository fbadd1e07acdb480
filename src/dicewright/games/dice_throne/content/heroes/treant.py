"""The Treant, and the spirits that grow around him."""

from __future__ import annotations

from .....kernel.effects import (
    IN_HAND,
    ROLLED,
    Each,
    Effect,
    Faces,
    May,
    Nothing,
    Only,
    Or,
    Pick,
    Roll,
    When,
    half,
    in_hand,
    some,
)
from ..language import (
    ADD,
    CAN_PAY,
    CHOSEN,
    CP,
    DRAW,
    FRESH_NEGATIVE,
    GAIN,
    GROW,
    HEAL,
    HIT,
    HOLDS,
    INFLICT,
    LACKS,
    LARGE_STRAIGHT,
    LOSE,
    MAKE_UNDEFENDABLE,
    ME,
    MORE,
    OF_A_KIND,
    OPPONENTS,
    OWN_DIE,
    PICKED,
    PLAYERS,
    PREVENT,
    REMOVE_SPIRITS,
    REROLL,
    SMALL_STRAIGHT,
    SPIRITS,
    SPLASH,
    STOP_STATUS,
    TEAMMATES,
    Action,
    Card,
    Damage,
    Hero,
    Level,
    Moment,
    Power,
    Status,
    StatusKind,
    Trait,
    Use,
    defense,
    modifier,
    offense,
    passive,
    player_sets,
    promo,
    symbols,
    tiers,
    ultimate,
    up_to_spirits,
    upgrade,
)
from ..tokens import DRYAD, SAPLING, SEEDLING, Token

BRANCH, LEAF, SPIRIT = (1, 2, 3), (4, 5), (6,)

BARBED_VINE = Token("barbed_vine")
WELLSPRING = Token("wellspring")

_SPLINTER = {3: HIT(5), 4: HIT(6), 5: HIT(7)}
_TEND = symbols({LEAF: 2, SPIRIT: 2})
_OVERGROWTH = symbols({BRANCH: 2, LEAF: 3})
_VINE = INFLICT(1, what=BARBED_VINE)
_WELL = GAIN(1, what=WELLSPRING, who=ME)
_WELL_FOR_ONE = Pick(PLAYERS, GAIN(1, what=WELLSPRING))
_WILD: dict[Faces, Effect] = {BRANCH: MORE(1), SPIRIT: GROW(1, who=ME)}
_ROOTED: dict[Faces, Effect] = {BRANCH: PREVENT(1, who=ME), SPIRIT: PREVENT(1, who=ME)}
_ROOTED_GROWS = When(some(LEAF, 2), GROW(1, who=ME))


def _remove_spirits(n: int) -> Effect:
    """Up to n of them; the number in hand is how many went."""
    return Pick(up_to_spirits(n), REMOVE_SPIRITS(PICKED, who=ME))


def _overgrowth(damage: int) -> Use:
    soaked = Only(HOLDS(WELLSPRING, 1), LOSE(1, what=WELLSPRING, who=ME) + MAKE_UNDEFENDABLE())
    fed = Pick(up_to_spirits(2), MORE(4 * PICKED) + REMOVE_SPIRITS(PICKED, who=ME))
    return Use(_OVERGROWTH, HIT(damage) + fed + Or(Nothing(), soaked))


def _tend(spirits: int) -> Use:
    return Use(_TEND, DRAW(1, who=ME) + GROW(spirits, who=ME) + _WELL_FOR_ONE + Pick(OPPONENTS, _VINE))


def _grow_up(young: int, old: int, most: int) -> Effect:
    """One spirit may take its next form, if there is room for it."""
    grown = LOSE(1, what=young, who=ME) + GAIN(1, what=old, who=ME)
    return When(LACKS(old, most), When(HOLDS(young, 1), May(grown)))


HERO = Hero(
    "treant",
    number=18,
    complexity=6,
    symbols={"branch": BRANCH, "leaf": LEAF, "spirit": SPIRIT},
    statuses=(
        Status(BARBED_VINE, StatusKind.NEGATIVE, 1, traits={Trait.THORNY_ATTEMPTS: 1, Trait.GOES_AFTER_ROLL_PHASE: 1}),
        Status(
            WELLSPRING,
            StatusKind.POSITIVE,
            1,
            powers=(Power("wellspring", Action.MAIN, Roll(1) + HEAL(half(ROLLED), who=ME), WELLSPRING, 1),),
        ),
        Status(
            SEEDLING,
            StatusKind.COMPANION,
            3,
            powers=(Power("seedling", Action.INSTANT, Pick(OWN_DIE, REROLL()), SEEDLING, 1, once=True),),
        ),
        Status(
            SAPLING,
            StatusKind.COMPANION,
            2,
            powers=(
                Power(
                    "sapling",
                    Action.INSTANT,
                    Or(HEAL(1, who=ME) + CP(1, who=ME), Only(CAN_PAY(n=1), CP(-1, who=ME) + DRAW(1, who=ME))),
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
            powers=(
                Power("dryad_strike", Action.ROLL, ADD(3), DRYAD, 1, only=Moment.MODIFIER, once=True),
                Power(
                    "dryad_ward",
                    Action.ROLL,
                    Pick(FRESH_NEGATIVE, STOP_STATUS()),
                    DRYAD,
                    1,
                    only=Moment.BEFORE_OWN_DEFENSE,
                    once=True,
                ),
            ),
        ),
    ),
    abilities=(
        passive("fertilize", Level(upkeep=GROW(1, who=ME))),
        offense(
            "splinter",
            tiers(BRANCH, _SPLINTER, rider=_remove_spirits(1) + INFLICT(IN_HAND, what=BARBED_VINE)),
            tiers(BRANCH, _SPLINTER, rider=_VINE),
            tiers(BRANCH, _SPLINTER, rider=When(OF_A_KIND(n=3), GROW(1, who=ME)) + _VINE),
        ),
        offense(
            "tend",
            (_tend(spirits=3),),
            (_tend(spirits=4), Use(symbols({BRANCH: 2, SPIRIT: 2}), GROW(6, who=ME), "cultivate")),
        ),
        offense(
            "overgrowth",
            (_overgrowth(damage=2),),
            (_overgrowth(damage=4), Use(symbols({BRANCH: 1, LEAF: 2}), GROW(3, who=ME), "plant")),
        ),
        offense(
            "vengeful_vines",
            (Use(SMALL_STRAIGHT, _VINE + HIT(7)),),
            (
                Use(SMALL_STRAIGHT, _VINE + HIT(8)),
                Use(symbols({LEAF: 3}), HIT(SPIRITS, what=Damage.PURE), "bitterroot"),
            ),
        ),
        offense(
            "call_of_the_wild",
            (Use(LARGE_STRAIGHT, HIT(8) + Roll(4, per=_WILD, on={LEAF: _WELL})),),
            (
                Use(LARGE_STRAIGHT, HIT(8) + Roll(5, per=_WILD, on={LEAF: _WELL})),
                Use(symbols({BRANCH: 2, SPIRIT: 2}), _VINE + HIT(4, what=Damage.UNDEFENDABLE), "enrapture"),
            ),
        ),
        offense(
            "natures_grasp",
            (Use(symbols({SPIRIT: 4}), GROW(2, who=ME) >> HIT(SPIRITS + 5, what=Damage.UNDEFENDABLE)),),
            (
                Use(symbols({SPIRIT: 4}), GROW(2, who=ME) >> HIT(SPIRITS + 6, what=Damage.UNDEFENDABLE)),
                Use(
                    symbols({SPIRIT: 3}),
                    HEAL(1, who=ME) + CP(1, who=ME) + DRAW(1, who=ME) + GROW(1, who=ME),
                    "natures_blessing",
                ),
            ),
        ),
        ultimate(
            "wake_the_forest",
            symbols({SPIRIT: 5}),
            _WELL + Pick(TEAMMATES, GAIN(1, what=WELLSPRING)) + GROW(5, who=ME) + _VINE
            >> HIT(10, what=Damage.ULTIMATE),
        ),
        defense(
            "rooted",
            Roll(3, per=_ROOTED) + _ROOTED_GROWS,
            Roll(4, per=_ROOTED) + _ROOTED_GROWS + When(some(SPIRIT, 2), _WELL_FOR_ONE),
        ),
    ),
    cards=(
        upgrade(19, "splinter", 2, cost=1),
        upgrade(20, "splinter", 3, cost=2),
        upgrade(21, "tend", 2, cost=2),
        upgrade(22, "overgrowth", 2, cost=2),
        upgrade(23, "vengeful_vines", 2, cost=2),
        upgrade(24, "call_of_the_wild", 2, cost=2),
        upgrade(25, "natures_grasp", 2, cost=2),
        upgrade(26, "rooted", 2, cost=3),
        Card(
            27,
            "harvest",
            Action.MAIN,
            0,
            Pick(up_to_spirits(3), CP(PICKED, who=ME) + REMOVE_SPIRITS(PICKED, who=ME))
            + When(in_hand(2), Pick(player_sets(2), Each(CHOSEN, GAIN(1, what=WELLSPRING)))),
        ),
        Card(28, "cultivate", Action.MAIN, 3, GROW(3, who=ME)),
        Card(
            29,
            "will_o_wisp",
            Action.MAIN,
            1,
            Roll(3, on={BRANCH: Each(OPPONENTS, SPLASH(1)), LEAF: _WELL, SPIRIT: GROW(1, who=ME)}),
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
        modifier(31, "stomp", 1, Roll(5, per={BRANCH: ADD(1)}) + When(in_hand(3), _VINE)),
        Card(32, "drink_deep", Action.INSTANT, 1, _WELL_FOR_ONE),
        promo(33, "mother_tree", Roll(1, {SPIRIT: GROW(4, who=ME), BRANCH + LEAF: DRAW(1, who=ME)})),
    ),
)
