// A finger on a die of a table that scrolls: it has the die in hand once it has rested there, and that is seen.
import { render } from "preact";
import { act } from "preact/test-utils";
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import type { Table } from "../contract";
import { useDragging } from "./drag";

const pressed: string[] = [];
const TABLE = {
  asking: { form: "subset" },
  picked: new Set(),
  standing: () => "open",
  press: (ref: string) => pressed.push(ref),
} as unknown as Table;

function Board() {
  return (
    <div ref={useDragging(TABLE)} style={{ overflowY: "auto" }}>
      <b data-drags="die:0:0" />
    </div>
  );
}

let place: HTMLElement;

function touch(kind: string, x: number): void {
  const at = place.querySelector("b") as HTMLElement;
  act(() => void at.dispatchEvent(new PointerEvent(kind, { bubbles: true, clientX: x, pointerType: "touch" })));
}

const inHand = () => document.querySelector(".dragged") !== null;

beforeEach(() => {
  vi.useFakeTimers();
  pressed.length = 0;
  place = document.body.appendChild(document.createElement("div"));
  act(() => render(<Board />, place));
  Object.defineProperty(place.firstChild, "scrollHeight", { value: 999 });
  const battle = Object.assign(document.createElement("i"), { id: "battle" });
  battle.dataset.drop = "battle";
  document.elementFromPoint = () => battle;
});

afterEach(() => {
  act(() => render(null, place));
  place.remove();
  vi.useRealTimers();
});

test("who moves at once scrolls", () => {
  touch("pointerdown", 0);
  touch("pointermove", 40);
  vi.runAllTimers();
  expect(inHand()).toBe(false);
  touch("pointerup", 40);
  expect(pressed).toEqual([]);
});

test("who rests has the die in hand, and it goes along", () => {
  touch("pointerdown", 0);
  expect(inHand()).toBe(false);
  vi.runAllTimers();
  expect(inHand()).toBe(true);
  touch("pointermove", 40);
  touch("pointerup", 40);
  expect(inHand()).toBe(false);
  expect(pressed).toEqual(["die:0:0"]);
});

test("who rests and goes nowhere has only pressed", () => {
  touch("pointerdown", 0);
  vi.runAllTimers();
  touch("pointerup", 2);
  expect(inHand()).toBe(false);
  expect(pressed).toEqual([]);
});
