"""The rules of Roll Player, one id for each statement that decides something.

The words stand in `words/*.ftl` under the same ids, except those of classes and cards, which are made from the card
file (`content/cards.toml`), where their state stands too, field by field. Here stand the place in the rulebook, how
sure we are, and why a contested rule is read as it is. R numbers count our rulings.
"""

from __future__ import annotations

from collections.abc import Iterator, Mapping

from ...kernel.describe import RuleText, printed, ruled
from ...kernel.words import Text
from .content.card_file import SHIPPED, weakest
from .show.texts import card_rule, class_rule, set_rule
from .state import ARMOR_SETS, CLASSES, SKILLS, TRAITS, WEAPONS

DICE_AND_BAG = "Dice and bag"
BOARD = "The character board"
SETUP = "Set-up"
ROLL = "Roll Phase"
DICE = "Dice Phase"
ACTIONS = "Dice Phase: attribute actions"
MARKET = "Market Phase"
CLEANUP = "Cleanup Phase"
SKILL_USE = "Using Skill cards"
GOLD = "Gaining gold"
END = "End of the game"
SCORING = "Final reputation scoring"
CLARIFIED = "Clarifications"
VARIANTS = "Variants"
SOLO = "Solo game"
CARDS = "On the cards"
NOWHERE = "Not in the rulebook"


_NOTES: dict[str, str] = {
    "cleric": "R47: once a round; the card names no moment, so in the Cleric's own turns, from their start.",
    "druid": "R45: the card comes in addition, before the market opens; nothing happens with an empty discard pile.",
    "bard": "R43, R44: both purchases belong to one turn; only a drafted die counts.",
    "thief": "R46: printed for set-up; taken as the text of the class.",
    "sorcerer": "R48: after the bought Trait has moved the token, and wherever the Trait was bought.",
    "barbarian": "R69: a review says twice as many weapons; four hands is our reading.",
    "longsword": "R37, R38: it raises the counted value of some dice; which ones is lost.",
    "tower_shield": "R41: nothing without armor, or when every started set is complete.",
    "jeweled_dagger": "R37, R38: counts for attribute goals alone.",
    "quarterstaff": "R57: on top of the one gold that a full row pays.",
    "heavy_crossbow": "R58: as the rulebook explains it: also from the discard pile, never with Open Lock.",
    "search": "R54: looking into the bag is allowed, and a gold die that comes pays. What else it does is lost.",
    "negotiate": "R53: usable while a die of the pool lies out. Its full text is lost.",
    "open_lock": "R49: no discount of any kind; a Trait moves the token if it can. Its price is lost.",
    "climb": "R52: only dice on cards not yet chosen; then they are sorted again, and its user orders equal ones.",
    "intimidate": "R52: only dice on cards not yet chosen; then they are sorted again, and its user orders equal ones.",
    "move_silently": "R50: as the rulebook explains it: in place of the market action, with tokens and discounts.",
    "sleight_of_hand": "R55: as the rulebook explains it: no action and no gold for the row; gaps close to the left.",
    "diplomacy": "R51: as the rulebook explains it. That the copied card is ready and lends its arrow is ours.",
    "chain": "R40: the bonus is paid once for a set, with a single piece too.",
    "leather": "R40: as for chain; the colors are recalled, the table is lost.",
    "mystic": "R40: as for chain; the colors are recalled, the table is lost.",
}
_SWITCHES = {
    "cleric": "cleric_timing",
    "bard": "bard_purchase",
    "thief": "exchanged_gold_die",
    "sorcerer": "buy_abilities",
    "negotiate": "negotiate_timing",
    "diplomacy": "diplomacy_target",
}
_LOST = "What the card says is lost; this stand-in keeps to everything that is known of it."
_NUMBER_LOST = "What it asks for is printed; how many stars it pays is lost."


def _card_rule(id: str, name: str, body: Mapping[str, object], field: str, said: Text) -> RuleText:
    """The rule of a card: as sure as the weakest of what it says."""
    state, note = weakest(body, field), _NOTES.get(name, "")
    if field == "effect" and "stars" in body and state == "printed" and weakest(body, "stars") == "reconstructed":
        state, note = "reconstructed", f"{note} {_NUMBER_LOST}".strip()
    if state == "reconstructed" and not note:
        note = _LOST
    return RuleText(id, CARDS, state, note, _SWITCHES.get(name, ""), said)


def _classes() -> Iterator[RuleText]:
    for n, name in enumerate(CLASSES, 1):
        body = SHIPPED["classes"][name]
        yield _card_rule(f"RP-class-{n}", name, body, "ability", class_rule(name, body))


def _market(area: str, names: tuple[str, ...]) -> Iterator[RuleText]:
    for n, name in enumerate(names, 1):
        body = SHIPPED["market"][name]
        yield _card_rule(f"RP-{area}-{n}", name, body, "effect", card_rule(name, body))


def _armor() -> Iterator[RuleText]:
    for n, name in enumerate(ARMOR_SETS, 1):
        body = SHIPPED["armor"][name]
        yield _card_rule(f"RP-armor-{n}", name, body, "stars", set_rule(name, body))


RULES: tuple[RuleText, ...] = (
    # general
    printed("RP-gen-1", CLARIFIED, "R01"),
    RuleText("RP-gen-2", DICE_AND_BAG, "printed", "R02: a program never draws too many.", outside=True),
    printed("RP-gen-3", MARKET, "R03: here everything lies open, the bag included: its dice are those not in sight."),
    # set-up
    printed("RP-set-1", SETUP, "R04"),
    printed("RP-set-2", SETUP, "The two sides of a board differ in their looks alone, so the side is not asked for."),
    printed("RP-set-3", SETUP),
    printed("RP-set-4", SETUP),
    ruled(
        "RP-set-5", SETUP, "R05: they return once everybody has a class, so until then they are out.", "rejected_dice"
    ),
    printed("RP-set-6", SETUP, "R06: set-up option `classes`."),
    printed("RP-set-7", SETUP),
    printed("RP-set-8", SETUP),
    printed("RP-set-9", SETUP, "R09"),
    ruled(
        "RP-set-10",
        SETUP,
        "R08: that the removed cards are the discard pile is printed; that chance picks them is not.",
    ),
    printed("RP-set-11", SETUP),
    printed("RP-set-12", SETUP),
    printed("RP-set-13", SETUP),
    printed("RP-set-14", SETUP, "R07"),
    printed("RP-set-15", SETUP),
    # the roll phase
    printed("RP-roll-1", ROLL),
    printed("RP-roll-2", ROLL, "R10: dice of one color that show the same are one and the same to everybody."),
    # the dice phase
    printed("RP-dice-1", DICE),
    printed("RP-dice-2", DICE, "R11"),
    printed("RP-dice-3", DICE, "R12"),
    printed("RP-dice-4", ACTIONS, "R13"),
    printed("RP-dice-5", ACTIONS, "R14, R56"),
    printed("RP-dice-6", ACTIONS),
    # the six actions
    printed("RP-act-1", ACTIONS),
    printed("RP-act-2", ACTIONS, "R15: two dice that look the same are not offered: nothing would change."),
    printed("RP-act-3", ACTIONS, "R16"),
    printed("RP-act-4", ACTIONS, "R17"),
    printed("RP-act-5", ACTIONS, "R18"),
    printed(
        "RP-act-6", ACTIONS, "R19: the token costs nothing and cannot harm, so nobody is asked whether to take it."
    ),
    # gold
    printed("RP-gold-1", GOLD),
    printed("RP-gold-2", GOLD),
    printed("RP-gold-3", GOLD),
    printed("RP-gold-4", GOLD, "R32"),
    ruled(
        "RP-gold-5", NOWHERE, "Sixty coins and six tokens are in the box; what happens when they run out is not said."
    ),
    # the market phase
    printed("RP-mkt-1", MARKET, "R20"),
    printed("RP-mkt-2", MARKET),
    ruled(
        "RP-mkt-3",
        MARKET,
        "R22: tokens are worth nothing after this phase, so as many as the price allows go first; that a price stops "
        "at nothing is our reading.",
    ),
    printed("RP-mkt-4", MARKET, "R21"),
    printed("RP-mkt-5", MARKET, "R20"),
    printed("RP-mkt-6", MARKET),
    printed("RP-mkt-7", MARKET, "R24"),
    printed("RP-mkt-8", MARKET, "R27"),
    printed("RP-mkt-9", MARKET),
    printed("RP-mkt-10", MARKET, "R23"),
    ruled(
        "RP-mkt-11",
        MARKET,
        "R23: at any time, says the rulebook. It can be chosen whenever its owner acts, and before scoring; nobody is "
        "asked for it alone, since nothing is gained by it in between.",
    ),
    ruled(
        "RP-mkt-12", NOWHERE, "R21: with the printed cards it cannot happen; a box of one's own might bring it about."
    ),
    # skills
    printed("RP-use-1", SKILL_USE, "R26"),
    printed("RP-use-2", SKILL_USE, "R25"),
    ruled(
        "RP-use-3",
        SKILL_USE,
        "R28: at any time, says the rulebook. They are offered in the own turn, before the action of a row too, "
        "and we ask all when the pool lies sorted, after every pick, before the market opens if it has changed, and "
        "after every purchase or discard.",
        "skill_windows",
    ),
    ruled("RP-use-4", SKILL_USE, "R28: nothing is said about players who wish to act at the same time."),
    printed("RP-use-5", SKILL_USE, "R26"),
    # cleanup
    printed("RP-clean-1", CLEANUP, "R19"),
    printed("RP-clean-2", CLEANUP, "R29: asked clockwise from the start player."),
    printed("RP-clean-3", CLEANUP, "R30"),
    printed("RP-clean-4", CLEANUP, "R31"),
    printed("RP-clean-5", CLEANUP, "R32"),
    printed("RP-clean-6", CLEANUP),
    # the end
    printed("RP-end-1", END, "R33: 12, 11 or 10 rounds with two, three or four players."),
    ruled(
        "RP-end-2",
        CLEANUP,
        "R35: a refreshed Skill is for a future round, says the rulebook, and cleanup prepares the next; so nothing is "
        "asked where there is none.",
    ),
    ruled("RP-end-3", NOWHERE, "R34: from a published answer, not from the rulebook.", "discard_before_scoring"),
    ruled("RP-end-4", CLEANUP, "Nobody would see the cards of a market that is not held."),
    # scoring
    printed("RP-score-1", SCORING, "R36, R37"),
    printed("RP-score-2", CLARIFIED, "R37"),
    printed("RP-score-3", SCORING),
    printed("RP-score-4", SCORING),
    printed("RP-score-5", SCORING),
    printed("RP-score-6", SCORING, "R40"),
    printed("RP-score-7", SCORING),
    ruled(
        "RP-score-8",
        CLARIFIED,
        "R38: that weapons do not count is printed; that the race does is our reading of a final attribute.",
        "trait_attributes",
    ),
    printed("RP-score-9", SCORING, "R42"),
    ruled("RP-score-10", SCORING, "R39: no least score is mentioned."),
    # what lies on a board from the start
    printed("RP-race-1", BOARD),
    # classes and cards
    *_classes(),
    *_market("weapon", WEAPONS),
    *_market("trait", TRAITS),
    *_market("skill", SKILLS),
    *_armor(),
    # solo
    printed("RP-solo-1", SOLO, "R59"),
    printed("RP-solo-2", SOLO, "R59"),
    printed("RP-solo-3", SOLO, "R59"),
    printed("RP-solo-4", SOLO, "R59"),
    printed("RP-solo-5", SOLO, "R60"),
    printed("RP-solo-6", SOLO, "R61"),
    ruled("RP-solo-7", SOLO, "R62: from a review; the rulebook does not say.", "solo_trash"),
    ruled(
        "RP-solo-8", SOLO, "R63: the table for four cards governs the roll, so the card must lie there.", "solo_druid"
    ),
    printed("RP-solo-9", SOLO, "R64"),
    printed("RP-solo-10", SOLO, "R64"),
    # variants
    printed("RP-var-1", VARIANTS, "R67: set-up option `starting_dice`."),
    printed("RP-var-2", VARIANTS, "R68: set-up option `market_deck`."),
    printed("RP-var-3", VARIANTS, "R65: set-up option `market`."),
    printed("RP-var-4", VARIANTS, "R66: set-up option `length`."),
    ruled("RP-var-5", NOWHERE, "Where the two meet, the dice that are handed out stay, and the two more are drawn."),
    # played on a machine
    ruled("RP-dig-1", NOWHERE, "A clock needs an answer for who does not give one."),
)
