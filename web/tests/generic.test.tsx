// The board that fits every game: all things are there, what is asked about is a button, everything has a name.
import { render } from "preact";
import { act } from "preact/test-utils";
import { expect, test } from "vitest";
import Generic from "../src/boards/Generic";
import { Stage } from "../src/table/stage";
import { speak } from "../src/words";
import { board, option, pick, scene, thing } from "./scenes";

await speak("en");

test("options lie on their things", async () => {
  const answers: number[] = [];
  const stage = new Stage("pig", (a) => answers.push(a));
  stage.seats.value = [
    {
      seat: 0,
      kind: "person",
      name: "Ada",
      level: null,
      online: true,
      mine: true,
      stand_in: false,
      resigned: false,
      team: 0,
    },
  ];
  stage.begin(
    scene(pick(option(0, "die:0"), option(1, "die:1")), board(thing("die:0", 3), thing("die:1", 4), thing("die:2"))),
    [],
  );
  const root = document.createElement("div");
  const table = stage.table();
  if (!table) throw new Error("no table");
  await act(() => render(<Generic table={table} question={<p>What?</p>} />, root));
  const buttons = [...root.querySelectorAll<HTMLElement>("button")];
  expect(buttons.map((b) => b.dataset.ref)).toEqual(["die:0", "die:1"]);
  expect(buttons[0]?.querySelector(".unseen")?.textContent).toBe("die:0, 3 – option 0");
  expect(root.querySelector('[data-ref="die:2"]')?.tagName).toBe("DIV");
  expect(root.textContent).toContain("What?");
  buttons[1]?.click();
  expect(answers).toEqual([1]);
});
