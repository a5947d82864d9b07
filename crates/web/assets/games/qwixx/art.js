// A small picture of Qwixx: four rows with some crosses, and a die.

import { ArtDie } from "../../parts/art-die.js";
import { html } from "../../vendor/preact-htm.js";

const ROWS = ["red", "yellow", "green", "blue"];
const CROSSES = "M13 8l7 6m0-6l-7 6M38 8l7 6m0-6l-7 6M25 21l7 6m0-6l-7 6M62 34l7 6m0-6l-7 6";

/** @param {string} colour @param {number} row */
const drawRow = (colour, row) =>
  html`<rect class="art-${colour}" x="8" y=${6 + 13 * row} width="104" height="10" rx="3" />
    ${Array.from(
      { length: 8 },
      (_, place) =>
        html`<rect class="art-paper" x=${12 + 12.4 * place} y=${7.5 + 13 * row} width="9" height="7" rx="1.5" />`,
    )}`;

/** @type {import("../parts.js").GameArt} */
export default () =>
  html`${ROWS.map(drawRow)}<path class="art-pen" d=${CROSSES} /><${ArtDie} x=${84} y=${30} colour="white" face=${3} />`;
