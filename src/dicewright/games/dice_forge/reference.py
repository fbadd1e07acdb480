"""The rules of Dice Forge, one id for each statement that decides something.

The words stand in `words/*.ftl` under the same ids; those of cards and prices are made from `content`. Here stand
the place in the rulebook, how sure we are, and why a contested rule is read as it is. R numbers count our rulings, D
numbers the places where other people's engines disagree. The icons of the rulebook are lost in the text at hand:
numbers that stood in them are taken from the art of the cards and faces and from several engines that agree.
"""

from __future__ import annotations

from ...kernel.describe import RuleText, printed, ruled
from ...kernel.words import text
from .content.feats import DECLARED_FEATS
from .show.texts import card_text, prices
from .state import Feat

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

FROM_ART = "The numbers stood in icons; the art and several engines agree on them."


CARD_NOTES = {
    "blacksmiths_chest": "R51: several chests add up; nothing but the supply limits them.",
    "great_bear": "R49: that a Bear does not see the ousting of its own purchase follows from the order of the points.",
    "satyrs": "R61: two different dice, as the rulebook says two faces that fell.",
    "gorgon": "D4: two engines print 12 glory; the art of the card and seven engines 14, so there is no switch.",
}

RULES: tuple[RuleText, ...] = (
    # set-up
    printed("DF-set-1", PREPARING, FROM_ART),
    printed("DF-set-2", PREPARING),
    printed("DF-set-3", OTHER_COUNTS),
    printed(
        "DF-set-4",
        OTHER_COUNTS,
        "D3: the star of the table hangs on the cards, its note speaks of faces alone; there is no second reading.",
    ),
    printed("DF-set-5", OTHER_FEATS),
    ruled("DF-set-6", OTHER_FEATS, "Any exchange is allowed; that nature may choose, each slot by itself, is ours."),
    printed("DF-set-7", STORING, "What lies where was printed as a picture; the art of the temple shows it."),
    printed("DF-set-8", PREPARING, "The youngest begins; here the first seat."),
    ruled("DF-set-9", OTHER_COUNTS, "The four boar cards differ in colour alone; it does not matter which stay out."),
    printed("DF-set-10", TITLE),
    # the turn
    printed("DF-turn-1", ROUND),
    printed("DF-turn-2", ROUND),
    ruled(
        "DF-turn-3",
        BLESSING,
        "R1, R2, D2: the table of the set-up says at the start of each round, the turn itself says in step 1. Per "
        "turn, all player counts come to about as many blessings.",
        "double_blessing",
    ),
    printed(
        "DF-turn-4",
        REINFORCING,
        "R6, R7, R8: each card counts by itself and is resolved, ships and all, before the next is decided.",
    ),
    printed("DF-turn-5", REINFORCING, "R5: the step is over when the main action brings a card."),
    ruled("DF-turn-6", MAIN, "R3: the rulebook only says may; an extra main action needs a main action before it."),
    printed(
        "DF-turn-7",
        EXTRA,
        "R4: it may be of the same kind as the first. The shards are spent to perform it, so not where nothing could "
        "be performed; a Triton token may come after the payment, when a full reserve has room for its suns.",
    ),
    # blessings
    printed("DF-bless-1", BLESSING),
    printed("DF-bless-2", MINOR, "R14: the other die counts for nothing."),
    printed(
        "DF-bless-3",
        BLESSING,
        "R9, D20: it is asked only where it matters, with a ship and gold that would not fit. One engine always takes "
        "the ship last.",
        switch="ship_order",
    ),
    printed("DF-bless-4", BLESSING, "R10: where nothing conflicts the order makes no difference."),
    ruled("DF-bless-5", BLESSING, "R11: faces fall once; replacing one afterwards does not unroll it."),
    printed("DF-bless-6", DETAILS, "R12: whoever looks at a die puts it back as it lay."),
    printed("DF-bless-7", SPECIAL),
    # basic faces
    printed("DF-face-1", BASIC, FROM_ART),
    printed("DF-face-2", BASIC, FROM_ART),
    printed(
        "DF-face-3",
        OFFERING,
        "D5, D6: single engines slip on single faces; the art decides, so there is no switch. " + FROM_ART,
        text("DF-face-3", rows=tuple(prices())),
    ),
    # the triple
    printed("DF-triple-1", SPECIAL),
    printed("DF-triple-2", SPECIAL, "R15, D8: one engine picks three times.", switch="tripled_choice"),
    printed("DF-triple-3", SPECIAL, "R14, R16: the icons of the two lines are lost; two triples, and a triple alone."),
    # the mirror
    ruled(
        "DF-mirror-1",
        SPECIAL,
        "R12, R21: the rulebook says what fell on an opponent's die. But it also has a die laid down with its new face "
        "up, and put back as it lay by whoever looks at it: both would be idle if mirrors did not look at what lies "
        "up. What is copied is the face, not what its owner made of it.",
        "mirror_sees",
    ),
    ruled(
        "DF-mirror-2",
        SPECIAL,
        "R22, D9: the rulebook is silent on a mirror seen in a mirror. Two engines look through it, two leave it out.",
        "mirror_in_mirror",
    ),
    ruled("DF-mirror-3", SPECIAL, "R23, D13: nothing forbids the same face twice; one engine does.", "two_mirrors"),
    printed("DF-mirror-4", SPECIAL, "R20, R24: printed for triple and boar; ship and shield follow."),
    ruled("DF-mirror-5", SPECIAL, "R25: nobody says; there is nothing to copy."),
    # the ship
    printed("DF-ship-1", SPECIAL, "R26, R27: the printed may makes it optional; the ship itself may be replaced."),
    ruled(
        "DF-ship-2",
        SPECIAL,
        "R17, R26, D20: a discount of six is printed, that the price stops at nothing is not.",
        "ship_floor",
    ),
    ruled("DF-ship-3", OFFERING, "R28: the rule of different faces stands with the offering."),
    printed("DF-ship-4", SPECIAL, "R29: the printed note speaks of ships of several players in one blessing."),
    ruled("DF-ship-5", SPECIAL, "R30: it offers a purchase, and there is none to make."),
    # the shields
    printed("DF-shield-1", SPECIAL, "R31, R32: the printed examples add the glory to the gain of the other die."),
    printed("DF-shield-2", SPECIAL, "R14, R33: the icon of the last line is lost; by elimination it is the ship."),
    printed("DF-shield-3", SPECIAL),
    ruled("DF-shield-4", SPECIAL, "R34: the shield looks at what fell, not at the room in the reserve."),
    printed("DF-shield-5", SPECIAL, "R18: a triple brings no resource that could match."),
    # the boar
    printed("DF-boar-1", SPECIAL),
    printed("DF-boar-2", CARDS, "R39: each time is a choice of its own."),
    printed("DF-boar-3", SPECIAL, "R19: the effect of the card is printed to apply three times."),
    printed("DF-boar-4", CARDS, "R36: of no other special face is that said."),
    ruled("DF-boar-5", CARDS, "R35: the rulebook says a player; engines and the card say another one.", "boar_bearer"),
    printed("DF-boar-6", SPECIAL, "R24, R37, R38: whenever the face is applied, copied or once more, and only then."),
    # the offering
    ruled(
        "DF-offer-1",
        OFFERING,
        "R40, D1: the sentence speaks of two faces, the printed example of a turn takes three.",
        "offering_limit",
    ),
    ruled(
        "DF-offer-2", OFFERING, "R41, D7: strictly different faces; engines differ on what that is.", "different_faces"
    ),
    ruled(
        "DF-offer-3",
        EXTRA,
        "R42: a second offering is an action of its own. The printed example says that equal faces may not be taken in "
        "one's turn, but it speaks of a single offering.",
        "second_offering",
    ),
    printed("DF-offer-4", OFFERING, "R43: replaced faces do not go back to the temple either."),
    # forging
    printed("DF-forge-1", FORGING),
    printed("DF-forge-2", FORGING, "R45: of two new faces on one die the last."),
    ruled("DF-forge-3", FORGING, "R44: faces are replaced one after the other and nothing protects a new one."),
    printed("DF-forge-4", CARDS, "R46: of the shields, whoever performs the feat picks one of those left."),
    printed("DF-forge-5", DETAILS, "The ship and the feats that bring a face are printed besides."),
    # feats
    printed("DF-feat-1", PERFORMING, FROM_ART),
    printed(
        "DF-feat-2",
        PERFORMING,
        "D21: two engines group the stacks otherwise; the art of the board decides, so there is no switch.",
    ),
    printed("DF-feat-3", PERFORMING, "R48: in the order of the points."),
    printed("DF-feat-4", DETAILS, "R47: nothing but the cards and the shards limits it."),
    printed(
        "DF-feat-5",
        BOARD_AND_CARD,
        "R50, D11: two engines put them on the track at once all the same, where the Minotaur can reach them.",
        switch="printed_glory",
    ),
    # ousting
    printed("DF-oust-1", OUSTING),
    printed("DF-oust-2", PERFORMING, "R47: every hero has a start portal of his own, and only moving ousts."),
    printed("DF-oust-3", OUSTING, "R48: the ousted hero's blessing comes at once, so before the card."),
    # reserves
    printed("DF-res-1", BOARD_AND_CARD),
    printed("DF-res-2", DETAILS, "R13: what is spent later does not bring it back."),
    printed("DF-res-3", DETAILS),
    printed("DF-res-4", CARDS, "R68: printed with the Minotaur, the only one who takes anything away."),
    ruled(
        "DF-res-5",
        CARDS,
        "Printed is that a loss is ignored once the marker stands at 0, and that the marker goes back to 0 when the "
        "token is taken. Nobody speaks of giving the token back; who counts points alone does it.",
        "hundred_glory",
    ),
    # the hammer
    printed(
        "DF-hammer-1",
        CARDS,
        "R52, D15: one engine trades 12 gold for 17 glory instead. That leaves the printed track out altogether: a "
        "simplification, not a reading, so there is no switch for it.",
    ),
    ruled("DF-hammer-2", CARDS, "R53: nothing stops a gain at the end of a lap."),
    printed(
        "DF-hammer-3",
        CARDS,
        "R54, D18: to be gained when the last space is reached; one engine waits for the end. That a lap is 15 spaces "
        "long is taken from the art of the card.",
        switch="hammer_glory",
    ),
    printed("DF-hammer-4", CARDS),
    ruled("DF-hammer-5", CARDS, "R55: what lies on the hammer lies in no reserve."),
    # tokens
    printed("DF-token-1", CARDS, "R70, D12: one engine asks before the blessing.", switch="cerberus_time"),
    printed("DF-token-2", CARDS, "R70, D16: one engine allows more.", switch="cerberus_limit"),
    printed("DF-token-3", CARDS, "R70: the second time everything is chosen anew."),
    printed(
        "DF-token-4",
        CARDS,
        "R71: gains commute, so it is offered wherever something may be paid for, and at the end of the turn.",
    ),
    # exchanges and rolls of cards
    ruled(
        "DF-conv-1",
        CARDS,
        "R58, R59, D17: printed is the reserve, or glory for each of them; of what falls on the die, says the Cyclops. "
        "So two engines decide face by face; shard by shard would be finer.",
        "conversion",
    ),
    ruled("DF-conv-2", CARDS, "R60: the shield looks at what fell."),
    printed("DF-conv-3", CARDS, "R56: in a row."),
    printed("DF-conv-4", CARDS, "R57: one die for all four is printed."),
    # the satyrs
    printed("DF-satyr-1", CARDS, "R61: as a divine blessing, so triples and shields work in the pair."),
    ruled("DF-satyr-2", CARDS, "R62: the mirror lies with an opponent, so it shows the buyer's own dice as well."),
    ruled(
        "DF-satyr-3",
        CARDS,
        "R63: the faces are printed to be applied as when a divine blessing is received, and the token asks for no "
        "more than that. One engine does not allow it, as the buyer rolled nothing.",
        "cerberus_satyrs",
    ),
    # the minotaur
    printed("DF-mino-1", CARDS, "R64, R66: whatever a face would give."),
    printed(
        "DF-mino-2",
        CARDS,
        "R65, D14: all faces that give are printed to take, and the ship alone is excepted; one engine lets mirrors "
        "gain.",
        switch="minotaur_mirror",
    ),
    printed("DF-mino-3", CARDS, "R67: the effect of the card is printed to be safe from the Minotaur."),
    ruled(
        "DF-mino-4",
        CARDS,
        "R69: the token follows a divine or a minor blessing, and the rulebook, which has the Satyrs apply faces as in "
        "one, calls this roll neither. One engine allows the token, though it mostly repeats the loss.",
        "cerberus_minotaur",
    ),
    # the end
    printed("DF-end-1", ENDING),
    printed("DF-end-2", ENDING),
    printed(
        "DF-end-3",
        ENDING,
        "R73, D19: one place plays a chain of tie-breaks: faces replaced, feats, resources left. Its last link, the "
        "seat, is left out: nobody says which seat comes first.",
        switch="tie",
    ),
    printed("DF-end-4", ENDING, "R74: only what counts is printed."),
    # the cards
    *(
        printed(f"DF-card-{n + 1}", CARDS, CARD_NOTES.get(feat.name, ""), card_text(feat))
        for n, feat in enumerate(DECLARED_FEATS[: Feat.TYPHON])
    ),
    printed(
        f"DF-card-{Feat.TYPHON + 1}",
        CARDS,
        "R72, D10: an instant effect, of the faces replaced so far; one engine counts at the end of the game.",
        card_text(DECLARED_FEATS[Feat.TYPHON]),
        "typhon_counts",
    ),
    # played on a machine
    ruled(
        "DF-dig-1",
        NOWHERE,
        "A clock needs an answer for who does not give one. Faces and resources are valued as the bots value them; a "
        "triple, whose value lies in the other die, is never given up.",
    ),
)
