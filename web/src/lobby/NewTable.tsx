// A new table: who sits where, and the options of the game, all as the server tells them.

import type { ComponentType } from "preact";
import { useEffect, useState } from "preact/hooks";
import { api } from "../api";
import { awaited } from "../awaited";
import { boardOf } from "../boards";
import type { ChoiceProps } from "../boards/contract";
import { ContentChoice } from "../cards/ContentChoice";
import { fileName } from "../cards/draft";
import { Picture } from "../home/Picture";
import type { GameInfo, Label, OwnContent } from "../messages";
import { Bar } from "../parts/Bar";
import { NameField } from "../parts/NameField";
import { go, route } from "../route";
import { language, myName } from "../settings";
import { useLoaded } from "../useLoaded";
import { has, say } from "../words";
import { ChoiceField } from "./ChoiceField";
import { keepPreset } from "./kept";
import { Places } from "./Places";
import { Presets } from "./Presets";
import { AIDS, type Cards, chosen, resized, type SetUp, swapped, usual, usualAids } from "./setup";
import { useLobbyWords } from "./words";
import "./lobby.css";

const CLOCKS = [0, 30, 60, 180, 600, 86_400] as const;
const THINKS = [0, 2, 4, 8] as const;

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

function Form({ game, levels, usual: level, content: first }: FormProps) {
  const [setup, setSetup] = useState<SetUp>(() => usual(game, level));
  // null: as the server plays; undefined: nothing that a table could be set up with.
  const [content, setContent] = useState<OwnContent | null | undefined>(null);
  // A set-up that is taken again begins its cards anew.
  const [taken, setTaken] = useState({ n: 0, cards: first });
  const [notice, setNotice] = useState("");
  const [opening, setOpening] = useState(false);
  const [beacon, setBeacon] = useState("");
  const forms = useForms(game.name);
  const { seats, options, clock, think, aids } = setup;
  const open = seats.some((s) => s.kind === "open");
  const { teams, wrong } = useTeams(game.name, setup);
  const words = useLobbyWords();
  if (!words) return null;
  const create = () => {
    setOpening(true);
    const wanted = { ...setup, options: chosen(setup), cards: cardsOf(content, game.name) };
    return api
      .create({
        game: game.name,
        seats: seats.map((s) => (s.kind === "me" ? { ...s, name: myName.value.trim() } : s)),
        options: wanted.options,
        clock,
        think,
        aids,
        beacon: open ? beacon : "",
        content: content ?? null,
      })
      .then(
        (it) => {
          keepPreset(game.name, "", wanted);
          go(`/t/${it.table}`);
        },
        (no: Error) => {
          setOpening(false);
          setNotice(no.message);
        },
      );
  };
  const perSeat = game.choices.filter((c) => c.per_seat);
  const common = game.choices.filter((c) => !c.per_seat);
  const set = (name: string, value: string) => setSetup({ ...setup, options: { ...options, [name]: value } });
  const props = { words, game, options, set, forms, seats: seats.length };
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
                  onChange={() => setSetup({ ...setup, seats: resized(seats, n, level) })}
                />
                <span>{n}</span>
              </label>
            ))}
          </fieldset>
        )}
      </div>
      <div class="new-places">
        <Places
          words={words}
          seats={seats}
          teams={teams}
          levels={levels}
          change={(seat, it) => setSetup({ ...setup, seats: seats.map((s, k) => (k === seat ? it : s)) })}
          swap={(a, b) => setSetup(swapped(setup, a, b))}
          more={(seat) =>
            perSeat.map((c) => <ChoiceField key={c.name} {...props} choice={c} name={`${c.name}.${seat}`} />)
          }
        />
        {common.length > 0 && (
          <details class="panel">
            <summary>{say("options", { count: common.length })}</summary>
            <div class="choices" key={taken.n}>
              {common.map((c) => (
                <ChoiceField key={c.name} {...props} choice={c} name={c.name} />
              ))}
            </div>
          </details>
        )}
        {game.own_content !== "none" && (
          <ContentChoice key={taken.n} game={game} first={taken.cards} change={setContent} />
        )}
      </div>
      <div class="new-more">
        <label class="field">
          <span>{say("clock")}</span>
          <select
            class="input"
            value={clock}
            onChange={(e) => setSetup({ ...setup, clock: Number(e.currentTarget.value) })}
          >
            {CLOCKS.map((c) => (
              <option key={c} value={c}>
                {say("clock-seconds", { seconds: c })}
              </option>
            ))}
          </select>
        </label>
        {game.windows && open && (
          <label class="field">
            <span>{words("think")}</span>
            <select
              class="input"
              aria-describedby="think-help"
              value={think}
              onChange={(e) => setSetup({ ...setup, think: Number(e.currentTarget.value) })}
            >
              {THINKS.map((it) => (
                <option key={it} value={it}>
                  {words("think-seconds", { seconds: it })}
                </option>
              ))}
            </select>
            <small id="think-help">{words("think-help")}</small>
          </label>
        )}
        <label class="field">
          <span>{words("aids")}</span>
          <select
            class="input"
            value={aids}
            onChange={(e) => setSetup({ ...setup, aids: AIDS.find((it) => it === e.currentTarget.value) ?? "" })}
          >
            {AIDS.map((it) => (
              <option key={it} value={it}>
                {words(`aids-${it || usualAids(seats)}`, { usual: it ? "no" : "yes" })}
              </option>
            ))}
          </select>
        </label>
        {open && (
          <details class="more-luck">
            <summary>{words("beacon")}</summary>
            <label class="field">
              <input
                class="input"
                aria-label={words("beacon")}
                aria-describedby="beacon-help"
                maxLength={128}
                pattern="[ -~]*"
                value={beacon}
                onInput={(e) => setBeacon(e.currentTarget.value)}
              />
              <small id="beacon-help">{words("beacon-help")}</small>
            </label>
          </details>
        )}
        {(notice || wrong) && (
          <p class="notice bad" role="alert">
            {notice || wrong}
          </p>
        )}
        <button type="submit" class="button primary" disabled={opening || content === undefined}>
          {say(open ? "open-table" : "start")}
        </button>
        {content === undefined && <p class="hint">{words("start-without-cards")}</p>}
        <Presets
          words={words}
          game={game}
          levels={levels}
          setup={{ ...setup, options: chosen(setup), cards: cardsOf(content, game.name) }}
          take={(it) => {
            setSetup(it);
            setTaken({ n: taken.n + 1, cards: it.cards });
            setNotice("");
          }}
        />
      </div>
    </form>
  );
}

function cardsOf(content: OwnContent | null | undefined, game: string): Cards {
  if (content === null) return "usual";
  return content?.text === "" ? "shipped" : content?.name === fileName(game) ? "own" : "file";
}

/** Who plays with whom, as the server says; and why it cannot be played so. */
function useTeams(game: string, setup: SetUp): { teams: readonly number[]; wrong: string } {
  const alone = setup.seats.map((_, i) => i);
  const [told, setTold] = useState<{ teams: readonly number[]; wrong: string }>({ teams: alone, wrong: "" });
  const options = chosen(setup);
  useEffect(() => {
    return awaited(
      api.arrange({ game, seats: alone.length, options }),
      ({ teams, wrong }) => setTold({ teams: wrong ? alone : teams, wrong }),
      () => setTold({ teams: alone, wrong: "" }),
    );
  }, [game, alone.length, JSON.stringify(options), language.value]);
  return told.teams.length === alone.length ? told : { teams: alone, wrong: "" };
}

/** Forms that a game's board brings for its own choices. */
function useForms(game: string): Readonly<Record<string, ComponentType<ChoiceProps>>> {
  const [forms, setForms] = useState<Readonly<Record<string, ComponentType<ChoiceProps>>>>({});
  useEffect(() => awaited(boardOf(game), (module) => setForms(module.choices ?? {})), [game]);
  return forms;
}
