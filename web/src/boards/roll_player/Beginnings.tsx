// Before the game: the boards of the races and the sides of the class cards, as long as one may choose among them.
import { Icon } from "../../parts/Icon";
import { Spot } from "../../parts/Spot";
import { kindOf, type Option, path, type Table } from "../contract";
import { CLASSES, RACES, star } from "./pictures";

const PICTURES: Readonly<Record<string, readonly string[]>> = {
  "race-board": Object.values(RACES),
  "class-card": Object.values(CLASSES),
};

export function Beginnings({ table }: { table: Table }) {
  const offered = table.options.filter((option) => kindOf(option.refs[0] ?? "") in PICTURES);
  if (offered.length === 0) return null;
  return (
    <div class="beginnings">
      {offered.map((option) => (
        <Beginning key={option.answer} table={table} option={option} />
      ))}
    </div>
  );
}

function Beginning({ table, option }: { table: Table; option: Option }) {
  const [ref = ""] = option.refs;
  const [which = 0] = path(ref);
  return (
    <Spot table={table} of={ref} name={option.text} class="beginning">
      <Icon of={PICTURES[kindOf(ref)]?.[which] ?? star} class="beginning-picture" />
      <span>{option.text}</span>
    </Spot>
  );
}
