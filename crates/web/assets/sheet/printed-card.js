// A printed card, which the server does not know: its rows are copied with a few taps.

import { colourLetter, colourOf, colourWord, Shape } from "../core/colours.js";
import { t } from "../core/words.js";
import { Sun } from "../parts/pen.js";
import { html, useState } from "../vendor/preact-htm.js";

/** @typedef {{ boxes: number, sun: boolean }} CopiedRow */

/** The longest row of the cards that are known, and how many rows and suns each has. @param {{ cards: { rows: CopiedRow[] }[] }} layout */
function measured({ cards }) {
  const [{ rows }] = cards;
  return { rows: rows.length, suns: rows.filter(({ sun }) => sun).length, longest: Math.max(...cards.flatMap((card) => card.rows.map(({ boxes }) => boxes))) };
}

/** A card as a line of a deck. @param {Record<string, CopiedRow>} copied */
const line = (copied) => Object.entries(copied).map(([letter, { boxes, sun }]) => `${letter.toUpperCase()}${boxes}${sun ? "*" : ""}`).join(" ");

/** @param {{ layout: any, onCopy: (line: string) => void }} props */
export function PrintedCard({ layout, onCopy }) {
  const [copied, copy] = useState(/** @type {Record<string, CopiedRow>} */ ({}));
  const { rows, suns, longest } = measured(layout);
  const count = Object.keys(copied).length;
  const sunny = Object.values(copied).filter(({ sun }) => sun).length;
  const choose = (/** @type {string} */ letter, /** @type {number} */ boxes) => {
    const { [letter]: known, ...others } = copied;
    copy(known?.boxes === boxes ? others : { ...others, [letter]: { boxes, sun: known?.sun ?? false } });
  };
  const shine = (/** @type {string} */ letter) => copy({ ...copied, [letter]: { ...copied[letter], sun: !copied[letter].sun } });
  return html`<section class="panel printed"><h2>${t("sheet-card-new")}</h2><p class="faint">${t("sheet-card-copy")}</p>
    ${layout.faces.map((/** @type {string} */ letter) => {
      const colour = colourOf(letter);
      const known = copied[letter];
      const isFull = !known && count >= rows;
      return html`<div key=${letter} class="printedrow c-${colour} ${known ? "" : "without"}" role="group" aria-label=${colourWord(colour)}>
        <span class="tab" aria-hidden="true"><${Shape} colour=${colour} />${colourLetter(colour)}</span>
        ${Array.from({ length: longest }, (_, place) => place + 1).map((boxes) => html`<button type="button" class="length ${known && boxes <= known.boxes ? "picked" : ""}" data-length=${`${letter}${boxes}`}
          disabled=${isFull} aria-pressed=${known?.boxes === boxes} aria-label=${t("sheet-boxes", { count: boxes })} onClick=${() => choose(letter, boxes)}>${boxes}</button>`)}
        <button type="button" class="sunny ${known?.sun ? "picked" : ""}" data-sun=${letter}
          disabled=${!known || (!known.sun && sunny >= suns)} aria-pressed=${known?.sun ?? false} aria-label=${t("sheet-sun")} onClick=${() => shine(letter)}><${Sun} /></button>
      </div>`;
    })}
    <div class="buttons"><button type="button" class="main" data-copy disabled=${count !== rows || sunny !== suns} onClick=${() => onCopy(line(copied))}>${t("sheet-card-copied")}</button>
      <span class="faint" role="status">${t("sheet-card-so-far", { rows: count, "all-rows": rows, suns: sunny, "all-suns": suns })}</span></div>
  </section>`;
}
