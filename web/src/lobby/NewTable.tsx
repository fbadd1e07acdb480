// A new table: who sits where, and the options of the game, all as the server tells them.
import type { ComponentType } from "preact";
import { useEffect, useState } from "preact/hooks";
import { api } from "../api";
import { boardOf } from "../boards";
import type { ChoiceProps } from "../boards/contract";
import { ContentChoice } from "../cards/ContentChoice";
import { Picture } from "../home/Picture";
import type { GameInfo, Label, NewSeat, OwnContent } from "../messages";
import { Bar } from "../parts/Bar";
import { Icon } from "../parts/Icon";
import { SIGNS } from "../parts/SeatPlate";
import { go, route } from "../route";
import { myName } from "../settings";
import { NameField } from "../table/Gathering";
import { useLoaded } from "../useLoaded";
import { has, say } from "../words";
import { ChoiceField } from "./ChoiceField";

const CLOCKS = [0, 30, 60, 180, 600, 86_400] as const;

export function NewTable({ id }: { id: string }) {
  const at = route.value;
  const lobby = useLoaded(api.lobby);
  const game = lobby.it?.games.find((g) => g.name === id);
  return (
    <>
      <Bar />
      <main class="screen">
        {lobby.failed && (
          <p class="notice bad" role="alert">
            {lobby.failed}
          </p>
        )}
        {lobby.it && !game && <p class="notice bad">{say("no-such-game")}</p>}
        {lobby.it && game && (
          <Form
            game={game}
            levels={lobby.it.levels}
            usual={lobby.it.usual}
            content={at.at === "new" ? at.content : ""}
          />
        )}
      </main>
    </>
  );
}

interface FormProps {
  game: GameInfo;
  levels: readonly Label[];
  usual: string;
  /** Which cards are chosen first. */
  content: string;
}

function Form({ game, levels, usual, content: first }: FormProps) {
  const [seats, setSeats] = useState<NewSeat[]>(() => usualSeats(game, usual));
  const [options, setOptions] = useState<Record<string, string>>({});
  const [clock, setClock] = useState(0);
  // null: as the server plays; undefined: nothing that a table could be set up with.
  const [content, setContent] = useState<OwnContent | null | undefined>(null);
  const [notice, setNotice] = useState("");
  const forms = useForms(game.name);
  const set = (name: string, value: string) => setOptions({ ...options, [name]: value });
  const create = () =>
    api
      .create({
        game: game.name,
        seats: seats.map((s) => (s.kind === "me" ? { ...s, name: myName.value.trim() } : s)),
        options: Object.fromEntries(Object.entries(options).filter(([, v]) => v !== "")),
        clock,
        content: content ?? null,
      })
      .then(
        (it) => go(`/t/${it.table}`),
        (no: Error) => setNotice(no.message),
      );
  const perSeat = game.choices.filter((c) => c.per_seat);
  const common = game.choices.filter((c) => !c.per_seat);
  const props = { game, options, set, forms, seats: seats.length };
  return (
    <form
      class="new-table"
      onSubmit={(e) => {
        e.preventDefault();
        create();
      }}
    >
      <header class="new-head">
        <Picture game={game.name} />
        <h1>{game.title}</h1>
        <p class="lead">{say(has(`about-${game.name}`) ? `about-${game.name}` : "about-game")}</p>
        <a class="to-rules" href={`/rules/${game.name}`}>
          {say("rules-game", { game: game.title })}
        </a>
      </header>
      <div class="new-who">
        <NameField />
        {game.seats.length > 1 && (
          <fieldset class="segments">
            <legend>{say("players")}</legend>
            {game.seats.map((n) => (
              <label key={n}>
                <input
                  type="radio"
                  name="players"
                  checked={seats.length === n}
                  onChange={() => setSeats(resized(seats, n, usual))}
                />
                <span>{n}</span>
              </label>
            ))}
          </fieldset>
        )}
      </div>
      <div class="new-places">
        <ul class="places">
          {seats.map((seat, i) => (
            <li key={`${i}`} style={{ "--seat": `var(--seat-${i % SIGNS.length})` }}>
              <span class="seat-shield" aria-hidden="true">
                <Icon of={SIGNS[i % SIGNS.length] ?? SIGNS[0]} />
              </span>
              <SeatChoice
                n={i}
                seat={seat}
                levels={levels}
                change={(it) => setSeats(seats.map((s, k) => (k === i ? it : s)))}
              />
              {perSeat.map((c) => (
                <ChoiceField key={c.name} {...props} choice={c} name={`${c.name}.${i}`} />
              ))}
            </li>
          ))}
        </ul>
        {game.own_content !== "none" && <ContentChoice game={game} first={first} change={setContent} />}
      </div>
      <div class="new-more">
        <label class="field">
          <span>{say("clock")}</span>
          <select class="input" value={clock} onChange={(e) => setClock(Number(e.currentTarget.value))}>
            {CLOCKS.map((c) => (
              <option key={c} value={c}>
                {say("clock-seconds", { seconds: c })}
              </option>
            ))}
          </select>
        </label>
        {common.length > 0 && (
          <details class="panel">
            <summary>{say("options", { count: common.length })}</summary>
            <div class="choices">
              {common.map((c) => (
                <ChoiceField key={c.name} {...props} choice={c} name={c.name} />
              ))}
            </div>
          </details>
        )}
        {notice && (
          <p class="notice bad" role="alert">
            {notice}
          </p>
        )}
        <button type="submit" class="button primary" disabled={content === undefined}>
          {say(seats.some((s) => s.kind === "open") ? "open-table" : "start")}
        </button>
        {content === undefined && <p class="hint">{say("start-without-cards")}</p>}
      </div>
    </form>
  );
}

function usualSeats(game: GameInfo, level: string): NewSeat[] {
  const n = game.seats.includes(2) ? 2 : (game.seats[0] ?? 1);
  return resized([{ kind: "me" }], n, level);
}

function resized(seats: readonly NewSeat[], n: number, level: string): NewSeat[] {
  return Array.from({ length: n }, (_, i) => seats[i] ?? { kind: "bot", level });
}

interface SeatChoiceProps {
  n: number;
  seat: NewSeat;
  levels: readonly Label[];
  change(it: NewSeat): void;
}

function SeatChoice({ n, seat, levels, change }: SeatChoiceProps) {
  const value = seat.kind === "bot" ? `bot ${seat.level}` : seat.kind;
  return (
    <>
      <select
        class="input"
        aria-label={say("seat-number", { n: n + 1 })}
        value={value}
        onChange={(e) => {
          const [kind, level] = e.currentTarget.value.split(" ");
          change(kind === "bot" ? { kind, level: level ?? "" } : { kind: kind as NewSeat["kind"] });
        }}
      >
        <option value="me">{say("kind-me")}</option>
        {levels.map((l) => (
          <option key={l.value} value={`bot ${l.value}`}>
            {say("kind-bot", { level: l.label })}
          </option>
        ))}
        <option value="open">{say("kind-open")}</option>
        <option value="same">{say("kind-same")}</option>
      </select>
      {seat.kind === "same" && (
        <input
          class="input"
          value={seat.name ?? ""}
          maxLength={32}
          placeholder={say("their-name")}
          aria-label={say("their-name")}
          onInput={(e) => change({ ...seat, name: e.currentTarget.value })}
        />
      )}
    </>
  );
}

/** Forms that a game's board brings for its own choices. */
function useForms(game: string): Readonly<Record<string, ComponentType<ChoiceProps>>> {
  const [forms, setForms] = useState<Readonly<Record<string, ComponentType<ChoiceProps>>>>({});
  useEffect(() => {
    let here = true;
    boardOf(game).then((module) => here && setForms(module.choices ?? {}));
    return () => {
      here = false;
    };
  }, [game]);
  return forms;
}
