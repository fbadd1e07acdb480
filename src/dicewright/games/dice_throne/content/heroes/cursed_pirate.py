"""The Cursed Pirate, on both sides of her board."""

from __future__ import annotations

from .....kernel.effects import Each, May, Nothing, Or, Pick, Roll, When, in_hand, some
from ..language import (
    ADD,
    CHOSEN,
    CP,
    CURSED,
    DISCARD,
    DISCARD_ALL,
    DISCARD_RANDOM,
    DRAW,
    EXPLODE,
    FLIP,
    GAIN,
    HEAL,
    HELD,
    HIT,
    HOLDS,
    HURT,
    INFLICT,
    IT_HOLDS,
    LARGE_STRAIGHT,
    LOOK,
    LOSE,
    ME,
    MORE,
    OF_A_KIND,
    OPPONENT_DIE,
    OPPONENTS,
    OTHERS,
    OWNS,
    PICKED,
    PREVENT,
    RANSOM,
    SINGLE,
    SMALL_STRAIGHT,
    SPLASH,
    STEAL_CP,
    SWAP,
    Action,
    Card,
    Damage,
    Disputed,
    Hero,
    Level,
    Side,
    Status,
    StatusKind,
    Trait,
    Unsure,
    Use,
    defense,
    modifier,
    offense,
    opponent_sets,
    passive,
    promo,
    showing,
    symbols,
    tiers,
    ultimate,
    up_to,
)
from ..tokens import Token

CUTLASS, BOOTY, SKULL = (1, 2, 3), (4, 5), (6,)

CURSED_DOUBLOON = Token("cursed_doubloon")
PARLAY = Token("parlay")
POWDER_KEG = Token("powder_keg")
WITHER = Token("wither")

_BLAST = 3
_KEG = INFLICT(1, what=POWDER_KEG)
_WITHER = INFLICT(1, what=WITHER)
_PARLAY = INFLICT(1, what=PARLAY)
_CURSE = INFLICT(1, what=CURSED_DOUBLOON)
# She may decline a doubloon: without any, the board turns.
_DOUBLOON = May(GAIN(1, what=CURSED_DOUBLOON, who=ME))
_A_KEG_FOR_TWO = Pick(opponent_sets(2), Each(CHOSEN, _KEG))
_A_KEG_TWICE = May(Pick(OPPONENTS, _KEG)) + May(Pick(OPPONENTS, _KEG))

_STATUSES = (
    Status(
        CURSED_DOUBLOON,
        StatusKind.UNIQUE,
        3,
        persistent=True,
        own_limit=5,
        traits={Trait.HELD_FAST: 3},
        upkeep=When(OWNS(CURSED_DOUBLOON), Nothing(), HURT(HELD(CURSED_DOUBLOON), who=ME)),
    ),
    Status(
        POWDER_KEG,
        StatusKind.NEGATIVE,
        1,
        traits={Trait.EXPLODES: _BLAST},
        upkeep=Roll(
            1,
            {
                (1, 2): EXPLODE(_BLAST, what=POWDER_KEG),
                6: When(HOLDS(POWDER_KEG, 1), May(LOSE(1, what=POWDER_KEG, who=ME) + Pick(OTHERS, _KEG))),
            },
        ),
    ),
    Status(WITHER, StatusKind.NEGATIVE, 2, persistent=True, modifier=True, traits={Trait.LESS_DAMAGE: 1}),
    Status(PARLAY, StatusKind.NEGATIVE, 1, modifier=True, traits={Trait.NO_DAMAGE: 1, Trait.GOES_AFTER_ROLL_PHASE: 1}),
)

# The numbers of the human side come from a single transcription.
_HUMAN_SIDE = (
    offense(
        "cutlass_strike",
        Level(
            tiers(
                CUTLASS,
                {
                    3: HIT(Unsure(5, "cutlass_strike.damage_3")),
                    4: HIT(Unsure(6, "cutlass_strike.damage_4")),
                    5: HIT(Unsure(7, "cutlass_strike.damage_5")),
                },
                rider=When(OF_A_KIND(n=4), _KEG),
            ),
            sure=SINGLE,
        ),
        side=Side.HUMAN,
    ),
    offense(
        "x_marks_the_spot",
        Level(
            (
                Use(
                    symbols({BOOTY: 3}),
                    CP(Unsure(1, "x_marks_the_spot.cp"), who=ME)
                    >> Roll(
                        Unsure(3, "x_marks_the_spot.dice"),
                        per={
                            CUTLASS: HIT(Unsure(2, "x_marks_the_spot.damage"), what=Damage.UNDEFENDABLE),
                            BOOTY: DRAW(1, who=ME),
                        },
                    )
                    + Each(showing(SKULL), _DOUBLOON),
                ),
            ),
            sure=SINGLE,
        ),
        side=Side.HUMAN,
    ),
    offense(
        "light_the_fuse",
        Level(
            (
                Use(SMALL_STRAIGHT, _KEG >> HIT(Unsure(7, "light_the_fuse.damage_small"))),
                Use(LARGE_STRAIGHT, _KEG >> HIT(Unsure(9, "light_the_fuse.damage_large"))),
            ),
            sure=SINGLE,
        ),
        side=Side.HUMAN,
    ),
    offense(
        "black_spot",
        Level(
            (
                Use(
                    symbols({SKULL: 4}),
                    _DOUBLOON + _PARLAY + HIT(Unsure(7, "black_spot.damage"), what=Damage.UNDEFENDABLE),
                ),
            ),
            sure=SINGLE,
        ),
        side=Side.HUMAN,
    ),
    offense(
        "walk_the_plank",
        Level(
            (
                Use(
                    symbols({CUTLASS: 1, BOOTY: 2, SKULL: 1}),
                    Or(STEAL_CP(Unsure(1, "walk_the_plank.cp")), DISCARD(1)) >> HIT(Unsure(7, "walk_the_plank.damage")),
                ),
            ),
            sure=SINGLE,
        ),
        side=Side.HUMAN,
    ),
    offense(
        "shiver_me_timbers",
        Level(
            (
                Use(
                    symbols({CUTLASS: 1, SKULL: 3}),
                    HIT(Unsure(7, "shiver_me_timbers.damage"), what=Damage.UNDEFENDABLE)
                    + Pick(up_to(5, CURSED_DOUBLOON), LOSE(PICKED, what=CURSED_DOUBLOON, who=ME)),
                ),
            ),
            sure=SINGLE,
        ),
        side=Side.HUMAN,
    ),
    passive(
        "cursed",
        Level(turn_end=When(HOLDS(CURSED_DOUBLOON, 1), LOSE(1, what=CURSED_DOUBLOON, who=ME), FLIP())),
        side=Side.HUMAN,
    ),
    defense(
        "ahoy_matey",
        Level(
            defense=Roll(
                Unsure(4, "ahoy_matey.dice"),
                per={
                    CUTLASS: HURT(Unsure(1, "ahoy_matey.damage")),
                    BOOTY: CP(Unsure(1, "ahoy_matey.cp"), who=ME),
                    SKULL: PREVENT(Unsure(2, "ahoy_matey.prevented"), who=ME),
                },
            )
            + When(some(CUTLASS, 2), When(some(SKULL), _DOUBLOON)),
            sure=SINGLE,
        ),
        side=Side.HUMAN,
    ),
    ultimate(
        "pirates_touch",
        symbols({SKULL: 5}),
        _DOUBLOON + _DOUBLOON + _PARLAY + _KEG + HIT(Unsure(12, "pirates_touch.damage"), what=Damage.ULTIMATE),
        side=Side.HUMAN,
        sure=SINGLE,
    ),
)

_CURSED_SIDE = (
    offense(
        "soul_cutlass",
        tiers(CUTLASS, {3: HIT(5), 4: HIT(7), 5: HIT(9)}, rider=When(OF_A_KIND(n=3), _KEG)),
        side=Side.CURSED,
    ),
    offense(
        "dread_mark",
        (
            Use(
                symbols({BOOTY: 3}),
                CP(2, who=ME)
                >> Roll(4, per={CUTLASS: HIT(2, what=Damage.UNDEFENDABLE), BOOTY: DRAW(1, who=ME), SKULL: _CURSE}),
            ),
        ),
        side=Side.CURSED,
    ),
    offense(
        "thar_she_blows",
        (Use(SMALL_STRAIGHT, _WITHER + _KEG >> HIT(7)), Use(LARGE_STRAIGHT, _WITHER + _KEG >> HIT(10))),
        side=Side.CURSED,
    ),
    offense(
        "black_soul",
        (Use(symbols({SKULL: 4}), _PARLAY + _KEG + _WITHER >> HIT(8, what=Damage.UNDEFENDABLE)),),
        side=Side.CURSED,
    ),
    offense(
        "abyssal_walk",
        (Use(symbols({CUTLASS: 1, BOOTY: 2, SKULL: 1}), STEAL_CP(1) + DISCARD(1) + _WITHER >> HIT(8)),),
        side=Side.CURSED,
    ),
    offense(
        "the_shivering",
        Level(
            (
                Use(
                    symbols({CUTLASS: 1, SKULL: 3}),
                    HIT(8, what=Damage.UNDEFENDABLE)
                    + Disputed(
                        "the_shivering.doubloons",
                        {
                            "target": MORE(IT_HOLDS(CURSED_DOUBLOON)),
                            "all_opponents": Each(OPPONENTS, SPLASH(IT_HOLDS(CURSED_DOUBLOON))),
                        },
                    ),
                ),
            ),
            sure=SINGLE,
        ),
        side=Side.CURSED,
    ),
    passive("cursed_flipped", Level(upkeep=HURT(4, what=Damage.ULTIMATE, who=ME), idle=_KEG), side=Side.CURSED),
    defense(
        "avast_ye",
        Roll(5, per={CUTLASS: HURT(1), BOOTY: CP(1, who=ME), SKULL: PREVENT(2, who=ME)})
        + When(some(CUTLASS, Unsure(2, "avast_ye.cutlasses")), When(some(SKULL), _CURSE)),
        side=Side.CURSED,
    ),
    ultimate(
        "cursed_touch",
        symbols({SKULL: 5}),
        _PARLAY
        + _CURSE
        + _WITHER
        + Disputed(
            "cursed_touch.powder_kegs",
            {"different_opponents": _A_KEG_FOR_TWO, "any_opponents": _A_KEG_TWICE},
        )
        + HIT(13, what=Damage.ULTIMATE),
        side=Side.CURSED,
    ),
)

HERO = Hero(
    "cursed_pirate",
    number=25,
    complexity=4,
    symbols={"cutlass": CUTLASS, "booty": BOOTY, "skull": SKULL},
    statuses=_STATUSES,
    abilities=_HUMAN_SIDE + _CURSED_SIDE,
    cards=(
        Card(
            19,
            "yo_ho",
            Action.MAIN,
            2,
            # the opponent chooses, and rolls
            Pick(
                OPPONENTS,
                SWAP()
                + Or(
                    INFLICT(1, what=POWDER_KEG, who=ME),
                    Roll(1, {(3, 4, 5, 6): INFLICT(1, what=POWDER_KEG, who=ME) + INFLICT(1, what=WITHER, who=ME)}),
                )
                + SWAP(),
            ),
        ),
        Card(20, "light_it_up", Action.MAIN, 2, Pick(OPPONENTS, _KEG)),
        Card(21, "feed_the_fish", Action.MAIN, 3, Pick(opponent_sets(3), Each(CHOSEN, _KEG))),
        Card(22, "pirates_life", Action.MAIN, 1, When(CURSED(), HEAL(3, who=ME), _DOUBLOON)),
        Card(23, "high_stakes", Action.MAIN, 2, Roll(2, on={BOOTY: DRAW(2, who=ME) + CP(2, who=ME)})),
        Card(
            24,
            "crows_nest",
            Action.MAIN,
            1,
            Pick(OPPONENTS, Roll(1, {CUTLASS: LOOK(), BOOTY: DISCARD(1), SKULL: DISCARD_RANDOM(1)})),
        ),
        Card(25, "truce", Action.MAIN, 3, Pick(OPPONENTS, _PARLAY)),
        Card(26, "pillage", Action.MAIN, 0, Pick(OPPONENTS, STEAL_CP(1))),
        Card(27, "scurvy", Action.MAIN, 2, HURT(1, who=ME) >> Pick(OPPONENTS, _WITHER)),
        Card(
            28,
            "swashbuckle",
            Action.MAIN,
            2,
            Roll(1, {CUTLASS: Pick(OPPONENTS, HURT(2)), BOOTY: DRAW(2, who=ME), SKULL: Pick(OPPONENTS, _KEG)}),
        ),
        Card(29, "ransom", Action.ROLL, 1, Pick(OPPONENT_DIE, RANSOM())),
        modifier(30, "run_ya_through", 2, Roll(5, per={CUTLASS: ADD(1)}) + When(in_hand(3), _KEG)),
        modifier(31, "shark_bait", 1, ADD(2)),
        Card(32, "batten_down", Action.INSTANT, 4, DISCARD_ALL(who=ME) >> DRAW(4, who=ME)),
        Card(
            33,
            "cursed_cards",
            Action.INSTANT,
            0,
            Or(
                DRAW(1, who=ME),
                HURT(2, who=ME) + DRAW(2, who=ME),
                HURT(4, who=ME) + DRAW(3, who=ME),
            ),
        ),
        promo(
            34,
            "heave_ho",
            Roll(1, {SKULL: Pick(OPPONENTS, _PARLAY), CUTLASS + BOOTY: DRAW(1, who=ME)}),
            sure=SINGLE,
        ),
    ),
    start={CURSED_DOUBLOON: 3},
)
