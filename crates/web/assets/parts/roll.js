// Rolling: by a tap, or by saying what real dice show, one tap a die.

import { colourLetter, colourOf, colourWord, Shape } from "../core/colours.js";
import { t } from "../core/words.js";
import { html, useState } from "../vendor/preact-htm.js";
import { dieWords, Pips } from "./die.js";

/** A button that rolls or draws. @param {{ kind: string, onRoll: () => void }} props */
export const RollButton = ({ kind, onRoll }) =>
  html`<button type="button" class="main" data-roll onClick=${onRoll}>${kind === "roll" || kind === "reroll" ? t("roll") : t(`roll-${kind}`)}</button>`;

/**
 * What real dice show. `awaited` names the dice, by colour; dice that are all alike show colours themselves.
 * The last tap sends the roll.
 * @param {{ awaited: string[], faces: string[], onRoll: (dice: string) => void }} props
 */
export function RealDice({ awaited, faces, onRoll }) {
  const [shown, show] = useState(/** @type {(string | undefined)[]} */ ([]));
  const enter = (/** @type {number} */ place, /** @type {string} */ face) => {
    const next = awaited.map((_, other) => (other === place ? face : shown[other]));
    show(next);
    if (next.every((one) => one !== undefined)) {
      onRoll(awaited.map((die, other) => `${die}${next[other]}`).join(die0(awaited) ? " " : ""));
    }
  };
  const numbers = die0(awaited) !== "";
  return html`<div class="realdice" role="group" aria-label=${t("real-dice")}>
    <p>${numbers ? t("real-dice-numbers") : t("real-dice-colours")}</p>
    ${awaited.map((die, place) => html`<div class="realdie ${die ? `c-${colourOf(die)}` : ""}" role="group" aria-label=${die ? colourWord(colourOf(die)) : t("die-number", { number: place + 1 })}>
      <span class="tab" aria-hidden="true">${die ? html`<${Shape} colour=${colourOf(die)} />${colourLetter(colourOf(die))}` : place + 1}</span>
      ${faces.map((face) => html`<button type="button" class="face ${die ? "" : `c-${colourOf(face)}`} ${shown[place] === face ? "picked" : ""}" data-face=${`${die}${face}`} aria-pressed=${shown[place] === face}
        aria-label=${die ? dieWords({ letter: die, face }) : colourWord(colourOf(face))} onClick=${() => enter(place, face)}>
        ${die ? html`<${Pips} face=${face} />` : html`<${Shape} colour=${colourOf(face)} />`}</button>`)}
    </div>`)}
  </div>`;
}

/** The letter of the first die; empty where dice have none. @param {string[]} awaited */
const die0 = (awaited) => awaited[0] ?? "";

