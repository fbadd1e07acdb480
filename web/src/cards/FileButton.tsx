// A button that asks for a file. The same file may be chosen again: somebody has corrected it meanwhile.
import { useRef } from "preact/hooks";

export function FileButton({ label, take }: { label: string; take(file: File): void }) {
  const input = useRef<HTMLInputElement>(null);
  return (
    <>
      <button type="button" class="button" onClick={() => input.current?.click()}>
        {label}
      </button>
      <input
        ref={input}
        type="file"
        class="unseen"
        tabIndex={-1}
        aria-hidden="true"
        accept=".toml,text/plain"
        onChange={(e) => {
          const chosen = e.currentTarget.files?.[0];
          e.currentTarget.value = "";
          if (chosen) take(chosen);
        }}
      />
    </>
  );
}
