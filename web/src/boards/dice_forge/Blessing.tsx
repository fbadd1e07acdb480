// A blessing: both dice of every hero, what they bring, and what is lost of it.
import { areas, fromHere, path, type Table } from "../contract";
import { classes, names } from "../lookup";
import { Amounts, Cube, Face } from "./Face";
import { these } from "./facets";
import { faceOf } from "./printed";
import { dealt, ofSeat, rolledFaces, type Shown } from "./scene";
import { useForgeWords } from "./words";

const DICE = [0, 1] as const;

export function Blessing({ table, shown }: { table: Table; shown: Shown | null }) {
  const [self = 0, ...others] = fromHere(table);
  // Oneself in the middle, as one sits: rivals left and right.
  const cast = [...others.slice(0, 1), self, ...others.slice(1)];
  return (
    <div class="cast" aria-hidden="true">
      {cast.map((seat) => (
        <Blessed key={seat} table={table} seat={seat} shown={shown} me={seat === self} />
      ))}
    </div>
  );
}

interface BlessedProps {
  table: Table;
  seat: number;
  shown: Shown | null;
  me: boolean;
}

function Blessed({ table, seat, shown, me }: BlessedProps) {
  const say = useForgeWords();
  const lines = shown?.lines ?? [];
  const fell = rolledFaces(lines, seat);
  const falls = rolledFaces(shown?.told ?? [], seat);
  const stolen = ofSeat(lines, "stole", seat)[0];
  const taken = stolen ? [stolen.args.face, stolen.args.other] : fell;
  const rolls = lines.some((line) => line.kind === "rolled");
  const took = DICE.some((die) => taken[die] !== undefined);
  const { gained, wasted, lost } = dealt(shown?.settled ?? [], seat);
  const waste = wasted.reduce((sum, n) => sum + n, 0);
  return (
    <div
      class={classes("blessed", me && "me", rolls && !took && "aside")}
      data-cast={seat}
      style={{ "--seat": `var(--seat-${seat % 8})` }}
    >
      <span class="pair">
        {DICE.map((die) => {
          const face = faceOf(taken[die]) ?? lying(table, seat, die);
          const fresh = falls[die] !== undefined && shown?.beat === "enter" && table.motion;
          return (
            face && (
              <span key={die} class={classes("pair-die", took && taken[die] === undefined && "idle")}>
                <Cube
                  key={`${lines.length} ${fresh}`}
                  of={face}
                  die={die}
                  class={classes(fresh && "tumbling", rolls && taken[die] !== undefined && "lit")}
                />
              </span>
            )
          );
        })}
        {ofSeat(lines, "copied", seat).map(({ args }, i) => {
          const face = faceOf(args.face);
          return face && <Face key={i} of={face} class="copy" />;
        })}
      </span>
      <span class="got">
        <b class="got-name">{names(table, [seat])}</b>
        <Amounts of={gained} sign="+" />
        <Amounts of={lost} sign="−" />
        {waste > 0 && <span class="got-waste">{say("lost", { n: waste })}</span>}
      </span>
    </div>
  );
}

/** The face that lies up. */
function lying(table: Table, seat: number, die: number) {
  const it = areas(table.board, "die", seat).find((place) => path(place.ref)[1] === die);
  return these(it, "side").find((side) => side.facets.up)?.facets;
}
