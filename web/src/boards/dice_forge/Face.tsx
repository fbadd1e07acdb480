// The face of a die: what it gives, in signs. One shape and one colour a resource.
import { Icon } from "../../parts/Icon";
import { Sign } from "../../parts/Sign";
import { classes } from "../lookup";
import { type FaceFacets, RESOURCE_NAMES } from "./facets";
import { boar, mirror, RESOURCES, type Resource, ship } from "./pictures";

/** The picture alone; whoever shows it gives it a name. */
export function Face({ of, class: more }: { of: FaceFacets; class?: string }) {
  const { does, colour = "plain" } = of;
  const gives = RESOURCE_NAMES.filter((r) => of[r]);
  return (
    <span class={`face does-${does} gives-${gives.length} tint-${colour} ${more ?? ""}`} aria-hidden="true">
      {does === "triple" && <Sign of="×3" class="face-sign" />}
      {does === "copy" && <Icon of={mirror} class="face-whole" />}
      {does === "purchase" && <Icon of={ship} class="face-whole" />}
      {does === "boar" && <Icon of={boar} class="face-whole" />}
      {does === "shield" && <Shield resource={gives[0] ?? "gold"} />}
      {(does === "all" || does === "choice") &&
        gives.map((r) => (
          <span key={r} class={`face-gift of-${r}`}>
            <Icon of={RESOURCES[r]} />
            <Sign of={of[r] ?? 0} />
          </span>
        ))}
    </span>
  );
}

/** A die as it lies: the face that is up, in the frame of its die. */
export function Cube({ of, die, class: more }: { of: FaceFacets; die: number; class?: string | false }) {
  return (
    <span class={classes("cube", die === 0 ? "light" : "dark", more)}>
      <Face of={of} />
    </span>
  );
}

/** A resource as a coin of its colour. */
export function Coin({ of }: { of: Resource }) {
  return (
    <span class={`coin of-${of}`} aria-hidden="true">
      <Icon of={RESOURCES[of]} />
    </span>
  );
}

/** A coin with a number: what is gained, paid or lost. */
function Amount({ of, n, sign = "" }: { of: Resource; n: number; sign?: "" | "+" | "−" }) {
  return (
    <span class="amount">
      <Coin of={of} />
      <Sign of={`${sign}${n}`} />
    </span>
  );
}

/** Amounts by resource, those that are there. */
export function Amounts({ of, sign = "" }: { of: readonly number[]; sign?: "" | "+" | "−" }) {
  return (
    <>
      {RESOURCE_NAMES.map((r, i) => {
        const n = of[i] ?? 0;
        return n > 0 && <Amount key={r} of={r} n={n} sign={sign} />;
      })}
    </>
  );
}

function Shield({ resource }: { resource: Resource }) {
  return (
    <span class={`face-shield of-${resource}`}>
      <svg viewBox="0 0 40 44" aria-hidden="true" focusable="false">
        <path d="M4 4Q20 9 36 4V22C36 33 28 39 20 42C12 39 4 33 4 22Z" fill="currentColor" />
      </svg>
      <Icon of={RESOURCES[resource]} />
    </span>
  );
}
