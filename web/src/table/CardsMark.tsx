// In the bar of a table that is played with other cards than come with the game: that it is, and which.
import cards from "icon:card-play";
import { useState } from "preact/hooks";
import type { Played } from "../messages";
import { Dialog } from "../parts/Dialog";
import { Icon } from "../parts/Icon";
import { say } from "../words";
import { OwnCards } from "./OwnCards";

export function CardsMark({ table, content }: { table: string; content: Played }) {
  const [open, setOpen] = useState(false);
  const told = say("own-cards-what", { name: content.name, count: content.changes });
  return (
    <>
      <button
        type="button"
        class="button tool cards-mark"
        aria-label={told}
        title={told}
        aria-haspopup="dialog"
        onClick={() => setOpen(true)}
      >
        <Icon of={cards} /> <span class="tool-word">{say("own-cards")}</span>
      </button>
      {open && (
        <Dialog title={say("cards-in-force")} close={() => setOpen(false)}>
          <OwnCards table={table} content={content} open />
        </Dialog>
      )}
    </>
  );
}
