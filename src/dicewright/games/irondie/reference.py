"""The rules of IRONDIE, one id for each statement that decides something.

The words stand in `words/*.ftl` under the same ids, except those of types and colours, which are made from their
declarations; why a contested rule is read as it is stands there as `<id>-why`. Here stand the place in the rulebook
(version 1.4), how sure we are, and the numbers of our rulings.
"""

from __future__ import annotations

from ...kernel.describe import RuleText, printed, resigning, ruled
from ...kernel.words import text
from .box import Colour
from .content.colours import SHIPPED, bonus
from .content.types import DIE_TYPES
from .show import names
from .show.texts import effect_text, type_text

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


RULES: tuple[RuleText, ...] = (
    # the set
    printed("ID-set-1", PREPARING),
    printed("ID-set-2", PREPARING),
    printed("ID-set-3", RARE),
    ruled("ID-set-4", NOWHERE, "R01"),
    printed("ID-set-5", PREPARING, "R02"),
    # a die and its value
    printed("ID-die-1", GOLDEN),
    printed("ID-die-2", GOLDEN),
    ruled("ID-die-3", GOLDEN, "R04"),
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
    ruled("ID-type-10", FEATURES, "R26"),
    # zones
    printed("ID-zone-1", MAT),
    ruled("ID-zone-2", BATTLE, "R03"),
    ruled("ID-zone-3", MAT, "R37"),
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
    ruled("ID-bonus-6", GOLDEN, "R08"),
    printed("ID-bonus-7", BATTLE, "R12"),
    printed("ID-bonus-8", BONUSES),
    printed("ID-bonus-9", BATTLE, "R10", see=("ID-bonus-5",)),
    ruled("ID-bonus-10", GOLDEN, "R13"),
    RuleText(
        "ID-bonus-11",
        TABLE,
        "reconstructed",
        "R09",
        "colour_bonus_table",
        text(
            "ID-bonus-11",
            rows=tuple(
                text("bonus-row", colour=names.colour(c), bonus=effect_text(bonus(SHIPPED["recon_a"].rows[name])))
                for c, name in enumerate(Colour.names)
            ),
        ),
    ),
    ruled("ID-bonus-12", BONUSES, "R08"),
    ruled("ID-bonus-13", BATTLE, "R10"),
    # advantage
    printed("ID-adv-1", ADVANTAGE),
    printed("ID-adv-2", ADVANTAGE),
    ruled("ID-adv-3", ADVANTAGE, "R14"),
    ruled("ID-adv-4", ADVANTAGE, "R15"),
    # battle
    printed("ID-battle-1", "The game"),
    printed("ID-battle-2", BATTLE),
    ruled("ID-battle-3", BATTLE, "R16"),
    printed("ID-battle-4", BATTLE),
    ruled("ID-battle-5", BATTLE, "R17"),
    # skirmish
    printed("ID-skirm-1", BATTLE),
    printed("ID-skirm-2", SEQUENCE),
    printed("ID-skirm-3", SEQUENCE),
    printed("ID-skirm-4", SEQUENCE),
    ruled("ID-skirm-5", SEQUENCE, "R19", "unable_to_open"),
    printed("ID-skirm-6", COURSE),
    ruled("ID-skirm-7", SEQUENCE, "R19"),
    # duel
    printed("ID-duel-1", COURSE),
    ruled("ID-duel-2", COURSE, "R21", "opening_target_side"),
    ruled("ID-duel-3", COURSE, "R22", "response_scope"),
    ruled("ID-duel-4", COURSE, "R25"),
    ruled("ID-duel-5", FEATURES, "R36", "regeneration_storage"),
    ruled("ID-duel-6", COURSE, "R23", "mass_types_in_response"),
    printed("ID-duel-7", SEQUENCE),
    printed("ID-duel-8", COURSE),
    printed("ID-duel-9", COURSE),
    # resolution
    printed("ID-res-1", OUTCOME),
    printed("ID-res-2", OUTCOME),
    printed("ID-res-3", DICE),
    ruled("ID-res-4", DICE, "R30", "lt_reading"),
    printed("ID-res-5", DICE, "R31"),
    ruled("ID-res-6", FEATURES, "R32"),
    printed("ID-res-7", OUTCOME),
    ruled("ID-res-8", OUTCOME, "R28"),
    printed("ID-res-9", DICE),
    ruled("ID-res-10", FEATURES, "R33", "sign_choice_time"),
    # damage
    printed("ID-dmg-1", DAMAGE),
    printed("ID-dmg-2", DAMAGE),
    printed("ID-dmg-3", DAMAGE),
    ruled("ID-dmg-4", DAMAGE, "R39"),
    ruled("ID-dmg-5", DAMAGE, "R39"),
    printed("ID-dmg-6", DAMAGE),
    printed("ID-dmg-7", DAMAGE),
    # end of turn
    printed("ID-end-1", END),
    ruled("ID-end-2", END, "R41"),
    printed("ID-end-3", END),
    ruled("ID-end-4", END, "R42", "last_life_take_back"),
    printed("ID-end-5", END),
    # end of the game
    printed("ID-over-1", OVER),
    printed("ID-over-2", OVER),
    ruled("ID-over-3", OVER, "R45"),
    ruled("ID-over-4", OUTCOME, "R44"),
    ruled("ID-over-5", BATTLE, "R45"),
    # teams
    ruled("ID-team-1", TEAMS, "R46"),
    printed("ID-team-2", TEAMS),
    printed("ID-team-3", TEAMS),
    printed("ID-team-4", TEAMS),
    ruled("ID-team-5", TEAMS, "R47"),
    ruled("ID-team-6", TEAMS, "R49"),
    ruled("ID-team-7", TEAMS, "R49"),
    ruled("ID-team-8", TEAMS, "R48", "team_damage"),
    printed("ID-team-9", TEAMS),
    # tournament
    printed("ID-tour-1", TOURNAMENT),
    printed("ID-tour-2", TOURNAMENT),
    printed("ID-tour-3", TOURNAMENT),
    ruled("ID-tour-4", TOURNAMENT, "R52", "round_limit_turn"),
    printed("ID-tour-5", TOURNAMENT),
    ruled("ID-tour-6", TOURNAMENT, "R54"),
    printed("ID-tour-7", TOURNAMENT),
    printed("ID-tour-8", TOURNAMENT),
    printed("ID-tour-9", TOURNAMENT),
    ruled("ID-tour-10", TOURNAMENT, "R55"),
    RuleText(
        "ID-tour-11",
        TOURNAMENT,
        "ruled",
        "R51",
        outside=True,
    ),
    # played on a machine
    ruled("ID-dig-1", NOWHERE, "R56"),
    ruled("ID-dig-2", NOWHERE, "R57", "turn_limit"),
    ruled("ID-dig-3", NOWHERE, "R58"),
    resigning("ID-dig-4", NOWHERE),
)
