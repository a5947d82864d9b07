// A sheet of Qwixx filled in by hand: crosses, misthrows, and the rows that others have locked.

import { colourLetter, colourOf, rowInside, Shape } from "../../core/colours.js";
import { t } from "../../core/words.js";
import { Lock } from "../../parts/icons.js";
import { ActionBar } from "../../score-sheet/action-bar.js";
import { usePick } from "../../score-sheet/use-pick.js";
import { html } from "../../vendor/preact-htm.js";
import { crossWords, MISTHROW, Sheet } from "./ui.js";

/** @typedef {import("./protocol.js").Layout} Layout */
/** @typedef {import("./protocol.js").RowLayout} RowLayout */
/** @typedef {import("./protocol.js").Sheet} QwixxSheet */

const CLOSE = "close ";

/** @param {string} colour */
const lockedWords = (colour) => t("sheet-locked", { row: rowInside(colour) });

/** @param {string} mark */
function markWords(mark) {
  if (mark === MISTHROW) return t("qwixx-misthrow-take");
  return mark.startsWith(CLOSE) ? lockedWords(colourOf(mark.slice(CLOSE.length))) : crossWords(mark);
}

/** @param {import("../parts.js").ScoreSheetProps<QwixxSheet, Layout>} props */
function ScoreSheet({ sheet, answer, choices, write, end }) {
  const fields = choices.filter((choice) => !choice.startsWith(CLOSE));
  const { taps, picked, confirm } = usePick(fields, write);
  const { layout, closed = [] } = answer;
  const confirmButton =
    picked && html`<button type="button" class="main" data-confirm onClick=${confirm}>${markWords(picked)}</button>`;
  return html`<${Sheet} state=${{ closed }} layout=${layout} seat=${1} sheet=${answer.sheet} taps=${taps} />
    <${Locks} rows=${layout.rows} closed=${closed} choices=${choices} write=${write} />
    <${ActionBar} sheet=${sheet} markWords=${markWords} hint=${choices.length ? t("sheet-hint-qwixx") : ""}>
      ${end ?? confirmButton}
    <//>`;
}

/**
 * What others have locked.
 * @param {{ rows: RowLayout[], closed: string[], choices: string[], write: (mark: string) => void }} props
 */
const Locks = ({ rows, closed, choices, write }) => html`<fieldset class="panel locks">
  <legend>${t("sheet-locks")}</legend>
  <div class="lockbuttons">
    ${rows.map(
      ({ colour, letter }) =>
        html`<button key=${letter} type="button" class="lockbutton c-${colour}" data-close=${letter}
          disabled=${!choices.includes(CLOSE + letter)} onClick=${() => write(CLOSE + letter)}>
          <span class="sr">${lockedWords(colour)}</span>
          <${Lock} closed=${closed.includes(colour)} /><${Shape} colour=${colour} />
          <span aria-hidden="true">${colourLetter(colour)}</span>
        </button>`,
    )}
  </div>
  <p class="faint">${t("sheet-locks-about")}</p>
</fieldset>`;

/** @type {import("../parts.js").GameScoreSheet<QwixxSheet, Layout>} */
export default { markWords, ScoreSheet };
