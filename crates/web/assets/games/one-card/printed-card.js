// A printed card, which the server does not know: its rows are copied with a few taps.

import { colourLetter, colourOf, colourWord, Shape } from "../../core/colours.js";
import { t } from "../../core/words.js";
import { Sun } from "../../parts/icons.js";
import { html, useState } from "../../vendor/preact-htm.js";

/** @typedef {import("./protocol.js").Layout} Layout */
/** @typedef {{ boxes: number, sun: boolean }} CopiedRow */

/** A row as it is written in a deck. @param {[string, CopiedRow]} row */
export const deckWord = ([letter, { boxes, sun }]) => `${letter.toUpperCase()}${boxes}${sun ? "*" : ""}`;

/** A card as a line of a deck. @param {Record<string, CopiedRow>} copied */
const deckLine = (copied) => Object.entries(copied).map(deckWord).join(" ");

/** @param {{ layout: Layout, onCopy: (line: string) => void }} props */
export function PrintedCard({ layout, onCopy }) {
  const [copied, copy] = useState(/** @type {Record<string, CopiedRow>} */ ({}));
  const { card_rows: rows, card_suns: suns } = layout;
  const count = Object.keys(copied).length;
  const sunny = Object.values(copied).filter(({ sun }) => sun).length;
  const choose = (/** @type {string} */ letter, /** @type {number} */ boxes) => {
    const { [letter]: known, ...others } = copied;
    copy(known?.boxes === boxes ? others : { ...others, [letter]: { boxes, sun: known?.sun ?? false } });
  };
  const toggleSun = (/** @type {string} */ letter) =>
    copy({ ...copied, [letter]: { ...copied[letter], sun: !copied[letter].sun } });
  return html`<section class="panel printed">
    <h2>${t("sheet-card-new")}</h2>
    <p class="faint">${t("sheet-card-copy")}</p>
    ${layout.faces.map(
      (letter) =>
        html`<${CopyRow} key=${letter} letter=${letter} row=${copied[letter]} most=${layout.most_boxes}
          isFull=${count >= rows} hasAllSuns=${sunny >= suns} onBoxes=${choose} onSun=${toggleSun} />`,
    )}
    <div class="buttons">
      <button type="button" class="main" data-copy disabled=${count !== rows || sunny !== suns}
        onClick=${() => onCopy(deckLine(copied))}>${t("sheet-card-copied")}</button>
      <span class="faint" role="status">
        ${t("sheet-card-so-far", { rows: count, "all-rows": rows, suns: sunny, "all-suns": suns })}
      </span>
    </div>
  </section>`;
}

/**
 * @param {object} props
 * @param {string} props.letter
 * @param {CopiedRow} [props.row]
 * @param {number} props.most the most boxes
 * @param {boolean} props.isFull whether the card has all its rows
 * @param {boolean} props.hasAllSuns
 * @param {(letter: string, boxes: number) => void} props.onBoxes
 * @param {(letter: string) => void} props.onSun
 */
function CopyRow({ letter, row, most, isFull, hasAllSuns, onBoxes, onSun }) {
  const colour = colourOf(letter);
  const hasSun = row?.sun ?? false;
  const length = (/** @type {number} */ boxes) =>
    html`<button type="button" class="length ${row && boxes <= row.boxes ? "picked" : ""}"
      data-length=${`${letter}${boxes}`} disabled=${!row && isFull} aria-pressed=${row?.boxes === boxes}
      aria-label=${t("sheet-boxes", { count: boxes })} onClick=${() => onBoxes(letter, boxes)}>${boxes}</button>`;
  return html`<div class="printedrow c-${colour} ${row ? "" : "without"}" role="group"
    aria-label=${colourWord(colour)}>
    <span class="tab" aria-hidden="true"><${Shape} colour=${colour} />${colourLetter(colour)}</span>
    ${Array.from({ length: most }, (_, place) => length(place + 1))}
    <button type="button" class="sunny ${hasSun ? "picked" : ""}" data-sun=${letter}
      disabled=${!row || (!hasSun && hasAllSuns)} aria-pressed=${hasSun} aria-label=${t("sheet-sun")}
      onClick=${() => onSun(letter)}><${Sun} /></button>
  </div>`;
}
