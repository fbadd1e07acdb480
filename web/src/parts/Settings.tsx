// The switches of the house: language, theme, pace, sound, motion.
import type { Signal } from "@preact/signals";
import { LANGUAGES, ownName } from "../languages";
import { language, motion, notify, PACES, pace, sound, THEMES, theme, volume } from "../settings";
import { tap } from "../sounds";
import { say, speak } from "../words";
import { Dialog } from "./Dialog";

export function Settings({ close }: { close(): void }) {
  return (
    <Dialog title={say("settings")} close={close}>
      <div class="settings">
        <LanguageChoice />
        <Segments name="theme" values={THEMES} it={theme} />
        <Segments name="pace" values={PACES} it={pace} />
        <Toggle label={say("sound")} it={sound} />
        <label class="switch">
          {say("volume")}
          <input
            type="range"
            min={0}
            max={100}
            step={10}
            value={volume.value}
            disabled={sound.value === "off"}
            onInput={(e) => {
              volume.value = e.currentTarget.value;
              tap();
            }}
          />
        </label>
        <Toggle label={say("motion")} it={motion} />
        {notify.value !== "" && <Toggle label={say("notify")} it={notify as Signal<"on" | "off">} />}
        <section class="keys">
          <h3>{say("keys")}</h3>
          <p class="hint">{say("keys-text")}</p>
        </section>
      </div>
    </Dialog>
  );
}

/** The languages, each by its own name. */
function LanguageChoice() {
  return (
    <fieldset class="segments">
      <legend>{say("language")}</legend>
      {LANGUAGES.map((l) => (
        <label key={l}>
          <input type="radio" name="language" value={l} checked={language.value === l} onChange={() => void speak(l)} />
          <span lang={l}>{ownName(l)}</span>
        </label>
      ))}
    </fieldset>
  );
}

/** One of a few, side by side. */
export function Segments<T extends string>({
  name,
  values,
  it,
}: {
  name: string;
  values: readonly T[];
  it: Signal<T>;
}) {
  return (
    <fieldset class="segments">
      <legend>{say(name)}</legend>
      {values.map((v) => (
        <label key={v}>
          <input
            type="radio"
            name={name}
            value={v}
            checked={it.value === v}
            onChange={() => {
              it.value = v;
            }}
          />
          <span>{say(`${name}-${v}`)}</span>
        </label>
      ))}
    </fieldset>
  );
}

function Toggle({ label, it }: { label: string; it: Signal<"on" | "off"> }) {
  return (
    <label class="switch">
      {label}
      <input
        type="checkbox"
        checked={it.value === "on"}
        onChange={(e) => {
          it.value = e.currentTarget.checked ? "on" : "off";
        }}
      />
    </label>
  );
}
