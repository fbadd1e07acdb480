// Cards as somebody changes them: what is kept, what the file says, and what the form makes of a form.
import { render } from "preact";
import { act } from "preact/test-utils";
import { describe, expect, test } from "vitest";
import type { Entry, Field, Form } from "../messages";
import {
  asShipped,
  changed,
  count,
  type Draft,
  draftOf,
  joined,
  keepDraft,
  same,
  spell,
  sureOf,
  valueIn,
} from "./draft";
import { decoded } from "./file";
import { fresh, ValueInput } from "./ValueInput";

const PRICE: Field = {
  name: "price",
  label: "cost",
  form: "price",
  mark: ["state", "price"],
  value: 5,
  sure: "reconstructed",
  shipped: 5,
  shipped_said: "5",
  shipped_sure: "reconstructed",
};
const LONGSWORD = "market.longsword";

describe("a draft", () => {
  test("holds only what is not as shipped", () => {
    const draft = changed({}, LONGSWORD, "price", 7, PRICE.shipped);
    expect(draft).toEqual({ [LONGSWORD]: { price: 7 } });
    expect(changed(draft, LONGSWORD, "price", 5, PRICE.shipped)).toEqual({});
    expect(asShipped(changed(draft, LONGSWORD, "state.price", "ruled", "printed"), LONGSWORD, PRICE)).toEqual({});
  });

  test("a value that is corrected counts as printed, unless it is said otherwise", () => {
    expect(sureOf(undefined, PRICE)).toBe("reconstructed");
    expect(sureOf({ price: 7 }, PRICE)).toBe("printed");
    expect(sureOf({ price: 7, "state.price": "ruled" }, PRICE)).toBe("ruled");
    expect(sureOf({ "state.price": "printed" }, PRICE)).toBe("printed");
    expect(valueIn({ "state.price": "printed" }, PRICE)).toBe(5);
  });

  test("takes another one over it, value by value", () => {
    const mine: Draft = { [LONGSWORD]: { price: 7, hands: 2 }, "classes.monk": { color: "red" } };
    expect(joined(mine, { [LONGSWORD]: { price: 9 }, "classes.bard": { color: "blue" } })).toEqual({
      [LONGSWORD]: { price: 9, hands: 2 },
      "classes.monk": { color: "red" },
      "classes.bard": { color: "blue" },
    });
  });

  test("counts a value and its mark once", () => {
    const draft: Draft = {
      [LONGSWORD]: { price: 7, "state.price": "ruled", hands: 2 },
      "classes.monk": { color: "red" },
    };
    expect(count(draft)).toBe(3);
  });

  test("comes back from a file that the server has read", () => {
    const read: Entry = {
      path: ["market", "longsword"],
      look: { ref: "card:0", name: "", value: null, facets: {}, notes: [], mark: "", label: "" },
      fields: [
        { ...PRICE, value: 7, sure: "printed" },
        { ...PRICE, name: "hands", mark: ["state", "hands"], sure: "printed" },
        { ...PRICE, name: "rank", mark: ["state", "rank"] },
      ],
    };
    expect(draftOf([read])).toEqual({ [LONGSWORD]: { price: 7, "state.hands": "printed" } });
  });
});

test("the file says every change on a line of its own", () => {
  const effect = { op: "price_reduction", types: ["weapon", "armor"], amount: 2, deep: { yes: true } };
  expect(spell({ [LONGSWORD]: { price: 7, "state.price": "ruled", effect } })).toBe(
    [
      "[market.longsword]",
      "price = 7",
      'state.price = "ruled"',
      'effect = { op = "price_reduction", types = ["weapon", "armor"], amount = 2, deep = { yes = true } }',
      "",
    ].join("\n"),
  );
  expect(spell({})).toBe("");
});

test("values are the same whatever the order of their names", () => {
  expect(same({ a: 1, b: [1, { c: 2, d: 3 }] }, { b: [1, { d: 3, c: 2 }], a: 1 })).toBe(true);
  expect(same([1, 2], [2, 1])).toBe(false);
});

test("a draft that cannot be kept is no harm", () => {
  keepDraft("pig", { a: { b: 1 } });
  expect(localStorage.getItem("dicewright-cards-pig")).toBe('{"a":{"b":1}}');
});

test("files in other codings are read, or marked where they are no text", () => {
  const bytes = (...them: number[]) => decoded(new Uint8Array(them));
  expect(bytes(0xef, 0xbb, 0xbf, 0x61)).toBe("a");
  expect(bytes(0xff, 0xfe, 0x61, 0)).toBe("a");
  expect(bytes(0xfe, 0xff, 0, 0x61)).toBe("a");
  expect(bytes(0x61, 0x0a, 0xe9, 0x20)).toBe("a\n\0 ");
  expect(bytes(0x61, 0)).toBe("a\0");
});

describe("forms", () => {
  const part = (name: string, form: Form, optional = false) => ({ name, label: name, form, optional });
  const number: Form = { kind: "whole", low: 2, high: 9 };
  const words: Form = { kind: "words", words: ["weapon", "armor"].map((value) => ({ value, label: value })) };

  /** Draw an input, do something with it, and hear what it says. */
  function entered(form: Form, value: unknown, doing: (box: HTMLElement) => void, optional = false): unknown[] {
    const box = document.body.appendChild(document.createElement("div"));
    const heard: unknown[] = [];
    act(() =>
      render(
        <ValueInput form={form} value={value} label="it" optional={optional} change={(it) => heard.push(it)} />,
        box,
      ),
    );
    act(() => doing(box));
    return heard;
  }

  function type(box: HTMLElement, selector: string, text: string): void {
    const input = box.querySelector<HTMLInputElement>(selector);
    if (!input) throw new Error(`nothing is ${selector}`);
    input.value = text;
    input.dispatchEvent(new Event(input.tagName === "SELECT" ? "change" : "input", { bubbles: true }));
  }

  test("a number; what is none stays as it was typed, for the server to say what is wrong", () => {
    expect(entered(number, 3, (box) => type(box, "input", "7"))).toEqual([7]);
    expect(entered(number, 3, (box) => type(box, "input", ""))).toEqual([""]);
    expect(entered(number, 3, (box) => type(box, "input", ""), true)).toEqual([undefined]);
  });

  test("parts: one changes, one may be left out", () => {
    const goal: Form = { kind: "parts", parts: [part("min", number), part("max", number, true)] };
    const box = (n: number, text: string) => (it: HTMLElement) => type(it, `.part:nth-child(${n}) input`, text);
    expect(entered(goal, { min: 3, max: 4 }, box(1, "5"))).toEqual([{ min: 5, max: 4 }]);
    expect(entered(goal, { min: 3, max: 4 }, box(2, ""))).toEqual([{ min: 3 }]);
  });

  test("a list with a place for each part", () => {
    const cell: Form = { kind: "row", parts: [part("", number), part("", { kind: "word", words: words.words ?? [] })] };
    expect(entered(cell, [2, "weapon"], (box) => type(box, "select", "armor"))).toEqual([[2, "armor"]]);
  });

  test("words in their own order, none meaning all where that is so", () => {
    const press = (n: number) => (box: HTMLElement) => box.querySelectorAll("input")[n]?.click();
    expect(entered(words, ["armor"], press(0))).toEqual([["weapon", "armor"]]);
    expect(entered(words, ["armor"], press(1))).toEqual([[]]);
    expect(entered(words, ["armor"], press(1), true)).toEqual([undefined]);
  });

  test("another case begins anew", () => {
    const cases: Form = {
      kind: "cases",
      key: "op",
      cases: [
        { value: "none", label: "No effect.", parts: [], fresh: { op: "none" } },
        { value: "gold", label: "Take gold.", parts: [part("gold", number)], fresh: { op: "gold", gold: 2 } },
      ],
    };
    expect(entered(cases, { op: "none" }, (box) => type(box, "select", "gold"))).toEqual([{ op: "gold", gold: 2 }]);
    expect(entered(cases, { op: "gold", gold: 2 }, (box) => type(box, "input", "4"))).toEqual([
      { op: "gold", gold: 4 },
    ]);
    expect(fresh({ kind: "rows", low: 2, high: 3, parts: [part("", cases)] })).toEqual([
      { op: "none" },
      { op: "none" },
    ]);
  });
});
