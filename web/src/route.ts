// Where in the page one is: plain addresses, so that links, "back" and reload work.
import { signal } from "@preact/signals";

export type Route =
  | { at: "home" }
  | { at: "new"; game: string; content: string }
  | { at: "cards"; game: string; card: string }
  | { at: "table"; table: string }
  | { at: "finished" }
  | { at: "replay"; table: string; review: boolean }
  | { at: "learn"; game: string }
  | { at: "puzzles"; game: string; puzzle: string }
  | { at: "rules"; game: string; rule: string }
  | { at: "about" };

export function routeOf(address: string): Route {
  const { pathname, searchParams, hash } = new URL(address, location.origin);
  const [place, which, more] = pathname.split("/").filter(Boolean);
  const game = searchParams.get("game") ?? "";
  if (place === "t" && which && (more === "replay" || more === "review"))
    return { at: "replay", table: which, review: more === "review" };
  if (place === "t" && which) return { at: "table", table: which };
  if (place === "new") return { at: place, game, content: searchParams.get("content") ?? "" };
  if (place === "cards") return { at: place, game, card: searchParams.get("card") ?? "" };
  if (place === "rules") return { at: place, game: which ?? "", rule: decodeURIComponent(hash.slice(1)) };
  if (place === "puzzles" && which) return { at: place, game: which, puzzle: more ?? "" };
  if (place === "learn") return { at: place, game };
  if (place === "finished" || place === "about") return { at: place };
  return { at: "home" };
}

export const route = signal<Route>(routeOf(location.href));

export function go(address: string): void {
  history.pushState(null, "", address);
  route.value = routeOf(address);
  if (!address.includes("#")) scrollTo(0, 0); // who comes for one place is brought there
}

/** Go on to another place, to which nobody comes back by "back". */
export function replace(address: string): void {
  history.replaceState(null, "", address);
  route.value = routeOf(address);
}

addEventListener("popstate", () => {
  route.value = routeOf(location.href);
});

/** Let a link change the place without loading the page anew. */
export function follow(event: MouseEvent): void {
  if (event.defaultPrevented || event.button !== 0 || event.metaKey || event.ctrlKey || event.shiftKey) return;
  const link = (event.target as Element).closest?.("a[href^='/']");
  const address = link?.getAttribute("href");
  if (!link || !address || address.startsWith("/api/") || link.hasAttribute("download")) return;
  event.preventDefault();
  go(address);
}
