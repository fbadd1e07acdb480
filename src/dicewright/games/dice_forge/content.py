"""What faces and feats do, declared: 29 faces, 24 feats in 15 slots, the sanctuary and the gardens."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass, field

from ...kernel.effects import (
    FIRST_MEASURE,
    FIRST_VERB,
    Do,
    Effect,
    Measure,
    Nothing,
    Or,
    Pick,
    Seq,
    Verb,
)
from .state import (
    ALL,
    BEAR,
    BOAR,
    CERBERUS,
    CHOICE,
    COPY,
    CYCLOPS,
    FACES,
    FEATS,
    GAINED,
    GLORY,
    GOLD,
    LOST,
    MIRROR,
    MOON,
    PURCHASE,
    RESOURCES,
    SENTINEL,
    SHIELD,
    SHIP,
    STOLEN,
    SUN,
    TRIPLE,
    TRITON,
    X3,
)

# Verbs: what is gained or paid, who is blessed and how, which face is forged.
GAIN, PAY, BLESS, MINOR, OTHERS, FORGE, GIVE, TAKE = (
    Verb(name, FIRST_VERB + i)
    for i, name in enumerate(("gain", "pay", "bless", "minor", "others", "forge", "give", "take"))
)
"""gain and pay: what = resource. bless, minor (the die at hand), others (everybody else rolls): what = mode.
forge: what = a face, or 0 for the one picked. give: the boar of this card to the hero picked. take: what = token."""

REPLACED = Measure("replaced", FIRST_MEASURE)
"""Faces the owner has replaced so far."""
CARDS = Measure("cards", FIRST_MEASURE + 1)
"""Cards of a feat that the owner has."""

# Selectors.
OWN_DICE, BEARERS, SHIELDS = range(3)


def gold(n: int) -> Do:
    return GAIN(n, what=GOLD)


def sun(n: int) -> Do:
    return GAIN(n, what=SUN)


def moon(n: int) -> Do:
    return GAIN(n, what=MOON)


def glory(n: int) -> Do:
    return GAIN(n, what=GLORY)


# --- faces ---


@dataclass(frozen=True)
class Face:
    """A face and its price in the sanctuary; 0: it cannot be bought."""

    name: str
    does: int
    effect: Effect = field(default_factory=Nothing)
    price: int = 0
    matches: int = GOLD
    """Of a shield: the resource that turns its reward, the effect here, into glory."""

    def gives(self) -> list[int]:
        """The effect as amounts by resource; a choice gives one of them."""
        match self.effect:
            case Or(parts) | Seq(parts):
                pass
            case Nothing():
                parts = ()
            case _:
                parts = (self.effect,)
        amounts = [0] * len(RESOURCES)
        for part in parts:
            assert isinstance(part, Do), f"face {self.name} gives plain resources"
            amounts[part.what] = part.amount.plus
        return amounts


def standard(name: str, effect: Effect, price: int = 0) -> Face:
    return Face(name, ALL, effect, price)


def choice(name: str, *gains: Effect, price: int) -> Face:
    return Face(name, CHOICE, Or(*gains), price)


def shield(name: str, resource: int, n: int) -> Face:
    return Face(name, SHIELD, GAIN(n, what=resource), matches=resource)


REWARD_A = glory(5)
"""What a shield gives if it finds its resource. DF-shield-1"""

DECLARED_FACES = (
    standard("G1", gold(1)),
    standard("V2", glory(2)),
    standard("G3", gold(3), 2),
    standard("M1", moon(1), 2),
    standard("G4", gold(4), 3),
    standard("S1", sun(1), 3),
    standard("G6", gold(6), 4),
    choice("C1", gold(1), sun(1), moon(1), price=4),
    standard("V1S1", glory(1) + sun(1), 4),
    standard("G2M1", gold(2) + moon(1), 4),
    choice("G3orV2", gold(3), glory(2), price=5),
    standard("M2", moon(2), 6),
    standard("S2", sun(2), 8),
    standard("V3", glory(3), 8),
    standard("V4", glory(4), 12),
    standard("M2V2", moon(2) + glory(2), 12),
    choice("C2", gold(2), sun(2), moon(2), price=12),
    standard("G1S1M1V1", gold(1) + sun(1) + moon(1) + glory(1), 12),
    Face("X3", TRIPLE),
    Face("MIRROR", COPY),
    Face("SHIP", PURCHASE),
    shield("SHIELD_GOLD", GOLD, 3),
    shield("SHIELD_SUN", SUN, 2),
    shield("SHIELD_MOON", MOON, 2),
    shield("SHIELD_VP", GLORY, 3),
    *(Face(f"BOAR_{colour}", BOAR, Or(sun(1), moon(1))) for colour in ("RED", "YELLOW", "GREEN", "BLUE")),
)
"""DF-face-1 DF-face-2 DF-face-3"""

STARTING_DICE = (("G1", "G1", "G1", "G1", "G1", "S1"), ("G1", "G1", "G1", "G1", "M1", "V2"))
"""DF-set-1"""

SQUARES = (
    ("G3",), ("M1",), ("G4",), ("S1",), ("G6", "C1", "V1S1", "G2M1"),
    ("G3orV2",), ("M2",), ("S2",), ("V3",), ("V4", "M2V2", "C2", "G1S1M1V1"),
)  # fmt: skip
"""Squares of the sanctuary, four faces each, equal or all different. DF-set-4"""
IN_SQUARE = 4

GARDENS = {"X3": 4, "MIRROR": 4, "SHIP": 4} | {f.name: 1 for f in DECLARED_FACES if f.does in (SHIELD, BOAR)}
"""DF-set-7"""


def face_number(name: str) -> int:
    return 1 + FACES.index(name)


# --- feats ---


@dataclass(frozen=True)
class Feat:
    """A feat card: what it does when it is taken, in step 2 of its owner's turns, and on its own occasion."""

    name: str
    slot: str
    glory: int
    instant: Effect = field(default_factory=Nothing)
    reinforcement: Effect = field(default_factory=Nothing)
    automatic: Effect = field(default_factory=Nothing)
    alternative: bool = False
    """Replaces the introductory set of its slot."""
    raises: Mapping[int, int] = field(default_factory=dict)
    """By how much the limits of reserves grow."""
    laps: tuple[int, ...] = ()
    """Glory for each lap of gold it can take."""

    @property
    def fee(self) -> int:
        """Gold the reinforcement asks for."""
        parts = self.reinforcement.parts if isinstance(self.reinforcement, Seq) else ()
        return sum(part.amount.plus for part in parts if isinstance(part, Do) and part.verb == PAY)


DECLARED_FEATS = (
    Feat("blacksmiths_hammer", "moon1_a", 0, laps=(10, 15)),
    Feat("blacksmiths_chest", "moon1_b", 2, raises={GOLD: 4, SUN: 3, MOON: 3}),
    Feat("silver_hind", "moon2", 2, reinforcement=Pick(OWN_DICE, MINOR(what=GAINED))),
    Feat("great_bear", "moon2", 2, automatic=GAIN(3 * CARDS(BEAR), what=GLORY), alternative=True),
    Feat("satyrs", "moon3", 6, OTHERS(what=STOLEN)),
    Feat(
        "tenacious_boar", "moon3", 4, Pick(BEARERS, GIVE()), automatic=Or(sun(1), moon(1), glory(3)), alternative=True
    ),
    Feat("ferryman", "moon4", 12),
    Feat("cerberus", "moon4", 6, TAKE(1, what=CERBERUS), alternative=True),
    Feat("helmet_of_invisibility", "moon5", 4, FORGE(what=X3)),
    Feat("cancer", "moon6", 8, BLESS(what=GAINED) + BLESS(what=GAINED)),
    Feat("sentinel", "moon6", 6, BLESS(what=SENTINEL) + BLESS(what=SENTINEL), alternative=True),
    Feat("elder", "sun1_a", 0, reinforcement=PAY(3, what=GOLD) + glory(4)),
    Feat("wild_spirits", "sun1_b", 2, gold(3) + moon(3)),
    Feat("guardians_owl", "sun2", 4, reinforcement=Or(gold(1), sun(1), moon(1))),
    Feat("celestial_ship", "sun2", 4, FORGE(what=SHIP), alternative=True),
    Feat("minotaur", "sun3", 8, OTHERS(what=LOST)),
    Feat("guardians_shield", "sun3", 6, Pick(SHIELDS, FORGE()), alternative=True),
    Feat("gorgon", "sun4", 14),
    Feat("triton", "sun4", 8, TAKE(1, what=TRITON), alternative=True),
    Feat("mirror_of_the_abyss", "sun5", 10, FORGE(what=MIRROR)),
    Feat("sphinx", "sun6", 10, Pick(OWN_DICE, Seq((MINOR(what=GAINED),) * 4))),
    Feat("cyclops", "sun6", 8, Pick(OWN_DICE, Seq((MINOR(what=CYCLOPS),) * 4)), alternative=True),
    Feat("hydra", "sun5moon5", 26),
    Feat("typhon", "sun5moon5", 16, GAIN(REPLACED, what=GLORY), alternative=True),
)
"""DF-card-1 to DF-card-24"""

TRITON_TOKEN = Or(sun(2), moon(2), gold(6))
"""DF-token-4"""

COSTS = {
    "moon1_a": (0, 1), "moon1_b": (0, 1), "moon2": (0, 2), "moon3": (0, 3), "moon4": (0, 4), "moon5": (0, 5),
    "moon6": (0, 6), "sun5moon5": (5, 5), "sun6": (6, 0), "sun5": (5, 0), "sun4": (4, 0), "sun3": (3, 0),
    "sun2": (2, 0), "sun1_a": (1, 0), "sun1_b": (1, 0),
}  # fmt: skip
"""Sun and moon shards by slot: both of its sets cost the same. DF-feat-1"""

PORTAL_SLOTS = (
    ("moon1_a", "moon1_b"), ("moon2", "moon3"), ("moon4", "moon5"), ("moon6", "sun5moon5", "sun6"), ("sun4", "sun5"),
    ("sun2", "sun3"), ("sun1_a", "sun1_b"),
)  # fmt: skip
"""DF-feat-2"""


def feats_of(slot: str) -> tuple[int, int]:
    """The introductory set of a slot and its alternative; the same twice where there is none."""
    intro = next(i for i, f in enumerate(DECLARED_FEATS) if f.slot == slot and not f.alternative)
    other = [i for i, f in enumerate(DECLARED_FEATS) if f.slot == slot and f.alternative]
    return intro, (other or [intro])[0]


ALTERNATIVES = tuple(f.name for f in DECLARED_FEATS if f.alternative)

# --- numbers ---

LIMITS = (12, 6, 6)
"""DF-res-1"""

UNITS: Mapping[int, Mapping[int, int]] = {SENTINEL: {SUN: 2, MOON: 2}, CYCLOPS: {GOLD: 1}}
"""By mode of a blessing: glory that may be taken for a unit of a resource. DF-conv-1"""


@dataclass(frozen=True)
class PlayerCount:
    """What the number of players decides. DF-set-2 DF-set-3 DF-set-4 DF-turn-1 DF-turn-3"""

    trimmed: int
    """Faces taken from each square of the sanctuary."""
    gold: tuple[int, ...]
    rounds: int
    blessings: int


COUNTS = {
    2: PlayerCount(2, (3, 2), 9, 2),
    3: PlayerCount(0, (3, 2, 1), 10, 1),
    4: PlayerCount(0, (3, 2, 1, 0), 9, 1),
}

assert [f.name for f in DECLARED_FACES] == list(FACES)
assert [f.name for f in DECLARED_FEATS] == list(FEATS)
