// Text that keeps to its box: as many whole lines as there is room for, the last one says by three dots that there is more.
import type { RefObject } from "preact";
import { useLayoutEffect, useRef } from "preact/hooks";

/** Lets every text of this kind within an element have the lines that fit into its own box; sheets read `--lines`. */
export function useLines<It extends HTMLElement>(what: string): RefObject<It | null> {
  const root = useRef<It>(null);
  const fit = () => {
    const texts = [...(root.current?.querySelectorAll<HTMLElement>(what) ?? [])];
    const fitting = texts.map((it) => Math.floor(it.clientHeight / Number.parseFloat(getComputedStyle(it).lineHeight)));
    texts.forEach((it, i) => {
      it.style.setProperty("--lines", String(fitting[i] || 1));
      it.style.visibility = fitting[i] === 0 ? "hidden" : "";
    });
  };
  useLayoutEffect(fit);
  useLayoutEffect(() => {
    if (!root.current || typeof ResizeObserver === "undefined") return;
    const watch = new ResizeObserver(fit);
    watch.observe(root.current);
    return () => watch.disconnect();
  }, []);
  return root;
}
