// What the page and the worker that keeps its own tables say to each other: requests and sockets, as to a server.

export type FromPage =
  | { kind: "request"; id: number; method: string; address: string; token: string; body: string }
  | { kind: "stop"; id: number }
  | { kind: "open"; id: number }
  | { kind: "hear"; id: number; text: string }
  | { kind: "close"; id: number }
  | { kind: "hidden"; hidden: boolean };

export type ToPage =
  | { kind: "ready" }
  | { kind: "failed"; why: string }
  | { kind: "part"; id: number; status: number; type: string; text: string }
  | { kind: "end"; id: number }
  | { kind: "told"; id: number; text: string }
  | { kind: "closed"; id: number; code: number };

/** Where everything lies that the page needs to keep tables of its own. */
export const KIT = "/offline/";

/** What lies there packed, by the name it has unpacked, with the bytes to fetch. `mark`: another one with other content;
 * `later`: it is not needed to begin. */
export interface KitFile {
  name: string;
  size: number;
  type: string;
  mark: string;
  later: boolean;
}

/** What `dicewright.offline.kit` says of it. */
export interface Kit {
  version: string;
  files: KitFile[];
  /** Bots think with these, by game and teams, whether they lie there or a server has to build them first. */
  modules: Record<string, string>;
  /** The page itself, its files one after the other. */
  page: KitFile;
  parts: { name: string; size: number; type: string; policy: string }[];
  /** What comes with each of those. */
  headers: Record<string, string>;
}

/** Text that holds bytes: whatever is no text goes between the two languages so. */
export function bytesOf(type: string, text: string): Uint8Array<ArrayBuffer> {
  if (/^(text\/|application\/(json|x-ndjson))/.test(type)) return new TextEncoder().encode(text);
  return Uint8Array.from(text, (letter) => letter.charCodeAt(0));
}
