// The form of a card: every value with its mark, what is wrong with it beside it, and the way back to the shipped one.
import { useId } from "preact/hooks";
import type { Entry, Field, Form } from "../messages";
import { asShipped, changed, keyOf, sureOf, valueIn } from "./draft";
import type { Cards } from "./useSheet";
import { ValueInput } from "./ValueInput";
import { useCardWords } from "./words";

const SURE: readonly Field["sure"][] = ["printed", "ruled", "reconstructed"];

export function CardForm({ entry, cards }: { entry: Entry; cards: Cards }) {
  return (
    <form class="card-form" onSubmit={(e) => e.preventDefault()}>
      {entry.fields.map((field) => {
        const form = cards.sheet?.forms[field.form];
        return form && <Value key={field.name} entry={entry} field={field} form={form} cards={cards} />;
      })}
    </form>
  );
}

interface ValueProps {
  entry: Entry;
  field: Field;
  form: Form;
  cards: Cards;
}

function Value({ entry, field, form, cards }: ValueProps) {
  const words = useCardWords();
  const id = useId();
  if (!words) return null;
  const card = keyOf(entry.path);
  const changes = cards.draft[card];
  const mark = keyOf(field.mark);
  const value = valueIn(changes, field);
  const sure = sureOf(changes, field);
  const differs = changes !== undefined && (field.name in changes || mark in changes);
  const place = [...entry.path, field.name].join(".");
  const faults = cards.faults.filter((f) => `${f.path.join(".")}.`.startsWith(`${place}.`));
  return (
    // biome-ignore lint/a11y/useKeyWithClickEvents: what is pressed is a button inside; here an edit only ends
    <fieldset
      class={`card-value ${differs ? "changed" : ""} ${faults.length ? "faulty" : ""}`}
      data-field={field.name}
      onChange={cards.settled}
      onClick={cards.settled}
    >
      <legend>
        {field.label} {differs && <span class="badge changed-badge">{words("changed")}</span>}
      </legend>
      <ValueInput
        form={form}
        value={value}
        label={field.label}
        fault={faults.length ? id : undefined}
        change={(it) => cards.put(changed(cards.draft, card, field.name, it, field.shipped), place)}
      />
      <div id={id} role="alert">
        {faults.map((fault) => (
          <p key={fault.text} class="fault">
            {fault.what}
          </p>
        ))}
      </div>
      <div class="card-value-foot">
        <select
          class="input sure"
          aria-label={words("how-sure-field", { field: field.label })}
          title={words("how-sure")}
          value={sure}
          onChange={(e) => {
            const usual = changes && field.name in changes ? "printed" : field.shipped_sure;
            cards.put(changed(cards.draft, card, mark, e.currentTarget.value, usual));
          }}
        >
          {SURE.map((it) => (
            <option key={it} value={it}>
              {words(`sure-${it}`)}
            </option>
          ))}
        </select>
        {differs && (
          <>
            <span class="hint">
              {words("shipped-value", { value: field.shipped_said, sure: words(`sure-${field.shipped_sure}`) })}
            </span>
            <button
              type="button"
              class="button small"
              aria-label={words("as-shipped-field", { field: field.label })}
              onClick={() => cards.put(asShipped(cards.draft, card, field))}
            >
              {words("as-shipped")}
            </button>
          </>
        )}
      </div>
    </fieldset>
  );
}
