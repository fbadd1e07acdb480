// The stage: the dice that are being rolled, the attack that meets the defence, a card or a status on its way; what was
// shown last rests on it.
import { area, areas, type Table } from "../contract";
import { classes } from "../lookup";
import { CardScene, isCard } from "./CardScene";
import { staged } from "./exchange";
import { Fight } from "./Fight";
import { Means } from "./Means";
import { isStatus, StatusScene } from "./StatusScene";
import { Braced, Tray } from "./Tray";

export function Stage({ table }: { table: Table }) {
  const moving = table.happening ?? table.last;
  const { exchange, roll } = staged(moving, table.board);
  const keeping = table.asking?.kind === "keep";
  const lying = (area(table.board, "dice")?.things.length ?? 0) > 0;
  const rolled = areas(table.board, "extra-dice").some((it) => it.things.length > 0);
  const playing = area(table.board, "cards-played");
  const fight = exchange !== null && !keeping;
  const resting = table.happening === null || moving?.beat === "rest" || table.asking !== null;
  // A card and a status lie over the rest while they are told, and over nothing that is asked about; where nothing else
  // lies there, they rest.
  const free = !fight && !lying && !rolled && !roll;
  const card = !keeping && (isCard(moving) || playing) && (!resting || free || playing);
  const status = !card && !keeping && isStatus(moving) && (!resting || free);
  return (
    <div class={classes("stage", fight ? "of-fight" : "of-dice")} data-scene={card ? "card" : moving?.kind}>
      {fight ? (
        <Fight table={table} exchange={exchange} />
      ) : lying || rolled ? (
        <Tray table={table} />
      ) : roll ? (
        <Braced table={table} roll={roll} />
      ) : (
        !card && !status && (table.asking?.kind === "main" ? <Means table={table} /> : <Resting table={table} />)
      )}
      {card && (
        <CardScene
          table={table}
          shown={isCard(moving) ? moving : null}
          playing={playing}
          over={!free}
          aside={table.asking !== null}
        />
      )}
      {status && moving && <StatusScene table={table} shown={moving} over={!free} />}
    </div>
  );
}

/** What a die has shown: that is seen when it has fallen. */
const DICE: ReadonlySet<string> = new Set(["rolled", "rerolled", "extra-die"]);

/** What was shown last, in its own words; before anything comes of it, how it begins. */
function Resting({ table }: { table: Table }) {
  const lines = (table.last?.lines ?? []).filter((line) => line.happening !== "");
  const [first] = table.last?.lines ?? [];
  const begins = first && !DICE.has(first.kind) ? [first] : [];
  const told = table.last?.beat === "enter" ? begins : lines.slice(-3);
  return (
    <ul class="resting" aria-hidden="true">
      {told.map((line, i) => (
        <li key={`${i} ${line.text}`}>{line.text}</li>
      ))}
    </ul>
  );
}
