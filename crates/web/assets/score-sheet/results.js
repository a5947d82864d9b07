// The results of earlier sheets, added up.

import { day, t } from "../core/words.js";
import { Dialog } from "../parts/dialog.js";
import { html, useState } from "../vendor/preact-htm.js";
import { sumOf } from "./block.js";
import { deleteResults } from "./saved-sheets.js";

/** @typedef {import("./saved-sheets.js").Result} Result */

/** @param {{ results: Result[] }} props */
export function Results({ results }) {
  const [toDelete, askToDelete] = useState(/** @type {number | "all" | null} */ (null));
  if (!results.length) return null;
  const games = [...new Set(results.map(({ game }) => game))];
  const row = (/** @type {Result} */ { game, points, at }, /** @type {number} */ place) =>
    html`<tr key=${place}>
      <th scope="row">${t(`game-${game}`)} <span class="faint">${day(at)}</span></th>
      <td>${points}</td>
      <td>
        <button type="button" class="quiet" data-delete=${place} aria-label=${t("sheet-result-delete")}
          onClick=${() => askToDelete(place)}>✕</button>
      </td>
    </tr>`;
  const part = (/** @type {string} */ game) => {
    const own = results.filter((result) => result.game === game);
    return html`<tr key=${game} class="part">
      <th scope="row">${t("sheet-games", { game: t(`game-${game}`), count: own.length })}</th>
      <td>${sumOf(own)}</td>
      <td></td>
    </tr>`;
  };
  return html`<section class="panel results">
    <h2>${t("sheet-results")}</h2>
    <table class="reckoning">
      <thead><tr>
        <th scope="col">${t("game")}</th>
        <th scope="col">${t("points-label")}</th>
        <th scope="col"><span class="sr">${t("sheet-result-delete")}</span></th>
      </tr></thead>
      <tbody>${results.map(row)}</tbody>
      <tfoot>
        ${games.length > 1 && games.map(part)}
        <tr><th scope="row">${t("total")}</th><td data-total>${sumOf(results)}</td><td></td></tr>
      </tfoot>
    </table>
    <div class="buttons">
      <button type="button" class="danger" data-delete-all onClick=${() => askToDelete("all")}>
        ${t("sheet-delete-all")}
      </button>
    </div>
    ${toDelete !== null && html`<${DeleteDialog} which=${toDelete} onClose=${() => askToDelete(null)} />`}
  </section>`;
}

/** @param {{ which: number | "all", onClose: () => void }} props */
function DeleteDialog({ which, onClose }) {
  const isAll = which === "all";
  const confirm = () => {
    deleteResults(isAll ? undefined : which);
    onClose();
  };
  return html`<${Dialog} title=${t(isAll ? "sheet-delete-all" : "sheet-result-delete")} onClose=${onClose}>
    <p>${t(isAll ? "sheet-delete-all-about" : "sheet-result-delete-about")}</p>
    <div class="buttons">
      <button type="button" class="danger" data-delete-sure onClick=${confirm}>${t("sheet-delete-sure")}</button>
      <button type="button" onClick=${onClose}>${t("sheet-keep")}</button>
    </div>
  <//>`;
}
