"""The rules of IRONDIE, one id for each statement that decides something.

The words stand in `words/*.ftl` under the same ids, except those of types and colours, which are made from their
declarations. Here stand the place in the rulebook (version 1.4), how sure we are, and why a contested rule is read as
it is. R numbers count our rulings.
"""

from __future__ import annotations

from ...kernel.describe import RuleText, printed, ruled
from ...kernel.words import text
from .content.colours import SHIPPED, bonus
from .content.types import DIE_TYPES
from .show.names import colour_name
from .show.texts import effect_text, type_text
from .state import Colour

PREPARING = "How to play: preparing the game"
FEATURES = "The dice: table of key features"
DICE = "The dice"
COLOURS = "Colours"
KINSHIP = "Colours: kinship"
TABLE = "Colours: table of colours"
BONUSES = "Colours: colour bonuses"
RARE = "Colours: rare dice"
MAT = "The playing mat"
BATTLE = "Phase 1: battle"
ADVANTAGE = "Phase 1: battle, note on advantage"
SEQUENCE = "Phase 2: skirmish, sequence of duels"
COURSE = "Phase 2: skirmish, course of a duel"
OUTCOME = "Phase 2: skirmish, outcome of a duel"
DAMAGE = "Phase 3: damage"
END = "Phase 4: end of turn"
OVER = "End of the game"
TEAMS = "Games with more players"
GOLDEN = "Golden rules"
TOURNAMENT = "Tournament rules"
NOWHERE = "Not in the rulebook"


def printed_type(n: int, note: str = "") -> RuleText:
    """The n-th row of the table of key features."""
    return RuleText(f"ID-type-{n}", FEATURES, "printed", note, said=type_text(DIE_TYPES[n - 1]))


def _rows() -> str:
    """How sure we are of each row of the table of colours."""
    rows = SHIPPED["recon_a"].rows
    return " ".join(
        f"{c.capitalize()} ({rows[c].state}, confidence {rows[c].confidence}): {rows[c].why}." for c in rows
    )


RULES: tuple[RuleText, ...] = (
    # the set
    printed("ID-set-1", PREPARING),
    printed("ID-set-2", PREPARING),
    printed("ID-set-3", RARE),
    ruled("ID-set-4", NOWHERE, "R01: the publisher's tactics pages play two equal dice in one set."),
    printed("ID-set-5", PREPARING, "R02: shown for half a minute at a table; here the sets simply stay visible."),
    # a die and its value
    printed("ID-die-1", GOLDEN),
    printed("ID-die-2", GOLDEN),
    ruled(
        "ID-die-3",
        GOLDEN,
        "R04: effects change the result a die shows; with the value first thrown, answers that are resolved before "
        "what they answer would be pointless.",
    ),
    printed("ID-die-4", DICE),
    # types
    printed_type(1),
    printed_type(2),
    printed_type(3),
    printed_type(4, "R35: on the last life die this wins the game, as the publisher's tactics page says."),
    printed_type(5),
    printed_type(6),
    printed_type(7),
    printed_type(8),
    printed_type(9, "R36: storage is empty when the first skirmish starts, so it cannot open the first duel."),
    ruled("ID-type-10", FEATURES, "R26: nothing says that a die loses its class or colour when it leaves its sector."),
    # zones
    printed("ID-zone-1", MAT),
    ruled(
        "ID-zone-2", BATTLE, "R03: every thrown die is said to have come into play; hand, storage and abyss are not."
    ),
    ruled("ID-zone-3", MAT, "R37: where its dice go from there is printed; that they show nothing meanwhile follows."),
    printed("ID-zone-4", MAT),
    # kinship
    printed("ID-kin-1", COLOURS),
    printed("ID-kin-2", KINSHIP),
    printed("ID-kin-3", KINSHIP),
    printed("ID-kin-4", KINSHIP),
    # colour bonuses
    printed("ID-bonus-1", BONUSES),
    printed("ID-bonus-2", RARE),
    printed("ID-bonus-3", GOLDEN),
    printed("ID-bonus-4", BONUSES),
    printed("ID-bonus-5", BONUSES),
    ruled(
        "ID-bonus-6",
        GOLDEN,
        "R08: that a bonus comes at once, given a permitted target, is printed; that it cannot be declined where it "
        "does harm is not, but nothing offers a choice.",
    ),
    printed("ID-bonus-7", BATTLE, "R12: that the owner orders his own bonuses follows: no order is given among them."),
    printed("ID-bonus-8", BONUSES),
    printed(
        "ID-bonus-9",
        BATTLE,
        "R10: the sentence speaks of a bonus raising the die that gives it, which ID-bonus-5 forbids; its example, "
        "two blue Barriers that raise each other, shows what is meant.",
    ),
    ruled("ID-bonus-10", GOLDEN, "R13: bonuses are applied at once, so before the next player acts."),
    RuleText(
        "ID-bonus-11",
        TABLE,
        "reconstructed",
        "R09: the picture of the table is lost. Two rows are published, the others are rebuilt. The rulebook asks for "
        "a colour condition and then gives an example with any attack die. " + _rows(),
        "colour_bonus_table",
        text(
            "ID-bonus-11",
            rows=tuple(
                text("bonus-row", colour=colour_name(c), bonus=effect_text(bonus(SHIPPED["recon_a"].rows[name])))
                for c, name in enumerate(Colour.names)
            ),
        ),
    ),
    ruled("ID-bonus-12", BONUSES, "R08: whose choice the target is, is not said; the bonus is its owner's."),
    ruled(
        "ID-bonus-13",
        BATTLE,
        "R10: the throw has earned the bonus, and as a change of the die does not take it away, neither does its loss.",
    ),
    # advantage
    printed("ID-adv-1", ADVANTAGE),
    printed("ID-adv-2", ADVANTAGE),
    ruled("ID-adv-3", ADVANTAGE, "R14: the roll decides who goes first; it brings no die into play."),
    ruled(
        "ID-adv-4",
        ADVANTAGE,
        "R15: advantage is the right to act first in the given phase, and bonuses may have changed the life points "
        "in between.",
    ),
    # battle
    printed("ID-battle-1", "The game"),
    printed("ID-battle-2", BATTLE),
    ruled("ID-battle-3", BATTLE, "R16: what players decide in secret is asked one by one and shown together."),
    printed("ID-battle-4", BATTLE),
    ruled("ID-battle-5", BATTLE, "R17: the rulebook lets either part be empty and makes no exception for life dice."),
    # skirmish
    printed("ID-skirm-1", BATTLE),
    printed("ID-skirm-2", SEQUENCE),
    printed("ID-skirm-3", SEQUENCE),
    printed("ID-skirm-4", SEQUENCE),
    ruled("ID-skirm-5", SEQUENCE, "R19: who cannot open has not given anything up.", "unable_to_open"),
    printed("ID-skirm-6", COURSE),
    ruled(
        "ID-skirm-7",
        SEQUENCE,
        "R19: the rulebook names the first two ways; the third keeps the phase from hanging when nobody who may open "
        "can and will.",
    ),
    # duel
    printed("ID-duel-1", COURSE),
    ruled(
        "ID-duel-2",
        COURSE,
        "R21: the first step speaks of the opponent's dice, but the table of key features says a die in play, lets "
        "Assault and Barrier add, and Power Up do nothing else; it names the opponent only for Swarm and Fortress.",
        "opening_target_side",
    ),
    ruled(
        "ID-duel-3",
        COURSE,
        "R22: step 2a limits answers to the skirmish zone and step 3 repeats it. Players elsewhere also allow dice "
        "that were already aimed at.",
        "response_scope",
    ),
    ruled("ID-duel-4", COURSE, "R25: a target is declared before every throw, so a throw needs one."),
    ruled("ID-duel-5", FEATURES, "R36: whose storage is not said.", "regeneration_storage"),
    ruled(
        "ID-duel-6",
        COURSE,
        "R23: step 2a lets an answer name dice of the skirmish zone only, but either all of them or one; only Swarm "
        "and Fortress aim at several, so it is they who name them all, within what the table of key features says of "
        "class and owner. That table puts their targets into the battle, which speaks for the second reading. A die in "
        "storage, which Regeneration wants, is named by no answer.",
        "mass_types_in_response",
    ),
    printed("ID-duel-7", SEQUENCE),
    printed("ID-duel-8", COURSE),
    printed("ID-duel-9", COURSE),
    # resolution
    printed("ID-res-1", OUTCOME),
    printed("ID-res-2", OUTCOME),
    printed("ID-res-3", DICE),
    ruled(
        "ID-res-4",
        DICE,
        "R30: we follow the sentence that explains the sign. Against it: under that sentence orange Swarms and yellow "
        "Fortresses gain nothing from their specialisation, whose only use is to win ties.",
        "lt_reading",
    ),
    printed("ID-res-5", DICE, "R31: whose die the target is makes no difference."),
    ruled("ID-res-6", FEATURES, "R32: targets are declared before the throw, and each has a value of its own."),
    printed("ID-res-7", OUTCOME),
    ruled(
        "ID-res-8",
        OUTCOME,
        "R28: otherwise answering with a Nullifier or Smasher would do nothing, and the publisher's advice to rescue a "
        "failing Smasher with a Nullifier of one's own would fail.",
    ),
    printed("ID-res-9", DICE),
    ruled("ID-res-10", FEATURES, "R33: nothing says when; choosing late keeps answers meaningful.", "sign_choice_time"),
    # damage
    printed("ID-dmg-1", DAMAGE),
    printed("ID-dmg-2", DAMAGE),
    printed("ID-dmg-3", DAMAGE),
    ruled("ID-dmg-4", DAMAGE, "R39: damage comes off the sum of the life dice, so none of it is lost on a single die."),
    ruled("ID-dmg-5", DAMAGE, "R39: both take their damage at the same time, so neither waits for the other's choice."),
    printed("ID-dmg-6", DAMAGE),
    printed("ID-dmg-7", DAMAGE),
    # end of turn
    printed("ID-end-1", END),
    ruled("ID-end-2", END, "R41: no order of players is stated."),
    printed("ID-end-3", END),
    ruled(
        "ID-end-4", END, "R42: nothing forbids it, and the end of the game makes no exception.", "last_life_take_back"
    ),
    printed("ID-end-5", END),
    # end of the game
    printed("ID-over-1", OVER),
    printed("ID-over-2", OVER),
    ruled("ID-over-3", OVER, "R45: the battle phase ends after all bonuses, and the rule holds after it."),
    ruled("ID-over-4", OUTCOME, "R44: the throws of a duel are carried out one after the other."),
    ruled(
        "ID-over-5",
        BATTLE,
        "R45: the holder of the advantage takes his bonuses first, and after the first battle phase the game ends at "
        "any moment; so the two are never without life at the same time by bonuses.",
    ),
    # teams
    ruled(
        "ID-team-1",
        TEAMS,
        "R46: the rulebook sets no limit to the size of a team. Ours is four: there are eight starter sets, one of "
        "each colour, and a table has room for eight.",
    ),
    printed("ID-team-2", TEAMS),
    printed("ID-team-3", TEAMS),
    printed("ID-team-4", TEAMS),
    ruled("ID-team-5", TEAMS, "R47: a bonus serves dice of the player who threw it; team mates are not named."),
    ruled("ID-team-6", TEAMS, "R49: how teams compare is not said, nor who of a team acts first."),
    ruled("ID-team-7", TEAMS, "R49: a team opens and defends as one side of the duel."),
    ruled(
        "ID-team-8",
        TEAMS,
        "R48: how damage falls on a team is not said; who takes damage places it himself.",
        "team_damage",
    ),
    printed("ID-team-9", TEAMS),
    # tournament
    printed("ID-tour-1", TOURNAMENT),
    printed("ID-tour-2", TOURNAMENT),
    printed("ID-tour-3", TOURNAMENT),
    ruled(
        "ID-tour-4",
        TOURNAMENT,
        "R52: such a turn counts as finished, without saying what that cuts.",
        "round_limit_turn",
    ),
    printed("ID-tour-5", TOURNAMENT),
    ruled("ID-tour-6", TOURNAMENT, "R54: the limit is printed, what it decides is not."),
    printed("ID-tour-7", TOURNAMENT),
    printed("ID-tour-8", TOURNAMENT),
    printed("ID-tour-9", TOURNAMENT),
    ruled("ID-tour-10", TOURNAMENT, "R55: nothing is said about other dice joining during a tournament."),
    RuleText(
        "ID-tour-11",
        TOURNAMENT,
        "ruled",
        "R51: the two stages are printed; how many reach the second, and how results are counted, is not.",
        outside=True,
    ),
    # played on a machine
    ruled("ID-dig-1", NOWHERE, "R56: a clock needs an answer for who does not give one."),
    ruled("ID-dig-2", NOWHERE, "R57: bots that never tire could play without end.", "turn_limit"),
    ruled(
        "ID-dig-3",
        NOWHERE,
        "R58: the limits are printed, but not from when they count, nor what becomes of a decision that is open when a "
        "match ends; at a table somebody would simply stop.",
    ),
)
