"""Contested readings of the rulebook, each a switch of the set-up; the first of each is the recommended one.

What rules ask for has its numbers here. What only decides how far a die reaches is worked into tables of the book.
"""

from __future__ import annotations

from collections.abc import Mapping

from ....kernel.numbers import Numbers


class LtReading(Numbers):
    """What "<" in the table of key features means to a Swarm or a Fortress."""

    LOSE_IF_LOWER, WIN_IF_LOWER = range(2)


class MassTypesInResponse(Numbers):
    """Whether a type that aims at several dice may be thrown in an answer, and at which."""

    ALL_MATCHING_IN_SKIRMISH_ZONE, NOT_ALLOWED, IF_MATCHING_DIE_IN_DUEL = range(3)


class SignChoiceTime(Numbers):
    """When one says whether to add or to subtract."""

    AT_RESOLUTION, AT_DECLARATION = range(2)


class UnableToOpen(Numbers):
    """What becomes of the right to attack where a side cannot."""

    PASSES_ON, COUNTS_AS_DECLINED = range(2)


class LastLifeTakeBack(Numbers):
    """Whether one may take the last life die back in hand."""

    LEGAL_AND_LOSES, FORBIDDEN = range(2)


class RoundLimitTurn(Numbers):
    """What happens to the turn in which the round's time ends."""

    NO_NEW_DUEL_THEN_FINISH, PLAY_OUT, CUT_AT_ONCE = range(3)


class TeamDamage(Numbers):
    """Who compares attack with defense in a game of teams."""

    TEAM_TOTALS, FACING_PAIRS = range(2)


SWITCHES: Mapping[str, tuple[str, ...]] = {
    "lt_reading": LtReading.names,
    "opening_target_side": ("any", "opponent_only"),
    "response_scope": ("skirmish_zone", "skirmish_zone_and_declared_targets", "any_in_play"),
    "mass_types_in_response": MassTypesInResponse.names,
    "regeneration_storage": ("own", "any"),
    "sign_choice_time": SignChoiceTime.names,
    "unable_to_open": UnableToOpen.names,
    "last_life_take_back": LastLifeTakeBack.names,
    "round_limit_turn": RoundLimitTurn.names,
    "team_damage": TeamDamage.names,
}

ONLY_IN_TABLES = frozenset({"opening_target_side", "response_scope", "regeneration_storage"})
"""Those that no rule asks for; each of the others is a field of the book."""
