"""Where an effect that can be interrupted is answered: after a choice, before it does something to another player.

At any moment, says the rulebook. What a player cannot change by acting earlier he may as well do later, so that one is
asked where something has just become known, and things of another player are about to change: DT-int-4 DT-int-5. Dice
and a printed "then" have windows of their own, and damage is answered before it is applied.
"""

from __future__ import annotations

from ....kernel.effects import Act, Each, Effect, Only, Or, Pick, Roll, Seq, Then, When
from .language import GROUP_BITS, IT, SELECTOR_KIND, Do, SelectorGroup, Whose
from .order import within

_CHOICES = (SelectorGroup.PLAYER, SelectorGroup.PLAYERS, SelectorGroup.TOKEN)
"""What others have to know before they can answer: whom it is about."""
_TO_PLAYERS = (
    Do.GAIN, Do.INFLICT, Do.REMOVE_ALL, Do.LOSE, Do.STEAL_CP, Do.DISCARD, Do.DISCARD_RANDOM, Do.LOOK,
)  # fmt: skip


def answerable(effect: Effect, announced: bool) -> Effect:
    """The effect with an ANSWER wherever one is due. `announced`: it has been made known only now, so that the first
    thing it does to somebody can be answered even if nothing is chosen."""
    return _answered(effect, announced)[0]


def _answered(effect: Effect, due: bool) -> tuple[Effect, bool]:
    """The effect with its answers, and whether one is still due after it."""
    left = False

    def inner(part: Effect, due: bool = False) -> Effect:
        nonlocal left
        changed, still = _answered(part, due)
        left = left or still
        return changed

    match effect:
        case Act():
            whose = _whose(effect)
            return (effect, due) if whose is None or not due else (Do.ANSWER(what=whose) + effect, False)
        case Seq(parts):
            changed = []
            for part in parts:
                part, due = _answered(part, due)
                changed.append(part)
            return Seq(tuple(changed)), due
        case Then(first, second):
            return Then(_answered(first, due)[0], inner(second)), left
        case Each(_, body):
            before = due and any(_whose(do) is not None for do in _verbs(body))
            each = within(effect, inner)
            return (Do.ANSWER(what=Whose.ANYBODY) + each if before else each), left or (due and not before)
        case Pick(selector):
            known = due or (selector & SELECTOR_KIND) >> GROUP_BITS in _CHOICES
            return within(effect, lambda part: inner(part, known)), left
        case Or():
            return within(effect, lambda part: inner(part, True)), left and due  # what follows was known before
        case Only() | When():
            return within(effect, lambda part: inner(part, due)), left
        case Roll():
            return within(effect, inner), left
    return effect, due


def _whose(do: Act) -> int | None:
    """What tells whether it does something to another player; None: it does nothing that could be answered."""
    if do.verb is Do.REMOVE:
        return Whose.TOKEN
    if do.verb is Do.MOVE or (do.verb is Do.INFLICT and do.who != IT):
        return Whose.ANYBODY
    return Whose.PLAYER if do.verb in _TO_PLAYERS and do.who == IT else None


def _verbs(effect: Effect) -> list[Act]:
    found = [effect] if isinstance(effect, Act) else []

    def visit(part: Effect) -> Effect:
        found.extend(_verbs(part))
        return part

    within(effect, visit)
    return found
