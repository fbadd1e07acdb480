// What lies on the stage of a replay wherever one jumps to.
import { expect, test } from "vitest";
import type { LogLine, Scene } from "../src/messages";
import { lying } from "../src/table/scenes";

const SCENE = { board: { areas: [] } } as unknown as Scene;

function line(text: string, happening: string, begins = false): LogLine {
  return { kind: text, happening, begins, args: {}, text };
}

test("the last scene rests there, on those that it goes on with", () => {
  const log = [line("blessing", "blessing", true), line("gained", ""), line("extra", "extra"), line("paid", "")];
  const lies = lying(log, SCENE);
  expect(lies?.beat).toBe("rest");
  expect(lies?.kind).toBe("extra");
  expect(lies?.lines.map((it) => it.text)).toEqual(["extra", "paid"]);
  expect(lies?.earlier?.lines.map((it) => it.text)).toEqual(["blessing", "gained"]);
});

test("before anything was told nothing lies there", () => {
  expect(lying([], SCENE)).toBe(null);
});
