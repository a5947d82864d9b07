// The block of a game as it is drawn: five places for results, and the sum.

import { t } from "../core/words.js";
import { html } from "../vendor/preact-htm.js";
import { BLOCK_GAMES, blockResults, sumOf } from "./block.js";
import { beginBlock } from "./saved-sheets.js";

/** @param {{ saved: import("./saved-sheets.js").SavedSheets, game: string }} props */
export function GameBlock({ saved: { results, blocks }, game }) {
  const own = blockResults(results, game, blocks[game] ?? 1);
  if (!own.length) return null;
  const places = Array.from({ length: BLOCK_GAMES }, (_, place) => place);
  return html`<section class="panel block" data-block=${game}>
    <h2>${t("sheet-block", { game: t(`game-${game}`) })}</h2>
    <table>
      <thead><tr>
        ${places.map(
          (place) =>
            html`<th key=${place} scope="col">
              <span class="sr">${t("sheet-block-game", { number: place + 1 })}</span>
              <span aria-hidden="true">${place + 1}</span>
            </th>`,
        )}
        <th scope="col">${t("total")}</th>
      </tr></thead>
      <tbody><tr>
        ${places.map((place) => html`<td key=${place}>${own[place]?.points}</td>`)}
        <td class="blocksum" data-block-sum>${sumOf(own)}</td>
      </tr></tbody>
    </table>
    ${own.length === BLOCK_GAMES && html`<p class="faint">${t("sheet-block-full")}</p>`}
    <div class="buttons">
      <button type="button" data-block-clear onClick=${() => beginBlock(game)}>${t("sheet-block-clear")}</button>
    </div>
  </section>`;
}
