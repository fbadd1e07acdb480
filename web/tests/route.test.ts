import { expect, test } from "vitest";
import { routeOf } from "../src/route";

test.each([
  ["/", { at: "home" }],
  ["/t/abcdefghijklmnop", { at: "table", table: "abcdefghijklmnop" }],
  ["/t/abcdefghijklmnop/replay", { at: "replay", table: "abcdefghijklmnop" }],
  ["/new?game=irondie", { at: "new", game: "irondie" }],
  ["/learn?game=roll_player", { at: "learn", game: "roll_player" }],
  ["/finished", { at: "finished" }],
  ["/about", { at: "about" }],
  ["/nowhere", { at: "home" }],
])("%s", (address, place) => {
  expect(routeOf(address)).toEqual(place);
});
