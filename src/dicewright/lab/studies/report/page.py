"""The report of a study: one page that needs nothing else, for both themes, and for phones."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from html import escape
from importlib.resources import files

from .... import __version__
from ....kernel.mark import Mark
from ..findings import BEGAN, Agreement, Effect, Estimate, Findings, Row, Thrown, agreement
from ..plan import DRAWN, PAIRS, WITHOUT
from .plots import Line, Point, forest, heat, scatter, table
from .saying import Saying

MOST_SHOWN = 60
"""Things of a mark that are shown at once; of more, those that do most for and against."""
NOTHING = Estimate(0, 0.0, 0.0, 1.0)


def _ordered(table: Sequence[Sequence[Estimate | None]], order: Sequence[int]) -> list[list[Estimate | None]]:
    return [[table[row][column] for column in order] for row in order]


def page(findings: Findings, language: str) -> str:
    """The whole page."""
    return Report(findings, language).page()


class Report:
    def __init__(self, findings: Findings, language: str) -> None:
        self.of, self.study = findings, findings.study
        self.s = Saying(self.study, language)
        self.lines = [n for n in range(len(self.study.bots)) if (findings.lines == n).any()]

    def page(self) -> str:
        say, title = self.s.say, escape(self.study.title[self.s.language])
        style = files(__package__).joinpath("style.css").read_text(encoding="utf-8")
        body = "".join(self._sections()) if self.lines else f"<p>{escape(say('study-nothing'))}</p>"
        return (
            f'<!doctype html><html lang="{self.s.language}"><head><meta charset="utf-8">'
            '<meta name="viewport" content="width=device-width,initial-scale=1">'
            f"<title>{title}</title><style>{style}</style></head><body><main>"
            f"<header><h1>{title}</h1><p>{escape(self._lead())}</p>{self._facts()}</header>"
            f"{body}{self._run()}</main></body></html>\n"
        )

    # --- at the head ---

    def _lead(self) -> str:
        study = self.study
        seats = self.s.say("study-seats", seats=study.seats)
        return self.s.say(f"study-lead-{study.kind}", seats=seats, arms=len(study.arms) // len(study.bots))

    def _facts(self) -> str:
        say, games = self.s.say, len(self.of.rows)
        asked = self.study.games * len(self.study.arms)
        facts = [(say("study-fact-games"), self.s.count(games), self._of_all(games, asked))]
        if self.lines and (half := self._widest()):
            facts.append((say("study-fact-half"), f"± {self.s.worth(half)}", say("study-fact-half-of")))
        if self.lines and self.study.kind in (PAIRS, DRAWN) and (rows := self.of.strengths(self.lines[0])):
            for fact, row in (("best", rows[0]), ("worst", rows[-1])):
                within = self.s.within(row.it)
                facts.append(
                    (say(f"study-fact-{fact}"), self.s.value(row.key), f"{self.s.worth(row.it.mean)} ({within})")
                )
        items = "".join(
            f"<div><dt>{escape(a)}</dt><dd>{escape(b)}<small>{escape(c)}</small></dd></div>" for a, b, c in facts
        )
        return f'<dl class="facts">{items}</dl>'

    def _of_all(self, games: int, asked: int) -> str:
        if games < asked:
            return self.s.say("study-fact-unfinished", all=self.s.count(asked))
        return self.s.say("study-fact-each", each=self.s.count(self.study.games))

    def _widest(self) -> float:
        """How sure the least sure of what is compared is."""
        if self.study.kind == PAIRS:
            return max(it.half for line in self.lines for row in self.of.matrix(line) for it in row)
        if self.study.kind == DRAWN:
            return max((row.it.half for line in self.lines for row in self.of.strengths(line)), default=0.0)
        return max((it.first.half for line in self.lines for it in self.of.thrown(line)), default=0.0)

    # --- what was found ---

    def _sections(self) -> Iterator[str]:
        study = self.study
        if study.kind in (PAIRS, DRAWN) and len(self.of.faced) > 1:
            yield self._strengths()
            yield from self._tables()
            if len(self.lines) > 1:
                yield self._between()
            if study.published:
                yield self._beside_published()
        if study.kind not in (PAIRS, DRAWN):
            yield self._thrown()
        for mark in study.game.marks:
            if study.kind in (PAIRS, DRAWN):
                yield self._mark(mark)

    def _section(self, id: str, *parts: str, read: str = "") -> str:
        """A heading, how it is to be read, and the figures."""
        how = read or (self.s.say(f"{id}-read") if self.s.words.has(f"{id}-read") else "")
        return f"<section><h2>{escape(self.s.say(id))}</h2><p>{escape(how)}</p>{''.join(parts)}</section>"

    def _strengths(self) -> str:
        """How everybody does against all others; the bots side by side, in the order of the last."""
        found = [{row.key: row for row in self.of.strengths(n)} for n in self.lines]
        order = [row.key for row in self.of.strengths(self.lines[0])]
        lines = [self._strength(key, [it.get(key) for it in found]) for key in order]
        names = [self.s.line(n) for n in self.lines]
        columns = (self.s.say("study-column-value"), self.s.say("study-column-won"))
        return self._section(
            "study-strengths",
            forest(
                self.s.say("study-strengths"),
                lines,
                self.of.fair if not self.study.alone else 0.0,
                self.s.tick,
                columns,
                names,
            ),
        )

    def _strength(self, key: str, rows: list[Row | None]) -> Line:
        its = tuple(row.it if row else None for row in rows)
        told = [it for it in its if it]
        if len(its) > 1:
            return Line(self.s.value(key), its, " · ".join(self.s.worth(it.mean) for it in told))
        return Line(self.s.value(key), its, self.s.worth(told[0].mean), self.s.within(told[0]))

    def _tables(self) -> Iterator[str]:
        """The strongest come first, as the first bots have it."""
        order = [self.of.faced.index(row.key) for row in self.of.strengths(self.lines[0])]
        names = [self.s.value(self.of.faced[k]) for k in order]
        for n in self.lines:
            line = self.s.line(n)
            whole = {row.key: row.it for row in self.of.strengths(n)}
            means = [whole.get(self.of.faced[k], NOTHING) for k in order]
            parts = [self._heat("study-meetings", line, names, _ordered(self.of.meetings(n), order), means)]
            if self.study.kind == PAIRS:
                parts.append(f"<details><summary>{escape(self.s.say('study-seated'))}</summary>")
                parts.append(self._heat("study-seated-caption", line, names, _ordered(self.of.matrix(n), order), []))
                parts.append("</details>")
            if len(set(self.study.teams)) < self.study.seats:
                parts.append(f"<h3>{escape(self.s.say('study-mates'))}</h3>")
                parts.append(self._heat("study-mates-caption", line, names, _ordered(self.of.mates(n), order), []))
            heading, how = self.s.say("study-table", line=line), self.s.say("study-table-read")
            yield f"<section><h2>{escape(heading)}</h2><p>{escape(how)}</p>{''.join(parts)}</section>"

    def _heat(
        self, id: str, line: str, names: list[str], cells: list[list[Estimate | None]], means: list[Estimate]
    ) -> str:
        def said(it: Estimate) -> str:
            return self.s.say(
                "study-cell", share=self.s.percent(it.mean), within=self.s.within(it), games=self.s.count(it.games)
            )

        key = f'<p class="key"><span>{self.s.percent(0.25, 0)}</span><i></i><span>{self.s.percent(0.75, 0)}</span></p>'
        drawn = heat(
            self.s.say(id, line=line), names, names, cells, self.of.fair, said, lambda n: self.s.number(100 * n, 0),
            means, self.s.say("study-mean"),
        )  # fmt: skip
        return drawn + key

    # --- bots beside each other, and beside people ---

    def _between(self) -> str:
        """What changes when somebody else plays."""
        order = self.of.faced
        found = {n: {row.key: row.it for row in self.of.strengths(n)} for n in self.lines}
        rows, first, last = [], self.lines[0], self.lines[-1]
        for a, b in ((a, b) for a in self.lines for b in self.lines if a < b):
            told = agreement([found[a][key] for key in order], [found[b][key] for key in order])
            rows.append([f"{self.s.line(a)} – {self.s.line(b)}", *self._agreeing(told)])
        points = [Point(self.s.value(key), found[first][key], found[last][key]) for key in order]
        changes = sorted(order, key=lambda key: found[last][key].mean - found[first][key].mean)
        up, down = changes[-1], changes[0]
        told_most = self.s.say(
            "study-between-most", one=self.s.line(first), other=self.s.line(last),
            up=self.s.value(up), more=self.s.worth(found[last][up].mean - found[first][up].mean, 1, True),
            down=self.s.value(down), less=self.s.worth(found[last][down].mean - found[first][down].mean, 1, True),
        )  # fmt: skip
        axes = self.s.line(first), self.s.line(last)
        return self._section(
            "study-between",
            f"<p>{escape(told_most)}</p>",
            scatter(self.s.say("study-between"), points, axes, self.s.tick, self.of.fair),
            table(self.s.say("study-agreement"), self._agreement_head(), rows),
        )

    def _agreement_head(self) -> list[str]:
        return [self.s.say(id) for id in ("study-column-orders", "study-column-spearman", "study-column-kendall")]

    def _agreeing(self, told: Agreement) -> list[str]:
        def with_interval(it: Estimate) -> str:
            within = self.s.say("study-within", low=self.s.number(it.low, 2), high=self.s.number(it.high, 2))
            return f"{self.s.number(it.mean, 2)} ({within})"

        return [with_interval(told.spearman), with_interval(told.kendall)]

    def _beside_published(self) -> str:
        published = self.study.published
        assert published is not None
        parts, rows = [], []
        for n in self.lines:
            found = {row.key: row.it for row in self.of.strengths(n) if row.key in published.values}
            theirs = {key: published.values[key] for key in found}
            told = agreement(list(found.values()), list(theirs.values()))
            rows.append([self.s.line(n), *self._agreeing(told)])
            sure = {key: Estimate(0, share, share, share) for key, share in theirs.items()}
            points = [Point(self.s.value(key), sure[key], found[key]) for key in found]
            axes = self.s.say("study-people"), self.s.line(n)
            parts.append(
                scatter(self.s.say("study-published-caption", line=self.s.line(n)), points, axes, self.s.tick, 0.5)
            )
        source = escape(self.s.say("study-source", source=published.source))
        note_said = published.note[self.s.language]
        note = f"<p>{escape(note_said)}</p>" if note_said else ""
        return self._section(
            "study-published", f'<p class="soft">{source}</p>', note,
            table(self.s.say("study-agreement"), self._agreement_head(), rows), *parts,
            f"<details><summary>{escape(self.s.say('study-figures'))}</summary>", self._published_table(), "</details>",
        )  # fmt: skip

    def _published_table(self) -> str:
        published = self.study.published
        assert published is not None
        found = [{row.key: row.it for row in self.of.strengths(n)} for n in self.lines]
        head = [self.s.say("study-column-value"), self.s.say("study-people"), *[self.s.line(n) for n in self.lines]]
        rows = [
            [self.s.value(key), self.s.percent(share), *[self.s.percent(it[key].mean) for it in found]]
            for key, share in sorted(published.values.items(), key=lambda it: -it[1])
            if all(key in it for it in found)
        ]
        return table(self.s.say("study-published"), head, rows)

    # --- marks ---

    def _mark(self, mark: Mark) -> str:
        """Who wins with a thing, and who without it."""
        if mark.name == BEGAN:
            return self._began(mark)
        parts = []
        for n in self.lines:
            found = self.of.effects(mark, n)
            if not found:
                continue
            shown = found if len(found) <= MOST_SHOWN else [*found[: MOST_SHOWN // 2], *found[-MOST_SHOWN // 2 :]]
            if len(self.lines) > 1:
                parts.append(f"<h3>{escape(self.s.line(n))}</h3>")
            if len(shown) < len(found):
                parts.append(f'<p class="soft">{escape(self.s.say("study-cut", shown=len(shown), all=len(found)))}</p>')
            caption = self.s.say("study-effects", what=self.s.say(f"mark-{mark.name}"))
            columns = self.s.say(f"mark-{mark.name}"), self.s.say("study-column-difference")
            parts.append(forest(caption, [self._effect(it) for it in shown], 0.0, self.s.tick_change, columns))
            parts.append(f"<details><summary>{escape(self.s.say('study-figures'))}</summary>")
            parts.append(self._effects_table(caption, found))
            parts.append("</details>")
        if not parts:
            return ""
        heading = self.s.say(f"mark-{mark.name}")
        how = self.s.say("study-effects-alone" if self.study.alone else "study-effects-read")
        return f"<section><h2>{escape(heading)}</h2><p>{escape(how)}</p>{''.join(parts)}</section>"

    def _effect(self, it: Effect) -> Line:
        return Line(
            self.s.name(it.thing.name),
            (it.difference,),
            self.s.worth(it.difference.mean, 1, signed=True),
            self.s.within(it.difference, True),
        )

    def _effects_table(self, caption: str, found: list[Effect]) -> str:
        ids = (
            "study-column-thing",
            "study-column-games",
            "study-column-with",
            "study-column-without",
            "study-column-difference",
        )
        rows = [
            [
                self.s.name(it.thing.name),
                self.s.count(it.having.games),
                f"{self.s.worth(it.having.mean)} ({self.s.within(it.having)})",
                f"{self.s.worth(it.lacking.mean)} ({self.s.within(it.lacking)})",
                f"{self.s.worth(it.difference.mean, 1, True)} ({self.s.within(it.difference, True)})",
            ]
            for it in found
        ]
        return table(caption, [self.s.say(id) for id in ids], rows)

    def _began(self, mark: Mark) -> str:
        """Whether it is good to begin, for everybody together and for each."""
        if self.study.alone:
            return ""
        lines = []
        for n in self.lines:
            name = self.s.say("study-all") if len(self.lines) == 1 else self.s.say("study-all-of", line=self.s.line(n))
            lines += [self._beginning(name, self.of.advantage(n))]
        for key in self.of.faced if len(self.of.faced) > 1 else ():
            lines.append(self._beginning(self.s.value(key), self.of.advantage(self.lines[-1], key)))
        columns = self.s.say("study-column-value"), self.s.say("study-column-difference")
        return self._section(
            "study-began",
            forest(self.s.say("study-began"), [it for it in lines if it], 0.0, self.s.tick_change, columns),
        )

    def _beginning(self, name: str, it: Estimate) -> Line:
        return Line(name, (it,), self.s.worth(it.mean, 1, signed=True), self.s.within(it, signed=True))

    # --- the same games, otherwise ---

    def _thrown(self) -> str:
        parts = []
        for n in self.lines:
            found = sorted(self.of.thrown(n), key=lambda it: -it.first.mean)
            if len(self.lines) > 1:
                parts.append(f"<h3>{escape(self.s.line(n))}</h3>")
            caption = self.s.say(self._id("study-changed"))
            columns = self.s.say("study-column-changed"), self.s.say("study-column-difference")
            lines = [
                Line(
                    self._cell(it),
                    (it.first,),
                    self.s.worth(it.first.mean, 1, signed=True),
                    self.s.within(it.first, True),
                )
                for it in found
            ]
            parts.append(forest(caption, lines, 0.0, self.s.tick_change, columns))
            parts.append(f"<h3>{escape(self.s.say('study-besides'))}</h3>")
            parts.append(self._thrown_table(found))
        return self._section(self._id("study-thrown"), *parts)

    def _id(self, id: str) -> str:
        if self.study.kind == WITHOUT:
            return f"{id}-without"
        return f"{id}-alone" if self.study.alone else id

    def _cell(self, it: Thrown) -> str:
        if self.study.kind == WITHOUT:
            mark = self.study.mark
            assert mark is not None
            known = {thing.key: thing for thing in mark.things(self.study.first, 0).values()}
            return self.s.name(known[it.cell[0]].name)
        return self.s.option(*it.cell)

    def _thrown_table(self, found: list[Thrown]) -> str:
        ids = ["changed", "games", "others", "longer"] + (["most"] if any(it.most for it in found) else [])
        rows = []
        for it in found:
            most = "; ".join(f"{self.s.value(key)} {self.s.worth(change.mean, 1, True)}" for key, change in it.most)
            figures = [self.s.count(it.games), self._share(it.others), self._share(it.longer, signed=True)]
            rows.append([self._cell(it), *figures, *([most or "–"] if len(ids) > 4 else [])])
        return table(self.s.say("study-besides"), [self.s.say(f"study-column-{id}") for id in ids], rows, words=(4,))

    def _share(self, it: Estimate, signed: bool = False) -> str:
        within = self.s.say(
            "study-within", low=self.s.percent(it.low, 1, signed), high=self.s.percent(it.high, 1, signed)
        )
        return f"{self.s.percent(it.mean, 1, signed)} ({within})"

    # --- how it was found ---

    def _run(self) -> str:
        study, say = self.study, self.s.say
        command = f"dicewright study {study.name}.toml --games {study.games}"
        facts = [
            ("game", f"{study.game.name} ({say('study-rules', version=study.game.version)})"),
            ("bots", "; ".join(", ".join(line) for line in study.bots)),
            ("each", self.s.count(study.games)),
            ("seed", str(study.seed)),
            ("program", f"dicewright {__version__}"),
        ]
        items = "".join(f"<dt>{escape(say(f'study-run-{id}'))}</dt><dd>{escape(told)}</dd>" for id, told in facts)
        file = escape(study.file.strip())
        return self._section(
            "study-run", f'<dl class="run">{items}</dl>', f"<pre>{escape(command)}</pre>",
            f"<details><summary>{escape(say('study-file', name=f'{study.name}.toml'))}</summary>",
            f"<pre>{file}</pre></details>",
        )  # fmt: skip
