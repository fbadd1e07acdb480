// The table of Roll Player: character sheets, and between them the initiative cards and the market.
import { Panes } from "../../parts/Panes";
import { Peek } from "../../parts/Peek";
import { area, type BoardProps, fromHere } from "../contract";
import { names } from "../lookup";
import { Beginnings } from "./Beginnings";
import { CardLook } from "./CardLook";
import { Initiative, Market, Supply } from "./Middle";
import { Sheet } from "./Sheet";
import "./table.css";
import "./dice.css";
import "./market.css";
import "./sheet.css";
import "./far.css";
import "./narrow.css";

export const card = CardLook;

export default function RollPlayer({ table, question }: BoardProps) {
  const [self = 0, ...others] = fromHere(table);
  const market = (
    <>
      <Beginnings table={table} />
      <Market table={table} />
      <Supply table={table} />
    </>
  );
  const panes = [
    { id: "market", title: area(table.board, "market")?.title ?? "", content: market },
    { id: "self", title: names(table, [self]), content: <Sheet table={table} seat={self} />, stays: true },
    {
      id: "others",
      title: names(table, others),
      content: others.map((seat) => <Sheet key={seat} table={table} seat={seat} far />),
    },
  ];
  return (
    <Peek table={table} class="roll-player">
      {question}
      <Initiative table={table} />
      <Panes table={table} panes={others.length ? panes : panes.slice(0, -1)} class="roll-panes" />
    </Peek>
  );
}
