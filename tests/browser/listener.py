"""A person who hears the page: knows roles, names and states as a screen reader tells them, and sees nothing."""

from __future__ import annotations

import random
import re
import time
from collections.abc import Iterator
from dataclasses import dataclass, field
from typing import Any

from playwright.sync_api import Error

from .player import ASKED, CHANGED, GO_ON, OVER, STATE, Person
from .serving import WEB
from .waiting import LOOK_MS, PATIENCE

STATES = ("disabled", "pressed", "checked", "expanded", "selected", "invalid")
NAMED = {"button", "link", "image", "textbox", "combobox", "checkbox", "radio", "slider", "region", "heading", "log"}
BESIDE = ("why", "advice", "pass-phase", "ask-always", "skip", "pick-anew")
"""Buttons that stand beside the answers of a question."""

EARS = """
() => {
  globalThis.heard = [];
  const LIVE = '[role=log], [role=status], [role=alert], [aria-live=polite], [aria-live=assertive]';
  const QUIET = '[aria-live=off], [aria-hidden=true]';
  const spoken = (node) => {
    const copy = node.cloneNode(true);
    for (const quiet of copy.querySelectorAll?.(QUIET) ?? []) quiet.remove();
    return copy;
  };
  const words = (node) => (spoken(node).textContent ?? '').replace(/\\s+/g, ' ').trim();
  const hear = (text) => text && heard.push(text);
  const watch = new MutationObserver((changes) => {
    const whole = new Set();
    for (const { type, target, addedNodes } of changes) {
      const element = target.nodeType === 1 ? target : target.parentElement;
      const region = element?.closest(LIVE);
      if (region?.matches('[role=log]')) {
        if (element.closest(QUIET)) continue;
        for (const node of addedNodes) if (node.nodeType === 1 && !node.matches(QUIET)) hear(words(node));
      } else if (region) whole.add(region);
      else
        for (const node of addedNodes)
          if (node.nodeType === 1 && node.matches('[role=alert]')) hear(words(node));
    }
    for (const region of whole) hear(words(region));
  });
  watch.observe(document, { subtree: true, childList: true, characterData: true });
}
"""
"""What live regions say of themselves: lines added to a log, and the whole of a status or an alert that changes."""


@dataclass
class Node:
    """Something in the accessibility tree, with what lies in it."""

    id: int
    role: str
    name: str
    states: dict[str, Any]
    description: str = ""
    value: str = ""
    children: list[Node] = field(default_factory=list)

    def walk(self) -> Iterator[Node]:
        yield self
        for child in self.children:
            yield from child.walk()

    def all(self, *roles: str, name: str | None = None) -> list[Node]:
        return [it for it in self.walk() if it.role in roles and (name is None or it.name == name)]

    def one(self, role: str, name: str | None = None) -> Node | None:
        return next(iter(self.all(role, name=name)), None)

    def said(self) -> str:
        """As it is spoken, with its states."""
        states = [k if v in (True, "true") else f"{k} {v}" for k, v in self.states.items() if k != "focused"]
        parts = [self.role, f'"{self.name}"' if self.name else "", self.value, *states]
        parts += [f"({self.description})"] if self.description and self.description != self.name else []
        return " ".join(p for p in parts if p)


class Listener:
    """Plays by the accessibility tree of the browser alone."""

    def __init__(self, person: Person, language: str = "en") -> None:
        self.page, self.say = person.page, words(language)
        person.context.add_init_script(f"({EARS})()")
        self._wire = person.context.new_cdp_session(person.page)
        self._wire.send("Accessibility.enable")

    def tree(self) -> Node:
        """The page as it is told now."""
        sent = {it["nodeId"]: it for it in self._wire.send("Accessibility.getFullAXTree")["nodes"]}
        root = next(it for it in sent.values() if "parentId" not in it)

        def nodes(it: dict[str, Any]) -> list[Node]:
            below = [n for child in it.get("childIds", ()) if child in sent for n in nodes(sent[child])]
            role = it.get("role", {}).get("value", "")
            if it.get("ignored") or role in ("none", "generic", "InlineTextBox"):
                return below
            properties = {p["name"]: p["value"].get("value") for p in it.get("properties", ())}
            states = {k: properties[k] for k in (*STATES, "focused") if properties.get(k) not in (None, False, "false")}
            if "pressed" in properties:
                states["pressed"] = properties["pressed"]
            text = {k: str(it.get(k, {}).get("value", "")) for k in ("name", "description", "value")}
            return [
                Node(
                    it.get("backendDOMNodeId", 0), role, text["name"], states, text["description"], text["value"], below
                )
            ]

        return nodes(root)[0]

    def press(self, node: Node) -> bool:
        """Go to something and press it; False if it has gone since it was told."""
        try:
            self._wire.send("DOM.focus", {"backendNodeId": node.id})
        except Error:
            return False
        self.page.keyboard.press("Enter")
        return True

    def heard(self) -> list[str]:
        """What was announced since the last time."""
        return list(self.page.evaluate("() => globalThis.heard.splice(0)"))

    # --- at a table ---

    def play(self, seed: int = 1) -> Heard:
        """Play to the end by roles and names; everything that was heard on the way comes back."""
        dice, game, new = random.Random(seed), Heard(), True
        while True:
            tree, question = self._asked()
            blow = question.one("button", self.say["go-on"])  # nothing is asked yet, and the log has told it
            game.take(tree, question, self.heard(), new, blow is not None)
            if question.one("button", self.say["play-again"]):
                return game
            new = self._answer(tree, question, dice, new)

    def _asked(self) -> tuple[Node, Node]:
        """Wait for a question, or for the end."""
        until = time.monotonic() + PATIENCE
        while time.monotonic() < until:
            self.page.wait_for_selector(f"{ASKED}, {GO_ON}, {OVER}")  # the whole tree is dear to ask for
            tree = self.tree()
            question = tree.one("region", self.say["question"])
            if question is not None and self._answers(question):
                return tree, question
            self.page.wait_for_timeout(LOOK_MS)
        raise AssertionError(f"Nothing is asked, and it is not over: {[it.said() for it in (question or tree).walk()]}")

    def _answers(self, question: Node) -> list[Node]:
        """What ends a question, without what stands beside it in every one."""
        beside = tuple(self.say[id] for id in BESIDE)
        found = [it for it in question.all("button") if not it.name.startswith(beside) and "pressed" not in it.states]
        return found + [it for it in question.all("DisclosureTriangle")[:1] if "expanded" not in it.states]

    def _answer(self, tree: Node, question: Node, dice: random.Random, new: bool) -> bool:
        """Press something; whether it answers, and does not only turn a switch or open a list."""
        main = tree.one("main")
        assert main is not None
        switches = [it for it in main.all("button") if "pressed" in it.states]
        what = dice.choice(switches if switches and dice.randrange(6) else self._answers(question))
        before = self.page.evaluate(STATE)
        if not self.press(what):
            return new
        self.page.evaluate(CHANGED, before)
        return what not in switches and what.role == "button"


@dataclass
class Heard:
    """What a player has heard of a game."""

    lines: list[str] = field(default_factory=list)
    """Announced by themselves."""
    unread: list[str] = field(default_factory=list)
    """Questions that nobody read to him."""
    nameless: list[str] = field(default_factory=list)
    """Things that can be used and have no name."""
    alike: list[str] = field(default_factory=list)
    """Answers to one question that cannot be told apart."""

    def take(self, tree: Node, question: Node, heard: list[str], new: bool, blow: bool) -> None:
        """Where one stands: the page, the question in it, what was announced, whether the question is new, or only
        something that went against him, whose heading is a line of the log."""
        asked = None if blow else question.one("heading")
        if asked and new and "focused" not in asked.states and asked.name not in heard:
            self.unread.append(asked.name)
        self.lines += [line for line in heard if asked is None or line != asked.name]
        self.nameless += [it.role for it in tree.walk() if it.role in NAMED and not it.name.strip()]
        answers = [it.name for item in question.all("listitem") for it in item.all("button")]
        self.alike += [name for name in answers if answers.count(name) > 1]


def words(language: str) -> dict[str, str]:
    """The page's own words that stand for themselves."""
    source = (WEB / "words" / f"{language}.ftl").read_text(encoding="utf-8")
    return dict(re.findall(r"^([a-z-]+) = ([^{\n]+)$", source, re.MULTILINE))
