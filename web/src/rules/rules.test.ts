import { expect, test } from "vitest";
import type { Rule, Rules } from "../messages";
import { indexOf } from "./rulebook";
import { fold, holds, marked, query } from "./search";

test("accents, ё and capital letters make no difference", () => {
  expect(fold("Łódź ŻÓŁĆ")).toBe("lodz zolc");
  expect(fold("ЕЩЁ")).toBe("еще");
  expect(fold("Éa")).toBe("ea");
});

test("every word must be there, in any order", () => {
  const said = fold("Gracz rzuca pięcioma kośćmi");
  expect(holds(said, query("kosc  RZUCA"))).toBe(true);
  expect(holds(said, query("rzuca karta"))).toBe(false);
  expect(holds(said, query("  "))).toBe(true);
});

test("what was found is marked as it stands in the text", () => {
  expect(marked("Ещё одна кость, ещё раз", query("еще"))).toEqual(["", "Ещё", " одна кость, ", "ещё", " раз"]);
  expect(marked("Żółć", query("zol"))).toEqual(["", "Żół", "ć"]);
  expect(marked("dice", query("x"))).toEqual(["dice"]);
  expect(marked("dice", query("dice ice"))).toEqual(["", "dice"]);
});

function book(title: string, text: string): Rules {
  const rule: Rule = {
    type: "rule",
    id: "DT-int-1",
    place: "",
    state: "printed",
    text,
    note: "",
    see: [],
    choice: null,
  };
  return { title: "", areas: [{ name: "int", title, rules: [rule] }] };
}

test("a rule is found by its id, by the part it stands in, and in every language", () => {
  const index = indexOf([book("Interrupts", "Act in turn."), book("Прерывания", "Действуют по очереди.")]);
  for (const typed of ["dt-int", "interrupts turn", "прерывания", "Act очереди"])
    expect(holds(index.get("DT-int-1") ?? "", query(typed))).toBe(true);
  expect(holds(index.get("DT-int-1") ?? "", query("dragon"))).toBe(false);
});
