// What an exercise shows: the dice, the learner's sheet, the others' sheets small. The same drawings as at the table.

import { t } from "../core/words.js";
import { faceOf } from "../games/index.js";
import { KeepDice } from "../games/one-card.js";
import { Dice } from "../parts/die.js";
import { html } from "../vendor/preact-htm.js";

/** @typedef {import("../games/index.js").Taps} Taps */

/** A state with its points covered, for those who are to find them. @param {any} state @returns {any} */
export function covered(state) {
  if (Array.isArray(state)) return state.map(covered);
  if (state === null || typeof state !== "object") return state;
  return Object.fromEntries(Object.entries(state).map(([key, value]) => [key, key === "points" ? "?" : covered(value)]));
}

/** @param {{ game: string, trial: import("./trial.js").Trial, seat: number, taps?: Taps, dice?: any, cover?: boolean }} props `dice` are shown instead of those that lie there */
export function Scene({ game, trial, seat, taps, dice, cover = false }) {
  const { Sheet, Middle, tapsDice } = faceOf(game);
  const { line, layout, events } = trial;
  const state = cover ? covered(line.state) : line.state;
  const keeps = taps && tapsDice && [...taps.lit].some((token) => token.startsWith("die "));
  const lying = () => (keeps ? html`<${KeepDice} notation=${state.dice} roll=${events.length} taps=${taps} />` : html`<${Dice} notation=${state.dice} roll=${state.dice} />`);
  const others = line.scores.map((_, place) => place + 1).filter((other) => other !== seat);
  return html`<div class="scene">
    ${dice ?? (state.dice && lying())}
    ${Middle && html`<${Middle} state=${state} layout=${layout} taps=${taps} />`}
    <${Sheet} state=${state} layout=${layout} seat=${seat} taps=${taps} />
    ${others.length > 0 && html`<div class="others">${others.map((other) => html`<div class="other" key=${other} role="group" aria-label=${t("seat-number", { number: other })}>
      <span class="othername"><span>${t("seat-number", { number: other })}</span></span><${Sheet} state=${state} layout=${layout} seat=${other} mini=${true} /></div>`)}</div>`}
  </div>`;
}
