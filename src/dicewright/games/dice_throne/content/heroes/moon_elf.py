"""The Moon Elf."""

from __future__ import annotations

from .....kernel.amounts import every, shown
from .....kernel.conditions import some
from .....kernel.effects import Effect, Pick, Roll, When
from ..language import ME, Additionally, Among, Damage, Do, If, Unsure
from ..parts import Ability, Action, Card, Hero, Needs, Status, StatusKind, Trait, Use
from ..shared import EVADING, EVASIVE, IN_THE_CROSSHAIRS, TARGETED
from ..tokens import Token

ARROW, FOOT, MOON = (1, 2, 3), (4, 5), (6,)

BLIND = Token("blind")
ENTANGLE = Token("entangle")

_BLIND, _ENTANGLE, _TARGET = Do.INFLICT(1, what=BLIND), Do.INFLICT(1, what=ENTANGLE), Do.INFLICT(1, what=TARGETED)
_MOONLIGHT = _BLIND + _ENTANGLE + _TARGET
_EVADE = Do.GAIN(1, what=EVASIVE, who=ME)
_GIVE_COVER = Pick(Among.PLAYERS, Do.GAIN(1, what=EVASIVE))
_DEMISING_SHOT = Needs({ARROW: 3, MOON: 2})
_COVERED_SHOT = Needs({ARROW: 2, FOOT: 3})
_EXPLODING_ARROW = Needs({ARROW: 1, MOON: 3})


def _explosion(base: int, per_arrow: int, also: Effect = _BLIND) -> Effect:
    damage = Do.HIT(base) + Do.MORE(per_arrow * shown(ARROW)) + Do.MORE(shown(FOOT))
    return Roll(5, per={MOON: Do.CP(-1)}) + damage + Additionally(also)


HERO = Hero(
    "moon_elf",
    number=12,
    complexity=2,
    symbols={"arrow": ARROW, "foot": FOOT, "moon": MOON},
    statuses=(
        EVADING,
        Status(
            BLIND,
            StatusKind.NEGATIVE,
            1,
            worth=-2.5,
            traits={Trait.GOES_AFTER_ROLL_PHASE: 1},
            activating=Roll(1, {(1, 2): Do.FAIL()}),
        ),
        Status(
            ENTANGLE,
            StatusKind.NEGATIVE,
            1,
            worth=-1.8,
            traits={Trait.FEWER_ATTEMPTS: 1, Trait.GOES_AFTER_ROLL_PHASE: 1},
        ),
        IN_THE_CROSSHAIRS,
    ),
    abilities=(
        Ability.offense(
            "longbow",
            Use.tiers(ARROW, {3: Do.HIT(Unsure(4, "longbow.3_arrows")), 4: Do.HIT(5), 5: Do.HIT(7)}),
            Use.tiers(ARROW, {3: Do.HIT(4), 4: Do.HIT(6), 5: Do.HIT(8)}, rider=When(If.OF_A_KIND(n=4), _ENTANGLE)),
            Use.tiers(ARROW, {3: Do.HIT(5), 4: Do.HIT(7), 5: Do.HIT(9)}, rider=When(If.OF_A_KIND(n=3), _ENTANGLE)),
        ),
        Ability.offense(
            "demising_shot",
            (Use(_DEMISING_SHOT, _TARGET >> Do.HIT(4)),),
            (
                Use(_DEMISING_SHOT, _TARGET >> Do.HIT(6)),
                Use(Needs({ARROW: 2, MOON: 1}), _TARGET + _ENTANGLE, "focus"),
            ),
        ),
        Ability.offense(
            "covered_shot",
            (Use(_COVERED_SHOT, _EVADE + Do.HIT(7)),),
            (
                Use(_COVERED_SHOT, _EVADE + Do.HIT(9)),
                Use(Needs({FOOT: 3}), _GIVE_COVER + Do.HIT(2, what=Damage.UNDEFENDABLE), "evasive_action"),
            ),
        ),
        Ability.offense(
            "exploding_arrow",
            (Use(_EXPLODING_ARROW, _explosion(Unsure(3, "exploding_arrow.damage"), 1)),),
            (Use(_EXPLODING_ARROW, _explosion(3, 2)),),
            (Use(_EXPLODING_ARROW, _explosion(3, 2, _BLIND + _ENTANGLE)),),
        ),
        Ability.offense(
            "entangling_shot",
            (Use(Needs.SMALL_STRAIGHT, _ENTANGLE + Do.HIT(7)),),
            (Use(Needs.SMALL_STRAIGHT, _ENTANGLE + Do.HIT(9)),),
        ),
        Ability.offense(
            "eclipse",
            (Use(Needs({MOON: 4}), _MOONLIGHT >> Do.HIT(7)),),
            (
                Use(Needs({MOON: 4}), _MOONLIGHT >> Do.HIT(9)),
                Use(Needs({MOON: 3}), _EVADE + _MOONLIGHT, "moon_shadow"),
            ),
        ),
        Ability.offense(
            "blinding_shot",
            (Use(Needs.LARGE_STRAIGHT, _BLIND + _EVADE + Do.HIT(8)),),
            (
                Use(Needs.LARGE_STRAIGHT, _BLIND + _EVADE + Do.HIT(10)),
                Use(
                    Needs({ARROW: 1, FOOT: 2, MOON: 1}),
                    Do.GAIN(3, what=EVASIVE, who=ME) + _ENTANGLE,
                    "lunar_blessing",
                ),
            ),
        ),
        Ability.ultimate("lunar_eclipse", Needs({MOON: 5}), _EVADE + _MOONLIGHT >> Do.HIT(12, what=Damage.ULTIMATE)),
        Ability.defense(
            "missed_me",
            Roll(5) + When(some(FOOT, 2), Do.HALVE(who=ME)) + Do.HURT(every(2, shown(ARROW))),
            Roll(5) + When(some(FOOT, 2), Do.HALVE(who=ME)) + Do.HURT(shown(ARROW)),
        ),
    ),
    cards=(
        Card.upgrade(19, "longbow", 2, cost=2),
        Card.upgrade(20, "longbow", 3, cost=3),
        Card.upgrade(21, "demising_shot", 2, cost=2),
        Card.upgrade(22, "covered_shot", 2, cost=2),
        Card.upgrade(23, "exploding_arrow", 2, cost=2),
        Card.upgrade(24, "exploding_arrow", 3, cost=3),
        Card.upgrade(25, "entangling_shot", 2, cost=2),
        Card.upgrade(26, "blinding_shot", 2, cost=2),
        Card.upgrade(27, "eclipse", 2, cost=2),
        Card.upgrade(28, "missed_me", 2, cost=3),
        Card(29, "moon_magic", Action.MAIN, 4, _EVADE + Pick(Among.OPPONENTS, _MOONLIGHT)),
        Card.modifier(30, "take_that", 0, Roll(1, {ARROW: Do.ADD(2), FOOT: _ENTANGLE, MOON: _BLIND})),
        Card.modifier(31, "volley", 1, Roll(5, per={ARROW: Do.ADD(1)}) + _ENTANGLE),
        Card(32, "evade", Action.INSTANT, 1, _GIVE_COVER),
        Card.promo(
            33, "lunar_umbra", Roll(1, {MOON: Pick(Among.OPPONENTS, _MOONLIGHT), ARROW + FOOT: Do.DRAW(1, who=ME)})
        ),
    ),
)
