"""The 24 feats, declared: what a card does, what it costs and where it is to be had."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass, field

from ....kernel.effects import Act, Effect, Nothing, Or, Pick, Seq
from ..box import Face, Feat, Resource, Slot, Token
from ..state import LAPS, MOST_SHARDS, REINFORCEMENTS, Mode
from .numbers import COUNTS, LIMITS
from .verbs import Count, Do, Selector, glory, gold, moon, sun


@dataclass(frozen=True)
class FeatCard:
    """A feat card: what it does when it is taken, in step 2 of its owner's turns, and on its own occasion."""

    number: int
    slot: int
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
    def name(self) -> str:
        return Feat.names[self.number]

    @property
    def fee(self) -> int:
        """Gold the reinforcement asks for."""
        parts = self.reinforcement.parts if isinstance(self.reinforcement, Seq) else ()
        return sum(part.amount.plus for part in parts if isinstance(part, Act) and part.verb == Do.PAY)


DECLARED_FEATS = (
    FeatCard(Feat.BLACKSMITHS_HAMMER, Slot.MOON1_A, 0, laps=(10, 15)),
    FeatCard(Feat.BLACKSMITHS_CHEST, Slot.MOON1_B, 2, raises={Resource.GOLD: 4, Resource.SUN: 3, Resource.MOON: 3}),
    FeatCard(Feat.SILVER_HIND, Slot.MOON2, 2, reinforcement=Pick(Selector.OWN_DICE, Do.MINOR(what=Mode.GAINED))),
    FeatCard(
        Feat.GREAT_BEAR,
        Slot.MOON2,
        2,
        automatic=Do.GAIN(3 * Count.CARDS(Feat.GREAT_BEAR), what=Resource.VP),
        alternative=True,
    ),
    FeatCard(Feat.SATYRS, Slot.MOON3, 6, Do.OTHERS(what=Mode.STOLEN)),
    FeatCard(
        Feat.TENACIOUS_BOAR,
        Slot.MOON3,
        4,
        Pick(Selector.BEARERS, Do.GIVE()),
        automatic=Or(sun(1), moon(1), glory(3)),
        alternative=True,
    ),
    FeatCard(Feat.FERRYMAN, Slot.MOON4, 12),
    FeatCard(Feat.CERBERUS, Slot.MOON4, 6, Do.TAKE(1, what=Token.CERBERUS), alternative=True),
    FeatCard(Feat.HELMET_OF_INVISIBILITY, Slot.MOON5, 4, Do.FORGE(what=Face.X3)),
    FeatCard(Feat.CANCER, Slot.MOON6, 8, Do.BLESS(what=Mode.GAINED) + Do.BLESS(what=Mode.GAINED)),
    FeatCard(
        Feat.SENTINEL, Slot.MOON6, 6, Do.BLESS(what=Mode.SENTINEL) + Do.BLESS(what=Mode.SENTINEL), alternative=True
    ),
    FeatCard(Feat.ELDER, Slot.SUN1_A, 0, reinforcement=Do.PAY(3, what=Resource.GOLD) + glory(4)),
    FeatCard(Feat.WILD_SPIRITS, Slot.SUN1_B, 2, gold(3) + moon(3)),
    FeatCard(Feat.GUARDIANS_OWL, Slot.SUN2, 4, reinforcement=Or(gold(1), sun(1), moon(1))),
    FeatCard(Feat.CELESTIAL_SHIP, Slot.SUN2, 4, Do.FORGE(what=Face.SHIP), alternative=True),
    FeatCard(Feat.MINOTAUR, Slot.SUN3, 8, Do.OTHERS(what=Mode.LOST)),
    FeatCard(Feat.GUARDIANS_SHIELD, Slot.SUN3, 6, Pick(Selector.SHIELDS, Do.FORGE()), alternative=True),
    FeatCard(Feat.GORGON, Slot.SUN4, 14),
    FeatCard(Feat.TRITON, Slot.SUN4, 8, Do.TAKE(1, what=Token.TRITON), alternative=True),
    FeatCard(Feat.MIRROR_OF_THE_ABYSS, Slot.SUN5, 10, Do.FORGE(what=Face.MIRROR)),
    FeatCard(Feat.SPHINX, Slot.SUN6, 10, Pick(Selector.OWN_DICE, Seq((Do.MINOR(what=Mode.GAINED),) * 4))),
    FeatCard(
        Feat.CYCLOPS, Slot.SUN6, 8, Pick(Selector.OWN_DICE, Seq((Do.MINOR(what=Mode.CYCLOPS),) * 4)), alternative=True
    ),
    FeatCard(Feat.HYDRA, Slot.SUN5MOON5, 26),
    FeatCard(Feat.TYPHON, Slot.SUN5MOON5, 16, Do.GAIN(Count.REPLACED(), what=Resource.VP), alternative=True),
)
"""DF-card-1 to DF-card-24"""

TRITON_TOKEN = Or(sun(2), moon(2), gold(6))
"""DF-token-4"""

COSTS = {
    Slot.MOON1_A: (0, 1), Slot.MOON1_B: (0, 1), Slot.MOON2: (0, 2), Slot.MOON3: (0, 3), Slot.MOON4: (0, 4),
    Slot.MOON5: (0, 5), Slot.MOON6: (0, 6), Slot.SUN5MOON5: (5, 5), Slot.SUN6: (6, 0), Slot.SUN5: (5, 0),
    Slot.SUN4: (4, 0), Slot.SUN3: (3, 0), Slot.SUN2: (2, 0), Slot.SUN1_A: (1, 0), Slot.SUN1_B: (1, 0),
}  # fmt: skip
"""Sun and moon shards by slot: both of its sets cost the same. DF-feat-1"""

PORTAL_SLOTS = (
    (Slot.MOON1_A, Slot.MOON1_B),
    (Slot.MOON2, Slot.MOON3),
    (Slot.MOON4, Slot.MOON5),
    (Slot.MOON6, Slot.SUN5MOON5, Slot.SUN6),
    (Slot.SUN4, Slot.SUN5),
    (Slot.SUN2, Slot.SUN3),
    (Slot.SUN1_A, Slot.SUN1_B),
)
"""DF-feat-2"""


def feats_of(slot: int) -> tuple[int, int]:
    """The introductory set of a slot and its alternative; the same twice where there is none."""
    intro = next(f.number for f in DECLARED_FEATS if f.slot == slot and not f.alternative)
    other = [f.number for f in DECLARED_FEATS if f.slot == slot and f.alternative]
    return intro, (other or [intro])[0]


ALTERNATIVES = tuple(f.name for f in DECLARED_FEATS if f.alternative)
REINFORCING = tuple(f.number for f in DECLARED_FEATS if not isinstance(f.reinforcement, Nothing))
HAMMER, CHEST = DECLARED_FEATS[Feat.BLACKSMITHS_HAMMER], DECLARED_FEATS[Feat.BLACKSMITHS_CHEST]

if [f.number for f in DECLARED_FEATS] != list(range(Feat.count)):
    raise ValueError("Feats are declared in the order of Feat in state.py, which numbers them: bring the two in line")
if not sorted(COSTS) == sorted(slot for slots in PORTAL_SLOTS for slot in slots) == list(range(Slot.count)):
    raise ValueError("Every slot has a cost and one portal: complete COSTS and PORTAL_SLOTS")
if len(HAMMER.laps) != LAPS:
    raise ValueError(f"A hammer has {len(HAMMER.laps)} laps: write that into LAPS in state.py")
if len(REINFORCING) != REINFORCEMENTS:
    raise ValueError(
        f"There are {len(REINFORCING)} feats with a reinforcement: write that into REINFORCEMENTS in state.py"
    )
if any(LIMITS[r] + max(COUNTS) * CHEST.raises[r] > MOST_SHARDS for r in (Resource.SUN, Resource.MOON)):
    raise ValueError(f"A reserve can hold more than {MOST_SHARDS} shards: raise MOST_SHARDS in state.py")
