// Every board draws every recorded scene: nothing is missing, nothing is there twice, every option can be reached.
import { describe, expect, it } from "vitest";
import { speak } from "../words";
import { boardOf } from ".";
import { draw, drawing, type Recorded, stageOf } from "./testing";

const RECORDED = import.meta.glob<{ default: Recorded[] }>("./*/recorded.json");
/** Options about the whole of a place, or about what no board shows, are pressed in the list. */
const LISTED = new Set(["sanctuary", "islands"]);

await speak("en");

const root = drawing("running");

async function drawn(game: string, scene: Recorded, answer?: (n: number) => void): Promise<HTMLElement> {
  const { default: Board } = await boardOf(game);
  await draw(Board, stageOf(game, scene, answer), root());
  return root();
}

for (const [file, load] of Object.entries(RECORDED)) {
  const game = file.split("/")[1] ?? "";
  const scenes = (await load()).default;
  describe(game, () => {
    for (const scene of scenes) {
      it(`shows "${scene.name}" whole`, async () => {
        const at = await drawn(game, scene);
        expect(at.querySelectorAll("#question")).toHaveLength(1);
        const shown = refsOf(at);
        expect(shown).toEqual([...new Set(shown)]);
        const ids = [...at.querySelectorAll("[id]")].map((e) => e.id);
        expect(ids).toEqual([...new Set(ids)]);
        const lying = scene.board.areas.flatMap((a) => a.things.map((t) => t.ref));
        const missing = lying.filter((ref) => !shown.includes(ref) && !UNSEEN.has(ref.split(":")[0] ?? ""));
        expect(missing).toEqual([]);
      });

      it(`lets one answer "${scene.name}" on the board`, async () => {
        const at = await drawn(game, scene);
        const pressable = new Set([...at.querySelectorAll<HTMLElement>("button[data-ref]")].map((e) => e.dataset.ref));
        const wanted = new Set([
          ...(scene.asking?.options ?? []).flatMap((o) => o.refs),
          ...(scene.asking?.form === "subset" ? scene.asking.things.map((t) => t.ref) : []),
        ]);
        expect([...wanted].filter((ref) => !LISTED.has(ref) && !pressable.has(ref))).toEqual([]);
        for (const button of at.querySelectorAll("button")) expect(nameOf(button)).not.toBe("");
      });
    }

    it("answers when what is pressed leaves one option", async () => {
      const scene = scenes.find((s) => s.asking?.options.some((o) => alone(s, o.refs)));
      const option = scene?.asking?.options.find((o) => alone(scene, o.refs));
      if (!scene || !option) throw new Error(`no recorded scene of ${game} has an option with a thing of its own`);
      const given: number[] = [];
      const at = await drawn(game, scene, (n) => given.push(n));
      const ref = option.refs.find((r) => alone(scene, [r]));
      at.querySelector<HTMLElement>(`button[data-ref="${ref}"]`)?.click();
      expect(given).toEqual([option.answer]);
    });

    it("is quiet for somebody who is not asked", async () => {
      const scene = scenes.find((s) => s.asking);
      if (!scene) throw new Error(`nothing is asked in the scenes of ${game}`);
      const at = await drawn(game, { ...scene, asking: null });
      expect(at.querySelectorAll("button[data-ref]")).toHaveLength(0);
    });
  });
}

/** Things that are drawn as part of another: goals in their row, throws as their die. */
const UNSEEN = new Set(["goal", "throw"]);

function refsOf(at: HTMLElement): string[] {
  return [...at.querySelectorAll<HTMLElement>("[data-ref]")].map((e) => e.dataset.ref ?? "");
}

function nameOf(button: Element): string {
  return button.getAttribute("aria-label") ?? button.textContent ?? "";
}

/** Whether one of these things belongs to a single option. */
function alone(scene: Recorded, refs: readonly string[]): boolean {
  const options = scene.asking?.options ?? [];
  return (
    options.length === scene.asking?.count &&
    refs.some((ref) => options.filter((o) => o.refs.includes(ref)).length === 1)
  );
}
