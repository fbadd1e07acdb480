// The note of the companion: in the rail where there is one, else beside what it is about, and over nothing one needs.
import lantern from "icon:lantern-flame";
import { useEffect, useLayoutEffect, useRef } from "preact/hooks";
import type { Table } from "../boards/contract";
import { beside } from "../parts/beside";
import { Icon } from "../parts/Icon";
import { go } from "../route";
import { coach } from "../settings";
import { say } from "../words";
import type { Companion, Said } from "./companion";
import { Pointer } from "./Pointer";
import { buttonOf, elementsOf, type Target } from "./target";
import "./guide.css";

/** Where the rail stands beside the table. */
const WIDE = "(width >= 1180px)";
/** What the note never covers where it can lie elsewhere. */
const KEPT = ".question, .board .die, .board .spot.open, .bar";

export function Note({ companion, table }: { companion: Companion; table: Table }) {
  const { stage } = companion.live;
  const note = useRef<HTMLElement>(null);
  const said = companion.said(table);
  const scene = stage.scene.value;
  const led = companion.leads && !companion.free;
  const quiet = !said && !companion.guided;
  const place = () => lay(note.current, said);
  useLayoutEffect(place);
  useEffect(() => {
    addEventListener("resize", place);
    return () => removeEventListener("resize", place);
  });
  const text = said?.text ?? (stage.busy.value ? say("guide-watch") : "");
  if (quiet || (!said && !stage.busy.value) || (companion.guided && !said && !companion.coaches && !led)) return null;
  return (
    <>
      <section class="guide-note" ref={note} aria-label={say("guide-note")} data-reads={said?.reads || undefined}>
        <header>
          <Icon of={lantern} />
          <b>{say(said?.who === "coach" ? "coach" : "guide")}</b>
          {said?.step && (
            <span class="guide-count">{say("guide-step", { step: said.step.number, total: said.step.of })}</span>
          )}
        </header>
        <p class="guide-words" role="status">
          {text}
        </p>
        {companion.kindly.value && (
          <p class="guide-kindly" role="alert">
            {companion.kindly.value}
          </p>
        )}
        <div class="guide-acts">
          {said?.reads && (
            <button type="button" class="button primary" onClick={() => readOn(companion)}>
              {say("go-on")}
            </button>
          )}
          {said?.target && (
            <button type="button" class="button small guide-there" onClick={() => lead(said.target)}>
              {say("guide-there")}
            </button>
          )}
          {led && scene?.undo && (
            <button type="button" class="button small" onClick={() => companion.back()}>
              {say("guide-back")}
            </button>
          )}
          {said && stage.repeatable.value && (
            <button type="button" class="button small" onClick={() => stage.repeat()}>
              {say("guide-repeat")}
            </button>
          )}
        </div>
        <div class="guide-ways">
          {led && (
            <button type="button" class="link" onClick={() => companion.setFree(true)}>
              {say("guide-free")}
            </button>
          )}
          {companion.leads && companion.free && (
            <button type="button" class="link" onClick={() => companion.setFree(false)}>
              {say("guide-lead")}
            </button>
          )}
          {led && (
            <button type="button" class="link" onClick={() => go("/")}>
              {say("guide-leave")}
            </button>
          )}
          {said?.who === "coach" && !scene?.result && (
            <button
              type="button"
              class="link"
              onClick={() => {
                coach.value = "off";
              }}
            >
              {say("coach-off")}
            </button>
          )}
        </div>
      </section>
      {said && <Pointer target={said.target} looked={said.looked} />}
    </>
  );
}

function readOn(companion: Companion): void {
  companion.next();
  document.querySelector<HTMLElement>(".question h2")?.focus({ preventScroll: true });
}

/** Go to what is to be pressed: into sight, and with the focus. */
function lead(target: Target | null): void {
  const [element] = target ? elementsOf(document, target) : [];
  if (!element) return;
  element.scrollIntoView({ block: "center", inline: "center" });
  buttonOf(element).focus();
}

/** Without a rail the note lies beside what it is about. */
function lay(note: HTMLElement | null, said: Said | null): void {
  if (!note) return;
  note.style.left = note.style.top = "";
  if (matchMedia(WIDE).matches) return;
  const boxes = (what: readonly Element[]) => what.map((e) => e.getBoundingClientRect());
  const about = said?.target ? boxes(elementsOf(document, said.target)) : [];
  const [thing] = about;
  const kept = boxes([...document.querySelectorAll(KEPT)]);
  const bar = document.querySelector(".bar")?.getBoundingClientRect();
  const { width, height } = note.getBoundingClientRect();
  const { left, top } = beside(
    thing ?? { left: 0, top: bar?.bottom ?? 44, width: innerWidth, height: 0 },
    { width, height },
    [...about, ...kept],
    { width: innerWidth, height: innerHeight },
  );
  note.style.left = `${left}px`;
  note.style.top = `${top}px`;
}
