// A board for any game: the areas of the message as panels, the things in them as a neat grid.
import { Gauge } from "../parts/Gauge";
import { SeatPlate } from "../parts/SeatPlate";
import { Spot } from "../parts/Spot";
import { type Area, type BoardProps, fromHere, type Table, type Thing } from "./contract";
import { inFull, spoken } from "./lookup";
import "./generic.css";

export default function Generic({ table, question }: BoardProps) {
  const [self, ...others] = fromHere(table);
  const shared = table.board.areas.filter((a) => a.seat === null);
  return (
    <div class="generic">
      {others.map((seat) => (
        <Side key={seat} table={table} seat={seat} />
      ))}
      {question}
      {shared.length > 0 && (
        <div class="generic-shared">
          {shared.map((a) => (
            <Panel key={a.ref} table={table} area={a} />
          ))}
        </div>
      )}
      {self !== undefined && <Side table={table} seat={self} />}
    </div>
  );
}

function Side({ table, seat }: { table: Table; seat: number }) {
  const areas = table.board.areas.filter((a) => a.seat === seat);
  return (
    <section class="generic-side" aria-label={table.seats[seat]?.name}>
      <SeatPlate table={table} seat={seat} />
      <div class="generic-areas">
        {areas.map((a) => (
          <Panel key={a.ref} table={table} area={a} />
        ))}
      </div>
    </section>
  );
}

function Panel({ table, area }: { table: Table; area: Area }) {
  return (
    <Spot table={table} of={area.ref} name={area.title} class="generic-panel" holds>
      <span class="generic-title">{area.title}</span>
      <span class="generic-gauges">
        {area.gauges.map((g) => (
          <Gauge key={g.name} label={g.label} value={g.value} />
        ))}
      </span>
      <span class="generic-things">
        {area.things.map((thing, i) => (
          <Piece key={thing.ref} table={table} thing={thing} order={i} />
        ))}
      </span>
    </Spot>
  );
}

function Piece({ table, thing, order }: { table: Table; thing: Thing; order: number }) {
  const rolled = table.motion && table.happening?.rolled(thing.ref);
  return (
    <Spot
      table={table}
      of={thing.ref}
      name={spoken(thing)}
      title={thing.notes.map(inFull).join("\n")}
      class="generic-piece"
    >
      <span class="generic-mark" aria-hidden="true">
        {thing.mark && thing.mark !== String(thing.value) ? thing.mark : null}
      </span>
      <span class="generic-name">{thing.name}</span>
      {thing.value !== null && (
        <span class={`generic-value ${rolled ? "tumbling" : ""}`} style={{ "--order": String(order) }}>
          {thing.value}
        </span>
      )}
    </Spot>
  );
}
