// Where every page begins: words and settings first, then the part that draws this kind of page.

import { applyTheme } from "./core/settings.js";
import { updateWhenIdle, watchForUpdates } from "./core/update.js";
import { base, page, url } from "./core/urls.js";
import { loadWords } from "./core/words.js";
import { html, render } from "./vendor/preact-htm.js";

/** @typedef {{ Page: (props: { subject: string }) => import("./vendor/preact-htm.js").Drawn }} PageModule */
/** @type {Record<string, () => Promise<PageModule>>} */
const PAGES = {
  start: () => import("./pages/start.js"),
  table: () => import("./pages/table.js"),
  game: () => import("./pages/game.js"),
  rules: () => import("./pages/rules.js"),
  sheet: () => import("./pages/sheet.js"),
  print: () => import("./pages/print.js"),
  verify: () => import("./pages/verify.js"),
  privacy: () => import("./pages/privacy.js"),
  settings: () => import("./pages/settings.js"),
  missing: () => import("./pages/missing.js"),
  offline: () => import("./pages/offline.js"),
};

applyTheme();
watchForUpdates();
// A table chooses its moment itself.
if (page.kind !== "table") updateWhenIdle();
const [{ Page }] = await Promise.all([(PAGES[page.kind] ?? PAGES.missing)(), loadWords()]);
const root = document.getElementById("page");
if (root) {
  root.replaceChildren();
  render(html`<${Page} subject=${page.subject} />`, root);
  document.documentElement.dataset.ready = "yes";
  performance.mark("ready");
}
if ("serviceWorker" in navigator && isSecureContext) {
  const worker = url(`sw.js?v=${document.documentElement.dataset.version}`);
  // Later, so that what is kept for bad days does not slow this one down.
  setTimeout(() => navigator.serviceWorker.register(worker, { scope: base.pathname }).catch(() => {}), 3000);
}
