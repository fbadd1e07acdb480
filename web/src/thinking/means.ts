// What all who think need: workers, and the files that they think with.

export function started(): Worker {
  return new Worker(new URL("./thinker.ts", import.meta.url), { type: "module" });
}

/** A module, and what was learned where something was. */
export interface Files {
  module: ArrayBuffer;
  net: Uint8Array;
}

export async function filesOf(
  named: { module: string; net: string },
  file: (name: string) => Promise<ArrayBuffer>,
): Promise<Files> {
  const [module, net] = await Promise.all([file(named.module), named.net ? file(named.net) : new ArrayBuffer(0)]);
  return { module, net: new Uint8Array(net) };
}

export function decoded(base64: string): Uint8Array {
  return Uint8Array.from(atob(base64), (letter) => letter.charCodeAt(0));
}
