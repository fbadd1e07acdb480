// One option of a game: as its board enters it, from a list, or in words of one's own.
import type { ComponentType } from "preact";
import { useId, useState } from "preact/hooks";
import type { ChoiceProps } from "../boards/contract";
import type { Say } from "../boards/words";
import type { Choice, GameInfo } from "../messages";
import { say } from "../words";

/** In the list: a value that is not in it. */
const OTHER = "\0";

interface ChoiceFieldProps {
  words: Say;
  game: GameInfo;
  choice: Choice;
  /** The choice's name, with the seat's number if it is one a seat. */
  name: string;
  options: Readonly<Record<string, string>>;
  set(name: string, value: string): void;
  forms: Readonly<Record<string, ComponentType<ChoiceProps>>>;
  seats: number;
}

export function ChoiceField({ words, game, choice, name, options, set, forms, seats }: ChoiceFieldProps) {
  const value = options[name] ?? "";
  const Own = forms[choice.name];
  if (Own)
    return (
      <Own
        game={game.name}
        value={value}
        seat={Number(name.split(".")[1] ?? 0)}
        seats={seats}
        options={options}
        change={(v) => set(name, v)}
        say={say}
      />
    );
  return <Listed words={words} choice={choice} value={value} change={(v) => set(name, v)} />;
}

function Listed({
  words,
  choice,
  value,
  change,
}: {
  words: Say;
  choice: Choice;
  value: string;
  change(value: string): void;
}) {
  const id = useId();
  const listed = choice.values.some((v) => v.value === (value || choice.default));
  const [other, setOther] = useState(!listed);
  const help = choice.help ? `${id}-help` : undefined;
  return (
    <div class="field">
      <label for={id}>{choice.label}</label>
      {choice.values.length > 0 && (
        <select
          id={id}
          class="input"
          aria-describedby={help}
          value={other ? OTHER : value || choice.default}
          onChange={(e) => {
            const chosen = e.currentTarget.value;
            setOther(chosen === OTHER);
            change(chosen === OTHER ? "" : chosen);
          }}
        >
          {choice.values.map((v) => (
            <option key={v.value} value={v.value}>
              {v.label}
            </option>
          ))}
          {choice.free && <option value={OTHER}>{words("option-other")}</option>}
        </select>
      )}
      {other && (
        <input
          id={choice.values.length > 0 ? undefined : id}
          class="input"
          value={value}
          placeholder={choice.values.length > 0 ? "" : choice.default}
          aria-label={choice.label}
          aria-describedby={help}
          onInput={(e) => change(e.currentTarget.value)}
        />
      )}
      {help && <small id={help}>{choice.help}</small>}
    </div>
  );
}
