// What stays at the bottom of a score sheet, under the thumb: taking back, and what the taps make.

import { t } from "../core/words.js";
import { Icon } from "../parts/icons.js";
import { announce } from "../parts/toasts.js";
import { html } from "../vendor/preact-htm.js";
import { redo, undo } from "./saved-sheets.js";

/**
 * @param {object} props
 * @param {import("./saved-sheets.js").SavedSheet} props.sheet
 * @param {(mark: string) => string} props.markWords
 * @param {string} props.hint what can be done, while nothing is tapped
 * @param {import("../vendor/preact-htm.js").Drawn} [props.children] the buttons, instead of the hint
 */
export function ActionBar({ sheet, markWords, hint, children }) {
  const goBack = () => {
    const mark = undo();
    if (mark !== undefined) announce(t("sheet-undone", { what: markWords(mark) }));
  };
  const goForth = () => {
    const mark = redo();
    if (mark !== undefined) announce(t("sheet-redone", { what: markWords(mark) }));
  };
  return html`<div class="actions sheetbar" role="group" aria-label=${t("sheet-bar")}>
    <button type="button" class="turnback" data-undo disabled=${sheet.marks.length === 0} onClick=${goBack}>
      <${Icon} name="undo" />${t("sheet-undo")}
    </button>
    <button type="button" class="turnforth" data-redo disabled=${sheet.undone.length === 0}
      aria-label=${t("sheet-redo")} onClick=${goForth}><${Icon} name="redo" /></button>
    <div class="made">${children || html`<p class="faint">${hint}</p>`}</div>
  </div>`;
}
