// A sheet of Twenty One filled in by hand: tap a field, then the number that is written there.

import { colourOf, colourWord, letterOf } from "../core/colours.js";
import { settings } from "../core/settings.js";
import { t } from "../core/words.js";
import { says, Sheet } from "../games/twenty-one.js";
import { Dialog } from "../parts/dialog.js";
import { html, useState } from "../vendor/preact-htm.js";
import { Bar } from "./bar.js";

export { says };

/** @typedef {import("./filling.js").FillingProps} FillingProps */

const CROSS_OUT = "x";

/** @param {FillingProps} props */
export function Filling({ sheet, answer, choices, write, end }) {
  const [tokens, open] = useState(/** @type {string[]} */ ([]));
  const several = (/** @type {string[]} */ fitting) => (fitting.length === 1 && settings.value.oneTap ? write(fitting[0]) : open(fitting));
  const taps = { lit: new Set(choices), picked: [], tap: (/** @type {string} */ token) => several([token]), several };
  const written = (/** @type {string} */ token) => {
    open([]);
    write(token);
  };
  return html`<${Sheet} state=${null} layout=${answer.layout} seat=${1} sheet=${answer.sheet} taps=${taps} />
    ${tokens.length > 0 && html`<${NumberPad} tokens=${tokens} fields=${answer.sheet.rows[answer.sheet.row - 1]?.fields ?? []} onWrite=${written} onClose=${() => open([])} />`}
    <${Bar} sheet=${sheet} says=${says} hint="">${end ?? (choices.includes(CROSS_OUT) &&
      html`<button type="button" data-choice=${CROSS_OUT} onClick=${() => write(CROSS_OUT)}>${says(CROSS_OUT)}</button>`)}<//>`;
}

/** The numbers that a field can take. @param {{ tokens: string[], fields: any[], onWrite: (token: string) => void, onClose: () => void }} props */
function NumberPad({ tokens, fields, onWrite, onClose }) {
  const colour = colourOf(tokens[0][0]);
  const limit = fields.find((field) => field.colour === colour)?.number;
  const number = (/** @type {string} */ token) => Number(token.slice(letterOf(colour).length));
  return html`<${Dialog} title=${t("sheet-number", { colour: colourWord(colour) })} onClose=${onClose} kind="lowdialog">
    <div class="numberpad of-${tokens.length} c-${colour}">${tokens.map((token) => html`<button key=${token} type="button" class=${number(token) === limit ? "hit" : ""} data-number=${token}
      onClick=${() => onWrite(token)}>
      <b>${number(token)}</b>${number(token) === limit && html`<span>${t("sheet-hit")}</span>`}</button>`)}</div>
  <//>`;
}
