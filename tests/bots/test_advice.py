"""Advice: the options weighed, best first, with chances and reasons; the same everywhere, and from nothing hidden."""

from __future__ import annotations

import pytest

from dicewright.bots import Player, advice, names, roster
from dicewright.bots.search import QuickAdviser
from dicewright.bots.search.room import At
from dicewright.bots.weighing import WHOLE, Apart, Weighed, Weighing, read
from dicewright.kernel.chance import picker
from dicewright.kernel.game import Game, Setup, game, games
from dicewright.kernel.measure import numbered
from dicewright.kernel.record import Header, Record
from dicewright.kernel.words import LANGUAGES
from staging import decisions, started, together

BUILT_IN = ("dice_forge", "dice_throne", "irondie", "roll_player")


class Few(QuickAdviser):
    """So few trials that plain Python is quick."""

    name = "few"
    trials = 24
    samples = 4


class FewAhead(Few):
    name = "few-ahead"
    rough = False
    lanes = 2
    ahead = 2


@pytest.fixture(autouse=True)
def known(monkeypatch: pytest.MonkeyPatch) -> None:
    for bot in (Few(), FewAhead()):
        monkeypatch.setitem(roster._roster, bot.name, bot)


def told(played: Game, at: Header, book: Record, w: Record, teams: tuple[int, ...], it: Weighing) -> list[str]:
    found = advice(played, played.seen(at, book, at.asked, teams), w, it)
    return [played.words(language, "dicewright.bots").say(r) for language in LANGUAGES for r in found.reasons]


SAMPLES = [(name, n) for name in games() for n in range(len(game(name).samples()))]


@pytest.mark.parametrize(("name", "sample"), SAMPLES)
def test_in_every_mode_it_is_ordered_and_hidden_things_do_not_matter(name: str, sample: int) -> None:
    """Change everything the seat cannot see: the advice stays the same to the last digit."""
    played = game(name)
    g, book, w, teams = started(played, played.samples()[sample])
    adviser, pick = Player("few", played, teams), picker(9)
    for n, at in enumerate(decisions(played, g, book, 2)):
        before = bytes(at.buffer)
        it = adviser.weigh(at, book, w, at.asked, n)
        assert bytes(at.buffer) == before
        if played.questions[at.question].taste:
            assert it == Weighing()
            continue
        assert len({o.answer for o in it.options}) == len(it.options) >= 2
        assert all(0 <= o.answer < at.options and -1 <= o.value <= 1 and o.trials > 0 for o in it.options)
        assert [o.value for o in it.options] == sorted((o.value for o in it.options), reverse=True)
        assert len(it.apart) == len(numbered(played.measures, len(teams)))
        other = played.determinise(at, book, at.asked, teams, pick)
        assert adviser.weigh(other, book, w, at.asked, n) == it
        assert all(told(played, at, book, w, teams, it))


@together("race")
def test_compiled_and_on_any_number_of_threads_it_is_the_same() -> None:
    played = game("race")
    g, book, w, teams = started(played, played.samples()[0])
    plain, compiled = (Player("few-ahead", played, teams) for _ in range(2))
    compiled.compile()
    for n, at in enumerate(decisions(played, g, book, 5)):
        it = plain.weigh(at, book, w, at.asked, n)
        assert [compiled.weigh(at, book, w, at.asked, n, threads=t) for t in (1, 2)] == [it, it]


def test_what_it_thinks_best_is_what_a_bot_of_its_kind_plays() -> None:
    played = game("dice_forge")
    g, book, w, teams = started(played, Setup(2))
    adviser = Player("few", played, teams)
    for n, at in enumerate(decisions(played, g, book, 4)):
        assert adviser.weigh(at, book, w, at.asked, n).options[0].answer == adviser.choose(at, book, w, at.asked, n)


def test_it_takes_no_seat_and_others_give_no_advice() -> None:
    assert not {"adviser", "quick-adviser"} & set(names())
    played = game("dice_forge")
    g, book, w, teams = started(played, Setup(2))
    with pytest.raises(TypeError, match="does not advise"):
        Player("adept", played, teams).weigh(g, book, w, 0, 1)


def test_until_it_is_compiled_the_advice_is_rough() -> None:
    played = game("dice_forge")
    g, book, w, teams = started(played, Setup(2))
    at = next(decisions(played, g, book, 1))
    adviser = Player("few-ahead", played, teams)
    adviser._stand_in = Player("few", played, teams)
    rough = adviser.weigh(at, book, w, at.asked, 3)
    assert rough.rough
    assert rough.options == Player("few", played, teams).weigh(at, book, w, at.asked, 3).options


def test_what_mathematics_knows_stays_first_whatever_the_trials_say() -> None:
    """Dice Throne's best keep is exact; the trials only say what comes of it, and of the others."""
    played = game("dice_throne")
    g, book, w, teams = started(played, played.samples()[0])
    keeps = (at for at in decisions(played, g, book, 60) if played.questions[at.question].name == "keep")
    for n, at in zip(range(2), keeps, strict=False):
        it = Player("few", played, teams).weigh(at, book, w, at.asked, n)
        assert it.known
        assert it.options[0].answer == played.advise(at, book, w, [0] * 1024)
        exact, *_ = advice(played, played.seen(at, book, at.asked, teams), w, with_trials(it)).reasons
        assert exact.id in ("ground-keep", "ground-keep-same")


def with_trials(it: Weighing) -> Weighing:
    """As if it had been tried often enough to be told."""
    options = tuple(Weighed(o.answer, o.value, o.doubt, 100) for o in it.options)
    return Weighing(options, it.apart, it.known, it.rough)


# --- reading and telling ---


def test_a_room_is_read_in_order_and_the_same_dice_are_counted_once() -> None:
    root = [0] * At.KEYS
    for k, (option, tried, mean) in enumerate([(7, 100, 0.5), (3, 100, 0.25), (9, 20, -0.5), (4, 20, 0.6)]):
        root[At.OPTION + k], root[At.TRIED + k] = option, tried
        root[At.TOTAL + k] = round(tried * mean * WHOLE)
        root[At.TOTAL_SQUARES + k] = round(tried * (mean * mean + 0.04) * WHOLE * WHOLE)
    root[At.BEST], root[At.NEXT], root[At.APART] = 30, 10, 60
    it = read(root, 4, 16, 1, 10)
    assert [(o.answer, o.trials) for o in it.options] == [(7, 100), (3, 100), (4, 20), (9, 20)]
    assert [o.value for o in it.options] == pytest.approx([0.5, 0.25, 0.25, -0.5])  # dropped ones never look better
    assert it.options[0].doubt == pytest.approx(0.2 / 4)
    assert it.apart == (Apart(2.0, pytest.approx((2 / 10) ** 0.5)),)  # type: ignore[arg-type]


@pytest.mark.parametrize("name", BUILT_IN)
def test_every_measure_has_words_for_more_and_for_less(name: str) -> None:
    played = game(name)
    g, book, w, teams = started(played, played.samples()[0])
    at = next(a for a in decisions(played, g, book, 40) if not played.questions[a.question].taste)
    seen, numbers = played.seen(at, book, at.asked, teams), numbered(played.measures, len(teams))
    options = tuple(Weighed(answer, 0.1, 0.0, 100) for answer in range(2))
    said: set[str] = set()
    for j, (measure, which) in enumerate(numbers):
        weight = measure.weight(at, book, w, which)
        for n in (3, -3) if weight else ():
            apart = tuple(Apart(n * measure.parts if k == j else 0.0, 0.0) for k in range(len(numbers)))
            reasons = advice(played, seen, w, Weighing(options, apart)).reasons
            assert (reasons[-1].id == "advice-because") == (n * weight > 0)  # a loss alone is no reason
            if n * weight > 0:
                words = told(played, at, book, w, teams, Weighing(options, apart))[len(reasons) - 1 :: len(reasons)]
                assert len(words) == len(LANGUAGES)
                assert all("3.0" in it or "3,0" in it for it in words)
                said.update(words)
    assert len(said) >= 3 * len(played.measures)


def test_alone_the_score_is_told() -> None:
    played = game("roll_player")
    g, book, w, teams = started(played, Setup(1))
    at = next(a for a in decisions(played, g, book, 40) if not played.questions[a.question].taste)
    it = Weighing(
        (Weighed(0, -0.5, 0.1, 50), Weighed(1, -0.75, 0.1, 50)), (Apart(0.0, 0.0),) * len(numbered(played.measures, 1))
    )
    found = advice(played, played.seen(at, book, at.asked, teams), w, it)
    assert found.alone
    assert [round(o.expected, 3) for o in found.options] == [30.0, 15.0]
    assert [r.id for r in found.reasons] == ["advice-more"]
    said = told(played, at, book, w, teams, it)
    assert [unit in words for unit, words in zip(("stars", "gwiazdki", "звезды"), said, strict=True)] == [True] * 3


def test_a_few_trials_of_very_many_options_are_not_passed_off_as_advice() -> None:
    played = game("irondie")
    g, book, w, teams = started(played, Setup(2))
    seen = played.seen(g, book, g.asked, teams)
    nothing = advice(played, seen, w, Weighing((Weighed(0, 1.0, 0.0, 1), Weighed(1, 1.0, 0.0, 1)), rough=True))
    assert (nothing.options, [r.id for r in nothing.reasons]) == ((), ["advice-soon"])
