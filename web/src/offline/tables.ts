// The worker that keeps a page's own tables: Python, and in it the tables of the server.
import { Drawer } from "./drawer";
import { kept } from "./kept";
import { part } from "./kit";
import { Minds } from "./minds";
import { built, there } from "./modules";
import { bytesOf, type FromPage, KIT, type Kit, type ToPage } from "./talk";

/** What `dicewright/offline/talk.py` lets one do. */
interface Talk {
  request(id: number, method: string, address: string, token: string, body: string): void;
  stop(id: number): void;
  open(id: number): void;
  hear(id: number, text: string): void;
  close(id: number): void;
}

interface Python {
  unpackArchive(archive: ArrayBuffer, format: "zip"): void;
  runPython(code: string): unknown;
  pyimport(name: string): { start(outside: object, modules: string): Promise<Talk> };
}

interface Here {
  onmessage: ((event: MessageEvent<FromPage>) => void) | null;
  postMessage(it: ToPage): void;
}

const here = self as unknown as Here;
/** Requests of this worker itself are counted downwards. */
let asked = 0;
const minds = new Minds((name) => own(`/api/modules/${name}`));
const waiting = new Map<number, { parts: Uint8Array<ArrayBuffer>[]; done(it: ArrayBuffer): void }>();

async function begin(): Promise<Talk> {
  const learned = part("learned.zip").catch(() => null); // bots play without it
  const [drawer, kit, archive] = await Promise.all([drawn(), kitOf(), part("tables.zip")]);
  const { loadPyodide } = await import(/* @vite-ignore */ `${KIT}pyodide.mjs`);
  const python: Python = await loadPyodide({ indexURL: KIT, stdLibURL: `${KIT}python.zip` });
  for (const it of [archive, await learned]) if (it) python.unpackArchive(it, "zip");
  python.runPython("import importlib; importlib.invalidate_caches()");
  const outside = {
    write: (rows: string) => drawer.write(rows),
    entries: (table: string) => drawer.entries(table),
    row: (kind: string, key: string) => drawer.row(kind, key),
    rows: (kind: string) => drawer.rows(kind),
    decide: (task: string) => minds.decide(task),
    module: (key: string) => built(kit.modules[key]),
    part: (id: number, status: number, type: string, text: string) => {
      const mine = waiting.get(id);
      if (mine) mine.parts.push(bytesOf(type, text));
      else here.postMessage({ kind: "part", id, status, type, text });
    },
    end: (id: number) => {
      const mine = waiting.get(id);
      waiting.delete(id);
      if (mine) void new Blob(mine.parts).arrayBuffer().then(mine.done);
      else here.postMessage({ kind: "end", id });
    },
    told: (id: number, text: string) => here.postMessage({ kind: "told", id, text }),
    closed: (id: number, code: number) => here.postMessage({ kind: "closed", id, code }),
  };
  return python.pyimport("dicewright.offline.start").start(outside, JSON.stringify(await there(kit)));
}

/** Fails with the words that say why. */
function drawn(): Promise<Drawer> {
  return Drawer.open().catch(() => Promise.reject(new Error("own-no-drawer")));
}

async function kitOf(): Promise<Kit> {
  const kit = await kept();
  if (!kit) throw new Error("there is no kit");
  return kit;
}

/** Something that this worker wants of its own tables. */
async function own(address: string): Promise<ArrayBuffer> {
  const talk = await tables;
  const id = --asked;
  return new Promise((done) => {
    waiting.set(id, { parts: [], done });
    talk.request(id, "GET", address, "", "");
  });
}

const tables = begin();
tables.then(
  () => here.postMessage({ kind: "ready" }),
  (error: Error) => here.postMessage({ kind: "failed", why: error.message }),
);

/** One thing after the other, as they were said. */
here.onmessage = async ({ data }) => {
  if (data.kind === "hidden") return minds.rest(data.hidden);
  const talk = await tables;
  switch (data.kind) {
    case "request":
      talk.request(data.id, data.method, data.address, data.token, data.body);
      break;
    case "stop":
      talk.stop(data.id);
      break;
    case "open":
      talk.open(data.id);
      break;
    case "hear":
      talk.hear(data.id, data.text);
      break;
    case "close":
      talk.close(data.id);
  }
};
