// What is shown while there is no network: it comes back by itself.

import { url } from "../core/urls.js";
import { t } from "../core/words.js";
import { GAMES } from "../games/index.js";
import { PageFrame } from "../parts/page-frame.js";
import { html, useEffect } from "../vendor/preact-htm.js";

/** How often the network is looked for, in milliseconds. */
const LOOK = 2500;

async function reloadIfOnline() {
  const answer = await fetch(url("healthz"), { cache: "no-store" }).catch(() => null);
  if (answer?.ok) location.reload();
}

export function Page() {
  useEffect(() => {
    const timer = setInterval(reloadIfOnline, LOOK);
    return () => clearInterval(timer);
  }, []);
  return html`<${PageFrame} title=${t("offline-title")}>
    <section class="panel">
      <h1>${t("offline-title")}</h1>
      <p>${t("offline-about")}</p>
      <div class="buttons">
        <button type="button" class="main" onClick=${() => location.reload()}>${t("offline-again")}</button>
      </div>
      <h2>${t("nav-rules")}</h2>
      <p>${t("offline-rules")}</p>
      <ul class="links big">
        ${GAMES.map((game) => html`<li><a class="button" href=${url(`rules/${game}`)}>${t(`game-${game}`)}</a></li>`)}
      </ul>
    </section>
  <//>`;
}
