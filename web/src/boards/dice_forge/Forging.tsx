// Forging: the new face over the anvil, the old one that comes off, and what that does to a blessing.
import anvil from "icon:anvil";
import bulb from "icon:light-bulb";
import { decimal } from "../../numbers";
import { Icon } from "../../parts/Icon";
import { Sign } from "../../parts/Sign";
import { Spot } from "../../parts/Spot";
import { type Area, areas, path, type Table } from "../contract";
import { classes, find, names } from "../lookup";
import { Coin, Cube, Face } from "./Face";
import { type Piece, RESOURCE_NAMES, these } from "./facets";
import { PawnBody } from "./Islands";
import { faceOf } from "./printed";
import { ofSeat, type Shown } from "./scene";
import { bringsMore, gloryOf, signed } from "./weighing";
import { useForgeWords } from "./words";

interface ForgingProps {
  table: Table;
  shown: Shown | null;
  looked: string | null;
}

export function Forging({ table, shown, looked }: ForgingProps) {
  const place = areas(table.board, "forging")[0];
  const [face] = these(place, "new-face");
  const last = shown?.lines.findLast((line) => line.kind === "forged");
  if (place && face && place.seat === table.seat && shown?.beat !== "enter")
    return <InHand table={table} place={place} face={face} looked={looked} />;
  return <Done table={table} shown={shown} place={place} line={last} />;
}

// --- which face goes? ---

/** A side with what the face in hand would do in its place. */
interface Weighed {
  side: Piece<"side">;
  title: string;
  glory: number;
  by: readonly number[];
}

interface InHandProps {
  table: Table;
  place: Area;
  face: Piece<"new-face">;
  looked: string | null;
}

/** What the best place does to a blessing, and beside it the one that is looked at, or else the next best; as far as the
    table tells it. */
function InHand({ table, place, face, looked }: InHandProps) {
  const say = useForgeWords();
  const seat = place.seat ?? 0;
  const weighed = areas(table.board, "die", seat).flatMap((die) =>
    these(die, "side").flatMap((side): Weighed[] => {
      const glory = gloryOf(table, side);
      return glory === undefined ? [] : [{ side, title: die.title, glory, by: bringsMore(table, side) }];
    }),
  );
  const [best] = [...weighed].sort((a, b) => b.glory - a.glory);
  const [second] = weighed
    .filter(({ side }) => side.facets.face !== best?.side.facets.face || die(side) !== die(best.side))
    .sort((a, b) => Number(b.side.ref === looked) - Number(a.side.ref === looked) || b.glory - a.glory);
  const now = table.odds("brings").map(({ worth }) => worth ?? 0);
  const by = looked ? bringsMore(table, find(table.board, looked)) : (best?.by ?? []);
  return (
    <div class="forging">
      {now.length > 0 && (
        <div class="averages" aria-hidden="true">
          <span class="averages-head">
            <b>{say("averages")}</b> <small>{say("averages-more")}</small>
          </span>
          {RESOURCE_NAMES.map((r, i) => (
            <AverageRow key={r} of={r} now={now[i] ?? 0} by={by[i] ?? 0} />
          ))}
        </div>
      )}
      <div class="anvil" data-cast={seat}>
        <Spot
          table={table}
          of={face.ref}
          name={`${place.title}: ${face.name}`}
          from={pileOf(table, face.facets.face)}
          class="new-face"
        >
          <Face of={face.facets} />
        </Spot>
        <Icon of={anvil} class="anvil-iron" />
      </div>
      <div class="advice" aria-hidden="true">
        {best && <Advice said={say("best-over")} {...best} best />}
        {second && <Advice said={say("over")} {...second} />}
      </div>
    </div>
  );
}

function die(side: Piece<"side"> | undefined): number | undefined {
  return side && path(side.ref)[1];
}

/** The pile that the face in hand was taken from. */
function pileOf(table: Table, face: string): string | undefined {
  return table.board.areas.flatMap((place) => these(place, "face")).find((pile) => pile.facets.face === face)?.ref;
}

/** What fills a bar. */
const FULL = 5;

function AverageRow({ of, now, by }: { of: (typeof RESOURCE_NAMES)[number]; now: number; by: number }) {
  const share = (n: number) => `${Math.min(100, (100 * n) / FULL)}%`;
  return (
    <span class={classes("average-row", by > 0 && "rose", by < 0 && "fell")}>
      <Coin of={of} />
      <span class="average-bar">
        <i style={{ width: share(Math.min(now, now + by)) }} />
        {by !== 0 && <u style={{ left: share(Math.min(now, now + by)), width: share(Math.abs(by)) }} />}
      </span>
      <Sign of={by ? `${decimal(now, 2)} → ${decimal(now + by, 2)}` : decimal(now, 2)} />
    </span>
  );
}

interface AdviceProps extends Weighed {
  said: string;
  best?: boolean;
}

function Advice({ said, side, title, glory, by, best }: AdviceProps) {
  const say = useForgeWords();
  return (
    <div class={classes("advice-card", best && "best")}>
      <span class="advice-over">
        {best && <Icon of={bulb} />}
        {said} <Face of={side.facets} /> {title}
      </span>
      <span class="advice-worth">
        <Sign of={signed(glory)} />
        <small>{say("glory-each")}</small>
      </span>
      <span class="advice-by">
        {RESOURCE_NAMES.map((r, i) => {
          const n = by[i] ?? 0;
          return (
            n !== 0 && (
              <span key={r} class="amount">
                <Coin of={r} />
                <Sign of={signed(n)} />
              </span>
            )
          );
        })}
      </span>
    </div>
  );
}

// --- it is done ---

interface DoneProps {
  table: Table;
  shown: Shown | null;
  place: Area | undefined;
  line: Shown["lines"][number] | undefined;
}

/** First the old face rises, then the new one is on the die and the old one lies beside. */
function Done({ table, shown, place, line }: DoneProps) {
  const say = useForgeWords();
  const first = shown?.lines[0];
  const seat = line?.args.seat ?? place?.seat ?? first?.args.bearer ?? first?.args.seat ?? 0;
  const bought = shown && ofSeat(shown.lines, "bought", seat).at(-1);
  const [inHand] = these(place, "new-face");
  const fresh = faceOf(line?.args.new ?? bought?.args.face ?? first?.args.face) ?? inHand?.facets;
  const old = faceOf(line?.args.old);
  const enters = shown?.beat === "enter";
  const onto = line?.args.die ?? 0;
  return (
    <div class="forging done">
      <div class="forged" data-cast={seat}>
        <Smith table={table} seat={seat} />
        {fresh &&
          (enters || !line) &&
          (inHand && place && !line ? (
            <Spot table={table} of={inHand.ref} name={`${place.title}: ${inHand.name}`} class="new-face">
              <Face of={fresh} class="coming" />
            </Spot>
          ) : (
            <Face of={fresh} class="coming" />
          ))}
        {line && (
          <span class="forged-die">
            {enters && old ? <Cube of={old} die={onto} /> : fresh && <Cube of={fresh} die={onto} class="lit struck" />}
          </span>
        )}
        {line && !enters && old && (
          <span class="forged-old">
            <Face of={old} class="off" />
            <small>{say("out")}</small>
          </span>
        )}
        {bought && (
          <span class="amount forged-price">
            <Coin of="gold" />
            <Sign of={`−${bought.args.price ?? 0}`} />
          </span>
        )}
      </div>
      {inHand && place && line && (
        <Spot table={table} of={inHand.ref} name={`${place.title}: ${inHand.name}`} class="new-face hidden">
          <span />
        </Spot>
      )}
    </div>
  );
}

function Smith({ table, seat }: { table: Table; seat: number }) {
  return (
    <span class="smith" aria-hidden="true">
      <PawnBody seat={seat} />
      <b>{names(table, [seat])}</b>
    </span>
  );
}
