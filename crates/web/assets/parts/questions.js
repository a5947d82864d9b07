// What stands over the table until it is answered: a request to take back, a cover between players of one device, a hint.

import { set, useSettings } from "../core/settings.js";
import { t } from "../core/words.js";
import { faceOf } from "../games/index.js";
import { nameOf } from "../table/people.js";
import { html } from "../vendor/preact-htm.js";
import { attempt } from "./toasts.js";

/** @typedef {import("../table/state.js").TableView} TableView */

/** Somebody would like to take the last decision back. @param {{ table: TableView, line: import("../table/line.js").Line }} props */
export function UndoQuestion({ table, line }) {
  const { undo, you } = table;
  if (!undo || you.seats.length === 0) return null;
  const open = you.seats.filter((seat) => !undo.agreed.includes(seat));
  const answer = (/** @type {string} */ word) => attempt(async () => { for (const seat of word === "refuse" ? open.slice(0, 1) : open) await line.send({ undo: word, seat }); });
  return html`<section class="question" role="alert">
    <p>${open.length ? t("undo-question", { name: nameOf(table, undo.by) }) : t("undo-waiting")}</p>
    ${open.length > 0 && html`<div class="buttons"><button type="button" class="main" data-undo-agree onClick=${() => answer("agree")}>${t("undo-agree")}</button><button type="button" onClick=${() => answer("refuse")}>${t("undo-refuse")}</button></div>`}
  </section>`;
}

/** Between two players of one device. @param {{ table: TableView, seat: number, onReady: () => void }} props */
export const Cover = ({ table, seat, onReady }) => html`<section class="cover" role="dialog" aria-modal="true" aria-label=${t("cover-title", { name: nameOf(table, seat) })}>
  <h1>${t("cover-title", { name: nameOf(table, seat) })}</h1>
  <p>${t("cover-about")}</p>
  <div class="buttons"><button type="button" class="main" data-cover autofocus onClick=${onReady}>${t("cover-ready", { name: nameOf(table, seat) })}</button></div>
</section>`;

/** A short hint in a first game. @param {{ table: TableView, seat: number }} props */
export function Hint({ table, seat }) {
  const { hinted } = useSettings();
  const id = table.line ? faceOf(table.game).hint(table.line, seat) : "";
  if (!id || hinted.includes(id)) return null;
  return html`<aside class="hint" aria-label=${t("hint")}><p>${t(id)}</p>
    <button type="button" class="small" data-hint-close onClick=${() => set({ hinted: [...hinted, id] })}>${t("hint-close")}</button></aside>`;
}
