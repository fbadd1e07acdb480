// What the common tests of boards cannot know: keeping against rolling again, odds, upgrades, and a picture for everything.
import { render } from "preact";
import { act } from "preact/test-utils";
import { describe, expect, it, onTestFinished, vi } from "vitest";
import type { Scene } from "../../messages";
import { roomy } from "../../parts/roomy";
import { speak } from "../../words";
import { area, areas, path, type Table } from "../contract";
import { inFull, notes } from "../lookup";
import { draw, drawing, type Recorded, sceneOf, stageOf } from "../testing";
import Board from ".";
import { ROW } from "./Ability";
import { these } from "./facets";
import HEROES_SHEET from "./heroes.json";
import { COLOURS, EDGES, type HeroPictures, KINDS } from "./pictures";
import RECORDED from "./recorded.json";
import en from "./words/en.ftl?raw";
import pl from "./words/pl.ftl?raw";
import ru from "./words/ru.ftl?raw";

const FILES = import.meta.glob<HeroPictures>("./heroes/*.ts", { import: "default", eager: true });
const PICTURES = new Map(Object.entries(FILES).map(([path, it]) => [path.slice("./heroes/".length, -3), it]));

const SCENES = RECORDED as unknown as Recorded[];

await speak("en");

const root = drawing("running");

function named(name: string): Recorded {
  const found = SCENES.find((scene) => scene.name === name);
  if (!found) throw new Error(`no recorded scene "${name}"; record them anew`);
  return found;
}

async function drawn(scene: Recorded, odds: Scene["odds"] = {}): Promise<[HTMLElement, () => Table]> {
  const stage = stageOf("dice_throne", scene);
  stage.begin({ ...sceneOf(scene), odds }, []);
  return [root(), await draw(Board, stage, root())];
}

function heroOf(scene: Recorded): string {
  return these(area(scene.board, "seat", scene.eyes), "hero")[0]?.facets.hero ?? "";
}

const dice = (at: HTMLElement, state: string) =>
  [...at.querySelectorAll<HTMLElement>(`.hero-die.${state}`)].map((die) => path(die.dataset.ref ?? "")[1]);

describe("keeping dice", () => {
  it("shows what is kept, where the engine asks what is rolled again", async () => {
    const [at, table] = await drawn(named("keep"));
    const refs = table().asking?.things.map((thing) => thing.ref) ?? [];
    expect(dice(at, "is-kept")).toEqual([0, 1, 2, 3]); // as the main button would have them
    await act(() => at.querySelector<HTMLElement>(`[data-ref="${refs[1]}"]`)?.click());
    expect(dice(at, "is-kept")).toEqual([0, 2, 3]);
    expect(dice(at, "is-again")).toEqual([1, 4]);
    expect([...table().picked].sort()).toEqual([refs[1], refs[4]]);
  });

  it("puts the dice as the best keep has them, whatever was chosen before", async () => {
    const scene = named("keep");
    const refs = scene.asking?.things.map((thing) => thing.ref) ?? [];
    const best = { chance: 0.33, label: "Best keep", worth: null };
    const [at] = await drawn(scene, { dice: [best], [refs[0] ?? ""]: [best], [refs[3] ?? ""]: [best] });
    await act(() => at.querySelector<HTMLElement>(`[data-ref="${refs[3]}"]`)?.click());
    expect(dice(at, "is-kept")).toEqual([0, 1, 2]);
    await act(() => at.querySelector<HTMLElement>("button.best-keep")?.click());
    expect(dice(at, "is-kept")).toEqual([0, 3]);
    expect(dice(at, "is-again")).toEqual([1, 2, 4]);
  });

  it("has the chance on the ability, and not where the dice allow it already", async () => {
    const scene = named("keep");
    const abilities = these(area(scene.board, "abilities", scene.eyes), "ability", "second");
    const odds = Object.fromEntries(abilities.map((it) => [it.ref, [{ chance: 0.257, label: "", worth: null }]]));
    const [at] = await drawn(scene, odds);
    for (const ability of abilities) {
      const badge = at.querySelector(`[data-ref="${ability.ref}"] .badge-chance`);
      expect(badge?.textContent?.trim() ?? "").toBe(ability.facets.available ? "" : "26%");
    }
  });
});

describe("an ability", () => {
  it("has on phones each symbol once with how many it takes if not one, and a straight is steps", async () => {
    roomy.value = false;
    onTestFinished(() => {
      roomy.value = true;
    });
    const [at] = await drawn(named("keep"));
    await vi.waitFor(() => expect(at.querySelector(".needs.counted")).not.toBeNull());
    const [board] = areas(named("keep").board, "abilities");
    for (const ability of these(board, "ability")) {
      const [use] = notes(ability, "use");
      const needs = at.querySelector(`[data-ref="${ability.ref}"].ability .needs`);
      if (!use || !needs) continue;
      const { symbols = [], more = [] } = use;
      const counted = [...new Set(symbols)].map((it) => {
        const count = symbols.filter((one) => one === it).length;
        return more.includes(it) ? `${count}+` : count > 1 ? `${count}` : "";
      });
      expect(needs.textContent).toBe(counted.join(""));
      expect(needs.querySelectorAll(".need")).toHaveLength(counted.length);
    }
  });

  it("shows its requirement in symbols and never twice", async () => {
    const heroes = new Map(SCENES.map((scene) => [heroOf(scene), scene]));
    for (const scene of heroes.values()) {
      const [at] = await drawn(scene);
      for (const ability of these(area(scene.board, "abilities", scene.eyes), "ability", "second")) {
        const uses = notes(ability, "use");
        const panel = at.querySelector(`[data-ref="${ability.ref}"].ability`);
        expect(panel?.querySelectorAll(".needs")).toHaveLength(uses.length);
        for (const use of uses) {
          expect(use.title).toBeTruthy();
          expect(panel?.querySelector(".spot-body, .ability-line")?.textContent ?? "").not.toContain(inFull(use));
        }
      }
      render(null, root());
    }
  });
});

describe("the pictures", () => {
  it("has one for every hero, symbol, token and kind of card at a table", () => {
    const missing = new Set<string>();
    const drawn = (hero: string, symbol: string) =>
      PICTURES.get(hero)?.symbols[symbol] || missing.add(`${hero} ${symbol}`);
    for (const { board } of SCENES) {
      const heroes = areas(board, "seat").flatMap((place) => these(place, "hero").map((it) => it.facets.hero));
      const has = (token: string) => heroes.some((hero) => PICTURES.get(hero)?.tokens[token]);
      for (const place of board.areas) {
        for (const { facets } of these(place, "hero")) if (!PICTURES.has(facets.hero)) missing.add(facets.hero);
        for (const { facets } of these(place, "die", "extra-die")) drawn(facets.hero, facets.symbol);
        for (const { facets } of these(place, "token")) if (!has(facets.token)) missing.add(facets.token);
        for (const { facets } of these(place, "card", "discarded"))
          if (!(KINDS[facets.kind] && EDGES[facets.kind])) missing.add(`${facets.card} ${facets.kind}`);
      }
      for (const { things, seat } of areas(board, "abilities")) {
        const [hero] = these(area(board, "seat", seat), "hero");
        for (const { symbols = [], more = [] } of things.flatMap((it) => notes(it, "use")))
          for (const symbol of [...symbols, ...more]) if (symbol !== ROW) drawn(hero?.facets.hero ?? "", symbol);
      }
    }
    expect([...missing]).toEqual([]);
  });

  it("tells the heroes apart", () => {
    const ids = HEROES_SHEET.map((hero) => hero.id).sort();
    expect([...PICTURES.keys()].sort()).toEqual(ids);
    expect(Object.keys(COLOURS).sort()).toEqual(ids);
    expect(new Set([...PICTURES.values()].map((it) => it.portrait)).size).toBe(ids.length);
    for (const { symbols } of PICTURES.values())
      expect(new Set(Object.values(symbols)).size).toBe(Object.keys(symbols).length);
  });
});

it("says the same things in every language", () => {
  const ids = (source: string) => [...source.matchAll(/^([a-z][\w-]*) =/gm)].map((found) => found[1]);
  expect(ids(ru)).toEqual(ids(en));
  expect(ids(pl)).toEqual(ids(en));
});
