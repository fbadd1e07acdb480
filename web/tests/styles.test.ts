// The styles of a board hold wherever its game is shown, in the lobby too: none may name only what the frame has as well.
import { readdirSync, readFileSync } from "node:fs";
import { expect, test } from "vitest";

const FILES = readdirSync("src", { recursive: true, encoding: "utf8" }).filter((it) =>
  /(?<!\.test)\.(css|tsx)$/.test(it),
);
const OF_A_BOARD = /^boards\/\w+\//;

const read = (file: string) => readFileSync(`src/${file}`, "utf8");

function classesIn(selector: string): string[] {
  return [...selector.matchAll(/\.([a-z][\w-]*)/gi)].map((found) => found[1] ?? "");
}

/** The selectors of a sheet, without those of keyframes. */
function selectorsIn(css: string): string[] {
  const rules = css
    .replace(/\/\*.*?\*\//gs, "")
    .replace(/@(?:media|supports|container)[^{]*\{/g, "")
    .replace(/@keyframes[^{]*\{(?:[^{}]*\{[^{}]*\})*\s*\}/g, "")
    .matchAll(/([^{}@;]+)\{/g);
  return [...rules].flatMap((found) => (found[1] ?? "").split(/,(?![^(]*\))/)).map((it) => it.trim());
}

/** The classes that a source names outright. */
function drawnIn(source: string): string[] {
  return [...source.matchAll(/class=(?:"([^"]*)"|\{`([^`]*)`\})/g)].flatMap((found) =>
    (found[1] ?? found[2] ?? "").replace(/\$\{[^}]*\}/g, " ").split(/\s+/),
  );
}

test("no board styles the frame", () => {
  const frame = new Set(
    FILES.filter((it) => !OF_A_BOARD.test(it)).flatMap((it) =>
      it.endsWith(".css") ? selectorsIn(read(it)).flatMap(classesIn) : drawnIn(read(it)),
    ),
  );
  const leaks = FILES.filter((it) => OF_A_BOARD.test(it) && it.endsWith(".css")).flatMap((it) =>
    selectorsIn(read(it))
      .filter((selector) => classesIn(selector).every((name) => frame.has(name)))
      .map((selector) => `${it}: ${selector}`),
  );
  expect(leaks).toEqual([]);
});
