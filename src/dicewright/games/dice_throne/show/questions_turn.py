"""What is asked in the course of a turn and its roll phases, in words."""

from __future__ import annotations

from collections.abc import Iterator

from ....kernel.bits import nth_one, ones
from ....kernel.describe import Does, Ref, Refused, Thing, does, seat_name, seat_ref
from ....kernel.effects import Nothing
from ....kernel.words import Text, text
from ..content.language import Among
from ..content.parts import AbilityKind, Trait, Use
from ..content.switches import NyraDefense
from ..numbers import DICE
from ..rules.damage import attack_damage
from ..rules.defense import DEFEND, nth_defense
from ..rules.holdings import with_trait
from ..rules.offense import DECLARE, DIE, KEEP, KNOCKDOWN, at_hand, longest_row, nth_use, symbols_of, unmet, uses
from ..rules.selectors import nth_seat
from ..rules.setup import FIRST
from ..rules.targeting import TARGET, TARGET_DIE
from ..rules.upkeep import ORDER
from ..state import Mode, OpenRoll, Phase, Seen
from . import names, refs
from .declared import hero_of, library
from .effect_texts import effect_text
from .questions_cards import refused
from .questions_effects import dice_of, rolled_again


@FIRST.words
def _(seen: Seen) -> Text:
    return text("ask-first", seat=seat_name(seen, nth_one(seen.view.to_roll, 0)))


@FIRST.option
def _plain_face(seen: Seen, a: int) -> Does:
    return does(text("plain-face", n=a + 1), rule="DT-off-2")


@ORDER.words
def _order(seen: Seen) -> tuple[Text, str]:
    upkeep = seen.view.phase == Phase.UPKEEP
    return text("ask-order" if upkeep else "ask-order-end"), "DT-up-2" if upkeep else "DT-disc-2"


@ORDER.option
def _(seen: Seen, a: int) -> Does:
    v, (_, rule) = seen.view, _order(seen)
    n = ones(v.tokens_due)
    if a < n:
        token = nth_one(v.tokens_due, a)
        return does(names.numbered_token(seen, token), refs.token(v.asked, token), rule=rule)
    slot = nth_one(v.slots_due, a - n)
    name = text("ability-of-board", ability=names.slot(hero_of(seen, v.asked), slot, v.level[v.asked, slot]))
    return does(name, refs.ability(v.asked, slot), rule=rule)


# --- the offensive roll phase ---


def _price_of_standing(seen: Seen) -> int:
    return with_trait(seen.view, seen.book, seen.view.asked, Trait.KNOCKS_DOWN)


@KNOCKDOWN.words
def _(seen: Seen) -> Text:
    return text("ask-knockdown", n=_price_of_standing(seen))


@KNOCKDOWN.option
def _(seen: Seen, a: int) -> Does:
    return does(text("do-stand-up", n=_price_of_standing(seen)) if a == 1 else text("do-skip-offense"))


@DIE.words
def _(seen: Seen) -> Text:
    v = seen.view
    return text("ask-die", seat=seat_name(seen, v.active), n=DICE - ones(v.to_roll) + 1)


@DIE.option
def _(seen: Seen, a: int) -> Does:
    return does(names.face(seen.view.hero[seen.view.active], a + 1))


@KEEP.words
def _(seen: Seen) -> Text:
    return text("ask-keep", left=seen.view.allowed - seen.view.attempts)


@KEEP.things
def _(seen: Seen) -> tuple[Thing, ...]:
    return dice_of(seen, OpenRoll.OFFENSE, DICE)


@KEEP.option
def _(seen: Seen, a: int) -> Does:
    return rolled_again(seen, OpenRoll.OFFENSE, a)


@DECLARE.option
def _(seen: Seen, a: int) -> Does:
    v = seen.view
    if a == 0:
        return does(text("do-declare-none"), passes=True)
    n = nth_use(v, seen.book, a - 1)
    if n < 0:
        return does(text("do-roll-on"), rule="DT-off-6")
    slot, level, use = library(seen).uses[v.asked][n]
    hero = hero_of(seen, v.asked)
    said = text(
        "do-declare",
        ability=names.use(hero, hero.abilities[slot], level, use),
        needs=names.needs(hero, use.needs),
    )
    # A press on the ability is its strongest use; the weaker ones are words in the list.
    weaker = any(nth_slot(seen, k) == (slot, use.name) for k in range(a, ones(uses(v, seen.book))))
    return does(said, *(() if weaker else (_ability(seen, slot, use.name),)), effect=effect_text(use.effect, hero))


def nth_slot(seen: Seen, k: int) -> tuple[int, str]:
    """The slot of the k-th use that the dice allow, and the name of a second ability."""
    slot, _, use = library(seen).uses[seen.view.asked][nth_use(seen.view, seen.book, k)]
    return slot, use.name


@DECLARE.refuses
def _(seen: Seen) -> Iterator[Refused | None]:
    """Abilities whose requirement the dice do not meet; of one with several, the least."""
    v, b = seen.view, seen.book
    hero = hero_of(seen, v.asked)
    symbols, row = symbols_of(v, b, v.asked), longest_row(v)
    missed: dict[tuple[int, str], tuple[int, Use, int]] = {}
    met: set[tuple[int, str]] = set()
    for n, (slot, level, use) in enumerate(library(seen).uses[v.asked]):
        if at_hand(v, b, v.asked, n) and hero.abilities[slot].kind in (AbilityKind.OFFENSIVE, AbilityKind.ULTIMATE):
            why = unmet(b, v.asked, n, symbols, row)
            if why == 0:
                met.add((slot, use.name))
            missed.setdefault((slot, use.name), (level, use, why))
    for (slot, name), (level, use, why) in missed.items():
        if (slot, name) not in met:
            what = names.use(hero, hero.abilities[slot], level, use)
            yield refused(why, what, _ability(seen, slot, name), {"needs": names.needs(hero, use.needs)})


def _ability(seen: Seen, slot: int, name: str) -> Ref:
    """An own ability; by name the second one that an upgrade brings."""
    return refs.second(seen.view.asked, slot) if name else refs.ability(seen.view.asked, slot)


# --- targeting and defence ---


@TARGET_DIE.words
def _(seen: Seen) -> Text:
    return text("ask-target-die", seat=seat_name(seen, seen.view.active))


@TARGET_DIE.option
def _(seen: Seen, a: int) -> Does:
    return _plain_face(seen, a)


@TARGET.words
def _target(seen: Seen) -> tuple[Text, str]:
    v = seen.view
    use = names.declared_use(seen)
    if v.asked != v.active:
        return text("ask-target-of", use=use, seat=seat_name(seen, v.active)), "DT-tgt-6"
    return text("ask-target", use=use), "DT-king-3" if seen.book.mode == Mode.KING else "DT-tgt-4"


@TARGET.option
def _(seen: Seen, a: int) -> Does:
    seat = nth_seat(seen.view, Among.OPPONENTS, seen.view.active, a)
    return does(names.player(seen, seat), seat_ref(seat), rule=_target(seen)[1])


@DEFEND.words
def _(seen: Seen) -> Text:
    v = seen.view
    alone = seen.book.nyra_defense == NyraDefense.EITHER and with_trait(v, seen.book, v.asked, Trait.GUARDS) > 0
    return text(
        "ask-defend-nyra" if alone else "ask-defend", seat=seat_name(seen, v.active), n=attack_damage(v, seen.book)
    )


@DEFEND.option
def _(seen: Seen, a: int) -> Does:
    v = seen.view
    if a == 0:
        return does(text("do-not-defend"))
    slot = nth_defense(v, seen.book, v.asked, a - 1)
    hero, level = hero_of(seen, v.asked), v.level[v.asked, slot]
    declared = hero.abilities[slot].levels[level].defense
    effect = effect_text(declared if declared is not None else Nothing(), hero)
    return does(names.slot(hero, slot, level), refs.ability(v.asked, slot), rule="DT-def-3", effect=effect)
