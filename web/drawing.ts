// Drawings made small: the numbers of an SVG path, rounded to whole units of its box of 512.
//
// Rounding each step for itself would let the pen drift; here every step is taken from where the rounded pen stands to
// where the drawing wants to be, so that no point is ever more than half a unit off.

/** What the numbers of each command are: places, radii, an angle, flags. */
const NUMBERS = {
  m: "xy",
  l: "xy",
  t: "xy",
  h: "x",
  v: "y",
  c: "xyxyxy",
  s: "xyxy",
  q: "xyxy",
  a: "rrnffxy",
  z: "",
} as const;

const COMMAND = /([mlthvcsqaz])([^mlthvcsqaz]*)/gi;
const NUMBER = /[\s,]*(-?(?:\d+\.?\d*|\.\d+))/y;
/** Flags are one digit, which may stand against the next number. */
const FLAG = /[\s,]*([01])/y;

export function rounded(path: string): string {
  const drawn: Pen = { x: 0, y: 0 };
  const told: Pen = { x: 0, y: 0 };
  const began = { drawn: { ...drawn }, told: { ...told } };
  return [...path.matchAll(COMMAND)]
    .map(([, letter = "", rest = ""]) => {
      const kinds = NUMBERS[letter.toLowerCase() as keyof typeof NUMBERS];
      if (kinds === "") {
        Object.assign(drawn, began.drawn);
        Object.assign(told, began.told);
        return letter;
      }
      const relative = letter === letter.toLowerCase();
      const numbers = read(rest, kinds);
      const out: number[] = [];
      for (let at = 0; at < numbers.length; at += kinds.length) {
        const [from, pen] = [{ ...drawn }, { ...told }];
        [...kinds].forEach((kind, i) => {
          const n = numbers[at + i] ?? 0;
          if (kind === "x" || kind === "y") {
            drawn[kind] = relative ? from[kind] + n : n;
            const step = Math.round(relative ? drawn[kind] - pen[kind] : n);
            told[kind] = relative ? pen[kind] + step : step;
            out.push(step);
          } else out.push(kind === "r" ? Math.round(n * 10) / 10 : n);
        });
        if (at === 0 && letter.toLowerCase() === "m") Object.assign(began, { drawn: { ...drawn }, told: { ...told } });
      }
      return letter + joined(out);
    })
    .join("");
}

interface Pen {
  x: number;
  y: number;
}

function read(rest: string, kinds: string): number[] {
  const found: number[] = [];
  for (let at = 0; ; ) {
    const pattern = kinds[found.length % kinds.length] === "f" ? FLAG : NUMBER;
    pattern.lastIndex = at;
    const next = pattern.exec(rest);
    if (!next?.[1]) return found;
    at = pattern.lastIndex;
    found.push(Number(next[1]));
  }
}

/** Numbers stand against each other where a minus parts them. */
function joined(numbers: readonly number[]): string {
  const words = numbers.map((n) => String(n === 0 ? 0 : n).replace(/^(-?)0\./, "$1."));
  return words.map((n, i) => (i > 0 && !n.startsWith("-") ? ` ${n}` : n)).join("");
}
