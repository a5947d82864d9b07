// Numbers written with a pen: the strokes of ten digits and a cross, a little different wherever they stand.

import { html } from "../vendor/preact-htm.js";

/** The strokes of each character in a box of 12 by 20. @type {Record<string, string>} */
const STROKES = {
  0: "M7 3C3 2 1 8 2 13s6 6 8 0S11 4 6 3",
  1: "M3 7C5 6 6 4 7 2C7 8 6 13 6 18",
  2: "M2 6C3 1 10 2 9 7C8 11 4 14 2 17C5 16 8 18 11 16",
  3: "M2 4C6 1 10 4 8 7C7 9 5 9 4 9C9 9 11 13 8 16C6 18 3 17 2 15",
  4: "M6 2C5 6 3 9 2 12C5 12 8 12 11 11M8 7C8 11 8 14 7 18",
  5: "M10 3C7 3 5 3 4 3C3 5 3 7 3 9C7 7 11 10 9 14C8 18 3 18 2 15",
  6: "M9 2C5 4 2 9 2 13C3 19 10 18 10 13C9 9 4 9 2 13",
  7: "M2 4C5 3 8 4 10 3C8 8 6 13 5 18M4 11C6 10 7 10 9 10",
  8: "M9 4C6 1 2 4 4 7C6 10 11 12 9 16C7 19 2 17 3 13C4 10 10 8 9 4",
  9: "M9 7C9 2 2 2 2 7C2 11 8 11 9 6C9 10 9 14 7 18",
  x: "M2 6C5 9 7 13 10 16M10 6C7 9 5 13 2 17",
  "-": "M2 10C5 9 7 10 10 9",
};
const WIDTH = 11;

/** Off by a little, the same for the same name. @param {string} name @param {number} place */
function slant(name, place) {
  let sum = 7 + place;
  for (const letter of name) sum = (sum * 31 + letter.charCodeAt(0)) % 997;
  return { turn: (sum % 9) - 4, lift: (sum % 5) / 2 - 1 };
}

/**
 * Digits and crosses as if by hand. What they say must stand elsewhere for those who do not see them.
 * @param {{ text: string | number, name?: string }} props `name` tells apart where the same is written
 */
export function Handwriting({ text, name = "" }) {
  const characters = [...String(text)].filter((one) => one in STROKES);
  return html`<svg class="handwriting" viewBox=${`0 0 ${WIDTH * characters.length + 1} 20`} aria-hidden="true">
    ${characters.map((one, place) => {
      const { turn, lift } = slant(name + one, place);
      const where = `translate(${WIDTH * place} ${lift}) rotate(${turn} 6 10)`;
      return html`<path class="stroke" pathLength="1" transform=${where} d=${STROKES[one]} />`;
    })}
  </svg>`;
}
