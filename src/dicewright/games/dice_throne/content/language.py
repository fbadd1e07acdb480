"""The words in which heroes, statuses and cards are declared, named as the rulebook names them.

A symbol is the tuple of the faces that show it: `SWORD = (1, 2, 3)`. What an effect does is built from the verbs below
with the forms of `kernel.effects`: `+` for one after the other, `>>` for a printed "then" (DT-fx-4), `Or` (DT-fx-6),
`May`, `When`, `Each`, `Pick`, `Roll` with `on` and `per` (DT-fx-1 to DT-fx-3, DT-fx-9), and with `Additionally`
(DT-fx-8). `ME` is whose effect it is; `IT` is whom it acts on: the target of an offensive ability (chosen when a verb
first needs one), the attacker for a defensive ability, the target of the attack for an attack modifier, what `Pick` or
`Each` named, and the holder himself for a status.
"""

from __future__ import annotations

from collections.abc import Iterator, Mapping, Sequence
from dataclasses import dataclass, field

from ....kernel.effects import (
    FIRST_CONDITION,
    FIRST_MEASURE,
    Condition,
    Effect,
    Faces,
    Measure,
    Nothing,
    Roll,
    Test,
    Verb,
    When,
    faces_mask,
)
from ....kernel.numbers import Numbers
from .tokens import NO_TOKEN, Token

IT, ME = range(2)


class Damage(Numbers):
    """Kinds of damage: DT-dmg-2 to DT-dmg-6. An attack of several is of the last of them."""

    NORMAL, UNDEFENDABLE, PURE, COLLATERAL, ULTIMATE = range(5)


# --- verbs ---


def _numbers(what: str, group: int, bits: int, names: Sequence[str]) -> range:
    """The numbers of a group: its own above, the place within it in the low bits. They stand in books, so what is new
    goes to the end of its group; rules ask for a group or for a name, never for an order."""
    if len(names) > 1 << bits:
        raise ValueError(f"group {group} has no room for {len(names)} {what}; begin another for {names[-1]!r}")
    return range(group << bits, (group << bits) + len(names))


class VerbGroup(Numbers):
    """Groups of verbs, by the rule that does them."""

    DAMAGE, DEFENSE, TOKENS, CARDS, DICE, ATTACK, COMPANIONS, OWN = range(1, 9)


VERB_BITS = 4
"""The group of a verb is `op >> VERB_BITS`; below the first one are the rows of the machine itself."""


def _verbs(group: int, *names: str) -> Iterator[Verb]:
    return map(Verb, names, _numbers("verbs", group, VERB_BITS, names))


HIT, MORE, ADD, MAKE_UNDEFENDABLE, HURT, SPLASH, EXPLODE, RECOIL = _verbs(
    VerbGroup.DAMAGE, "hit", "more", "add", "undefendable", "hurt", "splash", "explode", "recoil"
)
PREVENT, HALVE, AVOID, HEAL, STEAL_HEALTH = _verbs(
    VerbGroup.DEFENSE, "prevent", "halve", "avoid", "heal", "steal_health"
)
GAIN, INFLICT, LOSE, REMOVE, REMOVE_ALL, MOVE, STOP_STATUS, RAISE_LIMIT = _verbs(
    VerbGroup.TOKENS, "gain", "inflict", "lose", "remove", "remove_all", "move", "stop_status", "raise_limit"
)
CP, STEAL_CP, DRAW, DISCARD_RANDOM, DISCARD, DISCARD_ALL, SEARCH, LOOK = _verbs(
    VerbGroup.CARDS, "cp", "steal_cp", "draw", "discard_random", "discard", "discard_all", "search", "look"
)
CONTEST, SET_DIE, REROLL, REROLL_OWN, ATTEMPT, RANSOM = _verbs(
    VerbGroup.DICE, "contest", "set_die", "reroll", "reroll_own", "attempt", "ransom"
)
EXTRA_PHASE, AIM, FAIL, DIM, RETRIBUTE, DRAIN, SPARE, SWAP, FLIP, NAME = _verbs(
    VerbGroup.ATTACK, "extra_phase", "aim", "fail", "dim", "retribute", "drain", "spare", "swap", "flip", "name"
)
GROW, REMOVE_SPIRITS, HEAL_NYRA, SHARE, BUILD, ACTIVATE, DETONATE = _verbs(
    VerbGroup.COMPANIONS, "grow", "remove_spirits", "heal_nyra", "share", "build", "activate", "detonate"
)
APPLY_BLAST, PUT_AWAY, ANSWER = _verbs(VerbGroup.OWN, "apply_blast", "put_away", "answer")
"""
HIT(n, what=Damage.NORMAL)  damage of an offensive ability on its target: this makes it an attack
MORE(n)                  more of the same damage, from the ability's own roll or text
ADD(n)                   an attack modifier adds to the attack under way; the number in hand is what was added
MAKE_UNDEFENDABLE()      the attack becomes undefendable
HURT(n)                  damage that is no attack (a defence, a card, a status) to IT, or who=ME to oneself;
                         what=Damage.ULTIMATE: it can be neither prevented, reduced nor avoided
SPLASH(n)                collateral damage to IT
EXPLODE(n)               remove the token `what` from IT; n damage from a source of its own, applied at once
RECOIL(n)                damage to the owner if the attack deals any
PREVENT(n), HALVE()      who=ME by default here: flat prevention, or half of what comes in
AVOID()                  nothing of one source of damage is received (the source that IT names);
                         AVOID(who=ME): nothing of the attack
HEAL, GAIN, CP, DRAW, DISCARD*  who=ME for oneself; GAIN(n, what=TOKEN)
INFLICT(n, what=TOKEN)   on IT
LOSE(n, what=TOKEN)      up to n tokens go; the number in hand is how many did
REMOVE(), MOVE()         the token that IT names (a Pick from TOKENS_*); MOVE: IT is the receiver, within two Picks
STOP_STATUS()            the status of this roll phase that IT names is not inflicted
CONTEST()                the next Roll(2) is between ME (first die) and IT (second die)
SET_DIE()                IT names die and value (a Pick from a *_VALUE selector); SET_DIE(6): IT names the die
REROLL(), REROLL_OWN()   the die of the open roll, or of the effect's own roll, that IT names
REROLL_OWN(n)            up to n dice of the effect's own roll, chosen together, or none
ATTEMPT()                one more roll attempt for the roller of the open roll
EXTRA_PHASE()            another offensive roll phase after this one
AIM()                    IT becomes the target of the attack, without a targeting roll
FAIL()                   the offensive ability has no effect at all
DIM()                    all damage of the offensive ability is halved
RETRIBUTE()              half of what ME receives from the attack is dealt to the attacker
SEARCH()                 any card of the own deck comes to the hand
LOOK()                   ME sees the hand of IT
DRAIN()                  ME heals as much as the attack deals
RANSOM()                 whoever rolled the die that IT names gives ME 2 CP or re-rolls it
SHARE()                  the damage of this roll phase may be divided between ME and Nyra
GROW(n)                  n spirits grow; REMOVE_SPIRITS(n): n go, ME says which; the number in hand is how many did
BUILD(level, what=BOT)   or, within a Pick from BOTS_*, the bot that IT names
ACTIVATE(what=BOT)       (or IT) what its power does, free of charge and of its moment, but not of its limit a turn
DETONATE(what=NANITE)    all nanites of IT go off
SPARE(n)                 until this roll phase ends SPARED holds for ME, up to n: dice of spent tokens may be re-rolled
SWAP()                   ME and IT change places until the next SWAP: IT chooses and rolls
APPLY_BLAST, PUT_AWAY    of the rules' own: the damage of an explosion is applied; a card that was played is discarded
NAME()                   ... the text of an offensive ability has itself named the opponent IT; what=NAMES_SEVERAL: IT
                         is several, a bit each
ANSWER(what=Whose...)    of the rules' own: before what follows is done to somebody else, it may be answered
"""
NAMES_SEVERAL = 1


class Whose(Numbers):
    """How an ANSWER tells that nobody else is touched: IT is a player; IT is a token, with a player; not at all."""

    ANYBODY, PLAYER, TOKEN = range(3)


# --- numbers ---

_MEASURES = ("held", "it_holds", "my_cp", "symbols", "picked", "spirits", "bots", "to_limit")
HELD, IT_HOLDS, MY_CP, SYMBOLS, PICKED, SPIRITS, BOTS, TO_LIMIT = (
    Measure(name, FIRST_MEASURE + i) for i, name in enumerate(_MEASURES)
)
"""HELD(TOKEN) of ME, IT_HOLDS(TOKEN); SYMBOLS: say `rolled_symbols(SYMBOL)`; PICKED: the number a Pick chose;
TO_LIMIT(TOKEN): how many more of it ME may hold."""


def rolled_symbols(symbol: Faces) -> Measure:
    """How many of the five offensive dice show the symbol."""
    return SYMBOLS(faces_mask(symbol))


# --- conditions ---

_CONDITIONS = (
    "of_a_kind", "dice_show", "holds", "it_has", "rolled_total", "rolled_at_most", "beats", "cursed", "is_opponent",
    "nyra_active", "few_attempts", "can_pay", "above_zero_attack", "first_player", "built",
    "lacks", "still_defendable",
    "spared", "owns",
)  # fmt: skip
(
    OF_A_KIND, DICE_SHOW, HOLDS, IT_HAS, ROLLED_TOTAL, ROLLED_AT_MOST, BEATS, CURSED, IS_OPPONENT,
    NYRA_STANDS, FEW_ATTEMPTS, CAN_PAY, ATTACK_DEALS, FIRST_PLAYER, BUILT,
    LACKS, STILL_DEFENDABLE,
    SPARED, OWNS,
) = (Condition(name, FIRST_CONDITION + i) for i, name in enumerate(_CONDITIONS))  # fmt: skip
"""
OF_A_KIND(n=4)           the five offensive dice hold n equal numbers
dice_show(SYMBOL, n)     n of the five offensive dice show the symbol
HOLDS(TOKEN, n)          ME holds n; IT_HAS(TOKEN, n); LACKS(TOKEN, n) ME holds fewer
ROLLED_TOTAL(n=14)       the dice of the last Roll come to at least n; ROLLED_AT_MOST(n=6)
BEATS(n=0)               in a contest, the die of ME is at least n above that of IT
CURSED()                 the board of ME lies with its cursed side up
IS_OPPONENT()            IT is an opponent of ME
FEW_ATTEMPTS(n=3)        fewer than n roll attempts were used in the own offensive roll phase of this turn
CAN_PAY(n=2)             ME has n CP; BUILT(BOT, level) ME has the bot at that level or above
ATTACK_DEALS(n=6)        the attack under way stands, or stood, at n damage or more
STILL_DEFENDABLE()       ... and could still be made undefendable: no defence has been activated against it
SPARED(n=1)              SPARE gave ME at least n in this roll phase
OWNS(TOKEN)              ME is the hero who has a limit of his own for it
"""


def dice_show(symbol: Faces, n: int = 1) -> Test:
    return DICE_SHOW(faces_mask(symbol), n)


# --- selectors ---


class SelectorGroup(Numbers):
    """Groups of selectors, by what they name: a player; players, several or by what was chosen before; a token; a die
    of the open roll; a die and a value; a die of the effect's own roll; a number; anything else."""

    PLAYER, PLAYERS, TOKEN, DIE, VALUE, ROLLED, NUMBER, OTHER = range(8)


GROUP_BITS, SELECTOR_BITS = 3, 6
SELECTOR_KIND = (1 << SELECTOR_BITS) - 1
"""A selector is its kind in the low bits, a parameter above; the group of a kind is `kind >> GROUP_BITS`."""
SELECTOR_NAMES: dict[int, str] = {}


def _selectors(group: int, *names: str) -> range:
    numbers = _numbers("selectors", group, GROUP_BITS, names)
    SELECTOR_NAMES.update(zip(numbers, names, strict=True))
    return numbers


OPPONENTS, PLAYERS, TEAMMATES, OTHERS, FRIENDS, ALIVE = _selectors(
    SelectorGroup.PLAYER, "opponents", "players", "teammates", "others", "friends", "alive"
)
CHOSEN, RECEIVERS, OPPONENT_SETS, PLAYER_SETS = _selectors(
    SelectorGroup.PLAYERS, "chosen", "receivers", "opponent_sets", "player_sets"
)
TOKENS, OWN_TOKENS, TOKENS_OF_IT, FRESH = _selectors(
    SelectorGroup.TOKEN, "tokens", "own_tokens", "tokens_of_it", "fresh"
)
OWN_DIE, OPPONENT_DIE, FRIENDLY_DIE, ANY_DIE = _selectors(
    SelectorGroup.DIE, "own_die", "opponent_die", "friendly_die", "any_die"
)
ANY_DIE_ANY_VALUE, ANY_DIE_STEP, OWN_DIE_SAME = _selectors(
    SelectorGroup.VALUE, "any_die_any_value", "any_die_step", "own_die_same"
)
ROLLED_DIE, SHOWING = _selectors(SelectorGroup.ROLLED, "rolled_die", "showing")
UP_TO_TOKEN, UP_TO_CP, UP_TO_SPIRITS = _selectors(SelectorGroup.NUMBER, "up_to_token", "up_to_cp", "up_to_spirits")
SOURCES, GROWTH, BOTS_TO_BUILD, BOTS_TO_UPGRADE, BOTS_BUILT = _selectors(
    SelectorGroup.OTHER, "sources", "growth", "bots_to_build", "bots_to_upgrade", "bots_built"
)
if len(SelectorGroup.names) > 1 << SELECTOR_BITS - GROUP_BITS:
    raise ValueError(f"{len(SelectorGroup.names)} groups of selectors need SELECTOR_BITS above {SELECTOR_BITS}")
MOVABLE = TOKENS | 1 << SELECTOR_BITS
FRESH_NEGATIVE = FRESH | 1 << SELECTOR_BITS
"""
OPPONENTS, PLAYERS (everybody), TEAMMATES (without oneself), OTHERS (everybody but oneself), FRIENDS (oneself and
teammates); opponent_sets(2): up to two different opponents, to be followed by Each(CHOSEN, ...)
TOKENS: a token of anybody, OWN_TOKENS, TOKENS_OF_IT; MOVABLE: one that can be moved to somebody;
RECEIVERS: who else has room for the token that IT names;
FRESH: a status of this roll phase inflicted on ME, FRESH_NEGATIVE: a negative one
SOURCES: a source of damage that ME could still avoid
dice of the open roll: ANY_DIE_ANY_VALUE, ANY_DIE_STEP (one up or down), OWN_DIE, OWN_DIE_SAME (to the value of another
own die), OPPONENT_DIE, FRIENDLY_DIE, ANY_DIE; ROLLED_DIE: of the effect's own roll; showing(SYMBOL): of those, which do
up_to(4, TOKEN), UP_TO_CP, up_to_spirits(2): a number, read with PICKED
"""


NO_FEWER = 8


def opponent_sets(n: int, fewer: bool = True) -> int:
    """Up to n opponents; without `fewer` exactly n, or all if there are not so many."""
    return OPPONENT_SETS | (n if fewer else n | NO_FEWER) << SELECTOR_BITS


def player_sets(n: int) -> int:
    return PLAYER_SETS | n << SELECTOR_BITS


def showing(symbol: Faces) -> int:
    return SHOWING | faces_mask(symbol) << SELECTOR_BITS


class UpTo(int):
    """A number from 0 to `most` of the tokens ME holds; the token has a number only at a table."""

    most: int
    token: Token

    def __new__(cls, most: int, token: Token) -> UpTo:
        self = super().__new__(cls, UP_TO_TOKEN | most << SELECTOR_BITS)
        self.most, self.token = most, token
        return self

    def at_table(self, token: int) -> int:
        """The selector in a book."""
        return int(self) | token << SELECTOR_BITS + UP_TO_BITS


UP_TO_BITS = 3
"""How much room the most of an UpTo has."""


def up_to(n: int, token: Token) -> int:
    return UpTo(n, token)


def up_to_spirits(n: int) -> int:
    return UP_TO_SPIRITS | n << SELECTOR_BITS


def contest(win: Effect, lose: Effect, tie_wins: bool) -> Effect:
    """ME and IT roll a die each; who has the higher?"""
    return CONTEST() + Roll(2) + When(BEATS(n=0 if tie_wins else 1), win, lose)


@dataclass(frozen=True)
class Additionally(Effect):
    """What a text does after everything else: "additionally". DT-fx-8"""

    effect: Effect


# --- low confidence ---

SOURCED, SINGLE, RECALLED = "sourced", "single", "recalled"
"""How sure a value is: two sources or a solid one, a single one, memory alone."""


class Unsure(int):
    """A number of low confidence, by name; the owner of the box may put the printed one in its place."""

    name: str
    value: int
    choices: Mapping[str, int]
    """Where the number stands for something, such as a token: the names it may be given by."""

    def __new__(cls, value: int, name: str, choices: Mapping[str, int] | None = None) -> Unsure:
        self = super().__new__(cls, value)
        self.name, self.value, self.choices = name, value, choices or {}
        return self


@dataclass(frozen=True)
class Disputed(Effect):
    """An effect of low confidence, by name; the first reading holds unless the owner of the box says otherwise."""

    name: str
    readings: Mapping[str, Effect]


# --- what heroes are made of ---


class AbilityKind(Numbers):
    OFFENSIVE, DEFENSIVE, PASSIVE, ULTIMATE = range(4)


class StatusKind(Numbers):
    """A companion is counted like a status, but no card for status effects touches it."""

    POSITIVE, NEGATIVE, UNIQUE, COMPANION = range(4)


class Side(Numbers):
    """Of a hero board that has two: where an ability stands."""

    ANY, HUMAN, CURSED = range(3)


class Action(Numbers):
    """When a card or power may be used: in the own main phases; in roll phases; at any time; in the own upkeep phase.
    An upgrade is put onto the board in the own main phases."""

    MAIN, ROLL, INSTANT, UPKEEP, UPGRADE = range(5)


class Moment(Numbers):
    """... and only if:

    MODIFIER         the own attack is under way and can be enhanced
    BEFORE_DEFENSE   ... and no defence has been activated against it
    ATTACKED         one is the target of an attack under way that stands, or stood, at `least` damage
    BEFORE_OWN_DEFENSE  ... and has activated no defence against it
    INCOMING         one is about to receive damage that can be avoided; SOMEONE_INCOMING: somebody is
    DEALT            the own attack has just dealt damage, at least `least` of it
    OFFENSE_ROLL     somebody's offensive dice are open; DEFENSE_ROLL: a defence's dice are;
                     OPPONENT_ROLL: dice of an opponent are
    ATTACKING        the own offensive roll phase has come to an attack, enhanceable or not
    STRUCK           damage of an opponent's offensive roll phase, none of an ultimate, comes to one; IT: the opponent
    BESIDE_NYRA      as BEFORE_OWN_DEFENSE, and Nyra stands
    A card or power that begins with a Pick also needs something to pick.
    """

    ALWAYS, MODIFIER, BEFORE_DEFENSE, ATTACKED, INCOMING, SOMEONE_INCOMING, DEALT = range(7)
    OFFENSE_ROLL, DEFENSE_ROLL, ATTACKING, BEFORE_OWN_DEFENSE, OPPONENT_ROLL, STRUCK, BESIDE_NYRA = range(7, 14)


@dataclass(frozen=True)
class Needs:
    """What the five dice must show: at least so many of each symbol, or so many numbers in a row."""

    symbols: Mapping[Faces, int] = field(default_factory=dict)
    straight: int = 0


def symbols(needed: Mapping[Faces, int]) -> Needs:
    return Needs(needed)


SMALL_STRAIGHT, LARGE_STRAIGHT = Needs(straight=4), Needs(straight=5)


@dataclass(frozen=True)
class Use:
    """One way to use an offensive ability. `name`: of the extra ability on the lower half of an upgrade."""

    needs: Needs
    effect: Effect
    name: str = ""
    sure: str = SOURCED


def tiers(symbol: Faces, effects: Mapping[int, Effect], rider: Effect | None = None) -> tuple[Use, ...]:
    """An ability that does more the more dice show its symbol; the rider comes with each."""
    return tuple(Use(Needs({symbol: n}), effect if rider is None else rider + effect) for n, effect in effects.items())


@dataclass(frozen=True)
class Power:
    """Something a player may do when its moment has come: spend a status, use a passive ability or a companion."""

    name: str
    when: int
    effect: Effect
    token: Token = NO_TOKEN
    cost: int = 0
    """Tokens spent."""
    cp: int = 0
    only: int = Moment.ALWAYS
    least: int = 0
    once: bool = False
    """Once a turn."""
    per_attack: int = 0
    """How often for one attack; 0: as often as one likes."""
    advanced: int = 0
    """Tokens spent instead of `cost` when the bot it belongs to is advanced."""


@dataclass(frozen=True)
class Level:
    """A level of an ability: ways to use it, the defence roll, or what a passive ability gives."""

    uses: tuple[Use, ...] = ()
    defense: Roll | Effect | None = None
    powers: tuple[Power, ...] = ()
    upkeep: Effect = field(default_factory=Nothing)
    turn_end: Effect = field(default_factory=Nothing)
    activating: Effect = field(default_factory=Nothing)
    """What comes with activating any offensive ability."""
    sure: str = SOURCED
    idle: Effect = field(default_factory=Nothing)
    """What comes to an opponent, IT, whose offensive roll phase, not skipped, came to no attack on anybody."""


@dataclass(frozen=True)
class Ability:
    name: str
    kind: int
    levels: tuple[Level, ...]
    side: int = Side.ANY


def offense(name: str, *levels: tuple[Use, ...] | Level, side: int = Side.ANY) -> Ability:
    return Ability(name, AbilityKind.OFFENSIVE, tuple(x if isinstance(x, Level) else Level(x) for x in levels), side)


def ultimate(name: str, needs: Needs, effect: Effect, side: int = Side.ANY, sure: str = SOURCED) -> Ability:
    return Ability(name, AbilityKind.ULTIMATE, (Level((Use(needs, effect),), sure=sure),), side)


def defense(name: str, *levels: Effect | Level, side: int = Side.ANY) -> Ability:
    return Ability(
        name, AbilityKind.DEFENSIVE, tuple(x if isinstance(x, Level) else Level(defense=x) for x in levels), side
    )


def passive(name: str, *levels: Level, side: int = Side.ANY) -> Ability:
    return Ability(name, AbilityKind.PASSIVE, levels, side)


class Trait(Numbers):
    """What a status does by itself, without being spent; each is a number per token.

    SKIPS_INCOME           the holder skips the next income phase, and the token goes
    STUNS                  the holder can do nothing; after the attack it goes, and the attacker has another roll phase
    KNOCKS_DOWN            n CP before the offensive roll phase, or it is skipped; then the token goes
    HIDES                  no damage from an opponent's offensive roll phase, and no defence
    FEWER_ATTEMPTS         n attempts less
    COSTLY_ATTEMPTS        n CP for each attempt after the first; THORNY_ATTEMPTS: n damage, at most 2
    NO_DAMAGE              the holder's attack deals none
    LESS_DAMAGE            the holder's roll phase deals everybody n less for each, collateral damage too
    LESS_ATTACK            the holder's attack deals n less for each, and they go; pure damage is left alone
    MORE_DAMAGE            an attack on the holder deals n more; PAYS_ATTACKER: and the attacker gains n CP
    SAVES                  at 0 health the token goes and health is n instead
    EXPLODES               inflicted on one who has it at its limit, the held one explodes for n
    GOES_AFTER_ROLL_PHASE  the token goes at the end of the holder's next roll phase
    GOES_AFTER_OWN_TURN    the token goes at the end of a turn that its holder began with it
    HELD_FAST              1: cannot be moved; 2: nor removed; 3: neither, but by abilities of its own hero's board
    ADDS_DAMAGE            the holder's attack deals n more for each
    GUARDS                 Nyra may take all damage of an attack on the holder instead, once it is summed; no ultimate's
    """

    SKIPS_INCOME, STUNS, KNOCKS_DOWN, HIDES, FEWER_ATTEMPTS, COSTLY_ATTEMPTS, THORNY_ATTEMPTS = range(7)
    NO_DAMAGE, LESS_DAMAGE, LESS_ATTACK, MORE_DAMAGE, PAYS_ATTACKER, SAVES, EXPLODES = range(7, 14)
    GOES_AFTER_ROLL_PHASE, GOES_AFTER_OWN_TURN, HELD_FAST, ADDS_DAMAGE, GUARDS = range(14, 19)


@dataclass(frozen=True)
class Status:
    """A status effect, or a companion that is counted."""

    token: Token
    kind: int
    limit: int
    persistent: bool = False
    """It stays until something removes it; for words alone: no trait and no power takes it. DT-stat-4"""
    modifier: bool = False
    """An attack modifier."""
    traits: Mapping[int, int] = field(default_factory=dict)
    upkeep: Effect = field(default_factory=Nothing)
    turn_end: Effect = field(default_factory=Nothing)
    activating: Effect = field(default_factory=Nothing)
    """What happens when the holder activates an offensive ability that is no ultimate; the token goes."""
    powers: tuple[Power, ...] = ()
    own_limit: int = 0
    """The limit for the hero it belongs to, where that is another."""
    sure: str = SOURCED


@dataclass(frozen=True)
class Card:
    number: int
    """As printed; unique in its deck."""
    name: str
    kind: int
    cost: int
    effect: Effect = field(default_factory=Nothing)
    modifier: bool = False
    only: int = Moment.ALWAYS
    least: int = 0
    ability: str = ""
    """What an upgrade improves, and to which level."""
    level: int = 0
    promo: bool = False
    sure: str = SOURCED


def upgrade(number: int, ability: str, level: int, cost: int, sure: str = SOURCED) -> Card:
    return Card(number, f"{ability}_{level}", Action.UPGRADE, cost, ability=ability, level=level, sure=sure)


def modifier(number: int, name: str, cost: int, effect: Effect, sure: str = SOURCED) -> Card:
    """An attack modifier, played in a roll phase on the own attack."""
    return Card(number, name, Action.ROLL, cost, effect, modifier=True, only=Moment.MODIFIER, sure=sure)


def promo(number: int, name: str, effect: Effect, sure: str = SOURCED) -> Card:
    return Card(number, name, Action.MAIN, 0, effect, promo=True, sure=sure)


@dataclass(frozen=True)
class Hero:
    name: str
    number: int
    """Season and place in it, two a box as the boxes show them: 14 is the fourth hero of Season One. It stands in
    records and events, so it never changes."""
    complexity: int
    symbols: Mapping[str, Faces]
    statuses: tuple[Status, ...]
    abilities: tuple[Ability, ...]
    cards: tuple[Card, ...]
    """Without the common ones."""
    start: Mapping[Token, int] = field(default_factory=dict)
    """Tokens at the start of the game."""
    opening: Effect = field(default_factory=Nothing)
    """What else happens before the first turn."""

    @property
    def season(self) -> int:
        return self.number // 10
