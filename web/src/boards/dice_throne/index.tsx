// The table of Dice Throne: opponents above, the dice and the question in the middle, one's own hero board and hand below.
import { Panes } from "../../parts/Panes";
import { Peek } from "../../parts/Peek";
import { area, type BoardModule, type BoardProps, fromHere } from "../contract";
import { later } from "../later";
import { names } from "../lookup";
import { FarBoards } from "./FarBoards";
import { Hand } from "./Hand";
import { HeroBoard } from "./HeroBoard";
import { Phases } from "./Phases";
import { Player } from "./Player";
import { Stage } from "./Stage";
import { Speaking, useThroneWords } from "./words";
import "./table.css";
import "./stage.css";
import "./scenes.css";
import "./tray.css";
import "./paper.css";
import "./hand.css";
import "./fixed.css";
import "./narrow.css";

export default function DiceThrone({ table, question }: BoardProps) {
  const [self = 0, ...others] = fromHere(table);
  const say = useThroneWords() ?? (() => "");
  const title = (kind: string) => area(table.board, kind, self)?.title ?? "";
  const panes = [
    { id: "board", title: title("abilities"), content: <HeroBoard table={table} seat={self} /> },
    { id: "hand", title: title("hand"), content: <Hand table={table} seat={self} />, stays: true },
    {
      id: "others",
      title: names(table, others),
      content: <FarBoards table={table} seats={others} />,
    },
  ];
  return (
    <Speaking value={say}>
      <Peek table={table} class={`throne against-${others.length}`}>
        <Phases table={table} />
        <div class={`opponents of-${others.length}`}>
          {others.map((seat) => (
            <Player key={seat} table={table} seat={seat} far />
          ))}
        </div>
        <Stage table={table} />
        <div class="ask">{question}</div>
        <div class="near">
          <Player table={table} seat={self} />
        </div>
        <Panes
          table={table}
          panes={panes}
          meant={table.asking?.kind === "keep" ? "board" : undefined}
          class="throne-panes"
        />
      </Peek>
    </Speaking>
  );
}

export { Entry as entry, joined } from "./Entry";
export const look: BoardModule["look"] = later(async () => (await import("./Look")).Look);
export const choices: BoardModule["choices"] = { hero: later(async () => (await import("./HeroPicker")).HeroPicker) };
export const staging: BoardModule["staging"] = {
  // The rules count dice from 1.
  rolls: ({ kind, args }) =>
    kind === "rolled" || kind === "rerolled" ? `die:${args.seat}:${(args.die ?? 0) - 1}` : null,
};
