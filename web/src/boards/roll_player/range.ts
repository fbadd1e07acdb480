/** What a goal wants of a row. No `most`: the more, the better. */
export function range(least: number, most: number | null): string {
  return most === null ? `${least}+` : most > least ? `${least}–${most}` : String(least);
}
