// The face of a die: what it gives, in signs. One shape and one colour a resource.
import { Icon } from "../../parts/Icon";
import { Sign } from "../../parts/Sign";
import type { FaceFacets } from "./facets";
import { boar, mirror, RESOURCE_NAMES, RESOURCES, type Resource, ship } from "./pictures";

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
        gives.map((r, i) => (
          <span key={r} class="face-gift">
            {does === "choice" && i > 0 && <Sign of="/" class="face-or" />}
            <Amount of={r} n={of[r] ?? 0} />
          </span>
        ))}
    </span>
  );
}

export function Amount({ of, n }: { of: Resource; n: number }) {
  return (
    <span class={`amount of-${of}`}>
      <Icon of={RESOURCES[of]} />
      <Sign of={n} />
    </span>
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
