// Where a long word may break. Most browsers know no syllables of Russian and Polish, so narrow places are told them.
import { language } from "../settings";

/** Shorter words stay whole. */
const LONG = 6;
/** No part of a word is shorter. */
const LEAST = 2;
const SOFT = "\u00ad";

interface Sounds {
  vowel: RegExp;
  /** One sound at a time. */
  each: RegExp;
}

const SOUNDS: Readonly<Record<string, Sounds>> = {
  ru: { vowel: /^[аеёиоуыэюя]$/i, each: /[а-яё][ьъ]?/gi },
  // Two letters that make one sound stay together, and so does an i that only softens what is before it.
  pl: {
    vowel: /^[aąeęioóuy]$/i,
    each: /(?:ch|cz|d[zźż]|rz|sz|[bcćdfghjklłmnńprsśtvwxzźż])(?:i(?=[aąeęoóu]))?|\p{L}/giu,
  },
};

/** A text whose long words may break between syllables. */
export function soft(text: string): string {
  const sounds = SOUNDS[language.value];
  return sounds ? text.replace(/\p{L}+/gu, (word) => (word.length < LONG ? word : parted(word, sounds))) : text;
}

/** Of the consonants between two vowels the last begins a syllable if it is alone, else all but the first do. */
function parted(word: string, { vowel, each }: Sounds): string {
  const sounds = word.match(each) ?? [];
  const vowels = sounds.flatMap((sound, i) => (vowel.test(sound) ? [i] : []));
  let said = "";
  let from = 0;
  vowels.slice(1).forEach((next, k) => {
    const consonants = next - (vowels[k] ?? 0) - 1;
    const at = next - consonants + (consonants > 1 ? 1 : 0);
    const [part, rest] = [sounds.slice(from, at).join(""), sounds.slice(at).join("")];
    if (part.length < LEAST || rest.length < LEAST) return;
    said += part + SOFT;
    from = at;
  });
  return said + sounds.slice(from).join("");
}
