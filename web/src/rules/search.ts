// Finding as one types: accents, ё and е, capital letters make no difference.

/** How a text is compared: `Łódź` as `lodz`, `ещё` as `еще`. */
export function fold(text: string): string {
  return text.normalize("NFD").replace(/\p{M}/gu, "").toLowerCase().replace(/ł/g, "l");
}

/** What is looked for: words, all of which must be there. */
export type Query = readonly string[];

export function query(typed: string): Query {
  return fold(typed).split(/\s+/).filter(Boolean);
}

/** Whether a text that has been folded holds all the words. */
export function holds(folded: string, wanted: Query): boolean {
  return wanted.every((word) => folded.includes(word));
}

/** The text in pieces, every second one a word that was looked for. */
export function marked(text: string, wanted: Query): string[] {
  const letters = [...text.normalize("NFC")];
  const folded = letters.map(fold);
  const starts = folded.map((_, i) => folded.slice(0, i).reduce((n, it) => n + it.length, 0));
  const whole = folded.join("");
  const lit = letters.map(() => false);
  for (const word of wanted)
    for (let at = whole.indexOf(word); at >= 0; at = whole.indexOf(word, at + 1))
      letters.forEach((_, i) => {
        const start = starts[i] ?? 0;
        if (start >= at && start < at + word.length) lit[i] = true;
      });
  const pieces = [""];
  letters.forEach((letter, i) => {
    if (lit[i] !== (pieces.length % 2 === 0)) pieces.push("");
    pieces[pieces.length - 1] += letter;
  });
  return pieces;
}
