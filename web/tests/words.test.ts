// All languages say the same things, and the page says nothing that they do not know.
import { readdirSync, readFileSync, statSync } from "node:fs";
import { join } from "node:path";
import { FluentParser, Message } from "@fluent/syntax";
import { describe, expect, test } from "vitest";
import { LANGUAGES, ownName } from "../src/languages";
import { bundleOf, phrase } from "../src/words";

function read(path: string): string {
  return readFileSync(join(__dirname, "..", path), "utf8");
}

function ids(source: string): string[] {
  const { body } = new FluentParser().parse(source);
  return body.filter((e): e is Message => e instanceof Message).map((e) => e.id.name);
}

/** The files that speak with the page's words; a folder may bring words of its own. */
function sources(folder: string): string[] {
  const ownWords = readdirSync(folder).includes("words");
  return readdirSync(folder).flatMap((name) => {
    const path = join(folder, name);
    if (statSync(path).isDirectory()) return sources(path);
    return /\.tsx?$/.test(name) && !ownWords ? [readFileSync(path, "utf8")] : [];
  });
}

describe.each(["words", "words/guides", "src/cards/words", "src/lobby/words"])("%s", (folder) => {
  const english = ids(read(`${folder}/en.ftl`)).sort();

  test.each(LANGUAGES)("%s has every message once", (language) => {
    const own = ids(read(`${folder}/${language}.ftl`));
    expect([...own].sort()).toEqual(english);
    expect(new Set(own).size).toBe(own.length);
  });
});

test("a language is called by its own name", () => {
  expect(LANGUAGES[0]).toBe("en");
  expect(["en", "pl", "ru"].map(ownName)).toEqual(["English", "Polski", "Русский"]);
});

test("every message that the page says exists", () => {
  const known = new Set(ids(read("words/en.ftl")));
  const said = sources(join(__dirname, "../src")).flatMap((source) =>
    [...source.matchAll(/\bsay\("([\w-]+)"/g)].map((m) => m[1] ?? ""),
  );
  const missing = [...new Set(said)].filter((id) => !known.has(id));
  expect(missing).toEqual([]);
});

test("plurals are chosen by the language", () => {
  const moves = (language: string, count: number) =>
    phrase(bundleOf(language, read(`words/${language}.ftl`)), "moves", { count });
  expect([1, 2].map((n) => moves("en", n))).toEqual(["1 move", "2 moves"]);
  expect([1, 3, 5, 11, 21].map((n) => moves("ru", n))).toEqual([
    "1 действие",
    "3 действия",
    "5 действий",
    "11 действий",
    "21 действие",
  ]);
  expect([1, 3, 5, 12, 22].map((n) => moves("pl", n))).toEqual([
    "1 ruch",
    "3 ruchy",
    "5 ruchów",
    "12 ruchów",
    "22 ruchy",
  ]);
});
