"""What the faces of one hero's roll give, stage by stage: mirrors copy, resources are chosen, shields compare, and
shards may be exchanged. DF-bless-7"""

from __future__ import annotations

from ....kernel.bits import nth_one, ones
from ....kernel.flow import step
from ....kernel.question import Question, ask
from ....kernel.rule import rule
from .. import events as tell
from ..box import DICE, Face, FaceKind, Resource
from ..content.readings import Conversion, MinotaurMirror, MirrorInMirror, MirrorSees, TripledChoice, TwoMirrors
from ..state import Book, Mode, Stage, State, Why, up_face

MIRROR = Question(11, "mirror", "DF-mirror-1")
"""Which face to copy, see copies."""
RESOURCE = Question(12, "resource", "DF-face-2")
"""Which of the resources of a choice face or a boar."""
CONVERT = Question(13, "convert", "DF-conv-1")
"""How many units to take as glory; per face: 0 none, 1 all."""


@rule
def factor(g: State, die: int) -> int:
    """Three beside a triple; two triples find nothing to multiply. DF-triple-1 DF-triple-3"""
    return 3 if g.shows[1 - die] == Face.X3 else 1


@rule
def loses(g: State, b: Book, die: int) -> bool:
    """Whether the Minotaur turns what a die gives into a loss. DF-mino-1 DF-mino-2"""
    return g.mode == Mode.LOST and (b.minotaur_mirror != MinotaurMirror.GAINS or g.fell[g.hero, die] != Face.MIRROR)


# --- mirrors ---


@rule
def mirrored(g: State, b: Book, seat: int, die: int) -> int:
    """What a mirror finds on a die: the face that lies up; by another reading the one that fell. DF-mirror-1"""
    return g.landed[seat, die] if b.mirror_sees == MirrorSees.FELL else up_face(g, seat, die)


@rule
def looks_through(g: State, b: Book) -> int:
    """1 if a mirror of somebody else shows the hero's own dice. DF-mirror-2"""
    for seat in range(g.place.shape[0]):
        for die in range(DICE):
            if seat != g.hero and mirrored(g, b, seat, die) == Face.MIRROR:
                return 1 if b.mirror_in_mirror != MirrorInMirror.LEFT_OUT else 0
    return 0


@rule
def copies(g: State, b: Book) -> int:
    """Faces the hero's mirror may copy, as a mask. DF-mirror-1 DF-mirror-2 DF-mirror-3 DF-satyr-2"""
    faces = 0
    twice = 0  # those that several dice show
    through = looks_through(g, b)
    for seat in range(g.place.shape[0]):
        if seat != g.hero or through == 1:
            for die in range(DICE):
                bit = 1 << mirrored(g, b, seat, die)
                twice |= faces & bit
                faces |= bit
    if b.two_mirrors == TwoMirrors.EACH_DIE_ONCE and g.die == 1 and g.fell[g.hero, 0] == Face.MIRROR:
        faces &= ~(1 << g.shows[0]) | twice
    return faces & ~(1 << Face.MIRROR)


@rule
def uncopied(g: State, b: Book, seat: int, die: int) -> int:
    """Why the hero's mirror may not copy what it finds on a die; 0 for those that `copies` holds."""
    face = mirrored(g, b, seat, die)
    if face == Face.MIRROR:
        return Why.OWN_MIRROR if seat == g.hero else Why.MIRROR
    if seat == g.hero and looks_through(g, b) == 0:
        return Why.OWN_FACE
    return 0 if (copies(g, b) >> face) & 1 == 1 else Why.COPIED


@step(Stage.MIRROR, on="stage")
def copy(g: State, b: Book) -> None:
    """Every mirror becomes another face; where there is none it does nothing. DF-mirror-4 DF-mirror-5"""
    while g.die < DICE:
        if b.does[g.shows[g.die]] == FaceKind.COPY:
            faces = copies(g, b)
            if faces != 0:
                ask(g, MIRROR, g.hero, ones(faces))
                return
            g.shows[g.die] = Face.NONE
        g.die += 1
    g.die = 0
    g.stage = Stage.CHOICE


@MIRROR.answer
def take_copy(g: State, b: Book, seat: int, k: int) -> None:
    g.shows[g.die] = nth_one(copies(g, b), k)
    tell.copied(g, seat, g.shows[g.die])
    g.die += 1


# --- what the faces give ---


@rule
def kinds(b: Book, face: int) -> int:
    """Resources a face shows."""
    n = 0
    for resource in range(Resource.count):
        if b.gives[face, resource] > 0:
            n += 1
    return n


@rule
def nth_kind(b: Book, face: int, k: int) -> int:
    for resource in range(Resource.count):
        if b.gives[face, resource] > 0:
            if k == 0:
                return resource
            k -= 1
    return 0


@rule
def picks_wanted(g: State, b: Book, die: int) -> int:
    """One choice, tripled afterwards; by another reading three. DF-triple-2"""
    if b.tripled_choice == TripledChoice.THREE_TIMES and b.does[g.shows[die]] == FaceKind.CHOICE:
        return factor(g, die)
    return 1


@step(Stage.CHOICE, on="stage")
def choose(g: State, b: Book) -> None:
    """All that a face shows, or the one resource its roller wants. DF-face-1 DF-face-2 DF-boar-1"""
    while g.die < DICE:
        face = g.shows[g.die]
        does = b.does[face]
        if does in (FaceKind.CHOICE, FaceKind.BOAR):
            if g.picks < picks_wanted(g, b, g.die):
                ask(g, RESOURCE, g.hero, kinds(b, face))
                return
        elif does == FaceKind.ALL:
            for resource in range(Resource.count):
                g.gains[g.die, resource] = b.gives[face, resource] * factor(g, g.die)
        g.die += 1
        g.picks = 0
    g.die = 0
    g.stage = Stage.SHIELD


@RESOURCE.answer
def take_choice(g: State, b: Book, seat: int, k: int) -> None:
    """DF-triple-2 DF-boar-3"""
    face = g.shows[g.die]
    resource = nth_kind(b, face, k)
    tell.chose(g, seat, resource)
    g.gains[g.die, resource] += b.gives[face, resource] * factor(g, g.die) // picks_wanted(g, b, g.die)
    g.picks += 1


@step(Stage.SHIELD, on="stage")
def compare(g: State, b: Book) -> None:
    """A shield looks at what the other die brings, whether it fits or not; shields do not look at each other.
    DF-shield-1 DF-shield-2 DF-shield-3 DF-shield-4 DF-shield-5 DF-conv-2"""
    for die in range(DICE):
        face = g.shows[die]
        if b.does[face] == FaceKind.SHIELD:
            other = g.shows[1 - die]
            found = b.does[other] != FaceKind.SHIELD and g.gains[1 - die, b.matches[face]] > 0
            for resource in range(Resource.count):
                g.gains[die, resource] = b.reward[resource] if found else b.gives[face, resource] * factor(g, die)
    g.stage = Stage.CONVERT


@step(Stage.CONVERT, on="stage")
def convert(g: State, b: Book) -> None:
    """Sentinel and Cyclops: units may be taken as glory, all of a face together or each by itself. DF-conv-1"""
    if g.mode == Mode.SENTINEL or g.mode == Mode.CYCLOPS:
        while g.die < DICE:
            while g.picks < Resource.count:
                units = convertible(g, b)
                if units > 0:
                    ask(g, CONVERT, g.hero, units + 1)
                    return
                g.picks += 1
            g.picks = 0
            g.die += 1
        g.die = 0
    g.stage = Stage.ORDER


@rule
def convertible(g: State, b: Book) -> int:
    """What can be exchanged now: 1 for the whole face, or the units of the resource at hand; 0 if nothing can."""
    if b.conversion == Conversion.PER_UNIT:
        return g.gains[g.die, g.picks] if b.units[g.mode, g.picks] > 0 else 0
    for resource in range(Resource.count):
        if g.picks == 0 and g.gains[g.die, resource] > 0 and b.units[g.mode, resource] > 0:
            return 1
    return 0


@CONVERT.answer
def take_convert(g: State, b: Book, seat: int, n: int) -> None:
    if b.conversion == Conversion.PER_UNIT:
        exchange(g, b, seat, g.picks, n)
        g.picks += 1
    else:
        for resource in range(Resource.count):
            if b.units[g.mode, resource] > 0:
                exchange(g, b, seat, resource, n * g.gains[g.die, resource])
        g.picks = Resource.count


@rule
def exchange(g: State, b: Book, seat: int, resource: int, n: int) -> None:
    if n > 0:
        glory = n * b.units[g.mode, resource]
        g.gains[g.die, resource] -= n
        g.gains[g.die, Resource.VP] += glory
        tell.converted(g, seat, n, resource, glory)
