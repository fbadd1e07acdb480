// A window over the table: closes with Escape, with its button, or by a press beside it; focus goes back where it was.
import type { ComponentChildren } from "preact";
import { useId, useLayoutEffect, useRef } from "preact/hooks";
import { say } from "../words";

interface DialogProps {
  title: string;
  close(): void;
  children: ComponentChildren;
  class?: string;
}

export function Dialog({ title, close, children, class: more }: DialogProps) {
  const box = useRef<HTMLDialogElement>(null);
  const id = useId();
  // Before anything is drawn, so that no key can come too early.
  useLayoutEffect(() => {
    const before = document.activeElement as HTMLElement | null;
    const it = box.current;
    it?.showModal();
    return () => {
      it?.close();
      before?.focus?.();
    };
  }, []);
  return (
    // biome-ignore lint/a11y/useKeyWithClickEvents: Escape closes a dialog by itself
    <dialog
      ref={box}
      class={`dialog ${more ?? ""}`}
      aria-labelledby={id}
      onClose={close}
      onClick={(e) => {
        if (e.target === box.current) close();
      }}
    >
      <div class="dialog-inner">
        <header class="dialog-head">
          <h2 id={id}>{title}</h2>
          <button type="button" class="button plain small" onClick={close}>
            {say("close")}
          </button>
        </header>
        {children}
      </div>
    </dialog>
  );
}
