"""What a table shows of a game of Dice Forge: the islands, the temple, and every hero's board."""

from __future__ import annotations

from functools import cache

from ....kernel.describe import Area, Board, Note, Ref, Thing, seat_name, seat_ref
from ....kernel.effects import Act, Pick
from ....kernel.memory import remembered
from ....kernel.words import Text, text
from ..box import BOARS, DICE, FACES, SIDES, Face, FaceKind, Feat, Resource, Slot, Token
from ..content.faces import DECLARED_FACES, SQUARES, DieFace
from ..content.feats import DECLARED_FEATS, REINFORCING
from ..content.readings import HammerGlory, PrintedGlory
from ..content.verbs import Do, Selector
from ..rules.faces import mirrored
from ..rules.feats import EXTRA
from ..rules.reserves import SPACES, lap_glory, room
from ..rules.turn import score
from ..state import LAPS, Mode, Seen, Stage, Step, hundreds, limit, up_face
from . import names, refs
from .facets import FaceFacets, FeatFacets, HammerFacets, PawnFacets, ReserveFacets, StackFacets, TokenFacets
from .texts import face_text, feat_notes, price_text, token_text

COLOURS = ("yellow", "red", "blue", "green")
"""Of the resources, and so of shields and of faces that give one of them alone."""
BOAR_COLOURS = [name.removeprefix("BOAR_").lower() for name in FACES if name.startswith("BOAR_")]
MARKS = {
    "MIRROR": "=",
    "SHIP": "S",
    "SHIELD_GOLD": "HG",
    "SHIELD_SUN": "HS",
    "SHIELD_MOON": "HM",
    "SHIELD_VP": "HV",
} | {f"BOAR_{colour.upper()}": f"B{colour[0].upper()}" for colour in BOAR_COLOURS}
"""Signs for narrow tables; the other faces go by their ids."""


def board(seen: Seen) -> Board:
    v = seen.view
    areas = [_islands(seen), _sanctuary(seen), _gardens(seen)]
    for seat in range(v.layout.seats):
        areas += (_hero(seen, seat), *(_die(seen, seat, die) for die in range(DICE)), _feats(seen, seat))
    if v.forging != Face.NONE:
        areas.append(_in_hand(seen))
    return Board(_headline(seen), tuple(areas), (), v.round * v.layout.seats + v.active, _phase(seen))


# --- faces ---


@cache
def face_facets(number: int, square: int = 0, up: bool = False) -> FaceFacets:
    face = DECLARED_FACES[number - 1]
    gold, sun, moon, vp = gives = face.gives()
    kinds = [resource for resource, n in enumerate(gives) if n]
    colour = ""
    if face.does == FaceKind.BOAR:
        colour = BOAR_COLOURS[number - Face.FIRST_BOAR]
    elif face.does == FaceKind.SHIELD or len(kinds) == 1:
        colour = COLOURS[kinds[0]]
    return FaceFacets(
        face=face.name,
        does=FaceKind.names[face.does],
        colour=colour,
        gold=gold,
        sun=sun,
        moon=moon,
        vp=vp,
        price=face.price,
        square=square,
        up=up,
    )


def _does(face: DieFace) -> Note:
    return Note(face_text(face), "effect")


def _mark(number: int) -> str:
    name = DECLARED_FACES[number - 1].name
    return MARKS.get(name, name)


@remembered
def _sanctuary(seen: Seen) -> Area:
    """The faces that can be bought, square by square, with how many are left. DF-set-4 DF-face-3"""
    v = seen.view
    things = []
    for square, alike in enumerate(SQUARES):
        for number, face in enumerate(DECLARED_FACES, 1):
            if face.name in alike and v.pool[number] > 0:
                things.append(_pile(seen, number, square))
    return Area(refs.SANCTUARY, text("zone-sanctuary"), None, tuple(things))


@remembered
def _pile(seen: Seen, number: int, square: int) -> Thing:
    face = DECLARED_FACES[number - 1]
    name = text("pile", face=names.face(number), price=face.price)
    notes = (_does(face), Note(price_text(face), "cost"))
    return Thing(refs.face(number), name, seen.view.pool[number], face_facets(number, square), notes, _mark(number))


def _brought_by(feat: int) -> range:
    """The special faces a feat brings."""
    match DECLARED_FEATS[feat].instant:
        case Act(verb, _, face, _) if verb == Do.FORGE:
            return range(face, face + 1)
        case Pick(selector) if selector == Selector.SHIELDS:
            return range(Face.FIRST_SHIELD, Face.FIRST_BOAR)
        case Pick(selector) if selector == Selector.BEARERS:
            return range(Face.FIRST_BOAR, Face.FIRST_BOAR + BOARS)
    return range(0)


@remembered
def _gardens(seen: Seen) -> Area:
    """The special faces that the feats of this game can bring. DF-set-7"""
    v = seen.view
    within_reach = {face for slot in range(Slot.count) for face in _brought_by(v.feat[slot])}
    things = [_special(seen, n) for n in sorted(within_reach) if v.pool[n] > 0]
    return Area(Ref("gardens"), text("zone-gardens"), None, tuple(things))


@remembered
def _special(seen: Seen, number: int) -> Thing:
    notes = (_does(DECLARED_FACES[number - 1]), *_boar_note(seen, number))
    return Thing(
        refs.face(number), names.face(number), seen.view.pool[number], face_facets(number), notes, _mark(number)
    )


def _boar_note(seen: Seen, number: int) -> tuple[Note, ...]:
    """Who has the card of a boar."""
    colour = number - Face.FIRST_BOAR
    owner = seen.view.boar_owner[colour] if 0 <= colour < BOARS else 0
    return (Note(text("note-boar-owner", seat=seat_name(seen, owner - 1))),) if owner else ()


@remembered
def _in_hand(seen: Seen) -> Area:
    """The face that is about to be forged. DF-forge-1"""
    v = seen.view
    face = DECLARED_FACES[v.forging - 1]
    new = Thing(
        Ref("new-face", (v.forger,)),
        names.face(v.forging),
        None,
        face_facets(v.forging),
        (_does(face),),
        _mark(v.forging),
    )
    return Area(Ref("forging", (v.forger,)), text("zone-forging"), v.forger, (new,))


# --- the islands ---


@remembered
def _islands(seen: Seen) -> Area:
    """The stacks of feats, with the cards left in them. DF-set-5"""
    v, b = seen.view, seen.book
    things = tuple(_stack(seen, slot) for slot in range(Slot.count))
    gauges = {"round": v.round, "rounds-left": b.rounds - v.round} if v.round else {}
    return Area(refs.ISLANDS, text("zone-islands"), None, things, gauges)


@remembered
def _stack(seen: Seen, slot: int) -> Thing:
    v, b = seen.view, seen.book
    feat = v.feat[slot]
    facets = StackFacets(
        feat=Feat.names[feat],
        portal=b.portal[slot],
        sun=b.cost[slot, Resource.SUN],
        moon=b.cost[slot, Resource.MOON],
        glory=b.glory[feat],
    )
    name = text("stack", feat=names.feat(feat), cost=names.cost(b, slot), glory=b.glory[feat], portal=b.portal[slot])
    notes = feat_notes(DECLARED_FEATS[feat])
    return Thing(refs.stack(slot), name, v.stack[slot], facets, notes, label=names.feat(feat))


# --- heroes ---


@remembered
def _hero(seen: Seen, seat: int) -> Area:
    v = seen.view
    sources = _sources(seen, seat) if v.over else {}
    gauges = sources | {"score": _score(seen, seat), "replaced": v.replaced[seat]}
    return Area(seat_ref(seat), text("zone-hero"), seat, tuple(_possessions(seen, seat)), gauges)


@remembered
def _score(seen: Seen, seat: int) -> int:
    return score(seen.view, seen.book, seat)


def _sources(seen: Seen, seat: int) -> dict[str, int]:
    """Where the glory came from: dice and effects, laps of the hammer, cards. DF-end-2"""
    v, b = seen.view, seen.book
    laps = lap_glory(v, b, seat)
    on_board = v.have[seat, Resource.VP] - (laps if b.hammer_glory == HammerGlory.AT_ONCE else 0)
    cards = sum(v.cards[seat, feat] * b.glory[feat] for feat in range(Feat.count))
    if b.printed_glory == PrintedGlory.AT_ONCE:
        on_board -= cards
    effects = score(v, b, seat) - on_board - laps - cards  # a Typhon that counts at the end
    return {"source-dice": on_board + effects, "source-hammer": laps, "source-cards": cards}


def _possessions(seen: Seen, seat: int) -> list[Thing]:
    """Reserves, the hammer, tokens, and where the pawn stands. DF-res-3"""
    v = seen.view
    things = [_reserve(seen, seat, resource) for resource in range(Resource.count)]
    if hundreds(v, seat) > 0:
        things.append(_hundreds(seen, seat))
    if room(v, seat) > 0:
        things.append(_hammer(seen, seat))
    things += [_token(seen, seat, token) for token in range(Token.count) if v.tokens[seat, token] > 0]
    return [*things, _pawn(seen, seat)]


@remembered
def _reserve(seen: Seen, seat: int, resource: int) -> Thing:
    v, b = seen.view, seen.book
    said, most = names.resource(resource), 0
    value = v.have[seat, resource]
    if resource == Resource.VP:
        value -= 100 * hundreds(v, seat)
    else:
        most = limit(v, b, seat, resource)
        said = text("reserve", resource=said, limit=most)
    facets = ReserveFacets(resource=Resource.names[resource], colour=COLOURS[resource], limit=most)
    return Thing(refs.reserve(seat, resource), said, value, facets, label=names.resource(resource))


@remembered
def _hundreds(seen: Seen, seat: int) -> Thing:
    n, facets = hundreds(seen.view, seat), TokenFacets(token="hundred")
    return Thing(Ref("hundreds", (seat,)), text("token-hundred"), n, facets)


@remembered
def _hammer(seen: Seen, seat: int) -> Thing:
    v = seen.view
    lap, gold = divmod(v.track[seat] % (LAPS * SPACES), SPACES)
    name = text("hammer", lap=lap + 1, laps=LAPS, spaces=SPACES)
    notes = feat_notes(DECLARED_FEATS[Feat.BLACKSMITHS_HAMMER])
    return Thing(refs.hammer(seat), name, gold, HammerFacets(spaces=SPACES), notes)


@remembered
def _token(seen: Seen, seat: int, token: int) -> Thing:
    note = Note(text("token-text", does=token_text(token)), "effect")
    ref, facets = refs.token(seat, token), TokenFacets(token=Token.names[token])
    return Thing(ref, names.token(token), seen.view.tokens[seat, token], facets, (note,))


@remembered
def _pawn(seen: Seen, seat: int) -> Thing:
    v = seen.view
    where = text("pawn", portal=names.portal(v.pawn[seat]))
    facets = PawnFacets(portal=v.pawn[seat], active=v.round > 0 and v.active == seat)
    return Thing(Ref("pawn", (seat,)), where, None, facets)


@remembered
def _die(seen: Seen, seat: int, die: int) -> Area:
    """Six sides; one of them lies up."""
    up = seen.view.up[seat, die]
    things = tuple(_side(seen, seat, die, side, side == up) for side in range(SIDES))
    return Area(refs.die(seat, die), names.die_title(die), seat, things)


@remembered
def _side(seen: Seen, seat: int, die: int, side: int, up: bool) -> Thing:
    face = seen.view.face[seat, die, side]
    name = text("side-up", face=names.face(face)) if up else names.face(face)
    notes = (_does(DECLARED_FACES[face - 1]), *_boar_note(seen, face), *(_landed_note(seen, seat, die) if up else ()))
    return Thing(refs.side(seat, die, side), name, None, face_facets(face, up=up), notes, _mark(face))


def _landed_note(seen: Seen, seat: int, die: int) -> tuple[Note, ...]:
    """What a mirror finds here instead of the face that lies up. DF-mirror-1"""
    v = seen.view
    found = mirrored(v, seen.book, seat, die)
    return () if found == up_face(v, seat, die) else (Note(text("note-landed", face=names.face(found))),)


@remembered
def _feats(seen: Seen, seat: int) -> Area:
    """The hero's feats, each with its number of cards."""
    v = seen.view
    cards = tuple(_card(seen, seat, feat) for feat in range(Feat.count) if v.cards[seat, feat] > 0)
    return Area(Ref("feats", (seat,)), text("zone-feats"), seat, cards)


@remembered
def _card(seen: Seen, seat: int, feat: int) -> Thing:
    v = seen.view
    declared = DECLARED_FEATS[feat]
    used = v.used[REINFORCING.index(feat)] if feat in REINFORCING and seat == v.active else 0
    facets = FeatFacets(feat=declared.name, used=used)
    return Thing(refs.card(seat, feat), names.feat(feat), v.cards[seat, feat], facets, feat_notes(declared))


# --- the headline ---


@remembered
def _headline(seen: Seen) -> tuple[Text, ...]:
    v, b = seen.view, seen.book
    phase = text(f"phase-{_phase(seen)}")
    if v.over or v.round == 0:
        return (phase,)
    turn = text("headline-turn", seat=seat_name(seen, v.active))
    return text("headline-round", n=v.round, rounds=b.rounds), turn, phase


def _phase(seen: Seen) -> str:
    """Where the game is. What a card does while it is being taken still belongs to the action."""
    v = seen.view
    if v.over or v.round == 0:
        return "over" if v.over else "setup"
    if v.stage != Stage.NONE and v.mode in (Mode.LOST, Mode.SENTINEL, Mode.CYCLOPS, Mode.STOLEN):
        return Mode.names[v.mode]
    if v.step in (Step.TURN, Step.BLESS):
        return "blessing"
    if v.step == Step.REINFORCE:
        return "reinforcements"
    if v.extra == 1 or (v.step == Step.EXTRA and v.question == EXTRA):
        return "extra"
    return "action"
