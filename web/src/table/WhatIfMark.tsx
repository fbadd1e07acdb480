// In the bar of a table that began in the middle of another game: that it is a what-if, and what that means.
import fork from "icon:split-arrows";
import { useState } from "preact/hooks";
import type { WhatIf } from "../messages";
import { Dialog } from "../parts/Dialog";
import { Icon } from "../parts/Icon";
import { say } from "../words";

export function WhatIfMark({ from }: { from: WhatIf }) {
  const [open, setOpen] = useState(false);
  return (
    <>
      <button
        type="button"
        class="button tool what-if-mark"
        aria-label={say("what-if")}
        title={say("what-if")}
        aria-haspopup="dialog"
        onClick={() => setOpen(true)}
      >
        <Icon of={fork} /> <span class="tool-word">{say("what-if")}</span>
      </button>
      {open && (
        <Dialog title={say("what-if")} close={() => setOpen(false)}>
          <p>{say("what-if-told", { step: from.step })}</p>
          {from.table && (
            <p>
              <a class="button" href={`/t/${from.table}/review`}>
                {say("what-if-original")}
              </a>
            </p>
          )}
        </Dialog>
      )}
    </>
  );
}
