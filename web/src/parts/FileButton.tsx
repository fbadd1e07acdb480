// A button that asks for a file. The same file may be chosen again: somebody has corrected it meanwhile.
import { useRef } from "preact/hooks";

interface FileButtonProps {
  label: string;
  /** Endings and types of what may be chosen. */
  accept: string;
  class?: string;
  take(file: File): void;
}

export function FileButton({ label, accept, class: looks = "button", take }: FileButtonProps) {
  const input = useRef<HTMLInputElement>(null);
  return (
    <>
      <button type="button" class={looks} onClick={() => input.current?.click()}>
        {label}
      </button>
      <input
        ref={input}
        type="file"
        class="unseen"
        tabIndex={-1}
        aria-hidden="true"
        accept={accept}
        onChange={(e) => {
          const chosen = e.currentTarget.files?.[0];
          e.currentTarget.value = "";
          if (chosen) take(chosen);
        }}
      />
    </>
  );
}
