// How much of a machine those who think may take: the page comes first, and on a phone the battery.

interface Machine {
  cores: number;
  /** In GB; browsers tell no more than 8. */
  memory: number;
  mobile: boolean;
}

interface Budget {
  /** Who think at once. */
  workers: number;
  /** The part of the time that they are given elsewhere. */
  part: number;
  /** Whether a finished game is looked at for as long as it takes, and not only for a while. */
  thorough: boolean;
}

export function budgetOf({ cores, memory, mobile }: Machine): Budget {
  const small = mobile || memory <= 2;
  const workers = Math.max(1, Math.floor(Math.min(cores / 2, memory / 2, mobile ? 2 : cores)));
  return { workers, part: small ? 0.5 : 1, thorough: !small };
}

/** What a browser tells of its machine, as far as it does. */
function machine(): Machine {
  const { hardwareConcurrency, deviceMemory, userAgentData, userAgent } = navigator as Navigator & {
    deviceMemory?: number;
    userAgentData?: { mobile: boolean };
  };
  const mobile = userAgentData?.mobile ?? /Mobi/.test(userAgent);
  return { cores: hardwareConcurrency || 1, memory: deviceMemory ?? 8, mobile };
}

export const BUDGET = budgetOf(machine());
