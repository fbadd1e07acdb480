"""The rules of Dice Throne, one id for each statement that decides something.

The words stand in `words/*.ftl` under the same ids, except those of statuses, companions, common cards and heroes,
which are made from the declarations; why a contested rule is read as it is stands there as `<id>-why`. Here stand the
place in the rulebook (version 2.2), how sure we are, and the points that the sources leave open, counted by O numbers.
"""

from __future__ import annotations

from typing import Literal

from ...kernel.describe import RuleText, printed, resigning, ruled
from ...kernel.words import text
from .content import COMMON, HEROES
from .content.content_file import sureness
from .content.language import Sure
from .content.parts import Card, Hero, Level, Status, StatusKind
from .content.readings import settled
from .content.tokens import ALL_BOTS, ALL_SPIRITS, NYRA, NYRA_ACTIVE, Token
from .show import names
from .show.effect_texts import joined
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

_STATUS_POINTS = {
    "blinding-light": "O9",
    "powder-keg": "O12",
    "stun": "O5",
    "parlay": "O5",
    "evasive": "O2",
    "bounty": "O4",
    "targeted": "O4",
    "blessing-of-divinity": "O6",
}
_STATUS_SEE = {"evasive": ("DT-dmg-12",), "bounty": ("DT-dmg-7",), "targeted": ("DT-dmg-7",)}
"""The rules that settle how they are read."""
_HERO_POINTS = {
    "cursed_pirate": "O10",
    "pyromancer": "O13",
}
_DOUBTFUL = text("rule-doubtful")


def _by_token() -> dict[Token, Status]:
    return {status.token: status for hero in HEROES for status in hero.statuses}


def _leaflet(token: Token) -> str:
    """Where its status is printed: a leaflet that a rulebook shows, if there is one."""
    bring = {hero.name for hero in HEROES if any(status.token == token for status in hero.statuses)}
    return next((place for name, place in _LEAFLETS.items() if name in bring), LEAFLET)


def _declared(id: str, points: str, them: tuple[Status, ...], see: tuple[str, ...] = ()) -> RuleText:
    said = joined([token_text(settled(status, {})) for status in them])
    place = _leaflet(them[0].token)
    if all(sureness(status, {}) == Sure.SOURCED for status in them):
        return printed(id, place, points, said, see=see)
    return RuleText(id, place, "reconstructed", points, said=said, notes=(_DOUBTFUL,), see=see)


def _statuses() -> list[RuleText]:
    """DT-status-<name>, hero by hero."""
    them = {names.hyphens(t.name): it for t, it in _by_token().items() if it.kind != StatusKind.COMPANION}
    return [
        _declared(f"DT-status-{name}", _STATUS_POINTS.get(name, ""), (status,), _STATUS_SEE.get(name, ()))
        for name, status in them.items()
    ]


def _companions() -> list[RuleText]:
    found = _by_token()

    def of(name: str, tokens: tuple[Token, ...], points: str = "") -> RuleText:
        return _declared(f"DT-comp-{name}", points, tuple(found[token] for token in tokens))

    return [
        of("spirits", ALL_SPIRITS),
        of(
            "nyra",
            (NYRA, NYRA_ACTIVE),
            "O7",
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
    doubtful = sum(sureness(part, {}) != Sure.SOURCED for part in parts)
    notes = (text("rule-doubtful-parts", n=doubtful),) if doubtful else ()
    said = text("rule-hero", hero=text(f"hero-{names.hyphens(hero.name)}"))
    place = _LEAFLETS.get(hero.name, LEAFLET)
    state: Literal["printed", "reconstructed"] = "reconstructed" if doubtful else "printed"
    points = _HERO_POINTS.get(hero.name, "")
    return RuleText(f"DT-hero-{names.hyphens(hero.name)}", place, state, points, said=said, notes=notes)


RULES: tuple[RuleText, ...] = (
    # set-up
    printed("DT-set-1", TEAMS),
    ruled("DT-set-2", SETUP),
    printed("DT-set-3", SETUP),
    ruled("DT-set-4", SETUP),
    printed("DT-set-5", SETUP),
    ruled("DT-set-6", NOWHERE, "", "promo"),
    # the turn
    printed("DT-turn-1", TURN),
    printed("DT-turn-2", TURN),
    # health and combat points
    printed("DT-health-1", HEALTH),
    ruled("DT-health-2", HEALTH, "O12"),
    printed("DT-health-3", HEALTH),
    ruled("DT-health-4", NOWHERE),
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
    printed("DT-card-3", ACTIONS),
    printed("DT-card-4", ACTIONS),
    printed("DT-card-5", ACTIONS),
    printed("DT-card-6", CARDS),
    ruled("DT-card-7", NOWHERE),
    printed("DT-card-8", UPGRADES),
    printed("DT-card-9", UPGRADES),
    printed("DT-card-10", OTHER),
    printed("DT-card-11", ACTIONS),
    ruled("DT-card-12", NOWHERE),
    printed("DT-card-13", TERMS),
    printed("DT-card-14", SETUP),
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
    ruled("DT-tgt-6", f"{WALK}targeting roll phase", "O12"),
    # the defensive roll phase
    printed("DT-def-1", f"{WALK}defensive roll phase"),
    printed("DT-def-2", f"{WALK}defensive roll phase"),
    printed("DT-def-3", f"{WALK}defensive roll phase"),
    printed("DT-def-4", f"{WALK}defensive roll phase"),
    printed("DT-def-5", f"{WALK}defensive roll phase", "O8"),
    printed("DT-def-6", f"{WALK}defensive roll phase"),
    ruled("DT-def-7", TERMS, "O5"),
    # the discard phase and the end of a turn
    ruled("DT-disc-1", f"{WALK}discard phase", "O12", "discard_below"),
    ruled("DT-disc-2", NOWHERE),
    # damage
    printed("DT-dmg-1", FINAL),
    printed("DT-dmg-2", DAMAGE),
    printed("DT-dmg-3", DAMAGE),
    printed("DT-dmg-4", DAMAGE),
    printed("DT-dmg-5", DAMAGE),
    printed("DT-dmg-6", DAMAGE),
    ruled("DT-dmg-7", NOWHERE, "O4", "fresh_marks"),
    printed("DT-dmg-8", FINAL),
    printed("DT-dmg-9", FINAL),
    printed("DT-dmg-10", FINAL),
    printed("DT-dmg-11", _PIRATE),
    ruled("DT-dmg-12", _GUNSLINGER, "O2", "evasion"),
    # attack modifiers and ultimate abilities
    printed("DT-mod-1", MODIFIERS),
    printed("DT-mod-2", MODIFIERS),
    ruled("DT-mod-3", MODIFIERS),
    printed("DT-ult-1", BOARD),
    printed("DT-ult-2", BOARD),
    ruled("DT-ult-3", TERMS, "O6"),
    # wording
    printed("DT-fx-1", EFFECTS),
    printed("DT-fx-2", EFFECTS),
    printed("DT-fx-3", EFFECTS),
    ruled("DT-fx-4", EFFECTS, "O3"),
    printed("DT-fx-5", TERMS),
    printed("DT-fx-6", EFFECTS),
    printed("DT-fx-7", EFFECTS),
    printed("DT-fx-8", TERMS),
    printed("DT-fx-9", BOARD),
    ruled("DT-fx-10", NOWHERE),
    # statuses and companions
    printed("DT-stat-1", STATUS),
    printed("DT-stat-2", STATUS),
    printed("DT-stat-3", STATUS),
    printed("DT-stat-4", STATUS),
    printed("DT-stat-5", STATUS),
    printed("DT-stat-6", STATUS),
    printed("DT-stat-7", STATUS),
    ruled("DT-stat-8", NOWHERE, "O12"),
    ruled("DT-stat-9", _PIRATE, "O12"),
    printed("DT-stat-10", STATUS),
    printed("DT-stat-11", STATUS),
    printed("DT-comp-1", COMPANIONS),
    ruled("DT-comp-2", LEAFLET, "O7", "nyra_defense"),
    *_companions(),
    printed("DT-passive-1", BOARD),
    ruled("DT-passive-2", _PIRATE, "O10"),
    ruled("DT-passive-3", NOWHERE),
    # interrupts
    ruled("DT-int-1", TERMS, "O1"),
    printed("DT-int-2", OTHER),
    printed("DT-int-3", OTHER),
    ruled("DT-int-4", NOWHERE),
    ruled("DT-int-5", NOWHERE),
    # teams
    printed("DT-team-1", TEAMS),
    printed("DT-team-2", TEAMS),
    printed("DT-team-3", TEAMS),
    printed("DT-team-4", TEAMS),
    printed("DT-team-5", TEAMS),
    ruled("DT-team-6", TEAMS, "O11"),
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
    ruled("DT-king-8", KING, "O12"),
    # the end
    printed("DT-end-1", WINNING),
    ruled("DT-end-2", NOWHERE),
    # played on a machine
    ruled("DT-dig-1", NOWHERE),
    resigning("DT-dig-2", NOWHERE),
    # declared
    *_statuses(),
    *_common_cards(),
    *map(_hero, HEROES),
)
