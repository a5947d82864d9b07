// The buttons of a decision: what the taps make, and what has no field of its own.

import { t } from "../core/words.js";
import { faceOf } from "../games/index.js";
import { html } from "../vendor/preact-htm.js";

/** @param {{ game: string, line: import("../table/state.js").Line, seat: number, moves: import("../table/moves.js").Moves }} props */
export function Choices({ game, line, seat, moves }) {
  const { says } = faceOf(game);
  const { choice, buttons, choose } = moves;
  return html`<div class="buttons" role="group" aria-label=${t("actions")}>
    ${choice !== undefined && html`<button type="button" class="main" data-confirm onClick=${() => choose(choice)}>${says(choice, line, seat)}</button>`}
    ${buttons.map((one) => html`<button type="button" key=${one} data-choice=${one} onClick=${() => choose(one)}>${says(one, line, seat)}</button>`)}
  </div>`;
}
