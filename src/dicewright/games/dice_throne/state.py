"""The record of a game of Dice Throne: what is on the table, who may see it, and what can be asked and told."""

from __future__ import annotations

from ...kernel.describe import EventKind
from ...kernel.machine import FIRST_KIND, KINDS, code_field, machine_fields
from ...kernel.question import Kind
from ...kernel.record import SEATS, Field, Record, Sees
from ...kernel.rule import rule
from ...odds.keep_rule import KEEP_FIELDS
from .language import TRAITS
from .tokens import TOKENS

# --- sizes ---

HERO_COUNT = 16
SLOTS = 18
"""Abilities of a hero at most: both sides of the Cursed Pirate's board."""
LEVELS = 3
DICE = 5
CARD_NUMBERS = 35
"""Cards are numbered from 1 as printed; a deck holds one of each."""
COMMON_CARDS = 18
TOKEN_COUNT = len(TOKENS)
USES = 480
POWERS = 64
READINGS = 64
CODE_ROWS = 5000
DEPTH = 14
MOST_ROLLED = 6

# --- numbers of the rulebook ---

HEALTH_DUEL, HEALTH_KING = 50, 35
ABOVE_START = 10
FIRST_CP, MOST_CP = 2, 15
FIRST_HAND, HAND_LIMIT = 4, 6
ATTEMPTS = 3
MOST_THORNS = 2

NOBODY = -1
DUEL, TEAMS, KING = range(3)
MODES = ("duel", "teams", "king")

# --- sources of damage, each avoided by itself ---

FROM_ATTACK, FROM_SPLASH, FROM_DEFENSE, FROM_OTHER, FROM_BLAST, FROM_CURSE = range(6)
SOURCE_COUNT = 6
SOURCE_NAMES = ("attack", "splash", "defense", "other", "blast", "curse")
"""Nothing can be done about the last."""

# --- phases, as printed ---

P_SETUP, P_UPKEEP, P_INCOME, P_MAIN_1, P_OFFENSE, P_TARGETING, P_DEFENSE, P_MAIN_2, P_DISCARD = range(9)
PHASES = ("setup", "upkeep", "income", "main-1", "offense", "targeting", "defense", "main-2", "discard")

# --- steps of the flow ---

(
    S_FIRST, S_DEAL, S_OPENING, S_TURN, S_UPKEEP, S_UPKEEP_DONE, S_INCOME, S_MAIN, S_MAIN_APPLY, S_MAIN_DONE,
    S_OFFENSE, S_ROLL, S_KEEP, S_DECLARE, S_DECLARED, S_ACTIVATE, S_ABILITY, S_RESOLVED, S_ATTACK, S_DEFEND,
    S_LAST, S_SETTLE, S_DEALT, S_ROLL_END, S_DISCARD, S_TURN_END, S_TURN_END_APPLY, S_NEXT,
) = range(28)  # fmt: skip

# --- windows in which players may interrupt ---

(
    W_THEN, W_EXTRA, W_OFFENSE, W_DECLARED, W_TARGET, W_ATTACK, W_LAST, W_DEALT, W_UPKEEP, W_PHASE, W_BLAST,
) = range(11)  # fmt: skip
WINDOWS = ("then", "extra", "offense", "declared", "target", "attack", "last", "dealt", "upkeep", "phase", "blast")
W_MAIN = len(WINDOWS)
"""The own main phase: nobody interrupts, but cards and powers are offered as in a window."""

# --- which dice are open to change: none, the offensive ones, the targeting die; otherwise a frame of the machine ---

NO_ROLL, OFFENSE_DICE, TARGET_DIE = range(3)
FIRST_FRAME = 3

# --- where a fight stands ---

NO_FIGHT, BEFORE_THE_DEFENSE, AFTER_THE_DEFENSE = range(3)

# --- aiming ---

NOT_AIMING, AIM, AIM_ROLLED, AIM_CHOSEN = range(4)

# --- questions ---

(
    K_FIRST, K_DRAW, K_MAIN, K_DIE, K_KEEP, K_DECLARE, K_TARGET, K_TARGET_DIE, K_DEFEND, K_REROLL, K_SELL, K_DISCARD,
    K_RANDOM_CARD, K_ORDER, K_KNOCKDOWN, K_AGAIN, K_SEARCH, K_NYRA, K_SHARE, K_RANSOM, K_GROW, K_FELL,
) = range(FIRST_KIND, FIRST_KIND + 22)  # fmt: skip
QUESTIONS = (
    *KINDS,
    Kind(K_FIRST, "first"),
    Kind(K_DRAW, "draw"),
    Kind(K_MAIN, "main", sealed=True),
    Kind(K_DIE, "die"),
    Kind(K_KEEP, "keep"),
    Kind(K_DECLARE, "declare"),
    Kind(K_TARGET, "target"),
    Kind(K_TARGET_DIE, "target-die"),
    Kind(K_DEFEND, "defend"),
    Kind(K_REROLL, "reroll"),
    Kind(K_SELL, "sell", sealed=True),
    Kind(K_DISCARD, "discard", sealed=True),
    Kind(K_RANDOM_CARD, "random-card"),
    Kind(K_ORDER, "order"),
    Kind(K_KNOCKDOWN, "knockdown"),
    Kind(K_AGAIN, "again"),
    Kind(K_SEARCH, "search", sealed=True),
    Kind(K_NYRA, "nyra"),
    Kind(K_SHARE, "share"),
    Kind(K_RANSOM, "ransom"),
    Kind(K_GROW, "grow"),
    Kind(K_FELL, "fell"),
)

FIELDS = (
    # --- players ---
    Field("hero", "i8", (SEATS,)),
    Field("team", "i8", (SEATS,)),
    Field("pool", "i8", (SEATS,)),  # the seat at whose place the health of this one is counted
    Field("health", "i16", (SEATS,)),
    Field("cp", "i8", (SEATS,)),
    Field("out", "i8", (SEATS,)),
    Field("side", "i8", (SEATS,)),  # of the hero board, where it has two
    Field("level", "i8", (SEATS, SLOTS)),
    Field("token", "i8", (SEATS, TOKEN_COUNT)),
    Field("fresh", "i8", (SEATS, TOKEN_COUNT)),  # inflicted in this roll phase
    Field("raised", "i8", (SEATS,)),  # how far the hero's own stack limit was raised
    Field("newly", "i8", (SEATS,)),  # Chi gained this turn
    Field("used", "i64", (SEATS,)),  # powers used this turn, a bit each
    Field("uses_in_fight", "i8", (SEATS,)),  # of a power that an attack allows so often
    # --- cards, a bit for each number ---
    Field("hand", "i64", (SEATS,), Sees.TEAM),
    Field("deck", "i64", (SEATS,), Sees.NOBODY),
    Field("discard", "i64", (SEATS,)),
    Field("held", "i8", (SEATS,)),
    Field("left", "i8", (SEATS,)),
    # --- the turn ---
    Field("turn", "i16"),
    Field("active", "i8"),
    Field("first", "i8"),
    Field("phase", "i8"),
    Field("step", "i8", sees=Sees.MOMENT),
    Field("began", "i64"),  # tokens the active player began this turn with
    Field("tokens_due", "i64"),  # tokens and abilities whose upkeep, or end of turn, is still to come
    Field("slots_due", "i32"),
    Field("first_die", "i8", (SEATS,)),
    Field("cursor", "i8", sees=Sees.MOMENT),
    Field("selling", "i8", sees=Sees.MOMENT),
    # --- cards on their way ---
    Field("drawing", "i8", sees=Sees.MOMENT),
    Field("drawer", "i8", sees=Sees.MOMENT),
    Field("shedding", "i8", sees=Sees.MOMENT),
    Field("shedder", "i8", sees=Sees.MOMENT),
    Field("at_random", "i8", sees=Sees.MOMENT),
    Field("searching", "i8", sees=Sees.MOMENT),
    # --- the offensive roll phase ---
    Field("die", "i8", (DICE,)),
    Field("to_roll", "i8"),  # dice still to be rolled, a bit each
    Field("attempts", "i8"),
    Field("allowed", "i8"),
    Field("declared", "i16"),  # the use of an ability, from 1
    Field("altered", "i8", sees=Sees.MOMENT),
    Field("locked", "i8"),  # the only target of an extra phase, from 1
    Field("extra", "i8"),
    Field("most_attempts", "i8"),  # attempts used in this turn's offensive roll phases
    # --- targeting ---
    Field("target", "i8"),
    Field("target_die", "i8"),
    Field("aim", "i8", sees=Sees.MOMENT),
    Field("aim_sp", "i8", sees=Sees.MOMENT),
    Field("aimed_by", "i8", sees=Sees.MOMENT),
    # --- the attack ---
    Field("activated", "i8"),  # an offensive ability has been activated, and its roll phase is not over
    Field("ultimate", "i8"),
    Field("failed", "i8"),
    Field("fight", "i8"),
    Field("hit", "i16"),
    Field("added", "i16"),
    Field("peak", "i16"),  # the most the attack has stood at
    Field("kind", "i8"),
    Field("recoil", "i8"),
    Field("dimmed", "i8"),
    Field("drained", "i8"),
    Field("marked", "i8"),  # the target was marked before the ability was activated
    Field("dealt", "i16"),
    Field("defense_frame", "i8", sees=Sees.MOMENT),  # the frame of the defence roll, from 1
    Field("spare", "i8"),  # how often the dice of spent tokens may be re-rolled: Wild West!
    # --- damage and healing gathered in a phase ---
    Field("gathered", "i8"),  # there is something to apply
    Field("hurt", "i16", (SEATS, SOURCE_COUNT)),
    Field("avoided", "i8", (SEATS,)),  # sources avoided, a bit each
    Field("prevented", "i16", (SEATS,)),
    Field("halved", "i8", (SEATS,)),
    Field("healed", "i16", (SEATS,)),
    Field("retributed", "i8", (SEATS,)),
    Field("shielded", "i8", (SEATS,)),  # what a companion takes instead: 1 all of the attack, 2 shared
    # --- a die rolled anew ---
    Field("again", "i8", sees=Sees.MOMENT),  # dice to be rolled anew, a bit each
    Field("again_roll", "i8", sees=Sees.MOMENT),
    Field("again_most", "i8", sees=Sees.MOMENT),  # how many dice of it may be chosen
    Field("attempt", "i8", sees=Sees.MOMENT),  # whose extra attempt is to be asked for, from 1
    Field("ransom", "i8", sees=Sees.MOMENT),  # the die that is held to ransom, from 1
    Field("grower", "i8", sees=Sees.MOMENT),
    Field("growing", "i8", sees=Sees.MOMENT),  # spirits still to grow; below 0, still to go
    Field("f_rival", "i8", (DEPTH,), Sees.MOMENT),  # whose the second die of a contest is, from 1
    *machine_fields(DEPTH, MOST_ROLLED),
)

SWITCHES = {
    "fresh_marks": ("count", "ignore"),
    "evasion": ("one_source", "whole_phase"),
    "promo": ("no", "yes"),
    "discard_below": ("allowed", "not"),
}
"""Contested readings and variants; the first is the usual one."""

BOOK_FIELDS = (
    code_field(CODE_ROWS),
    *KEEP_FIELDS,
    *(Field(name, "i8") for name in SWITCHES),
    Field("mode", "i8"),
    Field("start_health", "i16"),
    Field("turn_limit", "i16"),
    Field("readings", "i8", (READINGS,)),  # of values of low confidence, as `readings.encoded` numbers them
    Field("symbol_of", "i8", (HERO_COUNT, 7)),
    # uses of offensive abilities, hero by hero
    Field("use_first", "i16", (HERO_COUNT,)),
    Field("use_count", "i16", (HERO_COUNT,)),
    Field("use_slot", "i8", (USES,)),
    Field("use_level", "i8", (USES,)),
    Field("use_needs", "i32", (USES,)),  # so many of each symbol, four bits each
    Field("use_straight", "i8", (USES,)),
    Field("use_program", "i16", (USES,)),
    Field("use_worth", "i16", (USES,)),  # what it is worth, roughly, in tenths of a point of damage
    # abilities
    Field("slots", "i8", (HERO_COUNT,)),
    Field("slot_kind", "i8", (HERO_COUNT, SLOTS)),
    Field("slot_side", "i8", (HERO_COUNT, SLOTS)),
    Field("slot_defense", "i16", (HERO_COUNT, SLOTS, LEVELS)),
    Field("slot_upkeep", "i16", (HERO_COUNT, SLOTS, LEVELS)),
    Field("slot_turn_end", "i16", (HERO_COUNT, SLOTS, LEVELS)),
    Field("slot_activating", "i16", (HERO_COUNT, SLOTS, LEVELS)),
    Field("slot_idle", "i16", (HERO_COUNT, SLOTS, LEVELS)),
    Field("opening", "i16", (HERO_COUNT,)),
    # cards
    Field("cards", "i64", (HERO_COUNT,)),  # the deck
    Field("card_masks", "i64", (HERO_COUNT, 5)),  # by kind
    Field("card_kind", "i8", (HERO_COUNT, CARD_NUMBERS)),
    Field("card_cost", "i8", (HERO_COUNT, CARD_NUMBERS)),
    Field("card_only", "i8", (HERO_COUNT, CARD_NUMBERS)),
    Field("card_least", "i8", (HERO_COUNT, CARD_NUMBERS)),
    Field("card_slot", "i8", (HERO_COUNT, CARD_NUMBERS)),
    Field("card_level", "i8", (HERO_COUNT, CARD_NUMBERS)),
    Field("card_pick", "i16", (HERO_COUNT, CARD_NUMBERS)),  # the selector it begins with, from 1
    Field("card_program", "i16", (HERO_COUNT, CARD_NUMBERS)),
    Field("dice_cards", "i64", (HERO_COUNT,)),  # those that act on dice of the open roll
    # tokens
    Field("limit", "i8", (TOKEN_COUNT,)),
    Field("own_limit", "i8", (TOKEN_COUNT,)),
    Field("owner", "i8", (TOKEN_COUNT,)),  # the hero with a limit of its own
    Field("token_kind", "i8", (TOKEN_COUNT,)),
    Field("token_worth", "i8", (TOKEN_COUNT,)),
    Field("trait", "i8", (TOKEN_COUNT, len(TRAITS))),
    # ... of the heroes in the game, a bit each: all, those with a trait, those with something to do at some moment
    Field("tokens", "i64"),
    Field("trait_masks", "i64", (len(TRAITS),)),
    Field("upkeep_tokens", "i64"),
    Field("turn_end_tokens", "i64"),
    Field("activating_tokens", "i64"),
    Field("token_upkeep", "i16", (TOKEN_COUNT,)),
    Field("token_turn_end", "i16", (TOKEN_COUNT,)),
    Field("token_activating", "i16", (TOKEN_COUNT,)),
    Field("at_start", "i8", (HERO_COUNT, TOKEN_COUNT)),
    # powers, those of the heroes in the game
    Field("powers", "i8"),
    Field("power_tokens", "i8"),  # how many tokens have powers, which, and which powers each has, a bit each
    Field("power_token_of", "i8", (POWERS,)),
    Field("token_powers", "i64", (TOKEN_COUNT,)),
    Field("hero_powers", "i64", (HERO_COUNT,)),
    Field("power_when", "i8", (POWERS,)),
    Field("power_only", "i8", (POWERS,)),
    Field("power_least", "i8", (POWERS,)),
    Field("power_token", "i8", (POWERS,)),
    Field("power_cost", "i8", (POWERS,)),
    Field("power_cp", "i8", (POWERS,)),
    Field("power_advanced", "i8", (POWERS,)),
    Field("power_bot", "i8", (POWERS,)),
    Field("power_once", "i8", (POWERS,)),
    Field("power_per_attack", "i8", (POWERS,)),
    Field("power_pick", "i16", (POWERS,)),
    Field("power_dice", "i8", (POWERS,)),
    Field("power_hero", "i8", (POWERS,)),  # whose ability it belongs to; NOBODY: whoever holds the token
    Field("power_slot", "i8", (POWERS,)),
    Field("power_level", "i8", (POWERS,)),
    Field("power_program", "i16", (POWERS,)),
    # programs of the rules themselves
    Field("windows", "i16", (len(WINDOWS),)),
    Field("blast", "i16"),
    Field("bot_power", "i8", (TOKEN_COUNT,)),  # the power of a bot, from 1
)

# --- events ---

SEAT, NUMBER, CHANGE = ("seat", "seat"), ("n", "number"), ("n", "change")
(
    E_FIRST, E_TURN, E_PHASE, E_DREW, E_SHUFFLED, E_PLAYED, E_UPGRADED, E_SOLD, E_ROLLED, E_ATTEMPT, E_DECLARED,
    E_ACTIVATED, E_NO_ABILITY, E_TARGET_DIE, E_TARGET, E_DEFENDED, E_EXTRA_DIE, E_CHANGED, E_REROLLED, E_POWER, E_TOKEN,
    E_CP, E_DAMAGE, E_HEALED, E_PREVENTED, E_AVOIDED, E_HEALTH, E_DISCARDED, E_SAW, E_SKIPPED, E_OUT, E_FLIPPED,
    E_EXTRA_PHASE, E_MOVED, E_FAILED, E_LIMIT, E_SAVED, E_OVER,
) = range(38)  # fmt: skip
EVENTS = (
    EventKind(E_FIRST, "first", (SEAT, NUMBER), reveals=True),
    EventKind(E_TURN, "turn", (SEAT,)),
    EventKind(E_PHASE, "phase", (SEAT, ("phase", "phase"))),
    EventKind(E_DREW, "drew", (SEAT, ("card", "card")), owner="seat", hidden=("card",), team=True, reveals=True),
    EventKind(E_SHUFFLED, "shuffled", (SEAT,)),
    EventKind(E_PLAYED, "played", (SEAT, ("card", "card")), reveals=True),
    EventKind(E_UPGRADED, "upgraded", (SEAT, ("card", "card")), reveals=True),
    EventKind(E_SOLD, "sold", (SEAT, ("card", "card")), reveals=True),
    EventKind(E_ROLLED, "rolled", (SEAT, ("die", "number"), ("face", "face")), reveals=True),
    EventKind(E_ATTEMPT, "attempt", (SEAT, NUMBER)),
    EventKind(E_DECLARED, "declared", (SEAT, ("use", "use"))),
    EventKind(E_ACTIVATED, "activated", (SEAT, ("use", "use"))),
    EventKind(E_NO_ABILITY, "no-ability", (SEAT,)),
    EventKind(E_TARGET_DIE, "target-die", (SEAT, ("face", "number")), reveals=True),
    EventKind(E_TARGET, "target", (SEAT, ("target", "seat"))),
    EventKind(E_DEFENDED, "defended", (SEAT, ("slot", "slot"))),
    EventKind(E_EXTRA_DIE, "extra-die", (SEAT, ("face", "face")), reveals=True),
    EventKind(E_CHANGED, "changed", (SEAT, ("die", "number"), ("was", "number"), ("face", "number")), reveals=True),
    EventKind(E_REROLLED, "rerolled", (SEAT, ("die", "number"), ("was", "number"), ("face", "number")), reveals=True),
    EventKind(E_POWER, "power", (SEAT, ("power", "power")), reveals=True),
    EventKind(E_TOKEN, "token", (SEAT, ("token", "token"), CHANGE)),
    EventKind(E_CP, "cp", (SEAT, CHANGE)),
    EventKind(E_DAMAGE, "damage", (SEAT, NUMBER, ("source", "source"))),
    EventKind(E_HEALED, "healed", (SEAT, NUMBER)),
    EventKind(E_PREVENTED, "prevented", (SEAT, NUMBER)),
    EventKind(E_AVOIDED, "avoided", (SEAT, ("source", "source"))),
    EventKind(E_HEALTH, "health", (SEAT, CHANGE, ("now", "number"))),
    EventKind(E_DISCARDED, "discarded", (SEAT, ("card", "card")), reveals=True),
    EventKind(
        E_SAW,
        "saw",
        (SEAT, ("other", "seat"), ("card", "card")),
        owner="seat",
        hidden=("card",),
        team=True,
        reveals=True,
    ),
    EventKind(E_SKIPPED, "skipped", (SEAT, ("phase", "phase"))),
    EventKind(E_OUT, "out", (SEAT,)),
    EventKind(E_FLIPPED, "flipped", (SEAT,)),
    EventKind(E_EXTRA_PHASE, "extra-phase", (SEAT,)),
    EventKind(E_MOVED, "moved", (SEAT, ("other", "seat"), ("token", "token"))),
    EventKind(E_FAILED, "failed", (SEAT,)),
    EventKind(E_LIMIT, "limit", (SEAT, ("token", "token"))),
    EventKind(E_SAVED, "saved", (SEAT,)),
    EventKind(E_OVER, "over", (NUMBER,)),
)
"""Cards are numbered within the deck of the seat that an event names first: a card is `hero * 64 + number`."""


# --- small rules everybody needs ---


@rule
def card_code(g: Record, seat: int, card: int) -> int:
    """A card as events name it."""
    return g.hero[seat] * 64 + card  # type: ignore[no-any-return]


@rule
def is_opponent(g: Record, seat: int, other: int) -> int:
    return 1 if g.team[seat] != g.team[other] else 0


@rule
def in_roll_phase(g: Record) -> int:
    return 1 if P_OFFENSE <= g.phase <= P_DEFENSE else 0
