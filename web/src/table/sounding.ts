// What is heard and felt of a happening, when something comes of it.
import type { Happening } from "../boards/contract";
import { coins, flick, hit, rattle, tap } from "../sounds";
import { diceOf } from "./shown";

const HEARD: Readonly<Record<string, () => void>> = {
  card: flick,
  market: flick,
  forging: coins,
  status: coins,
  damage: hit,
  strike: hit,
  wounds: hit,
};
/** These are told without a sound; the end has one of its own, by who has won. */
const SILENT: ReadonlySet<string> = new Set(["turn", "pass", "end"]);

export function sounds(it: Happening): void {
  const rolled = diceOf(it);
  if (it.kind === "blessing" && it.lines.some((line) => line.kind === "gained")) coins();
  if (rolled) rattle(rolled);
  else if (!SILENT.has(it.kind)) (HEARD[it.kind] ?? tap)();
}
