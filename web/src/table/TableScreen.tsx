// A table: before the start a waiting room, then the frame round the board.

import undo from "icon:anticlockwise-rotation";
import talk from "icon:conversation";
import lantern from "icon:lantern-flame";
import dice from "icon:perspective-dice-six-faces-random";
import book from "icon:rule-book";
import speaker from "icon:speaker";
import muted from "icon:speaker-off";
import { useEffect, useLayoutEffect, useRef, useState } from "preact/hooks";
import type { Table } from "../boards/contract";
import { later } from "../boards/later";
import { find, printed } from "../boards/lookup";
import { hasGuide } from "../guides";
import { useCompanion } from "../guides/useCompanion";
import { Bar } from "../parts/Bar";
import { Dialog } from "../parts/Dialog";
import { DrawerButton } from "../parts/DrawerButton";
import { useDrawer } from "../parts/drawer";
import { Icon } from "../parts/Icon";
import { go } from "../route";
import { coach, sound } from "../settings";
import { say } from "../words";
import { ask, askable, company } from "./attention";
import { BoardHost } from "./BoardHost";
import { CardsMark } from "./CardsMark";
import { Limits } from "./Limits";
import { Live } from "./live";
import { HOW, Passing, playedBy } from "./passing";
import { Question } from "./Question";
import { Rail } from "./Rail";
import { Paused, PauseWanted } from "./Ways";
import { WhatIfMark } from "./WhatIfMark";

const AdvicePanel = later(async () => (await import("../advice/AdvicePanel")).AdvicePanel);
const End = later(async () => (await import("./End")).End);
const FairWindow = later(async () => (await import("./Fair")).FairWindow);
const Gathering = later(async () => (await import("./Gathering")).Gathering);
const RuleWindow = later(async () => (await import("../rules/RuleWindow")).RuleWindow);

export function TableScreen({ id }: { id: string }) {
  const [live, setLive] = useState<Live | null>(null);
  const [round, setRound] = useState(0);
  useEffect(() => {
    const it = new Live(id);
    setLive(it);
    return () => it.close();
  }, [id, round]);
  if (!live) return null;
  // After joining, the connection is opened anew with the seat.
  return <Room live={live} anew={() => setRound(round + 1)} />;
}

function Room({ live, anew }: { live: Live; anew(): void }) {
  const about = live.about.value;
  if (!about)
    return (
      <>
        <Bar />
        <main class="screen narrow" aria-busy={!live.notice.value}>
          {live.notice.value ? (
            <p class="notice bad" role="alert">
              {live.notice.value} <a href="/">{say("home")}</a>
            </p>
          ) : (
            <p class="hint">{say("opening")}</p>
          )}
        </main>
      </>
    );
  if (live.status.value === "gathering" || !live.stage.scene.value) return <Gathering live={live} anew={anew} />;
  return <Frame live={live} anew={anew} />;
}

function Frame({ live }: { live: Live; anew(): void }) {
  const [drawer, setDrawer] = useDrawer();
  const [fair, setFair] = useState(false);
  const [reading, setReading] = useState(false);
  const [leaving, setLeaving] = useState(false);
  const [looking, setLooking] = useState(false);
  const { stage } = live;
  const beside = useCompanion(live);
  const whole = stage.table();
  const table = whole && (beside?.companion.guard(whole) ?? whole);
  const scene = stage.scene.value;
  useEffect(() => {
    const pressed = (event: KeyboardEvent) => showing(live, event);
    document.addEventListener("keydown", pressed);
    return () => document.removeEventListener("keydown", pressed);
  }, [live, stage]);
  const still = scene?.result != null || live.pause.value.on;
  useEffect(() => {
    if (still) setDrawer(false); // the end is seen whole, and the way on from a pause
  }, [still]);
  if (!table || !scene) return null;
  const mine = stage.seats.value.filter((s) => s.mine);
  const covered = live.sharing.hides(scene);
  const lost = live.connection.status.value !== "open";
  return (
    <div class={`frame ${drawer ? "with-drawer" : ""}`}>
      <button type="button" class="button primary skip" onClick={toQuestion}>
        {say("to-question")}
      </button>
      <Bar
        tools={
          <>
            {live.about.value?.what_if && <WhatIfMark from={live.about.value.what_if} />}
            {live.about.value?.content && <CardsMark table={live.table} content={live.about.value.content} />}
            {mine.length > 0 && (
              <button
                type="button"
                class="button tool"
                disabled={!scene.undo}
                aria-disabled={stage.busy.value} // not switched off: who takes back several answers stays here
                onClick={() => stage.busy.value || live.undo()}
              >
                <Icon of={undo} /> <span class="tool-word">{say("undo")}</span>
              </button>
            )}
            <button
              type="button"
              class="button tool"
              aria-haspopup="dialog"
              title={say("rules")}
              onClick={() => setReading(true)}
            >
              <Icon of={book} /> <span class="unseen">{say("rules")}</span>
            </button>
            <button type="button" class="button tool" onClick={() => setFair(true)} title={say("fair-title")}>
              <Icon of={dice} /> <span class="unseen">{say("fair-title")}</span>
            </button>
            <button
              type="button"
              class="button tool"
              aria-pressed={sound.value === "on"}
              aria-label={say("sound")}
              title={say("sound")}
              aria-keyshortcuts="m"
              onClick={hushed}
            >
              <Icon of={sound.value === "on" ? speaker : muted} />
            </button>
            {hasGuide(stage.game) && <CoachButton guided={live.about.value?.guided ?? false} />}
            <DrawerButton
              icon={talk}
              word={say("talk")}
              open={drawer}
              press={() => {
                setDrawer(!drawer);
                live.unread.value = 0;
              }}
            >
              {live.unread.value > 0 && <span class="dot">{live.unread.value}</span>}
            </DrawerButton>
          </>
        }
      >
        <Headline parts={table.board.headline} />
        <Limits stage={stage} />
      </Bar>
      <div class="lost-place" role="status">
        {lost && <p class="lost">{say("connection-lost")}</p>}
      </div>
      <main class="table" id="table">
        {live.pause.value.on && !scene.result ? (
          <Paused live={live} />
        ) : covered && live.unasked.value ? null : covered ? (
          <Curtain name={stage.seats.value[scene.eyes ?? 0]?.name ?? ""} open={() => live.sharing.come(scene)} />
        ) : (
          <>
            <h1 class="unseen">{live.about.value?.title}</h1>
            {scene.result && !stage.busy.value && !looking ? (
              <End live={live} table={table} back={() => setLooking(true)} />
            ) : (
              <BoardHost
                stage={stage}
                table={table}
                question={<Middle live={live} table={table} score={() => setLooking(false)} />}
              />
            )}
          </>
        )}
      </main>
      {beside && whole && !covered && <beside.Note companion={beside.companion} table={whole} />}
      {live.advice.value && table.asking && !covered && <AdvicePanel live={live} table={table} />}
      <Rail live={live} covered={covered} leave={() => (company(stage.seats.value) ? setLeaving(true) : leave(live))} />
      {leaving && <Leaving live={live} close={() => setLeaving(false)} />}
      {(reading || live.rule.value) && (
        <RuleWindow
          game={table.game}
          rule={live.rule.value}
          close={() => {
            setReading(false);
            live.rule.value = null;
          }}
        />
      )}
      {fair && live.fairness.value && (
        <FairWindow
          table={live.table}
          fairness={live.fairness.value}
          over={live.status.value === "over"}
          taken={live.about.value?.what_if?.answers ?? 0}
          close={() => setFair(false)}
        />
      )}
    </div>
  );
}

/** Somebody beside the table who says what matters, or nobody. */
function CoachButton({ guided }: { guided: boolean }) {
  const on = coach.value === "on" || (coach.value === "" && guided);
  return (
    <button
      type="button"
      class="button tool"
      aria-pressed={on}
      aria-label={say("coach")}
      title={say("coach")}
      onClick={() => {
        coach.value = on ? "off" : "on";
      }}
    >
      <Icon of={lantern} />
    </button>
  );
}

/** The space bar skips what is being shown, held down all of it; R shows the last exchange once more, Escape leads back
 * from what was earlier, M is silence, H asks for advice; not while somebody writes. */
function showing(live: Live, event: KeyboardEvent): void {
  const { stage } = live;
  if (event.target instanceof HTMLElement && event.target.closest("input, textarea, select, dialog")) return;
  if (event.ctrlKey || event.metaKey || event.altKey) return;
  const key = event.key.toLowerCase();
  if (key === " " && stage.busy.value) {
    event.preventDefault();
    if (event.repeat) stage.skipAll();
    else stage.skip();
  } else if (key === "escape" && stage.looking.value) stage.toNow();
  else if (key === "r") stage.repeat();
  else if (key === "m") hushed();
  else if (key === "h") counsel(live);
}

/** Ask for advice, or have enough of it. */
function counsel(live: Live): void {
  if (live.advice.value) live.forgetAdvice();
  else live.advise();
}

/** Sound and touch, on or off. */
function hushed(): void {
  sound.value = sound.value === "on" ? "off" : "on";
}

/** Get up: with others, a bot plays on; alone, everything waits. "Go on where you left off" leads back. */
function leave(live: Live): void {
  if (live.connection.send({ type: "leave" })) go("/");
}

/** Whether one really goes, though others play on. */
function Leaving({ live, close }: { live: Live; close(): void }) {
  return (
    <Dialog title={say("leave-sure")} close={close}>
      <p>{say("leave-more")}</p>
      <p class="acts">
        <button type="button" class="button primary" onClick={close}>
          {say("stay")}
        </button>
        <button type="button" class="button" onClick={() => leave(live)}>
          {say("leave")}
        </button>
      </p>
    </Dialog>
  );
}

function toQuestion(): void {
  document.querySelector<HTMLElement>(".question h2")?.focus();
}

export function Headline({ parts }: { parts: readonly string[] }) {
  return (
    <ul class="headline">
      {parts.map((part) => (
        <li key={part}>{part}</li>
      ))}
    </ul>
  );
}

function Middle({ live, table, score }: { live: Live; table: Table; score(): void }) {
  const { stage } = live;
  const scene = stage.scene.value;
  const mine = stage.seats.value.filter((s) => s.mine);
  const away = mine.some((s) => s.stand_in && !s.resigned);
  const watching = mine.length === 0 && !scene?.result;
  const gone =
    scene?.result || !mine.length
      ? []
      : stage.seats.value.filter((s) => s.kind === "person" && !s.mine && !s.online && !s.stand_in);
  const sent = stage.busy.value && scene?.asking;
  const otherwise =
    scene?.result?.text ?? (sent ? say(live.noted.value ? "noted" : "sending") : (scene?.waiting?.text ?? ""));
  return (
    <Question
      stage={stage}
      table={table}
      why={(rule) => live.why(rule)}
      composed={live.composed.value}
      compose={(answer) => live.compose(answer)}
      notice={live.notice.value}
      otherwise={otherwise}
      beside={
        <>
          {table.asking && live.advises && (
            <button
              type="button"
              class="link"
              aria-expanded={live.advice.value !== null}
              aria-keyshortcuts="h"
              data-advice
              onClick={() => counsel(live)}
            >
              {say("advice")}
            </button>
          )}
          {table.asking && scene && !scene.due && Passing.offers(scene) && (
            <details class="pass-on" key={table.asking.text}>
              <summary>{say("pass-on")}</summary>
              <ul class="over-table question-panel options">
                {HOW.map((how) => (
                  <li key={how}>
                    <button type="button" class="button small" onClick={() => live.passOn(how)}>
                      {say(`pass-${how}`)}
                    </button>
                  </li>
                ))}
                {cardsOffered(table).map(({ ref, name }) => (
                  <li key={ref}>
                    <button type="button" class="button small" onClick={() => live.passWithout(ref)}>
                      {say("pass-card", { name })}
                    </button>
                  </li>
                ))}
                <li>
                  <label class="check">
                    <input
                      type="checkbox"
                      checked={live.passing.everything.value}
                      onChange={(e) => {
                        live.passing.everything.value = e.currentTarget.checked;
                      }}
                    />{" "}
                    {say("ask-everything")}
                  </label>
                </li>
              </ul>
            </details>
          )}
          {live.passing.how.value && !table.asking && !scene?.result && (
            <>
              <span class="badge passing">{say(`passing-${live.passing.how.value}`)}</span>
              <button type="button" class="link" onClick={() => live.passing.askAlways()}>
                {say("ask-always")}
              </button>
            </>
          )}
          {!table.asking && !watching && !scene?.result && company(stage.seats.value) && askable() && (
            <button type="button" class="link" onClick={() => void ask()}>
              {say("notify-ask")}
            </button>
          )}
          {watching && <span class="badge">{say("watching")}</span>}
          {!watching && <PauseWanted live={live} />}
          {gone.map((s) => (
            <button
              key={s.seat}
              type="button"
              class="link"
              onClick={() => live.connection.send({ type: "stand_in", seat: s.seat })}
            >
              {say("stand-in", { name: s.name })}
            </button>
          ))}
        </>
      }
    >
      {away && !scene?.result && (
        <button type="button" class="button primary" onClick={() => live.connection.send({ type: "take_back" })}>
          {say("take-back")}
        </button>
      )}
      {scene?.result && (
        <button type="button" class="button primary main" onClick={score}>
          {say("see-score")}
        </button>
      )}
    </Question>
  );
}

/** What the open question offers to play, each once. */
function cardsOffered(table: Table): { ref: string; name: string }[] {
  const refs = new Set(table.options.flatMap((option) => playedBy(option) ?? []));
  return [...refs].flatMap((ref) => {
    const thing = find(table.board, ref);
    return thing ? [{ ref, name: printed(thing) }] : [];
  });
}

/** Hides the table while people change places at one screen. */
function Curtain({ name, open }: { name: string; open(): void }) {
  const button = useRef<HTMLButtonElement>(null);
  useLayoutEffect(() => button.current?.focus(), [name]);
  return (
    <div class="curtain">
      <h1>{say("curtain", { name })}</h1>
      <p>{say("curtain-more")}</p>
      <button type="button" class="button primary" ref={button} onClick={open}>
        {say("curtain-open", { name })}
      </button>
    </div>
  );
}
