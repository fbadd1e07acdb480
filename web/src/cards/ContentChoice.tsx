// Setting up a table: the cards it is played with. As the server plays, as shipped, those of the editor, or a file.

import { useLayoutEffect, useState } from "preact/hooks";
import { api } from "../api";
import { awaited } from "../awaited";
import type { Cards as Kind } from "../lobby/setup";
import { type Checked, type Difference, FILE_NAME, type GameInfo, type OwnContent } from "../messages";
import { FileButton } from "../parts/FileButton";
import { language } from "../settings";
import { Differences } from "./Differences";
import { count, draftFor, fileName, spell } from "./draft";
import { textOf } from "./file";
import { useCardWords } from "./words";
import "./choice.css";

/** A file that somebody has chosen: what it says, or why it could not be read. */
type Chosen = { name: string } & ({ text: string; unread?: never } | { text?: never; unread: string });

interface ContentChoiceProps {
  game: GameInfo;
  /** Which is chosen first. */
  first: string;
  /** null: as the server plays; undefined: nothing that a table could be set up with. */
  change(it: OwnContent | null | undefined): void;
}

export function ContentChoice({ game, first, change }: ContentChoiceProps) {
  const say = useCardWords();
  const draft = draftFor(game.name).value;
  const drafted = count(draft);
  const [kind, setKind] = useState<Kind>(firstKind(first, drafted, game));
  const [file, setFile] = useState<Chosen | null>(null);
  const [notice, setNotice] = useState("");
  const [differences, setDifferences] = useState<readonly Difference[]>([]);
  const own = kind === "own" ? { text: spell(draft), name: fileName(game.name) } : kind === "file" ? file : null;
  // Before anything is drawn: no press may set up a table with what was chosen before.
  useLayoutEffect(() => {
    setDifferences([]);
    setNotice("");
    change(kind === "usual" ? null : kind === "shipped" ? { text: "" } : undefined);
    return awaited(
      told(game.name, kind, own),
      ({ faults, differences }) => {
        const [fault] = faults;
        if (fault) return setNotice(fault.text);
        setDifferences(differences);
        if (own?.text !== undefined) change({ text: own.text, name: own.name });
      },
      (no) => setNotice(no.message),
    );
  }, [kind, own?.name, own?.text, file, game.name, language.value]);
  if (!say) return null;
  const take = (chosen: File) =>
    textOf(chosen, say).then(
      (text) => setFile({ text, name: chosen.name.slice(0, FILE_NAME) }),
      (no: Error) => setFile({ name: chosen.name.slice(0, FILE_NAME), unread: no.message }),
    );
  const named = (it: Kind) => ({
    name: game.content?.name ?? "",
    count: it === "own" ? drafted : (game.content?.changes ?? 0),
  });
  const kinds: Kind[] = [
    ...(game.content ? (["usual"] as const) : []),
    "shipped",
    ...(drafted ? (["own"] as const) : []),
    "file",
  ];
  return (
    <details class="panel content-choice" open={first === "own" || first === "file" || game.content !== null}>
      <summary>{say("played-with", { name: say(`content-${kind}`, named(kind)) })}</summary>
      <fieldset class="content-kinds">
        <legend class="unseen">{say("choose-content")}</legend>
        {kinds.map((it) => (
          <label key={it} class="content-kind">
            <input type="radio" name="content" value={it} checked={kind === it} onChange={() => setKind(it)} />
            <span>{say(`content-${it}`, named(it))}</span>
          </label>
        ))}
      </fieldset>
      {kind === "file" && (
        <p class="content-file">
          <FileButton accept=".toml,text/plain" label={say("choose-file")} take={(chosen) => void take(chosen)} />{" "}
          {file?.name}
        </p>
      )}
      {notice && (
        <p class="notice bad" role="alert">
          {notice}
        </p>
      )}
      {differences.length > 0 && <Differences of={differences} />}
      {game.own_content === "edited" && (
        <a class="content-edit" href={`/cards?game=${game.name}`}>
          {say("edit-cards")}
        </a>
      )}
    </details>
  );
}

/** What is wanted first, if there is such a thing. */
function firstKind(wanted: string, drafted: number, game: GameInfo): Kind {
  if (wanted === "own" && drafted > 0) return "own";
  if (wanted === "file" || wanted === "shipped") return wanted;
  return game.content ? "usual" : "shipped";
}

/** What the server says of what is chosen. */
async function told(game: string, kind: Kind, own: Chosen | null): Promise<Pick<Checked, "faults" | "differences">> {
  if (kind === "usual") return { faults: [], differences: (await api.usualContent(game)).differences };
  if (own?.unread) throw new Error(own.unread);
  if (own?.text === undefined) return { faults: [], differences: [] };
  return api.checkContent(game, { content: { text: own.text, name: own.name } });
}
