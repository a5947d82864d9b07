// Who has which sheet, and who goes first, where players with real dice pick instead of drawing (T2, T4).

import { t } from "../../core/words.js";
import { Select } from "../../parts/form.js";
import { html, useState } from "../../vendor/preact-htm.js";

/** @param {import("../parts.js").SetupEntryProps<import("./protocol.js").Layout>} props */
export function PickSheets({ seats, layout, nameOf, onEnter }) {
  const letters = Object.keys(layout.sheets);
  const [sheets, pick] = useState(() => letters.slice(0, seats.length));
  const [first, begin] = useState(seats[0]);
  // Whoever had it takes the other one.
  const give = (/** @type {number} */ place, /** @type {string} */ letter) =>
    pick(sheets.map((own, other) => (other === place ? letter : own === letter ? sheets[place] : own)));
  return html`<details class="picksheets">
    <summary>${t("twenty-one-pick")}</summary>
    <div class="fields">
      ${seats.map(
        (seat, place) =>
          html`<${Select} key=${seat} label=${t("twenty-one-pick-sheet", { name: nameOf(seat) })}
            name=${`sheet ${seat}`} options=${letters} value=${sheets[place]}
            onChange=${(/** @type {string} */ letter) => give(place, letter)} />`,
      )}
      <${Select} label=${t("twenty-one-pick-first")} name="first" options=${seats} value=${first}
        words=${(/** @type {string | number} */ seat) => nameOf(Number(seat))}
        onChange=${(/** @type {string} */ seat) => begin(Number(seat))} />
    </div>
    <div class="buttons">
      <button type="button" class="main" data-pick-sheets
        onClick=${() => onEnter(`first ${first} sheets ${sheets.join("")}`)}>${t("twenty-one-pick-go")}</button>
    </div>
  </details>`;
}
