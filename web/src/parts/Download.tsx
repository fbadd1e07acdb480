// The file of a game, by a link: from the server, or from tables of one's own, which nobody can ask but the page.
import type { ComponentChildren } from "preact";
import { api } from "../api";
import { saveFile } from "./saveFile";

interface DownloadProps {
  table: string;
  class: string;
  /** Where the words are not enough, or there are none. */
  label?: string;
  title?: string;
  children: ComponentChildren;
}

export function Download({ table, label, children, ...more }: DownloadProps) {
  return (
    <a
      {...more}
      href={`/api/tables/${table}/download`}
      aria-label={label}
      download
      onClick={(event) => {
        event.preventDefault();
        void saveGame(table);
      }}
    >
      {children}
    </a>
  );
}

/** A game as a file, with which it can be gone on with elsewhere, or watched again. */
export async function saveGame(table: string): Promise<void> {
  saveFile(await api.save(table), `dicewright-${table}.save`);
}
