// What stands over the table until it is answered: a request to take back, a cover between players of one device, a
// hint.

import { set, useSettings } from "../core/settings.js";
import { t } from "../core/words.js";
import { uiOf } from "../games/ui.js";
import { nameOf } from "../table/seats.js";
import { html } from "../vendor/preact-htm.js";
import { attempt } from "./toasts.js";

/** @typedef {import("../table/state.js").TableView} TableView */
/** @typedef {import("../table/connection.js").Connection} Connection */

/** Somebody would like to take the last decision back. @param {{ table: TableView, connection: Connection }} props */
export function UndoQuestion({ table, connection }) {
  const { undo, you } = table;
  if (!undo || you.seats.length === 0) return null;
  const open = you.seats.filter((seat) => !undo.agreed.includes(seat));
  const agree = () =>
    attempt(async () => {
      for (const seat of open) await connection.send({ undo: "agree", seat });
    });
  const refuse = () => attempt(() => connection.send({ undo: "refuse", seat: open[0] }));
  if (open.length === 0) return html`<section class="question" role="alert"><p>${t("undo-waiting")}</p></section>`;
  return html`<section class="question" role="alert">
    <p>${t("undo-question", { name: nameOf(table, undo.by) })}</p>
    <div class="buttons">
      <button type="button" class="main" data-undo-agree onClick=${agree}>${t("undo-agree")}</button>
      <button type="button" onClick=${refuse}>${t("undo-refuse")}</button>
    </div>
  </section>`;
}

/** Between two players of one device. @param {{ table: TableView, seat: number, onReady: () => void }} props */
export function Cover({ table, seat, onReady }) {
  const name = nameOf(table, seat);
  const title = t("cover-title", { name });
  return html`<section class="cover" role="dialog" aria-modal="true" aria-label=${title}>
    <h1>${title}</h1>
    <p>${t("cover-about")}</p>
    <div class="buttons">
      <button type="button" class="main" data-cover autofocus onClick=${onReady}>${t("cover-ready", { name })}</button>
    </div>
  </section>`;
}

/**
 * A short hint in a first game. It stands above the buttons and moves nothing.
 * @param {{ table: TableView, seat: number | undefined }} props
 */
export function Hint({ table, seat }) {
  const { hinted } = useSettings();
  const id = table.view && seat !== undefined ? uiOf(table.game).hintId(table.view, seat) : "";
  const close = () => set({ hinted: [...hinted, id] });
  if (!id || hinted.includes(id)) return null;
  return html`<aside class="hint" aria-label=${t("hint")}>
    <p>${t(id)}</p>
    <button type="button" class="small" data-hint-close onClick=${close}>${t("hint-close")}</button>
  </aside>`;
}

/** What everybody should think of before they decide. @param {{ table: TableView }} props */
export function Reminders({ table }) {
  if (table.view?.turn !== "decide") return null;
  const name = (/** @type {number} */ seat) => nameOf(table, seat);
  const all = uiOf(table.game).reminders?.(table.view, table.layout, name) ?? [];
  return all.map((words) => html`<p class="reminder" role="status">🔒 ${words}</p>`);
}
