// A new table that begins at a puzzle: oneself in the seat that was asked, bots in all others.
import { api } from "../api";
import type { Say } from "../boards/words";
import { LevelDialog } from "../lobby/LevelDialog";
import type { Puzzle } from "../messages";
import { myName } from "../settings";

export function PlayOn({ words, puzzle, close }: { words: Say; puzzle: Puzzle; close(): void }) {
  const others = puzzle.table.seats.length > 1;
  return (
    <LevelDialog
      title={words("puzzle-play-on")}
      begin={words("play-on-begin")}
      others={others}
      open={(level) => api.playOn(puzzle.table.game, puzzle.id, { level, name: myName.value.trim() })}
      close={close}
    >
      <p>{words(others ? "play-on-how" : "play-on-how-alone")}</p>
    </LevelDialog>
  );
}
