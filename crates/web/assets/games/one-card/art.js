// A small picture of Alles auf 1 Karte: two cards with their rows.

import { html } from "../../vendor/preact-htm.js";

/** Where each card lies, and how many boxes its rows have. @type {[number, [string, number][]][]} */
const CARDS = [
  [
    10,
    [
      ["red", 4],
      ["yellow", 3],
      ["green", 5],
      ["purple", 2],
    ],
  ],
  [
    63,
    [
      ["orange", 5],
      ["blue", 3],
      ["yellow", 4],
      ["green", 2],
    ],
  ],
];

/** @type {import("../parts.js").GameArt} */
export default () =>
  CARDS.map(
    ([x, rows]) =>
      html`<rect class="art-paper art-edge" x=${x} y="5" width="46" height="52" rx="5" />
        ${rows.map(
          ([colour, boxes], row) =>
            html`<rect class="art-${colour}" x=${x + 4} y=${10 + 11 * row} width="7" height="8" rx="2" />
              ${Array.from(
                { length: boxes },
                (_, place) =>
                  html`<rect class="art-box" x=${x + 13 + 6 * place} y=${11 + 11 * row} width="5" height="6" rx="1" />`,
              )}`,
        )}`,
  );
