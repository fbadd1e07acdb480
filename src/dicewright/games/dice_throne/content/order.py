"""What can be told from an effect before it is done: the order of its parts, whom it names, what it begins with."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import replace

from ....kernel.amounts import Amount
from ....kernel.effects import Act, Each, Effect, Only, Or, Pick, Roll, Seq, Then, When
from .language import GROUP_BITS, IT, NAMES_SEVERAL, SELECTOR_KIND, Additionally, Among, Count, Do, SelectorGroup
from .parts import Moment

DICE_MOMENTS = (Moment.OFFENSE_ROLL, Moment.DEFENSE_ROLL, Moment.OPPONENT_ROLL)


def in_rulebook_order(effect: Effect) -> Effect:
    """An offensive ability first does what needs no target, then what does, then its damage, and last what it does to
    everybody, or additionally; a "then" is a bar between. DT-off-8 DT-def-1 DT-fx-8"""
    match effect:
        case Act(amount=amount) if amount.source == Count.IT_HOLDS:
            return Do.AIM() + effect  # a number read off the target
        case Then(first, second):
            return Then(in_rulebook_order(first), in_rulebook_order(second))
        case Seq(parts) if not any(isinstance(p, Act) and p.verb is Do.CONTEST for p in parts):
            return Seq(tuple(sorted((in_rulebook_order(part) for part in parts), key=_rank)))
    return effect


def without_words(effect: Effect) -> Effect:
    """... without what only stands there to be told, once the order is settled."""
    return without_words(effect.effect) if isinstance(effect, Additionally) else within(effect, without_words)


def with_names(effect: Effect) -> Effect:
    """Where the text of an offensive ability itself lets one choose opponents, they are named as a target is;
    collateral damage has no target. DT-king-8 DT-dmg-5"""
    match effect:
        case Pick(_, Act(verb)) | Pick(_, Each(_, Act(verb))) if verb is Do.SPLASH:
            return effect
        case Pick(selector, inner):
            kind, named = selector & SELECTOR_KIND, with_names(inner)
            if kind in (Among.OPPONENTS, Among.OPPONENT_SETS):
                named = Do.NAME(what=NAMES_SEVERAL if kind == Among.OPPONENT_SETS else 0) + named
            return Pick(selector, named)
    return within(effect, with_names)


def as_declared(effect: Effect) -> Effect:
    """Without what the rules themselves put into it."""
    if isinstance(effect, Seq):
        parts = tuple(as_declared(part) for part in effect.parts if not _inserted(part))
        return parts[0] if len(parts) == 1 else Seq(parts)
    return within(effect, as_declared)


def with_picked(effect: Effect, n: int) -> Effect:
    """... with the number that was chosen in place of what reads it."""
    match effect:
        case Act(amount=Amount(plus, Count.PICKED, times, over=0)):
            return replace(effect, amount=Amount(plus + times * n))
    return within(effect, lambda part: with_picked(part, n))


def _inserted(effect: Effect) -> bool:
    return isinstance(effect, Act) and effect.verb in (Do.NAME, Do.ANSWER)


def within(effect: Effect, change: Callable[[Effect], Effect]) -> Effect:
    """The same form with its parts changed."""
    match effect:
        case Seq(parts):
            return Seq(tuple(map(change, parts)))
        case Then(first, second):
            return Then(change(first), change(second))
        case Or(options):
            return Or(*map(change, options))
        case Only(test, inner):
            return Only(test, change(inner))
        case When(test, then, otherwise):
            return When(test, change(then), change(otherwise))
        case Each(selector, inner):
            return Each(selector, change(inner))
        case Pick(selector, inner):
            return Pick(selector, change(inner))
        case Roll(_, table, per, on):
            changed = [{faces: change(inner) for faces, inner in rows.items()} for rows in (table, per, on)]
            return replace(effect, table=changed[0], per=changed[1], on=changed[2])
    return effect


def _rank(effect: Effect) -> int:
    """0 needs no target, 1 does, 2 is damage, or a bot that acts on the attack as it stands then, 3 is
    collateral damage."""
    match effect:
        case Act(verb, who):
            if verb in (Do.HIT, Do.MORE, Do.ACTIVATE):
                return 2
            return 1 if who == IT and verb not in (Do.MAKE_UNDEFENDABLE, Do.RECOIL, Do.EXTRA_PHASE) else 0
        case Additionally():
            return 3
        case Each(_, Act(verb)) if verb is Do.SPLASH:
            return 3
        case Seq(parts):
            return max(map(_rank, parts))
        case Then():
            return 2
        case When(_, then, otherwise):
            return max(_rank(then), _rank(otherwise))
        case Or(options):
            return max(_rank(o.effect if isinstance(o, Only) else o) for o in options)
        case Pick(_, Act(verb)) if verb is Do.ACTIVATE:
            return 2
    return 0


def first_pick(effect: Effect) -> int | None:
    """The selector of the Pick that an effect begins with."""
    match effect:
        case Pick(selector):
            return selector
        case Seq(parts):
            return first_pick(parts[0])
        case Then(first):
            return first_pick(first)
        case When(_, then, otherwise):
            found = first_pick(then)
            return found if found == first_pick(otherwise) else None
    return None


def on_dice(effect: Effect, only: int) -> bool:
    """Whether it acts on dice of the open roll."""
    pick = first_pick(effect)
    named = None if pick is None else (pick & SELECTOR_KIND) >> GROUP_BITS
    return only in DICE_MOMENTS or named in (SelectorGroup.DIE, SelectorGroup.VALUE)
