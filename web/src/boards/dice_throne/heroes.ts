// The heroes there are. Their names come from the server, in the person's language.
import { api } from "../../api";
import SHEET from "./heroes.json";

export interface HeroCard {
  id: string;
  name: string;
  season: number;
  complexity: number;
}

export async function heroes(game: string): Promise<HeroCard[]> {
  const { games } = await api.lobby();
  const labels = games.find((it) => it.name === game)?.choices.find((choice) => choice.name === "hero")?.values ?? [];
  const names = new Map(labels.map((it) => [it.value, it.label]));
  return SHEET.map((hero) => ({ ...hero, name: names.get(hero.id) ?? hero.id }));
}
