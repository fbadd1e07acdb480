// The log: a blessing with its faces, hero by hero; a forging with both faces; a feat with what it cost and brought.
import out from "icon:exit-door";
import type { ComponentChildren } from "preact";
import { Icon } from "../../parts/Icon";
import type { EntryProps, LogLine } from "../contract";
import { Amounts, Face } from "./Face";
import { faceOf } from "./printed";
import { dealt, ofSeat, rolledFaces } from "./scene";

/** These cost and bring something. */
const PAID: ReadonlySet<string> = new Set(["feat", "blessing", "extra"]);

export function Entry({ lines, seats }: EntryProps) {
  const [first] = lines;
  const told = lines.filter((line) => line.happening || line === first);
  if (lines.some((line) => line.kind === "rolled" || line.kind === "chose"))
    return (
      <EntryText lines={lines} said={heading(lines)}>
        {seats.map(({ seat, name }) => (
          <Blessed key={seat} lines={lines} seat={seat} name={name} />
        ))}
      </EntryText>
    );
  if (first?.kind === "trimmed") return <Trimmed lines={lines} />;
  const forged = lines.find((line) => line.kind === "forged");
  if (forged || lines.some((line) => line.kind === "bought")) return <Forged lines={lines} />;
  const seat = first?.args.seat;
  if (!PAID.has(first?.happening ?? "")) return <>{told.map((line) => line.text).join(". ")}</>;
  return (
    <EntryText lines={lines} said={said(lines)}>
      {seat !== undefined && <Sums lines={lines} seat={seat} />}
      {seats
        .filter((it) => it.seat !== seat)
        .map((it) => (
          <Blessed key={it.seat} lines={lines} seat={it.seat} name={it.name} />
        ))}
    </EntryText>
  );
}

/** Faces that have left the game. */
function Trimmed({ lines }: { lines: readonly LogLine[] }) {
  return (
    <span class="told">
      <span class="unseen">{lines.map((line) => line.text).join(". ")}</span>
      <span class="told-row" aria-hidden="true">
        <Icon of={out} />
        {lines.map(({ args }, i) => {
          const face = faceOf(args.face);
          return face && <Face key={i} of={face} class="off" />;
        })}
      </span>
    </span>
  );
}

interface EntryTextProps {
  lines: readonly LogLine[];
  /** What is seen and heard. */
  said: readonly LogLine[];
  /** What is seen in place of the other lines. */
  children: ComponentChildren;
}

/** Pictures for who sees them, the lines themselves for who does not. */
function EntryText({ lines, said, children }: EntryTextProps) {
  const rest = lines.filter((line) => !said.includes(line));
  return (
    <>
      {said.map((line) => line.text).join(". ")}
      <span class="unseen">
        {said.length > 0 && ". "}
        {rest.map((line) => line.text).join(". ")}
      </span>
      <span class="told" aria-hidden="true">
        {children}
      </span>
    </>
  );
}

/** A blessing of everybody needs no words. */
function heading(lines: readonly LogLine[]): LogLine[] {
  return lines.filter(
    (line) => line.kind === "spent" || line.kind === "stole" || (line.kind === "blessing" && line.args.sort !== 0),
  );
}

function said(lines: readonly LogLine[]): LogLine[] {
  const set = lines.find((line) => line.kind === "set-out" || line.kind === "reinforced") ?? lines[0];
  return lines.filter((line) => line === set || line.kind === "ousted");
}

function Blessed({ lines, seat, name }: { lines: readonly LogLine[]; seat: number; name: string }) {
  const faces = rolledFaces(lines, seat).map(faceOf);
  const copied = ofSeat(lines, "copied", seat).map(({ args }) => faceOf(args.face));
  const { gained, lost } = dealt(lines, seat);
  const shown = [...faces, ...copied].filter((face) => face !== undefined);
  if (!shown.length && !gained.some(Boolean) && !lost.some(Boolean)) return null;
  return (
    <span class={`told-row by-${seat}`}>
      <b>{name}</b>
      {shown.map((face, i) => (
        <Face key={i} of={face} />
      ))}
      <Sums lines={lines} seat={seat} />
    </span>
  );
}

function Sums({ lines, seat }: { lines: readonly LogLine[]; seat: number }) {
  const { gained, lost, paid } = dealt(lines, seat);
  return (
    <span class="told-sums">
      <Amounts of={paid} sign="−" />
      <Amounts of={gained} sign="+" />
      <Amounts of={lost} sign="−" />
    </span>
  );
}

function Forged({ lines }: { lines: readonly LogLine[] }) {
  const bought = lines.find((line) => line.kind === "bought");
  const forged = lines.find((line) => line.kind === "forged");
  const fresh = faceOf(forged?.args.new ?? bought?.args.face);
  const old = faceOf(forged?.args.old);
  const [first] = lines;
  return (
    <EntryText lines={lines} said={first ? [first] : []}>
      <span class="told-row">
        {fresh && <Face of={fresh} />}
        {old && <span class="told-over">←</span>}
        {old && <Face of={old} class="off" />}
        {bought && <Sums lines={lines} seat={bought.args.seat ?? 0} />}
      </span>
    </EntryText>
  );
}
