"""Contested readings: each a switch of the set-up; its first choice is the recommended one. `reference.py` says why."""

from __future__ import annotations

from collections.abc import Mapping

from ....kernel.numbers import Numbers


class DoubleBlessing(Numbers):
    EACH_TURN, EACH_ROUND = range(2)


class OfferingLimit(Numbers):
    ANY_NUMBER, TWO = range(2)


class DifferentFaces(Numbers):
    BY_TYPE, BY_SQUARE, BY_PRICE = range(3)


class SecondOffering(Numbers):
    STARTS_AFRESH, OTHER_FACES = range(2)


class TripledChoice(Numbers):
    ONCE, THREE_TIMES = range(2)


class MirrorSees(Numbers):
    LIES_UP, FELL = range(2)


class MirrorInMirror(Numbers):
    LOOKS_THROUGH, LEFT_OUT = range(2)


class TwoMirrors(Numbers):
    FREE, EACH_DIE_ONCE = range(2)


class ShipFloor(Numbers):
    NO_GOLD_BACK, GOLD_BACK = range(2)


class ShipOrder(Numbers):
    FREE, LAST = range(2)


class BoarBearer(Numbers):
    ANOTHER_PLAYER, ANY_PLAYER = range(2)


class PrintedGlory(Numbers):
    AT_THE_END, AT_ONCE = range(2)


class HammerGlory(Numbers):
    AT_ONCE, AT_THE_END = range(2)


class TyphonCounts(Numbers):
    WHEN_BOUGHT, AT_THE_END = range(2)


class CerberusTime(Numbers):
    AFTER, BEFORE = range(2)


class CerberusLimit(Numbers):
    ONE_A_ROLL, ANY_NUMBER = range(2)


class CerberusSatyrs(Numbers):
    ALLOWED, NOT_ALLOWED = range(2)


class CerberusMinotaur(Numbers):
    NOT_ALLOWED, ALLOWED = range(2)


class Conversion(Numbers):
    PER_FACE, PER_UNIT = range(2)


class MinotaurMirror(Numbers):
    LOSES, GAINS = range(2)


class HundredGlory(Numbers):
    TOKEN_STAYS, COUNTS_ON = range(2)


class Tie(Numbers):
    SHARED, TIE_BREAK = range(2)


READINGS: Mapping[str, type[Numbers]] = {
    "double_blessing": DoubleBlessing,
    "offering_limit": OfferingLimit,
    "different_faces": DifferentFaces,
    "second_offering": SecondOffering,
    "tripled_choice": TripledChoice,
    "mirror_sees": MirrorSees,
    "mirror_in_mirror": MirrorInMirror,
    "two_mirrors": TwoMirrors,
    "ship_floor": ShipFloor,
    "ship_order": ShipOrder,
    "boar_bearer": BoarBearer,
    "printed_glory": PrintedGlory,
    "hammer_glory": HammerGlory,
    "typhon_counts": TyphonCounts,
    "cerberus_time": CerberusTime,
    "cerberus_limit": CerberusLimit,
    "cerberus_satyrs": CerberusSatyrs,
    "cerberus_minotaur": CerberusMinotaur,
    "conversion": Conversion,
    "minotaur_mirror": MinotaurMirror,
    "hundred_glory": HundredGlory,
    "tie": Tie,
}
SWITCHES = {name: reading.names for name, reading in READINGS.items()}
"""The choices of each."""
