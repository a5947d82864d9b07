// What an exercise shows: the dice, the learner's sheet, the others' sheets small. The same drawings as at the table.

import { t } from "../core/words.js";
import { uiOf } from "../games/ui.js";
import { TableDice } from "../parts/table-dice.js";
import { html } from "../vendor/preact-htm.js";

/** @typedef {import("../games/parts.js").Taps} Taps */

/**
 * A state with its points covered, for those who are to find them.
 * @template T
 * @param {T} state
 * @returns {T}
 */
export function covered(state) {
  if (Array.isArray(state)) return /** @type {T} */ (state.map(covered));
  if (state === null || typeof state !== "object") return state;
  const entries = Object.entries(state).map(([key, value]) => [key, key.endsWith("points") ? "?" : covered(value)]);
  return Object.fromEntries(entries);
}

/**
 * @param {object} props
 * @param {string} props.game
 * @param {import("./trial.js").Trial} props.trial
 * @param {number} props.seat
 * @param {Taps} [props.taps]
 * @param {import("../vendor/preact-htm.js").Drawn} [props.dice] shown instead of those that lie there
 * @param {boolean} [props.cover] whether points are covered
 */
export function Scene({ game, trial, seat, taps, dice, cover = false }) {
  const { Sheet, Center } = uiOf(game);
  const { view, layout, events } = trial;
  const state = cover ? covered(view.state) : view.state;
  const others = view.scores.map((_, place) => place + 1).filter((other) => other !== seat);
  const small = (/** @type {number} */ other) => {
    const name = t("seat-number", { number: other });
    return html`<div class="other" key=${other} role="group" aria-label=${name}>
      <span class="othername"><span>${name}</span></span>
      <${Sheet} state=${state} layout=${layout} seat=${other} mini=${true} />
    </div>`;
  };
  return html`<div class="scene">
    ${dice ?? html`<${TableDice} game=${game} dice=${state.dice} roll=${events.length} taps=${taps} />`}
    ${Center && html`<${Center} state=${state} layout=${layout} taps=${taps} />`}
    <${Sheet} state=${state} layout=${layout} seat=${seat} taps=${taps} />
    ${others.length > 0 && html`<div class="others">${others.map(small)}</div>`}
  </div>`;
}
