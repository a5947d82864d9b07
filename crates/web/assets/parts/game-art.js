// A small picture for each game, drawn by us.

import { html } from "../vendor/preact-htm.js";

/** A die face with pips. @param {number} x @param {number} y @param {string} colour @param {number[][]} pips */
const die = (x, y, colour, pips) => html`<g transform=${`translate(${x} ${y})`}><rect class="art-${colour}" width="26" height="26" rx="6" />${pips.map(([cx, cy]) => html`<circle class="art-pip-${colour}" cx=${cx} cy=${cy} r="2.6" />`)}</g>`;

/** @type {Record<string, () => any>} */
const ART = {
  qwixx: () => html`${["red", "yellow", "green", "blue"].map((colour, row) => html`<rect class="art-${colour}" x="8" y=${6 + 13 * row} width="104" height="10" rx="3" />${[0, 1, 2, 3, 4, 5, 6, 7].map((place) => html`<rect class="art-paper" x=${12 + 12.4 * place} y=${7.5 + 13 * row} width="9" height="7" rx="1.5" />`)}`)}
    <path class="art-pen" d="M13 8l7 6m0-6l-7 6M38 8l7 6m0-6l-7 6M25 21l7 6m0-6l-7 6M62 34l7 6m0-6l-7 6" />${die(84, 30, "white", [[7, 7], [13, 13], [19, 19]])}`,
  "twenty-one": () => html`${["blue", "white", "green", "yellow", "black", "red"].map((colour, place) => html`<rect class="art-${colour}" x=${8 + 17.6 * place} y="8" width="15" height="20" rx="3" /><text class="art-number art-on-${colour}" x=${15.5 + 17.6 * place} y="23">${6 - place}</text>`)}
    ${die(12, 33, "blue", [[7, 7], [19, 7], [7, 13], [19, 13], [7, 19], [19, 19]])}${die(47, 33, "yellow", [[7, 7], [13, 13], [19, 19]])}${die(82, 33, "red", [[13, 13]])}`,
  "one-card": () => html`<rect class="art-paper art-edge" x="10" y="5" width="46" height="52" rx="5" /><rect class="art-paper art-edge" x="63" y="5" width="46" height="52" rx="5" />
    ${[["red", 4], ["yellow", 3], ["green", 5], ["purple", 2]].map(([colour, count], row) => html`<rect class="art-${colour}" x="14" y=${10 + 11 * row} width="7" height="8" rx="2" />${Array.from({ length: Number(count) }, (_, place) => html`<rect class="art-box" x=${23 + 6 * place} y=${11 + 11 * row} width="5" height="6" rx="1" />`)}`)}
    ${[["orange", 5], ["blue", 3], ["yellow", 4], ["green", 2]].map(([colour, count], row) => html`<rect class="art-${colour}" x="67" y=${10 + 11 * row} width="7" height="8" rx="2" />${Array.from({ length: Number(count) }, (_, place) => html`<rect class="art-box" x=${76 + 6 * place} y=${11 + 11 * row} width="5" height="6" rx="1" />`)}`)}`,
};

/** @param {{ game: string }} props */
export const GameArt = ({ game }) => html`<svg class="art" viewBox="0 0 120 62" aria-hidden="true">${ART[game]?.()}</svg>`;
