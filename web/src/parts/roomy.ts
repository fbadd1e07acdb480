// Whether there is more room than on a phone held upright; the style sheets say the same by the same width.
import { signal } from "@preact/signals";

const wide = globalThis.matchMedia?.("(width > 900px)");

export const roomy = signal(wide?.matches ?? true);

wide?.addEventListener?.("change", () => {
  roomy.value = wide.matches;
});
