// The log is told in entries: the lines of one happening together.
import type { LogLine } from "../messages";

/** Lines that belong together, in order. What is told on the way goes with what it followed. */
export function entriesOf(lines: readonly LogLine[]): LogLine[][] {
  const entries: LogLine[][] = [];
  let shown = "";
  for (const line of lines) {
    const opens = line.happening !== "" && (line.begins || line.happening !== shown);
    const last = entries.at(-1);
    if (!last || (opens && shown !== "")) {
      entries.push([line]);
      shown = line.happening;
    } else {
      last.push(line);
      shown = line.happening || shown;
    }
  }
  return entries;
}
