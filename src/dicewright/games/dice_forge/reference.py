"""The rules of Dice Forge, one id for each statement that decides something.

The words stand in `words/*.ftl` under the same ids; those of cards and prices are made from `content`; why a contested
rule is read as it is stands there as `<id>-why`. Here stand the place in the rulebook, how sure we are, and the points
that a rule settles: R numbers count our rulings, D numbers the places where other people's engines disagree. The icons
of the rulebook are lost in the text at hand: numbers that stood in them are taken from the art of the cards and faces
and from several engines that agree.
"""

from __future__ import annotations

from ...kernel.describe import RuleText, printed, resigning, ruled
from ...kernel.words import text
from .box import Feat
from .content.feats import DECLARED_FEATS
from .show.texts import card_text, prices

TITLE = "Title page"
STORING = "Storing the game"
PREPARING = "Preparing the game"
BOARD_AND_CARD = "Preparing the game: feat cards and the hero's board"
OTHER_COUNTS = "Preparing the game with other numbers of players"
OTHER_FEATS = "Using other feat cards"
ROUND = "Course of a round"
BLESSING = "Course of a round, 1: divine blessing"
MINOR = "Course of a round, 1: minor blessing"
REINFORCING = "Course of a round, 2: activating reinforcements"
MAIN = "Course of a round, 3: main action"
OFFERING = "Course of a round, 3A: offering"
FORGING = "Course of a round, 3A: replacing a face"
PERFORMING = "Course of a round, 3B: heroic feat"
OUSTING = "Course of a round, 3B: ousting a hero"
EXTRA = "Course of a round, 4: extra action"
ENDING = "End of the game and scoring"
DETAILS = "Important details"
CARDS = "Hero's aid I: feat cards"
BASIC = "Hero's aid V: basic faces"
SPECIAL = "Hero's aid VI: special faces"
NOWHERE = "Not in the rulebook"

FROM_ART = (text("rule-from-art"),)


CARD_POINTS = {
    "blacksmiths_chest": "R51",
    "great_bear": "R49",
    "satyrs": "R61",
    "gorgon": "D4",
}

RULES: tuple[RuleText, ...] = (
    # set-up
    printed("DF-set-1", PREPARING, notes=FROM_ART),
    printed("DF-set-2", PREPARING),
    printed("DF-set-3", OTHER_COUNTS),
    printed("DF-set-4", OTHER_COUNTS, "D3"),
    printed("DF-set-5", OTHER_FEATS),
    ruled("DF-set-6", OTHER_FEATS),
    printed("DF-set-7", STORING),
    printed("DF-set-8", PREPARING),
    ruled("DF-set-9", OTHER_COUNTS),
    printed("DF-set-10", TITLE),
    # the turn
    printed("DF-turn-1", ROUND),
    printed("DF-turn-2", ROUND),
    ruled("DF-turn-3", BLESSING, "R1, R2, D2", "double_blessing"),
    printed("DF-turn-4", REINFORCING, "R6, R7, R8"),
    printed("DF-turn-5", REINFORCING, "R5"),
    ruled("DF-turn-6", MAIN, "R3"),
    printed("DF-turn-7", EXTRA, "R4"),
    # blessings
    printed("DF-bless-1", BLESSING),
    printed("DF-bless-2", MINOR, "R14"),
    printed("DF-bless-3", BLESSING, "R9, D20", switch="ship_order"),
    printed("DF-bless-4", BLESSING, "R10"),
    ruled("DF-bless-5", BLESSING, "R11"),
    printed("DF-bless-6", DETAILS, "R12"),
    printed("DF-bless-7", SPECIAL),
    # basic faces
    printed("DF-face-1", BASIC, notes=FROM_ART),
    printed("DF-face-2", BASIC, notes=FROM_ART),
    printed("DF-face-3", OFFERING, "D5, D6", text("DF-face-3", rows=tuple(prices())), notes=FROM_ART),
    # the triple
    printed("DF-triple-1", SPECIAL),
    printed("DF-triple-2", SPECIAL, "R15, D8", switch="tripled_choice"),
    printed("DF-triple-3", SPECIAL, "R14, R16"),
    # the mirror
    ruled("DF-mirror-1", SPECIAL, "R12, R21", "mirror_sees"),
    ruled("DF-mirror-2", SPECIAL, "R22, D9", "mirror_in_mirror"),
    ruled("DF-mirror-3", SPECIAL, "R23, D13", "two_mirrors"),
    printed("DF-mirror-4", SPECIAL, "R20, R24"),
    ruled("DF-mirror-5", SPECIAL, "R25"),
    # the ship
    printed("DF-ship-1", SPECIAL, "R26, R27"),
    ruled("DF-ship-2", SPECIAL, "R17, R26, D20", "ship_floor"),
    ruled("DF-ship-3", OFFERING, "R28"),
    printed("DF-ship-4", SPECIAL, "R29"),
    ruled("DF-ship-5", SPECIAL, "R30"),
    # the shields
    printed("DF-shield-1", SPECIAL, "R31, R32"),
    printed("DF-shield-2", SPECIAL, "R14, R33"),
    printed("DF-shield-3", SPECIAL),
    ruled("DF-shield-4", SPECIAL, "R34"),
    printed("DF-shield-5", SPECIAL, "R18"),
    # the boar
    printed("DF-boar-1", SPECIAL),
    printed("DF-boar-2", CARDS, "R39"),
    printed("DF-boar-3", SPECIAL, "R19"),
    printed("DF-boar-4", CARDS, "R36"),
    ruled("DF-boar-5", CARDS, "R35", "boar_bearer"),
    printed("DF-boar-6", SPECIAL, "R24, R37, R38"),
    # the offering
    ruled("DF-offer-1", OFFERING, "R40, D1", "offering_limit"),
    ruled("DF-offer-2", OFFERING, "R41, D7", "different_faces"),
    ruled("DF-offer-3", EXTRA, "R42", "second_offering"),
    printed("DF-offer-4", OFFERING, "R43"),
    # forging
    printed("DF-forge-1", FORGING),
    printed("DF-forge-2", FORGING, "R45"),
    ruled("DF-forge-3", FORGING, "R44"),
    printed("DF-forge-4", CARDS, "R46"),
    printed("DF-forge-5", DETAILS),
    # feats
    printed("DF-feat-1", PERFORMING, notes=FROM_ART),
    printed("DF-feat-2", PERFORMING, "D21"),
    printed("DF-feat-3", PERFORMING, "R48"),
    printed("DF-feat-4", DETAILS, "R47"),
    printed("DF-feat-5", BOARD_AND_CARD, "R50, D11", switch="printed_glory"),
    # ousting
    printed("DF-oust-1", OUSTING),
    printed("DF-oust-2", PERFORMING, "R47"),
    printed("DF-oust-3", OUSTING, "R48"),
    # reserves
    printed("DF-res-1", BOARD_AND_CARD),
    printed("DF-res-2", DETAILS, "R13"),
    printed("DF-res-3", DETAILS),
    printed("DF-res-4", CARDS, "R68"),
    ruled("DF-res-5", CARDS, "", "hundred_glory"),
    # the hammer
    printed("DF-hammer-1", CARDS, "R52, D15"),
    ruled("DF-hammer-2", CARDS, "R53"),
    printed("DF-hammer-3", CARDS, "R54, D18", switch="hammer_glory"),
    printed("DF-hammer-4", CARDS),
    ruled("DF-hammer-5", CARDS, "R55"),
    # tokens
    printed("DF-token-1", CARDS, "R70, D12", switch="cerberus_time"),
    printed("DF-token-2", CARDS, "R70, D16", switch="cerberus_limit"),
    printed("DF-token-3", CARDS, "R70"),
    printed("DF-token-4", CARDS, "R71"),
    # exchanges and rolls of cards
    ruled("DF-conv-1", CARDS, "R58, R59, D17", "conversion"),
    ruled("DF-conv-2", CARDS, "R60"),
    printed("DF-conv-3", CARDS, "R56"),
    printed("DF-conv-4", CARDS, "R57"),
    # the satyrs
    printed("DF-satyr-1", CARDS, "R61"),
    ruled("DF-satyr-2", CARDS, "R62"),
    ruled("DF-satyr-3", CARDS, "R63", "cerberus_satyrs"),
    # the minotaur
    printed("DF-mino-1", CARDS, "R64, R66"),
    printed("DF-mino-2", CARDS, "R65, D14", switch="minotaur_mirror"),
    printed("DF-mino-3", CARDS, "R67"),
    ruled("DF-mino-4", CARDS, "R69", "cerberus_minotaur"),
    # the end
    printed("DF-end-1", ENDING),
    printed("DF-end-2", ENDING),
    printed("DF-end-3", ENDING, "R73, D19", switch="tie"),
    printed("DF-end-4", ENDING, "R74"),
    # the cards
    *(
        printed(f"DF-card-{n + 1}", CARDS, CARD_POINTS.get(feat.name, ""), card_text(feat))
        for n, feat in enumerate(DECLARED_FEATS[: Feat.TYPHON])
    ),
    printed(
        f"DF-card-{Feat.TYPHON + 1}",
        CARDS,
        "R72, D10",
        card_text(DECLARED_FEATS[Feat.TYPHON]),
        "typhon_counts",
    ),
    # played on a machine
    ruled("DF-dig-1", NOWHERE),
    resigning("DF-dig-2", NOWHERE),
)
