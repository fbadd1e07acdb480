// All ready-made armies with their dice, to choose one from.
import { useState } from "preact/hooks";
import { Dialog } from "../../parts/Dialog";
import { useLoaded } from "../../useLoaded";
import { classes } from "../lookup";
import READY_MADE from "./armies.json";
import { armies } from "./army";
import type { Piece } from "./facets";
import { MetalDie } from "./MetalDie";
import type { useIronWords } from "./words";

type Say = NonNullable<ReturnType<typeof useIronWords>>;

interface ArmiesProps {
  game: string;
  value: string;
  change(army: string): void;
  say: Say;
}

export function Armies({ game, value, change, say }: ArmiesProps) {
  const [open, setOpen] = useState(false);
  return (
    <>
      <button type="button" class="button small" aria-haspopup="dialog" onClick={() => setOpen(true)}>
        {say("armies-see")}
      </button>
      {open && (
        <Dialog title={say("armies-all")} close={() => setOpen(false)} class="army-dialog">
          <List
            game={game}
            value={value}
            say={say}
            change={(army) => {
              change(army);
              setOpen(false);
            }}
          />
        </Dialog>
      )}
    </>
  );
}

function List({ game, value, change, say }: ArmiesProps) {
  const sets = useLoaded(() => armies(game, READY_MADE), game);
  return (
    <div class="army-list">
      {sets.failed && <p class="notice bad">{sets.failed}</p>}
      {READY_MADE.map((name, i) => (
        <button
          key={name}
          type="button"
          class={classes("lobby-card army-card", name === value && "chosen")}
          aria-pressed={name === value}
          onClick={() => change(name)}
        >
          <b>{say(`army-${name}`)}</b>
          <Row dice={sets.it?.[i] ?? []} />
        </button>
      ))}
    </div>
  );
}

/** Dice as pictures with their names. */
export function Row({ dice }: { dice: readonly Piece<"die">[] }) {
  return (
    <span class="army-row">
      {dice.map((die) => (
        <span key={die.ref} class="army-die" role="img" aria-label={die.name} title={die.name}>
          <MetalDie facets={die.facets} />
        </span>
      ))}
    </span>
  );
}
