// A value of a card file and how it is entered: as its form says, number by number, word by word.
import type { Form, Part } from "../messages";
import { useCardWords } from "./words";

interface ValueProps {
  form: Form;
  value: unknown;
  change(value: unknown): void;
  /** What it is called, for whoever does not see what stands above. */
  label: string;
  /** It may be left out. */
  optional?: boolean | undefined;
  /** The id of what is wrong with it. */
  fault?: string | undefined;
}

export function ValueInput(props: ValueProps) {
  switch (props.form.kind) {
    case "whole":
      return props.form.words?.length ? <NumberOrWord {...props} /> : <Whole {...props} />;
    case "word":
      return <Word {...props} />;
    case "words":
      return <Words {...props} />;
    case "flag":
      return <Flag {...props} />;
    case "parts":
      return <Named {...props} />;
    case "row":
      return <Places {...props} />;
    case "rows":
      return <Rows {...props} />;
    case "cases":
      return <Cases {...props} />;
  }
}

const wrong = (fault: string | undefined) => (fault ? { "aria-invalid": true, "aria-describedby": fault } : {});

function Whole({ form, value, change, label, optional, fault }: ValueProps) {
  return (
    <input
      class="input number"
      type="number"
      inputMode="numeric"
      min={form.low}
      max={form.high}
      step={1}
      value={typeof value === "number" || typeof value === "string" ? value : ""}
      placeholder={optional ? "–" : undefined}
      aria-label={label}
      {...wrong(fault)}
      onInput={(e) => change(numberIn(e.currentTarget.value, optional))}
    />
  );
}

/** What was typed, as a number; the server says what is wrong with what is none. */
function numberIn(typed: string, optional = false): unknown {
  if (typed === "" && optional) return undefined;
  return /^-?\d{1,9}$/.test(typed) ? Number(typed) : typed;
}

/** A short range of numbers, and a word besides. */
function NumberOrWord({ form, value, change, label, fault }: ValueProps) {
  const { low = 0, high = 0, words = [] } = form;
  return (
    <select
      class="input"
      aria-label={label}
      value={String(value)}
      {...wrong(fault)}
      onChange={(e) => change(numberIn(e.currentTarget.value))}
    >
      {Array.from({ length: high - low + 1 }, (_, i) => low + i).map((n) => (
        <option key={n} value={n}>
          {n}
        </option>
      ))}
      {words.map((w) => (
        <option key={w.value} value={w.value}>
          {w.label}
        </option>
      ))}
    </select>
  );
}

function Word({ form, value, change, label, fault }: ValueProps) {
  return (
    <select
      class="input"
      aria-label={label}
      value={String(value)}
      {...wrong(fault)}
      onChange={(e) => change(e.currentTarget.value)}
    >
      {form.words?.map((w) => (
        <option key={w.value} value={w.value}>
          {w.label}
        </option>
      ))}
    </select>
  );
}

function Words({ form, value, change, label, optional, fault }: ValueProps) {
  const say = useCardWords();
  const chosen = Array.isArray(value) ? value : [];
  const turn = (word: string, on: boolean) => {
    const next = (form.words ?? []).map((w) => w.value).filter((w) => (w === word ? on : chosen.includes(w)));
    change(next.length === 0 && optional ? undefined : next);
  };
  return (
    <div class="some" role="group" aria-label={label} {...wrong(fault)}>
      {form.words?.map((w) => (
        <label key={w.value}>
          <input
            type="checkbox"
            checked={chosen.includes(w.value)}
            onChange={(e) => turn(w.value, e.currentTarget.checked)}
          />
          <span>{w.label}</span>
        </label>
      ))}
      {optional && chosen.length === 0 && say && <small class="hint">{say("left-out-all")}</small>}
    </div>
  );
}

function Flag({ value, change, label }: ValueProps) {
  return (
    <span class="switch">
      <input
        type="checkbox"
        aria-label={label}
        checked={value === true}
        onChange={(e) => change(e.currentTarget.checked)}
      />
    </span>
  );
}

function Named({ form, value, change, label, fault }: ValueProps) {
  const values = (typeof value === "object" && value !== null ? value : {}) as Readonly<Record<string, unknown>>;
  return (
    <div class={`parts ${deep(form.parts) ? "deep" : ""}`} role="group" aria-label={label}>
      {form.parts?.map((part) => (
        <Inside
          key={part.name}
          part={part}
          fault={fault}
          value={values[part.name]}
          change={(it) => change(withPart(values, part.name, it))}
        />
      ))}
    </div>
  );
}

/** Whether there are parts in the parts. */
function deep(parts: readonly Part[] | undefined): boolean {
  return parts?.some((part) => part.form.parts !== undefined) ?? false;
}

function withPart(values: Readonly<Record<string, unknown>>, name: string, it: unknown): Record<string, unknown> {
  const { [name]: _, ...rest } = values;
  return it === undefined ? rest : { ...values, [name]: it };
}

function Places({ form, value, change, label, fault }: ValueProps) {
  const values = Array.isArray(value) ? value : [];
  return (
    <div class={`places-in-row ${deep(form.parts) ? "deep" : ""}`} role="group" aria-label={label}>
      {form.parts?.map((part, i) => (
        <Inside
          key={`${i} ${part.label}`}
          part={part}
          fault={fault}
          value={values[i]}
          change={(it) => change(form.parts?.map((_, k) => (k === i ? it : values[k])))}
        />
      ))}
    </div>
  );
}

function Rows({ form, value, change, label, fault }: ValueProps) {
  const say = useCardWords();
  const values = Array.isArray(value) ? value : [];
  const { low = 0, high = 0 } = form;
  const part = form.parts?.[0];
  if (!part || !say) return null;
  const nested = part.form.parts !== undefined || part.form.cases !== undefined;
  return (
    <div class={nested ? "rows" : "places-in-row"} role="group" aria-label={label}>
      {values.map((it, i) => (
        <div class="row-of" key={`${i}`}>
          <Inside
            part={{ ...part, label: values.length > 1 || !nested ? `${i + 1}` : "" }}
            spoken={`${label} ${i + 1}`}
            fault={fault}
            value={it}
            change={(next) => change(values.map((old, k) => (k === i ? next : old)))}
          />
          {low < values.length && low !== high && (
            <button
              type="button"
              class="button small"
              aria-label={say("take-out-nth", { n: i + 1 })}
              onClick={() => change(values.filter((_, k) => k !== i))}
            >
              {say("take-out")}
            </button>
          )}
        </div>
      ))}
      {values.length < high && low !== high && (
        <button type="button" class="button small" onClick={() => change([...values, fresh(part.form)])}>
          {say("put-in")}
        </button>
      )}
    </div>
  );
}

/** A first value of a form. */
export function fresh(form: Form): unknown {
  switch (form.kind) {
    case "whole":
      return Math.max(form.low ?? 0, Math.min(1, form.high ?? 0));
    case "word":
      return form.words?.[0]?.value ?? "";
    case "words":
      return form.words?.slice(0, 1).map((w) => w.value) ?? [];
    case "flag":
      return false;
    case "parts":
      return Object.fromEntries((form.parts ?? []).filter((p) => !p.optional).map((p) => [p.name, fresh(p.form)]));
    case "row":
      return form.parts?.map((p) => fresh(p.form)) ?? [];
    case "rows":
      return Array.from({ length: form.low ?? 0 }, () => (form.parts?.[0] ? fresh(form.parts[0].form) : 0));
    case "cases":
      return form.cases?.[0]?.fresh ?? {};
  }
}

function Cases({ form, value, change, label, fault }: ValueProps) {
  const values = (typeof value === "object" && value !== null ? value : {}) as Readonly<Record<string, unknown>>;
  const key = form.key ?? "";
  const chosen = form.cases?.find((it) => it.value === values[key]);
  return (
    <div class="cases" role="group" aria-label={label}>
      <select
        class="input"
        aria-label={label}
        value={String(values[key])}
        {...wrong(fault)}
        onChange={(e) => change(form.cases?.find((it) => it.value === e.currentTarget.value)?.fresh ?? {})}
      >
        {form.cases?.map((it) => (
          <option key={it.value} value={it.value}>
            {it.label}
          </option>
        ))}
      </select>
      {chosen && chosen.parts.length > 0 && (
        <Named
          form={{ kind: "parts", parts: chosen.parts }}
          value={values}
          change={change}
          label={label}
          fault={fault}
        />
      )}
    </div>
  );
}

interface InsideProps {
  part: Part;
  value: unknown;
  change(value: unknown): void;
  fault?: string | undefined;
  /** How a screen reader calls it, where the label alone would not do. */
  spoken?: string;
}

/** A part with its label above it. */
function Inside({ part, value, change, fault, spoken }: InsideProps) {
  return (
    <div class={`part part-${part.form.kind}`}>
      {part.label && <span class="part-label">{part.label}</span>}
      <ValueInput
        form={part.form}
        value={value}
        change={change}
        label={spoken ?? part.label}
        optional={part.optional}
        fault={fault}
      />
    </div>
  );
}
