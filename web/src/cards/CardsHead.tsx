// Above the cards: what they are, what is changed, and what can be done with all of it.
import { useEffect, useState } from "preact/hooks";
import { api } from "../api";
import { FILE_NAME } from "../messages";
import { Dialog } from "../parts/Dialog";
import { FileButton } from "../parts/FileButton";
import { saveFile } from "../parts/saveFile";
import { go } from "../route";
import { say } from "../words";
import { count, type Draft, draftOf, fileName, joined, spell } from "./draft";
import { textOf } from "./file";
import type { Cards } from "./useSheet";
import { useCardWords } from "./words";

interface CardsHeadProps {
  game: string;
  cards: Cards;
  title: string;
  /** The one that is chosen. */
  card: string;
}

export function CardsHead({ game, cards, title, card }: CardsHeadProps) {
  const words = useCardWords();
  const [notice, setNotice] = useState("");
  const [taken, setTaken] = useState<Draft | null>(null);
  const changes = count(cards.draft);
  const wrong = cards.faults.length > 0;
  // What was said of a file is over with the next change.
  useEffect(() => setNotice(""), [cards.draft]);
  if (!words) return null;
  const take = async (chosen: File) => {
    setNotice("");
    try {
      const text = await textOf(chosen, words);
      const told = await api.checkContent(game, {
        content: { text, name: chosen.name.slice(0, FILE_NAME) },
        entries: "all",
      });
      const [fault] = told.faults;
      if (fault) setNotice(fault.text);
      else if (changes > 0) setTaken(draftOf(told.entries));
      else cards.put(draftOf(told.entries));
    } catch (no) {
      setNotice((no as Error).message);
    }
  };
  return (
    <header class="screen-head cards-head">
      <h1>{words("cards-of", { game: title })}</h1>
      <p class="lead">{words("cards-lead")}</p>
      <div class="screen-ways cards-acts">
        <UndoButton cards={cards} />
        <FileButton accept=".toml,text/plain" label={words("import")} take={(chosen) => void take(chosen)} />
        <button
          type="button"
          class="button"
          disabled={changes === 0 || wrong}
          onClick={() => saveFile(new Blob([spell(cards.draft)], { type: "application/toml" }), fileName(game))}
        >
          {words("export")}
        </button>
        <button
          type="button"
          class="button primary"
          disabled={changes === 0 || wrong}
          onClick={() => go(`/new?game=${game}&content=own`)}
        >
          {words("set-up-with")}
        </button>
      </div>
      <div class="cards-status">
        <p class="hint" role="status">
          {words("changes-kept", { count: changes })}
          {wrong && ` ${words("faults", { count: cards.faults.length })}`}
        </p>
        {changes > 0 && (
          <>
            {card !== "" && (
              <a class="cards-changes" href={`/cards?game=${game}`}>
                {words("changes")}
              </a>
            )}
            <button type="button" class="link" onClick={() => cards.put({})}>
              {words("discard-all")}
            </button>
          </>
        )}
      </div>
      {notice && (
        <p class="notice bad" role="alert">
          {notice}
        </p>
      )}
      {taken && (
        <Taken
          mine={changes}
          theirs={count(taken)}
          join={() => cards.put(joined(cards.draft, taken))}
          replace={() => cards.put(taken)}
          close={() => setTaken(null)}
        />
      )}
    </header>
  );
}

interface TakenProps {
  mine: number;
  theirs: number;
  join(): void;
  replace(): void;
  close(): void;
}

/** A file comes where something is changed already: what becomes of that. */
function Taken({ mine, theirs, join, replace, close }: TakenProps) {
  const words = useCardWords();
  if (!words) return null;
  const and = (act: () => void) => () => {
    act();
    close();
  };
  return (
    <Dialog title={words("import-over")} close={close}>
      <p>{words("import-over-what", { mine, theirs })}</p>
      <div class="cards-taken">
        <button type="button" class="button primary" onClick={and(join)}>
          {words("import-join")}
        </button>
        <button type="button" class="button" onClick={and(replace)}>
          {words("import-replace")}
        </button>
      </div>
    </Dialog>
  );
}

export function UndoButton({ cards }: { cards: Cards }) {
  return (
    <button type="button" class="button" disabled={!cards.canUndo} onClick={cards.undo}>
      {say("undo")}
    </button>
  );
}
