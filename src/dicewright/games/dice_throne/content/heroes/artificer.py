"""The Artificer and the bots he builds."""

from __future__ import annotations

from .....kernel.amounts import ROLLED, half
from .....kernel.conditions import some
from .....kernel.effects import Each, Effect, Nothing, Only, Or, Pick, Roll, When
from ..language import ME, Among, Count, Damage, Disputed, Do, If, Sure, Unsure
from ..parts import Ability, Action, Card, Hero, Level, Moment, Needs, Power, Status, StatusKind, Use
from ..tokens import ALL_BOTS, HEAL_BOT, NANOBOT, SHOCK_BOT, Token

WRENCH, GEAR, BOLT = (1, 2, 3), (4, 5), (6,)

NANITE = Token("nanite")
SYNTH = Token("synth")

_SCHEMATICS = Needs({GEAR: 3, BOLT: 1})
_EUREKA = Needs({WRENCH: 2, GEAR: 3})
_NANITE = Do.INFLICT(1, what=NANITE)
_NANITE_FOR_ONE = Pick(Among.OPPONENTS, _NANITE)
_WORK = (
    Power("build_bot", Action.MAIN, Pick(Among.BOTS_TO_BUILD, Do.BUILD(1, who=ME)), SYNTH, 2),
    Power("upgrade_bot", Action.MAIN, Pick(Among.BOTS_TO_UPGRADE, Do.BUILD(2, who=ME)), SYNTH, 3),
    Power("scrap_collector", Action.INSTANT, _NANITE_FOR_ONE, SYNTH, 4),
)
"""What Synth is good for in his hands alone, whoever else gets hold of some."""


def _synth(n: int) -> Effect:
    return Do.GAIN(n, what=SYNTH, who=ME)


def _pay_synth(effect: Effect) -> Effect:
    """One way of an `Or` that costs a Synth."""
    return Only(If.HOLDS(SYNTH, 1), Do.LOSE(1, what=SYNTH, who=ME) + effect)


def _spanner_roll(dice: int) -> Effect:
    return Roll(dice, per={BOLT: _synth(1)}, on={WRENCH: Do.MORE(1), GEAR: Do.MORE(2)})


_SPANNER = Disputed(
    "spanner_strike.synth",
    {
        "more_dice": Or(_spanner_roll(1), _pay_synth(_spanner_roll(Unsure(3, "spanner_strike.dice")))),
        "choose_symbol": Or(_spanner_roll(1), _pay_synth(Or(Do.MORE(1), Do.MORE(2), _synth(1)))),
    },
)


def _activate_up_to(n: int, bots: tuple[int, ...]) -> Effect:
    """Up to n different bots of these, as far as they are built."""
    if n == 0:
        return Nothing()
    return Or(
        Nothing(),
        *(
            Only(
                If.BUILT(bot, 1),
                Do.ACTIVATE(what=bot, who=ME) + _activate_up_to(n - 1, tuple(x for x in bots if x != bot)),
            )
            for bot in bots
        ),
    )


_ACTIVATE_TWO = _activate_up_to(2, ALL_BOTS)

HERO = Hero(
    "artificer",
    number=26,
    complexity=6,
    symbols={"wrench": WRENCH, "gear": GEAR, "bolt": BOLT},
    statuses=(
        Status(SYNTH, StatusKind.POSITIVE, 7, worth=1.1),
        Status(
            NANITE,
            StatusKind.NEGATIVE,
            3,
            worth=-1.6,
            modifier=True,
            upkeep=Roll(Count.HELD(NANITE), per={6: Do.LOSE(1, what=NANITE, who=ME)}),
        ),
        Status(
            NANOBOT,
            StatusKind.COMPANION,
            2,
            worth=1.5,
            powers=(
                Power("nanobot", Action.UPKEEP, Each(Among.PLAYERS, Do.DETONATE(what=NANITE)), SYNTH, 2, advanced=1),
            ),
        ),
        Status(
            SHOCK_BOT,
            StatusKind.COMPANION,
            2,
            worth=2.0,
            powers=(Power("shock_bot", Action.ROLL, Do.ADD(3), SYNTH, 2, only=Moment.MODIFIER, once=True, advanced=1),),
        ),
        Status(
            HEAL_BOT,
            StatusKind.COMPANION,
            2,
            worth=1.5,
            powers=(
                Power(
                    "heal_bot",
                    Action.ROLL,
                    Roll(1, {WRENCH: Do.HEAL(1, who=ME), GEAR + BOLT: Do.HEAL(2, who=ME)}),
                    SYNTH,
                    2,
                    only=Moment.ATTACKED,
                    least=6,
                    per_attack=2,
                    advanced=1,
                ),
            ),
        ),
    ),
    abilities=(
        Ability.offense(
            "spanner_strike",
            Level(Use.tiers(WRENCH, {n: Do.HIT(n) + _SPANNER for n in (3, 4, 5)}), sure=Sure.RECALLED),
            Level(Use.tiers(WRENCH, {n: Do.HIT(n + 1) + _SPANNER for n in (3, 4, 5)}), sure=Sure.RECALLED),
        ),
        Ability.offense(
            "schematics",
            Level((Use(_SCHEMATICS, Do.DRAW(2, who=ME) + Do.HEAL(2, who=ME) + _synth(4)),), sure=Sure.SINGLE),
            (Use(_SCHEMATICS, Do.DRAW(2, who=ME) + Do.HEAL(2, who=ME) + Do.CP(2, who=ME) + _synth(4)),),
        ),
        Ability.offense(
            "eureka",
            Level((Use(_EUREKA, _synth(3) >> Do.HIT(7)),), sure=Sure.SINGLE),
            (
                Use(_EUREKA, _synth(3) >> Do.HIT(8)),
                Use(
                    Needs({WRENCH: 2, GEAR: 2}),
                    Or(*(Only(If.LACKS(bot, 2), Do.BUILD(2, what=bot, who=ME)) for bot in ALL_BOTS)),
                    "scratch_built",
                ),
            ),
        ),
        Ability.offense(
            "jolt",
            Level((Use(Needs.SMALL_STRAIGHT, _synth(1) + _NANITE >> Do.HIT(7)),), sure=Sure.SINGLE),
            (
                Use(Needs.SMALL_STRAIGHT, _synth(1) + Do.INFLICT(2, what=NANITE) >> Do.HIT(7)),
                Use(Needs({WRENCH: 3, BOLT: 1}), _synth(5), "nuts_n_bolts"),
            ),
        ),
        Ability.offense(
            "zapppp",
            Level(
                (Use(Needs.LARGE_STRAIGHT, _NANITE + Do.HIT(9) + Pick(Among.BOTS_BUILT, Do.ACTIVATE(who=ME))),),
                sure=Sure.SINGLE,
            ),
            (
                Use(
                    Needs.LARGE_STRAIGHT, _synth(2) + _NANITE + Do.HIT(9) + Pick(Among.BOTS_BUILT, Do.ACTIVATE(who=ME))
                ),
                Use(Needs({WRENCH: 1, GEAR: 2, BOLT: 1}), Do.HIT(Count.BOTS() + 5), "swarming_bots"),
            ),
        ),
        Ability.offense(
            "overclock",
            Level(
                (
                    Use(
                        Needs({BOLT: 4}),
                        Disputed("overclock.nanite", {"none": Nothing(), "one": _NANITE})
                        + Do.HIT(6, what=Damage.UNDEFENDABLE)
                        + _ACTIVATE_TWO,
                    ),
                ),
                sure=Sure.SINGLE,
            ),
            (
                Use(Needs({BOLT: 4}), _NANITE + Do.HIT(6, what=Damage.UNDEFENDABLE) + _ACTIVATE_TWO),
                Use(Needs({BOLT: 3}), Pick(Among.OPPONENTS, Do.INFLICT(3, what=NANITE)), "power_up"),
            ),
        ),
        Ability.ultimate(
            "maximum_power",
            Needs({BOLT: 5}),
            _synth(2) + _NANITE + Do.HIT(10, what=Damage.ULTIMATE) + _ACTIVATE_TWO,
            sure=Sure.SINGLE,
        ),
        Ability.passive(
            "scrap_collector",
            Level(upkeep=_synth(1), powers=_WORK, sure=Sure.SINGLE),
            Level(upkeep=Roll(1, {WRENCH: _synth(1), GEAR + BOLT: _synth(2)}), powers=_WORK),
        ),
        Ability.defense(
            "ratchet_up",
            Level(defense=Roll(4, per={GEAR: _synth(1)}, on={BOLT: _NANITE}), sure=Sure.SINGLE),
            Roll(5, per={GEAR: _synth(1), BOLT: _NANITE}) + When(some(WRENCH, 2), Do.HURT(1)),
        ),
    ),
    cards=(
        Card.upgrade(19, "spanner_strike", 2, cost=1),
        Card.upgrade(20, "schematics", 2, cost=1),
        Card.upgrade(21, "eureka", 2, cost=2),
        Card.upgrade(22, "jolt", 2, cost=2),
        Card.upgrade(23, "zapppp", 2, cost=2),
        Card.upgrade(24, "overclock", 2, cost=2),
        Card.upgrade(25, "ratchet_up", 2, cost=3),
        Card.upgrade(26, "scrap_collector", 2, cost=2),
        Card(27, "high_voltage", Action.INSTANT, 1, _synth(2)),
        Card(28, "nanite_assault", Action.INSTANT, 1, _NANITE_FOR_ONE),
        Card(
            29,
            "conductivity",
            Action.INSTANT,
            0,
            Roll(
                1,
                {
                    WRENCH: Disputed("conductivity.wrench", {"heal": Do.HEAL(2, who=ME), "cp": Do.CP(2, who=ME)}),
                    GEAR: _synth(1),
                    BOLT: _NANITE_FOR_ONE,
                },
            ),
            sure=Sure.SINGLE,
        ),
        Card(30, "oooh_shiny", Action.INSTANT, 0, Roll(1) + Do.GAIN(half(ROLLED), what=SYNTH, who=ME)),
        Card(
            31,
            "arcing_shield",
            Action.ROLL,
            0,
            Or(Do.PREVENT(2, who=ME), _pay_synth(Do.PREVENT(3, who=ME))),
            only=Moment.ATTACKED,
        ),
        Card(32, "robo_revenge", Action.ROLL, 1, Do.PREVENT(2, who=ME) + _NANITE, only=Moment.ATTACKED),
        Card.promo(33, "synthesize", Roll(1, {BOLT: _synth(5), WRENCH + GEAR: Do.DRAW(1, who=ME)}), sure=Sure.SINGLE),
    ),
    start={SYNTH: 3},
)
