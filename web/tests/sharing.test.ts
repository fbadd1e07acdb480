// Several people at one screen: no curtain for who is not asked, and nobody sees the hand of another.
import { beforeEach, expect, test } from "vitest";
import type { Area, Board, Scene } from "../src/messages";
import { Follower } from "../src/table/follow";
import { Sharing } from "../src/table/sharing";
import { option, pick, scene, step, thing } from "./scenes";

function table(eyes: number, roll: number): Board {
  const hand = (seat: number): Area => {
    const things = seat === eyes ? [thing(`card:${seat}:0`), thing(`card:${seat}:1`)] : [thing(`backs:${seat}`, 2)];
    return { ref: `hand:${seat}`, title: "", seat, things, gauges: [] };
  };
  const dice: Area = { ref: "dice:0", title: "", seat: 0, things: [thing("die:0:0", roll)], gauges: [] };
  const areas = [dice, hand(0), hand(1)];
  return { turn: 0, phase: "", headline: [], reconstructed: [], places: areas.map((a) => a.ref), areas };
}

function asks(eyes: number, roll: number, cover: boolean): Scene {
  return { ...scene({ ...pick(option(0)), seat: eyes }, table(eyes, roll)), eyes, cover };
}

beforeEach(() => sessionStorage.clear());

/** A screen at which the person of seat 0 sits. */
function screen(): { sharing: Sharing; follower: Follower } {
  const [sharing, follower] = [new Sharing("here"), new Follower()];
  const first = asks(0, 1, true);
  follower.begin(first, []);
  sharing.begin(first);
  expect(sharing.hides(first)).toBe(true);
  sharing.come(first);
  expect(sharing.hides(first)).toBe(false);
  return { sharing, follower };
}

const refs = (board: Board, area: string) => board.areas.find((a) => a.ref === area)?.things.map((t) => t.ref);

test("who is at the screen is still there when the page is loaded again", () => {
  screen();
  const again = new Sharing("here");
  again.begin(asks(0, 1, true));
  expect(again.hides(asks(0, 1, true))).toBe(false);
  expect(again.hides(asks(1, 1, true))).toBe(true);
  expect(new Sharing("elsewhere").hides(asks(0, 1, true))).toBe(true);
});

test("who is asked gets a curtain", () => {
  const { sharing, follower } = screen();
  const shown = sharing.show(follower.step(step(1, asks(1, 2, true), "rolled")), true);
  expect(shown && sharing.hides(shown.scene)).toBe(true);
});

test("who is not asked gets none: it is shown with what comes next", () => {
  const { sharing, follower } = screen();
  expect(sharing.show(follower.step(step(1, asks(1, 2, true), "rolled")), false)).toBeNull();
  const shown = sharing.show(follower.step(step(2, asks(0, 3, true), "again")), true);
  expect(shown?.lines.map((l) => l.text)).toEqual(["rolled", "again"]);
  expect(shown?.happenings.map((h) => h.board.areas[0]?.things[0]?.value)).toEqual([2, 3]);
  expect(shown && sharing.hides(shown.scene)).toBe(false);
  expect(sharing.show(follower.step(step(3, asks(0, 4, false), "then")), true)?.lines).toHaveLength(1);
});

test("the curtain that did not fall then falls when its person is asked", () => {
  const { sharing, follower } = screen();
  sharing.show(follower.step(step(1, asks(1, 2, true), "rolled")), false);
  const shown = sharing.show(follower.step(step(2, asks(1, 3, false), "again")), true); // the same eyes: no change
  expect(shown && sharing.hides(shown.scene)).toBe(true);
  if (shown) sharing.come(shown.scene);
  expect(sharing.show(follower.step(step(3, asks(1, 4, false))), true)?.scene.cover).toBe(false);
});

test("until the curtain falls, the hands are those of the person who is there", () => {
  const { sharing, follower } = screen();
  const told = asks(1, 2, true);
  told.board.areas[0]?.things.push(thing("card:0:1")); // played: it has left the hand
  const shown = sharing.show(follower.step(step(1, told, "played")), true);
  const board = shown?.happenings[0]?.board ?? told.board;
  expect(refs(board, "hand:0")).toEqual(["card:0:0"]);
  expect(refs(board, "hand:1")).toEqual(["backs:1"]);
});
