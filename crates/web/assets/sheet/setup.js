// How an empty sheet is played: which sheet, which options, which cards. As soon as something is marked it is settled.

import { about } from "../core/api.js";
import { t } from "../core/words.js";
import { html, useEffect, useState } from "../vendor/preact-htm.js";
import { settle } from "./book.js";

/** The options of a game as the server names them. @param {string} game */
function useOptions(game) {
  const [options, know] = useState(/** @type {string[]} */ ([]));
  useEffect(() => void about().then(({ games }) => know(games.find(({ name }) => name === game)?.options ?? []), () => {}), [game]);
  return options;
}

/** @param {{ sheet: import("./book.js").Filled, letters: string[] }} props */
export function Setup({ sheet, letters }) {
  const options = useOptions(sheet.game);
  const turn = (/** @type {string} */ option) => (/** @type {any} */ event) => settle({ options: { ...sheet.options, [option]: event.target.checked } });
  if (!options.length && !letters.length) return null;
  return html`<section class="panel setup">
    ${letters.length > 0 && html`<fieldset class="segments"><legend>${t("sheet-letter")}</legend>${letters.map((letter, place) => html`<label key=${letter}><input class="sr" type="radio" name="letter" value=${letter}
      checked=${sheet.sheet ? sheet.sheet === letter : place === 0} onChange=${() => settle({ sheet: letter })} /><b>${letter}</b></label>`)}</fieldset>`}
    ${sheet.game === "one-card" && html`<fieldset class="segments"><legend>${t("sheet-cards")}</legend>${[false, true].map((printed) => html`<label key=${printed}><input type="radio" name="printed"
      checked=${Boolean(sheet.printed) === printed} onChange=${() => settle({ printed })} /><span>${t(printed ? "sheet-cards-printed" : "sheet-cards-deck")}</span></label>`)}</fieldset>`}
    ${options.map((option) => html`<label class="check" key=${option}><input type="checkbox" data-option=${option}
      checked=${sheet.options[option] ?? false} onChange=${turn(option)} /> ${t(`option-${option.replace("_", "-")}`)}</label>`)}
  </section>`;
}
