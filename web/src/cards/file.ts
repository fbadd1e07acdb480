// A file that somebody has chosen, as text.
import type { Say } from "../boards/words";

/** Letters that the server reads of a file. */
export const LONGEST = 65536;

/** Its text: UTF-8, or UTF-16 that says so with its first bytes. Throws in words what is wrong. */
export async function textOf(file: Blob, say: Say): Promise<string> {
  if (file.size > 3 * LONGEST) throw new Error(say("file-too-long"));
  const bytes = new Uint8Array(await file.arrayBuffer());
  const text = decoded(bytes);
  if (text === null) throw new Error(say("file-no-text"));
  if (text.length > LONGEST) throw new Error(say("file-too-long"));
  return text;
}

export function decoded(bytes: Uint8Array): string | null {
  const [a, b] = bytes;
  const code = a === 0xff && b === 0xfe ? "utf-16le" : a === 0xfe && b === 0xff ? "utf-16be" : "utf-8";
  try {
    const text = new TextDecoder(code, { fatal: true }).decode(bytes);
    return text.includes("\0") ? null : text;
  } catch {
    return null;
  }
}
