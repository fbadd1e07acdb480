import { expect, test } from "vitest";
import { routeOf } from "../src/route";

test.each([
  ["/", { at: "home" }],
  ["/t/abcdefghijklmnop", { at: "table", table: "abcdefghijklmnop" }],
  ["/t/abcdefghijklmnop/replay", { at: "replay", table: "abcdefghijklmnop", review: false }],
  ["/t/abcdefghijklmnop/review", { at: "replay", table: "abcdefghijklmnop", review: true }],
  ["/new?game=irondie", { at: "new", game: "irondie", content: "" }],
  ["/new?game=irondie&content=own", { at: "new", game: "irondie", content: "own" }],
  ["/cards?game=roll_player", { at: "cards", game: "roll_player", card: "" }],
  ["/cards?game=roll_player&card=market.longsword", { at: "cards", game: "roll_player", card: "market.longsword" }],
  ["/learn?game=roll_player", { at: "learn", game: "roll_player" }],
  ["/puzzles/irondie", { at: "puzzles", game: "irondie", puzzle: "" }],
  ["/puzzles/irondie/0a1b2c3d4e", { at: "puzzles", game: "irondie", puzzle: "0a1b2c3d4e" }],
  ["/puzzles", { at: "home" }],
  ["/rules/dice_throne", { at: "rules", game: "dice_throne", rule: "" }],
  ["/rules/dice_throne#DT-int-1", { at: "rules", game: "dice_throne", rule: "DT-int-1" }],
  ["/rules/dice_throne#token:5", { at: "rules", game: "dice_throne", rule: "token:5" }],
  ["/finished", { at: "finished" }],
  ["/about", { at: "about" }],
  ["/nowhere", { at: "home" }],
])("%s", (address, place) => {
  expect(routeOf(address)).toEqual(place);
});
