"""The Gunslinger."""

from __future__ import annotations

from .....kernel.amounts import ROLLED, half
from .....kernel.conditions import in_hand
from .....kernel.effects import Each, May, Or, Pick, Roll, When
from ..language import ME, Among, Damage, Do, If, Sure, contest
from ..parts import Ability, Action, Card, Hero, Level, Moment, Needs, Power, Status, StatusKind, Trait, Use
from ..shared import EVADING, EVASIVE, KNOCKDOWN, KNOCKED_DOWN
from ..tokens import Token

BULLET, DASH, BULLSEYE = (1, 2, 3), (4, 5), (6,)

BOUNTY = Token("bounty")
RELOAD = Token("reload")

_EVADE = Do.GAIN(1, what=EVASIVE, who=ME)
_RELOAD = Do.GAIN(1, what=RELOAD, who=ME)
_KNOCK_DOWN = Do.INFLICT(1, what=KNOCKDOWN)
_WANTED = Do.INFLICT(1, what=BOUNTY)

# What lets the die of a Reload be re-rolled: once, whatever allows it; Wild West! also pays for it.
_STEADY, _WILD_WEST = 1, 2
_AGAIN = Pick(Among.ROLLED_DIE, Do.REROLL_OWN())

_BOUNTY_HUNTER = Needs({BULLET: 2, BULLSEYE: 2})
_TAKE_COVER = Needs({BULLET: 2, DASH: 3})
_WON_DUEL = Or(Do.HURT(3), Do.HALVE(who=ME))

HERO = Hero(
    "gunslinger",
    number=21,
    complexity=2,
    symbols={"bullet": BULLET, "dash": DASH, "bullseye": BULLSEYE},
    statuses=(
        KNOCKED_DOWN,
        EVADING,
        Status(
            RELOAD,
            StatusKind.POSITIVE,
            2,
            worth=1.8,
            modifier=True,
            powers=(
                Power(
                    "reload",
                    Action.ROLL,
                    Roll(
                        1,
                        again=When(If.SPARED(n=_STEADY), May(_AGAIN + When(If.SPARED(n=_WILD_WEST), Do.ADD(1)))),
                    )
                    + Do.ADD(half(ROLLED)),
                    RELOAD,
                    1,
                    only=Moment.MODIFIER,
                ),
            ),
        ),
        Status(
            BOUNTY,
            StatusKind.NEGATIVE,
            1,
            worth=-2.5,
            persistent=True,
            modifier=True,
            traits={Trait.MORE_DAMAGE: 1, Trait.PAYS_ATTACKER: 1},
        ),
    ),
    abilities=(
        Ability.offense(
            "revolver",
            Use.tiers(BULLET, {3: Do.HIT(3), 4: Do.HIT(4), 5: Do.HIT(5)}),
            Use.tiers(BULLET, {3: Do.HIT(4), 4: Do.HIT(5), 5: Do.HIT(6)}, rider=When(If.OF_A_KIND(n=4), _KNOCK_DOWN)),
        ),
        Ability.offense(
            "bounty_hunter",
            *((Use(_BOUNTY_HUNTER, _WANTED >> Do.HIT(n, what=Damage.UNDEFENDABLE)),) for n in (1, 2)),
        ),
        Ability.offense(
            "showdown",
            *(
                (Use(Needs.SMALL_STRAIGHT, contest(Do.HIT(win), Do.HIT(lose), tie_wins=True)),)
                for win, lose in ((7, 5), (8, 6), (9, 6))
            ),
        ),
        Ability.offense(
            "fan_the_hammer",
            (Use(Needs.LARGE_STRAIGHT, Do.GAIN(2, what=EVASIVE, who=ME) + Do.HIT(7)),),
            (
                Use(Needs.LARGE_STRAIGHT, Do.GAIN(2, what=EVASIVE, who=ME) + Do.HIT(8)),
                Use(
                    Needs({DASH: 2, BULLSEYE: 1}),
                    _EVADE + _KNOCK_DOWN + Do.HIT(1, what=Damage.UNDEFENDABLE),
                    "pistol_whip",
                ),
            ),
        ),
        Ability.offense(
            "take_cover",
            (Use(_TAKE_COVER, _EVADE + Do.HIT(5)),),
            (
                Use(_TAKE_COVER, _EVADE + Do.HIT(6)),
                Use(Needs({DASH: 3}), Do.GAIN(2, what=EVASIVE, who=ME) + _WANTED, "mark_the_target"),
            ),
        ),
        Ability.offense(
            "deadeye",
            (Use(Needs({BULLSEYE: 4}), _KNOCK_DOWN + Do.HIT(6, what=Damage.UNDEFENDABLE)),),
            (
                Use(Needs({BULLSEYE: 4}), _KNOCK_DOWN + Do.HIT(8, what=Damage.UNDEFENDABLE)),
                Use(
                    Needs({BULLSEYE: 3}),
                    _EVADE + Pick(Among.OPPONENT_SETS(2), Each(Among.CHOSEN, _WANTED + _KNOCK_DOWN)),
                    "enforcer",
                ),
            ),
        ),
        Ability.ultimate(
            "fill_em_with_lead",
            Needs({BULLSEYE: 5}),
            Do.SPARE(_STEADY) + _EVADE + _WANTED + _KNOCK_DOWN >> Do.HIT(10, what=Damage.ULTIMATE),
        ),
        Ability.passive("quick_draw", Level(upkeep=_RELOAD), Level(upkeep=_RELOAD, activating=Do.SPARE(_STEADY))),
        Ability.defense("duel", *(contest(_WON_DUEL, Do.HURT(1), tie_wins=tie_wins) for tie_wins in (False, True))),
    ),
    cards=(
        Card.upgrade(19, "revolver", 2, cost=2),
        Card.upgrade(20, "bounty_hunter", 2, cost=1),
        Card.upgrade(21, "showdown", 2, cost=2),
        Card.upgrade(22, "showdown", 3, cost=3),
        Card.upgrade(23, "fan_the_hammer", 2, cost=2),
        Card.upgrade(24, "take_cover", 2, cost=2),
        Card.upgrade(25, "deadeye", 2, cost=2),
        Card.upgrade(26, "duel", 2, cost=3),
        Card.upgrade(27, "quick_draw", 2, cost=2),
        Card(28, "wanted", Action.MAIN, 2, Pick(Among.OPPONENTS, _WANTED)),
        Card(29, "spin_the_chamber", Action.MAIN, 1, _RELOAD),
        Card(
            30,
            "roulette",
            Action.MAIN,
            1,
            Pick(Among.PLAYERS, Roll(1, {BULLET: Do.HURT(2), DASH: _KNOCK_DOWN, BULLSEYE: _WANTED})),
        ),
        Card.modifier(31, "wild_west", 1, Do.SPARE(_WILD_WEST)),
        Card.modifier(32, "eat_lead", 1, Roll(5, per={BULLET: Do.ADD(1)}) + When(in_hand(4), _KNOCK_DOWN)),
        Card.promo(
            33,
            "run_and_gun",
            Roll(1, {BULLSEYE: Pick(Among.OPPONENTS, _WANTED + _KNOCK_DOWN), BULLET + DASH: Do.DRAW(1, who=ME)}),
            sure=Sure.SINGLE,
        ),
    ),
)
