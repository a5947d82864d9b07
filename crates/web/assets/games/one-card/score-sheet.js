// Cards of Alles auf 1 Karte filled in by hand: which cards lie here, what was rolled, and on which card it is entered.

import { colourLetter, colourOf, colourWord, Shape } from "../../core/colours.js";
import { t } from "../../core/words.js";
import { ActionBar } from "../../score-sheet/action-bar.js";
import { copyCard } from "../../score-sheet/saved-sheets.js";
import { usePick } from "../../score-sheet/use-pick.js";
import { html, useState } from "../../vendor/preact-htm.js";
import { PrintedCard } from "./printed-card.js";
import { Card, Sheet } from "./ui.js";

/** @typedef {import("./protocol.js").Layout} Layout */
/** @typedef {import("./protocol.js").Hand} Hand */

const CARD = "card ";

/** @param {string} colour @param {number} count */
const countWords = (colour, count) => t(`count-${colour}`, { count });

/** @param {string} mark */
function markWords(mark) {
  const [first, ...rest] = mark.split(" ");
  if (mark.startsWith(CARD)) return t("sheet-card-laid", { number: rest[0] });
  const dice = rest.map((word) => countWords(colourOf(word[0]), Number(word.slice(1))));
  return t("sheet-entered", { card: first, dice: dice.join(", ") });
}

/**
 * What of a roll can be entered on a card: all of its colours that the server's choices list, as one mark.
 * @param {string[]} choices
 * @param {string[]} faces
 * @param {string} dice
 * @param {number} place
 */
function entry(choices, faces, dice, place) {
  const words = faces.map((letter) => `${letter}${dice.split(letter).length - 1}`);
  return [place, ...words.filter((word) => choices.includes(`${place} ${word}`))].join(" ");
}

/** @param {import("../parts.js").ScoreSheetProps<Hand, Layout>} props */
function ScoreSheet({ sheet, answer, choices, write, end }) {
  const [dice, roll] = useState("");
  const { layout, sheet: hand } = answer;
  const comes = choices.some((choice) => choice.startsWith(CARD));
  const entries = Object.fromEntries(
    hand.cards.map((_, place) => [CARD + (place + 1), entry(choices, layout.faces, dice, place + 1)]),
  );
  const lit = comes ? [] : Object.keys(entries).filter((token) => entries[token].includes(" "));
  const { taps, picked, confirm } = usePick(lit, (token) => {
    roll("");
    write(entries[token]);
  });
  const hint = !dice ? t("sheet-hint-dice") : lit.length ? t("sheet-hint-card") : t("one-card-nothing-fits");
  const hasCards = hand.cards.length + hand.scored.length > 0;
  const copy = (/** @type {string} */ line) => copyCard(line, layout.cards.length);
  const nextCard = sheet.printed
    ? html`<${PrintedCard} key=${sheet.marks.length} layout=${layout} onCopy=${copy} />`
    : html`<${DeckCards} layout=${layout} choices=${choices} write=${write} />`;
  const confirmButton =
    picked &&
    html`<button type="button" class="main" data-confirm onClick=${confirm}>
      ${t("one-card-use", { card: picked.slice(CARD.length) })}
    </button>`;
  return html`${
    hasCards &&
    html`<${Sheet} state=${{ phase: "mark", dice }} layout=${layout} seat=${1} sheet=${hand} taps=${taps} />`
  }
    ${comes && nextCard}
    ${!comes && !answer.over && html`<${Roll} faces=${layout.faces} most=${layout.dice} dice=${dice} onRoll=${roll} />`}
    <${ActionBar} sheet=${sheet} markWords=${markWords} hint=${comes || !choices.length ? "" : hint}>
      ${end ?? confirmButton}
    <//>`;
}

/**
 * What real dice show: tap a colour for each die, tap a die to take it away.
 * @param {{ faces: string[], most: number, dice: string, onRoll: (dice: string) => void }} props
 */
function Roll({ faces, most, dice, onRoll }) {
  const shown = faces.flatMap((letter) => Array.from(dice).filter((die) => die === letter));
  const without = (/** @type {string} */ letter) => dice.replace(letter, "");
  return html`<section class="panel rollentry" aria-label=${t("real-dice")}>
    <div class="slots" role="group" aria-label=${t("sheet-dice")}>
      ${shown.map((letter, place) => {
        const colour = colourOf(letter);
        return html`<button key=${`${letter}${place}`} type="button" class="die c-${colour}" data-die=${letter}
          onClick=${() => onRoll(without(letter))}>
          <span class="sr">${t("sheet-die-away", { colour: colourWord(colour) })}</span>
          <${Shape} colour=${colour} />
          <span class="mark" aria-hidden="true">${colourLetter(colour)}</span>
        </button>`;
      })}
      ${Array.from({ length: most - shown.length }, () => html`<span class="slot" aria-hidden="true"></span>`)}
      <button type="button" class="quiet" aria-label=${t("sheet-dice-clear")} disabled=${!dice}
        onClick=${() => onRoll("")}>✕</button>
    </div>
    <div class="faces" role="group" aria-label=${t("sheet-dice-add")}>
      ${faces.map((letter) => {
        const colour = colourOf(letter);
        const words = countWords(colour, dice.split(letter).length - 1);
        return html`<button key=${letter} type="button" class="face c-${colour}" data-face=${letter}
          disabled=${dice.length >= most} onClick=${() => onRoll(dice + letter)}>
          <span class="sr">${t("sheet-die-add", { colour: colourWord(colour), dice: words })}</span>
          <${Shape} colour=${colour} />
          <span aria-hidden="true">${colourLetter(colour)}</span>
        </button>`;
      })}
    </div>
  </section>`;
}

/**
 * The deck, to take the card from that lies on the table.
 * @param {{ layout: Layout, choices: string[], write: (mark: string) => void }} props
 */
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
  const draw = () => write(free[Math.floor(Math.random() * free.length)]);
  const cards = layout.cards.filter(({ card }) => free.includes(CARD + card));
  return html`<section class="panel deckcards">
    <h2>${t("sheet-card-which")}</h2>
    <form class="inlinefields" onSubmit=${type}>
      <label>
        ${t("sheet-card-number")}
        <input name="number" type="number" inputmode="numeric" min="1" max=${layout.cards.length} required />
      </label>
      <button>${t("sheet-card-lay")}</button>
      <button type="button" data-draw onClick=${draw}>${t("sheet-card-draw")}</button>
    </form>
    <div class="mini">
      <div class="cards">
        ${cards.map(({ card, rows }) => {
          const unused = { card, rows: rows.map((row) => ({ ...row, crossed: 0, points: 0 })), points: 0 };
          return html`<${Card} key=${card} card=${unused} name=${`#${card}`} token=${CARD + card} taps=${taps}
            mini=${true} />`;
        })}
      </div>
    </div>
  </section>`;
}

/** @type {import("../parts.js").GameScoreSheet<Hand, Layout>} */
export default { markWords, ScoreSheet, hasPrintedCards: true };
