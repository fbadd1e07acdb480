"""Every option of every question, in words, with the rule that allows it and the things it touches.

They follow the order of the rules themselves: they are found with the same functions.
"""

from __future__ import annotations

from collections.abc import Callable

from ....kernel.bits import nth_one, ones
from ....kernel.describe import Option, Ref
from ....kernel.effects import Effect, Nothing
from ....kernel.game import seat_ref
from ....kernel.machine import M_CHOOSE, M_DIE, M_PICK, M_REACT
from ....kernel.words import Text, text
from ..content import HERO_NAMES
from ..content import language as lang
from ..content.language import Action, Hero, Moment, Trait
from ..content.tokens import NO_TOKEN, NYRA
from ..rules.companions import nth_growth, nth_spirit
from ..rules.defense import nth_defense
from ..rules.dice import RANSOM_CP, nth_choice, shows
from ..rules.effects import candidate, offer
from ..rules.holdings import with_trait
from ..rules.offense import nth_use
from ..rules.selectors import TOKEN_BITS, VALUE_BITS, nth_seat
from ..rules.timing import cards_to_play, powers_to_use, reaction, tokens_to_spend, upgrade_cost
from ..state import (
    K_AGAIN,
    K_DECLARE,
    K_DEFEND,
    K_DIE,
    K_DISCARD,
    K_DRAW,
    K_FELL,
    K_FIRST,
    K_GROW,
    K_KEEP,
    K_KNOCKDOWN,
    K_MAIN,
    K_NYRA,
    K_ORDER,
    K_RANDOM_CARD,
    K_RANSOM,
    K_REROLL,
    K_SEARCH,
    K_SELL,
    K_SHARE,
    K_TARGET,
    K_TARGET_DIE,
    OpenRoll,
    Phase,
    Seen,
    Window,
)
from .effect_texts import effect_text
from .names import (
    ability_ref,
    card_name,
    card_of,
    card_ref,
    die_at,
    die_name,
    face_name,
    hero_of,
    library,
    needs_text,
    player_name,
    power_name,
    power_ref,
    powers_in,
    running,
    second_ref,
    slot_name,
    source_name,
    token_name,
    token_ref,
    use_name,
    value_name,
)
from .questions import effect_rule, pick_group, selector_of, target_rule, window_of
from .texts import card_effect

DIE_KINDS = (M_DIE, K_FIRST, K_DIE, K_TARGET_DIE, K_REROLL)


def _plain(a: int, id: str, rule: str, *refs: Ref, **args: int | Text) -> Option:
    return Option(a, text(id, **args), rule, refs)


# --- effects ---


def _speaker(seen: Seen) -> Hero | None:
    """Whose symbols the running effect speaks of; cards of everybody and statuses speak of numbers."""
    kind, hero, _ = running(seen)
    return library(seen).heroes[HERO_NAMES.index(hero)] if hero and kind in ("card", "use", "ability") else None


def _choose(seen: Seen, a: int) -> Option:
    effect: Effect = library(seen).assembler.nodes[offer(seen.view, seen.book, a)]
    if isinstance(effect, Nothing):
        return _plain(a, "do-decline", effect_rule(seen))
    return Option(a, effect_text(effect, _speaker(seen)), effect_rule(seen))


def _pick(seen: Seen, a: int) -> Option:
    v, b = seen.view, seen.book
    kind, _ = selector_of(seen)
    found = candidate(v, b, window_of(seen), a)
    rule = effect_rule(seen)
    match pick_group(kind):
        case "player":
            return Option(a, player_name(seen, found), rule, (seat_ref(found),))
        case "players":
            them = [seat for seat in range(v.layout.seats) if (found >> seat) & 1]
            return Option(a, text("players", them=tuple(player_name(seen, s) for s in them)), rule, _seats(them))
        case "token":
            holder, token = divmod(found, 1 << TOKEN_BITS)
            said = text("token-of", token=token_name(token), player=player_name(seen, holder))
            return Option(a, said, rule, (token_ref(holder, token),))
        case "source":
            return Option(a, source_name(found), rule)
        case "value":
            return _changed(seen, a, *divmod(found, 1 << VALUE_BITS))
        case "die":
            roll = OpenRoll.FIRST_FRAME + v.sp - 1 if kind == lang.ROLLED_DIE else v.f_tag[v.sp - 1]
            return Option(a, die_name(seen, roll, found), rule, (die_at(seen, roll, found),))
        case "number":
            return _plain(a, "number", rule, n=found)
    return Option(a, token_name(found), rule, (token_ref(v.asked, found),))


def _seats(them: list[int]) -> tuple[Ref, ...]:
    return tuple(seat_ref(seat) for seat in them)


def _changed(seen: Seen, a: int, i: int, value: int) -> Option:
    """A die and what it is to show."""
    v = seen.view
    roll = v.f_tag[v.sp - 1]
    was, now = value_name(seen, roll, i, shows(v, roll, i)), value_name(seen, roll, i, value)
    return _plain(a, "do-set-die", "DT-card-10", die_at(seen, roll, i), n=i + 1, was=was, now=now)


# --- cards and powers ---


def _played(seen: Seen, a: int, card: int) -> Option:
    v = seen.view
    hero = v.hero[v.asked]
    declared = card_of(library(seen), hero, card)
    args: dict[str, Text | int] = {
        "card": card_name(hero, declared),
        "effect": card_effect(hero_of(seen, v.asked), declared),
    }
    if declared.kind == Action.UPGRADE:
        cost = upgrade_cost(v, seen.book, v.asked, card)
        refs = (card_ref(v.asked, card), ability_ref(v.asked, seen.book.card_slot[hero, card]))
        return Option(a, text("do-upgrade", **args, cost=cost), "DT-card-8", refs)
    rule = "DT-mod-2" if declared.only == Moment.MODIFIER else "DT-card-3"
    return Option(a, text("do-play", **args, cost=declared.cost), rule, (card_ref(v.asked, card),))


def _power(seen: Seen, a: int, p: int) -> Option:
    v, b = seen.view, seen.book
    owned = powers_in(seen)[p]
    power = owned.power
    refs = [power_ref(v.asked, p)]
    cost = text("cost-nothing")
    if power.token != NO_TOKEN:
        n = tokens_to_spend(v, b, v.asked, p)
        cost = text("price-tokens", n=n, token=token_name(power.token))
        refs.append(token_ref(v.asked, power.token))
    elif power.cp:
        cost = text("cost-cp", n=power.cp)
    hero = library(seen).heroes[owned.hero] if owned.hero >= 0 else None
    effect = effect_text(power.effect, hero)
    said = text("do-use-power", power=power_name(power), cost=cost, effect=effect)
    return Option(a, said, "DT-stat-3" if power.token != NO_TOKEN else "DT-passive-1", tuple(refs))


def _react(seen: Seen, a: int) -> Option:
    v = seen.view
    if a == 0:
        return _plain(a, "do-pass", "DT-int-3")
    way = reaction(v, seen.book, window_of(seen), v.asked, a - 1)
    return _played(seen, a, way) if way > 0 else _power(seen, a, -1 - way)


def _main(seen: Seen, a: int) -> Option:
    v, b = seen.view, seen.book
    if a == 0:
        return _plain(a, "do-end-phase", "DT-main-1")
    k = a - 1
    cards = cards_to_play(v, b, Window.MAIN, v.asked)
    if k < ones(cards):
        return _played(seen, a, nth_one(cards, k))
    k -= ones(cards)
    if k < v.held[v.asked]:
        return _hand(seen, a, k, "do-sell", "DT-card-6")
    return _power(seen, a, nth_one(powers_to_use(v, b, Window.MAIN, v.asked), k - v.held[v.asked]))


def _hand(seen: Seen, a: int, k: int, id: str, rule: str) -> Option:
    """The k-th card of the own hand."""
    v = seen.view
    card = nth_one(v.hand[v.asked], k)
    name = card_name(v.hero[v.asked], card_of(library(seen), v.hero[v.asked], card))
    return _plain(a, id, rule, card_ref(v.asked, card), card=name)


def _sell(seen: Seen, a: int) -> Option:
    if a == seen.view.held[seen.view.asked]:
        return _plain(a, "do-enough", "DT-disc-1")
    return _hand(seen, a, a, "do-sell", "DT-disc-1")


def _discard(seen: Seen, a: int) -> Option:
    return _hand(seen, a, a, "do-discard-card", effect_rule(seen))


def _covered(seen: Seen, a: int) -> Option:
    """Chance draws from cards that nobody sees."""
    return _plain(a, "covered-card", "DT-card-2", n=a + 1)


def deck_of(seen: Seen, seat: int) -> int:
    """The cards in the own deck, a bit each: those that are neither in the hand, nor discarded, nor on the board."""
    v, b = seen.view, seen.book
    hero = v.hero[seat]
    left = b.cards[hero] & ~v.hand[seat] & ~v.discard[seat]
    played, below = 0, 0
    for card in library(seen).heroes[hero].cards:
        if card.kind == Action.UPGRADE:
            level = v.level[seat, b.card_slot[hero, card.number]]
            played |= (card.level - 1 == level) << card.number
            below |= (card.level - 1 < level) << card.number
    left &= ~played
    below &= left
    while ones(left) > v.left[seat] and below:  # an upgrade that another one covers
        left &= ~(1 << nth_one(below, 0))
        below &= below - 1
    return left


def _search(seen: Seen, a: int) -> Option:
    v = seen.view
    hero = v.hero[v.asked]
    card = nth_one(deck_of(seen, v.asked), a)
    return _plain(a, "do-take-card", effect_rule(seen), card=card_name(hero, card_of(library(seen), hero, card)))


# --- the turn ---


def _order(seen: Seen, a: int) -> Option:
    v = seen.view
    rule = "DT-up-2" if v.phase == Phase.UPKEEP else "DT-disc-2"
    n = ones(v.tokens_due)
    if a < n:
        token = nth_one(v.tokens_due, a)
        return Option(a, token_name(token), rule, (token_ref(v.asked, token),))
    slot = nth_one(v.slots_due, a - n)
    name = text("ability-of-board", ability=slot_name(hero_of(seen, v.asked), slot, v.level[v.asked, slot]))
    return Option(a, name, rule, (ability_ref(v.asked, slot),))


def _knockdown(seen: Seen, a: int) -> Option:
    if a == 0:
        return _plain(a, "do-skip-offense", "DT-status-knockdown")
    v = seen.view
    return _plain(a, "do-stand-up", "DT-status-knockdown", n=with_trait(v, seen.book, v.asked, Trait.KNOCKS_DOWN))


# --- roll phases ---


def _any_die(seen: Seen, a: int) -> Option:
    """What chance rolls."""
    v = seen.view
    if v.question == K_DIE:
        said = face_name(v.hero[v.active], a + 1)
    elif v.question == M_DIE:
        said = face_name(v.hero[v.f_me[v.sp - 1]], a + 1)
    elif v.question == K_REROLL:
        said = value_name(seen, v.again_roll, nth_one(v.again, 0), a + 1)
    else:
        said = text("plain-face", n=a + 1)
    return Option(a, said, "DT-off-2")


def _dice(seen: Seen, a: int, roll: int, mask: int, rule: str) -> Option:
    """Dice to roll again, a bit each; none is to leave them."""
    if mask == 0:
        return _plain(a, "do-keep-all", rule)
    them = [i for i in range(mask.bit_length()) if (mask >> i) & 1]
    said = text("do-reroll-dice", dice=tuple(die_name(seen, roll, i) for i in them))
    return Option(a, said, rule, tuple(die_at(seen, roll, i) for i in them))


def _keep(seen: Seen, a: int) -> Option:
    return _dice(seen, a, OpenRoll.OFFENSE, a, "DT-off-3")


def _again(seen: Seen, a: int) -> Option:
    return _dice(seen, a, seen.view.again_roll, nth_choice(seen.view, a), "DT-card-13")


def _declare(seen: Seen, a: int) -> Option:
    v = seen.view
    if a == 0:
        return _plain(a, "do-declare-none", "DT-off-4")
    n = nth_use(v, seen.book, a - 1)
    if n < 0:
        return _plain(a, "do-roll-on", "DT-off-6")
    _, slot, level, use = library(seen).uses[n]
    hero = hero_of(seen, v.asked)
    said = text(
        "do-declare",
        ability=use_name(hero, hero.abilities[slot], level, use),
        needs=needs_text(hero, use.needs),
        effect=effect_text(use.effect, hero),
    )
    ref = second_ref(v.asked, slot) if use.name else ability_ref(v.asked, slot)
    return Option(a, said, "DT-off-4", (ref,))


def _target(seen: Seen, a: int) -> Option:
    v = seen.view
    seat = nth_seat(v, lang.OPPONENTS, v.active, a)
    return Option(a, player_name(seen, seat), target_rule(seen), (seat_ref(seat),))


def _defend(seen: Seen, a: int) -> Option:
    v = seen.view
    if a == 0:
        return _plain(a, "do-not-defend", "DT-def-2")
    slot = nth_defense(v, seen.book, v.asked, a - 1)
    hero, level = hero_of(seen, v.asked), v.level[v.asked, slot]
    declared = hero.abilities[slot].levels[level].defense
    effect = effect_text(declared if declared is not None else Nothing(), hero)
    said = text("do-defend", ability=slot_name(hero, slot, level), effect=effect)
    return Option(a, said, "DT-def-3", (ability_ref(v.asked, slot),))


def _ransom(seen: Seen, a: int) -> Option:
    v = seen.view
    if a == 1:
        return _plain(a, "do-pay-ransom", "DT-card-10", n=RANSOM_CP)
    i = v.ransom - 1
    return _plain(a, "do-reroll-die", "DT-card-10", die_at(seen, v.again_roll, i), die=die_name(seen, v.again_roll, i))


# --- companions ---


def _nyra(seen: Seen, a: int) -> Option:
    id = "do-nyra-takes" if a == 1 else "do-take-it-yourself"
    return _plain(a, id, "DT-comp-nyra", token_ref(seen.view.asked, NYRA))


def _share(seen: Seen, a: int) -> Option:
    return _plain(a, "do-share-damage", "DT-comp-nyra", token_ref(seen.view.asked, NYRA), n=a)


def _grow(seen: Seen, a: int) -> Option:
    v = seen.view
    token = nth_growth(v, seen.book, v.asked, a)
    return _plain(a, "do-grow-spirit", "DT-comp-spirits", token_ref(v.asked, token), spirit=token_name(token))


def _fell(seen: Seen, a: int) -> Option:
    v = seen.view
    token = nth_spirit(v, v.asked, a)
    return _plain(a, "do-fell-spirit", "DT-comp-spirits", token_ref(v.asked, token), spirit=token_name(token))


OPTIONS: dict[int, Callable[[Seen, int], Option]] = {
    M_CHOOSE: _choose,
    M_PICK: _pick,
    M_REACT: _react,
    K_DRAW: _covered,
    K_MAIN: _main,
    K_KEEP: _keep,
    K_DECLARE: _declare,
    K_TARGET: _target,
    K_DEFEND: _defend,
    K_SELL: _sell,
    K_DISCARD: _discard,
    K_RANDOM_CARD: _covered,
    K_ORDER: _order,
    K_KNOCKDOWN: _knockdown,
    K_AGAIN: _again,
    K_SEARCH: _search,
    K_NYRA: _nyra,
    K_SHARE: _share,
    K_RANSOM: _ransom,
    K_GROW: _grow,
    K_FELL: _fell,
    **dict.fromkeys(DIE_KINDS, _any_die),
}
