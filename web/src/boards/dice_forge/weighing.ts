// What a new face would do, as far as the table tells it.
import { decimal } from "../../numbers";
import { path, type Table, type Thing } from "../contract";

/** What a blessing would bring more of each resource with the face in hand in the place of a side. */
export function bringsMore(table: Table, side: Thing | undefined): number[] {
  const [, ...place] = path(side?.ref ?? "");
  return table.odds(["brings-more", ...place].join(":")).map(({ worth }) => worth ?? 0);
}

/** What that is worth in glory, where the table gives advice. */
export function gloryOf(table: Table, side: Thing): number | undefined {
  const [seat, ...place] = path(side.ref);
  return seat === table.seat ? (table.odds(["glory-more", ...place].join(":"))[0]?.worth ?? undefined) : undefined;
}

/** A number with its sign. */
export function signed(n: number): string {
  const size = decimal(Math.abs(n), 2);
  return n < 0 ? `−${size}` : `+${size}`;
}
