// A sheet of Qwixx filled in by hand: crosses, misthrows, and the rows that others have locked.

import { colourLetter, colourOf, rowInside, Shape } from "../core/colours.js";
import { t } from "../core/words.js";
import { says as saysChoice, Sheet } from "../games/qwixx.js";
import { Lock } from "../parts/pen.js";
import { html } from "../vendor/preact-htm.js";
import { Bar } from "./bar.js";
import { usePick } from "./picks.js";

/** @typedef {import("./filling.js").FillingProps} FillingProps */

const CLOSE = "close ";

/** @param {string} colour */
const locked = (colour) => t("sheet-locked", { row: rowInside(colour) });

/** @param {string} mark */
export function says(mark) {
  if (mark === "x") return t("qwixx-misthrow-take");
  if (mark.startsWith(CLOSE)) return locked(colourOf(mark.slice(CLOSE.length)));
  return saysChoice(mark, /** @type {any} */ ({}), 1);
}

/** @param {FillingProps} props */
export function Filling({ sheet, answer, choices, write, end }) {
  const { taps, picked, confirm } = usePick(choices.filter((choice) => !choice.startsWith(CLOSE)), write);
  return html`<${Sheet} state=${{ closed: answer.closed }} layout=${answer.layout} seat=${1} sheet=${answer.sheet} taps=${taps} />
    <${Locks} rows=${answer.layout.rows} closed=${answer.closed ?? []} choices=${choices} write=${write} />
    <${Bar} sheet=${sheet} says=${says} hint=${choices.length ? t("sheet-hint-qwixx") : ""}>${end ?? (picked &&
      html`<button type="button" class="main" data-confirm onClick=${confirm}>${says(picked)}</button>`)}<//>`;
}

/** What others have locked. @param {{ rows: { colour: string, letter: string }[], closed: string[], choices: string[], write: (mark: string) => void }} props */
const Locks = ({ rows, closed, choices, write }) => html`<fieldset class="panel locks"><legend>${t("sheet-locks")}</legend>
  <div class="lockbuttons">${rows.map(({ colour, letter }) => html`<button key=${letter} type="button" class="lockbutton c-${colour}" data-close=${letter}
    disabled=${!choices.includes(CLOSE + letter)} onClick=${() => write(CLOSE + letter)}>
    <span class="sr">${locked(colour)}</span><${Lock} closed=${closed.includes(colour)} /><${Shape} colour=${colour} /><span aria-hidden="true">${colourLetter(colour)}</span></button>`)}</div>
  <p class="faint">${t("sheet-locks-about")}</p>
</fieldset>`;
