// What is stored, for how long, and how to have it deleted.

import { ask, token } from "../core/api.js";
import { keep } from "../core/keep.js";
import { t } from "../core/words.js";
import { Frame } from "../parts/frame.js";
import { attempt } from "../parts/toasts.js";
import { html, useState } from "../vendor/preact-htm.js";

/** @param {{ subject: string }} props how long things are kept, in days */
export function Page({ subject }) {
  const days = JSON.parse(subject);
  const [done, finish] = useState(false);
  const forget = () => attempt(async () => {
    if (token()) await ask("DELETE", "api/v1/me");
    for (const key of ["token", "settings", "games", "dice"]) keep(key, undefined);
    finish(true);
  });
  const row = (/** @type {string} */ what, /** @type {string} */ time) => html`<tr><td>${t(what)}</td><td>${time}</td></tr>`;
  const count = (/** @type {number} */ number) => t("days", { count: number });
  return html`<${Frame} title=${t("nav-privacy")}>
    <section class="panel"><h1>${t("nav-privacy")}</h1><p>${t("privacy-about")}</p>
      <h2>${t("privacy-stored")}</h2>
      <div class="scroll" role="region" tabindex="0" aria-label=${t("privacy-stored")}><table><thead><tr><th scope="col">${t("privacy-what")}</th><th scope="col">${t("privacy-time")}</th></tr></thead><tbody>
        ${row("privacy-token", t("privacy-until-deleted"))}${row("privacy-unfinished", count(days.idle))}${row("privacy-finished", count(days.finished))}
        ${row("privacy-chat", count(days.chat))}${row("privacy-names", count(days.names))}${row("privacy-records", t("privacy-for-good"))}
      </tbody></table></div>
      <p>${t("privacy-links")}</p>
      <h2>${t("privacy-delete")}</h2><p>${t("privacy-delete-about")}</p>
      <div class="buttons"><button type="button" class="danger" data-forget onClick=${forget}>${t("privacy-delete-button")}</button></div>
      <p role="status">${done && t("privacy-deleted")}</p>
    </section>
  <//>`;
}
