// Cards as somebody has changed them: by card, the values that are not as shipped. It is kept in this browser and spelled
// as the content file that the server checks, previews and plays with.
import { type Signal, signal } from "@preact/signals";
import type { Entry, Field } from "../messages";
import { keep, recall } from "../settings";

/** What a card says otherwise, by key: `price`, or `state.price` for how sure that is. */
type Changes = Readonly<Record<string, unknown>>;
/** By where a card stands in the file, as `market.longsword`. */
export type Draft = Readonly<Record<string, Changes>>;

export function keyOf(path: readonly string[]): string {
  return path.join(".");
}

/** The draft with a value put in; one that is as shipped is left out. */
export function changed(draft: Draft, card: string, key: string, value: unknown, shipped: unknown): Draft {
  const { [key]: _, ...rest } = draft[card] ?? {};
  const changes = same(value, shipped) ? rest : { ...rest, [key]: value };
  return withCard(draft, card, changes);
}

/** The draft without what it says of a field. */
export function asShipped(draft: Draft, card: string, field: Field): Draft {
  const { [field.name]: _, [keyOf(field.mark)]: __, ...rest } = draft[card] ?? {};
  return withCard(draft, card, rest);
}

/** The draft with what another says laid over it. */
export function joined(draft: Draft, over: Draft): Draft {
  return Object.entries(over).reduce((it, [card, changes]) => withCard(it, card, { ...it[card], ...changes }), draft);
}

function withCard(draft: Draft, card: string, changes: Changes): Draft {
  const { [card]: _, ...others } = draft;
  return Object.keys(changes).length === 0 ? others : { ...others, [card]: changes };
}

/** How many values are not as shipped; a value with its mark counts once. */
export function count(draft: Draft): number {
  return Object.values(draft).reduce((n, changes) => n + fieldsIn(changes), 0);
}

function fieldsIn(changes: Changes): number {
  return new Set(Object.keys(changes).map((key) => key.split(".").at(-1))).size;
}

/** The value of a field in the draft. */
export function valueIn(changes: Changes | undefined, field: Field): unknown {
  return changes && field.name in changes ? changes[field.name] : field.shipped;
}

/** How sure a field is in the draft: a value that is corrected counts as printed unless it is said otherwise. */
export function sureOf(changes: Changes | undefined, field: Field): Field["sure"] {
  const said = changes?.[keyOf(field.mark)];
  if (said !== undefined) return said as Field["sure"];
  return changes && field.name in changes ? "printed" : field.shipped_sure;
}

/** What a file says otherwise, from the cards that the server has read of it. */
export function draftOf(entries: readonly Entry[]): Draft {
  let draft: Draft = {};
  for (const { path, fields } of entries)
    for (const field of fields) {
      const card = keyOf(path);
      draft = changed(draft, card, field.name, field.value, field.shipped);
      draft = changed(draft, card, keyOf(field.mark), field.sure, sureOf(draft[card], field));
    }
  return draft;
}

// --- the file ---

/** The content file: only what is not as shipped. A value stands on one line. */
export function spell(draft: Draft): string {
  const cards = Object.entries(draft).map(([card, changes]) =>
    [`[${card}]`, ...Object.entries(changes).map(([key, value]) => `${key} = ${toml(value)}`), ""].join("\n"),
  );
  return cards.join("\n");
}

export function toml(value: unknown): string {
  if (Array.isArray(value)) return `[${value.map(toml).join(", ")}]`;
  if (typeof value === "object" && value !== null) {
    const inside = Object.entries(value).map(
      ([key, it]) => `${/^[\w-]+$/.test(key) ? key : JSON.stringify(key)} = ${toml(it)}`,
    );
    return inside.length ? `{ ${inside.join(", ")} }` : "{}";
  }
  return JSON.stringify(value ?? "");
}

export function same(a: unknown, b: unknown): boolean {
  return JSON.stringify(sorted(a)) === JSON.stringify(sorted(b));
}

function sorted(it: unknown): unknown {
  if (Array.isArray(it)) return it.map(sorted);
  if (typeof it === "object" && it !== null)
    return Object.fromEntries(
      Object.entries(it)
        .sort(([a], [b]) => (a < b ? -1 : 1))
        .map(([key, value]) => [key, sorted(value)]),
    );
  return it;
}

// --- kept in this browser ---

const kept = new Map<string, Signal<Draft>>();

/** The draft of a game. */
export function draftFor(game: string): Signal<Draft> {
  let it = kept.get(game);
  if (!it) {
    it = signal(read(recall(`cards-${game}`)));
    kept.set(game, it);
  }
  return it;
}

export function keepDraft(game: string, draft: Draft): void {
  draftFor(game).value = draft;
  keep(`cards-${game}`, JSON.stringify(draft));
}

function read(text: string | null): Draft {
  try {
    const it: unknown = JSON.parse(text ?? "{}");
    const cards = typeof it === "object" && it !== null ? Object.entries(it) : [];
    return Object.fromEntries(cards.filter(([, changes]) => typeof changes === "object" && changes !== null));
  } catch {
    return {};
  }
}

/** What a file of the draft is called. */
export function fileName(game: string): string {
  return `${game}-cards.toml`;
}
