// The points of a game part by part, a column for each seat. They can be counted up row by row; what is not yet shown
// is in the page all the same, for those who do not look at it.

import { Shape } from "../core/colours.js";
import { t } from "../core/words.js";
import { html } from "../vendor/preact-htm.js";

/**
 * @param {object} props
 * @param {string[]} props.names
 * @param {import("../games/parts.js").ScoreBreakdown} props.rows
 * @param {number[]} props.scores
 * @param {number[]} props.winners
 * @param {number} [props.counted] how many rows are seen so far; all, if it is not said
 */
export function ScoreBreakdown({ names, rows, scores, winners, counted = rows.length }) {
  const isCounting = counted < rows.length;
  const won = (/** @type {number} */ place) => (winners.includes(place + 1) ? "won" : "");
  const star = html` <span aria-label=${t("winner")} role="img">★</span>`;
  const soFar = (/** @type {number} */ place) =>
    rows.slice(0, counted).reduce((sum, { points }) => sum + points[place], 0);
  const total = (/** @type {number} */ own, /** @type {number} */ place) =>
    isCounting
      ? html`<td class="running" data-running=${soFar(place)}><span>${own}</span></td>`
      : html`<td class=${won(place)}>${own}${won(place) && star}</td>`;
  return html`<div class="scroll" role="region" tabindex="0" aria-label=${t("reckoning")}>
    <table class="reckoning ${isCounting ? "counting" : ""}">
      <thead><tr>
        <th scope="col"><span class="sr">${t("part")}</span></th>
        ${names.map((name, place) => html`<th scope="col" class=${isCounting ? "" : won(place)}>${name}</th>`)}
      </tr></thead>
      <tbody>
        ${rows.map(
          ({ name, colour, points }, row) =>
            html`<tr class="${colour ? `c-${colour}` : ""} ${row < counted ? "" : "uncounted"}">
              <th scope="row">${colour && html`<${Shape} colour=${colour} />`}${name}</th>
              ${points.map((own, place) => html`<td class=${isCounting ? "" : won(place)}>${own}</td>`)}
            </tr>`,
        )}
      </tbody>
      <tfoot><tr>
        <th scope="row">${t("total")}</th>
        ${scores.map(total)}
      </tr></tfoot>
    </table>
  </div>`;
}
