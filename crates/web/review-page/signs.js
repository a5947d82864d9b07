// The small signs of the page: whose something is, and how good a choice was. Each has a number, a sign or a word, so
// that nothing is told by colour alone.

import { t } from "../assets/core/words.js";
import { html } from "../assets/vendor/preact-htm.js";

/** A seat's number in its colour. @param {{ seat: number }} props */
export const SeatSign = ({ seat }) => html`<span class="seatnumber of-seat-${seat}" aria-hidden="true">${seat}</span>`;

/** How chess players mark moves. @type {Record<import("./data.js").Class, string>} */
export const MARKS = { forced: "", best: "✓", good: "", inaccuracy: "?!", mistake: "?", blunder: "??" };

/** How good a choice was, in a word. @param {{ of: import("./data.js").Class }} props */
export const ClassSign = ({ of }) =>
  html`<span class="class is-${of}">
    ${MARKS[of] && html`<b aria-hidden="true">${MARKS[of]}</b>`}${t(`review-page-class-${of}`)}
  </span>`;
