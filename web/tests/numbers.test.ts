// Chances and fractions are written as the language of the page writes them.
import { afterEach, expect, test } from "vitest";
import { decimal, percent } from "../src/numbers";
import { speak } from "../src/words";

afterEach(() => speak("en"));

test.each([
  ["en", "39%", "0.5%", "1.20"],
  ["ru", "39\u00a0%", "0,5\u00a0%", "1,20"],
  ["pl", "39%", "0,5%", "1,20"],
])("in %s", async (language, whole, small, fraction) => {
  await speak(language);
  expect([percent(0.394), percent(0.005), decimal(1.2, 2)]).toEqual([whole, small, fraction]);
});

test("nothing and certainty have no tenths", () => {
  expect([percent(0), percent(1)]).toEqual(["0%", "100%"]);
});
