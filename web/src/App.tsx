// Which screen is shown. Those that are not the home are loaded when somebody goes there.

import type { ComponentType } from "preact";
import { useEffect, useState } from "preact/hooks";
import { awaited } from "./awaited";
import { Home } from "./home/Home";
import type { Getting } from "./offline/Getting";
import { own, place } from "./offline/own";
import { part } from "./renewed";
import { type Route, route } from "./route";
import { language } from "./settings";
import { say } from "./words";

type Screen = ComponentType<{ id: string }>;

const SCREENS: Readonly<Record<Exclude<Route["at"], "home">, () => Promise<Screen>>> = {
  table: async () => (await import("./table/TableScreen")).TableScreen,
  new: async () => (await import("./lobby/NewTable")).NewTable,
  cards: async () => (await import("./cards/CardsScreen")).CardsScreen,
  finished: async () => (await import("./replay/Finished")).Finished,
  replay: async () => (await import("./replay/ReplayScreen")).ReplayScreen,
  learn: async () => (await import("./guides/GuideScreen")).GuideScreen,
  puzzles: async () => (await import("./puzzles/PuzzleScreen")).PuzzleScreen,
  rules: async () => (await import("./rules/RulesScreen")).RulesScreen,
  about: async () => (await import("./about/About")).About,
};

export function App() {
  const at = route.value;
  const [shown, setShown] = useState<{ at: string; screen: Screen } | null>(null);
  const [failed, setFailed] = useState(false);
  const [mine, setMine] = useState<{ Getting: typeof Getting } | null>(null);
  const waits = own.value && place.value !== "here";
  useEffect(() => {
    if (at.at === "home" || waits) return;
    return awaited(
      part(SCREENS[at.at]),
      (screen) => setShown({ at: at.at, screen }),
      () => setFailed(true),
    );
  }, [at.at, waits]);
  useEffect(() => {
    if (waits)
      return awaited(
        part(() => import("./offline/Getting")),
        setMine,
        () => setFailed(true),
      );
  }, [waits]);
  // The title is the page's name in the tab, in the language that is set.
  useEffect(() => {
    document.title = `Dicewright · ${say(`title-${at.at}`)}`;
  }, [at.at, language.value]);
  if (waits) return mine && <mine.Getting />;
  if (at.at === "home") return <Home key={String(own.value)} />;
  if (failed)
    return (
      <main class="screen narrow">
        <p class="notice bad" role="alert">
          {say("no-server")}
        </p>
      </main>
    );
  if (shown?.at !== at.at) return null;
  const id = "table" in at ? at.table : "game" in at ? at.game : "";
  return <shown.screen key={id} id={id} />;
}
