// The points of a game part by part, a column for each seat.

import { Shape } from "../core/colours.js";
import { t } from "../core/words.js";
import { html } from "../vendor/preact-htm.js";

/**
 * @param {object} props
 * @param {string[]} props.names
 * @param {import("../games/parts.js").ScoreBreakdown} props.rows
 * @param {number[]} props.scores
 * @param {number[]} props.winners
 */
export function ScoreBreakdown({ names, rows, scores, winners }) {
  const won = (/** @type {number} */ place) => (winners.includes(place + 1) ? "won" : "");
  const star = html` <span aria-label=${t("winner")}>★</span>`;
  return html`<div class="scroll" role="region" tabindex="0" aria-label=${t("reckoning")}>
    <table class="reckoning">
      <thead><tr>
        <th scope="col"><span class="sr">${t("part")}</span></th>
        ${names.map((name, place) => html`<th scope="col" class=${won(place)}>${name}</th>`)}
      </tr></thead>
      <tbody>
        ${rows.map(
          ({ name, colour, points }) =>
            html`<tr class=${colour ? `c-${colour}` : ""}>
              <th scope="row">${colour && html`<${Shape} colour=${colour} />`}${name}</th>
              ${points.map((own, place) => html`<td class=${won(place)}>${own}</td>`)}
            </tr>`,
        )}
      </tbody>
      <tfoot><tr>
        <th scope="row">${t("total")}</th>
        ${scores.map((own, place) => html`<td class=${won(place)}>${own}${won(place) && star}</td>`)}
      </tr></tfoot>
    </table>
  </div>`;
}
