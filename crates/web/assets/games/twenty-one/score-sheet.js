// A sheet of Twenty One filled in by hand: tap a field, then the number that is written there.

import { colourOf, colourWord } from "../../core/colours.js";
import { settings } from "../../core/settings.js";
import { t } from "../../core/words.js";
import { Dialog } from "../../parts/dialog.js";
import { ActionBar } from "../../score-sheet/action-bar.js";
import { html, useState } from "../../vendor/preact-htm.js";
import { CROSS_OUT, choiceWords, Sheet } from "./ui.js";

/** @typedef {import("./protocol.js").Layout} Layout */
/** @typedef {import("./protocol.js").Sheet} TwentyOneSheet */

/** @param {import("../parts.js").ScoreSheetProps<TwentyOneSheet, Layout>} props */
function ScoreSheet({ sheet, answer, choices, write, end }) {
  const [tokens, open] = useState(/** @type {string[]} */ ([]));
  const several = (/** @type {string[]} */ fitting) =>
    fitting.length === 1 && settings.value.oneTap ? write(fitting[0]) : open(fitting);
  const tap = (/** @type {string} */ token) => several([token]);
  const taps = { lit: new Set(choices), picked: [], tap, several };
  const writeNumber = (/** @type {string} */ token) => {
    open([]);
    write(token);
  };
  const crossOut =
    choices.includes(CROSS_OUT) &&
    html`<button type="button" data-choice=${CROSS_OUT} onClick=${() => write(CROSS_OUT)}>
      ${choiceWords(CROSS_OUT)}
    </button>`;
  return html`<${Sheet} state=${{}} layout=${answer.layout} seat=${1} sheet=${answer.sheet} taps=${taps} />
    ${
      tokens.length > 0 &&
      html`<${NumberPad} tokens=${tokens} exact=${answer.sheet.exact ?? []} onWrite=${writeNumber}
        onClose=${() => open([])} />`
    }
    <${ActionBar} sheet=${sheet} markWords=${choiceWords} hint="">${end ?? crossOut}<//>`;
}

/**
 * The numbers that a field can take.
 * @param {object} props
 * @param {string[]} props.tokens
 * @param {string[]} props.exact
 * @param {(token: string) => void} props.onWrite
 * @param {() => void} props.onClose
 */
function NumberPad({ tokens, exact, onWrite, onClose }) {
  const colour = colourOf(tokens[0][0]);
  const title = t("sheet-number", { colour: colourWord(colour) });
  return html`<${Dialog} title=${title} onClose=${onClose} kind="lowdialog">
    <div class="numberpad of-${tokens.length} c-${colour}">
      ${tokens.map((token) => {
        const isHit = exact.includes(token);
        return html`<button key=${token} type="button" class=${isHit ? "hit" : ""} data-number=${token}
          onClick=${() => onWrite(token)}>
          <b>${token.slice(1)}</b>${isHit && html`<span>${t("sheet-hit")}</span>`}
        </button>`;
      })}
    </div>
  <//>`;
}

/** @type {import("../parts.js").GameScoreSheet<TwentyOneSheet, Layout>} */
export default { markWords: choiceWords, ScoreSheet };
