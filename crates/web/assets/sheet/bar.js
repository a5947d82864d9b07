// What stays at the bottom of a score sheet, under the thumb: taking back, and what the taps make.

import { t } from "../core/words.js";
import { Icon } from "../parts/pen.js";
import { announce } from "../parts/toasts.js";
import { html } from "../vendor/preact-htm.js";
import { redo, undo } from "./book.js";

/**
 * @param {object} props
 * @param {import("./book.js").Filled} props.sheet
 * @param {(mark: string) => string} props.says a mark in words
 * @param {string} props.hint what can be done, while nothing is tapped
 * @param {any} [props.children] the buttons, instead of the hint
 */
export function Bar({ sheet, says, hint, children }) {
  const back = () => {
    const mark = undo();
    if (mark !== undefined) announce(t("sheet-undone", { what: says(mark) }));
  };
  const forth = () => {
    const mark = redo();
    if (mark !== undefined) announce(t("sheet-redone", { what: says(mark) }));
  };
  return html`<div class="actions sheetbar" role="group" aria-label=${t("sheet-bar")}>
    <button type="button" class="turnback" data-undo disabled=${sheet.marks.length === 0} onClick=${back}><${Icon} name="undo" />${t("sheet-undo")}</button>
    <button type="button" class="turnforth" data-redo disabled=${sheet.undone.length === 0} aria-label=${t("sheet-redo")} onClick=${forth}><${Icon} name="redo" /></button>
    <div class="made">${children || html`<p class="faint">${hint}</p>`}</div>
  </div>`;
}
