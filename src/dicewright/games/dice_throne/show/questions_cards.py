"""What is asked of cards and powers, in words: what may be played and used, sold, discarded and drawn, and why not."""

from __future__ import annotations

from collections.abc import Iterator, Mapping

from ....kernel.bits import nth_one, ones
from ....kernel.describe import Does, Ref, Refused, does, seat_name
from ....kernel.words import Argument, Text, text
from ..content.language import Damage
from ..content.parts import Action, Card, Moment, Power
from ..content.tokens import NO_TOKEN
from ..numbers import HAND_LIMIT
from ..rules.damage import attack_damage, final_damage
from ..rules.effects import REACT
from ..rules.holdings import DISCARD, DRAW, RANDOM_CARD, SEARCH
from ..rules.main import MAIN, SELL
from ..rules.timing import (
    cards_to_play,
    powers_at_hand,
    powers_to_use,
    reaction,
    tokens_to_spend,
    unplayable,
    unusable,
    upgrade_cost,
)
from ..state import NOBODY, Phase, Seen, Why, Window
from . import names, refs
from .declared import card_of, hero_of, library
from .effect_texts import effect_text
from .running import effect_rule, touched, what_runs, window_of
from .texts import card_effect, moment_text

# --- playing and using ---


def _played(seen: Seen, card: int) -> Does:
    v = seen.view
    hero = hero_of(seen, v.asked)
    declared = card_of(hero, card)
    name, effect = names.card(hero, declared), card_effect(hero, declared)
    if declared.kind == Action.UPGRADE:
        cost = upgrade_cost(v, seen.book, v.asked, card)
        on = refs.ability(v.asked, seen.book.card_slot[v.asked, card])
        said = text("do-upgrade", card=name, cost=cost)
        return does(said, refs.card(v.asked, card), on, rule="DT-card-8", effect=effect)
    rule = "DT-mod-2" if declared.only == Moment.MODIFIER else "DT-card-3"
    said = text("do-play", card=name, cost=declared.cost)
    return does(said, refs.card(v.asked, card), rule=rule, effect=effect)


def _power(seen: Seen, p: int) -> Does:
    v, b = seen.view, seen.book
    owned = library(seen).powers[p]
    power = owned.power
    touched = [refs.power(v.asked, p)]
    cost = text("cost-nothing")
    if power.token != NO_TOKEN:
        n = tokens_to_spend(v, b, v.asked, p)
        cost = text("price-tokens", n=n, token=names.token(power.token))
        touched.append(refs.token(v.asked, owned.token))
    elif power.cp:
        cost = text("cost-cp", n=power.cp)
    said = text("do-use-power", power=names.power(power), cost=cost)
    return does(said, *touched, rule=_rule_of(power), effect=effect_text(power.effect, owned.hero))


def _rule_of(power: Power) -> str:
    return "DT-stat-3" if power.token != NO_TOKEN else "DT-passive-1"


def _hand(seen: Seen, k: int, id: str, rule: str = "") -> Does:
    """The k-th card of the own hand."""
    v = seen.view
    card = nth_one(v.hand[v.asked], k)
    hero = hero_of(seen, v.asked)
    return does(text(id, card=names.card(hero, card_of(hero, card))), refs.card(v.asked, card), rule=rule)


@REACT.words
def _(seen: Seen) -> tuple[Text, str]:
    """What is about to happen, and whether one plays something first."""
    v = seen.view
    window = window_of(seen)
    id = f"ask-react-{names.hyphens(Window.names[window])}"
    args: dict[str, Argument] = {"seat": seat_name(seen, v.active)}
    if window in (Window.THEN, Window.EXTRA, Window.CARD_ROLL, Window.SPENT_ROLL):
        args |= {"what": what_runs(seen), "who": seat_name(seen, v.f_me[v.sp - 1])}
    elif window == Window.DECLARED and v.declared > 0:
        args["use"] = names.declared_use(seen)
    elif window == Window.AIMED:
        args["target"] = seat_name(seen, v.target)
    elif window == Window.ANSWER:
        args |= {"what": what_runs(seen, below=1), "on": touched(seen)}
    elif window == Window.ATTACK:
        id += "" if v.kind == Damage.NORMAL else "-undefendable"
        args |= {"n": attack_damage(v, seen.book), "target": seat_name(seen, v.target)}
    elif window == Window.UPKEEP and v.phase != Phase.UPKEEP:
        id = "ask-react-turn-end"
    elif window == Window.DEALT:
        args["n"] = v.dealt
    if window in LANDING and (hurt := _about_to_be_hurt(seen)) != NOBODY:
        id = "ask-react-landing"
        args |= {"n": final_damage(v, seen.book, hurt), "target": seat_name(seen, hurt)}
    return text(id, **args), "DT-int-3"


LANDING = (Window.LAST, Window.PHASE, Window.UPKEEP)
"""What has been gathered is applied after them."""


def _about_to_be_hurt(seen: Seen) -> int:
    """Whoever is asked; otherwise the target, or anybody."""
    v, b = seen.view, seen.book
    seats = (v.asked, v.target, *range(v.layout.seats))
    return next((s for s in seats if s != NOBODY and v.out[s] == 0 and final_damage(v, b, s) > 0), NOBODY)


@REACT.option
def _(seen: Seen, a: int) -> Does:
    v, b = seen.view, seen.book
    window = window_of(seen)
    if a == 0:
        n = final_damage(v, b, v.asked) if window in LANDING else 0
        return does(text("do-take-damage", n=n) if n > 0 else text("do-pass"), rule="DT-int-3")
    way = reaction(v, b, window, v.asked, a - 1)
    return _played(seen, way) if way > 0 else _power(seen, -1 - way)


@REACT.refuses
def _(seen: Seen) -> Iterator[Refused | None]:
    return _not_offered(seen, window_of(seen))


@MAIN.words
def _(seen: Seen) -> Text:
    v = seen.view
    return text("ask-main" if v.phase == Phase.MAIN_1 else "ask-main-last", cp=v.cp[v.asked])


@MAIN.option
def _(seen: Seen, a: int) -> Does:
    v, b = seen.view, seen.book
    if a == 0:
        return does(text("do-end-turn" if v.phase == Phase.MAIN_2 else "do-begin-rolling"))
    k = a - 1
    cards = cards_to_play(v, b, Window.MAIN, v.asked)
    if k < ones(cards):
        return _played(seen, nth_one(cards, k))
    k -= ones(cards)
    if k < v.held[v.asked]:
        return _hand(seen, k, "do-sell", "DT-card-6")
    return _power(seen, nth_one(powers_to_use(v, b, Window.MAIN, v.asked), k - v.held[v.asked]))


@MAIN.refuses
def _(seen: Seen) -> Iterator[Refused | None]:
    return _not_offered(seen, Window.MAIN)


# --- why not ---


def refused(why: int, what: Text, ref: Ref, args: Mapping[str, Argument], rule: str = "") -> Refused | None:
    """What stands in the way of something, and the rule that says so unless another one does."""
    no = Why.refuse(why, ref, rule=rule, **args)
    return None if no is None else Refused(text("refused", what=what, why=no.text), no.rule, no.refs)


def _not_offered(seen: Seen, window: int) -> Iterator[Refused | None]:
    """Cards and powers that a window, or the own main phase, does not offer."""
    v, b = seen.view, seen.book
    hand = v.hand[v.asked] & ~cards_to_play(v, b, window, v.asked)
    for card in library(seen).decks[v.asked]:
        if hand >> card.number & 1:
            yield _unplayable(seen, window, card)
    powers = powers_at_hand(v, b, v.asked) & ~powers_to_use(v, b, window, v.asked)
    for p, owned in enumerate(library(seen).powers):
        if powers >> p & 1:
            yield _unusable(seen, window, p, owned.power)


def _unplayable(seen: Seen, window: int, card: Card) -> Refused | None:
    v, b = seen.view, seen.book
    why = unplayable(v, b, window, v.asked, card.number)
    args: dict[str, Argument] = {}
    if why == Why.TOO_DEAR:
        upgrade = card.kind == Action.UPGRADE
        cost = upgrade_cost(v, b, v.asked, card.number) if upgrade else card.cost
        args = {"cost": cost, "cp": v.cp[v.asked]}
    elif why in (Why.MOMENT, Why.NO_ATTACK):
        args = {"only": moment_text(card.only, card.least)}
    return refused(why, names.card(hero_of(seen, v.asked), card), refs.card(v.asked, card.number), args)


def _unusable(seen: Seen, window: int, p: int, power: Power) -> Refused | None:
    """The rule behind it is mostly the one that gives the power."""
    v, b = seen.view, seen.book
    why = unusable(v, b, window, v.asked, p)
    args: dict[str, Argument] = {}
    if why == Why.TOO_FEW_TOKENS:
        n = tokens_to_spend(v, b, v.asked, p)
        args = {"n": n, "token": names.token(power.token), "held": v.token[v.asked, b.power_token[p]]}
    elif why == Why.TOO_DEAR:
        args = {"cost": power.cp, "cp": v.cp[v.asked]}
    elif why in (Why.MOMENT, Why.NO_ATTACK):
        args = {"only": moment_text(power.only, power.least)}
    own = why in (Why.USED_IN_ATTACK, Why.NEW_CHI, Why.ONLY_DICE)
    return refused(why, names.power(power), refs.power(v.asked, p), args, "" if own else _rule_of(power))


# --- cards that come and go ---


@SELL.words
def _(seen: Seen) -> Text:
    over = seen.view.held[seen.view.asked] - HAND_LIMIT
    return text("ask-sell", n=over) if over > 0 else text("ask-sell-more")


@SELL.option
def _(seen: Seen, a: int) -> Does:
    return does(text("do-enough")) if a == seen.view.held[seen.view.asked] else _hand(seen, a, "do-sell")


@DISCARD.words
def _(seen: Seen) -> tuple[Text, str]:
    return text("ask-discard", n=seen.view.shedding), effect_rule(seen)


@DISCARD.option
def _(seen: Seen, a: int) -> Does:
    return _hand(seen, a, "do-discard-card", effect_rule(seen))


@RANDOM_CARD.words
def _(seen: Seen) -> tuple[Text, str]:
    return text("ask-random-card", seat=seat_name(seen, seen.view.shedder)), effect_rule(seen)


@RANDOM_CARD.option
def _covered(seen: Seen, a: int) -> Does:
    """Chance draws from cards that nobody sees."""
    return does(text("covered-card", n=a + 1), rule="DT-card-2")


@DRAW.words
def _(seen: Seen) -> Text:
    return text("ask-draw", seat=seat_name(seen, seen.view.drawer))


@DRAW.option
def _(seen: Seen, a: int) -> Does:
    return _covered(seen, a)


@SEARCH.words
def _(seen: Seen) -> tuple[Text, str]:
    return text("ask-search", what=what_runs(seen)), effect_rule(seen)


@SEARCH.option
def _(seen: Seen, a: int) -> Does:
    v = seen.view
    hero = hero_of(seen, v.asked)
    card = card_of(hero, nth_one(deck_of(seen, v.asked), a))
    return does(text("do-take-card", card=names.card(hero, card)), rule=effect_rule(seen))


def deck_of(seen: Seen, seat: int) -> int:
    """The cards in the own deck, a bit each: those that are neither in the hand, nor discarded, nor on the board."""
    v, b = seen.view, seen.book
    left = b.decks[seat] & ~v.hand[seat] & ~v.discard[seat]
    played, below = 0, 0
    for card in hero_of(seen, seat).cards:
        if card.kind == Action.UPGRADE:
            level = v.level[seat, b.card_slot[seat, card.number]]
            played |= (card.level - 1 == level) << card.number
            below |= (card.level - 1 < level) << card.number
    left &= ~played
    below &= left
    while ones(left) > v.left[seat] and below:  # an upgrade that another one covers
        left &= ~(1 << nth_one(below, 0))
        below &= below - 1
    return left
