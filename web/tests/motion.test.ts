// What flies, and from where to where.
import { afterEach, beforeEach, expect, it, vi } from "vitest";
import { fly, places } from "../src/parts/motion";

interface Flight {
  element: Element;
  way: string;
  land(): void;
}

const BOXES = new Map<string, DOMRect>();
let flights: Flight[] = [];
let root: HTMLElement;

beforeEach(() => {
  flights = [];
  BOXES.clear();
  root = document.createElement("div");
  document.body.append(root);
  vi.spyOn(HTMLElement.prototype, "getBoundingClientRect").mockImplementation(function (this: HTMLElement) {
    return BOXES.get(this.id) ?? new DOMRect();
  });
  HTMLElement.prototype.animate = function (this: HTMLElement, frames: Keyframe[]) {
    const it = { onfinish: () => {} };
    const way = frames.map((f) => String(f.transform)).join(" > ");
    flights.push({ element: this, way, land: () => it.onfinish() });
    return it as unknown as Animation;
  } as typeof HTMLElement.prototype.animate;
});

afterEach(() => {
  root.remove();
  vi.restoreAllMocks();
});

function lay(html: string, ...boxes: [id: string, left: number, top: number, width: number, height: number][]): void {
  root.innerHTML = html;
  for (const [id, ...box] of boxes) BOXES.set(id, new DOMRect(...box));
}

it("lets a thing that lies elsewhere now fly there", () => {
  lay('<i id="a" data-ref="pawn:0"></i>', ["a", 0, 0, 10, 10]);
  const before = places(root);
  BOXES.set("a", new DOMRect(100, 50, 10, 10));
  fly(root, before);
  expect(flights.map((f) => f.way)).toEqual(["translate(-100px, -50px) > none"]);
});

it("lets a new thing fly out of what it was taken from", () => {
  lay('<i id="stack" data-ref="stack:0"></i>', ["stack", 0, 0, 10, 10]);
  const before = places(root);
  lay(
    '<i id="stack" data-ref="stack:0"></i><i id="card" data-ref="card:0:1" data-from="stack:0"></i>',
    ["stack", 0, 0, 10, 10],
    ["card", 40, 0, 10, 10],
  );
  fly(root, before);
  expect(flights.map((f) => [f.element.id, f.way])).toEqual([["card", "translate(-40px, 0px) > none"]]);
});

it("shows the last way of what is gone to whatever takes it, and clears it away", () => {
  lay('<i id="card" data-ref="card:0:7"></i>', ["card", 0, 0, 100, 200]);
  const before = places(root);
  lay('<b id="pile" data-takes="card:0:3 card:0:7"></b>', ["pile", 300, 0, 50, 100]);
  fly(root, before);
  expect(flights).toHaveLength(1);
  const [flight] = flights;
  expect(flight?.way).toBe("none > translate(275px, -50px) scale(0.5) rotate(6deg)");
  expect(flight?.element.hasAttribute("data-ref")).toBe(false);
  expect(root.querySelectorAll(".leaving")).toHaveLength(1);
  flight?.land();
  expect(root.querySelectorAll(".leaving")).toHaveLength(0);
});

it("shows what is gone in what it lay in, whose styles it has", () => {
  lay('<ul><li id="card" data-ref="card:0:7"></li></ul><b data-takes="card:0:7" id="pile"></b>', ["card", 0, 0, 9, 9]);
  BOXES.set("pile", new DOMRect(30, 0, 5, 5));
  const before = places(root);
  root.querySelector("li")?.remove();
  fly(root, before);
  expect(root.querySelectorAll("ul > .leaving")).toHaveLength(1);
});

it("leaves alone what nobody takes", () => {
  lay('<i id="card" data-ref="card:0:7"></i>', ["card", 0, 0, 100, 200]);
  const before = places(root);
  lay('<b id="pile" data-takes="card:0:3 card:0:70"></b>', ["pile", 300, 0, 50, 100]);
  fly(root, before);
  expect(flights).toEqual([]);
});
