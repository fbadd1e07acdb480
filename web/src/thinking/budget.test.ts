import { expect, it } from "vitest";
import { budgetOf } from "./budget";

it("leaves half of the cores to the page, and a phone most of its battery", () => {
  const desk = { cores: 8, memory: 8, mobile: false };
  expect(budgetOf(desk)).toEqual({ workers: 4, part: 1, thorough: true });
  expect(budgetOf({ ...desk, cores: 1 }).workers).toBe(1);
  expect(budgetOf({ ...desk, cores: 4 }).workers).toBe(2);
  expect(budgetOf({ ...desk, memory: 4 })).toEqual({ workers: 2, part: 1, thorough: true });
  expect(budgetOf({ ...desk, memory: 0.5 })).toEqual({ workers: 1, part: 0.5, thorough: false });
  expect(budgetOf({ ...desk, mobile: true })).toEqual({ workers: 2, part: 0.5, thorough: false });
  expect(budgetOf({ cores: 4, memory: 2, mobile: true }).workers).toBe(1);
});
