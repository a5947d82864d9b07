// The results of earlier sheets, added up.

import { day, t } from "../core/words.js";
import { Dialog } from "../parts/dialog.js";
import { html, useState } from "../vendor/preact-htm.js";
import { forget } from "./book.js";

/** @typedef {import("./book.js").Result} Result */

/** @param {Result[]} results */
const sum = (results) => results.reduce((all, { points }) => all + points, 0);

/** @param {{ results: Result[] }} props */
export function Results({ results }) {
  const [doomed, doom] = useState(/** @type {number | "all" | null} */ (null));
  if (!results.length) return null;
  const games = [...new Set(results.map(({ game }) => game))];
  const own = (/** @type {string} */ game) => results.filter((result) => result.game === game);
  const away = () => {
    forget(doomed === "all" ? undefined : (doomed ?? -1));
    doom(null);
  };
  return html`<section class="panel results"><h2>${t("sheet-results")}</h2>
    <table class="reckoning">
      <thead><tr><th scope="col">${t("game")}</th><th scope="col">${t("points-label")}</th><th scope="col"><span class="sr">${t("sheet-result-delete")}</span></th></tr></thead>
      <tbody>${results.map(({ game, points, at }, place) => html`<tr key=${place}><th scope="row">${t(`game-${game}`)} <span class="faint">${day(at)}</span></th><td>${points}</td>
        <td><button type="button" class="quiet" data-delete=${place} aria-label=${t("sheet-result-delete")} onClick=${() => doom(place)}>✕</button></td></tr>`)}</tbody>
      <tfoot>${games.length > 1 && games.map((game) => html`<tr key=${game} class="part"><th scope="row">${t("sheet-games", { game: t(`game-${game}`), count: own(game).length })}</th>
          <td>${sum(own(game))}</td><td></td></tr>`)}
        <tr><th scope="row">${t("total")}</th><td data-total>${sum(results)}</td><td></td></tr></tfoot>
    </table>
    <div class="buttons"><button type="button" class="danger" data-delete-all onClick=${() => doom("all")}>${t("sheet-delete-all")}</button></div>
    ${doomed !== null && html`<${Dialog} title=${t(doomed === "all" ? "sheet-delete-all" : "sheet-result-delete")} onClose=${() => doom(null)}>
      <p>${t(doomed === "all" ? "sheet-delete-all-about" : "sheet-result-delete-about")}</p>
      <div class="buttons"><button type="button" class="danger" data-delete-sure onClick=${away}>${t("sheet-delete-sure")}</button><button type="button" onClick=${() => doom(null)}>${t("sheet-keep")}</button></div>
    <//>`}
  </section>`;
}
