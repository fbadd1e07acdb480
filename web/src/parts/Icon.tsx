// An icon of game-icons.net: `import sword from "icon:broadsword"`, `<Icon of={sword} />`.

interface IconProps {
  of: string;
  /** What it says to those who do not see it; without one it is decoration. */
  title?: string;
  class?: string;
}

export function Icon({ of, title, class: name }: IconProps) {
  return (
    <svg
      class={`icon ${name ?? ""}`}
      viewBox="0 0 512 512"
      role={title ? "img" : undefined}
      aria-label={title}
      aria-hidden={title ? undefined : true}
      focusable="false"
    >
      <path fill="currentColor" d={of} />
    </svg>
  );
}
