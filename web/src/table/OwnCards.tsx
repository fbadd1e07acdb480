// What a table with other cards says of them; fetched only where there are any.
import { later } from "../boards/later";

export const OwnCards = later(async () => (await import("../cards/PlayedWith")).PlayedWith);
