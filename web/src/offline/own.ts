// The page's own tables, in place of a server: what is asked and said goes to a worker, and in no other way.
import { signal } from "@preact/signals";
import { recall, keep as remember } from "../settings";
import { bytesOf, type FromPage, type ToPage } from "./talk";

/** A page that was put somewhere without a server says so. */
export const alone = document.querySelector("meta[name=dicewright][content=alone]") !== null;

const KEY = "own";
/** Whether this window plays at tables of its own; without a network there are no others. */
export const own = signal(alone || recall(KEY, "sessionStorage") === "on" || !navigator.onLine);

/** Where they can be played at: nowhere yet, in this window, in another one that has taken them over. */
export const place = signal<"nowhere" | "here" | "elsewhere">("nowhere");

/** Play at one's own tables from now on, or at those of the server. */
export function playOwn(on: boolean): void {
  remember(KEY, on ? "on" : "", "sessionStorage");
  own.value = alone || on;
  if (!own.value) end("nowhere");
}

const HAS_NO_BODY = [204, 304];
const CONNECTING = 0;
const OPEN = 1;
const CLOSED = 3;
const LOST = 1006;

interface Asked {
  answer(it: Response): void;
  fail(why: Error): void;
  parts: ReadableStreamDefaultController<Uint8Array> | null;
}

class Tables {
  private readonly worker = new Worker(new URL("./tables.ts", import.meta.url), { type: "module" });
  private readonly asked = new Map<number, Asked>();
  private readonly sockets = new Map<number, OwnSocket>();
  private count = 0;
  failed = "";
  isReady = false;
  /** When they can be played at. */
  readonly begun: Promise<void>;
  private begin: () => void = () => {};
  private giveUp: (why: Error) => void = () => {};

  /** `letGo`: of what no other window may have meanwhile. */
  constructor(private readonly letGo: () => void) {
    this.begun = new Promise((begin, giveUp) => {
      this.begin = begin;
      this.giveUp = giveUp;
    });
    this.begun.catch(() => {}); // whoever asks for something hears of it
    this.worker.onmessage = ({ data }: MessageEvent<ToPage>) => this.hear(data);
    this.worker.onerror = (event) => this.fail(event.message);
    document.addEventListener("visibilitychange", this.look);
    this.look();
  }

  request(address: string, given: RequestInit): Promise<Response> {
    const id = ++this.count;
    const headers = new Headers(given.headers);
    const token = (headers.get("Authorization") ?? "").replace("Bearer ", "");
    const body = String(given.body ?? "");
    if (this.failed) return Promise.reject(new Error(this.failed));
    given.signal?.addEventListener("abort", () => this.stop(id));
    return new Promise((answer, fail) => {
      this.asked.set(id, { answer, fail, parts: null });
      this.send({ kind: "request", id, method: given.method ?? "GET", address, token, body });
    });
  }

  open(socket: OwnSocket): number {
    const id = ++this.count;
    this.sockets.set(id, socket);
    this.send({ kind: "open", id });
    return id;
  }

  send(it: FromPage): void {
    this.worker.postMessage(it);
  }

  private stop(id: number): void {
    const it = this.asked.get(id);
    this.asked.delete(id);
    this.send({ kind: "stop", id });
    it?.parts?.error(new DOMException("nobody waits", "AbortError"));
  }

  private hear(it: ToPage): void {
    switch (it.kind) {
      case "part":
        this.part(it.id, it.status, it.type, it.text);
        break;
      case "end":
        this.asked.get(it.id)?.parts?.close();
        this.asked.delete(it.id);
        break;
      case "told":
        this.sockets.get(it.id)?.told(it.text);
        break;
      case "closed":
        this.sockets.get(it.id)?.gone(it.code);
        this.sockets.delete(it.id);
        break;
      case "failed":
        this.fail(it.why);
        break;
      case "ready":
        place.value = "here";
        this.isReady = true;
        this.begin();
        for (const socket of this.sockets.values()) socket.opened();
    }
  }

  private part(id: number, status: number, type: string, text: string): void {
    const it = this.asked.get(id);
    if (!it) return;
    if (!it.parts) {
      const parts = new ReadableStream<Uint8Array>({
        start: (controller) => {
          it.parts = controller;
        },
      });
      const body = HAS_NO_BODY.includes(status) ? null : parts;
      it.answer(new Response(body, { status, headers: { "content-type": type } }));
    }
    if (text) it.parts?.enqueue(bytesOf(type, text));
  }

  /** Bots rest where nobody looks. */
  private readonly look = (): void => this.send({ kind: "hidden", hidden: document.visibilityState === "hidden" });

  /** Nothing more comes of them: what was told is on disk. */
  fail(why: string): void {
    if (this.failed) return;
    this.failed = why;
    document.removeEventListener("visibilitychange", this.look);
    this.worker.terminate();
    this.letGo();
    if (tables === this) tables = null;
    if (place.value === "here") place.value = "nowhere";
    this.giveUp(new Error(why));
    for (const { fail } of this.asked.values()) fail(new Error(why));
    for (const socket of this.sockets.values()) socket.gone(LOST);
    this.asked.clear();
    this.sockets.clear();
  }
}

let tables: Tables | null = null;

/** Have the tables ready; that takes seconds. */
export function begin(letGo: () => void): Promise<void> {
  tables?.fail("begun anew");
  tables = new Tables(letGo);
  return tables.begun;
}

/** They are kept elsewhere from now on, or nowhere. */
export function end(where: "nowhere" | "elsewhere"): void {
  tables?.fail(where);
  place.value = where;
}

/** As `fetch`, of one's own tables. */
export function ownRequest(address: string, given: RequestInit): Promise<Response> {
  return tables ? tables.request(address, given) : Promise.reject(new Error(place.value));
}

/** A socket to one's own tables, as far as the page uses one. */
export class OwnSocket {
  readyState = CONNECTING;
  onopen: (() => void) | null = null;
  onmessage: ((event: { data: string }) => void) | null = null;
  onclose: (() => void) | null = null;
  private readonly tables = tables;
  private readonly id = this.tables?.open(this) ?? 0;

  constructor() {
    if (!this.tables) queueMicrotask(() => this.gone(LOST));
    else if (this.tables.isReady) queueMicrotask(() => this.opened());
  }

  send(text: string): void {
    this.tables?.send({ kind: "hear", id: this.id, text });
  }

  close(): void {
    this.tables?.send({ kind: "close", id: this.id });
    this.gone(1000);
  }

  opened(): void {
    if (this.readyState !== CONNECTING) return;
    this.readyState = OPEN;
    this.onopen?.();
  }

  told(text: string): void {
    if (this.readyState === OPEN) this.onmessage?.({ data: text });
  }

  gone(_code: number): void {
    if (this.readyState === CLOSED) return;
    this.readyState = CLOSED;
    this.onclose?.();
  }
}
