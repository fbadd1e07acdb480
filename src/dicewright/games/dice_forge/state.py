"""The record of a game of Dice Forge: heroes and their dice, the temple, the islands, the blessing under way; its
questions and its events."""

from __future__ import annotations

from ...kernel.describe import EventKind
from ...kernel.machine import FIRST_KIND, KINDS, code_field, machine_fields
from ...kernel.question import Kind
from ...kernel.record import SEATS, Field, Record
from ...kernel.rule import rule

# Resources, in the order of the tables.
GOLD, SUN, MOON, GLORY = range(4)
RESOURCES = ("gold", "sun", "moon", "vp")

DICE = 2
SIDES = 6
DIE_NAMES = ("light", "dark")

NO_FACE = 0
FACES = (
    "G1", "V2", "G3", "M1", "G4", "S1", "G6", "C1", "V1S1", "G2M1", "G3orV2", "M2", "S2", "V3", "V4", "M2V2", "C2",
    "G1S1M1V1", "X3", "MIRROR", "SHIP", "SHIELD_GOLD", "SHIELD_SUN", "SHIELD_MOON", "SHIELD_VP", "BOAR_RED",
    "BOAR_YELLOW", "BOAR_GREEN", "BOAR_BLUE",
)  # fmt: skip
"""Faces are numbered from 1: `FACES[n - 1]`."""
FACE_NUMBERS = len(FACES) + 1
X3, MIRROR, SHIP, FIRST_SHIELD, FIRST_BOAR = (
    1 + FACES.index(name) for name in ("X3", "MIRROR", "SHIP", "SHIELD_GOLD", "BOAR_RED")
)
BOARS = 4

# What a face does.
ALL, CHOICE, TRIPLE, COPY, PURCHASE, SHIELD, BOAR = range(7)

FEATS = (
    "blacksmiths_hammer", "blacksmiths_chest", "silver_hind", "great_bear", "satyrs", "tenacious_boar", "ferryman",
    "cerberus", "helmet_of_invisibility", "cancer", "sentinel", "elder", "wild_spirits", "guardians_owl",
    "celestial_ship", "minotaur", "guardians_shield", "gorgon", "triton", "mirror_of_the_abyss", "sphinx", "cyclops",
    "hydra", "typhon",
)  # fmt: skip
"""Feats are numbered from 0."""
HAMMER, CHEST, HIND, BEAR, BOAR_CARD, ELDER, OWL, TYPHON = (
    FEATS.index(name)
    for name in (
        "blacksmiths_hammer", "blacksmiths_chest", "silver_hind", "great_bear", "tenacious_boar", "elder",
        "guardians_owl", "typhon",
    )
)  # fmt: skip

SLOTS = (
    "moon1_a", "moon1_b", "moon2", "moon3", "moon4", "moon5", "moon6", "sun5moon5", "sun6", "sun5", "sun4", "sun3",
    "sun2", "sun1_a", "sun1_b",
)  # fmt: skip
"""Places for a stack of feats, round the board of islands."""
START = 0
"""Where a pawn stands that is on no portal of an island: its own start portal. Portals count from 1."""

# Single-use tokens.
CERBERUS, TRITON = range(2)
TOKENS = ("cerberus", "triton")

# Reinforcements, by their place in `used`.
REINFORCEMENTS = (HIND, ELDER, OWL)

# How the faces of a blessing are applied.
GAINED, LOST, SENTINEL, CYCLOPS, STOLEN = range(5)
MODES = ("gained", "lost", "sentinel", "cyclops", "stolen")
"""As they are; lost to the Minotaur; with the exchange of the Sentinel or of the Cyclops; rolled for the Satyrs."""

# Questions. 1-4 belong to the machine: choose (one of several gains), pick (a die, a hero, a shield).
(
    K_SET,  # nature: 0 the introductory set of a slot, 1 its alternative
    K_TRIM,  # nature: the face that leaves a square of the sanctuary, of those still there
    K_ROLL,  # nature: a side of the die
    K_MIRROR,  # which face to copy, see copies
    K_RESOURCE,  # which of the resources of a choice face or a boar
    K_CONVERT,  # how many units to take as glory; per face: 0 none, 1 all
    K_ORDER,  # 0 gain first, 1 the ship first
    K_HAMMER,  # how much of the gold goes onto the hammer
    K_SHIP,  # 0 buy nothing, then faces, then a Triton token
    K_FORGE,  # which face of one's dice is replaced, see nth_old_face
    K_CERBERUS,  # 0 no, 1 apply the roll once more
    K_SATYRS,  # which two of the dice just rolled, see nth_pair
    K_REINFORCE,  # 0 go on, then cards, then a Triton token
    K_ACTION,  # 0 nothing, then faces, then feats, then a Triton token
    K_OFFERING,  # 0 enough, then faces, then a Triton token
    K_EXTRA,  # 0 end the turn, then the extra action, then a Triton token
) = range(FIRST_KIND, FIRST_KIND + 16)

QUESTIONS = (
    *KINDS,
    Kind(K_SET, "set"),
    Kind(K_TRIM, "trim"),
    Kind(K_ROLL, "roll"),
    Kind(K_MIRROR, "mirror"),
    Kind(K_RESOURCE, "resource"),
    Kind(K_CONVERT, "convert"),
    Kind(K_ORDER, "order"),
    Kind(K_HAMMER, "hammer"),
    Kind(K_SHIP, "ship"),
    Kind(K_FORGE, "forge"),
    Kind(K_CERBERUS, "cerberus"),
    Kind(K_SATYRS, "satyrs"),
    Kind(K_REINFORCE, "reinforce"),
    Kind(K_ACTION, "action"),
    Kind(K_OFFERING, "offering"),
    Kind(K_EXTRA, "extra"),
)

# Steps of the turn.
S_SETS, S_TRIM, S_TURN, S_BLESS, S_REINFORCE, S_ACTION, S_OUST, S_TAKE, S_OFFERING, S_EXTRA, S_END = range(11)

# Stages of a blessing; B_NONE while there is none.
(
    B_NONE,
    B_ROLL,
    B_STEAL,
    B_NEXT,
    B_BEFORE,
    B_MIRROR,
    B_CHOICE,
    B_SHIELD,
    B_CONVERT,
    B_ORDER,
    B_APPLY,
    B_BOAR,
    B_AGAIN,
) = range(13)

FIELDS = (
    # heroes
    Field("have", "i16", (SEATS, 4)),  # reserves; glory counts on past 99, a token standing for every hundred
    Field("track", "i16", (SEATS,)),  # gold put on hammers so far; every hammer takes two laps
    Field("tokens", "i8", (SEATS, len(TOKENS))),
    Field("cards", "i8", (SEATS, len(FEATS))),
    Field("pawn", "i8", (SEATS,)),
    Field("face", "i8", (SEATS, DICE, SIDES)),
    Field("up", "i8", (SEATS, DICE)),  # the side that lies up
    Field("replaced", "i8", (SEATS,)),  # faces beside the hero's board
    # the temple and the islands
    Field("pool", "i8", (FACE_NUMBERS,)),  # faces left in sanctuary and gardens
    Field("stock", "i32"),  # the same as a mask: which faces are left at all
    Field("feat", "i8", (len(SLOTS),)),  # the set that lies in a slot
    Field("stack", "i8", (len(SLOTS),)),  # its cards left
    Field("open", "i32"),  # the same as a mask: which stacks are not empty
    Field("boar_owner", "i8", (BOARS,)),  # seat + 1 of the one who has the card of this colour
    # the turn
    Field("round", "i8"),
    Field("active", "i8"),
    Field("step", "i8"),
    Field("cursor", "i8"),
    Field("blessings", "i8"),  # of step 1, still to come
    Field("used", "i8", (len(REINFORCEMENTS),)),  # cards activated this turn
    Field("extra", "i8"),  # 1 = the extra action has been paid for
    Field("bought", "i32"),  # faces this offering may not take any more
    Field("purchases", "i8"),  # of this offering
    Field("taking", "i8"),  # the slot of the feat that is being performed
    Field("ousted", "i8"),  # whom that drives away
    # the blessing: who rolls what, and the faces of the one whose turn it is
    Field("stage", "i8"),
    Field("mode", "i8"),
    Field("base", "i8"),  # effects that ran when it began wait until it is over
    Field("rollers", "i8"),  # seats, a bit each
    Field("minor", "i8"),  # 0 both dice, else one of them, counted from 1
    Field("rolling_die", "i8"),  # seat * DICE + die
    Field("fell", "i8", (SEATS, DICE)),  # the faces rolled
    Field("hero", "i8"),  # whose faces are being applied
    Field("served", "i8"),  # seats passed on the way round the table
    Field("shows", "i8", (DICE,)),  # the hero's faces, mirrors replaced by what they copy
    Field("gains", "i16", (DICE, 4)),
    Field("die", "i8"),  # the one a stage is at
    Field("picks", "i8"),  # choices made on it so far
    Field("first", "i8"),  # the die that is applied first
    Field("applied", "i8"),  # how many have been
    Field("boars", "i8", (DICE,)),  # rewards still to be taken by the owner of the card
    Field("again", "i8"),  # of a Cerberus token: 1 = spent on this roll, 2 = and the roll is still to be repeated
    # what must be done before anything else
    Field("gold", "i8"),  # to be divided between reserve and hammer
    Field("gold_to", "i8"),
    Field("forging", "i8"),  # a face to be forged
    Field("forger", "i8"),
    *machine_fields(depth=4, dice=1),
)

CODE_ROWS = 128

SWITCHED = (
    "double_blessing",
    "offering_limit",
    "tripled_choice",
    "mirror_in_mirror",
    "two_mirrors",
    "ship_floor",
    "ship_order",
    "boar_bearer",
    "printed_glory",
    "hammer_glory",
    "typhon_counts",
    "cerberus_time",
    "cerberus_limit",
    "conversion",
    "minotaur_mirror",
    "tie",
)
"""Contested readings that rules ask for, by the order of their choices; the others are worked into the tables."""

MOST = 12
"""The dearest face, in gold."""
RESERVES = 19
"""Shards a reserve can hold, and none."""

BOOK_FIELDS = (
    # faces
    Field("does", "i8", (FACE_NUMBERS,)),
    Field("gives", "i8", (FACE_NUMBERS, 4)),  # of a shield: reward B
    Field("matches", "i8", (FACE_NUMBERS,)),  # of a shield: the resource it looks for
    Field("reward", "i8", (4,)),  # of a shield: reward A
    Field("price", "i8", (FACE_NUMBERS,)),
    Field("alike", "i32", (FACE_NUMBERS,)),  # faces an offering may not take beside this one
    Field("within", "i32", (MOST + 1,)),  # faces of the sanctuary that cost no more than this
    Field("trim", "i32", (2,)),  # squares of which nature takes faces away, as masks
    # feats
    Field("instant", "i16", (len(FEATS),)),
    Field("reinforcement", "i16", (len(FEATS),)),
    Field("automatic", "i16", (len(FEATS),)),
    Field("reinforcing", "i8", (len(REINFORCEMENTS),)),
    Field("fee", "i8", (len(FEATS),)),  # gold its reinforcement asks for
    Field("glory", "i8", (len(FEATS),)),
    Field("slot_sets", "i8", (len(SLOTS), 2)),  # introductory, alternative; twice the same where there is none
    Field("cost", "i8", (len(SLOTS), 4)),
    Field("portal", "i8", (len(SLOTS),)),
    Field("sun_buys", "i32", (RESERVES,)),  # slots that ask for no more suns than this
    Field("moon_buys", "i32", (RESERVES,)),
    Field("triton", "i16"),  # what the token does
    Field("triton_gold", "i8"),  # and how much gold that may be
    # numbers
    Field("limit", "i8", (4,)),
    Field("chest", "i8", (4,)),  # by how much a chest raises the limits
    Field("lap", "i8", (2,)),  # glory for the laps of a hammer
    Field("rounds", "i8"),
    Field("blessings", "i8"),
    Field("units", "i8", (5, 4)),  # by mode: glory for a unit of a resource; 0: it cannot be exchanged
    Field("draw_sets", "i8"),  # nature chooses the sets
    Field("trims", "i8"),  # faces that leave each square of different faces
    Field(
        "worth", "i16", (2, FACE_NUMBERS)
    ),  # for bots: tenths of glory, while gold and shards can be spent, and after
    Field("weight", "i8", (4,)),
    *(Field(name, "i8") for name in SWITCHED),
    code_field(CODE_ROWS),
)

# Events.
(
    E_SET,
    E_TRIMMED,
    E_ROUND,
    E_TURN,
    E_ROLLED,
    E_COPIED,
    E_GAINED,
    E_WASTED,
    E_LOST,
    E_PAID,
    E_CONVERTED,
    E_HAMMERED,
    E_LAP,
    E_HUNDRED,
    E_BOUGHT,
    E_FORGED,
    E_BOAR,
    E_REINFORCED,
    E_MOVED,
    E_OUSTED,
    E_FEAT,
    E_TOKEN,
    E_SPENT,
    E_STOLE,
    E_PASSED,
    E_EXTRA,
    E_SCORED,
) = range(27)

_SEAT = ("seat", "seat")
_AMOUNT = (("amount", "number"), ("resource", "resource"))

EVENTS = (
    EventKind(E_SET, "set", (("slot", "slot"), ("feat", "feat")), reveals=True),
    EventKind(E_TRIMMED, "trimmed", (("face", "face"),), reveals=True),
    EventKind(E_ROUND, "round", (("round", "number"),)),
    EventKind(E_TURN, "turn", (_SEAT,)),
    EventKind(E_ROLLED, "rolled", (_SEAT, ("die", "die"), ("face", "face")), reveals=True),
    EventKind(E_COPIED, "copied", (_SEAT, ("face", "face"))),
    EventKind(E_GAINED, "gained", (_SEAT, *_AMOUNT)),
    EventKind(E_WASTED, "wasted", (_SEAT, *_AMOUNT)),  # above the limit
    EventKind(E_LOST, "lost", (_SEAT, *_AMOUNT)),  # to the Minotaur
    EventKind(E_PAID, "paid", (_SEAT, *_AMOUNT)),
    EventKind(E_CONVERTED, "converted", (_SEAT, *_AMOUNT, ("glory", "number"))),
    EventKind(E_HAMMERED, "hammered", (_SEAT, ("gold", "number"))),
    EventKind(E_LAP, "lap", (_SEAT, ("lap", "number"), ("glory", "number"))),
    EventKind(E_HUNDRED, "hundred", (_SEAT,)),
    EventKind(E_BOUGHT, "bought", (_SEAT, ("face", "face"), ("price", "number"))),
    EventKind(E_FORGED, "forged", (_SEAT, ("die", "die"), ("old", "face"), ("new", "face"))),
    EventKind(E_BOAR, "boar", (_SEAT, ("bearer", "seat"), ("face", "face"))),  # who gives, who must forge
    EventKind(E_REINFORCED, "reinforced", (_SEAT, ("feat", "feat"))),
    EventKind(E_MOVED, "moved", (_SEAT, ("portal", "portal"))),
    EventKind(E_OUSTED, "ousted", (_SEAT, ("by", "seat"))),
    EventKind(E_FEAT, "feat", (_SEAT, ("feat", "feat"))),
    EventKind(E_TOKEN, "token", (_SEAT, ("token", "token"))),
    EventKind(E_SPENT, "spent", (_SEAT, ("token", "token"))),
    EventKind(E_STOLE, "stole", (_SEAT, ("face", "face"), ("other", "face"))),
    EventKind(E_PASSED, "passed", (_SEAT,)),
    EventKind(E_EXTRA, "extra", (_SEAT,)),
    EventKind(E_SCORED, "scored", (_SEAT, ("glory", "number"))),
)


@rule
def limit(g: Record, b: Record, seat: int, resource: int) -> int:
    """What the reserve can hold. DF-res-1 DF-card-2"""
    return b.limit[resource] + g.cards[seat, CHEST] * b.chest[resource]  # type: ignore[no-any-return]


@rule
def up_face(g: Record, seat: int, die: int) -> int:
    """The face that lies up. DF-bless-6"""
    return g.face[seat, die, g.up[seat, die]]  # type: ignore[no-any-return]


@rule
def hundreds(g: Record, seat: int) -> int:
    """100-glory tokens. DF-res-3"""
    return g.have[seat, GLORY] // 100  # type: ignore[no-any-return]
