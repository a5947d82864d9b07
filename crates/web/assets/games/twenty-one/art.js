// A small picture of Twenty One: a row of fields, and dice.

import { ArtDie } from "../../parts/art-die.js";
import { html } from "../../vendor/preact-htm.js";

const FIELDS = ["blue", "white", "green", "yellow", "black", "red"];

/** @param {string} colour @param {number} place */
const drawField = (colour, place) =>
  html`<rect class="art-${colour}" x=${8 + 17.6 * place} y="8" width="15" height="20" rx="3" />
    <text class="art-number art-on-${colour}" x=${15.5 + 17.6 * place} y="23">${6 - place}</text>`;

/** @type {import("../parts.js").GameArt} */
export default () => html`${FIELDS.map(drawField)}
  <${ArtDie} x=${12} y=${33} colour="blue" face=${6} />
  <${ArtDie} x=${47} y=${33} colour="yellow" face=${3} />
  <${ArtDie} x=${82} y=${33} colour="red" face=${1} />`;
