// Numbers as the language of the page writes them: 0.5% in English, 0,5 % in Russian.
import { language } from "./settings";

/** A chance in percent: whole ones, and tenths where it is less than one. */
export function percent(chance: number): string {
  const digits = chance > 0 && chance < 0.01 ? 1 : 0;
  return written(chance, digits, "percent");
}

/** A number with so many digits after the point. */
export function decimal(n: number, digits: number): string {
  return written(n, digits, "decimal");
}

function written(n: number, digits: number, style: "percent" | "decimal"): string {
  const shape = { style, minimumFractionDigits: digits, maximumFractionDigits: digits };
  return new Intl.NumberFormat(language.value, shape).format(n);
}
