// The service worker: keeps the client for when the network is gone. Pages come from the network as long as there is
// one.

const worker = /** @type {ServiceWorkerGlobalScope} */ (/** @type {unknown} */ (self));
const version = new URL(worker.location.href).searchParams.get("v") ?? "";
const base = new URL("./", worker.location.href);
const CACHE = `rollwright-${version}`;
/** Pages that can be read without a network, besides the rules of each game. */
const PAGES = ["offline", "sheet", "rules"];
/** What every game has, and its name in that. */
const LESSONS = /^games\/([^/]+)\/exercises\.json$/;

/** @param {string} path */
const url = (path) => new URL(path, base).href;

async function fillCache() {
  const cache = await caches.open(CACHE);
  /** @type {string[]} */
  const files = await (await fetch(url(`assets/${version}/files.json`))).json();
  const languages = ["en", ...new Set(worker.navigator.languages.map((tag) => tag.split("-")[0]))];
  const rules = files.flatMap(
    (path) =>
      LESSONS.exec(path)
        ?.slice(1)
        .map((game) => `rules/${game}`) ?? [],
  );
  const all = [...files.map((path) => `assets/${version}/${path}`), "icons/die.svg", ...PAGES, ...rules];
  await Promise.all(all.map((path) => cache.add(url(path))));
  // Not every language of the browser is one of ours.
  await Promise.all(languages.map((code) => cache.add(url(`assets/${version}/words/${code}.json`)).catch(() => {})));
}

async function removeOldCaches() {
  for (const name of await caches.keys()) {
    if (name.startsWith("rollwright-") && name !== CACHE) await caches.delete(name);
  }
  await worker.clients.claim();
}

/** From the network, or else what was kept, or else the page that says so. @param {Request} request */
async function page(request) {
  try {
    return await fetch(request);
  } catch {
    const kept = await caches.match(request, { ignoreSearch: true });
    return kept ?? (await caches.match(url("offline"))) ?? Response.error();
  }
}

/** What was kept, or else from the network. @param {Request} request */
const file = async (request) => (await caches.match(request).catch(() => undefined)) ?? fetch(request);

worker.addEventListener("install", (event) => event.waitUntil(fillCache().then(() => worker.skipWaiting())));
worker.addEventListener("activate", (event) => event.waitUntil(removeOldCaches()));
worker.addEventListener("fetch", (event) => {
  const { request } = event;
  const path = new URL(request.url).pathname.slice(base.pathname.length);
  if (request.method !== "GET" || !request.url.startsWith(base.href)) return;
  if (request.mode === "navigate") event.respondWith(page(request));
  else if (path.startsWith("assets/") || path.startsWith("icons/")) event.respondWith(file(request));
});
