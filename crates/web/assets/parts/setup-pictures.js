// Small pictures for what can be chosen at a new table: its pace, and where its dice come from.

import { html } from "../vendor/preact-htm.js";

const DIE = "M5 5h14v14H5z";
const CLOCK = "M12 4a8.5 8.5 0 1 0 .1 0";

/** The strokes of each picture, in a box of 24. @type {Record<string, string>} */
const STROKES = {
  "pace-none": "M7 9a3.4 3.4 0 1 0 0 6.8C11 15.8 13 9 17 9a3.4 3.4 0 1 1 0 6.8C13 15.8 11 9 7 9",
  "pace-relaxed": "M5 9h11v6a4 4 0 0 1-4 4H9a4 4 0 0 1-4-4zM16 10h2a2.5 2.5 0 0 1 0 5h-2M8 6V4M12 6V3",
  "pace-brisk": `${CLOCK}M12 8v5l3 2M10 2h4`,
  "pace-quick": "M13 2 5 13h6l-1 9 8-12h-6z",
  "dice-program": `${DIE}M9 9h.01M15 9h.01M12 12h.01M9 15h.01M15 15h.01M1 8h2M1 12h2M1 16h2`,
  "dice-tap":
    "M9 12V5a1.6 1.6 0 0 1 3.2 0v5l5 1.2a2 2 0 0 1 1.5 2.3L17.5 20H10l-4-6a1.5 1.5 0 0 1 2.4-1.8zM6 6a5 5 0 0 1 9 0",
  "dice-real": "M3 9l7-3 5 4-7 3zM3 9v8l5 3v-7M15 10v7l-7 3M17 6l4 1v5l-4 1M9 9h.01M5.5 14h.01M11 15h.01",
  variant: "M5 4h10v14H5zM9 20h10V7M8 8h4M8 11h4M8 14h2",
};

/** @param {{ name: string }} props */
export const SetupPicture = ({ name }) =>
  html`<svg class="setuppicture" viewBox="0 0 24 24" aria-hidden="true"><path d=${STROKES[name]} /></svg>`;
