// Written by `python -m dicewright.server.typescript` from server/messages. Do not edit.

export const PROTOCOL = 4;

export * from "./advice";
export * from "./books";
export * from "./content";
export * from "./lobby";
export * from "./scene";
export * from "./service";
export * from "./socket";
export * from "./table";
