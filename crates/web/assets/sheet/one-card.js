// Cards of Alles auf 1 Karte filled in by hand: which cards lie here, what was rolled, and on which card it is entered.

import { colourLetter, colourOf, colourWord, Shape } from "../core/colours.js";
import { t } from "../core/words.js";
import { Card, Sheet } from "../games/one-card.js";
import { html, useState } from "../vendor/preact-htm.js";
import { Bar } from "./bar.js";
import { copyCard } from "./book.js";
import { PrintedCard } from "./printed-card.js";
import { usePick } from "./picks.js";

/** @typedef {import("./filling.js").FillingProps} FillingProps */

const CARD = "card ";

/** @param {string} colour @param {number} count */
const counted = (colour, count) => t(`count-${colour}`, { count });

/** @param {string} mark */
export function says(mark) {
  const [first, ...rest] = mark.split(" ");
  if (mark.startsWith(CARD)) return t("sheet-card-laid", { number: rest[0] });
  const dice = rest.map((word) => counted(colourOf(word[0]), Number(word.slice(1))));
  return t("sheet-entered", { card: first, dice: dice.join(", ") });
}

/** What of a roll can be entered on a card: every colour for which that alone could be. @param {string[]} choices @param {string[]} faces @param {string} dice @param {number} place */
function entry(choices, faces, dice, place) {
  const words = faces.map((letter) => `${letter}${dice.split(letter).length - 1}`);
  return [place, ...words.filter((word) => choices.includes(`${place} ${word}`))].join(" ");
}

/** @param {FillingProps} props */
export function Filling({ sheet, answer, choices, write, end }) {
  const [dice, roll] = useState("");
  const { faces, dice: most } = answer.layout;
  const comes = choices.some((choice) => choice.startsWith(CARD));
  const entries = Object.fromEntries(answer.sheet.cards.map((/** @type {any} */ _, /** @type {number} */ place) => [CARD + (place + 1), entry(choices, faces, dice, place + 1)]));
  const { taps, picked, confirm } = usePick(comes ? [] : Object.keys(entries).filter((token) => entries[token].includes(" ")), (token) => {
    roll("");
    write(entries[token]);
  });
  const hint = dice ? (taps.lit.size ? t("sheet-hint-card") : t("one-card-nothing-fits")) : t("sheet-hint-dice");
  const isEmpty = answer.sheet.cards.length + answer.sheet.scored.length === 0;
  return html`${!isEmpty && html`<${Sheet} state=${{ phase: "mark", dice }} layout=${answer.layout} seat=${1} sheet=${answer.sheet} taps=${taps} />`}
    ${comes && (sheet.printed
      ? html`<${PrintedCard} key=${sheet.marks.length} layout=${answer.layout} onCopy=${(/** @type {string} */ line) => copyCard(line, answer.layout.cards.length)} />`
      : html`<${DeckCards} layout=${answer.layout} choices=${choices} write=${write} />`)}
    ${!comes && !answer.over && html`<${Roll} faces=${faces} most=${most} dice=${dice} onRoll=${roll} />`}
    <${Bar} sheet=${sheet} says=${says} hint=${comes || !choices.length ? "" : hint}>${end ?? (picked &&
      html`<button type="button" class="main" data-confirm onClick=${confirm}>${t("one-card-use", { card: picked.slice(CARD.length) })}</button>`)}<//>`;
}

/** What real dice show: tap a colour for each die, tap a die to take it away. @param {{ faces: string[], most: number, dice: string, onRoll: (dice: string) => void }} props */
function Roll({ faces, most, dice, onRoll }) {
  const shown = faces.flatMap((letter) => Array.from(dice).filter((die) => die === letter));
  const without = (/** @type {string} */ letter) => dice.slice(0, dice.indexOf(letter)) + dice.slice(dice.indexOf(letter) + 1);
  return html`<section class="panel rollentry" aria-label=${t("real-dice")}>
    <div class="slots" role="group" aria-label=${t("sheet-dice")}>
      ${shown.map((letter, place) => html`<button key=${`${letter}${place}`} type="button" class="die c-${colourOf(letter)}" data-die=${letter}
        onClick=${() => onRoll(without(letter))}>
        <span class="sr">${t("sheet-die-away", { colour: colourWord(colourOf(letter)) })}</span><${Shape} colour=${colourOf(letter)} /><span class="mark" aria-hidden="true">${colourLetter(colourOf(letter))}</span></button>`)}
      ${Array.from({ length: most - shown.length }, () => html`<span class="slot" aria-hidden="true"></span>`)}
      <button type="button" class="quiet" aria-label=${t("sheet-dice-clear")} disabled=${!dice} onClick=${() => onRoll("")}>✕</button>
    </div>
    <div class="faces" role="group" aria-label=${t("sheet-dice-add")}>
      ${faces.map((letter) => {
        const count = dice.split(letter).length - 1;
        return html`<button key=${letter} type="button" class="face c-${colourOf(letter)}" data-face=${letter} disabled=${dice.length >= most} onClick=${() => onRoll(dice + letter)}>
          <span class="sr">${t("sheet-die-add", { colour: colourWord(colourOf(letter)), dice: counted(colourOf(letter), count) })}</span>
          <${Shape} colour=${colourOf(letter)} /><span aria-hidden="true">${colourLetter(colourOf(letter))}</span></button>`;
      })}
    </div>
  </section>`;
}

/** The deck, to take the card from that lies on the table. @param {{ layout: any, choices: string[], write: (mark: string) => void }} props */
function DeckCards({ layout, choices, write }) {
  const free = choices.filter((choice) => choice.startsWith(CARD));
  const taps = { lit: new Set(free), picked: [], tap: write };
  const type = (/** @type {SubmitEvent} */ event) => {
    event.preventDefault();
    const form = /** @type {HTMLFormElement} */ (event.currentTarget);
    const typed = CARD + Number(new FormData(form).get("number"));
    if (!free.includes(typed)) return;
    form.reset();
    write(typed);
  };
  const drawn = (/** @type {{ card: number, rows: any[] }} */ { card, rows }) =>
    ({ card, rows: rows.map((row) => ({ ...row, crossed: 0 })), points: 0 });
  const draw = () => write(free[Math.floor(Math.random() * free.length)]);
  return html`<section class="panel deckcards"><h2>${t("sheet-card-which")}</h2>
    <form class="inlinefields" onSubmit=${type}>
      <label>${t("sheet-card-number")} <input name="number" type="number" inputmode="numeric" min="1" max=${layout.cards.length} required /></label>
      <button>${t("sheet-card-lay")}</button><button type="button" data-draw onClick=${draw}>${t("sheet-card-draw")}</button>
    </form>
    <div class="mini"><div class="cards">${layout.cards.filter((/** @type {any} */ { card }) => free.includes(CARD + card)).map((/** @type {any} */ card) =>
      html`<${Card} key=${card.card} card=${drawn(card)} name=${`#${card.card}`} token=${CARD + card.card} taps=${taps} mini=${true} />`)}</div></div>
  </section>`;
}
