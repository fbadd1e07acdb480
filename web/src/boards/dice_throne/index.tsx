// The table of Dice Throne: opponents above, the dice and the question in the middle, one's own hero board and hand below.
import { useRef } from "preact/hooks";
import { Peek } from "../../parts/Peek";
import { roomy } from "../../parts/roomy";
import { type BoardModule, type BoardProps, fromHere } from "../contract";
import { later } from "../later";
import { useThroneDrag } from "./drag";
import { FarBoard } from "./FarBoard";
import { Hand } from "./Hand";
import { HeroBoard } from "./HeroBoard";
import { Phases } from "./Phases";
import { Player } from "./Player";
import { Stage } from "./Stage";
import { thrown } from "./thrown";
import { Speaking, useThroneWords } from "./words";
import "./table.css";
import "./stage.css";
import "./scenes.css";
import "./tray.css";
import "./paper.css";
import "./hand.css";
import "./fixed.css";
import "./roomy.css";
import "./phone-rivals.css";
import "./phone.css";
import "./phone-stage.css";

export default function DiceThrone({ table, question }: BoardProps) {
  const [self = 0, ...others] = fromHere(table);
  const say = useThroneWords() ?? (() => "");
  const root = useRef<HTMLDivElement>(null);
  useThroneDrag(table, root);
  // There is room for the abilities of a single rival; those of several, and on phones, are a press away.
  const [rival] = others;
  const open = roomy.value && others.length === 1;
  return (
    <Speaking value={say}>
      <Peek table={table} class="throne-root">
        <div ref={root} class={`throne against-${others.length}`}>
          <Phases table={table} />
          <div class={`opponents of-${others.length}`}>
            {others.map((seat) => (
              <Player key={seat} table={table} seat={seat} far board={!open} />
            ))}
          </div>
          {open && rival !== undefined && (
            <div class="far-open">
              <FarBoard table={table} seat={rival} />
            </div>
          )}
          <Stage table={table} />
          <div class="ask">{question}</div>
          <div class="near">
            <Player table={table} seat={self} />
          </div>
          <HeroBoard table={table} seat={self} />
          <Hand table={table} seat={self} />
        </div>
      </Peek>
    </Speaking>
  );
}

export { Entry as entry, joined } from "./Entry";
export const look: BoardModule["look"] = later(async () => (await import("./Look")).Look);
export const choices: BoardModule["choices"] = { hero: later(async () => (await import("./HeroPicker")).HeroPicker) };
export const end: BoardModule["end"] = later(async () => (await import("./Score")).Score);
export const staging: BoardModule["staging"] = {
  // Which dice they are is seen: they lie turned in the tray.
  brief: ({ asking, say }, answer) => {
    const n = (asking?.things ?? []).filter((_, i) => (answer >> i) & 1).length;
    return asking?.kind === "keep" && n > 0 ? say("dice-again", { n }) : undefined;
  },
  // Of an attempt the dice tell the rest, of a card the plates what it cost.
  caption: (lines, seats) =>
    lines.find((it) => it.kind === "attempt")?.text ??
    thrown(lines, seats) ??
    lines.findLast((it) => it.happening)?.text,
  // The rules count dice from 1.
  rolls: ({ kind, args }) =>
    kind === "rolled" || kind === "rerolled" ? `die:${args.seat}:${(args.die ?? 0) - 1}` : null,
};
