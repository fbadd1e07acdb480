// Tests wait for what they assert, however busy the machine is.
import { vi } from "vitest";

const PATIENCE_MS = 60_000;

export function comes<T>(to: () => T | Promise<T>): Promise<T> {
  return vi.waitFor(to, PATIENCE_MS);
}
