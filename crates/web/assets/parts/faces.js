// Who could sit at a table, as small faces: people, and a bot for each level.

import { html } from "../vendor/preact-htm.js";

/** What each bot looks like: its colour, eyes, mouth, and what is on its head. @type {Record<string, string[]>} */
const BOTS = {
  easy: ["green", "M17 22a3 3 0 0 1 6 0M25 22a3 3 0 0 1 6 0", "M17 29q7 7 14 0", "M24 13V7M24 7a2 2 0 1 0 .1 0"],
  medium: ["blue", "M20 20v3M28 20v3", "M18 30h12", "M24 13V7M20 7h8"],
  hard: ["purple", "M16 19l7 3M32 19l-7 3M20 24v1M28 24v1", "M18 31q6-3 12 0", "M18 13l-3-6M30 13l3-6"],
  expert: ["black", "M16 22h16M20 22v2M28 22v2", "M19 31q5 2 10 0", "M15 13V6l5 4 4-5 4 5 5-4v7"],
};

/** A face. @param {{ who: string }} props a level, or anything else for a person */
export function Face({ who }) {
  const bot = BOTS[who];
  if (!bot) {
    return html`<svg class="face person" viewBox="0 0 48 48" aria-hidden="true">
      <circle class="skin" cx="24" cy="18" r="10" /><path class="skin" d="M6 44a18 15 0 0 1 36 0z" />
      <path class="line" d="M20 17v1M28 17v1M20 22q4 3 8 0" />
    </svg>`;
  }
  const [colour, eyes, mouth, head] = bot;
  return html`<svg class="face" viewBox="0 0 48 48" aria-hidden="true">
    <path class="hat" d=${head} /><rect class="art-${colour}" x="9" y="13" width="30" height="25" rx="8" />
    <path class="art-${colour}" d="M4 22h4v8H4zM40 22h4v8h-4zM18 38h12v5H18z" />
    <path class="line" d=${`${eyes}${mouth}`} />
  </svg>`;
}
