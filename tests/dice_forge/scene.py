"""Scenes of Dice Forge.

A scene holds still when the blessing it was opened with is over, and at the end of a turn, so that the outcome can be
looked at; `go_on` lets it run.

    scene = Scene(2).hero(0, gold=12)
    scene.blessing({0: ("SHIP", "G6")})
    scene.orders(0, "ship")
    scene.buys(0, "S2")
    scene.forges(0, "light", "SHIP")
    assert scene.reserve(0) == (12, 0, 0, 0)
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from functools import cache

from dicewright.games.dice_forge.box import FACES, SIDES, Die, Feat, Resource, Token
from dicewright.games.dice_forge.content.faces import face_number
from dicewright.games.dice_forge.content.verbs import Selector
from dicewright.games.dice_forge.game import GAME
from dicewright.games.dice_forge.rules.applying import SHIP, for_sale, own_turn_triton
from dicewright.games.dice_forge.rules.blessing import PAIR, bless, nth_pair
from dicewright.games.dice_forge.rules.effects import candidate, offer
from dicewright.games.dice_forge.rules.faces import copies, nth_kind
from dicewright.games.dice_forge.rules.feats import ACTION, EXTRA, REINFORCE, feasible, no_extra, reinforcing
from dicewright.games.dice_forge.rules.temple import OFFERING, nth_old_face, offered
from dicewright.games.dice_forge.rules.turn import score
from dicewright.games.dice_forge.state import Mode, Step, up_face
from dicewright.games.dice_forge.state import Stage as BlessingStage
from dicewright.kernel.assembler import Column
from dicewright.kernel.bits import nth_one, ones
from dicewright.kernel.game import Setup
from dicewright.kernel.question import answering, starting
from dicewright.kernel.record import Header
from staging import HoldStill, Stage

NOTHING_MORE = "nothing"
A_TRITON = "triton token"


@cache
def _start(seats: int, options: tuple[tuple[str, str], ...]) -> tuple[bytes, Header]:
    g, book = GAME.table(GAME.settled(Setup(seats, dict(options))))
    return bytes(g.buffer), book


def face_name(face: int) -> str:
    return FACES[face - 1] if face else ""


class Scene(Stage):
    """A game in the first round, its set-up behind it. With two players the squares of different faces are whole."""

    def __init__(self, seats: int = 2, **options: str) -> None:
        data, book = _start(seats, tuple(sorted(options.items())))
        super().__init__(GAME, GAME.layout(seats).table(data), book, answering(GAME.flow.respond, self._proceed))
        self._begin = starting(self._proceed, self._answer)
        self.seats = seats
        self.g.step, self.g.round = Step.REINFORCE, 1
        self.hold = Step.REINFORCE

    def _proceed(self, g: Header, b: Header) -> None:
        busy = g.gold > 0 or g.forging > 0 or g.sp > 0 or g.stage != BlessingStage.NONE
        if not busy and g.step == self.hold:
            raise HoldStill
        GAME.flow.proceed(g, b)

    # --- laying out the position ---

    def hero(
        self,
        seat: int,
        *,
        light: Sequence[str] = (),
        dark: Sequence[str] = (),
        cards: Mapping[str, int] | Sequence[str] = (),
        cerberus: int = 0,
        triton: int = 0,
        portal: int = 0,
        replaced: int = 0,
        track: int = 0,
        **have: int,
    ) -> Scene:
        """What a hero has. Dice are given by the faces that differ from the starting ones, first side first."""
        for name, amount in have.items():
            self.g.have[seat, Resource.names.index(name)] = amount
        for die, faces in enumerate((light, dark)):
            for side, name in enumerate(faces):
                self.g.face[seat, die, side] = face_number(name)
        owned = cards if isinstance(cards, Mapping) else dict.fromkeys(cards, 1)
        for name, n in owned.items():
            self.g.cards[seat, Feat.names.index(name)] = n
        self.g.tokens[seat, Token.CERBERUS] = cerberus
        self.g.tokens[seat, Token.TRITON] = triton
        self.g.pawn[seat] = portal
        self.g.replaced[seat] = replaced
        self.g.track[seat] = track
        return self

    def shows(self, seat: int, *faces: str) -> Scene:
        """The dice lie with these faces up, as they fell."""
        for die, name in enumerate(faces):
            self.g.up[seat, die] = self._side(seat, die, name)
            self.g.landed[seat, die] = face_number(name)
        return self

    def boar(self, owner: int, colour: str) -> Scene:
        """The card of this colour has been bought."""
        self.g.boar_owner[("red", "yellow", "green", "blue").index(colour)] = owner + 1
        return self

    def _side(self, seat: int, die: int, name: str) -> int:
        """A side with this face; if the die has none, it gets one in place of its first."""
        faces = [self.g.face[seat, die, side] for side in range(SIDES)]
        if face_number(name) not in faces:
            self.g.face[seat, die, 0] = face_number(name)
            return 0
        return faces.index(face_number(name))

    # --- opening the scene ---

    def blessing(
        self, rolls: Mapping[int, tuple[str, ...]], mode: str = "gained", die: str = "", active: int = 0
    ) -> Scene:
        """A divine blessing in which these faces fall, or with `die` a minor one."""
        for seat, faces in rolls.items():
            for name, where in zip(faces, [Die.names.index(die)] if die else range(2), strict=True):
                self._side(seat, where, name)
        self.rolling(list(rolls), mode, die, active)
        self.rolls(rolls)
        return self

    def rolling(self, seats: Sequence[int], mode: str = "gained", die: str = "", active: int = 0) -> Scene:
        """A blessing of these seats whose dice are still to fall."""
        self.g.active = active
        minor = Die.names.index(die) + 1 if die else 0
        bless(self.g, Mode.names.index(mode), sum(1 << seat for seat in seats), minor)
        self._move(self._begin)
        return self

    def turn(self, seat: int = 0, step: str = "action", hold: str = "end") -> Scene:
        """It is the seat's turn, at this step; the scene holds at the end of the turn."""
        steps = {
            "turn": Step.TURN,
            "reinforce": Step.REINFORCE,
            "action": Step.ACTION,
            "extra": Step.EXTRA,
            "end": Step.END,
        }
        self.g.active, self.g.step, self.hold = seat, steps[step], {**steps, "never": -1}[hold]
        self._move(self._begin)
        return self

    def go_on(self, hold: str = "end") -> None:
        """Let a scene that holds still run on."""
        self.expect("still")
        self.hold = {"end": Step.END, "never": -1, "reinforce": Step.REINFORCE, "action": Step.ACTION}[hold]
        GAME.flow.proceed(self.g, self.book)
        self._move(self._begin)

    # --- reading the table ---

    def reserve(self, seat: int) -> tuple[int, int, int, int]:
        """Gold, sun, moon, glory."""
        gold, sun, moon, vp = (int(self.g.have[seat, r]) for r in range(4))
        return gold, sun, moon, vp

    def up(self, seat: int) -> tuple[str, str]:
        return face_name(up_face(self.g, seat, 0)), face_name(up_face(self.g, seat, 1))

    def die(self, seat: int, die: str) -> list[str]:
        """The faces of a die, sorted."""
        return sorted(face_name(self.g.face[seat, Die.names.index(die), side]) for side in range(SIDES))

    def left(self, face: str) -> int:
        return int(self.g.pool[face_number(face)])

    def cards(self, seat: int, feat: str) -> int:
        return int(self.g.cards[seat, Feat.names.index(feat)])

    def token(self, seat: int, token: str) -> int:
        return int(self.g.tokens[seat, Token.names.index(token)])

    def score(self, seat: int) -> int:
        return score(self.g, self.book, seat)

    def options(self) -> list[str]:
        """What the open question offers, by name."""
        g, b, seat = self.g, self.book, self.g.asked
        kind = GAME.questions[g.question].name
        have = [int(g.have[seat, r]) for r in range(4)] if seat >= 0 else []

        def faces(mask: int) -> list[str]:
            return [face_name(nth_one(mask, k)) for k in range(ones(mask))]

        more = [A_TRITON] if seat >= 0 and own_turn_triton(g, seat) else []
        match kind:
            case "mirror":
                return faces(copies(g, b))
            case "resource":
                return [Resource.names[nth_kind(b, g.shows[g.die], k)] for k in range(g.options)]
            case "choose":
                return [Resource.names[b.code[offer(g, b, k), Column.WHAT]] for k in range(g.options)]
            case "pick":
                selector, found = self._named(candidate)
                names = {
                    Selector.OWN_DICE: lambda n: Die.names[n],
                    Selector.BEARERS: lambda n: f"seat {n}",
                    Selector.SHIELDS: face_name,
                }
                return [names[selector](n) for n in found]
            case "forge":
                places = [divmod(nth_old_face(g, b, seat, k), SIDES) for k in range(g.options)]
                return [f"{Die.names[d]} {face_name(g.face[seat, d, s])}" for d, s in places]
            case "satyrs":
                pairs = [divmod(nth_pair(g, k), PAIR) for k in range(g.options)]
                return [" ".join(f"{d // 2}:{Die.names[d % 2]}" for d in pair) for pair in pairs]
        if g.question == ACTION:
            feats = feasible(g, b, have[Resource.SUN], have[Resource.MOON])
            names = [Feat.names[g.feat[nth_one(feats, k)]] for k in range(ones(feats))]
            return [NOTHING_MORE, *faces(offered(g, b, seat)), *names, *more]
        if g.question == OFFERING:
            return [NOTHING_MORE, *faces(offered(g, b, seat)), *more]
        if g.question == SHIP:
            return [NOTHING_MORE, *faces(for_sale(g, b, seat)), *more]
        if g.question == REINFORCE:
            cards = reinforcing(g, b, seat, have[Resource.GOLD])
            return [NOTHING_MORE, *(Feat.names[b.reinforcing[nth_one(cards, k)]] for k in range(ones(cards))), *more][
                : g.options
            ]
        if g.question == EXTRA:
            return [NOTHING_MORE, *(["extra"] if no_extra(g, b, seat) == 0 else []), *more]
        return [str(k) for k in range(g.options)]

    def default(self) -> int:
        """What the seat that is asked answers when its time is up."""
        return GAME.default(self.g, self.book, GAME.weights_of(Setup(self.seats)))

    # --- answering ---

    def says(self, seat: int, kinds: str, wanted: str) -> None:
        """The seat answers one of these kinds of question with the option of this name."""
        self.expect(*(f"{kind} of seat {seat}" for kind in kinds.split()))
        options = self.options()
        assert len(options) == self.g.options, f"{self.asked}: {options}, but {self.g.options} options"
        self._take(wanted, options)

    def rolls(self, rolls: Mapping[int, tuple[str, ...]]) -> None:
        """Dice fall: these, seat by seat, and no other."""
        waiting = {seat: list(faces) for seat, faces in rolls.items()}
        while any(waiting.values()):
            self.expect("roll of nature")
            seat, die = divmod(self.g.rolling_die, 2)
            assert waiting.get(seat), f"a die of seat {seat} falls and has no face"
            self.reply(self._side(seat, die, waiting[seat].pop(0)))

    def copies(self, seat: int, face: str) -> None:
        self.says(seat, "mirror", face)

    def chooses(self, seat: int, *resources: str) -> None:
        """A resource: of a face, of a card, of a token."""
        for resource in resources:
            self.says(seat, "resource choose", resource)

    def converts(self, seat: int, n: int) -> None:
        """Per face: 1 takes glory, 0 does not. Per unit: how many."""
        self.says(seat, "convert", str(n))

    def orders(self, seat: int, first: str) -> None:
        self.says(seat, "order", {"gain": "0", "ship": "1"}[first])

    def hammers(self, seat: int, n: int) -> None:
        self.says(seat, "hammer", str(n))

    def buys(self, seat: int, face: str) -> None:
        self.says(seat, "action offering ship", face)

    def forges(self, seat: int, die: str, old: str) -> None:
        self.says(seat, "forge", f"{die} {old}")

    def repeats(self, seat: int, yes: bool) -> None:
        self.says(seat, "cerberus", str(int(yes)))

    def steals(self, seat: int, one: str, two: str) -> None:
        """`1:light` is the light die of seat 1."""
        self.says(seat, "satyrs", f"{one} {two}")

    def reinforces(self, seat: int, feat: str) -> None:
        self.says(seat, "reinforce", feat)

    def performs(self, seat: int, feat: str) -> None:
        self.says(seat, "action", feat)

    def picks(self, seat: int, what: str) -> None:
        """A die, a hero (`seat 1`) or a shield."""
        self.says(seat, "pick", what)

    def declines(self, seat: int) -> None:
        """Nothing, or nothing more."""
        self.says(seat, "action offering ship reinforce extra", NOTHING_MORE)

    def pays_extra(self, seat: int) -> None:
        self.says(seat, "extra", "extra")

    def spends_triton(self, seat: int, resource: str) -> None:
        self.says(seat, "action offering ship reinforce extra", A_TRITON)
        self.chooses(seat, resource)
