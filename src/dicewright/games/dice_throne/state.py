"""What a game of Dice Throne remembers, what is constant in it, and the numbers all rules share."""

from __future__ import annotations

from typing import TypeAlias

from ...kernel import describe
from ...kernel.assembler import ROW
from ...kernel.machine import Stack
from ...kernel.numbers import Numbers
from ...kernel.record import MOMENT, SEATS, TEAM, Record, Sees, i8, i16, i32, i64
from ...kernel.rule import rule
from ...kernel.why import Reasons, reason
from .content.parts import Action, Trait
from .numbers import DICE
from .sizes import (
    CARD_NUMBERS,
    CODE_ROWS,
    DEPTH,
    LEVELS,
    MOST_ROLLED,
    POWERS,
    READINGS,
    SLOTS,
    TOKENS,
    USES,
)

NOBODY = -1


class Mode(Numbers):
    DUEL, TEAMS, KING = range(3)


class Source(Numbers):
    """Where damage comes from; each is avoided by itself, and nothing can be done about a curse. OTHER is what statuses
    and cards deal, all of it together. DT-dmg-12"""

    ATTACK, SPLASH, DEFENSE, OTHER, BLAST, CURSE = range(6)


class Phase(Numbers):
    """As printed; the roll phases lie side by side, from OFFENSE to DEFENSE."""

    SETUP, UPKEEP, INCOME, MAIN_1, OFFENSE, TARGETING, DEFENSE, MAIN_2, DISCARD = range(9)


class Step(Numbers):
    """Where a turn stands; each has a rule of its own, marked `@step`."""

    FIRST, DEAL, OPENING, TURN, UPKEEP, UPKEEP_DONE, INCOME, MAIN, MAIN_APPLY, MAIN_DONE = range(10)
    OFFENSE, ROLL, KEEP, DECLARE, DECLARED, ACTIVATE, ABILITY, RESOLVED, ATTACK, DEFEND = range(10, 20)
    LAST, SETTLE, DEALT, ROLL_END, DISCARD, TURN_END, TURN_END_APPLY, NEXT = range(20, 28)


class AtOnce(Numbers):
    """What comes before a running effect and the turn, in this order; each is marked `@first`."""

    REROLL, ATTEMPT, RANSOM, DRAW, SHED, SEARCH, GROW, AIM = range(8)


class Window(Numbers):
    """In which players may interrupt. The dice of an effect lie open in EXTRA, CARD_ROLL (a roll phase card rolled
    them) and SPENT_ROLL (an instant or something spent did). ANSWER: an effect is about to do something to another
    player; AIMED: a target has been chosen. MAIN is the own main phase: nobody interrupts, but cards and powers are
    offered as in a window."""

    THEN, EXTRA, CARD_ROLL, SPENT_ROLL, OFFENSE, DECLARED, TARGET, AIMED = range(8)
    ATTACK, LAST, DEALT, UPKEEP, PHASE, BLAST, ANSWER, MAIN = range(8, 16)


class OpenRoll(Numbers):
    """Which dice are open to change: none, the offensive ones, the targeting die; from FIRST_FRAME on, those that a
    frame of the machine has rolled."""

    NONE, OFFENSE, TARGETING, FIRST_FRAME = range(4)


class Fight(Numbers):
    """Where a fight stands."""

    NONE, BEFORE_DEFENSE, AFTER_DEFENSE = range(3)


class Aim(Numbers):
    """How far the choice of a target has come: it is due, the targeting die lies there, somebody is to choose."""

    NONE, BEGIN, ROLLED, CHOICE = range(4)


class Nyra(Numbers):
    """What she takes of the damage in her hero's stead: not asked yet, all of the attack, a share that is still to be
    named, nothing; from SHARED on, so much."""

    UNASKED, TAKES, SHARES, STAYS = range(4)
    SHARED = 8


class Why(Reasons):
    """Why a card cannot be played, a power not be used, an ability not be declared."""

    UPGRADE_IN_MAIN = reason("DT-main-3")
    ONLY_IN_MAIN = reason("DT-main-2")
    ONLY_IN_ROLL = reason("DT-card-4")
    ONLY_IN_UPKEEP = reason("DT-up-1")
    TOO_DEAR = reason("DT-card-1")
    NO_BETTER = reason("DT-card-8")
    ONLY_DICE = reason("DT-int-1")
    AFTER_DAMAGE = reason("DT-def-6")
    MOMENT = reason("DT-card-7")
    NO_ATTACK = reason("DT-mod-1", "refused-moment")
    NOTHING_TO_PICK = reason("DT-card-7")
    TOO_FEW_TOKENS = reason("DT-stat-3")
    USED = reason("DT-stat-3")
    USED_IN_ATTACK = reason("DT-comp-bots")
    NEW_CHI = reason("DT-status-chi")
    SYMBOLS = reason("DT-off-9", "refused-dice")
    SMALL_STRAIGHT = reason("DT-off-10", "refused-dice")
    LARGE_STRAIGHT = reason("DT-off-11", "refused-dice")
    NOT_THERE = reason()


class State(Stack, depth=DEPTH, dice=MOST_ROLLED):
    # players
    hero = i8(SEATS, doc="by its number: see Hero")
    team = i8(SEATS, doc="players of the same number fight together")
    pool = i8(SEATS, doc="the seat at whose place the health of this one is counted: a team shares it")
    health = i16(SEATS, doc="of everybody whose `pool` this seat is")
    cp = i8(SEATS, doc="combat points")
    out = i8(SEATS, doc="1 = defeated")
    side = i8(SEATS, doc="Side of the hero board that lies up, where it has two")
    level = i8(SEATS, SLOTS, doc="of each ability, from 0")
    token = i8(SEATS, TOKENS, doc="how many of each token a player has; numbers are by the table, 0 is none")
    fresh = i8(SEATS, TOKENS, doc="of those, inflicted in this roll phase")
    raised = i8(SEATS, doc="how far the hero's own stack limit was raised")
    newly = i8(SEATS, doc="Chi gained this turn")
    used = i64(SEATS, bits=True, doc="powers used this turn, a bit each")
    uses_in_fight = i8(SEATS, doc="how often a power was used that an attack allows only so often")
    # cards, a bit for each number
    hand = i64(SEATS, sees=TEAM, bits=True, doc="teammates show each other their cards: DT-team-1")
    deck = i64(SEATS, sees=Sees.NOBODY, bits=True, doc="it has no order until somebody draws")
    discard = i64(SEATS, bits=True, doc="the pile lies open: DT-card-14")
    held = i8(SEATS, doc="cards in hand")
    left = i8(SEATS, doc="cards in the deck")
    # the turn
    turn = i16(doc="turns so far, of all players together")
    active = i8(doc="whose turn it is")
    first = i8(doc="who began")
    phase = i8(doc="Phase")
    step = i8(sees=MOMENT, doc="Step")
    began = i64(bits=True, doc="tokens the active player began this turn with, a bit each")
    tokens_due = i64(bits=True, doc="tokens whose upkeep, or end of turn, is still to come, a bit each")
    slots_due = i32(bits=True, doc="... and abilities")
    first_die = i8(SEATS, doc="rolled for the first turn")
    cursor = i8(sees=MOMENT, doc="how far a step has come that goes round the table")
    selling = i8(sees=MOMENT, doc="1 = more than six cards were held in this discard phase")
    # cards on their way
    drawing = i8(sees=MOMENT, doc="cards still to be drawn")
    drawer = i8(sees=MOMENT, doc="... by this player")
    shedding = i8(sees=MOMENT, doc="cards still to be discarded")
    shedder = i8(sees=MOMENT, doc="... by this player")
    at_random = i8(sees=MOMENT, doc="1 = chance says which")
    searching = i8(sees=MOMENT, doc="who takes a card of his choice from the deck, from 1")
    # the offensive roll phase
    die = i8(DICE, doc="0 = not rolled yet")
    to_roll = i8(bits=True, doc="dice still to be rolled, a bit each")
    attempts = i8(doc="roll attempts used")
    allowed = i8(doc="roll attempts there are")
    declared = i16(doc="the use of an ability of the active player, from 1")
    altered = i8(sees=MOMENT, doc="1 = dice were changed since the last attempt or declaration")
    locked = i8(doc="the only target of an extra phase, from 1")
    extra = i8(doc="offensive roll phases still to follow this one")
    most_attempts = i8(doc="attempts used in all offensive roll phases of this turn")
    # targeting
    target = i8(doc="who is attacked, or NOBODY")
    target_die = i8(doc="what the targeting die shows")
    aim = i8(sees=MOMENT, doc="Aim")
    aim_sp = i8(sees=MOMENT, doc="how high the stack stood when a target was called for")
    aimed_by = i8(sees=MOMENT, doc="who chooses the target")
    # the attack
    activated = i8(doc="1 = an offensive ability has been activated, and its roll phase is not over")
    ultimate = i8(doc="1 = it is an ultimate one")
    failed = i8(doc="1 = it has no effect")
    fight = i8(doc="Fight")
    hit = i16(doc="damage of the ability itself")
    added = i16(doc="... of attack modifiers")
    peak = i16(doc="the most the attack has stood at")
    kind = i8(doc="Damage")
    recoil = i8(doc="damage to the attacker if the attack deals any")
    dimmed = i8(doc="how often all damage of the ability is halved")
    drained = i8(doc="1 = the attacker heals as much as the attack deals")
    marked = i64(SEATS, bits=True, doc="tokens that marked each player when the ability was activated, a bit each")
    crowned = i8(doc="1 = the bonus card for aiming at a leader was drawn")
    dealt = i16(doc="what the attack has dealt")
    defense_frame = i8(sees=MOMENT, doc="the frame of the defence roll, from 1")
    spare = i8(doc="how often the dice of spent tokens may be re-rolled: Wild West!")
    # damage and healing gathered in a phase
    gathered = i8(doc="1 = there is something to apply")
    hurt = i16(SEATS, Source.count, doc="damage by Source; that of the attack is worked out from the attack")
    avoided = i8(SEATS, bits=True, doc="sources avoided, a bit each")
    prevented = i16(SEATS, doc="taken off the sum of what can be prevented")
    halved = i8(SEATS, doc="how often")
    healed = i16(SEATS, doc="gained when it is applied, less the damage by then")
    retributed = i8(SEATS, doc="how often half of what comes in goes back to the attacker")
    shielded = i8(SEATS, doc="what a companion takes instead: Nyra")
    # a die rolled anew
    again = i8(sees=MOMENT, bits=True, doc="dice to be rolled anew, a bit each")
    again_roll = i8(sees=MOMENT, doc="OpenRoll they belong to")
    again_most = i8(sees=MOMENT, doc="how many dice of it may be chosen")
    attempt = i8(sees=MOMENT, doc="whose extra attempt is to be asked for, from 1")
    ransom = i8(sees=MOMENT, doc="the die that is held to ransom, from 1")
    # spirits
    grower = i8(sees=MOMENT, doc="whose they are")
    growing = i8(sees=MOMENT, doc="spirits still to grow; below 0, still to go")
    # besides what every frame of the machine has
    f_rival = i8(DEPTH, sees=MOMENT, doc="whose the second die of a contest is, from 1")


class Book(Record):
    """What is constant in a game: the heroes at the table, seat by seat, and the switches."""

    code = i16(CODE_ROWS, ROW, doc="all effects, a row each step")
    # switches, see content/switches.py
    fresh_marks = i8(doc="FreshMarks")
    evasion = i8(doc="Evasion")
    nyra_defense = i8(doc="NyraDefense")
    promo = i8(doc="Promo")
    discard_below = i8(doc="DiscardBelow")
    mode = i8(doc="Mode")
    start_health = i16(doc="health never rises more than ABOVE_START above it")
    turn_limit = i16(doc="turns of each player after which health decides")
    readings = i8(SEATS, READINGS, doc="of values of low confidence, as `readings.encoded` numbers them")
    symbol_of = i8(SEATS, 7, doc="the symbol on each face, by its place among the hero's")
    # uses of offensive abilities
    use_count = i8(SEATS, doc="how many a hero has")
    use_slot = i8(SEATS, USES, doc="the ability it belongs to")
    use_level = i8(SEATS, USES, doc="... at this level, from 0")
    use_needs = i32(SEATS, USES, doc="so many of each symbol, four bits each")
    use_straight = i8(SEATS, USES, doc="so many numbers in a row, or 0")
    use_attacks = i8(SEATS, USES, doc="1 = it deals damage to its target, so it is an attack")
    use_program = i16(SEATS, USES, doc="where its rows of `code` begin, as every program")
    # abilities
    slots = i8(SEATS, doc="how many a hero has")
    slot_kind = i8(SEATS, SLOTS, doc="AbilityKind")
    slot_side = i8(SEATS, SLOTS, doc="Side of the board it stands on")
    slot_defense = i16(SEATS, SLOTS, LEVELS, doc="the program of its defence roll")
    slot_upkeep = i16(SEATS, SLOTS, LEVELS, doc="what it does in the own upkeep phase")
    slot_turn_end = i16(SEATS, SLOTS, LEVELS, doc="... at the end of the own turn")
    slot_activating = i16(SEATS, SLOTS, LEVELS, doc="... when any offensive ability is activated")
    slot_idle = i16(SEATS, SLOTS, LEVELS, doc="... when an opponent's offensive roll phase came to no attack")
    opening = i16(SEATS, doc="what a hero does before the first turn")
    # cards
    decks = i64(SEATS, doc="all cards of the deck, a bit for each number")
    card_masks = i64(SEATS, Action.count, doc="those of it by Action")
    card_kind = i8(SEATS, CARD_NUMBERS, doc="Action")
    card_cost = i8(SEATS, CARD_NUMBERS)
    card_only = i8(SEATS, CARD_NUMBERS, doc="Moment it waits for")
    card_least = i8(SEATS, CARD_NUMBERS, doc="... and the damage it needs")
    card_slot = i8(SEATS, CARD_NUMBERS, doc="the ability that an upgrade improves")
    card_level = i8(SEATS, CARD_NUMBERS, doc="... and to which level, from 0")
    card_pick = i16(SEATS, CARD_NUMBERS, doc="the selector it begins with, from 1")
    card_program = i16(SEATS, CARD_NUMBERS)
    dice_cards = i64(SEATS, doc="those that act on dice of the open roll")
    # tokens
    limit = i8(TOKENS, doc="stack limit")
    own_limit = i8(TOKENS, doc="... for the hero it belongs to, where that is another")
    owner = i8(TOKENS, doc="the hero with a limit of its own")
    token_kind = i8(TOKENS, doc="StatusKind")
    trait = i8(TOKENS, Trait.count, doc="what each Trait of it comes to, per token")
    # ... a bit each: all, those that are no companions, those with a trait, those with something to do at some moment
    tokens = i64()
    statuses = i64()
    trait_masks = i64(Trait.count)
    upkeep_tokens = i64()
    turn_end_tokens = i64()
    activating_tokens = i64()
    token_upkeep = i16(TOKENS)
    token_turn_end = i16(TOKENS)
    token_activating = i16(TOKENS)
    # ... those that rules know by name; 0, a token that nobody holds, where no hero brings them
    chi = i8(doc="NOBODY where no hero brings it")
    nyra = i8(doc="counted by her health")
    nyra_active = i8(doc="1 = she stands")
    spirits = i8(3, doc="seedling, sapling, dryad")
    bots = i8(3, doc="nanobot, shock bot, heal bot; counted by their level")
    # powers
    power_tokens = i8(doc="how many tokens have powers")
    power_token_of = i8(TOKENS, doc="... which")
    token_powers = i64(TOKENS, doc="the powers of each token, a bit each")
    hero_powers = i64(SEATS, doc="those of its abilities, a bit each")
    power_when = i8(POWERS, doc="Action")
    power_only = i8(POWERS, doc="Moment")
    power_least = i8(POWERS)
    power_token = i8(POWERS, doc="the token it spends, or 0")
    power_cost = i8(POWERS, doc="... and how many")
    power_cp = i8(POWERS)
    power_advanced = i8(POWERS, doc="tokens spent instead when its bot is advanced")
    power_bot = i8(POWERS, doc="the bot it belongs to, or 0")
    power_once = i8(POWERS, doc="1 = once a turn")
    power_per_attack = i8(POWERS, doc="how often for one attack; 0: as often as one likes")
    power_pick = i16(POWERS, doc="the selector it begins with, from 1")
    power_dice = i8(POWERS, doc="1 = acts on dice of the open roll")
    power_hero = i8(POWERS, doc="whose ability it belongs to; NOBODY: whoever holds the token")
    power_slot = i8(POWERS)
    power_level = i8(POWERS)
    power_program = i16(POWERS)
    # programs of the rules themselves
    windows = i16(Window.MAIN, doc="by Window, without the own main phase")
    blast = i16()
    bot_power = i8(TOKENS, doc="the power of a bot, from 1")


Seen: TypeAlias = describe.Seen[State, Book]


@rule
def is_opponent(g: State, seat: int, other: int) -> int:
    return 1 if g.team[seat] != g.team[other] else 0


@rule
def in_roll_phase(g: State) -> int:
    return 1 if Phase.OFFENSE <= g.phase <= Phase.DEFENSE else 0
