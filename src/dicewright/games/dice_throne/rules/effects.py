"""What the verbs of cards, abilities and statuses do, and the machine that runs them."""

from __future__ import annotations

from ....kernel.effects import FIRST_VERB
from ....kernel.machine import it, machine, me, offering, rolled_sum, set_number
from ....kernel.record import Record
from ....kernel.rule import rule, tell
from .. import language as lang
from ..language import EXPLODES, ME, NORMAL, PURE, ULTIMATE, UNDEFENDABLE
from ..state import (
    AFTER_THE_DEFENSE,
    AIM,
    CARD_NUMBERS,
    DICE,
    E_AVOIDED,
    E_FLIPPED,
    E_LIMIT,
    E_MOVED,
    E_PREVENTED,
    E_SAW,
    FIRST_FRAME,
    FROM_ATTACK,
    FROM_BLAST,
    FROM_CURSE,
    FROM_DEFENSE,
    FROM_OTHER,
    FROM_SPLASH,
    MOST_ROLLED,
    NO_ROLL,
    NOBODY,
    OFFENSE_DICE,
    card_code,
    in_roll_phase,
    is_opponent,
)
from ..tokens import FIRST_COMPANION, NANITE, NYRA, NYRA_ACTIVE
from .companions import NYRA_SHARES, bots, spirits
from .damage import attack_damage, change_health, half, note_peak, settle_blast
from .dice import change_die, offer_again, roll_again
from .holdings import begin_drawing, begin_shedding, change_cp, gain, limit, lose
from .programs import start
from .selectors import TOKEN_BITS, VALUE_BITS, named
from .timing import react, reactions

HIT, MORE, ADD, MAKE_UNDEFENDABLE = lang.HIT.op, lang.MORE.op, lang.ADD.op, lang.MAKE_UNDEFENDABLE.op
HURT, SPLASH, EXPLODE, RECOIL = lang.HURT.op, lang.SPLASH.op, lang.EXPLODE.op, lang.RECOIL.op
PREVENT, HALVE, AVOID, HEAL = lang.PREVENT.op, lang.HALVE.op, lang.AVOID.op, lang.HEAL.op
STEAL_HEALTH, GAIN, INFLICT, LOSE = lang.STEAL_HEALTH.op, lang.GAIN.op, lang.INFLICT.op, lang.LOSE.op
REMOVE, REMOVE_ALL, MOVE, STOP_STATUS = lang.REMOVE.op, lang.REMOVE_ALL.op, lang.MOVE.op, lang.STOP_STATUS.op
RAISE_LIMIT, CP, STEAL_CP, DRAW = lang.RAISE_LIMIT.op, lang.CP.op, lang.STEAL_CP.op, lang.DRAW.op
DISCARD_RANDOM, DISCARD, DISCARD_ALL = lang.DISCARD_RANDOM.op, lang.DISCARD.op, lang.DISCARD_ALL.op
SEARCH, LOOK, CONTEST, SET_DIE = lang.SEARCH.op, lang.LOOK.op, lang.CONTEST.op, lang.SET_DIE.op
REROLL, REROLL_OWN, ATTEMPT, EXTRA_PHASE = lang.REROLL.op, lang.REROLL_OWN.op, lang.ATTEMPT.op, lang.EXTRA_PHASE.op
AIM_AT, FAIL, DIM, RETRIBUTE, FLIP = lang.AIM.op, lang.FAIL.op, lang.DIM.op, lang.RETRIBUTE.op, lang.FLIP.op
GROW, HEAL_NYRA, BUILD, ACTIVATE = lang.GROW.op, lang.HEAL_NYRA.op, lang.BUILD.op, lang.ACTIVATE.op
DETONATE, DRAIN, RANSOM, SHARE = lang.DETONATE.op, lang.DRAIN.op, lang.RANSOM.op, lang.SHARE.op
REMOVE_SPIRITS, SPARE, SWAP = lang.REMOVE_SPIRITS.op, lang.SPARE.op, lang.SWAP.op
APPLY_BLAST, PUT_AWAY = FIRST_VERB + 100, FIRST_VERB + 101
"""The verbs, as rules compare them."""

HELD, IT_HOLDS, MY_CP, SYMBOLS = lang.HELD.source, lang.IT_HOLDS.source, lang.MY_CP.source, lang.SYMBOLS.source
PICKED, SPIRITS, TO_LIMIT = lang.PICKED.source, lang.SPIRITS.source, lang.TO_LIMIT.source

OF_A_KIND, DICE_SHOW, HOLDS = lang.OF_A_KIND.number, lang.DICE_SHOW.number, lang.HOLDS.number
IT_HAS, ROLLED_TOTAL, ROLLED_AT_MOST = lang.IT_HAS.number, lang.ROLLED_TOTAL.number, lang.ROLLED_AT_MOST.number
BEATS, CURSED, IS_OPPONENT = lang.BEATS.number, lang.CURSED.number, lang.IS_OPPONENT.number
IS_HERO, NYRA_STANDS, FEW_ATTEMPTS = lang.IS_HERO.number, lang.NYRA_STANDS.number, lang.FEW_ATTEMPTS.number
CAN_PAY, ATTACK_DEALS, FIRST_PLAYER = lang.CAN_PAY.number, lang.ATTACK_DEALS.number, lang.FIRST_PLAYER.number
LACKS, STILL_DEFENDABLE = lang.LACKS.number, lang.STILL_DEFENDABLE.number
SPARED, OWNS = lang.SPARED.number, lang.OWNS.number
HELD_FAST, CURSED_SIDE = lang.HELD_FAST, lang.CURSED_SIDE


@rule
def needs_target(g: Record, op: int, who: int) -> int:
    """DT-tgt-1: an offensive ability chooses its target when an effect first needs one."""
    if op == ACTIVATE and g.hit > 0 and g.target == NOBODY:
        return 1  # the bot acts on the attack
    if who == ME or it(g) != NOBODY:
        return 0
    return 0 if op in (HIT, MORE, MAKE_UNDEFENDABLE, RECOIL, DIM, FAIL, EXTRA_PHASE) else 1


@rule
def verb(g: Record, b: Record, op: int, who: int, what: int, amount: int) -> None:
    if needs_target(g, op, who):
        g.f_pc[g.sp - 1] -= 1  # once the target is known, this is done after all
        g.aim = AIM
        g.aim_sp = g.sp
        return
    seat = me(g) if who == ME else it(g)
    if op <= STEAL_HEALTH:
        g.gathered = 1
    if op <= RECOIL:
        damage_verb(g, b, op, seat, what, amount)
    elif op <= STEAL_HEALTH:
        defense_verb(g, b, op, who, seat, amount)
    elif op <= RAISE_LIMIT:
        token_verb(g, b, op, seat, what, amount)
    elif op <= LOOK:
        card_verb(g, b, op, seat, amount)
    elif op <= ATTEMPT:
        dice_verb(g, b, op, amount)
    else:
        rare_verb(g, b, op, seat, what, amount)


@rule
def damage_verb(g: Record, b: Record, op: int, seat: int, what: int, amount: int) -> None:
    """DT-dmg-5 DT-off-13: a hit makes an attack, collateral damage does not."""
    if op == HIT:
        g.hit += max(0, amount)
        g.kind = max(g.kind, what)
    elif op == MORE:
        g.hit += max(0, amount)
    elif op == ADD:
        g.added += amount
        set_number(g, amount)
        note_peak(g, b)
    elif op == MAKE_UNDEFENDABLE:
        if g.kind == NORMAL:
            g.kind = UNDEFENDABLE
    elif op == HURT:
        g.hurt[seat, hurt_source(g, what)] += max(0, amount)
    elif op == SPLASH:
        g.hurt[seat, FROM_SPLASH] += max(0, amount)
    elif op == EXPLODE:
        lose(g, seat, what, 1)
        explode(g, b, seat, amount)
    else:
        g.recoil += amount


@rule
def hurt_source(g: Record, kind: int) -> int:
    """Damage of a defence is one source, of a status or card another; some nothing can be done about."""
    if kind == ULTIMATE:
        return FROM_CURSE
    return FROM_DEFENSE if g.defense_frame > 0 and g.sp >= g.defense_frame else FROM_OTHER


@rule
def explode(g: Record, b: Record, seat: int, n: int) -> None:
    """DT-status-powder-keg: damage from a source of its own; whoever is hurt may still avoid it."""
    g.gathered = 1
    g.hurt[seat, FROM_BLAST] += n
    start(g, b.blast, seat, seat, NO_ROLL)


@rule
def defense_verb(g: Record, b: Record, op: int, who: int, seat: int, amount: int) -> None:
    if op <= HALVE and g.hurt[seat, FROM_BLAST] > 0:
        soften_blast(g, seat, amount if op == PREVENT else half(g.hurt[seat, FROM_BLAST]))
    elif op == PREVENT:
        if amount > 0:
            g.prevented[seat] += amount
            tell(g, E_PREVENTED, seat, amount)
    elif op == HALVE:
        g.halved[seat] += 1
    elif op == AVOID:
        avoid(g, b, me(g), FROM_ATTACK if who == ME else it(g))
    elif op == HEAL:
        g.healed[seat] += amount
    else:
        n = min(amount, max(0, g.health[g.pool[seat]]))
        change_health(g, b, g.pool[seat], -n)
        change_health(g, b, g.pool[me(g)], n)


@rule
def soften_blast(g: Record, seat: int, n: int) -> None:
    """What is used while a blast is on its way is used on the blast alone. DT-status-powder-keg"""
    n = min(n, g.hurt[seat, FROM_BLAST])
    g.hurt[seat, FROM_BLAST] -= n
    tell(g, E_PREVENTED, seat, n)


@rule
def avoid(g: Record, b: Record, seat: int, source: int) -> None:
    """DT-dmg-12: one source, or with the other reading everything of the phase that can be avoided."""
    g.avoided[seat] |= 1 << source if b.evasion == 0 else 31
    tell(g, E_AVOIDED, seat, source)


@rule
def token_verb(g: Record, b: Record, op: int, seat: int, what: int, amount: int) -> None:
    if op == GAIN:
        set_number(g, gain(g, b, seat, what, amount))
    elif op == INFLICT:
        inflict(g, b, seat, what, amount)
    elif op == LOSE:
        set_number(g, lose(g, seat, what, amount))
    elif op == REMOVE:
        lose(g, it(g) >> TOKEN_BITS, it(g) & ((1 << TOKEN_BITS) - 1), 1)
    elif op == REMOVE_ALL:
        for token in range(FIRST_COMPANION):
            if b.trait[token, HELD_FAST] < 2:
                lose(g, seat, token, g.token[seat, token])
    elif op == MOVE:
        move(g, b, g.f_was[g.sp - 1], it(g))
    elif op == STOP_STATUS:
        lose(g, it(g) >> TOKEN_BITS, it(g) & ((1 << TOKEN_BITS) - 1), 1)
    else:
        g.raised[seat] += amount
        tell(g, E_LIMIT, seat, what)


@rule
def inflict(g: Record, b: Record, seat: int, token: int, n: int) -> None:
    """DT-stat-1 DT-stat-9: a keg on a keg: the first one blows up."""
    if b.trait[token, EXPLODES] > 0 and g.token[seat, token] >= limit(g, b, seat, token):
        lose(g, seat, token, 1)
        gain(g, b, seat, token, 1)
        explode(g, b, seat, b.trait[token, EXPLODES])
        return
    came = gain(g, b, seat, token, n)
    if in_roll_phase(g):
        g.fresh[seat, token] += came
    set_number(g, came)


@rule
def move(g: Record, b: Record, what: int, to: int) -> None:
    """DT-stat-8"""
    holder = what >> TOKEN_BITS
    token = what & ((1 << TOKEN_BITS) - 1)
    lose(g, holder, token, 1)
    tell(g, E_MOVED, holder, to, token)
    inflict(g, b, to, token, 1)


@rule
def card_verb(g: Record, b: Record, op: int, seat: int, amount: int) -> None:
    """DT-fx-7: one steals what there is."""
    if op == CP:
        set_number(g, change_cp(g, seat, amount))
    elif op == STEAL_CP:
        set_number(g, change_cp(g, me(g), -change_cp(g, seat, -amount)))
    elif op == DRAW:
        begin_drawing(g, seat, amount)
    elif op == DISCARD_RANDOM:
        begin_shedding(g, seat, amount, 1)
    elif op == DISCARD:
        begin_shedding(g, seat, amount, 0)
        set_number(g, g.shedding)
    elif op == DISCARD_ALL:
        g.discard[seat] |= g.hand[seat]
        g.hand[seat] = 0
        g.held[seat] = 0
    elif op == SEARCH:
        g.searching = me(g) + 1
    else:
        for card in range(1, CARD_NUMBERS):
            if (g.hand[seat] >> card) & 1:
                tell(g, E_SAW, me(g), seat, card_code(g, seat, card))


@rule
def dice_verb(g: Record, b: Record, op: int, amount: int) -> None:
    """Dice of the open roll, which the frame remembers, or of the effect's own roll. DT-card-10"""
    roll = g.f_tag[g.sp - 1]
    if op == CONTEST:
        g.f_rival[g.sp - 1] = it(g) + 1
    elif op == SET_DIE:
        if amount > 0:
            change_die(g, roll, it(g), amount)
        else:
            change_die(g, roll, it(g) >> VALUE_BITS, it(g) & ((1 << VALUE_BITS) - 1))
    elif op == REROLL:
        roll_again(g, roll, 1 << it(g))
    elif op == REROLL_OWN:
        if amount > 0:
            offer_again(g, FIRST_FRAME + g.sp - 1, amount)
        else:
            roll_again(g, FIRST_FRAME + g.sp - 1, 1 << it(g))
    elif roll == OFFENSE_DICE:
        g.allowed += 1
        g.altered = 1
    else:
        offer_again(g, roll, MOST_ROLLED)


@rule
def rare_verb(g: Record, b: Record, op: int, seat: int, what: int, amount: int) -> None:
    if op == EXTRA_PHASE:
        g.extra += 1
    elif op == AIM_AT:
        g.target = seat
    elif op == FAIL:
        g.failed = 1
    elif op == DIM:
        g.dimmed += 1
    elif op == RETRIBUTE:
        g.retributed[me(g)] += 1
    elif op == FLIP:
        g.side[seat] = CURSED_SIDE
        tell(g, E_FLIPPED, seat)
    elif op == DRAIN:
        g.drained = 1
    elif op == SPARE:
        g.spare = max(g.spare, amount)
    elif op == SWAP:
        owner = g.f_me[g.sp - 1]
        g.f_me[g.sp - 1] = g.f_it[g.sp - 1]
        g.f_it[g.sp - 1] = owner
    elif op == APPLY_BLAST:
        settle_blast(g, b, seat)
    elif op == PUT_AWAY:
        g.discard[seat] |= 1 << what
    elif op == RANSOM:
        g.again_roll = g.f_tag[g.sp - 1]
        g.ransom = it(g) + 1
    else:
        companion_verb(g, b, op, seat, what, amount)


@rule
def companion_verb(g: Record, b: Record, op: int, seat: int, what: int, amount: int) -> None:
    owner = me(g)
    if op in (GROW, REMOVE_SPIRITS):
        g.grower = owner
        g.growing = amount if op == GROW else -min(amount, spirits(g, owner))
        set_number(g, abs(g.growing))
    elif op == HEAL_NYRA:
        if b.owner[NYRA] == g.hero[owner]:
            set_number(g, gain(g, b, owner, NYRA, amount))
    elif op == SHARE:
        g.shielded[owner] = NYRA_SHARES
    elif op == DETONATE:
        detonate(g, b, seat)
    else:
        bot = what if what >= FIRST_COMPANION else it(g)
        if op == BUILD:
            gain(g, b, owner, bot, amount - g.token[owner, bot])
        else:
            activate_bot(g, b, owner, bot)


@rule
def activate_bot(g: Record, b: Record, seat: int, bot: int) -> None:
    """DT-comp-bots: free and without its moment, but no more often in a turn than it may."""
    p = b.bot_power[bot] - 1
    if b.power_once[p] == 0 or (g.used[seat] >> p) & 1 == 0:
        g.used[seat] |= 1 << p
        start(g, b.power_program[p], seat, g.target if g.target != NOBODY else seat, NO_ROLL)


@rule
def detonate(g: Record, b: Record, seat: int) -> None:
    """DT-status-nanite: 1, 3 or 5 damage; on the target of the own attack it adds to the attack."""
    g.gathered = 1
    n = lose(g, seat, NANITE, g.token[seat, NANITE])
    if n > 0:
        if g.activated != 0 and seat == g.target and g.hit > 0 and g.kind != PURE:
            g.added += 2 * n - 1
        elif in_roll_phase(g):
            g.hurt[seat, FROM_SPLASH] += 2 * n - 1
        else:
            g.hurt[seat, FROM_OTHER] += 2 * n - 1


# --- numbers and conditions ---


@rule
def symbols_shown(g: Record, mask: int) -> int:
    n = 0
    for i in range(DICE):
        if (mask >> g.die[i]) & 1:
            n += 1
    return n


@rule
def measure(g: Record, b: Record, source: int, what: int) -> int:
    """DT-fx-10: counted as the verb is done, and never again."""
    if source == HELD:
        return g.token[me(g), what]  # type: ignore[no-any-return]
    if source == IT_HOLDS:
        return g.token[it(g), what]  # type: ignore[no-any-return]
    if source == MY_CP:
        return g.cp[me(g)]  # type: ignore[no-any-return]
    if source == SYMBOLS:
        return symbols_shown(g, what)
    if source == PICKED:
        return it(g)
    if source == SPIRITS:
        return spirits(g, me(g))
    if source == TO_LIMIT:
        return limit(g, b, me(g), what) - g.token[me(g), what]  # type: ignore[no-any-return]
    return bots(g, me(g))


@rule
def of_a_kind(g: Record) -> int:
    """DT-fx-5: the most equal numbers among the five dice."""
    best = 0
    for value in range(1, 7):
        n = 0
        for i in range(DICE):
            if g.die[i] == value:
                n += 1
        best = max(best, n)
    return best


@rule
def holds(g: Record, b: Record, condition: int, what: int, n: int) -> int:
    if condition == OF_A_KIND:
        return 1 if of_a_kind(g) >= n else 0
    if condition == DICE_SHOW:
        return 1 if symbols_shown(g, what) >= n else 0
    if condition == HOLDS:
        return 1 if g.token[me(g), what] >= max(1, n) else 0
    if condition == IT_HAS:
        return 1 if g.token[it(g), what] >= max(1, n) else 0
    if condition == ROLLED_TOTAL:
        return 1 if rolled_sum(g) >= n else 0
    if condition == ROLLED_AT_MOST:
        return 1 if rolled_sum(g) <= n else 0
    if condition == BEATS:
        return 1 if g.rolled[g.sp - 1, 0] >= g.rolled[g.sp - 1, 1] + n else 0
    if condition == CURSED:
        return 1 if g.side[me(g)] == CURSED_SIDE else 0
    if condition == IS_OPPONENT:
        return is_opponent(g, me(g), it(g))
    if condition == IS_HERO:
        return 1 if g.hero[me(g)] == what else 0
    if condition == NYRA_STANDS:
        return 1 if g.token[me(g), NYRA_ACTIVE] > 0 else 0
    if condition == FEW_ATTEMPTS:
        return 1 if g.most_attempts < n else 0
    if condition == CAN_PAY:
        return 1 if g.cp[me(g)] >= n else 0
    if condition == ATTACK_DEALS:
        return 1 if max(g.peak, attack_damage(g, b)) >= n else 0
    if condition == FIRST_PLAYER:
        return 1 if g.first == me(g) else 0
    if condition == LACKS:
        return 1 if g.token[me(g), what] < max(1, n) else 0
    if condition == STILL_DEFENDABLE:
        return 1 if g.kind == NORMAL and g.fight != AFTER_THE_DEFENSE else 0
    if condition == SPARED:
        return 1 if g.spare >= n and me(g) == g.active else 0
    if condition == OWNS:
        return 1 if b.owner[what] == g.hero[me(g)] else 0
    return 1 if g.token[me(g), what] >= n else 0  # BUILT


@rule
def candidate(g: Record, b: Record, selector: int, k: int) -> int:
    top = g.sp - 1
    return named(g, b, selector, g.f_me[top], g.f_it[top], g.f_tag[top], top, k)


@rule
def active_first(g: Record, b: Record) -> int:
    """DT-int-3: priority goes clockwise from the active player, whoever's effect it is."""
    return g.active  # type: ignore[no-any-return]


run, reply = machine(verb, measure, holds, candidate, reactions, react, first=active_first)
offer = offering(holds, candidate)
