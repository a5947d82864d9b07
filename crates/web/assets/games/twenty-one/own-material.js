// One's own sheets of Twenty One: a field is tapped, then its limit, which all sheets share, or its colour, which
// changes places with the one that was there.

import { colourLetter, colourOf, colourWord, Shape } from "../../core/colours.js";
import { t } from "../../core/words.js";
import { Select } from "../../parts/form.js";
import { html, useState } from "../../vendor/preact-htm.js";

/** @typedef {import("./protocol.js").Layout} Layout */
/** @typedef {import("./protocol.js").PrintedField} PrintedField */

/** @param {PrintedField[]} fields */
const rowText = (fields) => fields.map(({ letter, number }) => `${letter}${number}`).join(" ");

/** The sheets as the text of a file. @param {Layout} layout */
function write({ bonus, sheets, picked }) {
  const rows = Object.entries(sheets).flatMap(([letter, rows]) => rows.map((row) => `${letter}: ${rowText(row)}`));
  const seats = picked?.some(Boolean) ? [`seats: ${picked.map((letter) => letter ?? "-").join(" ")}`] : [];
  return [`bonus: ${bonus.join(" ")}`, ...rows, ...seats].join("\n");
}

/**
 * One row of a sheet, changed.
 * @param {PrintedField[][]} rows
 * @param {number} place
 * @param {(row: PrintedField[]) => PrintedField[]} change
 */
const withRow = (rows, place, change) => rows.map((row, other) => (other === place ? change(row) : row));

/** @param {import("../parts.js").OwnMaterialProps<Layout>} props */
function Editor({ layout, onLayout }) {
  const { bonus, dice, faces, sheets } = layout;
  const letters = Object.keys(sheets);
  const [letter, turnTo] = useState(letters[0]);
  const [[row, place], pick] = useState([0, 0]);
  const field = sheets[letter][row][place];
  const setLimit = (/** @type {number} */ number) => {
    const change = (/** @type {PrintedField[]} */ fields) =>
      fields.map((one, other) => (other === place ? { ...one, number } : one));
    const changed = letters.map((one) => [one, withRow(sheets[one], row, change)]);
    onLayout({ ...layout, sheets: Object.fromEntries(changed) });
  };
  const setColour = (/** @type {string} */ die) => {
    const swap = (/** @type {PrintedField} */ one, /** @type {number} */ other) => {
      const taken = other === place ? die : one.letter === die ? field.letter : one.letter;
      return { ...one, letter: taken, colour: colourOf(taken) };
    };
    onLayout({
      ...layout,
      sheets: { ...sheets, [letter]: withRow(sheets[letter], row, (fields) => fields.map(swap)) },
    });
  };
  const setBonus = (/** @type {number} */ hits, /** @type {number} */ points) =>
    onLayout({ ...layout, bonus: bonus.map((one, other) => (other === hits ? points : one)) });
  return html`<div class="ownsheets">
    <p class="faint">${t("twenty-one-own-about")}</p>
    <${Select} label=${t("twenty-one-own-sheet")} name="own-letter" options=${letters} value=${letter}
      onChange=${turnTo} />
    ${sheets[letter].map(
      (fields, down) =>
        html`<div key=${down} class="ownrow" role="group" aria-label=${t("row-number", { number: down + 1 })}>
          ${fields.map(
            ({ colour, number }, across) =>
              html`<button key=${across} type="button" class="ownfield c-${colour}" data-field=${`${down} ${across}`}
                aria-pressed=${down === row && across === place} onClick=${() => pick([down, across])}>
                <span class="sr">${t("field", { colour: colourWord(colour), number })}</span>
                <span aria-hidden="true"><${Shape} colour=${colour} />${colourLetter(colour)}</span>
                <b aria-hidden="true">${number}</b>
              </button>`,
          )}
        </div>`,
    )}
    <div class="ownpad" role="group" aria-label=${t("twenty-one-own-limit")}>
      <span aria-hidden="true">${t("twenty-one-own-limit")}</span>
      ${faces.map(
        (face) =>
          html`<button key=${face} type="button" data-limit=${face} aria-pressed=${Number(face) === field.number}
            onClick=${() => setLimit(Number(face))}>${face}</button>`,
      )}
    </div>
    <div class="ownpad" role="group" aria-label=${t("twenty-one-own-colour")}>
      <span aria-hidden="true">${t("twenty-one-own-colour")}</span>
      ${dice.map((die) => {
        const colour = colourOf(die);
        return html`<button key=${die} type="button" class="c-${colour}" data-colour=${die}
          aria-pressed=${die === field.letter} aria-label=${colourWord(colour)} onClick=${() => setColour(die)}>
          <${Shape} colour=${colour} />${colourLetter(colour)}
        </button>`;
      })}
    </div>
    <${Bonus} bonus=${bonus} onChange=${setBonus} />
    <${PickedSheets} letters=${letters} picked=${layout.picked ?? []}
      onChange=${(/** @type {(string | null)[]} */ picked) => onLayout({ ...layout, picked })} />
  </div>`;
}

/**
 * What the exact hits of a row bring.
 * @param {{ bonus: number[], onChange: (hits: number, points: number) => void }} props
 */
const Bonus = ({ bonus, onChange }) => html`<details>
  <summary>${t("twenty-one-scoretable")}</summary>
  <div class="ownbonus">
    ${bonus.map((points, hits) => {
      const change = (/** @type {Event} */ event) =>
        onChange(hits, Number(/** @type {HTMLInputElement} */ (event.currentTarget).value));
      return html`<label key=${hits}>
        ${hits}
        <input form="" type="number" inputmode="numeric" step="1" name=${`bonus ${hits}`}
          value=${points} onChange=${change} />
      </label>`;
    })}
  </div>
</details>`;

/** What a list says where a sheet is not picked. */
const DRAWN = "-";

/**
 * Who has which sheet (T2): there are as many seats as sheets at most, and no two have the same.
 * @param {{ letters: string[], picked: (string | null)[], onChange: (picked: (string | null)[]) => void }} props
 */
function PickedSheets({ letters, picked, onChange }) {
  const pick = (/** @type {number} */ place, /** @type {string} */ chosen) => {
    const letter = chosen === DRAWN ? null : chosen;
    const others = letters.map((_, other) => (picked[other] === letter ? null : (picked[other] ?? null)));
    onChange(others.map((one, other) => (other === place ? letter : one)));
  };
  return html`<details>
    <summary>${t("twenty-one-own-picked")}</summary>
    <div class="ownbonus">
      ${letters.map(
        (_, place) =>
          html`<${Select} key=${place} label=${t("seat-number", { number: place + 1 })} name=${`picked ${place + 1}`}
            options=${[DRAWN, ...letters]} value=${picked[place] ?? DRAWN}
            words=${(/** @type {string | number} */ one) => (one === DRAWN ? t("twenty-one-own-drawn") : String(one))}
            onChange=${(/** @type {string} */ chosen) => pick(place, chosen)} />`,
      )}
    </div>
  </details>`;
}

/** @type {import("../parts.js").GameOwnMaterial<Layout>} */
export default { write, Editor };
