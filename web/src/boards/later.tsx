// A part of a table that is not needed at once: it is loaded when it is first drawn.

import type { ComponentType } from "preact";
import { useEffect, useState } from "preact/hooks";
import { awaited } from "../awaited";
import { part } from "../renewed";

export function later<P extends object>(load: () => Promise<ComponentType<P>>): ComponentType<P> {
  return function Later(props: P) {
    const [found, setFound] = useState<{ It: ComponentType<P> }>();
    useEffect(() => awaited(part(load), (It) => setFound({ It })), []);
    return found ? <found.It {...props} /> : null;
  };
}
