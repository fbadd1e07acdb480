"""One question put to a person: shows it, takes commands, and comes back with an answer."""

from __future__ import annotations

from collections.abc import Callable, Iterable
from typing import TYPE_CHECKING

from rich.text import Text as Rich

from .. import files
from ..kernel.describe import Asking, Option, Ref, in_full
from ..kernel.game import Refusal
from ..kernel.words import LANGUAGES, text
from . import draw
from .choosing import Group, NotUnderstood, groups, place, subset
from .hint import show_advice
from .reference import show_rule

if TYPE_CHECKING:
    from .sitting import Sitting


class Leave(Exception):
    """The person gets up from the table."""


class Undone(Exception):
    """The question is no longer the one that was asked."""


class Ask:
    """The dialogue about one question."""

    def __init__(self, sitting: Sitting, seat: int, asking: Asking) -> None:
        self.sitting, self.seat, self.asking = sitting, seat, asking
        self.screen, self.match = sitting.screen, sitting.match
        self.levels: list[list[Group]] = []
        """The lists chosen from so far, the one on the screen last."""
        if asking.form == "pick":
            self.levels.append(groups(self.match.options(seat)))
        self.commands: dict[str, Callable[[list[str]], None]] = {
            "back": self._back,
            "board": self._board,
            "help": self._help,
            "hint": self._hint,
            "lang": self._lang,
            "log": self._log,
            "look": self._look,
            "quit": self._quit,
            "save": self._save,
            "undo": self._undo,
            "why": self._why,
        }

    def say(self, id: str, /, **args: int | str) -> str:
        return self.sitting.say(text(id, **args))

    def answer(self) -> int:
        """Talk until there is an answer."""
        self._show()
        while True:
            typed = self.screen.ask("> ")
            if not typed:
                continue
            word, *rest = typed.split()
            try:
                if word.lower() in self.commands:
                    self.commands[word.lower()](rest)
                elif (a := self._chosen(typed)) is not None:
                    return a
            except NotUnderstood as no:
                self.screen.show(self.say("table-not-understood", word=str(no)), style="red")
            except Refusal as no:
                self.screen.show(no.in_words(self.sitting.words.language), style="red")

    def _chosen(self, typed: str) -> int | None:
        """The answer that was typed, or None while there is still something to choose."""
        if self.asking.form == "subset":
            return subset(typed, len(self.asking.things))
        for word in typed.replace(",", " ").split():
            group = self.levels[-1][place(word, len(self.levels[-1]))]
            if len(group) == 1:
                return group[0].answer
            self.levels.append(groups(group, len(self.levels)))
        self._show()
        return None

    # --- showing ---

    def _show(self) -> None:
        """The question and what to choose from."""
        self.screen.show(self.sitting.say(self.asking.text), style="bold", hang=0)
        if self.asking.form == "subset":
            things = enumerate(self.asking.things)
            parts = [Rich(f"{k + 1:>2}. ") + draw.thing(t, self.sitting.words) for k, t in things]
            for line in draw.columns(parts, self.screen.width - 2):
                self.screen.console.print(Rich("  ") + line)
            self.screen.show(self.say("table-subset"), style="dim", indent=2)
        else:
            for k, group in enumerate(self.levels[-1]):
                self.screen.show(Rich(f"{k + 1:>2}. ") + Rich(self._label(group)), indent=1)
            if len(self.levels) > 1:
                self.screen.show(self.say("table-back"), style="dim", indent=2)
        if self.asking.refused:
            self.screen.show(self.say("table-refused", count=len(self.asking.refused)), style="dim", indent=2)

    def _label(self, group: Group) -> str:
        if len(group) == 1:
            return in_full(group[0], self.sitting.say)
        shared = [refs[0] for refs in zip(*(o.refs for o in group), strict=False) if len(set(refs)) == 1]
        name = next((n for ref in reversed(shared) if (n := self._name(ref)) is not None), None)
        return self.say("table-group", thing=name or self.sitting.say(group[0].text), count=len(group))

    def _name(self, ref: Ref) -> str | None:
        """What the table calls a thing or a place."""
        for area in self.match.board(self.seat).areas:
            for it in area.things:
                if it.ref == ref:
                    return draw.thing(it, self.sitting.words).plain
            if area.ref == ref:
                return self.sitting.say(area.title)
        return None

    # --- commands ---

    def _back(self, rest: list[str]) -> None:
        if len(self.levels) > 1:
            self.levels.pop()
        self._show()

    def _board(self, rest: list[str]) -> None:
        self.sitting.show_board(self.seat)
        self._show()

    def _help(self, rest: list[str]) -> None:
        self.screen.show(self.say("table-help"))

    def _hint(self, rest: list[str]) -> None:
        """What an adviser would answer, and why."""
        show_advice(self.screen, self.sitting.words, self.sitting.advice(self.seat), self._place_of)

    def _place_of(self, option: Option) -> str:
        """Where an option stands in the list on the screen; empty: nowhere."""
        if self.asking.form == "subset":
            return ""
        return next((f"{k + 1}" for k, group in enumerate(self.levels[-1]) if option in group), "")

    def _lang(self, rest: list[str]) -> None:
        if len(rest) != 1 or rest[0] not in LANGUAGES:
            raise Refusal(self.say("table-languages", list=", ".join(LANGUAGES)))
        self.sitting.speak(rest[0])
        self._board([])

    def _log(self, rest: list[str]) -> None:
        draw.log(self.match.log(self.seat), self.screen, self.sitting.words)

    def _look(self, rest: list[str]) -> None:
        """What is to be known of the things on the table whose names hold the words given."""
        wanted = " ".join(rest).lower()
        found: dict[str, list[str]] = {}
        for it in (t for area in self.match.board(self.seat).areas for t in area.things):
            name, notes = self.sitting.say(it.name), sentences(self.sitting.say(n.whole) for n in it.notes)
            if notes and wanted in name.lower() and name not in found.setdefault(notes, []):
                found[notes].append(name)
        for notes, names in found.items():
            self.screen.show(Rich(", ".join(names), style="bold") + Rich(f": {notes}", style="not bold"))
        if not found:
            self.screen.show(self.say("table-look-nothing"))

    def _quit(self, rest: list[str]) -> None:
        self.screen.show(self.say("table-quit"))
        if name := self.screen.ask("> "):
            self._save([name])
        raise Leave

    def _save(self, rest: list[str]) -> None:
        if not rest:
            raise Refusal(self.say("table-save-how"))
        path = files.named(" ".join(rest))
        files.write(path, self.sitting.saved())
        self.screen.show(self.say("table-saved", file=str(path)))

    def _undo(self, rest: list[str]) -> None:
        """Take back the last thing a person at this screen did."""
        humans = self.sitting.humans
        last = next((e.seat for e in reversed(self.match.history) if e.seat in humans), self.seat)
        self.match.undo(last)
        self.sitting.keep()
        self.screen.show(self.say("table-undone"))
        raise Undone

    def _why(self, rest: list[str]) -> None:
        """The rule behind the question, behind an option, or behind what is not possible."""
        if rest and rest[0].lower() == "not":
            if not self.asking.refused:
                self.screen.show(self.say("table-nothing-refused"))
            for no in self.asking.refused:
                self.screen.show(self.sitting.say(no.text))
                self._rule(no.rule)
        elif rest:
            self._rule(self._pointed_at(rest[0]).rule)
        else:
            self._rule(self.asking.rule)

    def _pointed_at(self, word: str) -> Option:
        if self.asking.form == "subset":
            return self.match.option(self.seat, 1 << place(word, len(self.asking.things)))
        return self.levels[-1][place(word, len(self.levels[-1]))][0]

    def _rule(self, id: str) -> None:
        show_rule(self.screen, self.sitting.words, self.match.game.rule(id))


def sentences(notes: Iterable[str]) -> str:
    """Notes one after the other; some are no sentences of their own."""
    return " ".join(note if note.endswith((".", "!", "?")) else f"{note}." for note in notes)
