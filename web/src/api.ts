// The server over HTTP. Whatever it refuses becomes a `Refusal` in the person's language.
import type { Language } from "./languages";
import type {
  Admitted,
  Advice,
  Arrange,
  Arranged,
  CheckContent,
  Checked,
  Content,
  Create,
  Fork,
  Glossary,
  Hindsight,
  Join,
  Lobby,
  Looked,
  Looking,
  Luck,
  Options,
  Picture,
  PlayOn,
  Promised,
  Puzzle,
  Puzzles,
  Refused,
  Remove,
  Replay,
  Review,
  Rule,
  Rules,
  Script,
  Sheet,
  Solution,
  Summaries,
  Summary,
  TakeUp,
  Thinking,
} from "./messages";
import { part } from "./offline/kit";
import { own, ownRequest } from "./offline/own";
import { language, token } from "./settings";
import { say } from "./words";

export class Refusal extends Error {
  constructor(
    readonly code: string,
    text: string,
    readonly rule = "",
  ) {
    super(text);
  }
}

async function call<T>(path: string, body?: unknown, spoken = language.value): Promise<T> {
  const answer = await request(path, body, spoken);
  const told = await answer.json().catch(() => null);
  if (told === null) throw new Refusal(String(answer.status), say("no-server"));
  return told as T;
}

/** What comes line by line, until it ends or is not wanted any more. */
async function lines<T>(path: string, stop: AbortSignal, each: (it: T) => void): Promise<void> {
  const answer = await request(path, undefined, language.value, stop);
  const reader = answer.body?.getReader();
  const decoder = new TextDecoder();
  let rest = "";
  try {
    for (let piece = await reader?.read(); piece && !piece.done; piece = await reader?.read()) {
      const whole = (rest + decoder.decode(piece.value, { stream: true })).split("\n");
      rest = whole.pop() ?? "";
      for (const line of whole) each(JSON.parse(line) as T);
    }
  } catch {
    if (!stop.aborted) throw new Refusal("offline", say("no-server"));
  }
}

async function request(path: string, body: unknown, spoken: Language, stop?: AbortSignal): Promise<Response> {
  const headers: Record<string, string> = {};
  if (token.value) headers.Authorization = `Bearer ${token.value}`;
  if (body !== undefined) headers["Content-Type"] = "application/json";
  let answer: Response;
  try {
    answer = await (own.value ? ownRequest : fetch)(withLanguage(path, spoken), {
      method: body === undefined ? "GET" : "POST",
      headers,
      body: body === undefined ? null : JSON.stringify(body),
      signal: stop ?? null,
    });
  } catch {
    throw new Refusal("offline", say("no-server"));
  }
  if (!answer.ok) {
    const no = (await answer.json().catch(() => null)) as Refused | null;
    throw new Refusal(no?.code ?? String(answer.status), no?.text || say("no-server"), no?.rule);
  }
  return answer;
}

function withLanguage(path: string, spoken: Language): string {
  return `${path}${path.includes("?") ? "&" : "?"}lang=${spoken}`;
}

function admitted(it: Admitted): Admitted {
  token.value = it.token;
  return it;
}

export const api = {
  lobby: () => call<Lobby>("/api/games"),
  mine: async () => (await call<Summaries>("/api/tables/mine")).tables,
  finished: (behind = "") => call<Summaries>(`/api/tables/finished${behind && `?behind=${behind}`}`),
  table: (id: string) => call<Summary>(`/api/tables/${id}`),
  create: async (it: Create) => admitted(await call<Admitted>("/api/tables", it)),
  arrange: (it: Arrange) => call<Arranged>("/api/setup", it),
  takeUp: async (it: TakeUp) => admitted(await call<Admitted>("/api/saves", it)),
  save: async (id: string) => (await request(`/api/tables/${id}/download`, undefined, language.value)).blob(),
  join: async (id: string, it: Join) => admitted(await call<Admitted>(`/api/tables/${id}/join`, it)),
  leave: (id: string) => call<Summary>(`/api/tables/${id}/leave`, {}),
  remove: (id: string, seat: number) => call<Summary>(`/api/tables/${id}/remove`, { seat } satisfies Remove),
  fork: async (id: string, it: Fork) => admitted(await call<Admitted>(`/api/tables/${id}/fork`, it)),
  replay: (id: string, start: number, count: number, seat: number | null) =>
    call<Replay>(`/api/tables/${id}/replay?start=${start}&count=${count}${seat === null ? "" : `&seat=${seat}`}`),
  review: (id: string, stop: AbortSignal, each: (it: Review) => void) =>
    lines<Review>(`/api/tables/${id}/review`, stop, each),
  looking: (id: string) => call<Looking>(`/api/tables/${id}/looking`),
  looked: (id: string, it: Looked) => call<Picture>(`/api/tables/${id}/looked`, it),
  hindsight: (id: string, at: number) => call<Hindsight>(`/api/tables/${id}/hindsight?at=${at}`),
  promised: (id: string, at: number, it: Promised) => call<Advice>(`/api/tables/${id}/hindsight?at=${at}`, it),
  puzzles: (game: string) => call<Puzzles>(`/api/puzzles/${game}`),
  puzzle: (game: string, id: string) => call<Puzzle>(`/api/puzzles/${game}/${id}`),
  puzzleOptions: (game: string, id: string, start: number, count: number) =>
    call<Options>(`/api/puzzles/${game}/${id}/options?start=${start}&count=${count}`),
  solution: (game: string, id: string, answer: number) =>
    call<Solution>(`/api/puzzles/${game}/${id}/solution?answer=${answer}`),
  playOn: async (game: string, id: string, it: PlayOn) =>
    admitted(await call<Admitted>(`/api/puzzles/${game}/${id}/play`, it)),
  script: (it: Script) => call<Replay>("/api/script", it),
  luck: (id: string) => call<Luck>(`/api/tables/${id}/luck`),
  sheet: (game: string) => call<Sheet>(`/api/content/${game}`),
  usualContent: (game: string) => call<Content>(`/api/content/${game}/usual`),
  checkContent: (game: string, it: CheckContent) => call<Checked>(`/api/content/${game}`, it),
  tableContent: (id: string) => call<Content>(`/api/tables/${id}/content`),
  thinking: (id: string) => call<Thinking>(`/api/tables/${id}/thinking`),
  /** At tables of one's own, modules lie in the kit. */
  module: async (name: string) =>
    own.value && name.endsWith(".wasm")
      ? part(name)
      : (await request(`/api/modules/${name}`, undefined, language.value)).arrayBuffer(),
  rules: (game: string, spoken: Language) => call<Rules>(`/api/rules/${game}`, undefined, spoken),
  glossary: (game: string, spoken: Language) => call<Glossary>(`/api/glossary/${game}`, undefined, spoken),
  rule: (game: string, id: string) => call<Rule>(`/api/rules/${game}/${id}`),
};
