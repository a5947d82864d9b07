// Strokes of a pen: crosses, locks and written numbers, drawn as if by hand.

import { html } from "../vendor/preact-htm.js";

/** Slightly different every time, as by hand, but the same for the same field. @param {string} key */
function wobble(key) {
  let sum = 7;
  for (const letter of key) sum = (sum * 31 + letter.charCodeAt(0)) % 997;
  return (/** @type {number} */ place) => ((sum * (place + 3)) % 5) - 2;
}

/** A cross. @param {{ name: string }} props */
export function Cross({ name }) {
  const off = wobble(name);
  const down = `M${4 + off(0)} ${4 + off(1)} Q${12 + off(2)} ${11 + off(3)} ${20 + off(4)} ${20 + off(5)}`;
  const up = `M${20 + off(6)} ${4 + off(7)} Q${12 + off(8)} ${12 + off(9)} ${4 + off(10)} ${20 + off(11)}`;
  return html`<svg class="pen" viewBox="0 0 24 24" aria-hidden="true">
    <path class="stroke" pathLength="1" d=${down} />
    <path class="stroke second" pathLength="1" d=${up} />
  </svg>`;
}

/** A padlock, open or closed. @param {{ closed: boolean }} props */
export const Lock = ({ closed }) =>
  html`<svg class="lock" viewBox="0 0 24 24" aria-hidden="true">
    <path d=${closed ? "M7 11V8a5 5 0 0 1 10 0v3" : "M7 11V7a5 5 0 0 1 9.6-2"} />
    <rect x="4.5" y="11" width="15" height="10.5" rx="2" />
  </svg>`;

/** A sun. */
export const Sun = () =>
  html`<svg class="sun" viewBox="0 0 24 24" aria-hidden="true">
    <circle cx="12" cy="12" r="4.6" />
    <path d="M12 1.5v4M12 18.5v4M1.5 12h4M18.5 12h4" />
    <path d="M4.6 4.6l2.8 2.8M16.6 16.6l2.8 2.8M19.4 4.6l-2.8 2.8M7.4 16.6l-2.8 2.8" />
  </svg>`;

/** A ring around an exact hit. @param {{ name: string }} props */
export function Ring({ name }) {
  const off = wobble(name);
  const left = `M${19 + off(0) / 2} 5 C ${10 + off(1)} -1, 1 ${6 + off(2)}, 2 12`;
  const right = `C 3 ${22 + off(3) / 2}, ${20 + off(4) / 2} 24, 22 12`;
  return html`<svg class="pen ring" viewBox="0 0 24 24" aria-hidden="true">
    <path class="stroke" pathLength="1" d=${`${left} ${right} C 22.5 8, 20 4, 14 2.5`} />
  </svg>`;
}

/** What is drawn on buttons. @type {Record<string, string>} */
const ICONS = {
  talk: "M4 5h16v11H10l-5 4v-4H4z",
  menu: "M4 6h16M4 12h16M4 18h16",
  undo: "M9 4 4 9l5 5M4 9h10a6 6 0 0 1 0 12h-4",
  redo: "M15 4l5 5-5 5M20 9H10a6 6 0 0 0 0 12h4",
};

/** A small drawing on a button. @param {{ name: string }} props */
export const Icon = ({ name }) =>
  html`<svg class="icon" viewBox="0 0 24 24" aria-hidden="true"><path d=${ICONS[name]} /></svg>`;
