"""The rules of Roll Player, one id for each statement that decides something.

The words stand in `words/*.ftl` under the same ids, except those of classes and cards, which are made from the card
file (`content/cards.toml`), where their state stands too, field by field; why a contested rule is read as it is
stands there as `<id>-why`. Here stand the place in the rulebook, how sure we are, and the numbers of our rulings.
"""

from __future__ import annotations

from collections.abc import Iterator, Mapping

from ...kernel.describe import RuleText, printed, resigning, ruled
from ...kernel.words import Text, text
from . import box
from .content.card_file import SHIPPED, weakest
from .show.texts import card_rule, class_rule, set_rule

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


_POINTS: dict[str, str] = {
    "cleric": "R47",
    "druid": "R45",
    "bard": "R43, R44",
    "thief": "R46",
    "sorcerer": "R48",
    "barbarian": "R69",
    "longsword": "R37, R38",
    "tower_shield": "R41",
    "jeweled_dagger": "R37, R38",
    "quarterstaff": "R57",
    "heavy_crossbow": "R58",
    "search": "R54",
    "negotiate": "R53",
    "open_lock": "R49",
    "climb": "R52",
    "intimidate": "R52",
    "move_silently": "R50",
    "sleight_of_hand": "R55",
    "diplomacy": "R51",
    "chain": "R40",
    "leather": "R40",
    "mystic": "R40",
}
_SWITCHES = {
    "cleric": "cleric_timing",
    "bard": "bard_purchase",
    "thief": "exchanged_gold_die",
    "sorcerer": "buy_abilities",
    "negotiate": "negotiate_timing",
    "diplomacy": "diplomacy_target",
}
_LOST = (text("rule-card-lost"),)
_STARS_LOST = (text("rule-stars-lost"),)


def _card_rule(id: str, name: str, body: Mapping[str, object], field: str, said: Text) -> RuleText:
    """The rule of a card: as sure as the weakest of what it says."""
    state, points = weakest(body, field), _POINTS.get(name, "")
    notes: tuple[Text, ...] = _LOST if state == "reconstructed" and not points else ()
    if field == "effect" and "stars" in body and state == "printed" and weakest(body, "stars") == "reconstructed":
        state, notes = "reconstructed", _STARS_LOST
    return RuleText(id, CARDS, state, points, _SWITCHES.get(name, ""), said, notes=notes)


def _classes() -> Iterator[RuleText]:
    for n, name in enumerate(box.CLASSES, 1):
        body = SHIPPED["classes"][name]
        yield _card_rule(f"RP-class-{n}", name, body, "ability", class_rule(name, body))


def _market(area: str, names: tuple[str, ...]) -> Iterator[RuleText]:
    for n, name in enumerate(names, 1):
        body = SHIPPED["market"][name]
        yield _card_rule(f"RP-{area}-{n}", name, body, "effect", card_rule(name, body))


def _armor() -> Iterator[RuleText]:
    for n, name in enumerate(box.ARMOR_SETS, 1):
        body = SHIPPED["armor"][name]
        yield _card_rule(f"RP-armor-{n}", name, body, "stars", set_rule(name, body))


RULES: tuple[RuleText, ...] = (
    # general
    printed("RP-gen-1", CLARIFIED, "R01"),
    RuleText("RP-gen-2", DICE_AND_BAG, "printed", "R02", outside=True),
    printed("RP-gen-3", MARKET, "R03"),
    # set-up
    printed("RP-set-1", SETUP, "R04"),
    printed("RP-set-2", SETUP),
    printed("RP-set-3", SETUP),
    printed("RP-set-4", SETUP),
    ruled("RP-set-5", SETUP, "R05", "rejected_dice"),
    printed("RP-set-6", SETUP, "R06"),
    printed("RP-set-7", SETUP),
    printed("RP-set-8", SETUP),
    printed("RP-set-9", SETUP, "R09"),
    ruled("RP-set-10", SETUP, "R08"),
    printed("RP-set-11", SETUP),
    printed("RP-set-12", SETUP),
    printed("RP-set-13", SETUP),
    printed("RP-set-14", SETUP, "R07"),
    printed("RP-set-15", SETUP),
    # the roll phase
    printed("RP-roll-1", ROLL),
    printed("RP-roll-2", ROLL, "R10"),
    # the dice phase
    printed("RP-dice-1", DICE),
    printed("RP-dice-2", DICE, "R11"),
    printed("RP-dice-3", DICE, "R12"),
    printed("RP-dice-4", ACTIONS, "R13"),
    printed("RP-dice-5", ACTIONS, "R14, R56"),
    printed("RP-dice-6", ACTIONS),
    # the six actions
    printed("RP-act-1", ACTIONS),
    printed("RP-act-2", ACTIONS, "R15"),
    printed("RP-act-3", ACTIONS, "R16"),
    printed("RP-act-4", ACTIONS, "R17"),
    printed("RP-act-5", ACTIONS, "R18"),
    printed("RP-act-6", ACTIONS, "R19"),
    # gold
    printed("RP-gold-1", GOLD),
    printed("RP-gold-2", GOLD),
    printed("RP-gold-3", GOLD),
    printed("RP-gold-4", GOLD, "R32"),
    ruled("RP-gold-5", NOWHERE),
    # the market phase
    printed("RP-mkt-1", MARKET, "R20"),
    printed("RP-mkt-2", MARKET),
    ruled("RP-mkt-3", MARKET, "R22"),
    printed("RP-mkt-4", MARKET, "R21"),
    printed("RP-mkt-5", MARKET, "R20"),
    printed("RP-mkt-6", MARKET),
    printed("RP-mkt-7", MARKET, "R24"),
    printed("RP-mkt-8", MARKET, "R27"),
    printed("RP-mkt-9", MARKET),
    printed("RP-mkt-10", MARKET, "R23"),
    ruled("RP-mkt-11", MARKET, "R23"),
    ruled("RP-mkt-12", NOWHERE, "R21"),
    # skills
    printed("RP-use-1", SKILL_USE, "R26"),
    printed("RP-use-2", SKILL_USE, "R25"),
    ruled("RP-use-3", SKILL_USE, "R28", "skill_windows"),
    ruled("RP-use-4", SKILL_USE, "R28"),
    printed("RP-use-5", SKILL_USE, "R26"),
    # cleanup
    printed("RP-clean-1", CLEANUP, "R19"),
    printed("RP-clean-2", CLEANUP, "R29"),
    printed("RP-clean-3", CLEANUP, "R30"),
    printed("RP-clean-4", CLEANUP, "R31"),
    printed("RP-clean-5", CLEANUP, "R32"),
    printed("RP-clean-6", CLEANUP),
    # the end
    printed("RP-end-1", END, "R33"),
    ruled("RP-end-2", CLEANUP, "R35"),
    ruled("RP-end-3", NOWHERE, "R34", "discard_before_scoring"),
    ruled("RP-end-4", CLEANUP),
    # scoring
    printed("RP-score-1", SCORING, "R36, R37"),
    printed("RP-score-2", CLARIFIED, "R37"),
    printed("RP-score-3", SCORING),
    printed("RP-score-4", SCORING),
    printed("RP-score-5", SCORING),
    printed("RP-score-6", SCORING, "R40"),
    printed("RP-score-7", SCORING),
    ruled("RP-score-8", CLARIFIED, "R38", "trait_attributes"),
    printed("RP-score-9", SCORING, "R42"),
    ruled("RP-score-10", SCORING, "R39"),
    # what lies on a board from the start
    printed("RP-race-1", BOARD),
    # classes and cards
    *_classes(),
    *_market("weapon", box.WEAPONS),
    *_market("trait", box.TRAITS),
    *_market("skill", box.SKILLS),
    *_armor(),
    # solo
    printed("RP-solo-1", SOLO, "R59"),
    printed("RP-solo-2", SOLO, "R59"),
    printed("RP-solo-3", SOLO, "R59"),
    printed("RP-solo-4", SOLO, "R59"),
    printed("RP-solo-5", SOLO, "R60"),
    printed("RP-solo-6", SOLO, "R61"),
    ruled("RP-solo-7", SOLO, "R62", "solo_trash"),
    ruled("RP-solo-8", SOLO, "R63", "solo_druid"),
    printed("RP-solo-9", SOLO, "R64"),
    printed("RP-solo-10", SOLO, "R64"),
    # variants
    printed("RP-var-1", VARIANTS, "R67"),
    printed("RP-var-2", VARIANTS, "R68"),
    printed("RP-var-3", VARIANTS, "R65"),
    printed("RP-var-4", VARIANTS, "R66"),
    ruled("RP-var-5", NOWHERE),
    # played on a machine
    ruled("RP-dig-1", NOWHERE),
    resigning("RP-dig-2", NOWHERE),
)
