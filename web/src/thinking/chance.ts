// Numbers for whoever plays nature, as the server draws them (`kernel/chance.py`): splitmix64.

export const MASK = (1n << 64n) - 1n;
const STEP = 0x9e3779b97f4a7c15n;
/** What keeps the dice of whoever thinks apart from those that he was handed (`bots/trial.py`). */
const SALT = 0xa0761d6478bd642fn;

export function mixed(x: bigint): bigint {
  let it = ((x ^ (x >> 30n)) * 0xbf58476d1ce4e5b9n) & MASK;
  it = ((it ^ (it >> 27n)) * 0x94d049bb133111ebn) & MASK;
  return it ^ (it >> 31n);
}

/** The seed after this one. */
export function following(seed: bigint): bigint {
  return (seed + STEP) & MASK;
}

/** A number below n from a seed. */
export function below(seed: bigint, n: number): number {
  return Number((mixed(seed) >> 33n) % BigInt(n));
}

/** The seed of a decision, from the one that was handed out. */
export function ofItsOwn(seed: bigint): bigint {
  return mixed((seed ^ SALT) & MASK);
}
