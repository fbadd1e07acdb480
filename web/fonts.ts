// The two typefaces of the house, cut down to the letters of the languages the page has words in, written to `.fonts/`.
import { existsSync, readdirSync, readFileSync, statSync } from "node:fs";
import { mkdir, readFile, writeFile } from "node:fs/promises";
import { createRequire } from "node:module";
import { dirname, join } from "node:path";
import { fileURLToPath } from "node:url";
import subsetFont from "subset-font";

const require = createRequire(import.meta.url);
const FOLDER = fileURLToPath(new URL(".fonts/", import.meta.url));
const WORDS = fileURLToPath(new URL("words/", import.meta.url));
const FACES = [
  // Names are always of one weight; numbers are not.
  { family: "Alegreya Variable", name: "alegreya", weights: { min: 600, max: 800 }, letters: 650 },
  { family: "Commissioner Variable", name: "commissioner", weights: { min: 400, max: 700 } },
] as const;
const DIGITS = "0123456789";
/** In use whatever the language, besides the letters of its words. */
const ALWAYS =
  " !\"#%&'()*+,-./:;<=>?@[\\]_{|}~\u00a0«»·×–—‘’“”„…−°ÉéèABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz";

function wordFiles(): string[] {
  return readdirSync(WORDS, { recursive: true, encoding: "utf8" })
    .filter((name) => name.endsWith(".ftl"))
    .map((name) => join(WORDS, name));
}

/** Every letter that is in use, small and capital. */
function lettersInUse(): Set<string> {
  const words = wordFiles().map((path) => readFileSync(path, "utf8"));
  const letters = words.join("").match(/\p{L}/gu) ?? [];
  return new Set([...ALWAYS, ...letters.flatMap((c) => [...c.toLowerCase(), ...c.toUpperCase()])]);
}

/** Whether a letter lies in ranges such as `U+0100-02BA,U+20AC`. */
function within(letter: string, ranges: string): boolean {
  const code = letter.codePointAt(0) ?? 0;
  return ranges.split(",").some((range) => {
    const [first, last] = range.replace("U+", "").split("-");
    const low = Number.parseInt(first ?? "", 16);
    return low <= code && code <= (last ? Number.parseInt(last, 16) : low);
  });
}

/** The files a typeface comes in, with the letters in use of each. Other forms are kept of digits alone: those of equal width. */
function parts(face: string): { name: string; from: string; letters: string }[] {
  const folder = dirname(
    dirname(require.resolve(`@fontsource-variable/${face}/files/${face}-latin-wght-normal.woff2`)),
  );
  const ranges: Record<string, string> = JSON.parse(readFileSync(join(folder, "unicode.json"), "utf8"));
  const found = [{ name: "digits", from: "latin", letters: DIGITS }];
  const left = lettersInUse();
  for (const [name, range] of Object.entries(ranges).sort(([a], [b]) => a.localeCompare(b))) {
    const letters = [...left].filter((letter) => within(letter, range)).sort();
    for (const letter of letters) left.delete(letter);
    if (letters.length) found.push({ name, from: name, letters: letters.join("") });
  }
  return found;
}

/** Write the cut fonts and the style sheet that names them, unless they are there already. */
export async function cutFonts(): Promise<void> {
  const sheet = `${FOLDER}fonts.css`;
  const sources = [fileURLToPath(import.meta.url), ...wordFiles()].filter(existsSync);
  if (existsSync(sheet) && sources.every((source) => statSync(sheet).mtimeMs > statSync(source).mtimeMs)) return;
  await mkdir(FOLDER, { recursive: true });
  const rules: string[] = [];
  for (const face of FACES)
    for (const part of parts(face.name)) {
      const whole = require.resolve(
        `@fontsource-variable/${face.name}/files/${face.name}-${part.from}-wght-normal.woff2`,
      );
      const weights = "letters" in face && part.name !== "digits" ? face.letters : face.weights;
      const cut = await subsetFont(await readFile(whole), part.letters, {
        targetFormat: "woff2",
        variationAxes: { wght: weights },
        noLayoutClosure: part.name !== "digits",
      });
      const file = `${face.name}-${part.name}.woff2`;
      await writeFile(FOLDER + file, cut);
      const range = [...part.letters].map((c) => `U+${c.codePointAt(0)?.toString(16)}`).join(",");
      rules.push(
        `@font-face { font-family: "${face.family}"; font-weight: ${face.weights.min} ${face.weights.max};`,
        `font-display: swap; src: url("./${file}") format("woff2"); unicode-range: ${range}; }`,
      );
    }
  await writeFile(sheet, rules.join("\n"));
}
