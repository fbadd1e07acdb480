"""What the verbs of cards, abilities and statuses do, and the machine that runs them."""

from __future__ import annotations

from ....kernel.machine import it, machine, me, offering, set_number
from ....kernel.rule import rule
from .. import events as tell
from ..codes import card_code
from ..content.language import ME, NAMES_SEVERAL, VERB_BITS, Damage, Do, VerbGroup
from ..content.parts import Side, Trait
from ..content.switches import Evasion
from ..sizes import CARD_NUMBERS, MOST_ROLLED
from ..state import NOBODY, Aim, Book, Nyra, OpenRoll, Source, State, in_roll_phase
from .companions import spirits
from .conditions import count, holds
from .damage import change_health, half, note_peak, settle_blast
from .dice import change_die, offer_again, roll_again, tell_extra_die
from .holdings import begin_drawing, begin_shedding, change_cp, gain, has_room, limit, lose, removable
from .over import count_out
from .programs import start
from .selectors import TOKEN_BITS, VALUE_BITS, named
from .targeting import crown, target
from .timing import react, reactions
from .windows import let_answer

"""The verbs, as rules compare them."""

AVOIDABLE = (1 << Source.count) - 1 & ~(1 << Source.CURSE)
"""All sources of damage that one may avoid, a bit each."""


@rule
def needs_target(g: State, op: int, who: int) -> int:
    """DT-tgt-1: an offensive ability chooses its target when an effect first needs one."""
    if op == Do.ACTIVATE and g.hit > 0 and g.target == NOBODY:
        return 1  # the bot acts on the attack
    if who == ME or it(g) != NOBODY:
        return 0
    return (
        0 if op in (Do.HIT, Do.MORE, Do.MAKE_UNDEFENDABLE, Do.RECOIL, Do.DIM, Do.FAIL, Do.EXTRA_PHASE, Do.ANSWER) else 1
    )


@rule
def verb(g: State, b: Book, op: int, who: int, what: int, amount: int) -> None:
    if needs_target(g, op, who):
        g.f_pc[g.sp - 1] -= 1  # once the target is known, this is done after all
        g.aim = Aim.BEGIN
        g.aim_sp = g.sp
        return
    seat = me(g) if who == ME else it(g)
    group = op >> VERB_BITS
    if group == VerbGroup.DAMAGE:
        g.gathered = 1
        damage_verb(g, b, op, seat, what, amount)
    elif group == VerbGroup.DEFENSE:
        g.gathered = 1
        defense_verb(g, b, op, who, seat, amount)
    elif group == VerbGroup.TOKENS:
        token_verb(g, b, op, seat, what, amount)
    elif group == VerbGroup.CARDS:
        card_verb(g, b, op, seat, amount)
    elif group == VerbGroup.DICE:
        dice_verb(g, b, op, amount)
    elif group == VerbGroup.ATTACK:
        attack_verb(g, b, op, seat, what, amount)
    elif group == VerbGroup.COMPANIONS:
        companion_verb(g, b, op, seat, what, amount)
    elif op == Do.PUT_AWAY:
        g.discard[seat] |= 1 << what
    elif op == Do.ANSWER:
        let_answer(g, b, what)
    else:
        settle_blast(g, b, seat)


@rule
def damage_verb(g: State, b: Book, op: int, seat: int, what: int, amount: int) -> None:
    """DT-dmg-5 DT-off-13: a hit makes an attack, collateral damage does not."""
    if op == Do.HIT:
        g.hit += max(0, amount)
        g.kind = max(g.kind, what)
    elif op == Do.MORE:
        g.hit += max(0, amount)
    elif op == Do.ADD:
        g.added += amount
        set_number(g, amount)
        note_peak(g, b)
    elif op == Do.MAKE_UNDEFENDABLE:
        if g.kind == Damage.NORMAL:
            g.kind = Damage.UNDEFENDABLE
    elif op == Do.HURT:
        g.hurt[seat, hurt_source(g, what)] += max(0, amount)
    elif op == Do.SPLASH:
        g.hurt[seat, Source.SPLASH] += max(0, amount)
    elif op == Do.EXPLODE:
        if lose(g, b, seat, what, 1) > 0:
            explode(g, b, seat, amount)
    else:
        g.recoil += amount


@rule
def hurt_source(g: State, kind: int) -> int:
    """Damage of a defence is one source, of a status or card another; some nothing can be done about."""
    if kind == Damage.ULTIMATE:
        return Source.CURSE
    return Source.DEFENSE if g.defense_frame == g.sp else Source.OTHER


@rule
def explode(g: State, b: Book, seat: int, n: int) -> None:
    """DT-status-powder-keg: damage from a source of its own; whoever is hurt may still avoid it."""
    g.gathered = 1
    g.hurt[seat, Source.BLAST] += n
    start(g, b.blast, seat, seat, OpenRoll.NONE)


@rule
def defense_verb(g: State, b: Book, op: int, who: int, seat: int, amount: int) -> None:
    """DT-health-1: health is stolen at once, and whoever has none left has fallen."""
    if op in (Do.PREVENT, Do.HALVE) and g.hurt[seat, Source.BLAST] > 0:
        soften_blast(g, seat, amount if op == Do.PREVENT else half(g.hurt[seat, Source.BLAST]))
    elif op == Do.PREVENT:
        if amount > 0:
            g.prevented[seat] += amount
            tell.prevented(g, seat, amount)
    elif op == Do.HALVE:
        g.halved[seat] += 1
    elif op == Do.AVOID:
        avoid(g, b, me(g), Source.ATTACK if who == ME else it(g))
    elif op == Do.HEAL:
        g.healed[seat] += amount
    else:
        n = min(amount, max(0, g.health[g.pool[seat]]))
        change_health(g, b, g.pool[seat], -n)
        change_health(g, b, g.pool[me(g)], n)
        count_out(g, b)


@rule
def soften_blast(g: State, seat: int, n: int) -> None:
    """What is used while a blast is on its way is used on the blast alone. DT-status-powder-keg"""
    n = min(n, g.hurt[seat, Source.BLAST])
    g.hurt[seat, Source.BLAST] -= n
    tell.prevented(g, seat, n)


@rule
def avoid(g: State, b: Book, seat: int, source: int) -> None:
    """DT-dmg-12: one source, or with the other reading everything of the phase that can be avoided."""
    g.avoided[seat] |= 1 << source if b.evasion == Evasion.ONE_SOURCE else AVOIDABLE
    tell.avoided(g, seat, source)


@rule
def token_verb(g: State, b: Book, op: int, seat: int, what: int, amount: int) -> None:
    if op == Do.GAIN:
        set_number(g, gain(g, b, seat, what, amount))
    elif op == Do.INFLICT:
        inflict(g, b, seat, what, amount)
    elif op == Do.LOSE:
        set_number(g, lose(g, b, seat, what, amount))
    elif op == Do.REMOVE:
        lose(g, b, it(g) >> TOKEN_BITS, it(g) & ((1 << TOKEN_BITS) - 1), 1)
    elif op == Do.REMOVE_ALL:
        for token in range(1, b.trait.shape[0]):
            if removable(g, b, seat, token):
                lose(g, b, seat, token, g.token[seat, token])
    elif op == Do.MOVE:
        move(g, b, g.f_was[g.sp - 1], it(g))
    elif op == Do.STOP_STATUS:
        lose(g, b, it(g) >> TOKEN_BITS, it(g) & ((1 << TOKEN_BITS) - 1), 1)
    else:
        g.raised[seat] += amount
        tell.limit(g, seat, what)


@rule
def inflict(g: State, b: Book, seat: int, token: int, n: int) -> None:
    """DT-stat-1 DT-stat-9: a keg on a keg: the first one blows up."""
    if b.trait[token, Trait.EXPLODES] > 0 and g.token[seat, token] >= limit(g, b, seat, token):
        lose(g, b, seat, token, 1)
        gain(g, b, seat, token, 1)
        explode(g, b, seat, b.trait[token, Trait.EXPLODES])
        return
    came = gain(g, b, seat, token, n)
    if in_roll_phase(g):
        g.fresh[seat, token] += came
    set_number(g, came)


@rule
def move(g: State, b: Book, what: int, to: int) -> None:
    """DT-stat-8, also of what an answer has left."""
    holder = what >> TOKEN_BITS
    token = what & ((1 << TOKEN_BITS) - 1)
    if has_room(g, b, to, token) == 0 or lose(g, b, holder, token, 1) == 0:
        return
    tell.moved(g, holder, to, token)
    inflict(g, b, to, token, 1)


@rule
def card_verb(g: State, b: Book, op: int, seat: int, amount: int) -> None:
    """DT-fx-7: one steals what there is."""
    if op == Do.CP:
        set_number(g, change_cp(g, seat, amount))
    elif op == Do.STEAL_CP:
        set_number(g, change_cp(g, me(g), -change_cp(g, seat, -amount)))
    elif op == Do.DRAW:
        begin_drawing(g, seat, amount)
    elif op == Do.DISCARD_RANDOM:
        begin_shedding(g, seat, amount, 1)
    elif op == Do.DISCARD:
        begin_shedding(g, seat, amount, 0)
        set_number(g, g.shedding)
    elif op == Do.DISCARD_ALL:
        g.discard[seat] |= g.hand[seat]
        g.hand[seat] = 0
        g.held[seat] = 0
    elif op == Do.SEARCH:
        g.searching = me(g) + 1
    else:
        for card in range(1, CARD_NUMBERS):
            if (g.hand[seat] >> card) & 1:
                tell.saw(g, me(g), seat, card_code(g, seat, card))


@rule
def dice_verb(g: State, b: Book, op: int, amount: int) -> None:
    """Dice of the open roll, which the frame remembers, or of the effect's own roll. DT-card-10"""
    roll = g.f_tag[g.sp - 1]
    if op == Do.CONTEST:
        g.f_rival[g.sp - 1] = it(g) + 1
    elif op == Do.SET_DIE:
        if amount > 0:
            change_die(g, roll, it(g), amount)
        else:
            change_die(g, roll, it(g) >> VALUE_BITS, it(g) & ((1 << VALUE_BITS) - 1))
    elif op == Do.REROLL:
        roll_again(g, roll, 1 << it(g))
    elif op == Do.REROLL_OWN:
        if amount > 0:
            offer_again(g, OpenRoll.FIRST_FRAME + g.sp - 1, amount)
        else:
            roll_again(g, OpenRoll.FIRST_FRAME + g.sp - 1, 1 << it(g))
    elif op == Do.RANSOM:
        g.again_roll = roll
        g.ransom = it(g) + 1
    elif roll == OpenRoll.OFFENSE:
        g.allowed += 1
        g.altered = 1
    else:
        offer_again(g, roll, MOST_ROLLED)


@rule
def attack_verb(g: State, b: Book, op: int, seat: int, what: int, amount: int) -> None:
    if op == Do.EXTRA_PHASE:
        g.extra += 1
    elif op == Do.AIM:
        if g.target != seat:
            target(g, b, seat)
    elif op == Do.NAME:
        crown(g, b, seat if what == NAMES_SEVERAL else 1 << seat)
    elif op == Do.FAIL:
        g.failed = 1
    elif op == Do.DIM:
        g.dimmed += 1
    elif op == Do.RETRIBUTE:
        g.retributed[me(g)] += 1
    elif op == Do.DRAIN:
        g.drained = 1
    elif op == Do.SPARE:
        g.spare = max(g.spare, amount)
    elif op == Do.SWAP:
        owner = g.f_me[g.sp - 1]
        g.f_me[g.sp - 1] = g.f_it[g.sp - 1]
        g.f_it[g.sp - 1] = owner
    else:
        g.side[seat] = Side.CURSED
        tell.flipped(g, seat)


@rule
def companion_verb(g: State, b: Book, op: int, seat: int, what: int, amount: int) -> None:
    owner = me(g)
    if op in (Do.GROW, Do.REMOVE_SPIRITS):
        g.grower = owner
        g.growing = amount if op == Do.GROW else -min(amount, spirits(g, b, owner))
        set_number(g, abs(g.growing))
    elif op == Do.HEAL_NYRA:
        if b.owner[b.nyra] == g.hero[owner]:
            set_number(g, gain(g, b, owner, b.nyra, amount))
    elif op == Do.SHARE:
        g.shielded[owner] = Nyra.SHARES
    elif op == Do.DETONATE:
        detonate(g, b, seat, what)
    else:
        bot = what if what != 0 else it(g)
        if op == Do.BUILD:
            gain(g, b, owner, bot, amount - g.token[owner, bot])
        else:
            activate_bot(g, b, owner, bot)


@rule
def activate_bot(g: State, b: Book, seat: int, bot: int) -> None:
    """DT-comp-bots: free and without its moment, but no more often in a turn than it may."""
    p = b.bot_power[bot] - 1
    if b.power_once[p] == 0 or (g.used[seat] >> p) & 1 == 0:
        g.used[seat] |= 1 << p
        start(g, b.power_program[p], seat, g.target if g.target != NOBODY else seat, OpenRoll.NONE)


@rule
def detonate(g: State, b: Book, seat: int, token: int) -> None:
    """DT-status-nanite: 1, 3 or 5 damage; on the target of the own attack it adds to the attack."""
    g.gathered = 1
    n = lose(g, b, seat, token, g.token[seat, token])
    if n > 0:
        if g.activated != 0 and seat == g.target and g.hit > 0 and g.kind != Damage.PURE:
            g.added += 2 * n - 1
        elif in_roll_phase(g):
            g.hurt[seat, Source.SPLASH] += 2 * n - 1
        else:
            g.hurt[seat, Source.OTHER] += 2 * n - 1


@rule
def candidate(g: State, b: Book, selector: int, k: int) -> int:
    top = g.sp - 1
    return named(g, b, selector, g.f_me[top], g.f_it[top], g.f_tag[top], top, k)


@rule
def active_first(g: State, b: Book) -> int:
    """DT-int-3: priority goes clockwise from the active player, whoever's effect it is."""
    return g.active


MACHINE = machine(verb, count, holds, candidate, reactions, react, asked_first=active_first, fell=tell_extra_die)
CHOOSE, PICK, EXTRA_DIE, REACT = MACHINE.choose, MACHINE.pick, MACHINE.die, MACHINE.react
offer = offering(holds, candidate)
