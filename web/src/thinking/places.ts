// Written by `python -m dicewright.server.typescript` from bots: search/room.py, search/valuing.py, player.py, weighing.py and examining.py. Do not edit.

export const WHOLE = 32000;
export const PARTS = 1000;
export const SHOWN = 16;
export const TRIED = 8;
export const WIN = 1048576;

export const At = {
  NODES: 1024,
  EDGES: 1025,
  COUNT: 1026,
  SUM: 1027,
  SQUARES: 1028,
  SPREAD: 1029,
  UNTIL: 1030,
  ALIVE: 1032,
  ROUND: 1033,
  ROUNDS: 1034,
  SAMPLES: 1035,
  TRIALS: 1036,
  EACH: 1037,
  KNOWN: 1038,
  OPTION: 1056,
  TOTAL: 1568,
  TOTAL_SQUARES: 2080,
  TRIED: 2592,
  EARNED: 3104,
  EARNED_SQUARES: 3616,
  PATH: 4128,
  VALUE: 4896,
  UNIT: 4912,
  HERE: 5040,
  BEST: 5296,
  NEXT: 5424,
  APART: 5552,
  WORTH: 5680,
  KEYS: 5696,
} as const;

export const Mind = {
  TRIALS_HIGH: 0,
  TRIALS_LOW: 1,
  LANES: 2,
  EXPLORE: 4,
  FRESH: 5,
  CAPACITY: 6,
  SCENARIOS: 7,
  LEARNED: 8,
  ADVISES: 9,
  AHEAD: 10,
  OVERLOOKS: 11,
  DARING: 12,
  SLOPE: 13,
  NET: 16,
} as const;

export const Ask = {
  BEGIN: 0,
  THINK: 1,
  WEIGH: 2,
  BEST: 3,
  COMPARE: 4,
  VALUE: 5,
  ANSWER: 6,
} as const;

export const Kind = {
  WORTH: 0,
  LUCK: 1,
  CHOICE: 2,
} as const;
