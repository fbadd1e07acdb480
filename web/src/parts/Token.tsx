// A status token: round when it helps, square when it harms, with icon, name and count.
import { Icon } from "./Icon";

interface TokenProps {
  name: string;
  icon: string;
  count?: number;
  harms?: boolean;
  /** Without its name under it (it stays in the accessible name). */
  small?: boolean;
}

export function Token({ name, icon, count, harms, small }: TokenProps) {
  return (
    <span class={`token ${harms ? "harms" : "helps"}`} title={name}>
      <span class="token-disc">
        <Icon of={icon} />
        {count !== undefined && count !== 1 && <span class="token-count">{count}</span>}
      </span>
      <span class={small ? "unseen" : "token-name"}>{name}</span>
    </span>
  );
}
