// Twenty One as it is drawn and tapped.

import { colourLetter, colourOf, colourWord, letterOf, Shape } from "../core/colours.js";
import { listed, t } from "../core/words.js";
import { Cross, Ring } from "../parts/pen.js";
import { html } from "../vendor/preact-htm.js";

/** @typedef {import("./index.js").SheetProps} SheetProps */
/** @typedef {import("../table/state.js").Line} Line */

const BUTTONS = ["keep", "reroll", "x"];

/** What is tapped for a choice: every number that is written. @param {string} choice */
export const tokens = (choice) => (BUTTONS.includes(choice) ? null : choice.split(" "));

/** A number to be written, in words. @param {string} token */
const numberWords = (token) => t("field", { colour: colourWord(colourOf(token[0])), number: token.slice(1) });

/** @param {string} choice */
export function says(choice) {
  if (choice === "x") return t("twenty-one-cross-out");
  if (choice === "keep") return t("twenty-one-keep");
  if (choice === "reroll") return t("twenty-one-reroll");
  return t("twenty-one-write", { numbers: listed(choice.split(" ").map(numberWords)) });
}

/** @param {Line} line @param {number} seat */
export function awaited({ state, choices }, seat) {
  if (state.phase === "roller") return t("twenty-one-roller");
  return choices?.[seat]?.some((choice) => choice !== "x") ? t("twenty-one-writing") : t("twenty-one-nothing-fits");
}

/** @param {Line} line */
export const hint = ({ state }) => (state.phase === "roller" ? "hint-twenty-one-roller" : "hint-twenty-one-write");

/** @param {SheetProps} props */
export function Sheet({ state, seat, sheet, taps, mini }) {
  const own = sheet ?? state.sheets[seat - 1];
  if (!own) return null;
  return html`<div class="twenty-one sheet ${mini ? "mini" : ""}">
    ${!mini && html`<p class="letter" aria-hidden="true">${t("twenty-one-sheet", { letter: own.sheet })}</p>`}
    ${own.rows.map((/** @type {any} */ row, /** @type {number} */ place) =>
      html`<${Row} row=${row} number=${place + 1} current=${own.row === place + 1} taps=${own.row === place + 1 ? taps : undefined} mini=${mini} />`)}
    ${!mini && html`<p class="foot"><span>${t("total")}</span> <b class="total">${own.points}</b></p>`}
  </div>`;
}

/** @param {{ row: any, number: number, current: boolean, taps: SheetProps["taps"], mini?: boolean }} props */
function Row({ row, number, current, taps, mini }) {
  const field = (/** @type {any} */ { colour, number: limit, written, crossed, hit }) => {
    const letter = letterOf(colour);
    const fitting = [...(taps?.lit ?? [])].filter((token) => token[0] === letter && token !== "x");
    const picked = taps?.picked.find((token) => fitting.includes(token));
    const shown = written ?? picked?.slice(1);
    const name = `${number}${letter}`;
    const inside = html`<span class="limit" aria-hidden="true"><${Shape} colour=${colour} />${!mini && colourLetter(colour)}<b>${limit}</b></span>
      ${shown && html`<span class="written" aria-hidden="true">${shown}</span>`}
      ${crossed && html`<${Cross} name=${name} />`}
      ${(hit || (picked && Number(shown) === limit)) && html`<${Ring} name=${name} />`}`;
    if (!fitting.length) return html`<span class="field c-${colour} ${crossed ? "crossed" : ""}" aria-hidden="true">${inside}</span>`;
    const tap = () => (fitting.length > 1 && taps?.several ? taps.several(fitting) : taps?.tap(picked ?? fitting[0]));
    const label = fitting.length > 1 ? t("field", { colour: colourWord(colour), number: limit }) : numberWords(fitting[0]);
    return html`<button type="button" class="field lit c-${colour} ${picked ? "picked" : ""}" data-token=${fitting.join(" ")} aria-pressed=${Boolean(picked)} onClick=${tap}><span class="sr">${label}</span>${inside}</button>`;
  };
  const marks = row.fields.map((/** @type {any} */ one) => (one.crossed ? t("crossed-out") : (one.written ?? t("empty")))).join(", ");
  const told = t("twenty-one-row", { number, marks, count: row.points, hits: row.hits });
  return html`<div class="row ${current ? "current" : ""}" role="group" aria-label=${told}>
    ${row.fields.map(field)}
    <span class="rowpoints" aria-hidden="true">${row.points}</span>
  </div>`;
}

/** The bonus for exact hits. @param {{ layout: any }} props */
export const ScoreTable = ({ layout }) => html`<table class="scoretable">
  <caption>${t("twenty-one-scoretable")}</caption>
  <thead><tr><th scope="row">${t("twenty-one-hits")}</th>${layout.bonus.map((/** @type {number} */ _, /** @type {number} */ hits) => html`<td>${hits}</td>`)}</tr></thead>
  <tbody><tr><th scope="row">${t("twenty-one-bonus")}</th>${layout.bonus.map((/** @type {number} */ points) => html`<td>${points}</td>`)}</tr></tbody>
</table>`;

/** @param {any} state @returns {import("./index.js").Reckoning} */
export function reckoning(state) {
  const [first] = state.sheets;
  return first.rows.map((/** @type {any} */ _, /** @type {number} */ place) => ({
    name: t("row-number", { number: place + 1 }),
    points: state.sheets.map((/** @type {any} */ sheet) => sheet.rows[place].points),
  }));
}

/** Rows that were completed. @param {any} before @param {any} after @param {(seat: number) => string} nameOf */
export function changes(before, after, nameOf) {
  return after.sheets.flatMap((/** @type {any} */ sheet, /** @type {number} */ place) => {
    const was = before.sheets[place]?.row;
    if (!was || was === sheet.row) return [];
    return [{ text: t("twenty-one-row-full", { name: nameOf(place + 1), row: was, count: sheet.rows[was - 1].points }) }];
  });
}
