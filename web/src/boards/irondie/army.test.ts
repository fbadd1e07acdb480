import { describe, expect, it } from "vitest";
import READY_MADE from "./armies.json";
import { choosing, spell, unspell } from "./army";
import { METALS, PATTERNS, SILHOUETTES } from "./shapes";
import en from "./words/en.ftl?raw";
import pl from "./words/pl.ftl?raw";
import ru from "./words/ru.ftl?raw";

const LIST = "rare black smasher, green barrier, white power up";

describe("an army as a list", () => {
  it("reads what it has written", () => {
    expect(unspell(LIST)).toEqual([
      { rare: true, colour: "black", type: "smasher" },
      { rare: false, colour: "green", type: "barrier" },
      { rare: false, colour: "white", type: "power_up" },
    ]);
    expect(spell(unspell(LIST))).toBe(LIST);
  });

  it("is empty before a die is chosen", () => {
    expect(unspell("own")).toEqual([]);
    expect(spell([])).toBe("");
  });

  it("takes a die from what the server shows", () => {
    const shown = { type: "swarm", klass: "life", colour: "orange", rare: true, specialised: true };
    expect(spell([choosing(shown)])).toBe("rare orange swarm");
  });
});

describe("the dice", () => {
  it("differ in outline, and in pattern as well as in colour", () => {
    expect(new Set(Object.values(SILHOUETTES)).size).toBe(9);
    expect(Object.keys(PATTERNS)).toEqual(Object.keys(METALS));
    expect(new Set(Object.values(PATTERNS)).size).toBe(8);
  });
});

describe("the builder's words", () => {
  const ids = (source: string) => [...source.matchAll(/^([a-z-]+) =/gm)].map((found) => found[1]);

  it("are there in all languages", () => {
    expect(ids(ru)).toEqual(ids(en));
    expect(ids(pl)).toEqual(ids(en));
  });

  it("name every ready-made army", () => {
    for (const name of READY_MADE) expect(ids(en)).toContain(`army-${name}`);
  });
});
