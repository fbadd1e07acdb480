// The database of the browser in which tables are kept (`dicewright/offline/drawer.py` says what stands in it).

const NAME = "dicewright";
/** What each kind of row is found by. */
const KEYS: Readonly<Record<string, string | string[]>> = {
  founded: "id",
  entry: ["id", "seq"],
  person: ["person", "id"],
  ended: "id",
  review: "id",
};
/** Rows that nobody may write twice. */
const ONCE = ["founded", "entry"];

interface Row {
  type: string;
}

export class Drawer {
  private constructor(private readonly database: IDBDatabase) {}

  static async open(): Promise<Drawer> {
    const opening = indexedDB.open(NAME, 1);
    opening.onupgradeneeded = () => {
      for (const [kind, keyPath] of Object.entries(KEYS)) opening.result.createObjectStore(kind, { keyPath });
    };
    return new Drawer(await done(opening));
  }

  /** Keep rows, all or none; it is over when they are on disk. */
  async write(text: string): Promise<string> {
    const rows: Row[] = JSON.parse(text);
    if (rows.length === 0) return "";
    const kinds = [...new Set(rows.map(({ type }) => type))];
    try {
      const writing = this.database.transaction(kinds, "readwrite", { durability: "strict" });
      const over = new Promise<string>((resolve) => {
        writing.oncomplete = () => resolve("");
        writing.onabort = () => resolve(String(writing.error?.message || "the browser gave up"));
      });
      for (const row of rows) {
        const store = writing.objectStore(row.type);
        if (ONCE.includes(row.type)) store.add(row);
        else store.put(row);
      }
      return await over;
    } catch (error) {
      return String(error);
    }
  }

  async entries(table: string): Promise<string> {
    const range = IDBKeyRange.bound([table, 0], [table, Number.POSITIVE_INFINITY]);
    return JSON.stringify(await done(this.store("entry").getAll(range)));
  }

  async row(kind: string, key: string): Promise<string> {
    const row: Row | undefined = await done(this.store(kind).get(key));
    return row ? JSON.stringify(row) : "";
  }

  async rows(kind: string): Promise<string> {
    return JSON.stringify(await done(this.store(kind).getAll()));
  }

  private store(kind: string): IDBObjectStore {
    return this.database.transaction(kind).objectStore(kind);
  }
}

function done<T>(asked: IDBRequest<T>): Promise<T> {
  return new Promise((resolve, reject) => {
    asked.onsuccess = () => resolve(asked.result);
    asked.onerror = () => reject(asked.error);
  });
}
