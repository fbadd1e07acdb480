"""The Moon Elf."""

from __future__ import annotations

from .....kernel.effects import Effect, Pick, Roll, When, every, shown, some
from ..language import (
    ADD,
    CP,
    DRAW,
    FAIL,
    GAIN,
    HALVE,
    HIT,
    HURT,
    INFLICT,
    LARGE_STRAIGHT,
    ME,
    MORE,
    OF_A_KIND,
    OPPONENTS,
    PLAYERS,
    SMALL_STRAIGHT,
    Action,
    Additionally,
    Card,
    Damage,
    Hero,
    Status,
    StatusKind,
    Trait,
    Unsure,
    Use,
    defense,
    modifier,
    offense,
    promo,
    symbols,
    tiers,
    ultimate,
    upgrade,
)
from ..shared import EVADING, EVASIVE, IN_THE_CROSSHAIRS, TARGETED
from ..tokens import Token

ARROW, FOOT, MOON = (1, 2, 3), (4, 5), (6,)

BLIND = Token("blind")
ENTANGLE = Token("entangle")

_BLIND, _ENTANGLE, _TARGET = INFLICT(1, what=BLIND), INFLICT(1, what=ENTANGLE), INFLICT(1, what=TARGETED)
_MOONLIGHT = _BLIND + _ENTANGLE + _TARGET
_EVADE = GAIN(1, what=EVASIVE, who=ME)
_GIVE_COVER = Pick(PLAYERS, GAIN(1, what=EVASIVE))
_DEMISING_SHOT = symbols({ARROW: 3, MOON: 2})
_COVERED_SHOT = symbols({ARROW: 2, FOOT: 3})
_EXPLODING_ARROW = symbols({ARROW: 1, MOON: 3})


def _explosion(base: int, per_arrow: int, also: Effect = _BLIND) -> Effect:
    damage = HIT(base) + MORE(per_arrow * shown(ARROW)) + MORE(shown(FOOT))
    return Roll(5, per={MOON: CP(-1)}) + damage + Additionally(also)


HERO = Hero(
    "moon_elf",
    number=12,
    complexity=2,
    symbols={"arrow": ARROW, "foot": FOOT, "moon": MOON},
    statuses=(
        EVADING,
        Status(
            BLIND, StatusKind.NEGATIVE, 1, traits={Trait.GOES_AFTER_ROLL_PHASE: 1}, activating=Roll(1, {(1, 2): FAIL()})
        ),
        Status(ENTANGLE, StatusKind.NEGATIVE, 1, traits={Trait.FEWER_ATTEMPTS: 1, Trait.GOES_AFTER_ROLL_PHASE: 1}),
        IN_THE_CROSSHAIRS,
    ),
    abilities=(
        offense(
            "longbow",
            tiers(ARROW, {3: HIT(Unsure(4, "longbow.3_arrows")), 4: HIT(5), 5: HIT(7)}),
            tiers(ARROW, {3: HIT(4), 4: HIT(6), 5: HIT(8)}, rider=When(OF_A_KIND(n=4), _ENTANGLE)),
            tiers(ARROW, {3: HIT(5), 4: HIT(7), 5: HIT(9)}, rider=When(OF_A_KIND(n=3), _ENTANGLE)),
        ),
        offense(
            "demising_shot",
            (Use(_DEMISING_SHOT, _TARGET >> HIT(4)),),
            (
                Use(_DEMISING_SHOT, _TARGET >> HIT(6)),
                Use(symbols({ARROW: 2, MOON: 1}), _TARGET + _ENTANGLE, "focus"),
            ),
        ),
        offense(
            "covered_shot",
            (Use(_COVERED_SHOT, _EVADE + HIT(7)),),
            (
                Use(_COVERED_SHOT, _EVADE + HIT(9)),
                Use(symbols({FOOT: 3}), _GIVE_COVER + HIT(2, what=Damage.UNDEFENDABLE), "evasive_action"),
            ),
        ),
        offense(
            "exploding_arrow",
            (Use(_EXPLODING_ARROW, _explosion(Unsure(3, "exploding_arrow.damage"), 1)),),
            (Use(_EXPLODING_ARROW, _explosion(3, 2)),),
            (Use(_EXPLODING_ARROW, _explosion(3, 2, _BLIND + _ENTANGLE)),),
        ),
        offense(
            "entangling_shot",
            (Use(SMALL_STRAIGHT, _ENTANGLE + HIT(7)),),
            (Use(SMALL_STRAIGHT, _ENTANGLE + HIT(9)),),
        ),
        offense(
            "eclipse",
            (Use(symbols({MOON: 4}), _MOONLIGHT >> HIT(7)),),
            (
                Use(symbols({MOON: 4}), _MOONLIGHT >> HIT(9)),
                Use(symbols({MOON: 3}), _EVADE + _MOONLIGHT, "moon_shadow"),
            ),
        ),
        offense(
            "blinding_shot",
            (Use(LARGE_STRAIGHT, _BLIND + _EVADE + HIT(8)),),
            (
                Use(LARGE_STRAIGHT, _BLIND + _EVADE + HIT(10)),
                Use(
                    symbols({ARROW: 1, FOOT: 2, MOON: 1}),
                    GAIN(3, what=EVASIVE, who=ME) + _ENTANGLE,
                    "lunar_blessing",
                ),
            ),
        ),
        ultimate("lunar_eclipse", symbols({MOON: 5}), _EVADE + _MOONLIGHT >> HIT(12, what=Damage.ULTIMATE)),
        defense(
            "missed_me",
            Roll(5) + When(some(FOOT, 2), HALVE(who=ME)) + HURT(every(2, shown(ARROW))),
            Roll(5) + When(some(FOOT, 2), HALVE(who=ME)) + HURT(shown(ARROW)),
        ),
    ),
    cards=(
        upgrade(19, "longbow", 2, cost=2),
        upgrade(20, "longbow", 3, cost=3),
        upgrade(21, "demising_shot", 2, cost=2),
        upgrade(22, "covered_shot", 2, cost=2),
        upgrade(23, "exploding_arrow", 2, cost=2),
        upgrade(24, "exploding_arrow", 3, cost=3),
        upgrade(25, "entangling_shot", 2, cost=2),
        upgrade(26, "blinding_shot", 2, cost=2),
        upgrade(27, "eclipse", 2, cost=2),
        upgrade(28, "missed_me", 2, cost=3),
        Card(29, "moon_magic", Action.MAIN, 4, _EVADE + Pick(OPPONENTS, _MOONLIGHT)),
        modifier(30, "take_that", 0, Roll(1, {ARROW: ADD(2), FOOT: _ENTANGLE, MOON: _BLIND})),
        modifier(31, "volley", 1, Roll(5, per={ARROW: ADD(1)}) + _ENTANGLE),
        Card(32, "evade", Action.INSTANT, 1, _GIVE_COVER),
        promo(33, "lunar_umbra", Roll(1, {MOON: Pick(OPPONENTS, _MOONLIGHT), ARROW + FOOT: DRAW(1, who=ME)})),
    ),
)
