"""The Cursed Pirate, on both sides of her board."""

from __future__ import annotations

from .....kernel.conditions import in_hand, some
from .....kernel.effects import Each, May, Nothing, Or, Pick, Roll, When
from ..language import ME, Among, Count, Damage, Disputed, Do, If, Sure, Unsure
from ..parts import Ability, Action, Card, Hero, Level, Needs, Side, Status, StatusKind, Trait, Use
from ..tokens import Token

CUTLASS, BOOTY, SKULL = (1, 2, 3), (4, 5), (6,)

CURSED_DOUBLOON = Token("cursed_doubloon")
PARLAY = Token("parlay")
POWDER_KEG = Token("powder_keg")
WITHER = Token("wither")

_BLAST = 3
_KEG = Do.INFLICT(1, what=POWDER_KEG)
_WITHER = Do.INFLICT(1, what=WITHER)
_PARLAY = Do.INFLICT(1, what=PARLAY)
_CURSE = Do.INFLICT(1, what=CURSED_DOUBLOON)
# She may decline a doubloon: without any, the board turns.
_DOUBLOON = May(Do.GAIN(1, what=CURSED_DOUBLOON, who=ME))
_A_KEG_FOR_TWO = Pick(Among.OPPONENT_SETS(2), Each(Among.CHOSEN, _KEG))
_A_KEG_TWICE = May(Pick(Among.OPPONENTS, _KEG)) + May(Pick(Among.OPPONENTS, _KEG))

_STATUSES = (
    Status(
        CURSED_DOUBLOON,
        StatusKind.UNIQUE,
        3,
        worth=-2.0,  # to others; for her they are worth something
        persistent=True,
        own_limit=5,
        traits={Trait.HELD_FAST: 3},
        upkeep=When(If.OWNS(CURSED_DOUBLOON), Nothing(), Do.HURT(Count.HELD(CURSED_DOUBLOON), who=ME)),
    ),
    Status(
        POWDER_KEG,
        StatusKind.NEGATIVE,
        1,
        worth=-2.2,
        traits={Trait.EXPLODES: _BLAST},
        upkeep=Roll(
            1,
            {
                (1, 2): Do.EXPLODE(_BLAST, what=POWDER_KEG),
                6: When(If.HOLDS(POWDER_KEG, 1), May(Do.LOSE(1, what=POWDER_KEG, who=ME) + Pick(Among.OTHERS, _KEG))),
            },
        ),
    ),
    Status(WITHER, StatusKind.NEGATIVE, 2, worth=-2.8, persistent=True, modifier=True, traits={Trait.LESS_DAMAGE: 1}),
    Status(
        PARLAY,
        StatusKind.NEGATIVE,
        1,
        worth=-5.5,
        modifier=True,
        traits={Trait.NO_DAMAGE: 1, Trait.GOES_AFTER_ROLL_PHASE: 1},
    ),
)

# The numbers of the human side come from a single transcription.
_HUMAN_SIDE = (
    Ability.offense(
        "cutlass_strike",
        Level(
            Use.tiers(
                CUTLASS,
                {
                    3: Do.HIT(Unsure(5, "cutlass_strike.damage_3")),
                    4: Do.HIT(Unsure(6, "cutlass_strike.damage_4")),
                    5: Do.HIT(Unsure(7, "cutlass_strike.damage_5")),
                },
                rider=When(If.OF_A_KIND(n=4), _KEG),
            ),
            sure=Sure.SINGLE,
        ),
        side=Side.HUMAN,
    ),
    Ability.offense(
        "x_marks_the_spot",
        Level(
            (
                Use(
                    Needs({BOOTY: 3}),
                    Do.CP(Unsure(1, "x_marks_the_spot.cp"), who=ME)
                    >> Roll(
                        Unsure(3, "x_marks_the_spot.dice"),
                        per={
                            CUTLASS: Do.HIT(Unsure(2, "x_marks_the_spot.damage"), what=Damage.UNDEFENDABLE),
                            BOOTY: Do.DRAW(1, who=ME),
                        },
                    )
                    + Each(Among.SHOWING(SKULL), _DOUBLOON),
                ),
            ),
            sure=Sure.SINGLE,
        ),
        side=Side.HUMAN,
    ),
    Ability.offense(
        "light_the_fuse",
        Level(
            (
                Use(Needs.SMALL_STRAIGHT, _KEG >> Do.HIT(Unsure(7, "light_the_fuse.damage_small"))),
                Use(Needs.LARGE_STRAIGHT, _KEG >> Do.HIT(Unsure(9, "light_the_fuse.damage_large"))),
            ),
            sure=Sure.SINGLE,
        ),
        side=Side.HUMAN,
    ),
    Ability.offense(
        "black_spot",
        Level(
            (
                Use(
                    Needs({SKULL: 4}),
                    _DOUBLOON + _PARLAY + Do.HIT(Unsure(7, "black_spot.damage"), what=Damage.UNDEFENDABLE),
                ),
            ),
            sure=Sure.SINGLE,
        ),
        side=Side.HUMAN,
    ),
    Ability.offense(
        "walk_the_plank",
        Level(
            (
                Use(
                    Needs({CUTLASS: 1, BOOTY: 2, SKULL: 1}),
                    Or(Do.STEAL_CP(Unsure(1, "walk_the_plank.cp")), Do.DISCARD(1))
                    >> Do.HIT(Unsure(7, "walk_the_plank.damage")),
                ),
            ),
            sure=Sure.SINGLE,
        ),
        side=Side.HUMAN,
    ),
    Ability.offense(
        "shiver_me_timbers",
        Level(
            (
                Use(
                    Needs({CUTLASS: 1, SKULL: 3}),
                    Do.HIT(Unsure(7, "shiver_me_timbers.damage"), what=Damage.UNDEFENDABLE)
                    + Pick(
                        Among.UP_TO_TOKEN(5, CURSED_DOUBLOON), Do.LOSE(Count.PICKED(), what=CURSED_DOUBLOON, who=ME)
                    ),
                ),
            ),
            sure=Sure.SINGLE,
        ),
        side=Side.HUMAN,
    ),
    Ability.passive(
        "cursed",
        Level(turn_end=When(If.HOLDS(CURSED_DOUBLOON, 1), Do.LOSE(1, what=CURSED_DOUBLOON, who=ME), Do.FLIP())),
        side=Side.HUMAN,
    ),
    Ability.defense(
        "ahoy_matey",
        Level(
            defense=Roll(
                Unsure(4, "ahoy_matey.dice"),
                per={
                    CUTLASS: Do.HURT(Unsure(1, "ahoy_matey.damage")),
                    BOOTY: Do.CP(Unsure(1, "ahoy_matey.cp"), who=ME),
                    SKULL: Do.PREVENT(Unsure(2, "ahoy_matey.prevented"), who=ME),
                },
            )
            + When(some(CUTLASS, 2), When(some(SKULL), _DOUBLOON)),
            sure=Sure.SINGLE,
        ),
        side=Side.HUMAN,
    ),
    Ability.ultimate(
        "pirates_touch",
        Needs({SKULL: 5}),
        _DOUBLOON + _DOUBLOON + _PARLAY + _KEG + Do.HIT(Unsure(12, "pirates_touch.damage"), what=Damage.ULTIMATE),
        side=Side.HUMAN,
        sure=Sure.SINGLE,
    ),
)

_CURSED_SIDE = (
    Ability.offense(
        "soul_cutlass",
        Use.tiers(CUTLASS, {3: Do.HIT(5), 4: Do.HIT(7), 5: Do.HIT(9)}, rider=When(If.OF_A_KIND(n=3), _KEG)),
        side=Side.CURSED,
    ),
    Ability.offense(
        "dread_mark",
        (
            Use(
                Needs({BOOTY: 3}),
                Do.CP(2, who=ME)
                >> Roll(
                    4, per={CUTLASS: Do.HIT(2, what=Damage.UNDEFENDABLE), BOOTY: Do.DRAW(1, who=ME), SKULL: _CURSE}
                ),
            ),
        ),
        side=Side.CURSED,
    ),
    Ability.offense(
        "thar_she_blows",
        (
            Use(Needs.SMALL_STRAIGHT, _WITHER + _KEG >> Do.HIT(7)),
            Use(Needs.LARGE_STRAIGHT, _WITHER + _KEG >> Do.HIT(10)),
        ),
        side=Side.CURSED,
    ),
    Ability.offense(
        "black_soul",
        (Use(Needs({SKULL: 4}), _PARLAY + _KEG + _WITHER >> Do.HIT(8, what=Damage.UNDEFENDABLE)),),
        side=Side.CURSED,
    ),
    Ability.offense(
        "abyssal_walk",
        (Use(Needs({CUTLASS: 1, BOOTY: 2, SKULL: 1}), Do.STEAL_CP(1) + Do.DISCARD(1) + _WITHER >> Do.HIT(8)),),
        side=Side.CURSED,
    ),
    Ability.offense(
        "the_shivering",
        Level(
            (
                Use(
                    Needs({CUTLASS: 1, SKULL: 3}),
                    Do.HIT(8, what=Damage.UNDEFENDABLE)
                    + Disputed(
                        "the_shivering.doubloons",
                        {
                            "target": Do.MORE(Count.IT_HOLDS(CURSED_DOUBLOON)),
                            "all_opponents": Each(Among.OPPONENTS, Do.SPLASH(Count.IT_HOLDS(CURSED_DOUBLOON))),
                        },
                    ),
                ),
            ),
            sure=Sure.SINGLE,
        ),
        side=Side.CURSED,
    ),
    Ability.passive(
        "cursed_flipped", Level(upkeep=Do.HURT(4, what=Damage.ULTIMATE, who=ME), idle=_KEG), side=Side.CURSED
    ),
    Ability.defense(
        "avast_ye",
        Roll(5, per={CUTLASS: Do.HURT(1), BOOTY: Do.CP(1, who=ME), SKULL: Do.PREVENT(2, who=ME)})
        + When(some(CUTLASS, Unsure(2, "avast_ye.cutlasses")), When(some(SKULL), _CURSE)),
        side=Side.CURSED,
    ),
    Ability.ultimate(
        "cursed_touch",
        Needs({SKULL: 5}),
        _PARLAY
        + _CURSE
        + _WITHER
        + Disputed(
            "cursed_touch.powder_kegs",
            {"different_opponents": _A_KEG_FOR_TWO, "any_opponents": _A_KEG_TWICE},
        )
        + Do.HIT(13, what=Damage.ULTIMATE),
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
                Among.OPPONENTS,
                Do.SWAP()
                + Or(
                    Do.INFLICT(1, what=POWDER_KEG, who=ME),
                    Roll(
                        1, {(3, 4, 5, 6): Do.INFLICT(1, what=POWDER_KEG, who=ME) + Do.INFLICT(1, what=WITHER, who=ME)}
                    ),
                )
                + Do.SWAP(),
            ),
        ),
        Card(20, "light_it_up", Action.MAIN, 2, Pick(Among.OPPONENTS, _KEG)),
        Card(21, "feed_the_fish", Action.MAIN, 3, Pick(Among.OPPONENT_SETS(3), Each(Among.CHOSEN, _KEG))),
        Card(22, "pirates_life", Action.MAIN, 1, When(If.CURSED(), Do.HEAL(3, who=ME), _DOUBLOON)),
        Card(23, "high_stakes", Action.MAIN, 2, Roll(2, on={BOOTY: Do.DRAW(2, who=ME) + Do.CP(2, who=ME)})),
        Card(
            24,
            "crows_nest",
            Action.MAIN,
            1,
            Pick(Among.OPPONENTS, Roll(1, {CUTLASS: Do.LOOK(), BOOTY: Do.DISCARD(1), SKULL: Do.DISCARD_RANDOM(1)})),
        ),
        Card(25, "truce", Action.MAIN, 3, Pick(Among.OPPONENTS, _PARLAY)),
        Card(26, "pillage", Action.MAIN, 0, Pick(Among.OPPONENTS, Do.STEAL_CP(1))),
        Card(27, "scurvy", Action.MAIN, 2, Do.HURT(1, who=ME) >> Pick(Among.OPPONENTS, _WITHER)),
        Card(
            28,
            "swashbuckle",
            Action.MAIN,
            2,
            Roll(
                1,
                {
                    CUTLASS: Pick(Among.OPPONENTS, Do.HURT(2)),
                    BOOTY: Do.DRAW(2, who=ME),
                    SKULL: Pick(Among.OPPONENTS, _KEG),
                },
            ),
        ),
        Card(29, "ransom", Action.ROLL, 1, Pick(Among.OPPONENT_DIE, Do.RANSOM())),
        Card.modifier(30, "run_ya_through", 2, Roll(5, per={CUTLASS: Do.ADD(1)}) + When(in_hand(3), _KEG)),
        Card.modifier(31, "shark_bait", 1, Do.ADD(2)),
        Card(32, "batten_down", Action.INSTANT, 4, Do.DISCARD_ALL(who=ME) >> Do.DRAW(4, who=ME)),
        Card(
            33,
            "cursed_cards",
            Action.INSTANT,
            0,
            Or(
                Do.DRAW(1, who=ME),
                Do.HURT(2, who=ME) + Do.DRAW(2, who=ME),
                Do.HURT(4, who=ME) + Do.DRAW(3, who=ME),
            ),
        ),
        Card.promo(
            34,
            "heave_ho",
            Roll(1, {SKULL: Pick(Among.OPPONENTS, _PARLAY), CUTLASS + BOOTY: Do.DRAW(1, who=ME)}),
            sure=Sure.SINGLE,
        ),
    ),
    start={CURSED_DOUBLOON: 3},
)
