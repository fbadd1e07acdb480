// A decision in waves: all lanes think, what they have found is summed up, and so on until there is an answer.
import type { Earned, Lane, Problem } from "./lane";

type Soon<T> = T | Promise<T>;

/** Somebody who thinks in a lane, here or in another worker. */
export interface Thinker {
  begin(problem: Problem): Soon<number>;
  think(): Soon<Earned>;
  weigh(all: readonly Earned[]): Soon<number>;
}

/** How long somebody may think and hear nothing. */
const DEAF_MS = 50;

/** How long to think, in milliseconds: until something is told for the first time, and in all. */
export interface Patience {
  first: number;
  all: number;
}

/** Think about a problem, and tell what was found: after a moment, and at the end. `wanted`: whether anybody still waits.
 * `lead` has the first lane; the same trials find the same, however many workers there are beside it. */
export async function search(
  lead: Lane,
  partners: readonly Thinker[],
  problem: Problem,
  patience: Patience,
  wanted: () => boolean,
  tell: () => void,
): Promise<void> {
  const all: readonly Thinker[] = [...partners, lead]; // the others are at it while this one thinks
  const began = performance.now();
  let heard = began;
  let told = false;
  let [answer] = await every(all, (it) => it.begin(problem));
  while (wanted() && (answer ?? 0) < 0) {
    const earned = await every(all, (it) => it.think());
    [answer] = await every(all, (it) => it.weigh(earned));
    const now = performance.now();
    const passed = now - began;
    if (now - heard > DEAF_MS) {
      await pause();
      heard = performance.now();
    }
    if (passed > patience.all) break;
    if (!told && passed > patience.first && (answer ?? 0) < 0) {
      tell();
      told = true;
    }
  }
  if (wanted()) tell();
}

/** Lets others have their turn, and somebody say that nobody waits any more. */
function pause(): Promise<void> {
  return new Promise((resolve) => setTimeout(resolve));
}

/** What a bot answers that thinks alone, after so many milliseconds at most. */
export function decided(bot: Lane, problem: Problem, patience: number): number {
  const began = performance.now();
  let answer = bot.begin(problem);
  while (answer < 0) {
    answer = bot.weigh([bot.think()]);
    if (answer < 0 && performance.now() - began > patience) return bot.best();
  }
  return answer;
}

function every<T>(all: readonly Thinker[], ask: (it: Thinker) => Soon<T>): Promise<T[]> {
  return Promise.all(all.map(ask));
}
