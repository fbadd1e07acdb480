// The table of Dice Forge: rivals above, the stage, oneself with both dice, the question, islands and temple below.
import { useRef } from "preact/hooks";
import { Panes } from "../../parts/Panes";
import { Peek } from "../../parts/Peek";
import { area, type BoardModule, type BoardProps, fromHere } from "../contract";
import { later } from "../later";
import { classes, names, reading } from "../lookup";
import { useForgeDrag } from "./drag";
import { Entry } from "./Entry";
import { useGifts } from "./gifts";
import { Chip, OwnDie, OwnPlate, Rival } from "./Hero";
import { Islands } from "./Islands";
import { useLooked } from "./looked";
import { ForgeStage } from "./Stage";
import { sceneOf } from "./scene";
import { Temple } from "./Temple";
import "./table.css";
import "./faces.css";
import "./stage.css";
import "./islands.css";
import "./temple.css";
import "./heroes.css";
import "./log.css";
import "./narrow.css";
import "./phone.css";
import "./roomy.css";

/** Questions about islands or temple: on a phone they get the room of the stage. */
const BELOW: ReadonlySet<string> = new Set(["action", "offering", "ship", "pick", "mirror", "satyrs"]);
/** Questions about the dice of others. */
const OTHERS: ReadonlySet<string> = new Set(["mirror", "satyrs"]);

export const look: BoardModule["look"] = later(async () => (await import("./Look")).Look);
export { Entry as entry };

/** What dice and pawns tell themselves. */
const SEEN: ReadonlySet<string> = new Set(["rolled", "moved"]);
export const staging: BoardModule["staging"] = {
  caption: (lines) =>
    (
      lines.find(({ kind }) => kind === "blessing") ??
      lines.findLast(({ kind, happening }) => happening && !SEEN.has(kind))
    )?.text,
  against: ({ kind, args }, seat) =>
    (kind === "lost" && args.seat === seat) || (kind === "boar" && args.bearer === seat),
};
export const course: BoardModule["course"] = (board, seats) => ({
  round: Math.floor(board.turn / seats),
  scores: Array.from({ length: seats }, (_, seat) => reading(area(board, "seat", seat), "score")),
});

export default function DiceForge({ table, question }: BoardProps) {
  const root = useRef<HTMLDivElement>(null);
  const shown = sceneOf(table);
  useGifts(table, root);
  useForgeDrag(table, root);
  const looked = useLooked(root);
  const [self = 0, ...others] = fromHere(table);
  const title = (kind: string) => area(table.board, kind)?.title ?? "";
  const panes = [
    { id: "islands", title: title("islands"), content: <Islands table={table} /> },
    { id: "temple", title: title("sanctuary"), content: <Temple table={table} /> },
    {
      id: "rivals",
      title: names(table, others),
      content: others.map((seat) => <Rival key={seat} table={table} seat={seat} shown={shown} />),
    },
  ];
  return (
    <div class="forge-root" ref={root}>
      <Peek
        table={table}
        class={classes(
          "dice-forge",
          `for-${table.seats.length}`,
          BELOW.has(table.asking?.kind ?? "") && "asks-below",
          OTHERS.has(table.asking?.kind ?? "") && "of-others",
        )}
      >
        <div class="chips">
          {others.map((seat) => (
            <Chip key={seat} table={table} seat={seat} shown={shown} />
          ))}
        </div>
        <ForgeStage table={table} shown={shown} looked={looked} />
        <div class="mine">
          <OwnDie table={table} seat={self} die={0} />
          <OwnPlate table={table} seat={self} shown={shown} />
          <OwnDie table={table} seat={self} die={1} />
        </div>
        {question}
        <Panes table={table} panes={panes} class="forge-panes" />
      </Peek>
    </div>
  );
}
