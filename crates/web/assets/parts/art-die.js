// A die in the small pictures of the games.

import { html } from "../vendor/preact-htm.js";

/** Where the pips of some faces lie in a box of 26. @type {Record<number, [number, number][]>} */
const PIPS = {
  1: [[13, 13]],
  3: [
    [7, 7],
    [13, 13],
    [19, 19],
  ],
  6: [
    [7, 7],
    [19, 7],
    [7, 13],
    [19, 13],
    [7, 19],
    [19, 19],
  ],
};

/** @param {{ x: number, y: number, colour: string, face: 1 | 3 | 6 }} props */
export const ArtDie = ({ x, y, colour, face }) =>
  html`<g transform=${`translate(${x} ${y})`}>
    <rect class="art-${colour}" width="26" height="26" rx="6" />
    ${PIPS[face].map(([cx, cy]) => html`<circle class="art-pip-${colour}" cx=${cx} cy=${cy} r="2.6" />`)}
  </g>`;
