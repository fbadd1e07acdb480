// The review of a game: its curve, its bars and moments, by mouse, by key and by ear; and the picture of it.
import { render } from "preact";
import { act } from "preact/test-utils";
import { beforeEach, describe, expect, it, vi } from "vitest";
import { drawing } from "../boards/testing";
import { useWordsOf } from "../boards/words";
import { sourcesIn } from "../languages";
import type { Picture, Seat, Summary } from "../messages";
import { language } from "../settings";
import { comes } from "../waiting.testing";
import { pictureOf } from "./picture";
import { ReviewPanel } from "./ReviewPanel";
import { changed, pointAt, written } from "./sides";
import type { Reviewed } from "./useReview";

const WORDS = sourcesIn(import.meta.glob("./words/*.ftl", { query: "?raw", import: "default" }));
const root = drawing();

function seat(n: number, name: string, mine: boolean): Seat {
  return {
    seat: n,
    team: n,
    kind: mine ? "person" : "bot",
    name,
    level: mine ? null : { value: "adept", label: "adept" },
    online: true,
    mine,
    stand_in: false,
    resigned: false,
  };
}

const ABOUT = {
  table: "aaaa",
  title: "Dice Forge",
  changed: 0,
  seats: [seat(0, "Ann <3", true), seat(1, "Bot", false)],
  result: { places: [2, 1], text: "Bot has won.", moves: 9, resigned: [] },
} as unknown as Summary;

const PICTURE: Picture = {
  alone: false,
  points: [
    { step: 0, when: "Turn 1", values: [0.5, 0.5] },
    { step: 3, when: "Turn 2", values: [0.75, 0.25] },
    { step: 9, when: "end", values: [0, 1] },
  ],
  sides: [
    { side: 0, seats: [0], start: 0.5, luck: -0.4, play: -0.3, others: 0.2, end: 0 },
    { side: 1, seats: [1], start: 0.5, luck: 0.4, play: -0.2, others: 0.3, end: 1 },
  ],
  seats: [
    { seat: 0, precision: 0.8, like: "adept" },
    { seat: 1, precision: null, like: "" },
  ],
  moments: [
    { kind: "bad", step: 3, seat: 0, change: -0.3, text: "Turn 2: a blunder", lines: [] },
    { kind: "good", step: 0, seat: 1, change: 0.2, text: "Turn 1: a coup", lines: [] },
    { kind: "unlucky", step: 3, seat: 0, change: -0.4, text: "Turn 2: no luck", lines: ["Ann rolled 1", "and 1"] },
  ],
  how: "What the numbers mean.",
};

const DONE: Reviewed = { picture: PICTURE, part: 1, before: 0, going: false, left: false, failed: "" };
const done: string[] = [];

function Shown({ review, at }: { review: Reviewed; at: number }) {
  const words = useWordsOf(WORDS);
  return words ? (
    <ReviewPanel
      {...{ words, review, at }}
      about={ABOUT}
      again={() => done.push("again")}
      go={(step) => done.push(`go ${step}`)}
      show={(step) => done.push(`show ${step}`)}
      tryAgain={(step, of) => done.push(`try ${step} ${of}`)}
    />
  ) : null;
}

async function shown(review: Reviewed = DONE, at = 0) {
  done.length = 0;
  await act(async () => render(<Shown {...{ review, at }} />, root()));
  await comes(() => expect(root().querySelector(".review")).not.toBeNull());
}

const curve = () => root().querySelector<HTMLElement>("[role=slider]") as HTMLElement;
const key = (name: string) => curve().dispatchEvent(new KeyboardEvent("keydown", { key: name, bubbles: true }));

beforeEach(() => {
  vi.useRealTimers();
  language.value = "en";
});

describe("the curve", () => {
  it("has a line a side, each from the first point to the end", async () => {
    await shown();
    const lines = [...root().querySelectorAll(".curve polyline")].map((it) => it.getAttribute("points")?.split(" "));
    expect(lines.map((it) => it?.length)).toEqual([3, 3]);
    const [ys, others] = lines.map((line) => line?.map((point) => Number(point.split(",")[1])));
    expect(ys?.[0]).toBe(others?.[0]);
    expect(ys?.[1]).toBeLessThan(others?.[1] ?? 0); // better is higher
    expect(ys?.[2]).toBeGreaterThan(others?.[2] ?? 0);
  });

  it("is walked with the keyboard, from point to point", async () => {
    await shown(DONE, 4);
    expect(curve().getAttribute("aria-valuenow")).toBe("1");
    expect(curve().getAttribute("aria-valuetext")).toBe("Turn 2: Ann <3: 75% · Bot: 25%");
    for (const name of ["ArrowRight", "ArrowLeft", "Home", "End", "PageUp", "x"]) key(name);
    expect(done).toEqual(["go 9", "go 0", "go 0", "go 9", "go 9"]);
  });

  it("leads where it is pressed", async () => {
    await shown();
    const at = (x: number) => curve().dispatchEvent(new MouseEvent("pointerdown", { clientX: x, bubbles: true }));
    at(0);
    at(240); // a third of the way
    at(9999);
    expect(done).toEqual(["go 0", "go 3", "go 9"]);
  });

  it("says its points in a table, too", async () => {
    await shown();
    const details = root().querySelector("details") as HTMLDetailsElement;
    await act(async () => {
      details.open = true;
      details.dispatchEvent(new Event("toggle"));
    });
    const rows = [...details.querySelectorAll("tbody tr")].map((it) => it.textContent);
    expect(rows).toEqual(["0 · Turn 150%50%", "3 · Turn 275%25%", "9 · end0%100%"]);
  });
});

describe("luck and play", () => {
  it("are bars that add up to the result", async () => {
    await shown();
    const [ann] = [...root().querySelectorAll(".account")];
    const rows = [...(ann?.querySelectorAll("tr") ?? [])].map((row) => row.textContent);
    expect(rows).toEqual(["At the start50%", "Luck−40%", "Own play−30%", "Others’ play+20%", "Result0%"]);
    const bars = [...(ann?.querySelectorAll<HTMLElement>(".account-bar span") ?? [])];
    expect(bars.map((it) => it.style.getPropertyValue("--part"))).toEqual(["0.5", "0.4", "0.3", "0.2", "0"]);
    expect(ann?.querySelector(".account-played")?.textContent).toBe("Precision 80%. Played about like: adept.");
  });
});

describe("moments", () => {
  it("are one's own first, and lead to the board and to another try", async () => {
    await shown();
    const told = () => [...root().querySelectorAll(".moments-of li > p:first-child")].map((it) => it.textContent);
    expect(told()).toEqual(["Turn 2: a blunder", "Turn 2: no luck"]);
    for (const button of root().querySelectorAll<HTMLElement>(".moments-of.bad button")) button.click();
    expect(done).toEqual(["show 3", "try 3 0"]);
    expect(root().querySelectorAll(".moments-of.unlucky button").length).toBe(1); // luck is not decided again
    const whose = root().querySelector("select") as HTMLSelectElement;
    await act(async () => {
      whose.value = "1";
      whose.dispatchEvent(new Event("change", { bubbles: true }));
    });
    expect(told()).toEqual(["Turn 1: a coup"]);
  });
});

describe("how far it is", () => {
  it("is said while it is thought out", async () => {
    await shown({ ...DONE, picture: null, going: true, part: 0, before: 2 });
    expect(root().querySelector("[role=status]")?.textContent).toBe("2 other games are looked at first …");
    await shown({ ...DONE, going: true, part: 0.3 });
    expect(root().querySelector("[role=status]")?.textContent).toBe("A first picture; it is getting finer …");
    expect(root().querySelector("progress")?.value).toBe(0.3);
    await shown();
    expect(root().querySelector("progress")).toBeNull();
  });

  it("can be gone on with where it was left or has failed", async () => {
    await shown({ ...DONE, left: true });
    (root().querySelector(".review-progress button") as HTMLElement).click();
    await shown({ ...DONE, picture: null, failed: "No." });
    expect(root().querySelector("[role=alert]")?.textContent).toBe("No.");
  });
});

it("is one picture with names, result, curve and luck, and nothing from elsewhere", () => {
  const drawn = pictureOf((id) => id, ABOUT, PICTURE);
  const parsed = new DOMParser().parseFromString(drawn, "image/svg+xml");
  expect(parsed.querySelectorAll("polyline").length).toBe(2);
  expect(drawn).toContain("Ann &#60;3");
  expect(drawn).toContain("Bot has won.");
  expect(drawn).toContain("review-luck −40%");
  expect(drawn.replace("http://www.w3.org/2000/svg", "")).not.toContain("http");
});

it("writes chances, points and changes", () => {
  expect([written(0.124, false), written(12.34, true), changed(-0.124, false), changed(0.001, false)]).toEqual([
    "12%",
    "12.3",
    "−12%",
    "0%",
  ]);
  expect([0, 2, 3, 8, 9, 10].map((step) => pointAt(PICTURE.points, step))).toEqual([0, 0, 1, 1, 2, 2]);
});
