// The two typefaces of the house, cut down to the letters of our three languages, written to `.fonts/`.
import { existsSync, statSync } from "node:fs";
import { mkdir, readFile, writeFile } from "node:fs/promises";
import { createRequire } from "node:module";
import { fileURLToPath } from "node:url";
import subsetFont from "subset-font";

const require = createRequire(import.meta.url);
const FOLDER = fileURLToPath(new URL(".fonts/", import.meta.url));
const FACES = [
  // Names are always of one weight; numbers are not.
  { family: "Alegreya Variable", name: "alegreya", weights: { min: 600, max: 800 }, letters: 650 },
  { family: "Commissioner Variable", name: "commissioner", weights: { min: 400, max: 700 } },
] as const;
const SIGNS = " !\"#%&'()*+,-./:;<=>?@[\\]_{|}~\u00a0«»·×–—‘’“”„…−°";
/** Cut from the files of these names. Other forms are kept of digits alone: those of equal width. */
const PARTS = [
  { name: "digits", from: "latin", letters: "0123456789" },
  { name: "latin", letters: `${SIGNS}ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyzÓóÉéè` },
  { name: "latin-ext", letters: "ĄĆĘŁŃŚŹŻąćęłńśźż" },
  { name: "cyrillic", letters: "АБВГДЕЁЖЗИЙКЛМНОПРСТУФХЦЧШЩЪЫЬЭЮЯабвгдеёжзийклмнопрстуфхцчшщъыьэюя" },
] as const;

/** Write the cut fonts and the style sheet that names them, unless they are there already. */
export async function cutFonts(): Promise<void> {
  const sheet = `${FOLDER}fonts.css`;
  const recipe = fileURLToPath(import.meta.url);
  if (existsSync(sheet) && existsSync(recipe) && statSync(sheet).mtimeMs > statSync(recipe).mtimeMs) return;
  await mkdir(FOLDER, { recursive: true });
  const rules: string[] = [];
  for (const face of FACES)
    for (const part of PARTS) {
      const whole = require.resolve(
        `@fontsource-variable/${face.name}/files/${face.name}-${"from" in part ? part.from : part.name}-wght-normal.woff2`,
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
