// Written by `python -m dicewright.server.typescript` from server/messages. Do not edit.

export const PROTOCOL = 5;
export const CONTENT = 65536;
export const FILE_NAME = 64;
export const NAME = 32;
export const SAID = 400;

export * from "./advice";
export * from "./books";
export * from "./content";
export * from "./lobby";
export * from "./puzzles";
export * from "./review";
export * from "./scene";
export * from "./service";
export * from "./socket";
export * from "./table";
