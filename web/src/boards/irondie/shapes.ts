// How the dice of IRONDIE look: a silhouette a type, a metal and a pattern a colour, marks a class.

/** The outline of each type in a 64 x 64 box. Who cannot tell colours apart tells dice by these alone. */
export const SILHOUETTES: Readonly<Record<string, string>> = {
  // a maul, seen head on
  smasher:
    "M18 3H46L50 8H58Q61 8 61 11V27L55 32L61 37V53Q61 56 58 56H50L46 61H18L14 56H6Q3 56 3 53V37L9 32L3 27V11Q3 8 6 8H14Z",
  // a spear point
  assault: "M32 2Q34 2 36 5L60 37Q62 40 60 43L54 58Q53 61 50 61H14Q11 61 10 58L4 43Q2 40 4 37L28 5Q30 2 32 2Z",
  // a shell
  ballistic: "M32 2C46 6 55 18 55 33V47H60V59Q60 61 58 61H6Q4 61 4 59V47H9V33C9 18 18 6 32 2Z",
  // an octagon, a full stop to everything
  nullifier:
    "M21 3H43Q45 3 47 5L59 17Q61 19 61 21V43Q61 45 59 47L47 59Q45 61 43 61H21Q19 61 17 59L5 47Q3 45 3 43V21Q3 19 5 17L17 5Q19 3 21 3Z",
  // a shield
  barrier: "M8 4Q20 8 32 3Q44 8 56 4Q60 4 60 8V32C60 46 47 56 32 62C17 56 4 46 4 32V8Q4 4 8 4Z",
  // a plus
  power_up:
    "M22 3H42Q45 3 45 6V19H58Q61 19 61 22V42Q61 45 58 45H45V58Q45 61 42 61H22Q19 61 19 58V45H6Q3 45 3 42V22Q3 19 6 19H19V6Q19 3 22 3Z",
  // a cell of a hive
  swarm: "M30 3Q32 2 34 3L57 16Q59 17 59 20V44Q59 47 57 48L34 61Q32 62 30 61L7 48Q5 47 5 44V20Q5 17 7 16L30 3Z",
  // a tower with its battlements
  fortress:
    "M4 5Q4 3 6 3H15Q17 3 17 5V11H24V5Q24 3 26 3H38Q40 3 40 5V11H47V5Q47 3 49 3H58Q60 3 60 5V22L56 28V54L61 58V61H3V58L8 54V28L4 22Z",
  // a drop of life
  regeneration: "M32 2C38 12 59 23 59 40C59 53 47 62 32 62C17 62 5 53 5 40C5 23 26 12 32 2Z",
};

/** Light, middle and shadow of the metal of each colour, and the ink that reads on it. */
export const METALS: Readonly<Record<string, { light: string; mid: string; dark: string; ink: string }>> = {
  red: { light: "#f0958c", mid: "#b8382f", dark: "#6d1613", ink: "#fff4ea" },
  blue: { light: "#9cc4ee", mid: "#2f66ab", dark: "#143560", ink: "#f4f9ff" },
  yellow: { light: "#fff0ae", mid: "#d9b02f", dark: "#7d5d0c", ink: "#2c1f02" },
  purple: { light: "#d3abe6", mid: "#7c449e", dark: "#431f5c", ink: "#fcf3ff" },
  green: { light: "#abdcb1", mid: "#38814a", dark: "#164423", ink: "#f3fff4" },
  orange: { light: "#ffcb98", mid: "#d0712a", dark: "#743509", ink: "#2a1300" },
  black: { light: "#8c939b", mid: "#3c4249", dark: "#14171b", ink: "#f2f4f6" },
  white: { light: "#ffffff", mid: "#cfd3d6", dark: "#868d94", ink: "#1c2126" },
};

/** Engraved over the metal, so that colour is never the only sign: one pattern a colour, in an 8 x 8 tile. */
export const PATTERNS: Readonly<Record<string, string>> = {
  red: "M-2 2L2 -2M-2 10L10 -2M6 10L10 6", // hatched, rising
  blue: "M0 2H8M0 6H8", // level, as heralds hatch it otherwise, but everyone reads water
  yellow: "M2 2h.01M6 6h.01", // dotted, as gold is in heraldry
  purple: "M-2 6L2 10M-2 -2L10 10M6 -2L10 2", // hatched, falling
  green: "M0 5L4 1L8 5", // chevrons
  orange: "M0 0L8 8M8 0L0 8", // crossed
  black: "M2 0V8M6 0V8M0 2H8M0 6H8", // a mesh
  white: "", // bare metal
};

/** Where the marks of a face lie in a 64 x 64 box, for values 1 to 6. */
export const SPOTS: Readonly<Record<number, ReadonlyArray<readonly [number, number]>>> = {
  1: [[32, 34]],
  2: [
    [23, 34],
    [41, 34],
  ],
  3: [
    [32, 25],
    [22, 42],
    [42, 42],
  ],
  4: [
    [23, 26],
    [41, 26],
    [23, 43],
    [41, 43],
  ],
  5: [
    [23, 25],
    [41, 25],
    [32, 34.5],
    [23, 44],
    [41, 44],
  ],
  6: [
    [23, 22],
    [41, 22],
    [23, 34],
    [41, 34],
    [23, 46],
    [41, 46],
  ],
};
