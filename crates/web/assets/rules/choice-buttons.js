// The buttons of a decision: what the taps make, and what has no field of its own.

import { t } from "../core/words.js";
import { uiOf } from "../games/ui.js";
import { html } from "../vendor/preact-htm.js";

/**
 * @param {object} props
 * @param {string} props.game
 * @param {import("../protocol.js").GameView} props.view
 * @param {number} props.seat
 * @param {import("../table/moves.js").Moves} props.moves
 */
export function ChoiceButtons({ game, view, seat, moves: { choice, buttons, choose } }) {
  const words = (/** @type {string} */ one) => uiOf(game).choiceWords(one, view, seat);
  return html`<div class="buttons" role="group" aria-label=${t("actions")}>
    ${
      choice !== undefined &&
      html`<button type="button" class="main" data-confirm onClick=${() => choose(choice)}>${words(choice)}</button>`
    }
    ${buttons.map(
      (one) =>
        html`<button type="button" key=${one} data-choice=${one} onClick=${() => choose(one)}>${words(one)}</button>`,
    )}
  </div>`;
}
