// The service worker: keeps the client for when the network is gone. Pages come from the network as long as there is one.

/** @type {ServiceWorkerGlobalScope} */
const worker = /** @type {any} */ (self);
const version = new URL(worker.location.href).searchParams.get("v") ?? "";
const base = new URL("./", worker.location.href);
const CACHE = `rollwright-${version}`;
/** Pages that can be read without a network. */
const PAGES = ["offline", "sheet", "rules", "rules/qwixx", "rules/twenty-one", "rules/one-card"];

/** @param {string} path */
const at = (path) => new URL(path, base).href;

async function keep() {
  const cache = await caches.open(CACHE);
  const files = await (await fetch(at(`assets/${version}/files.json`))).json();
  const languages = ["en", ...new Set(worker.navigator.languages.map((tag) => tag.split("-")[0]))];
  const all = [...files.map((/** @type {string} */ path) => `assets/${version}/${path}`), "icons/die.svg", ...PAGES];
  await Promise.all(all.map((path) => cache.add(at(path))));
  // Not every language of the browser is one of ours.
  await Promise.all(languages.map((code) => cache.add(at(`assets/${version}/words/${code}.json`)).catch(() => {})));
}

async function tidy() {
  for (const name of await caches.keys()) if (name.startsWith("rollwright-") && name !== CACHE) await caches.delete(name);
  await worker.clients.claim();
}

/** From the network, or else what was kept, or else the page that says so. @param {Request} request */
async function page(request) {
  try {
    return await fetch(request);
  } catch {
    return (await caches.match(request, { ignoreSearch: true })) ?? (await caches.match(at("offline"))) ?? Response.error();
  }
}

/** What was kept, or else from the network. @param {Request} request */
const file = async (request) => (await caches.match(request)) ?? fetch(request);

worker.addEventListener("install", (event) => event.waitUntil(keep().then(() => worker.skipWaiting())));
worker.addEventListener("activate", (event) => event.waitUntil(tidy()));
worker.addEventListener("fetch", (event) => {
  const { request } = event;
  const path = new URL(request.url).pathname.slice(base.pathname.length);
  if (request.method !== "GET" || !request.url.startsWith(base.href)) return;
  if (request.mode === "navigate") event.respondWith(page(request));
  else if (path.startsWith("assets/") || path.startsWith("icons/")) event.respondWith(file(request));
});
