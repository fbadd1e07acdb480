// The bar on top of every screen: the way home, what is going on, the tools.
import cog from "icon:cog";
import type { ComponentChildren } from "preact";
import { useState } from "preact/hooks";
import { say } from "../words";
import { Icon } from "./Icon";
import { Settings } from "./Settings";

export function Bar({ children, tools }: { children?: ComponentChildren; tools?: ComponentChildren }) {
  const [open, setOpen] = useState(false);
  return (
    <header class="bar">
      <a class="brand" href="/" aria-label={say("home")}>
        Dice<b>wright</b>
      </a>
      <div class="bar-middle">{children}</div>
      <div class="bar-tools">
        {tools}
        <button
          type="button"
          class="button tool"
          aria-label={say("settings")}
          title={say("settings")}
          onClick={() => setOpen(true)}
        >
          <Icon of={cog} />
        </button>
      </div>
      {open && <Settings close={() => setOpen(false)} />}
    </header>
  );
}
