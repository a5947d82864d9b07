// A small picture for each game, drawn by us.

import { gameParts } from "../games/index.js";
import { html } from "../vendor/preact-htm.js";

const ART = await gameParts("art");

/** @param {{ game: string }} props */
export const GameArt = ({ game }) =>
  html`<svg class="art" viewBox="0 0 120 62" aria-hidden="true">${ART[game]?.()}</svg>`;
