// The same game once more, with sides swapped: everybody moves up one seat and takes along what he plays.
import { api } from "../api";
import type { Create } from "../messages";
import type { Live } from "./live";

export async function rematch(live: Live): Promise<string> {
  const about = live.about.value;
  if (!about) throw new Error();
  const content = about.content && (await api.tableContent(live.table));
  const seats: Create["seats"] = live.stage.seats.value.map((s) =>
    s.kind === "bot"
      ? { kind: "bot", level: s.level?.value ?? "" }
      : s.mine
        ? { kind: "me", name: s.name }
        : { kind: "open" },
  );
  const { table } = await api.create({
    game: about.game,
    options: moved(about.options, seats.length),
    clock: live.stage.scene.value?.clock.limit ?? 0,
    think: live.stage.scene.value?.clock.think ?? 0,
    aids: about.aids,
    content: { text: content?.text ?? "", name: content?.name ?? "" },
    seats: seats.map((_, i) => seats[(i + 1) % seats.length] ?? { kind: "open" }),
  });
  return table;
}

/** The choices of a set-up, those of a seat with whoever sits there. */
export function moved(options: Readonly<Record<string, string>>, seats: number): Record<string, string> {
  return Object.fromEntries(
    Object.entries(options).map(([name, value]) => {
      const [, choice, seat] = /^(.+)\.(\d+)$/.exec(name) ?? [];
      return choice && seat ? [`${choice}.${(Number(seat) - 1 + seats) % seats}`, value] : [name, value];
    }),
  );
}
