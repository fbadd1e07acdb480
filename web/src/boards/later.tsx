// A part of a board that no game needs at once: it is loaded when it is first drawn.
import type { ComponentType } from "preact";
import { useEffect, useState } from "preact/hooks";
import { part } from "../renewed";

export function later<P extends object>(load: () => Promise<ComponentType<P>>): ComponentType<P> {
  return function Later(props: P) {
    const [found, setFound] = useState<{ It: ComponentType<P> }>();
    useEffect(() => {
      let here = true;
      part(load).then(
        (It) => here && setFound({ It }),
        () => {},
      );
      return () => {
        here = false;
      };
    }, []);
    return found ? <found.It {...props} /> : null;
  };
}
