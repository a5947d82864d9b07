// Dice as they lie on the table, read from notation: `w4 r3` (numbers) or `oyypp` (colours).

import { colourLetter, colourOf, colourWord, Shape } from "../core/colours.js";
import { t } from "../core/words.js";
import { html } from "../vendor/preact-htm.js";

/** @typedef {{ letter: string, face: string | null }} DieShown a die without a face shows its colour */

/** @param {string} notation @returns {DieShown[]} */
export function diceIn(notation) {
  /** @returns {DieShown[]} */
  const one = (/** @type {string} */ word) =>
    /\d/.test(word)
      ? [{ letter: word[0], face: word.slice(1) }]
      : Array.from(word, (letter) => ({ letter, face: null }));
  return notation.split(" ").filter(Boolean).flatMap(one);
}

/** Where the pips of a face lie, in thirds. @type {Record<string, [number, number][]>} */
const PIPS = {
  1: [[2, 2]],
  2: [
    [1, 1],
    [3, 3],
  ],
  3: [
    [1, 1],
    [2, 2],
    [3, 3],
  ],
  4: [
    [1, 1],
    [1, 3],
    [3, 1],
    [3, 3],
  ],
  5: [
    [1, 1],
    [1, 3],
    [2, 2],
    [3, 1],
    [3, 3],
  ],
  6: [
    [1, 1],
    [1, 2],
    [1, 3],
    [3, 1],
    [3, 2],
    [3, 3],
  ],
};

/** The pips of a number. @param {{ face: string }} props */
export const Pips = ({ face }) =>
  html`<svg class="pips" viewBox="0 0 24 24" aria-hidden="true">
    ${(PIPS[face] ?? []).map(([column, row]) => html`<circle cx=${-1 + 6.5 * column} cy=${-1 + 6.5 * row} r="2.6" />`)}
  </svg>`;

/** A die in words. @param {DieShown} die */
export const dieWords = ({ letter, face }) =>
  face === null ? colourWord(colourOf(letter)) : t("die", { colour: colourWord(colourOf(letter)), face });

/** One die. @param {DieShown & { order?: number }} props */
export function Die({ letter, face, order = 0 }) {
  const colour = colourOf(letter);
  const shape = html`<${Shape} colour=${colour} />`;
  return html`<span class="die c-${colour} tumble-${order % 6}" role="img" aria-label=${dieWords({ letter, face })}>
    ${face === null ? shape : html`<${Pips} face=${face} />`}
    <span class="mark" aria-hidden="true">${face !== null && shape}${colourLetter(colour)}</span>
  </span>`;
}

/**
 * All dice of a roll; a new roll tumbles.
 * @param {{ notation: string, roll: number | string, label?: string }} props
 */
export const Dice = ({ notation, roll, label }) =>
  html`<div class="dice" key=${roll} role="group" aria-label=${label ?? t("dice")}>
    ${diceIn(notation).map((die, order) => html`<${Die} ...${die} order=${order} />`)}
  </div>`;
