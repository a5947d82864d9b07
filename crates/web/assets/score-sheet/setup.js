// How an empty sheet is played: which sheet, which options, which cards. As soon as something is marked it is settled.

import { t } from "../core/words.js";
import { Checkbox } from "../parts/form.js";
import { OwnMaterial } from "../parts/own-material.js";
import { html } from "../vendor/preact-htm.js";
import { changeSettings } from "./saved-sheets.js";

/** @typedef {import("./saved-sheets.js").SavedSheet} SavedSheet */

/** @typedef {import("../protocol.js").ServerInfo["games"][number]} GameInfo */

/** @param {{ sheet: SavedSheet, rules?: GameInfo, letters: string[], hasPrintedCards: boolean }} props */
export function Setup({ sheet, rules, letters, hasPrintedCards }) {
  const { options = [], material = null } = rules ?? {};
  const kind = hasPrintedCards ? null : material;
  if (!options.length && !letters.length) return null;
  const setOption = (/** @type {string} */ option) => (/** @type {boolean} */ on) =>
    changeSettings({ options: { ...sheet.options, [option]: on } });
  return html`<section class="panel setup">
    ${letters.length > 0 && html`<${LetterChoice} letters=${letters} chosen=${sheet.sheet ?? letters[0]} />`}
    ${kind && html`<${OwnSheets} sheet=${sheet} kind=${kind} />`}
    ${hasPrintedCards && html`<${CardsChoice} isPrinted=${sheet.printed ?? false} />`}
    ${options.map(
      (option) =>
        html`<${Checkbox} key=${option} label=${t(`option-${option.replace("_", "-")}`)} option=${option}
          checked=${sheet.options[option] ?? false} onChange=${setOption(option)} />`,
    )}
  </section>`;
}

/** @param {{ sheet: SavedSheet, kind: string }} props */
function OwnSheets({ sheet, kind }) {
  const change = (/** @type {boolean} */ isOn, /** @type {string | undefined} */ text) =>
    changeSettings({ material: isOn && text !== undefined ? { [kind]: text } : undefined });
  return html`<${OwnMaterial} game=${sheet.game} kind=${kind} isOn=${sheet.material !== undefined} path="sheet"
    onChange=${change} />`;
}

/** @param {{ letters: string[], chosen: string }} props */
const LetterChoice = ({ letters, chosen }) => html`<fieldset class="segments">
  <legend>${t("sheet-letter")}</legend>
  ${letters.map(
    (letter) =>
      html`<label key=${letter}>
        <input class="sr" type="radio" name="letter" value=${letter} checked=${letter === chosen}
          onChange=${() => changeSettings({ sheet: letter })} />
        <b>${letter}</b>
      </label>`,
  )}
</fieldset>`;

/** @param {{ isPrinted: boolean }} props */
const CardsChoice = ({ isPrinted }) => html`<fieldset class="segments">
  <legend>${t("sheet-cards")}</legend>
  ${[false, true].map(
    (printed) =>
      html`<label key=${printed}>
        <input type="radio" name="printed" checked=${isPrinted === printed}
          onChange=${() => changeSettings({ printed })} />
        <span>${t(printed ? "sheet-cards-printed" : "sheet-cards-deck")}</span>
      </label>`,
  )}
</fieldset>`;
