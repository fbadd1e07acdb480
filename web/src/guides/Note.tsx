// The note of the companion: in the rail where there is one, else beside what it is about, and over nothing one needs.
import undo from "icon:anticlockwise-rotation";
import again from "icon:clockwise-rotation";
import lantern from "icon:lantern-flame";
import { useLayoutEffect, useRef } from "preact/hooks";
import type { Table } from "../boards/contract";
import { classes } from "../boards/lookup";
import { Icon } from "../parts/Icon";
import { go } from "../route";
import { coach } from "../settings";
import { say } from "../words";
import type { Companion, Said } from "./companion";
import { everyFrame } from "./frames";
import { lay, WIDE } from "./laying";
import { Pointer } from "./Pointer";
import { buttonOf, elementsOf, pointedAt, type Target } from "./target";
import "./guide.css";

export function Note({ companion, table }: { companion: Companion; table: Table }) {
  const { stage } = companion.live;
  const note = useRef<HTMLElement>(null);
  const said = companion.said(table);
  const scene = stage.scene.value;
  const led = companion.leads && !companion.free;
  const last = useRef<Said | null>(null);
  if (said) last.current = said;
  const { who, text: before } = last.current ?? { who: "guide", text: "" };
  const coaching = who === "coach";
  // A coach says a little at every question: without a rail he waits at the side until he is asked.
  const folds = coaching && !matchMedia(WIDE).matches;
  const folded = folds && !companion.unfolded.value;
  const pointed = JSON.stringify([said?.target, said?.looked, said?.text]);
  // What it is about moves, and so does the note.
  useLayoutEffect(() => {
    let laid = "";
    return everyFrame(() => {
      laid = lay(note.current, said ? pointedAt(said.target, said.looked) : [], laid);
    });
  }, [pointed]);
  if (!said && (!stage.busy.value || (coaching && !companion.coaches))) return null;
  const text = said?.text ?? (coaching ? before : say("guide-watch"));
  const name = (
    <>
      <Icon of={lantern} />
      <b>{say(who)}</b>
    </>
  );
  return (
    <>
      <section class={classes("guide-note", folded && "folded")} ref={note} aria-label={say("guide-note")}>
        <header>
          {folds ? (
            <button
              type="button"
              class="guide-fold"
              aria-expanded={!folded}
              onClick={() => {
                companion.unfolded.value = folded;
              }}
            >
              {name}
            </button>
          ) : (
            name
          )}
          {said?.step && (
            <span class="guide-count">{say("guide-step", { step: said.step.number, total: said.step.of })}</span>
          )}
        </header>
        <p class={classes("guide-words", folded && "unseen")} role="status">
          {text}
        </p>
        {companion.kindly.value && (
          <p class="guide-kindly" role="alert">
            {companion.kindly.value}
          </p>
        )}
        <div class="guide-acts" hidden={folded}>
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
          {led && scene?.undo && <Act icon={undo} words={say("guide-back")} act={() => companion.back()} />}
          {said && stage.repeatable.value && (
            <Act icon={again} words={say("guide-repeat")} act={() => stage.repeat()} />
          )}
          {led && (
            <details class="guide-ways">
              <summary class="button small">{say("guide-ways")}</summary>
              <div>
                <button type="button" class="link" onClick={() => companion.setFree(true)}>
                  {say("guide-free")}
                </button>
                <button type="button" class="link" onClick={() => go("/")}>
                  {say("guide-leave")}
                </button>
              </div>
            </details>
          )}
          {companion.leads && companion.free && (
            <button type="button" class="link" onClick={() => companion.setFree(false)}>
              {say("guide-lead")}
            </button>
          )}
          {coaching && companion.live.advises && (
            <button type="button" class="link" onClick={() => companion.live.advise()}>
              {say("coach-weigh")}
            </button>
          )}
          {coaching && !scene?.result && (
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

/** A way that is a picture where there is little room. */
function Act({ icon, words, act }: { icon: string; words: string; act(): void }) {
  return (
    <button type="button" class="button small" aria-label={words} title={words} onClick={act}>
      <Icon of={icon} />
    </button>
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
