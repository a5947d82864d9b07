// Before the game: who is there, and how others come.

import { at } from "../core/base.js";
import { LEVELS } from "../core/offered.js";
import { t } from "../core/words.js";
import { isMine, nameOf } from "../table/people.js";
import { html, useState } from "../vendor/preact-htm.js";
import { attempt, toast } from "./toasts.js";

/** @typedef {import("../table/state.js").TableView} TableView */

/** @param {{ table: TableView, line: import("../table/line.js").Line }} props */
export function Invite({ table, line }) {
  const link = at(`t/${table.id}`).href;
  const [level, choose] = useState("medium");
  const share = () => attempt(async () => {
    if (navigator.share) return navigator.share({ title: t("share-title"), url: link }).catch(() => {});
    await navigator.clipboard.writeText(link);
    toast(t("link-copied"));
  });
  const free = table.seats.filter(({ kind }) => kind === "open");
  return html`<section class="invite panel">
    <h1>${t("invite-title")}</h1>
    <p>${t("invite-about", { count: free.length })}</p>
    <div class="invitation">
      <img class="qr" src=${at(`api/v1/qr?text=${encodeURIComponent(link)}`)} alt=${t("qr-alt")} width="180" height="180" />
      <div>
        <div class="buttons"><button type="button" class="main" onClick=${share}>${t("share-link")}</button></div>
        <p class="linktext"><a href=${link}>${link}</a></p>
        ${table.code && html`<p>${t("invite-code")} <b class="code">${table.code}</b></p>`}
      </div>
    </div>
    <ul class="waiting">
      ${table.seats.map(({ seat, kind }) => html`<li key=${seat}>
        <span>${kind === "open" ? t("seat-open", { seat }) : kind === "reserved" ? t("seat-reserved", { seat }) : nameOf(table, seat)}${isMine(table, seat) ? ` ${t("seat-you")}` : ""}</span>
        ${kind === "open" && table.you.host && html`<button type="button" class="small" onClick=${() => attempt(() => line.send({ host: { bot: { seat, level } } }))}>${t("seat-bot")}</button>`}
      </li>`)}
    </ul>
    ${table.you.host && free.length > 0 && html`<label class="inline">${t("level")} <select value=${level} onChange=${(/** @type {any} */ event) => choose(event.target.value)}>
      ${LEVELS.map((one) => html`<option value=${one}>${t(`level-${one}`)}</option>`)}</select></label>`}
    <p class="faint">${table.dice === "real" ? t("invite-real") : t("invite-fair")}</p>
  </section>`;
}

/** Sitting down at a table that one was sent to. @param {{ table: TableView, onSit: (name: string) => Promise<unknown>, name: string }} props */
export function Join({ table, onSit, name }) {
  const sit = (/** @type {SubmitEvent} */ event) => {
    event.preventDefault();
    const form = /** @type {HTMLFormElement} */ (event.currentTarget);
    attempt(() => onSit(String(new FormData(form).get("name"))));
  };
  return html`<section class="join panel">
    <h1>${t("join-title", { game: t(`game-${table.game}`) })}</h1>
    <form onSubmit=${sit}>
      <label>${t("your-name")} <input name="name" maxlength="24" required autocomplete="nickname" value=${name} /></label>
      <div class="buttons"><button class="main">${t("join-sit")}</button></div>
    </form>
    <p class="faint">${t("join-watch")}</p>
  </section>`;
}
