"""The rules of Dice Throne, one id for each statement that decides something.

The words stand in `words/*.ftl` under the same ids, except those of statuses, companions, common cards and heroes,
which are made from the declarations. Here stand the place in the rulebook (version 2.2), how sure we are, and why a
contested rule is read as it is. O numbers count the points that the sources leave open.
"""

from __future__ import annotations

from ...kernel.describe import RuleText, printed, ruled
from ...kernel.words import text
from .content import COMMON, HEROES
from .content.content_file import sureness
from .content.language import SOURCED, Card, Hero, Level, Status, StatusKind
from .content.readings import settled
from .content.tokens import ALL_BOTS, ALL_SPIRITS, NYRA, NYRA_ACTIVE, Token
from .show.effect_texts import joined
from .show.names import hyphens
from .show.texts import card_effect, token_text

WINNING = "Winning the game"
SETUP = "Setting up the game"
TURN = "The phases of a turn"
HEALTH = "Health"
POINTS = "Combat points"
BOARD = "Your hero board"
STATUS = "Status effects"
COMPANIONS = "Companions"
CARDS = "Hero cards"
UPGRADES = "Hero upgrades"
ACTIONS = "Action cards"
EFFECTS = "Applying effects"
DAMAGE = "Kinds of damage"
MODIFIERS = "Attack modifiers"
TEAMS = "Team game"
KING = "King of the Hill"
WALK = "A turn step by step: "
FINAL = "Final damage"
OTHER = "Other rules: simultaneous actions and interrupts"
TERMS = "Game terms"
LEAFLET = "The leaflets of the heroes"
DECKS = "The cards of the decks"
NOWHERE = "Not in the rulebook"

# What the rulebooks show of the heroes' leaflets and of the cards that every deck has.
_GUNSLINGER, _PIRATE = "The Gunslinger's leaflet", "The Cursed Pirate's leaflet"
_LEAFLETS = {
    "gunslinger": _GUNSLINGER,
    "cursed_pirate": _PIRATE,
    "pyromancer": "The Pyromancer's leaflet",
    "shadow_thief": "The Shadow Thief's leaflet",
}
_PICTURED = {1: CARDS, 7: CARDS, 9: ACTIONS, 10: CARDS, 14: ACTIONS, 18: TURN}


# --- what the declarations say ---

_STATUS_NOTES = {
    "blinding-light": "O9: the reduction is rounded up as every division; who fails the roll has still attacked.",
    "powder-keg": "O12: moved onto a keg, it does what a keg inflicted there does: the first one blows up.",
    "stun": "O5: the extra offensive roll phase is a phase of its own, with an end of its own.",
    "parlay": "O5: it leaves at the first end of a roll phase of its holder.",
    "evasive": "O2: see DT-dmg-12.",
    "bounty": "O4: see DT-dmg-7.",
    "wither": "The leaflet speaks of what a roll phase deals: so to each player who is hurt, collateral damage too.",
    "targeted": "O4: see DT-dmg-7.",
    "blessing-of-divinity": "O6: it acts when its holder would fall, so it works after an ultimate, too.",
}
_HERO_NOTES = {
    "cursed_pirate": "O10: the board turns at the end of her turn, when there is no doubloon left to remove.",
    "pyromancer": "O13: Scorch the Earth! deals 2 collateral damage; one page of the Polish scan reads 1.",
}
_DOUBTFUL = "Some of it rests on a single source; a content file can replace it."


def _by_token() -> dict[Token, Status]:
    return {status.token: status for hero in HEROES for status in hero.statuses}


def _leaflet(token: Token) -> str:
    """Where its status is printed: a leaflet that a rulebook shows, if there is one."""
    bring = {hero.name for hero in HEROES if any(status.token == token for status in hero.statuses)}
    return next((place for name, place in _LEAFLETS.items() if name in bring), LEAFLET)


def _declared(id: str, note: str, them: tuple[Status, ...]) -> RuleText:
    said = joined([token_text(settled(status, {})) for status in them])
    place = _leaflet(them[0].token)
    if all(sureness(status, {}) == SOURCED for status in them):
        return printed(id, place, note, said)
    return RuleText(id, place, "reconstructed", f"{note} {_DOUBTFUL}".strip(), said=said)


def _statuses() -> list[RuleText]:
    """DT-status-<name>, hero by hero."""
    return [
        _declared(f"DT-status-{hyphens(token.name)}", _STATUS_NOTES.get(hyphens(token.name), ""), (status,))
        for token, status in _by_token().items()
        if status.kind != StatusKind.COMPANION
    ]


def _companions() -> list[RuleText]:
    found = _by_token()

    def of(name: str, tokens: tuple[Token, ...], note: str = "") -> RuleText:
        return _declared(f"DT-comp-{name}", note, tuple(found[token] for token in tokens))

    return [
        of("spirits", ALL_SPIRITS),
        of(
            "nyra",
            (NYRA, NYRA_ACTIVE),
            "O7: whether she takes the hit is asked after totalling; health that she gained by then counts.",
        ),
        of("bots", ALL_BOTS),
    ]


def _common_cards() -> list[RuleText]:
    """DT-cards-<number>."""
    return [
        printed(
            f"DT-cards-{c.number}",
            _PICTURED.get(c.number, DECKS),
            said=card_effect(HEROES[0], c, common=True),
        )
        for c in COMMON
    ]


def _hero(hero: Hero) -> RuleText:
    parts: list[Level | Card | Status] = [*hero.cards, *hero.statuses]
    parts += [level for ability in hero.abilities for level in ability.levels]
    doubtful = sum(sureness(part, {}) != SOURCED for part in parts)
    note = _HERO_NOTES.get(hero.name, "")
    if doubtful:
        note = f"{note} {doubtful} of its levels, cards and statuses rest on a single source or on memory.".strip()
    said = text("rule-hero", hero=text(f"hero-{hyphens(hero.name)}"))
    place = _LEAFLETS.get(hero.name, LEAFLET)
    return RuleText(f"DT-hero-{hyphens(hero.name)}", place, "reconstructed" if doubtful else "printed", note, said=said)


RULES: tuple[RuleText, ...] = (
    # set-up
    printed("DT-set-1", TEAMS),
    ruled("DT-set-2", SETUP, "That a hero may sit at the table twice, as a duel with one's mirror, is our addition."),
    printed("DT-set-3", SETUP),
    ruled("DT-set-4", SETUP, "The highest die begins; what happens in a tie is not said."),
    printed("DT-set-5", SETUP),
    ruled("DT-set-6", NOWHERE, "Promotional cards came outside the box.", "promo"),
    # the turn
    printed("DT-turn-1", TURN),
    printed("DT-turn-2", TURN),
    # health and combat points
    printed("DT-health-1", HEALTH),
    ruled(
        "DT-health-2",
        HEALTH,
        "O12: the limit is printed; that healing and damage of a phase are summed before it is applied follows from "
        "their being applied at the same time.",
    ),
    printed("DT-health-3", HEALTH),
    ruled(
        "DT-health-4",
        NOWHERE,
        "Health can be stolen from an attacker before his damage is applied; who is defeated has left the game, so in "
        "a game of several his attack goes with him.",
    ),
    printed("DT-cp-1", POINTS),
    # upkeep and income
    printed("DT-up-1", f"{WALK}upkeep"),
    printed("DT-up-2", f"{WALK}upkeep"),
    printed("DT-up-3", f"{WALK}upkeep"),
    printed("DT-inc-1", f"{WALK}income"),
    printed("DT-inc-2", f"{WALK}income"),
    printed("DT-inc-3", f"{WALK}income"),
    # the main phases
    printed("DT-main-1", f"{WALK}main phase 1"),
    printed("DT-main-2", f"{WALK}main phase 1"),
    printed("DT-main-3", f"{WALK}main phase 1"),
    # cards
    printed("DT-card-1", CARDS),
    printed("DT-card-2", CARDS),
    printed("DT-card-3", ACTIONS, "So a card that makes one draw is not in the pile when an empty deck is made anew."),
    printed("DT-card-4", ACTIONS),
    printed("DT-card-5", ACTIONS),
    printed("DT-card-6", CARDS),
    ruled("DT-card-7", NOWHERE, "Taken for granted: without it a card would be paid for and do nothing."),
    printed("DT-card-8", UPGRADES),
    printed("DT-card-9", UPGRADES),
    printed("DT-card-10", OTHER),
    printed("DT-card-11", ACTIONS),
    ruled("DT-card-12", NOWHERE, "Damage is summed in upkeep and in roll phases; of main phases nothing is said."),
    printed("DT-card-13", TERMS, "An extra attempt belongs to an ability, never to the dice of a card or a status."),
    printed("DT-card-14", SETUP, "That it lies face up is printed; so whatever lies in it may be seen."),
    # the offensive roll phase
    printed("DT-off-1", f"{WALK}offensive roll phase"),
    printed("DT-off-2", f"{WALK}offensive roll phase"),
    printed("DT-off-3", f"{WALK}offensive roll phase"),
    printed("DT-off-4", f"{WALK}offensive roll phase"),
    printed("DT-off-5", f"{WALK}offensive roll phase"),
    printed("DT-off-6", f"{WALK}offensive roll phase"),
    printed("DT-off-7", f"{WALK}offensive roll phase"),
    printed("DT-off-8", f"{WALK}offensive roll phase"),
    printed("DT-off-9", BOARD),
    printed("DT-off-10", BOARD),
    printed("DT-off-11", BOARD),
    printed("DT-off-12", BOARD),
    printed("DT-off-13", TERMS),
    # the targeting roll phase
    printed("DT-tgt-1", f"{WALK}targeting roll phase"),
    printed("DT-tgt-2", f"{WALK}targeting roll phase"),
    printed("DT-tgt-3", f"{WALK}targeting roll phase"),
    printed("DT-tgt-4", f"{WALK}targeting roll phase"),
    printed("DT-tgt-5", f"{WALK}targeting roll phase"),
    ruled(
        "DT-tgt-6",
        f"{WALK}targeting roll phase",
        "O12: on a 5 the opponents choose under an ultimate, too: it is targeting, not an answer. They agree among "
        "themselves at the table; here the one who is next in turn speaks for them.",
    ),
    # the defensive roll phase
    printed("DT-def-1", f"{WALK}defensive roll phase"),
    printed("DT-def-2", f"{WALK}defensive roll phase"),
    printed("DT-def-3", f"{WALK}defensive roll phase"),
    printed("DT-def-4", f"{WALK}defensive roll phase"),
    printed(
        "DT-def-5",
        f"{WALK}defensive roll phase",
        "O8: the examples there, a bot or Shame, fit no hero's defence; they only illustrate the wording.",
    ),
    printed("DT-def-6", f"{WALK}defensive roll phase"),
    ruled(
        "DT-def-7",
        TERMS,
        "O5: the end of the roll phase is printed; that the extra phase which Stun gives has an end of its own is not.",
    ),
    # the discard phase and the end of a turn
    ruled(
        "DT-disc-1",
        f"{WALK}discard phase",
        "O12: the cards above the limit, or more, says the Russian rulebook; the Polish one stops at six.",
        "discard_below",
    ),
    ruled("DT-disc-2", NOWHERE, "Some statuses and abilities act at the end of a turn; it follows the discard phase."),
    # damage
    printed("DT-dmg-1", FINAL),
    printed("DT-dmg-2", DAMAGE),
    printed("DT-dmg-3", DAMAGE),
    printed("DT-dmg-4", DAMAGE),
    printed("DT-dmg-5", DAMAGE),
    printed("DT-dmg-6", DAMAGE),
    ruled(
        "DT-dmg-7",
        NOWHERE,
        "O4: a status that the ability inflicts before its damage lies on the target when damage is summed.",
        "fresh_marks",
    ),
    printed("DT-dmg-8", FINAL),
    printed("DT-dmg-9", FINAL),
    printed("DT-dmg-10", FINAL),
    printed("DT-dmg-11", _PIRATE),
    ruled(
        "DT-dmg-12",
        _GUNSLINGER,
        "O2: the Gunslinger's leaflet speaks of the damage of one source; those of the Moon Elf, the Ninja and the "
        "Shadow Thief avoid all that statuses deal in an Upkeep Phase at once, Burn and Poison together. At some "
        "tables one success avoids everything of the phase.",
        "evasion",
    ),
    # attack modifiers and ultimate abilities
    printed("DT-mod-1", MODIFIERS),
    printed("DT-mod-2", MODIFIERS, "An attack whose defence has been rolled can no longer become undefendable."),
    ruled(
        "DT-mod-3",
        MODIFIERS,
        "That pure damage cannot be enhanced is printed; whether a modifier may be used for its other effects is not.",
    ),
    printed("DT-ult-1", BOARD),
    printed("DT-ult-2", BOARD),
    ruled(
        "DT-ult-3",
        TERMS,
        "O6: that it ignores statuses which weaken it is printed; which those are is not. One that acts when its "
        "holder would fall is none of them.",
    ),
    # wording
    printed("DT-fx-1", EFFECTS),
    printed("DT-fx-2", EFFECTS),
    printed("DT-fx-3", EFFECTS),
    ruled(
        "DT-fx-4",
        EFFECTS,
        "O3: the break is printed; in an ability that deals damage before it, damage is still summed at the end.",
    ),
    printed("DT-fx-5", TERMS),
    printed("DT-fx-6", EFFECTS),
    printed("DT-fx-7", EFFECTS),
    printed("DT-fx-8", TERMS),
    printed("DT-fx-9", BOARD),
    ruled(
        "DT-fx-10",
        NOWHERE,
        "When a number such as that of CP is counted is not said; players of the Shadow Thief count it with what the "
        "ability gives and leave it at that.",
    ),
    # statuses and companions
    printed("DT-stat-1", STATUS),
    printed("DT-stat-2", STATUS),
    printed("DT-stat-3", STATUS),
    printed("DT-stat-4", STATUS),
    printed("DT-stat-5", STATUS),
    printed("DT-stat-6", STATUS),
    printed("DT-stat-7", STATUS),
    ruled(
        "DT-stat-8", NOWHERE, "O12: what happens to a token moved onto a full stack is not said, so it is not possible."
    ),
    ruled("DT-stat-9", _PIRATE, "O12: a second keg blows up the first; that moving one does the same is our reading."),
    printed("DT-stat-10", STATUS),
    printed("DT-stat-11", STATUS, "So the number of tokens in a box limits nothing; the stack limit does."),
    printed("DT-comp-1", COMPANIONS),
    ruled(
        "DT-comp-2",
        LEAFLET,
        "O7: contested. Her leaflet says that the Huntress does not use a Defensive Ability if Nyra takes the attack; "
        "a community FAQ has the choice made when the defence is over and counts the health it gave Nyra. The choice "
        "comes after totalling, so we ask whoever did not defend; with the switch, whoever did as well.",
        "nyra_defense",
    ),
    *_companions(),
    printed("DT-passive-1", BOARD),
    ruled(
        "DT-passive-2",
        _PIRATE,
        "O10: the leaflet speaks of an attack on one's own hero; with several opponents we ask for any attack, and "
        "look at the opponent whose roll phase ended. That a failed Blinding Light roll is still an attack is printed; "
        "we take that of an ability that would have been one, and Blind alike.",
    ),
    ruled(
        "DT-passive-3",
        NOWHERE,
        "Bushido asks for fewer than three roll attempts in an Offensive Roll Phase; of a skipped one nothing is said.",
    ),
    # interrupts
    ruled(
        "DT-int-1",
        TERMS,
        "O1: the card sheet lets an instant interrupt any action or ability but another instant; the glossary, which "
        "we follow, keeps cards off roll phase cards and spent statuses, too. Nothing protects Main Phase cards and "
        "abilities, nor a roll phase card from a spent status. Dice of what is protected are dice and lie open.",
    ),
    printed("DT-int-2", OTHER),
    printed("DT-int-3", OTHER),
    ruled(
        "DT-int-4",
        NOWHERE,
        "At any time, says the rulebook. We ask at the moments at which something can have changed, and only whoever "
        "has something to play.",
    ),
    ruled(
        "DT-int-5",
        NOWHERE,
        "An interrupted action goes on afterwards, says the rulebook; whether its targets are named first is not said. "
        "Who answers must know what he answers. An upgrade, a sale and what one does to oneself leave nothing to do.",
    ),
    # teams
    printed("DT-team-1", TEAMS),
    printed("DT-team-2", TEAMS),
    printed("DT-team-3", TEAMS),
    printed("DT-team-4", TEAMS),
    printed("DT-team-5", TEAMS),
    ruled("DT-team-6", TEAMS, "O11: the picture of the seating is lost; teams sit together, facing each other."),
    printed("DT-team-7", TEAMS),
    printed("DT-team-8", TEAMS),
    # King of the Hill
    printed("DT-king-1", KING),
    printed("DT-king-2", KING),
    printed("DT-king-3", KING),
    printed("DT-king-4", KING),
    printed("DT-king-5", KING),
    printed("DT-king-6", KING),
    printed("DT-king-7", HEALTH),
    ruled(
        "DT-king-8",
        KING,
        "O12: the text speaks of attacks; an ability that only inflicts statuses is aimed the same way, by its own "
        "text or in the targeting roll phase. Collateral damage has no target, and the target of the phase that Stun "
        "gives is not chosen, so they bring no card.",
    ),
    # the end
    printed("DT-end-1", WINNING),
    ruled("DT-end-2", NOWHERE, "Two careful players could heal for ever; a game on a machine must end."),
    # played on a machine
    ruled("DT-dig-1", NOWHERE, "A clock needs an answer for who does not give one."),
    # declared
    *_statuses(),
    *_common_cards(),
    *map(_hero, HEROES),
)
