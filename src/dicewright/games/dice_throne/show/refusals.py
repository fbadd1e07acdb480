"""What looks possible and is not: why a card of the hand, a power or an ability cannot be used now."""

from __future__ import annotations

from collections.abc import Callable, Iterator

from ....kernel.describe import Refused
from ....kernel.machine import M_REACT
from ....kernel.words import Text, text
from ..content.language import AbilityKind, Action, Card, Moment, Use
from ..content.tokens import CHI, NO_TOKEN
from ..rules.offense import at_hand, dice_allow, longest_row, symbols_of
from ..rules.timing import (
    card_fits,
    cards_to_play,
    fits,
    has_pick,
    powers_at_hand,
    powers_to_use,
    tokens_to_spend,
    upgrade_cost,
)
from ..state import K_DECLARE, K_MAIN, Seen, Window, in_roll_phase
from .names import (
    ability_ref,
    card_name,
    card_ref,
    hero_of,
    library,
    needs_text,
    power_name,
    power_ref,
    powers_in,
    second_ref,
    token_name,
    use_name,
)
from .questions import window_of
from .texts import moment_text

Why = tuple[Text, str]


# --- cards ---


def _refused_cards(seen: Seen, window: int, playable: int) -> Iterator[Refused]:
    v = seen.view
    hero = v.hero[v.asked]
    for card in library(seen).deck(hero):
        if (v.hand[v.asked] & ~playable) >> card.number & 1:
            why, rule = _card_reason(seen, window, card)
            said = text("refused", what=card_name(hero, card), why=why)
            yield Refused(said, rule, (card_ref(v.asked, card.number),))


def _card_reason(seen: Seen, window: int, card: Card) -> Why:
    """The first thing that stands in the way."""
    v, b = seen.view, seen.book
    if card.kind == Action.UPGRADE:
        return _upgrade_reason(seen, card) if window == Window.MAIN else (text("no-upgrade-now"), "DT-main-3")
    if card.kind == Action.MAIN and window != Window.MAIN:
        return text("no-main-now"), "DT-main-2"
    if card.kind == Action.ROLL and not in_roll_phase(v):
        return text("no-roll-phase"), "DT-card-4"
    if card.cost > v.cp[v.asked]:
        return text("no-cp", cost=card.cost, cp=v.cp[v.asked]), "DT-card-1"
    if window in (Window.EXTRA, Window.TARGET) and card_fits(v, b, window, v.asked, card.number):
        return text("no-dice-card"), "DT-int-1"
    return _moment_reason(seen, window, card.only, card.least)


def _upgrade_reason(seen: Seen, card: Card) -> Why:
    v = seen.view
    cost = upgrade_cost(v, seen.book, v.asked, card.number)
    if cost < 0:
        return text("no-better"), "DT-card-8"
    return text("no-cp", cost=cost, cp=v.cp[v.asked]), "DT-card-1"


def _moment_reason(seen: Seen, window: int, only: int, least: int) -> Why:
    """Its moment has not come, or there is nothing it could act on."""
    v = seen.view
    if fits(v, seen.book, window, v.asked, only, least) == 0:
        if only == Moment.ALWAYS:
            return text("no-after-damage"), "DT-def-6"
        return text("no-moment", only=moment_text(only, least)), "DT-mod-1" if only == Moment.MODIFIER else "DT-card-7"
    return text("no-pick"), "DT-card-7"


# --- powers ---


def _refused_powers(seen: Seen, window: int, usable: int) -> Iterator[Refused]:
    """Powers of what one has."""
    v = seen.view
    mask = powers_at_hand(v, seen.book, v.asked) & ~usable
    for p, owned in enumerate(powers_in(seen)):
        if mask >> p & 1 and not (owned.bot and v.token[v.asked, owned.bot] == 0) and _on_board(seen, p):
            why, rule = _power_reason(seen, window, p)
            said = text("refused", what=power_name(owned.power), why=why)
            yield Refused(said, rule, (power_ref(v.asked, p),))


def _on_board(seen: Seen, p: int) -> bool:
    """Whether the ability that a power belongs to lies there at its level."""
    v, b = seen.view, seen.book
    hero, slot = b.power_hero[p], b.power_slot[p]
    return hero < 0 or (v.level[v.asked, slot] == b.power_level[p] and b.slot_side[hero, slot] in (0, v.side[v.asked]))


def _power_reason(seen: Seen, window: int, p: int) -> Why:
    v, b = seen.view, seen.book
    seat, power = v.asked, powers_in(seen)[p].power
    rule = "DT-stat-3" if power.token != NO_TOKEN else "DT-passive-1"
    if power.token != NO_TOKEN and v.token[seat, power.token] < tokens_to_spend(v, b, seat, p):
        n = tokens_to_spend(v, b, seat, p)
        return text("no-tokens", n=n, token=token_name(power.token), held=v.token[seat, power.token]), rule
    if power.cp > v.cp[seat]:
        return text("no-cp", cost=power.cp, cp=v.cp[seat]), rule
    if power.once and (v.used[seat] >> p) & 1:
        return text("no-second-use"), rule
    if power.per_attack and v.uses_in_fight[seat] >= power.per_attack:
        return text("no-more-in-attack"), "DT-comp-bots"
    if power.when == Action.MAIN and window != Window.MAIN:
        return text("no-main-now"), rule
    if power.when == Action.ROLL and not in_roll_phase(v):
        return text("no-roll-phase"), rule
    if power.when == Action.UPKEEP:
        return text("no-upkeep"), rule
    if fits(v, b, window, seat, power.only, power.least) and power.token == CHI and power.only == Moment.MODIFIER:
        return text("no-new-chi"), "DT-status-chi"
    if window in (Window.EXTRA, Window.TARGET) and has_pick(v, b, window, seat, b.power_pick[p]):
        return text("no-dice-card"), "DT-int-1"
    return _moment_reason(seen, window, power.only, power.least)[0], rule


# --- questions ---


def _in_window(seen: Seen, window: int) -> Iterator[Refused]:
    """Cards and powers that a window, or the own main phase, does not offer."""
    v, b = seen.view, seen.book
    yield from _refused_cards(seen, window, cards_to_play(v, b, window, v.asked))
    yield from _refused_powers(seen, window, powers_to_use(v, b, window, v.asked))


def _main(seen: Seen) -> Iterator[Refused]:
    return _in_window(seen, Window.MAIN)


def _react(seen: Seen) -> Iterator[Refused]:
    return _in_window(seen, window_of(seen))


def _declare(seen: Seen) -> Iterator[Refused]:
    """Abilities whose requirement the dice do not meet; of one with several, the least."""
    v, b = seen.view, seen.book
    hero = hero_of(seen, v.asked)
    symbols, row = symbols_of(v, b, v.asked), longest_row(v)
    first = b.use_first[v.hero[v.asked]]
    missed: dict[tuple[int, str], tuple[int, Use]] = {}
    met: set[tuple[int, str]] = set()
    for n in range(first, first + b.use_count[v.hero[v.asked]]):
        _, slot, level, use = library(seen).uses[n]
        if at_hand(v, b, v.asked, n) and hero.abilities[slot].kind in (AbilityKind.OFFENSIVE, AbilityKind.ULTIMATE):
            if dice_allow(b, n, symbols, row):
                met.add((slot, use.name))
            missed.setdefault((slot, use.name), (level, use))
    for (slot, name), (level, use) in missed.items():
        if (slot, name) not in met:
            ability = use_name(hero, hero.abilities[slot], level, use)
            said = text("refused", what=ability, why=text("no-dice", needs=needs_text(hero, use.needs)))
            rule = {4: "DT-off-10", 5: "DT-off-11"}.get(use.needs.straight, "DT-off-9")
            yield Refused(said, rule, (second_ref(v.asked, slot) if name else ability_ref(v.asked, slot),))


REFUSALS: dict[int, Callable[[Seen], Iterator[Refused]]] = {K_MAIN: _main, M_REACT: _react, K_DECLARE: _declare}
