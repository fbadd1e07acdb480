// Choosing an army before the game: a ready-made one, or nine dice picked from the box; the engine says what is wrong.
import { useEffect, useLayoutEffect, useRef, useState } from "preact/hooks";
import { useLoaded } from "../../useLoaded";
import type { ChoiceProps } from "../contract";
import { Armies, Row } from "./Armies";
import READY_MADE from "./armies.json";
import { box, type Choosing, choosing, diceOfSets, spell, unspell } from "./army";
import { ARMY, type Piece, SIDE } from "./facets";
import { MetalDie } from "./MetalDie";
import { useIronWords } from "./words";
import "./irondie.css";
import "./army.css";

const OWN = "own";
/** How long to wait for another change before the engine is asked. */
const PATIENCE_MS = 350;

type Say = (id: string, args?: Record<string, string | number>) => string;

/** What the server says of the set in hand. */
interface Verdict {
  dice: readonly Piece<"die">[];
  refusal: string;
}

export function ArmyBuilder({ game, value, seat, seats, change }: ChoiceProps) {
  const say = useIronWords();
  const own = value.includes(" ") || value === OWN;
  const open = value === "" || (own && unspell(value).length !== ARMY);
  const verdict = useVerdict(game, "reserve", open ? null : value, seat, seats);
  if (!say) return null;
  return (
    <fieldset class="army">
      <legend>{say("army")}</legend>
      <select
        class="input"
        aria-label={say("army")}
        value={own ? OWN : value}
        onChange={(e) => change(e.currentTarget.value)}
      >
        <option value="">{say("army-any")}</option>
        <option value="starter">{say("army-starter")}</option>
        {READY_MADE.map((name) => (
          <option key={name} value={name}>
            {say(`army-${name}`)}
          </option>
        ))}
        <option value={OWN}>{say("army-own")}</option>
      </select>
      {own ? (
        <Workbench
          game={game}
          size={ARMY}
          value={value}
          change={(list) => change(list || OWN)}
          say={say}
          verdict={verdict}
        />
      ) : (
        <>
          {value === "" && <p class="hint">{say("army-any-more")}</p>}
          {verdict.dice.length > 0 && <Row dice={verdict.dice} />}
          <Armies game={game} value={value} change={change} say={say} />
          {verdict.dice.length > 0 && (
            <button
              type="button"
              class="button small army-change"
              onClick={() => change(spell(verdict.dice.map((d) => choosing(d.facets))))}
            >
              {say("army-change")}
            </button>
          )}
        </>
      )}
    </fieldset>
  );
}

/** Three dice to exchange between the rounds of a match; a single game knows none. */
export function SideBuilder({ game, value, seat, seats, options, change }: ChoiceProps) {
  const say = useIronWords();
  const own = value !== "";
  const verdict = useVerdict(game, "side", unspell(value).length === SIDE ? value : null, seat, seats);
  if (!say || options.match !== "best_of_three") return null;
  return (
    <fieldset class="army">
      <legend>{say("side")}</legend>
      <select
        class="input"
        aria-label={say("side")}
        value={own ? OWN : ""}
        onChange={(e) => change(e.currentTarget.value)}
      >
        <option value="">{say("side-none")}</option>
        <option value={OWN}>{say("side-own")}</option>
      </select>
      {own && (
        <Workbench
          game={game}
          size={SIDE}
          value={value}
          change={(list) => change(list || OWN)}
          say={say}
          verdict={verdict}
        />
      )}
    </fieldset>
  );
}

interface WorkbenchProps {
  game: string;
  size: number;
  value: string;
  change(list: string): void;
  say: Say;
  verdict: Verdict;
}

/** The set in hand above, the box below: press a die to take it out or put it in. */
function Workbench({ game, size, value, change, say, verdict }: WorkbenchProps) {
  const [rare, setRare] = useState(false);
  const set = useRef<HTMLDivElement>(null);
  const pressed = useRef<number | null>(null);
  // Whoever presses by keyboard stays by the dice: the one pressed is gone, or the box is shut.
  useLayoutEffect(() => {
    if (pressed.current !== null && !set.current?.parentElement?.contains(document.activeElement))
      set.current?.querySelectorAll("button")[Math.min(pressed.current, dice.length - 1)]?.focus();
    pressed.current = null;
  });
  const rows = useLoaded(() => box(game), game).it ?? [];
  const dice = unspell(value);
  const names = new Map(rows.flat().map((die) => [spell([choosing(die.facets)]), die.name]));
  const named = (die: Choosing) => names.get(spell([{ ...die, rare: false }])) ?? spell([die]);
  return (
    <>
      <p class="hint" aria-live="polite">
        {dice.length === size && !verdict.refusal
          ? say("army-legal")
          : say("army-dice", { count: dice.length, of: size })}
      </p>
      <div class="army-row" ref={set}>
        {dice.map((die, i) => {
          const label = say("army-take-out", { die: named(die) });
          return (
            <button
              key={`${i} ${spell([die])}`}
              type="button"
              class="army-die"
              aria-label={label}
              title={label}
              onClick={() => {
                pressed.current = i;
                change(spell(dice.filter((_, k) => k !== i)));
              }}
            >
              <MetalDie facets={{ ...die }} />
            </button>
          );
        })}
        {Array.from({ length: Math.max(0, size - dice.length) }, (_, i) => (
          <span key={`empty ${i + dice.length}`} class="army-die empty" aria-hidden="true" />
        ))}
      </div>
      {dice.length === size && verdict.refusal && (
        <p class="notice bad" role="alert">
          {verdict.refusal}
        </p>
      )}
      <div class="panel army-box" role="group" aria-label={say("army-box")}>
        <label class="switch">
          <span>{say("army-rare")}</span>
          <input type="checkbox" checked={rare} onChange={(e) => setRare(e.currentTarget.checked)} />
        </label>
        {rows.map((row) => (
          <div key={row[0]?.name} class="army-colour">
            {row.map((die) => {
              const label = say("army-put-in", { die: die.name });
              return (
                <button
                  key={die.name}
                  type="button"
                  class="army-die"
                  aria-label={label}
                  title={label}
                  disabled={dice.length >= size}
                  onClick={() => {
                    pressed.current = dice.length;
                    change(spell([...dice, { ...choosing(die.facets), rare }]));
                  }}
                >
                  <MetalDie facets={{ ...die.facets, rare }} />
                </button>
              );
            })}
          </div>
        ))}
      </div>
    </>
  );
}

/** The dice of a set by its name or list (null: it is not complete), or why it may not play. */
function useVerdict(
  game: string,
  kind: "reserve" | "side",
  given: string | null,
  seat: number,
  seats: number,
): Verdict {
  const [verdict, setVerdict] = useState<Verdict>({ dice: [], refusal: "" });
  useEffect(() => {
    if (given === null) {
      setVerdict({ dice: [], refusal: "" });
      return;
    }
    let here = true;
    const options: Record<string, string> = given ? { [`${kind === "side" ? "side" : "army"}.${seat}`]: given } : {};
    const timer = setTimeout(() => {
      diceOfSets(game, options, seats, kind).then(
        (sets) => here && setVerdict({ dice: sets[seat] ?? [], refusal: "" }),
        (no: Error) => here && setVerdict({ dice: [], refusal: no.message }),
      );
    }, PATIENCE_MS);
    return () => {
      here = false;
      clearTimeout(timer);
    };
  }, [game, kind, given, seat, seats]);
  return verdict;
}
