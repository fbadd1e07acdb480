"""What a game of Dice Forge remembers, what is constant in it, and the numbers all rules share."""

from __future__ import annotations

from typing import TypeAlias

from ...kernel import describe
from ...kernel.assembler import ROW
from ...kernel.machine import Stack
from ...kernel.numbers import Numbers
from ...kernel.record import SEATS, Record, i8, i16, i32
from ...kernel.rule import rule
from ...kernel.why import Reasons, reason
from .box import BOARS, DICE, FACE_NUMBERS, SIDES, Feat, Resource, Slot, Token


class Mode(Numbers):
    """How the faces of a blessing are applied: as they are; lost to the Minotaur; with the exchange of the Sentinel or
    of the Cyclops; rolled for the Satyrs."""

    GAINED, LOST, SENTINEL, CYCLOPS, STOLEN = range(5)


class Step(Numbers):
    """Where a turn stands. The rule of each is marked `@step`."""

    SETS, TRIM, TURN, BLESS, REINFORCE, ACTION, OUST, TAKE, OFFERING, EXTRA, END = range(11)


class Stage(Numbers):
    """Where a blessing stands; NONE while there is none. The rule of each is marked `@step(..., on="stage")`."""

    NONE, ROLL, STEAL, NEXT, BEFORE, MIRROR, CHOICE, SHIELD, CONVERT, ORDER, APPLY, BOAR, AGAIN = range(13)


class Again(Numbers):
    """Of a Cerberus token, a bit each: it was spent on this roll; the roll is still to be repeated."""

    SPENT, REPEAT = 1, 2


REINFORCEMENTS = 3
"""Feats with a reinforcement effect."""
LAPS = 2
"""Of a hammer."""
MIXED_SQUARES = 2
"""Squares of the sanctuary with different faces."""
START = 0
"""Where a pawn stands that is on no portal of an island: its own start portal. Portals count from 1."""
DEAREST = 12
"""The price of the dearest face, in gold."""
MOST_SHARDS = 18
"""What a reserve can hold of a kind of shard, with every chest there is."""
CODE_ROWS = 128
"""Room for assembled effects."""
MASK = 31
"""Things of a kind that an i32 can hold a bit each for."""

if FACE_NUMBERS > MASK or Slot.count > MASK:
    raise ValueError("Sets of faces and of slots are masks of 31 bits: make their fields in State and Book wider")


class Why(Reasons):
    """Why something cannot be bought, performed, used, replaced, copied or given."""

    DEAR = reason("DF-offer-4")
    ALIKE = reason("DF-offer-2")
    NOT_FOR_SALE = reason()
    EMPTY = reason("DF-feat-4")
    DEAR_FEAT = reason("DF-feat-1", "refused-dear")
    USED = reason("DF-turn-4")
    DEAR_REINFORCEMENT = reason("DF-turn-4", "refused-dear")
    NO_CARD = reason()
    EXTRA_AGAIN = reason("DF-turn-7")
    EXTRA_DEAR = reason("DF-turn-7")
    EXTRA_VAIN = reason("DF-turn-7")
    LOCKED = reason("DF-boar-4")
    SAME_FACE = reason()
    MIRROR = reason("DF-mirror-2")
    OWN_MIRROR = reason()
    OWN_FACE = reason("DF-mirror-1")
    COPIED = reason("DF-mirror-3")
    BEARER = reason("DF-boar-5")


class State(Stack, depth=4, dice=1):
    # heroes
    have = i16(SEATS, Resource.count, doc="reserves; glory counts on past 99, a token standing for every hundred")
    track = i16(SEATS, doc="gold put on hammers so far; every hammer takes two laps")
    tokens = i8(SEATS, Token.count, doc="not spent yet")
    cards = i8(SEATS, Feat.count, doc="how many of each feat the hero owns")
    pawn = i8(SEATS, doc="the portal it stands on, or START")
    face = i8(SEATS, DICE, SIDES, doc="what is forged on each side")
    up = i8(SEATS, DICE, doc="the side that lies up")
    landed = i8(SEATS, DICE, doc="the face each die rolled last, whatever was forged onto it since")
    replaced = i8(SEATS, doc="faces beside the hero's board")
    # the temple and the islands
    pool = i8(FACE_NUMBERS, doc="faces left in sanctuary and gardens")
    stock = i32(bits=True, doc="the same as a mask: which faces are left at all")
    feat = i8(Slot.count, doc="the set that lies in a slot")
    stack = i8(Slot.count, doc="its cards left")
    open = i32(bits=True, doc="the same as a mask: which stacks are not empty")
    boar_owner = i8(BOARS, doc="seat + 1 of the one who has the card of this colour")
    # the turn
    round = i8(doc="from 1; 0 while the table is laid out")
    active = i8(doc="the seat whose turn it is")
    step = i8(doc="Step")
    cursor = i8(doc="how far the laying out has come: slots, or faces taken away")
    blessings = i8(doc="of step 1, still to come")
    used = i8(REINFORCEMENTS, doc="cards activated this turn")
    extra = i8(doc="1 = the extra action has been paid for")
    bought = i32(bits=True, doc="faces this offering may not take any more")
    purchases = i8(doc="of this offering")
    taking = i8(doc="the slot of the feat that is being performed")
    ousted = i8(doc="whom that drives away")
    # the blessing: who rolls what, and the faces of the one whose turn it is
    stage = i8(doc="Stage")
    mode = i8(doc="Mode")
    base = i8(doc="effects that ran when it began wait until it is over")
    rollers = i8(bits=True, doc="seats, a bit each")
    minor = i8(doc="0 both dice, else one of them, counted from 1")
    rolling_die = i8(doc="seat * DICE + die")
    fell = i8(SEATS, DICE, doc="the faces rolled")
    hero = i8(doc="whose faces are being applied")
    served = i8(doc="seats passed on the way round the table")
    shows = i8(DICE, doc="the hero's faces, mirrors replaced by what they copy")
    gains = i16(DICE, Resource.count, doc="what these give")
    die = i8(doc="the one a stage is at")
    picks = i8(doc="choices made on it so far")
    first = i8(doc="the die that is applied first")
    applied = i8(doc="how many have been")
    boars = i8(DICE, doc="rewards still to be taken by the owner of the card")
    again = i8(bits=True, doc="Again, a bit each")
    # what must be done before anything else
    gold = i8(doc="to be divided between reserve and hammer")
    gold_to = i8(doc="whose it is")
    forging = i8(doc="a face to be forged")
    forger = i8(doc="who must forge it")


class Book(Record):
    # faces
    does = i8(FACE_NUMBERS, doc="FaceKind")
    gives = i8(FACE_NUMBERS, Resource.count, doc="of a shield: reward B")
    matches = i8(FACE_NUMBERS, doc="of a shield: the resource it looks for")
    reward = i8(Resource.count, doc="of a shield: reward A")
    price = i8(FACE_NUMBERS, doc="in gold; 0: not for sale")
    alike = i32(FACE_NUMBERS, doc="faces an offering may not take beside this one")
    within = i32(DEAREST + 1, doc="faces of the sanctuary that cost no more than this")
    trim = i32(MIXED_SQUARES, doc="squares of which nature takes faces away, as masks")
    # feats
    instant = i16(Feat.count, doc="the program that runs when it is taken; 0: none")
    reinforcement = i16(Feat.count, doc="in step 2 of the owner's turns")
    automatic = i16(Feat.count, doc="on its own occasion")
    reinforcing = i8(REINFORCEMENTS, doc="feats, by their place in `used`")
    fee = i8(Feat.count, doc="gold its reinforcement asks for")
    glory = i8(Feat.count, doc="printed on it")
    slot_sets = i8(Slot.count, 2, doc="introductory, alternative; twice the same where there is none")
    cost = i8(Slot.count, Resource.count, doc="in shards, of both its sets")
    portal = i8(Slot.count, doc="where a hero goes for it")
    sun_buys = i32(MOST_SHARDS + 1, doc="slots that ask for no more suns than this")
    moon_buys = i32(MOST_SHARDS + 1, doc="and no more moons")
    triton = i16(doc="what the token does")
    triton_gives = i8(Resource.count, doc="and how much of each resource that may be")
    # numbers
    limit = i8(Resource.count, doc="of a reserve")
    chest = i8(Resource.count, doc="by how much a chest raises the limits")
    lap = i8(LAPS, doc="glory for the laps of a hammer")
    rounds = i8(doc="of the game")
    blessings = i8(doc="of a turn, for everybody")
    units = i8(Mode.count, Resource.count, doc="glory for a unit of a resource, by mode; 0: it cannot be exchanged")
    draw_sets = i8(doc="nature chooses the sets")
    trims = i8(doc="faces that leave each square of different faces")
    # contested readings that rules ask for, see content/readings.py; the others are worked into the tables above
    double_blessing = i8(doc="DoubleBlessing")
    offering_limit = i8(doc="OfferingLimit")
    second_offering = i8(doc="SecondOffering")
    tripled_choice = i8(doc="TripledChoice")
    mirror_sees = i8(doc="MirrorSees")
    mirror_in_mirror = i8(doc="MirrorInMirror")
    two_mirrors = i8(doc="TwoMirrors")
    ship_floor = i8(doc="ShipFloor")
    ship_order = i8(doc="ShipOrder")
    boar_bearer = i8(doc="BoarBearer")
    printed_glory = i8(doc="PrintedGlory")
    hammer_glory = i8(doc="HammerGlory")
    typhon_counts = i8(doc="TyphonCounts")
    cerberus_time = i8(doc="CerberusTime")
    cerberus_limit = i8(doc="CerberusLimit")
    cerberus_satyrs = i8(doc="CerberusSatyrs")
    cerberus_minotaur = i8(doc="CerberusMinotaur")
    conversion = i8(doc="Conversion")
    minotaur_mirror = i8(doc="MinotaurMirror")
    hundred_glory = i8(doc="HundredGlory")
    tie = i8(doc="Tie")
    code = i16(CODE_ROWS, ROW, doc="the assembled effects")


Seen: TypeAlias = describe.Seen[State, Book]


@rule
def limit(g: State, b: Book, seat: int, resource: int) -> int:
    """What the reserve can hold. DF-res-1 DF-card-2"""
    return b.limit[resource] + g.cards[seat, Feat.BLACKSMITHS_CHEST] * b.chest[resource]


@rule
def up_face(g: State, seat: int, die: int) -> int:
    """The face that lies up. DF-bless-6"""
    return g.face[seat, die, g.up[seat, die]]


@rule
def hundreds(g: State, seat: int) -> int:
    """100-glory tokens. DF-res-3"""
    return g.have[seat, Resource.VP] // 100
