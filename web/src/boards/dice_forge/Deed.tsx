// A feat: who sets out and pays, the card large with what it says, and what came of it.
import { Icon } from "../../parts/Icon";
import { Sign } from "../../parts/Sign";
import type { Table } from "../contract";
import { classes, inFull, names, printed } from "../lookup";
import { Amounts } from "./Face";
import { these } from "./facets";
import { PawnBody } from "./Islands";
import { FEATS, laurels } from "./pictures";
import { featOf } from "./printed";
import { dealt, type Shown } from "./scene";
import { useForgeWords } from "./words";

export function Deed({ table, shown }: { table: Table; shown: Shown }) {
  const say = useForgeWords();
  const { lines, beat } = shown;
  const of = (kind: string) => lines.find((line) => line.kind === kind);
  const begun = of("set-out") ?? of("feat") ?? of("reinforced") ?? lines[0];
  const seat = begun?.args.seat ?? 0;
  const feat = featOf(begun?.args.feat ?? of("feat")?.args.feat);
  const ousted = of("ousted");
  const { gained, paid } = dealt(lines, seat);
  const moved = of("moved");
  return (
    <div class={classes("deed", beat === "enter" && "entering")} aria-hidden="true">
      <div class="deed-who" data-cast={seat}>
        <PawnBody seat={seat} />
        <b>{names(table, [seat])}</b>
        <span class="deed-sum">
          <Amounts of={paid} sign="−" />
        </span>
        {moved && <small>{say("portal", { n: moved.args.portal ?? 0 })}</small>}
      </div>
      <DeedCard table={table} feat={feat} />
      <div class="deed-came">
        {beat !== "enter" && (
          <>
            <span class="deed-sum large">
              <Amounts of={gained} sign="+" />
            </span>
            {ousted && (
              <span class="deed-ousted">
                <PawnBody seat={ousted.args.seat ?? 0} />
                <b>{names(table, [ousted.args.seat ?? 0])}</b>
                <small>{say("goes-back")}</small>
              </span>
            )}
          </>
        )}
      </div>
    </div>
  );
}

function DeedCard({ table, feat }: { table: Table; feat: string }) {
  const cards = table.board.areas.flatMap((place) => [...these(place, "stack"), ...these(place, "card")]);
  const card = cards.find((it) => it.facets.feat === feat);
  const stack = table.board.areas.flatMap((place) => these(place, "stack")).find((it) => it.facets.feat === feat);
  const glory = stack?.facets.glory ?? 0;
  return (
    <div class="deed-card">
      <Icon of={FEATS[feat] ?? laurels} class="deed-picture" />
      <span class="deed-words">
        <b>{card && printed(card)}</b>
        {card?.notes
          .filter((note) => note.role === "effect")
          .map((note) => (
            <span key={note.text}>{inFull(note)}</span>
          ))}
      </span>
      {glory > 0 && (
        <span class="deed-glory">
          <Sign of={glory} />
          <Icon of={laurels} />
        </span>
      )}
    </div>
  );
}
