// A file that somebody has chosen, as text.
import type { Say } from "../boards/words";
import { CONTENT } from "../messages";

/** Stands in a text for bytes that are none: the server says in which line, as it does of everything that is wrong. */
const NO_LETTER = "\0";

/** Its text: UTF-8, or UTF-16 that says so with its first bytes. Throws in words if it is too long. */
export async function textOf(file: Blob, say: Say): Promise<string> {
  if (file.size > 3 * CONTENT) throw new Error(say("file-too-long"));
  const text = decoded(new Uint8Array(await file.arrayBuffer()));
  if (text.length > CONTENT) throw new Error(say("file-too-long"));
  return text;
}

export function decoded(bytes: Uint8Array): string {
  const [a, b] = bytes;
  const code = a === 0xff && b === 0xfe ? "utf-16le" : a === 0xfe && b === 0xff ? "utf-16be" : "utf-8";
  return new TextDecoder(code).decode(bytes).replaceAll("\ufffd", NO_LETTER);
}
