// Colours: each has a word, a letter and a shape of its own, so that nothing is ever told by colour alone.

import { html } from "../vendor/preact-htm.js";
import { t } from "./words.js";

/** The colours by their letter in notation. @type {Record<string, string>} */
const NAMES = { w: "white", k: "black", r: "red", o: "orange", y: "yellow", g: "green", b: "blue", p: "purple" };

/** @param {string} letter as in notation */
export const colourOf = (letter) => NAMES[letter] ?? "white";

/** @param {string} colour @returns {string} its letter in notation */
export const letterOf = (colour) => Object.keys(NAMES).find((letter) => NAMES[letter] === colour) ?? "";

/** A polygon in a box of 24 with so many corners. @param {number} corners @param {number} [turn] in corners */
function polygon(corners, turn = 0) {
  const point = (/** @type {number} */ place) => {
    const angle = (2 * Math.PI * (place + turn)) / corners - Math.PI / 2;
    return `${(12 + 10.5 * Math.cos(angle)).toFixed(1)},${(12 + 10.5 * Math.sin(angle)).toFixed(1)}`;
  };
  return html`<polygon points=${Array.from({ length: corners }, (_, place) => point(place)).join(" ")} />`;
}

/** @type {Record<string, import("../vendor/preact-htm.js").Drawn>} */
const SHAPES = {
  red: polygon(6),
  orange: polygon(5),
  yellow: html`<circle cx="12" cy="12" r="10" />`,
  green: polygon(8, 0.5),
  blue: html`<polygon points="12,2 22.5,21 1.5,21" />`,
  purple: html`<rect x="3" y="3" width="18" height="18" />`,
  white: html`<polygon points="12,1 21,12 12,23 3,12" />`,
  black: html`<polygon points="12,1 15,9 23,12 15,15 12,23 9,15 1,12 9,9" />`,
};

/** The shape of a colour. @param {{ colour: string }} props */
export const Shape = ({ colour }) =>
  html`<svg class="shape" viewBox="0 0 24 24" aria-hidden="true">${SHAPES[colour]}</svg>`;

/** The word for a colour. @param {string} colour */
export const colourWord = (colour) => t(`colour-${colour}`);

/** The word for a row by its colour, which some languages say otherwise. @param {string} colour */
export const rowWord = (colour) => t(`row-${colour}`);

/** The same inside a sentence, as in: a cross in the red row. @param {string} colour */
export const rowInside = (colour) => t(`row-${colour}.inside`);

/** The letter or letters of a colour in the player's language. @param {string} colour */
export const colourLetter = (colour) => t(`letter-${colour}`);
