"""When cards may be played and powers used, and what a window offers a player.

DT-int-1: nothing interrupts an instant or a spent status, no card interrupts a roll phase card; but dice that they roll
are dice. So where their dice lie open, what acts on dice is offered, and over a roll phase card what is spent, too.
Everything else may be interrupted by everything that can be played then.
"""

from __future__ import annotations

from ....kernel.bits import nth_one, ones
from ....kernel.machine import NO_MORE
from ....kernel.rule import rule
from .. import events as tell
from ..codes import card_code
from ..content.language import Among, Damage
from ..content.parts import Action, Moment, Side
from ..state import NOBODY, Book, Fight, Phase, Source, State, Why, Window, in_roll_phase, is_opponent
from .damage import from_source, incoming, note_peak
from .dice import roll_in_window
from .holdings import can_act, change_cp, hand_of_kind, leave_hand, lose
from .programs import start
from .selectors import TOKEN_BITS, named, names_tokens, nth_die


@rule
def fits(g: State, b: Book, window: int, seat: int, only: int, least: int) -> int:
    """Whether the moment has come for something that waits for one. DT-card-7 DT-mod-1 DT-mod-2 DT-mod-3
    DT-team-8: whoever is not hurt himself can only do what says so, SOMEONE_INCOMING."""
    if only == Moment.ALWAYS:
        return 1 if window != Window.DEALT else 0
    if only == Moment.DEALT:
        return 1 if window == Window.DEALT and seat == g.active and g.dealt >= least else 0
    if window == Window.DEALT or (
        window == Window.BLAST and only != Moment.INCOMING and only != Moment.SOMEONE_INCOMING
    ):
        return 0
    if only == Moment.MODIFIER:
        return 1 if seat == g.active and g.fight != Fight.NONE and g.kind != Damage.PURE and g.hit >= least else 0
    if only == Moment.ATTACKING:
        return 1 if seat == g.active and g.fight != Fight.NONE else 0
    if only == Moment.BEFORE_DEFENSE:
        return 1 if seat == g.active and g.fight == Fight.BEFORE_DEFENSE and g.kind == Damage.NORMAL else 0
    if only == Moment.ATTACKED:
        return 1 if seat == g.target and g.fight != Fight.NONE and g.peak >= least else 0
    if only in (Moment.BEFORE_OWN_DEFENSE, Moment.BESIDE_NYRA):
        if seat != g.target or g.fight != Fight.BEFORE_DEFENSE or g.kind == Damage.ULTIMATE:
            return 0
        return 1 if only == Moment.BEFORE_OWN_DEFENSE or g.token[seat, b.nyra_active] > 0 else 0
    if only == Moment.STRUCK:
        return struck(g, b, seat)
    if only == Moment.OPPONENT_ROLL:
        return 0 if nth_die(g, Among.OPPONENT_DIE, seat, roll_in_window(g, window), 0) == NO_MORE else 1
    if only == Moment.INCOMING:
        return 1 if incoming(g, b, seat) > 0 else 0
    if only == Moment.SOMEONE_INCOMING:
        for other in range(g.place.shape[0]):
            if g.out[other] == 0 and incoming(g, b, other) > 0:
                return 1
        return 0
    if only == Moment.OFFENSE_ROLL:
        return 1 if window in (Window.OFFENSE, Window.DECLARED) else 0
    if only == Moment.DEFENSE_ROLL:
        return 1 if window == Window.EXTRA and g.defense_frame == g.sp else 0
    return 0


@rule
def struck(g: State, b: Book, seat: int) -> int:
    """Whether damage of an opponent's offensive roll phase comes to the seat."""
    if g.activated == 0 or g.kind == Damage.ULTIMATE or not is_opponent(g, seat, g.active):
        return 0
    return 1 if from_source(g, b, seat, Source.ATTACK) + from_source(g, b, seat, Source.SPLASH) > 0 else 0


@rule
def acts_on(g: State, seat: int) -> int:
    """Whom an effect acts on before it picks: in a fight the other one, otherwise oneself."""
    if g.fight != Fight.NONE and g.target != NOBODY:
        if seat == g.active:
            return g.target
        if seat == g.target:
            return g.active
    if g.activated != 0 and g.hurt[seat, Source.SPLASH] > 0 and seat != g.active:
        return g.active
    return seat


@rule
def nth_pick(g: State, b: Book, window: int, seat: int, pick: int, k: int) -> int:
    """The k-th thing to pick for what begins with a Pick; its selector counts from 1."""
    return named(g, b, pick - 1, seat, acts_on(g, seat), roll_in_window(g, window), 0, k)


@rule
def has_pick(g: State, b: Book, window: int, seat: int, pick: int) -> int:
    """Whether there is something to pick, if it begins with a Pick."""
    return 1 if pick == 0 or nth_pick(g, b, window, seat, pick, 0) != NO_MORE else 0


@rule
def upgrade_cost(g: State, b: Book, seat: int, card: int) -> int:
    """What an upgrade costs now, or -1 if it does not improve anything. DT-card-8 DT-card-9"""
    slot = b.card_slot[seat, card]
    now = g.level[seat, slot]
    level = b.card_level[seat, card]
    if level <= now:
        return -1
    cost = b.card_cost[seat, card]
    if now > 0:  # only the difference to the card that lies there
        cost -= b.card_cost[seat, upgrade_card(g, b, seat, slot, now)]
    return max(0, cost)


@rule
def upgrade_card(g: State, b: Book, seat: int, slot: int, level: int) -> int:
    mask = b.card_masks[seat, Action.UPGRADE]
    while mask != 0:
        card = nth_one(mask, 0)
        mask &= mask - 1
        if b.card_slot[seat, card] == slot and b.card_level[seat, card] == level:
            return card
    return 0


@rule
def out_of_phase(g: State, window: int, seat: int, when: int) -> int:
    """Why a card or power of an Action cannot be used in this phase; 0: it can.
    DT-card-4 DT-card-5 DT-main-2 DT-main-3 DT-up-1"""
    if when == Action.ROLL:
        return 0 if in_roll_phase(g) else Why.ONLY_IN_ROLL
    if when == Action.MAIN:
        return 0 if window == Window.MAIN else Why.ONLY_IN_MAIN
    if when == Action.UPGRADE:
        return 0 if window == Window.MAIN else Why.UPGRADE_IN_MAIN
    if when == Action.UPKEEP:
        return 0 if g.phase == Phase.UPKEEP and seat == g.active else Why.ONLY_IN_UPKEEP
    return 0


@rule
def out_of_moment(g: State, b: Book, window: int, seat: int, only: int, least: int) -> int:
    """Why the moment that something waits for has not come; 0: it has. DT-def-6 DT-mod-1 DT-card-7"""
    if fits(g, b, window, seat, only, least):
        return 0
    if only == Moment.ALWAYS:
        return Why.AFTER_DAMAGE
    return Why.NO_ATTACK if only == Moment.MODIFIER else Why.MOMENT


@rule
def only_dice(window: int, spent: int) -> int:
    """Whether nothing but what acts on dice may be used: dice of an effect lie open that is not interrupted. `spent`:
    the token that a power spends, or 0. DT-int-1 DT-stat-3"""
    return 1 if window == Window.SPENT_ROLL or (window == Window.CARD_ROLL and spent == 0) else 0


# --- cards ---


@rule
def unfit(g: State, b: Book, window: int, seat: int, card: int) -> int:
    """Why a card cannot be played, in its phase; 0: it can. DT-card-1 DT-team-4: everybody pays for his own cards with
    his own CP."""
    if b.card_kind[seat, card] == Action.UPGRADE:
        cost = upgrade_cost(g, b, seat, card)
        if cost < 0:
            return Why.NO_BETTER
        return Why.TOO_DEAR if cost > g.cp[seat] else 0
    if b.card_cost[seat, card] > g.cp[seat]:
        return Why.TOO_DEAR
    why = out_of_moment(g, b, window, seat, b.card_only[seat, card], b.card_least[seat, card])
    if why != 0:
        return why
    return 0 if has_pick(g, b, window, seat, b.card_pick[seat, card]) else Why.NOTHING_TO_PICK


@rule
def unplayable(g: State, b: Book, window: int, seat: int, card: int) -> int:
    """Why a card of the hand cannot be played in a window; 0: it can."""
    why = out_of_phase(g, window, seat, b.card_kind[seat, card])
    if why == 0:
        why = unfit(g, b, window, seat, card)
    if why == 0 and only_dice(window, 0) and (b.dice_cards[seat] >> card) & 1 == 0:
        return Why.ONLY_DICE
    return why


@rule
def cards_to_play(g: State, b: Book, window: int, seat: int) -> int:
    """The cards that are not `unplayable` in a window, a bit each; whole kinds are left out before single cards."""
    mask = hand_of_kind(g, b, seat, Action.INSTANT)
    if out_of_phase(g, window, seat, Action.ROLL) == 0:
        mask |= hand_of_kind(g, b, seat, Action.ROLL)
    if out_of_phase(g, window, seat, Action.MAIN) == 0:
        mask |= hand_of_kind(g, b, seat, Action.MAIN) | hand_of_kind(g, b, seat, Action.UPGRADE)
    if only_dice(window, 0):
        mask &= b.dice_cards[seat]
    playable = 0
    while mask != 0:
        card = nth_one(mask, 0)
        mask &= mask - 1
        if unfit(g, b, window, seat, card) == 0:
            playable |= 1 << card
    return playable


# --- powers ---


@rule
def tokens_to_spend(g: State, b: Book, seat: int, p: int) -> int:
    """What a power costs in tokens; an advanced bot costs less."""
    if b.power_advanced[p] > 0 and g.token[seat, b.power_bot[p]] > 1:
        return b.power_advanced[p]
    return b.power_cost[p]


@rule
def unavailable(g: State, b: Book, seat: int, p: int) -> int:
    """Why a seat lacks what a power is made of: the bot, the ability at its level, the tokens, the CP; 0: it has it."""
    if b.power_bot[p] > 0 and g.token[seat, b.power_bot[p]] == 0:
        return Why.NOT_THERE
    hero = b.power_hero[p]
    if hero != NOBODY:
        slot = b.power_slot[p]
        if g.hero[seat] != hero or g.level[seat, slot] != b.power_level[p]:
            return Why.NOT_THERE
        if b.slot_side[seat, slot] != Side.ANY and b.slot_side[seat, slot] != g.side[seat]:
            return Why.NOT_THERE
    token = b.power_token[p]
    if token != 0 and g.token[seat, token] < tokens_to_spend(g, b, seat, p):
        return Why.TOO_FEW_TOKENS
    if b.power_cp[p] > g.cp[seat]:
        return Why.TOO_DEAR
    if b.power_once[p] != 0 and (g.used[seat] >> p) & 1:
        return Why.USED
    if b.power_per_attack[p] > 0 and g.uses_in_fight[seat] >= b.power_per_attack[p]:
        return Why.USED_IN_ATTACK
    return 0


@rule
def new_chi(g: State, b: Book, seat: int, p: int) -> int:
    """DT-status-chi: what came this turn adds no damage."""
    if b.power_token[p] != b.chi or b.power_only[p] != Moment.MODIFIER:
        return 0
    return 1 if g.token[seat, b.chi] <= g.newly[seat] else 0


@rule
def power_has_pick(g: State, b: Book, window: int, seat: int, p: int) -> int:
    """Whether there is something to pick; where a token is picked, another than those that are spent on it."""
    pick = b.power_pick[p]
    token = b.power_token[p]
    if pick == 0 or token == 0 or not names_tokens(pick - 1):
        return has_pick(g, b, window, seat, pick)
    all_spent = g.token[seat, token] <= tokens_to_spend(g, b, seat, p)
    k = 1 if all_spent and nth_pick(g, b, window, seat, pick, 0) == seat << TOKEN_BITS | token else 0
    return 1 if nth_pick(g, b, window, seat, pick, k) != NO_MORE else 0


@rule
def unusable(g: State, b: Book, window: int, seat: int, p: int) -> int:
    """Why a power cannot be used in a window; 0: it can."""
    why = unavailable(g, b, seat, p)
    if why == 0:
        why = out_of_phase(g, window, seat, b.power_when[p])
    if why != 0:
        return why
    if b.power_dice[p] == 0 and only_dice(window, b.power_token[p]) and has_pick(g, b, window, seat, b.power_pick[p]):
        return Why.ONLY_DICE
    why = out_of_moment(g, b, window, seat, b.power_only[p], b.power_least[p])
    if why != 0:
        return why
    if new_chi(g, b, seat, p):
        return Why.NEW_CHI
    return 0 if power_has_pick(g, b, window, seat, p) else Why.NOTHING_TO_PICK


@rule
def powers_at_hand(g: State, b: Book, seat: int) -> int:
    """Powers of the abilities and tokens that a seat has, a bit each."""
    mask = b.hero_powers[seat]
    for i in range(b.power_tokens):
        token = b.power_token_of[i]
        if g.token[seat, token] > 0:
            mask |= b.token_powers[token]
    return mask


@rule
def powers_to_use(g: State, b: Book, window: int, seat: int) -> int:
    """Powers that could be used in a window, a bit each."""
    mask = powers_at_hand(g, b, seat)
    usable = 0
    while mask != 0:
        p = nth_one(mask, 0)
        mask &= mask - 1
        if unusable(g, b, window, seat, p) == 0:
            usable |= 1 << p
    return usable


@rule
def reactions(g: State, b: Book, window: int, seat: int) -> int:
    """How many ways a seat can interrupt here. DT-int-1 DT-int-3"""
    if can_act(g, b, seat) == 0:
        return ones(wards(g, b, window, seat))
    return ones(cards_to_play(g, b, window, seat)) + ones(powers_to_use(g, b, window, seat))


@rule
def wards(g: State, b: Book, window: int, seat: int) -> int:
    """Powers that keep off a status before it lands, a Stun too: who is being stunned may still use them."""
    if g.fight != Fight.BEFORE_DEFENSE or seat != g.target:
        return 0
    mask = powers_to_use(g, b, window, seat)
    usable = 0
    while mask != 0:
        p = nth_one(mask, 0)
        mask &= mask - 1
        if b.power_pick[p] == Among.FRESH_NEGATIVE + 1:
            usable |= 1 << p
    return usable


@rule
def reaction(g: State, b: Book, window: int, seat: int, k: int) -> int:
    """The k-th of them: a card by its number, a power by its number below 0."""
    if can_act(g, b, seat) == 0:
        return -1 - nth_one(wards(g, b, window, seat), k)
    cards = cards_to_play(g, b, window, seat)
    n = ones(cards)
    if k < n:
        return nth_one(cards, k)
    return -1 - nth_one(powers_to_use(g, b, window, seat), k - n)


@rule
def react(g: State, b: Book, window: int, seat: int, k: int) -> None:
    way = reaction(g, b, window, seat, k)
    roll = roll_in_window(g, window)
    note_peak(g, b)
    if way > 0:
        play(g, b, seat, way, roll)
    else:
        use_power(g, b, seat, -1 - way, roll)


@rule
def play(g: State, b: Book, seat: int, card: int, roll: int) -> None:
    """DT-card-3: pay, and do what it says; its program ends with the discard."""
    leave_hand(g, seat, card)
    tell.played(g, seat, card_code(g, seat, card))
    change_cp(g, seat, -b.card_cost[seat, card])
    start(g, b.card_program[seat, card], seat, acts_on(g, seat), roll)


@rule
def use_power(g: State, b: Book, seat: int, p: int, roll: int) -> None:
    """DT-stat-3: a spent token is gone, and its effect cannot be interrupted."""
    tell.power(g, seat, p)
    if b.power_token[p] == b.chi and b.power_only[p] == Moment.INCOMING and g.newly[seat] > 0:
        g.newly[seat] -= 1  # one blocks with what came this turn, and keeps the old for striking
    if b.power_token[p] != 0:
        lose(g, b, seat, b.power_token[p], tokens_to_spend(g, b, seat, p))
    if b.power_per_attack[p] > 0:
        g.uses_in_fight[seat] += 1
    change_cp(g, seat, -b.power_cp[p])
    g.used[seat] |= 1 << p
    start(g, b.power_program[p], seat, acts_on(g, seat), roll)
