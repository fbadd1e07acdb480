// Set-ups to take again: that of the last time and those with a name; and to keep the one that stands here.
import save from "icon:save";
import trash from "icon:trash-can";
import { useState } from "preact/hooks";
import { api } from "../api";
import type { Say } from "../boards/words";
import type { GameInfo, Label } from "../messages";
import { Icon } from "../parts/Icon";
import { say } from "../words";
import { dropPreset, keepPreset, LONGEST, outdated, type Preset, presetsOf } from "./kept";
import { chosen, type SetUp } from "./setup";

interface PresetsProps {
  words: Say;
  game: GameInfo;
  levels: readonly Label[];
  setup: SetUp;
  take(setup: SetUp): void;
}

interface Notice {
  text: string;
  bad?: boolean;
  /** What was deleted: it can be had back. */
  gone?: Preset;
}

export function Presets({ words, game, levels, setup, take }: PresetsProps) {
  const [presets, setPresets] = useState(() => presetsOf(game.name));
  const [naming, setNaming] = useState<string | null>(null);
  const [notice, setNotice] = useState<Notice | null>(null);
  const called = (it: Preset) => it.name || words("preset-last");
  const load = async (it: Preset) => {
    const missing = outdated(it.setup, game, levels);
    if (missing !== null)
      return setNotice({ text: words("preset-outdated", { name: called(it), missing }), bad: true });
    try {
      const { wrong } = await api.arrange({
        game: game.name,
        seats: it.setup.seats.length,
        options: chosen(it.setup),
      });
      if (wrong) throw new Error(wrong);
      take(it.setup);
      setNotice({ text: words("preset-taken", { name: called(it) }) });
    } catch (no) {
      setNotice({ text: words("preset-refused", { name: called(it), why: (no as Error).message }), bad: true });
    }
  };
  const keepIt = () => {
    const name = naming?.trim();
    if (!name) return;
    setPresets(keepPreset(game.name, name, setup));
    setNaming(null);
    setNotice({ text: words("preset-kept", { name }) });
  };
  const drop = (it: Preset) => {
    setPresets(dropPreset(game.name, it.name));
    setNotice({ text: words("preset-dropped", { name: called(it) }), gone: it });
  };
  return (
    <section class="panel presets" aria-label={words("presets")}>
      <h2>{words("presets")}</h2>
      {presets.length > 0 && (
        <ul>
          {presets.map((it) => (
            <li key={it.name}>
              <button type="button" class="button preset" onClick={() => void load(it)}>
                <span>{called(it)}</span>
                <small>{words("preset-seats", { count: it.setup.seats.length })}</small>
              </button>
              <button
                type="button"
                class="button plain tool"
                aria-label={words("preset-drop", { name: called(it) })}
                title={words("preset-drop", { name: called(it) })}
                onClick={() => drop(it)}
              >
                <Icon of={trash} />
              </button>
            </li>
          ))}
        </ul>
      )}
      {naming === null ? (
        <button type="button" class="button plain preset-new" onClick={() => setNaming("")}>
          <Icon of={save} /> {words("preset-keep")}
        </button>
      ) : (
        <div class="preset-naming">
          <input
            class="input"
            ref={(it) => it?.focus()}
            value={naming}
            maxLength={LONGEST}
            placeholder={words("preset-name")}
            aria-label={words("preset-name")}
            onInput={(e) => setNaming(e.currentTarget.value)}
            onKeyDown={(e) => {
              if (e.key === "Escape") setNaming(null);
              if (e.key !== "Enter") return;
              e.preventDefault(); // the form is not sent off
              keepIt();
            }}
          />
          <button type="button" class="button" disabled={!naming.trim()} onClick={keepIt}>
            {words("preset-save")}
          </button>
        </div>
      )}
      <div role="status">
        {notice && (
          <p class={notice.bad ? "notice bad" : "hint"}>
            {notice.text}{" "}
            {notice.gone && (
              <button
                type="button"
                class="link"
                onClick={() => {
                  if (notice.gone) setPresets(keepPreset(game.name, notice.gone.name, notice.gone.setup));
                  setNotice(null);
                }}
              >
                {say("undo")}
              </button>
            )}
          </p>
        )}
      </div>
    </section>
  );
}
