// Written by `python -m dicewright.server.typescript` from server/messages/review.py. Do not edit.

/** A moment of the game: the step of the replay in which the table stands so, when that was, in words, and what each
 * side could expect then, in the order of `sides`: the chance to win, 0 to 1, or in a game alone points; null where a
 * side was not looked at. */
export interface ReviewPoint {
  step: number;
  when: string;
  values: (number | null)[];
}

/** What made the result of a side: `start`, `luck`, what its own decisions changed (`play`) and those of the others
 * (`others`) add up to `end`. */
export interface ReviewSide {
  side: number;
  seats: number[];
  start: number;
  luck: number;
  play: number;
  others: number;
  end: number;
}

/** How well a seat was played: the part kept of all that was at stake, 0 to 1, or null where nothing was; and to
 * which level of bots that comes, in words, empty where nobody knows. */
export interface ReviewSeat {
  seat: number;
  precision: number | null;
  like: string;
}

/** A moment worth another look, and the step of the replay to look at. `seat`: who decided, or whose luck it was.
 * `change`: what it changed for that seat. `lines`: what happened there. */
export interface ReviewMoment {
  kind: "bad" | "good" | "lucky" | "unlucky";
  step: number;
  seat: number;
  change: number;
  text: string;
  lines: string[];
}

/** What is known of a game. `alone`: points are told instead of chances. `how` says what the numbers mean. */
export interface Picture {
  alone: boolean;
  points: ReviewPoint[];
  sides: ReviewSide[];
  seats: ReviewSeat[];
  moments: ReviewMoment[];
  how: string;
}

/** One line of the stream: how much of the thinking is done, 0 to 1, how many games are thought about before this
 * one, and the picture, where it is another than the line before had. `over`: nothing more is to be thought out; a
 * stream that ends without it was left for another game. `failed`: why nothing more comes. */
export interface Review {
  part: number;
  before: number;
  over: boolean;
  failed: string;
  picture: Picture | null;
}
