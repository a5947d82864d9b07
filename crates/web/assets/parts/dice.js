// Dice as they lie on the table, read from notation: `w4 r3` (numbers) or `oyypp` (colours).

import { colourLetter, colourOf, colourWord, Shape } from "../core/colours.js";
import { t } from "../core/words.js";
import { diceIn } from "../table/dice-notation.js";
import { html } from "../vendor/preact-htm.js";

/** @typedef {import("../table/dice-notation.js").DieShown} DieShown */

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

/** The colours of a die's sides where they show colours, in the order of the sides. */
const SIDES = ["r", "o", "y", "g", "b", "p"];

/** The six sides of a die in the air, turned so that it lands on the right one. @param {DieShown} props */
function Cube({ letter, face }) {
  const landed = face === null ? SIDES.indexOf(letter) + 1 : face;
  return html`<span class="cube shows-${landed}" aria-hidden="true">
    ${SIDES.map((side, place) => {
      const look = face === null ? `c-${colourOf(side)}` : `pips-${place + 1}`;
      return html`<i class="cubeside cubeside-${place + 1} ${look}"></i>`;
    })}
  </span>`;
}

/** What is seen of a die. @param {DieShown & { isThrown?: boolean }} props */
export function DieFace({ letter, face, isThrown = false }) {
  const colour = colourOf(letter);
  const shape = html`<${Shape} colour=${colour} />`;
  return html`${isThrown && html`<${Cube} letter=${letter} face=${face} />`}
    ${face === null ? shape : html`<${Pips} face=${face} />`}
    <span class="mark" aria-hidden="true">${face !== null && shape}${colourLetter(colour)}</span>`;
}

/** One die. @param {DieShown & { isThrown?: boolean, isJoined?: boolean, isFitting?: boolean }} props */
export function Die({ letter, face, isThrown = false, isJoined = false, isFitting = false }) {
  const look = [isThrown && "thrown", isJoined && "joined", isFitting && "fits"].filter(Boolean).join(" ");
  return html`<span class="die c-${colourOf(letter)} ${look}" role="img" aria-label=${dieWords({ letter, face })}>
    <${DieFace} letter=${letter} face=${face} isThrown=${isThrown} />
  </span>`;
}

/** All dice of a roll. @param {{ notation: string, label?: string }} props */
export const Dice = ({ notation, label }) =>
  html`<div class="dice" role="group" aria-label=${label ?? t("dice")}>
    ${diceIn(notation).map((die) => html`<${Die} ...${die} />`)}
  </div>`;
