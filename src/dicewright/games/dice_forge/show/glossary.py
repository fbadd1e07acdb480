"""Everything in the box: the faces, those to buy first, the feats, the tokens."""

from __future__ import annotations

from collections.abc import Iterator

from ....kernel.describe import Chapter, Note, Ref, Term, Thing
from ....kernel.words import text
from ..box import Resource, Token
from ..content.faces import DECLARED_FACES
from ..content.feats import DECLARED_FEATS, FeatCard
from ..state import Book
from . import names, refs
from .board import face_facets
from .facets import StackFacets, TokenFacets
from .texts import face_text, feat_notes, price_text, token_text


def glossary(book: Book) -> Iterator[Chapter]:
    numbers = range(1, len(DECLARED_FACES) + 1)
    sold = [n for n in numbers if DECLARED_FACES[n - 1].price]
    yield Chapter("faces", text("zone-sanctuary"), tuple(_face(n) for n in sold))
    yield Chapter("others", text("other-faces"), tuple(_face(n) for n in numbers if n not in sold))
    yield Chapter("feats", text("zone-feats"), tuple(_feat(book, feat) for feat in DECLARED_FEATS))
    yield Chapter("tokens", text("rules-token"), tuple(_token(token) for token in range(Token.count)))


def _face(number: int) -> Term:
    face = DECLARED_FACES[number - 1]
    price = (Note(price_text(face), "cost"),) if face.price else ()
    notes = (Note(face_text(face), "effect"), *price)
    thing = Thing(refs.face(number), names.face(number), None, face_facets(number), notes)
    return Term(thing, "DF-face-3" if face.price else "")


def _feat(book: Book, feat: FeatCard) -> Term:
    facets = StackFacets(
        feat=feat.name,
        portal=book.portal[feat.slot],
        sun=book.cost[feat.slot, Resource.SUN],
        moon=book.cost[feat.slot, Resource.MOON],
        glory=feat.glory,
    )
    thing = Thing(Ref("stack", (feat.number,)), names.feat(feat.number), None, facets, feat_notes(feat))
    return Term(thing, names.card_rule(feat.number))


def _token(token: int) -> Term:
    note = Note(text("token-text", does=token_text(token)), "effect")
    return Term(Thing(Ref("token", (token,)), names.token(token), None, TokenFacets(token=Token.names[token]), (note,)))
