"""Games as the rest of the program knows them: set-ups, questions, events, the register."""

from __future__ import annotations

from collections.abc import Callable

import pytest

from dicewright.kernel.describe import Ref
from dicewright.kernel.game import ContentFile, Refusal, Setup, game, games, no_content, register
from dicewright.kernel.layout import Layout
from dicewright.kernel.question import NATURE, NOTHING, answering, ask, starting
from dicewright.kernel.record import HIDDEN, Header, i8
from dicewright.kernel.words import LANGUAGES, MissingWords, text
from sample_games.race import GAME
from sample_games.race.rules import BID, DRAW

ALONE = (0, 1, 2, 3)
PAIRS = (0, 1, 0, 1)
EVENT = GAME.event_kinds


# --- set-up ---


@pytest.mark.parametrize(
    ("setup", "says"),
    [
        (Setup(5), "race is played by 2, 3 or 4 seats, not 5"),
        (Setup(2, {"length": "endless"}), "Option length of race is one of short or long, not 'endless'"),
        (Setup(2, {"speed": "9"}), "race has no option 'speed'; it has length or teams"),
        (Setup(3, {"teams": "two"}), "4 seats"),
    ],
)
def test_a_wrong_setup_is_refused_in_one_sentence(setup: Setup, says: str) -> None:
    with pytest.raises(Refusal) as refusal:
        GAME.settled(setup)
    assert says in str(refusal.value)


@pytest.mark.parametrize(
    "attempt",
    [
        lambda: game("chess"),
        lambda: GAME.settled(Setup(5)),
        lambda: GAME.settled(Setup(2, {"length": "endless"})),
        lambda: GAME.settled(Setup(2, {"speed": "9"})),
        lambda: GAME.rule("RC-9"),
        lambda: ContentFile("= nothing", "my.toml").toml(),
        lambda: no_content(ContentFile("", "my.toml")),
    ],
)
def test_refusals_have_words_in_every_language(attempt: Callable[[], object]) -> None:
    with pytest.raises(Refusal) as refusal:
        attempt()
    assert len({refusal.value.in_words(language) for language in LANGUAGES}) == len(LANGUAGES)


def test_a_refusal_names_its_rule() -> None:
    with pytest.raises(Refusal) as refusal:
        GAME.settled(Setup(3, {"teams": "two"}))
    assert refusal.value.rule == "RC-team-1"


def test_settling_spells_everything_out_and_settles_once() -> None:
    settled = GAME.settled(Setup(2))
    assert settled.options == {"length": "long", "teams": "none"}
    assert GAME.settled(settled) == settled


def test_the_register() -> None:
    assert game("race") is GAME
    assert register(GAME) is GAME
    assert list(games()) == sorted(games())
    with pytest.raises(Refusal, match="There is no game 'chess'"):
        game("chess")


def test_rules_are_found_by_id() -> None:
    assert GAME.rule("rc-bid-1").id == "RC-bid-1"
    with pytest.raises(Refusal, match="no rule 'RC-9'"):
        GAME.rule("RC-9")


def test_the_book_is_named_by_its_contents() -> None:
    short, long = (GAME.table(GAME.settled(Setup(2, {"length": n})))[1] for n in ("short", "long"))
    assert GAME.book_hash(short) != GAME.book_hash(long)
    assert GAME.book_hash(short) == GAME.book_hash(short.copy())


# --- who knows what ---


def bidding(seats: int = 4, **options: str) -> tuple[object, object]:
    g, b = GAME.table(GAME.settled(Setup(seats, options)))
    GAME.start(g, b)
    while g.question == DRAW:
        GAME.answer(g, b, 0)
    return g, b


def test_a_sealed_question_is_nobody_elses_business() -> None:
    g, _ = bidding()
    assert g.question == BID
    mine, theirs = GAME.view(g, 0, ALONE), GAME.view(g, 1, ALONE)
    assert (mine.question, mine.asked, mine.options) == (BID, 0, 4)
    assert (theirs.question, theirs.asked, theirs.options) == (HIDDEN, HIDDEN, HIDDEN)
    assert GAME.view(g, None, ALONE).question == HIDDEN


def test_an_answer_may_go_without_saying_and_another_give_up() -> None:
    g, b = bidding()
    seen = GAME.seen(g, b, 0, ALONE)
    assert GAME.describe(seen).obvious == 3
    assert [GAME.option(seen, a).passes for a in range(4)] == [True, False, False, False]


def test_a_sealed_answer_is_known_to_the_team_alone() -> None:
    g, b = bidding(teams="two")
    GAME.answer(g, b, 2)
    assert [GAME.view(g, seat, PAIRS).bid[0] for seat in range(4)] == [3, HIDDEN, 3, HIDDEN]


def test_events_by_seat() -> None:
    assert GAME.event(EVENT["drew"], (1, 5), 1, ALONE).args == {"seat": 1, "card": 5}
    assert GAME.event(EVENT["drew"], (1, 5), 0, ALONE).args == {"seat": 1, "card": HIDDEN}
    assert GAME.event(EVENT["drew"], (1, 5), None, ALONE).args == {"seat": 1, "card": HIDDEN}
    assert GAME.event(EVENT["drew"], (1, 5), 3, PAIRS).args["card"] == HIDDEN  # a team does not share its boosters
    assert GAME.event(EVENT["bid"], (1, 2), 0, ALONE) is None
    assert GAME.event(EVENT["bid"], (1, 2), 3, PAIRS).args == {"seat": 1, "fuel": 2}
    assert GAME.event(EVENT["rolled"], (1, 2), None, ALONE).args == {"seat": 1, "face": 2}
    assert EVENT["rolled"].reveals
    assert not EVENT["bid"].reveals


def test_event_words_in_every_language() -> None:
    g, b = bidding()
    seen = GAME.seen(g, b, 0, ALONE)
    event = GAME.event(EVENT["drew"], (1, 5), 0, ALONE)
    said = [GAME.words(language).say(GAME.event_text(seen, event)) for language in ("en", "ru", "pl")]
    assert said == ["Racer 2 drew a covered booster.", "Гонщик 2 берёт закрытый ускоритель.",
                    "Zawodnik 2 dobiera zakryty dopalacz."]  # fmt: skip
    with pytest.raises(MissingWords):
        GAME.words("en").say(text("nothing-of-the-sort"))


def test_refs_are_written_in_one_way() -> None:
    assert str(Ref("die", (0, 3))) == "die:0:3"


# --- questions ---


class Quiz(Header):
    step = i8()
    given = i8(8)


QUIZ = Layout(Quiz, 2)
_OPTIONS = (1, 3, 1, 1, 2)


def _proceed(g: Quiz, b: None) -> None:
    if g.step == len(_OPTIONS):
        g.over = 1
    else:
        ask(g, 1, NATURE if g.step == 3 else 0, _OPTIONS[g.step])


def _respond(g: Quiz, b: None, kind: int, seat: int, a: int) -> None:
    assert (g.question, g.options) == (NOTHING, 0)
    g.given[g.step] = a + 1
    g.step += 1


def test_questions_without_a_choice_are_never_put() -> None:
    answer = answering(_respond, _proceed)
    g = QUIZ.table()
    starting(_proceed, answer)(g, None)
    assert (g.step, g.options) == (1, 3)
    answer(g, None, 2)
    assert (g.step, g.options) == (4, 2)
    answer(g, None, 1)
    assert g.over
    assert g.given.tolist() == [1, 3, 1, 1, 2, 0, 0, 0]


def test_a_question_without_options_is_a_mistake_of_the_rules() -> None:
    with pytest.raises(ValueError, match="no options"):
        ask(QUIZ.table(), 1, 0, 0)
