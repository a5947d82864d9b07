// Alles auf 1 Karte as it is drawn and tapped.

import { colourLetter, colourOf, letterOf, rowWord, Shape } from "../core/colours.js";
import { t } from "../core/words.js";
import { dieWords, diceIn } from "../parts/die.js";
import { Cross, Sun } from "../parts/pen.js";
import { html } from "../vendor/preact-htm.js";

/** @typedef {import("./index.js").SheetProps} SheetProps */
/** @typedef {import("./index.js").Taps} Taps */
/** @typedef {import("../table/state.js").Line} Line */

/** Dice are told apart by how many of their colour come before them: `die y 2`. @param {string} letters */
const diceTokens = (letters) =>
  Array.from(letters, (letter, place) => `die ${letter} ${letters.slice(0, place + 1).split(letter).length - 1}`);

/** What is tapped for a choice: dice to keep, cards to hold, to take or to use. @param {string} choice */
export function tokens(choice) {
  const [word, ...rest] = choice.split(" ");
  if (word === "keep") return diceTokens(rest[0] ?? "");
  if (word === "hold") return rest.map((place) => `dealt ${place}`);
  if (word === "take") return [`open ${rest[0]}`];
  return /^\d+$/.test(word) ? [`card ${word}`] : null;
}

/** @param {string} choice @param {Line} line */
export function says(choice, { state }) {
  const [word, ...rest] = choice.split(" ");
  if (word === "keep") {
    const [kept, all] = [(rest[0] ?? "").length, (state.dice ?? "").length];
    return kept ? t("one-card-keep", { kept, rolled: all - kept }) : t("one-card-keep-none");
  }
  if (word === "hold") return t("one-card-hold", { count: rest.length });
  if (word === "take") return t("one-card-take");
  if (word === "stop") return t("one-card-stop");
  return word === "-" ? t("one-card-pass") : t("one-card-use", { card: word });
}

/** Dice that were kept stay kept, unless they are tapped. @param {string} choice @param {Line} line */
export const again = (choice, { state }) => (choice.startsWith("keep ") && state.phase === "roller" && state.rolls > 1 ? tokens(choice) ?? undefined : undefined);

/** @param {Line} line @param {number} seat @param {any} layout */
export function awaited({ state, choices }, seat, layout) {
  if (state.phase === "roller") return t("one-card-await-roller", { roll: state.rolls, rolls: layout.rolls });
  if (state.phase === "mark" && choices?.[seat]?.every((choice) => choice === "-")) return t("one-card-nothing-fits");
  return t(`one-card-await-${state.phase}`);
}

/** @param {Line} line */
export const hint = ({ state }) => `hint-one-card-${state.phase}`;

/** Whether dice are tapped to keep them. */
export const tapsDice = true;

/** A card; the whole of it is tapped. @param {{ card: any, name: string, taps?: Taps, token?: string, counts?: Record<string, number>, mini?: boolean }} props */
export function Card({ card, name, taps, token = "", counts = {}, mini }) {
  const lit = taps?.lit.has(token) ?? false;
  const picked = taps?.picked.includes(token) ?? false;
  const inside = html`<span class="cardhead" aria-hidden="true"><span>${name}</span><b>${card.points}</b></span>
    ${card.rows.map((/** @type {any} */ row) => html`<${CardRow} row=${row} name=${`${card.card}${row.colour}`} rolled=${counts[letterOf(row.colour)] ?? 0} mini=${mini} />`)}`;
  const rows = card.rows.map((/** @type {any} */ { colour, boxes, crossed, sun }) =>
    t("one-card-row", { row: rowWord(colour), crossed: crossed ?? "?", boxes, sun: sun ? "yes" : "no" })).join("; ");
  const told = t("one-card-card", { name, rows, count: card.points });
  return lit
    ? html`<button type="button" class="card lit ${picked ? "picked" : ""}" data-token=${token} aria-pressed=${picked} onClick=${() => taps?.tap(token)}><span class="sr">${told}</span>${inside}</button>`
    : html`<div class="card" role="group" aria-label=${told}>${inside}</div>`;
}

/** @param {{ row: any, name: string, rolled: number, mini?: boolean }} props */
function CardRow({ row, name, rolled, mini }) {
  const full = row.crossed === row.boxes;
  const box = (/** @type {number} */ place) => html`<span class="box">${place < (row.crossed ?? 0) && html`<${Cross} name=${`${name}${place}`} />`}</span>`;
  return html`<span class="cardrow c-${row.colour} ${full ? "full" : ""}" aria-hidden="true">
    <span class="tab"><${Shape} colour=${row.colour} />${!mini && colourLetter(row.colour)}</span>
    ${Array.from({ length: row.boxes }, (_, place) => box(place))}
    <span class="sunplace">${rolled > 0 && html`<b class="came">×${rolled}</b>`}${row.sun && html`<${Sun} />`}</span>
  </span>`;
}

/** How many dice of each colour lie there. @param {string | null} dice */
function counted(dice) {
  /** @type {Record<string, number>} */
  const counts = {};
  for (const letter of dice ?? "") counts[letter] = (counts[letter] ?? 0) + 1;
  return counts;
}

/** @param {SheetProps} props */
export function Sheet({ state, seat, sheet, taps, mini }) {
  const hand = sheet ?? state.hands[seat - 1];
  if (!hand) return null;
  const counts = state?.phase === "mark" && taps ? counted(state.dice) : {};
  return html`<div class="one-card sheet ${mini ? "mini" : ""}">
    ${hand.dealt.length > 0 && html`<div class="cards dealt">${hand.dealt.map((/** @type {any} */ card, /** @type {number} */ place) =>
      html`<${Card} key=${card.card} card=${card} name=${t("one-card-dealt", { number: place + 1 })} token=${`dealt ${place + 1}`} taps=${taps} mini=${mini} />`)}</div>`}
    ${hand.cards.length > 0 && html`<div class="cards of-${hand.cards.length}">${hand.cards.map((/** @type {any} */ card, /** @type {number} */ place) =>
      html`<${Card} key=${card.card} card=${card} name=${t("one-card-number", { number: place + 1 })} token=${`card ${place + 1}`} taps=${taps} counts=${counts} mini=${mini} />`)}</div>`}
    <p class="foot"><span class="scored" role="group" aria-label=${t("one-card-scored", { count: hand.scored.length })}>
      ${hand.scored.map((/** @type {any} */ card) => html`<b class="scoredcard" key=${card.card}>${card.points}</b>`)}</span>
      <span>${t("total")}</span> <b class="total">${hand.points}</b></p>
  </div>`;
}

/** The dice, to be kept by tapping them, and the open cards of the advanced game. @param {{ state: any, layout: any, taps?: Taps }} props */
export function Middle({ state, taps }) {
  return html`${state.display.length > 0 && html`<div class="cards display" role="group" aria-label=${t("one-card-display")}>
    ${state.display.map((/** @type {any} */ card, /** @type {number} */ place) =>
      html`<${Card} key=${card.card} card=${card} name=${t("one-card-open", { number: place + 1 })} token=${`open ${place + 1}`} taps=${taps} mini=${true} />`)}</div>`}`;
}

/** Dice that are kept by tapping them. @param {{ notation: string, roll: number | string, taps: Taps }} props */
export function KeepDice({ notation, roll, taps }) {
  const dice = diceIn(notation);
  const kept = (/** @type {string} */ letter) => taps.picked.filter((token) => token.startsWith(`die ${letter} `)).length;
  const rank = (/** @type {number} */ place) => dice.slice(0, place + 1).filter(({ letter }) => letter === dice[place].letter).length;
  return html`<div class="dice" key=${roll} role="group" aria-label=${t("one-card-dice-keep")}>
    ${dice.map(({ letter }, place) => {
      const isKept = rank(place) <= kept(letter);
      const tap = () => taps.tap(`die ${letter} ${isKept ? kept(letter) : kept(letter) + 1}`);
      return html`<button type="button" class="die c-${colourOf(letter)} tumble-${place} lit ${isKept ? "picked" : ""}" data-token=${`die ${letter} ${rank(place)}`} aria-pressed=${isKept} onClick=${tap}>
        <span class="sr">${dieWords({ letter, face: null })}</span><${Shape} colour=${colourOf(letter)} /><span class="mark" aria-hidden="true">${colourLetter(colourOf(letter))}</span>
        ${isKept && html`<span class="keptmark" aria-hidden="true">✓</span>`}</button>`;
    })}
  </div>`;
}

/** What a card is worth. @param {{ layout: any }} props */
export const ScoreTable = ({ layout }) => html`<p>${t("one-card-scoring", { rows: layout.full_rows_to_score })}</p>
  <p>${t("one-card-suns", { one: layout.sun[1], two: layout.sun[2] })}</p>`;

/** @param {any} state @returns {import("./index.js").Reckoning} */
export function reckoning(state) {
  const most = Math.max(...state.hands.map((/** @type {any} */ hand) => hand.scored.length));
  const scored = Array.from({ length: most }, (_, place) => ({
    name: t("one-card-scored-number", { number: place + 1 }),
    points: state.hands.map((/** @type {any} */ hand) => hand.scored[place]?.points ?? 0),
  }));
  const open = state.hands.map((/** @type {any} */ hand) => hand.cards.reduce((/** @type {number} */ sum, /** @type {any} */ card) => sum + card.points, 0));
  return [...scored, { name: t("one-card-open-rows"), points: open }];
}

/** Cards that were scored. @param {any} before @param {any} after @param {(seat: number) => string} nameOf */
export function changes(before, after, nameOf) {
  const told = after.hands.flatMap((/** @type {any} */ hand, /** @type {number} */ place) => {
    const fresh = hand.scored.slice(before.hands[place]?.scored.length ?? 0);
    return fresh.map((/** @type {any} */ card) => ({ text: t("one-card-scores", { name: nameOf(place + 1), count: card.points }) }));
  });
  if (after.last_turn && !before.last_turn) told.push({ text: t("one-card-last-turn") });
  return told;
}
