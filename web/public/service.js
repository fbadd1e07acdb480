// Stands between the page and the net: what `src/offline/kit.ts` has kept is there without a net, and nothing else is
// kept by it. The page itself is asked of the net first, so that a newer one is seen at once.

self.addEventListener("install", () => self.skipWaiting());
self.addEventListener("activate", (event) => event.waitUntil(self.clients.claim()));
self.addEventListener("message", (event) => event.waitUntil(self.clients.claim())); // a page that was loaded past it
self.addEventListener("fetch", (event) => {
  const { request } = event;
  const { origin, pathname, search } = new URL(request.url);
  if (request.method !== "GET" || origin !== self.location.origin || search || /^\/(api|healthz)\b/.test(pathname)) {
    if (request.mode !== "navigate" || pathname.startsWith("/api/")) return;
  }
  event.respondWith(request.mode === "navigate" ? page(request) : part(request));
});

/** The page is one file for every address; a web space may know only the first. */
async function page(request) {
  const there = await fetch(request).catch(() => null);
  return there?.ok ? there : ((await caches.match("/")) ?? there ?? Response.error());
}

async function part(request) {
  return (await caches.match(request.url, { ignoreVary: true })) ?? fetch(request);
}
