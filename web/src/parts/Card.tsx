// A printed card: paper, a coloured edge, a name, what it costs and what it says.
import type { ComponentChildren } from "preact";
import { Icon } from "./Icon";

interface CardProps {
  name: string;
  icon?: string;
  /** The number in the corner: a price, a cost. */
  corner?: ComponentChildren;
  /** What it says. */
  notes?: readonly string[];
  foot?: ComponentChildren;
  /** A CSS colour for its edge. */
  edge?: string;
  /** A marked stand-in: the sign says so. */
  reconstructed?: string;
  class?: string;
  children?: ComponentChildren;
}

export function Card({ name, icon, corner, notes, foot, edge, reconstructed, class: more, children }: CardProps) {
  return (
    <span class={`card ${more ?? ""}`} style={edge ? { "--edge": edge } : undefined}>
      <span class="card-head">
        {icon && <Icon of={icon} class="card-icon" />}
        <span class="card-name">{name}</span>
        {corner !== undefined && <span class="card-corner">{corner}</span>}
      </span>
      {children}
      {notes?.map((note) => (
        <span key={note} class="card-note">
          {note}
        </span>
      ))}
      {(foot || reconstructed) && (
        <span class="card-foot">
          {foot}
          {reconstructed && <span class="stand-in">{reconstructed}</span>}
        </span>
      )}
    </span>
  );
}
