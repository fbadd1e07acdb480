// What a table with other cards says of them; fetched only where there are any.
import type { ComponentType } from "preact";
import { useEffect, useState } from "preact/hooks";
import type { PlayedWithProps } from "../cards/PlayedWith";
import { part } from "../renewed";

export function OwnCards(props: PlayedWithProps) {
  const [Shown, setShown] = useState<ComponentType<PlayedWithProps> | null>(null);
  useEffect(() => {
    let here = true;
    part(async () => (await import("../cards/PlayedWith")).PlayedWith).then((it) => here && setShown(() => it));
    return () => {
      here = false;
    };
  }, []);
  return Shown && <Shown {...props} />;
}
