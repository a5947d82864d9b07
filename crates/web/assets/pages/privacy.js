// What is stored, for how long, and how to have it deleted.

import { ask, token } from "../core/api.js";
import { save } from "../core/storage.js";
import { t } from "../core/words.js";
import { PageFrame } from "../parts/page-frame.js";
import { attempt } from "../parts/toasts.js";
import { html, useState } from "../vendor/preact-htm.js";

/** @param {{ subject: string }} props how long things are kept, in days */
export function Page({ subject }) {
  /** @type {{ idle: number, finished: number, chat: number, names: number }} */
  const days = JSON.parse(subject);
  const [isDone, setDone] = useState(false);
  const forget = () =>
    attempt(async () => {
      if (token()) await ask("DELETE", "api/v1/me");
      for (const key of ["token", "settings", "games", "dice", "results", "setup"]) save(key, undefined);
      setDone(true);
    });
  const daysWords = (/** @type {number} */ count) => t("days", { count });
  const rows = [
    ["privacy-token", t("privacy-until-deleted")],
    ["privacy-unfinished", daysWords(days.idle)],
    ["privacy-finished", daysWords(days.finished)],
    ["privacy-chat", daysWords(days.chat)],
    ["privacy-names", daysWords(days.names)],
    ["privacy-records", t("privacy-for-good")],
  ];
  return html`<${PageFrame} title=${t("nav-privacy")}>
    <section class="panel">
      <h1>${t("nav-privacy")}</h1>
      <p>${t("privacy-about")}</p>
      <h2>${t("privacy-stored")}</h2>
      <div class="scroll" role="region" tabindex="0" aria-label=${t("privacy-stored")}>
        <table>
          <thead><tr><th scope="col">${t("privacy-what")}</th><th scope="col">${t("privacy-time")}</th></tr></thead>
          <tbody>${rows.map(([what, time]) => html`<tr><td>${t(what)}</td><td>${time}</td></tr>`)}</tbody>
        </table>
      </div>
      <p>${t("privacy-links")}</p>
      <h2>${t("privacy-delete")}</h2>
      <p>${t("privacy-delete-about")}</p>
      <div class="buttons">
        <button type="button" class="danger" data-forget onClick=${forget}>${t("privacy-delete-button")}</button>
      </div>
      <p role="status">${isDone && t("privacy-deleted")}</p>
    </section>
  <//>`;
}
