"""What faces and feats do, put into words. Everything is made from the declarations in `content`."""

from __future__ import annotations

from functools import reduce

from ....kernel.describe import Note
from ....kernel.effects import Act, Effect, Nothing, Or, Pick, Seq
from ....kernel.words import Text, all_of, any_of, text
from ..box import FaceKind, Feat, Resource, Token
from ..content.faces import DECLARED_FACES, REWARD_A, DieFace
from ..content.feats import COSTS, DECLARED_FEATS, TRITON_TOKEN, FeatCard
from ..content.numbers import UNITS
from ..content.verbs import Count, Do, Selector
from ..rules.reserves import SPACES
from ..rules.temple import SHIP_DISCOUNT
from ..state import Mode
from . import names

FOR_EACH: dict[int, str] = {Count.REPLACED: "for-each-replaced", Count.CARDS: "for-each-cards"}


def effect_text(effect: Effect) -> Text:
    """A declared effect in words, as a clause."""
    match effect:
        case Or(options):
            return text("effect-gain", gains=any_of([_gain(option) for option in options]))
        case Seq(parts) if all(isinstance(part, Act) and part.verb == Do.GAIN for part in parts):
            return text("effect-gain", gains=all_of([_gain(part) for part in parts]))
        case Seq((Act(verb, _, mode, _), *_) as parts) if verb == Do.BLESS:
            return _exchanging(mode, text("effect-bless", n=len(parts)))
        case Seq(parts):
            return all_of([effect_text(part) for part in parts])
        case Pick(selector, inner) if selector == Selector.OWN_DICE:
            rolls = inner.parts if isinstance(inner, Seq) else (inner,)
            assert isinstance(rolls[0], Act)
            return _exchanging(rolls[0].what, text("effect-minor", n=len(rolls)))
        case Pick(selector):
            return text("effect-give" if selector == Selector.BEARERS else "effect-forge-shield")
        case Act(verb, _, what, n):
            if verb == Do.GAIN:
                return text("effect-gain", gains=_gain(effect))
            if verb == Do.PAY:
                return text("effect-pay", amount=names.amount(what, n.plus))
            if verb == Do.OTHERS:
                return text(f"effect-others-{Mode.names[what]}")
            if verb == Do.FORGE:
                return text("effect-forge", face=names.face(what))
            if verb == Do.TAKE:
                return text("effect-take", token=names.token(what), does=token_text(what))
    raise TypeError(f"no words for {effect!r}")


def _gain(effect: Effect) -> Text:
    assert isinstance(effect, Act), f"not a gain: {effect!r}"
    n = effect.amount
    if n.times:
        return text("amount-for-each", amount=names.amount(effect.what, n.times), each=text(FOR_EACH[n.source]))
    return names.amount(effect.what, n.plus)


def _exchanging(mode: int, blessing: Text) -> Text:
    """The blessing, and what of it may be taken as glory instead."""
    if mode not in UNITS:
        return blessing
    units = UNITS[mode]
    worth = names.amount(Resource.VP, next(iter(units.values())))
    resources = all_of([names.resource(r) for r in units])
    return text("effect-exchange", blessing=blessing, resources=resources, glory=worth)


def token_text(token: int) -> Text:
    """What a token is good for."""
    if token == Token.TRITON:
        return text("token-does-triton", effect=effect_text(TRITON_TOKEN))
    return text(f"token-does-{Token.names[token]}")


# --- faces ---


def face_text(face: DieFace) -> Text:
    """What happens when the face falls."""
    if face.does in (FaceKind.ALL, FaceKind.CHOICE):
        does = effect_text(face.effect)
    elif face.does == FaceKind.SHIELD:
        does = text(
            "face-shield",
            resource=names.resource(face.matches),
            found=effect_text(REWARD_A),
            otherwise=effect_text(face.effect),
        )
    elif face.does == FaceKind.BOAR:
        owner = effect_text(DECLARED_FEATS[Feat.TENACIOUS_BOAR].automatic)
        does = text("face-boar", effect=effect_text(face.effect), owner=owner)
    elif face.does == FaceKind.PURCHASE:
        does = text("face-ship", discount=names.amount(Resource.GOLD, SHIP_DISCOUNT))
    else:
        does = text("face-mirror" if face.does == FaceKind.COPY else "face-triple")
    return text("face-text", does=does)


def price_text(face: DieFace) -> Text:
    return text("face-price", price=names.amount(Resource.GOLD, face.price))


def prices() -> list[Text]:
    """Every face of the sanctuary with its price. DF-face-3"""
    return [
        text("price-row", face=names.face(number), price=face.price)
        for number, face in enumerate(DECLARED_FACES, 1)
        if face.price
    ]


# --- feats ---


def feat_notes(feat: FeatCard) -> tuple[Note, ...]:
    """What a feat card says, a sentence each: effects by their kind, and the glory printed on it."""
    notes = []
    if feat.raises:
        limits = [text("limit-raise", resource=names.resource(r), n=n) for r, n in feat.raises.items()]
        notes.append(text("feat-raises", limits=tuple(limits)))
    if feat.laps:
        laps = all_of([names.amount(Resource.VP, n) for n in feat.laps])
        notes.append(text("feat-laps", spaces=names.amount(Resource.GOLD, SPACES), laps=laps))
    if not isinstance(feat.instant, Nothing):
        notes.append(text("feat-instant", effect=effect_text(feat.instant)))
    if not isinstance(feat.reinforcement, Nothing):
        notes.append(text("feat-reinforcement", effect=effect_text(feat.reinforcement)))
    if not isinstance(feat.automatic, Nothing):
        occasion = text(f"occasion-{feat.name.replace('_', '-')}")
        notes.append(text("feat-automatic", occasion=occasion, effect=effect_text(feat.automatic)))
    effects = [Note(said, "effect") for said in notes or [text("feat-no-effect")]]
    return (*effects, Note(text("feat-glory", n=feat.glory)))


def card_text(feat: FeatCard) -> Text:
    """The whole card: its name, its price, what it does. DF-card-1 to DF-card-24"""
    sun, moon = COSTS[feat.slot]
    said = [note.whole for note in feat_notes(feat)]
    notes = reduce(lambda first, second: text("sentences", first=first, second=second), said)
    return text("card-text", feat=names.feat(feat.number), cost=names.amounts((0, sun, moon)), notes=notes)
