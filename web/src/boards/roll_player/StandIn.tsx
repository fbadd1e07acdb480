import { Sign } from "../../parts/Sign";

/** The sign of a value that is reconstructed and not as printed; the notes and the name say it in words. */
export function StandIn() {
  return <Sign of="≈" class="stand-in" />;
}
