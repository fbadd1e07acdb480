// The table of Dice Forge: islands and temple in the middle, heroes with their unfolded dice around.
import { Panes } from "../../parts/Panes";
import { Peek } from "../../parts/Peek";
import { area, type BoardProps, fromHere } from "../contract";
import { names } from "../lookup";
import { Hero } from "./Hero";
import { Islands } from "./Islands";
import { Temple } from "./Temple";
import "./table.css";
import "./faces.css";
import "./islands.css";
import "./temple.css";
import "./heroes.css";
import "./narrow.css";

export default function DiceForge({ table, question }: BoardProps) {
  const [self = 0, ...others] = fromHere(table);
  const title = (kind: string) => area(table.board, kind)?.title ?? "";
  const panes = [
    { id: "islands", title: title("islands"), content: <Islands table={table} /> },
    { id: "temple", title: title("sanctuary"), content: <Temple table={table} /> },
    { id: "self", title: names(table, [self]), content: <Hero table={table} seat={self} />, stays: true },
    {
      id: "others",
      title: names(table, others),
      content: others.map((seat) => <Hero key={seat} table={table} seat={seat} far />),
    },
  ];
  return (
    <Peek table={table} class={`dice-forge for-${table.seats.length}`}>
      {question}
      <Panes table={table} panes={panes} class="forge-panes" />
    </Peek>
  );
}
