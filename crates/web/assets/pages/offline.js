// What is shown while there is no network: it comes back by itself.

import { at } from "../core/base.js";
import { GAMES } from "../core/offered.js";
import { t } from "../core/words.js";
import { Frame } from "../parts/frame.js";
import { html, useEffect } from "../vendor/preact-htm.js";

export function Page() {
  useEffect(() => {
    const look = setInterval(() => fetch(at("healthz"), { cache: "no-store" }).then(({ ok }) => ok && location.reload(), () => {}), 2500);
    return () => clearInterval(look);
  }, []);
  return html`<${Frame} title=${t("offline-title")}>
    <section class="panel"><h1>${t("offline-title")}</h1><p>${t("offline-about")}</p>
      <div class="buttons"><button type="button" class="main" onClick=${() => location.reload()}>${t("offline-again")}</button></div>
      <h2>${t("nav-rules")}</h2><p>${t("offline-rules")}</p>
      <ul class="links big">${GAMES.map((game) => html`<li><a class="button" href=${at(`rules/${game}`)}>${t(`game-${game}`)}</a></li>`)}</ul>
    </section>
  <//>`;
}
