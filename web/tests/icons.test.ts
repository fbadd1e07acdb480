// Drawings made small.
import { icons } from "@iconify-json/game-icons";
import { describe, expect, it } from "vitest";
import { rounded } from "../drawing";

describe("the drawing of an icon", () => {
  it("is rounded, its numbers apart", () => {
    expect(rounded("M12.345-.049c1.96.04.55 8 9.0.5z")).toBe("M12 0c2 0 1 8 9 0z");
    expect(rounded("m1 2-3.14159,4")).toBe("m1 2-3 4");
  });

  it("does not drift: what one step lacks, the next one makes up for", () => {
    expect(rounded("M0 0h.4h.4h.4h.4h.4v-.6v-.6")).toBe("M0 0h0h1h0h1h0v-1v0");
    expect(rounded("M.4 0l.4 0zl.4 0")).toBe("M0 0l1 0zl1 0");
  });

  it("reads the flags of arcs that stand against the next number", () => {
    expect(rounded("a27.72 27.7 0 0 0-4.553.146")).toBe("a27.7 27.7 0 0 0-5 0");
    expect(rounded("A5 5 0 011.26.5 5 5 0 10-1 2")).toBe("A5 5 0 0 1 1 1 5 5 0 1 0-1 2");
  });

  it("keeps every number of every icon", () => {
    const numbers = (path: string) => rounded(path).match(/-?(?:\d+\.?\d*|\.\d+)/g)?.length;
    for (const { body } of Object.values(icons.icons).slice(0, 400)) {
      const [, path = ""] = / d="([^"]+)"/.exec(body) ?? [];
      expect(numbers(rounded(path))).toBe(numbers(path));
      expect(rounded(path)).not.toContain("NaN");
    }
  });
});
