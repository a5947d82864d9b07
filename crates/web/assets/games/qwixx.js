// Qwixx as it is drawn and tapped. What the sheet looks like comes from the server's layout, what may be crossed from its
// choices.

import { colourLetter, colourOf, colourWord, rowInside, rowWord, Shape } from "../core/colours.js";
import { t } from "../core/words.js";
import { Cross, Lock } from "../parts/pen.js";
import { html } from "../vendor/preact-htm.js";

/** @typedef {import("./index.js").SheetProps} SheetProps */
/** @typedef {import("../table/state.js").Line} Line */

/** What is tapped for a choice. @param {string} choice */
export const tokens = (choice) => (choice === "-" ? null : [choice]);

/** A choice in words, as it stands on its button. @param {string} choice @param {Line} line @param {number} seat */
export function says(choice, line, seat) {
  const { state } = line;
  if (choice !== "-") return t("qwixx-cross", { row: rowInside(colourOf(choice[0])), number: choice.slice(1) });
  return state.active === seat && state.phase === "action 2" && !state.crossed ? t("qwixx-misthrow-take") : t("qwixx-nothing");
}

/** What is awaited of a seat that is asked, in words. @param {Line} line */
export function awaited({ state }) {
  if (state.phase !== "action 1") return t("qwixx-action-2");
  const sum = (state.dice ?? "").split(" ").filter((/** @type {string} */ die) => die[0] === "w");
  const total = sum.reduce((/** @type {number} */ all, /** @type {string} */ die) => all + Number(die.slice(1)), 0);
  return t("qwixx-action-1", { total });
}

/** The short hints of a first game. @param {Line} line @param {number} seat */
export function hint({ state }, seat) {
  if (state.phase === "action 2") return "hint-qwixx-action-2";
  return state.active === seat ? "hint-qwixx-active" : "hint-qwixx-passive";
}

/** Whether somebody's field stands left of a cross and is lost. @param {number[]} numbers @param {number[]} crossed @param {number} place */
const isSkipped = (numbers, crossed, place) => numbers.slice(place + 1).some((number) => crossed.includes(number));

/** @param {SheetProps} props */
export function Sheet({ state, layout, seat, sheet, taps, mini }) {
  const own = sheet ?? state.sheets[seat - 1];
  const closed = state?.closed ?? [];
  const row = (/** @type {{ colour: string, letter: string, numbers: number[] }} */ { colour, letter, numbers }) => {
    const { crossed, locked, points } = own[colour];
    const isClosed = closed.includes(colour);
    const cell = (/** @type {number} */ number, /** @type {number} */ place) => {
      const token = `${letter}${number}`;
      const isCrossed = crossed.includes(number);
      const lit = taps?.lit.has(token);
      const look = isCrossed ? "crossed" : lit ? "" : isClosed || isSkipped(numbers, crossed, place) ? "skipped" : "";
      const last = place === numbers.length - 1 ? " last" : "";
      const inside = html`<span class="number">${number}</span>${isCrossed && html`<${Cross} name=${token} />`}`;
      if (!taps || !lit) return html`<span class="cell ${look}${last}" aria-hidden="true">${inside}</span>`;
      const picked = taps.picked.includes(token);
      return html`<button type="button" class="cell lit ${picked ? "picked" : ""}${last}" data-token=${token} aria-pressed=${picked} onClick=${() => taps.tap(token)}>
        <span class="sr">${t("field", { colour: colourWord(colour), number })}</span><span aria-hidden="true">${inside}</span>${picked && html`<${Cross} name=${token} />`}</button>`;
    };
    const told = t("qwixx-row", { row: rowWord(colour), crossed: crossed.join(", ") || t("none"), count: points, state: locked ? "locked" : isClosed ? "closed" : "open" });
    return html`<div class="row c-${colour} ${isClosed ? "closed" : ""}" role="group" aria-label=${told}>
      <span class="tab" aria-hidden="true"><${Shape} colour=${colour} />${!mini && colourLetter(colour)}</span>
      ${numbers.map(cell)}
      <span class="cell lockcell ${locked ? "crossed" : ""}" aria-hidden="true"><${Lock} closed=${isClosed || locked} />${locked && html`<${Cross} name=${`${letter}!`} />`}</span>
    </div>`;
  };
  return html`<div class="qwixx sheet ${mini ? "mini" : ""}">
    ${layout.rows.map(row)}
    <${Foot} own=${own} layout=${layout} taps=${taps} mini=${mini} />
  </div>`;
}

/** Points and misthrows under the rows. @param {{ own: any, layout: any, taps: SheetProps["taps"], mini?: boolean }} props */
function Foot({ own, layout, taps, mini }) {
  const boxes = Array.from({ length: layout.misthrows }, (_, place) => place < own.misthrows);
  const lit = taps?.lit.has("x");
  return html`<div class="foot">
    ${!mini && html`<div class="sums" role="group" aria-label=${t("points-label")}>
      ${layout.rows.map((/** @type {any} */ { colour }) => html`<span class="sum c-${colour}"><span class="sr">${rowWord(colour)} </span>${own[colour].points}</span>`)}
      <span class="sum minus"><span class="sr">${t("qwixx-misthrows", { count: own.misthrows })} </span>${own.misthrows * layout.misthrow_points}</span>
      <span class="sum total"><span class="sr">${t("total")} </span>${own.points}</span>
    </div>`}
    <div class="misthrows">
      ${!mini && html`<span aria-hidden="true">${t("qwixx-misthrows-short", { points: layout.misthrow_points })}</span>`}
      ${boxes.map((crossed, place) => {
        const next = lit && place === own.misthrows;
        const inside = (crossed || (next && taps?.picked.includes("x"))) && html`<${Cross} name=${`x${place}`} />`;
        return taps && next
          ? html`<button type="button" class="box lit" data-token="x" aria-label=${t("qwixx-misthrow-take")} aria-pressed=${taps.picked.includes("x")} onClick=${() => taps.tap("x")}>${inside}</button>`
          : html`<span class="box" aria-hidden="true">${inside}</span>`;
      })}
    </div>
  </div>`;
}

/** The score table. @param {{ layout: any }} props */
export const ScoreTable = ({ layout }) => html`<table class="scoretable">
  <caption>${t("qwixx-scoretable")}</caption>
  <thead><tr><th scope="row">${t("qwixx-crosses")}</th>${layout.points.slice(1).map((/** @type {number} */ _, /** @type {number} */ place) => html`<td>${place + 1}</td>`)}</tr></thead>
  <tbody><tr><th scope="row">${t("points-label")}</th>${layout.points.slice(1).map((/** @type {number} */ points) => html`<td>${points}</td>`)}</tr></tbody>
</table>
<p>${t("qwixx-misthrow-points", { points: layout.misthrow_points })}</p>`;

/** The final reckoning: for each part what every seat has. @param {any} state @param {any} layout @returns {import("./index.js").Reckoning} */
export function reckoning(state, layout) {
  const rows = layout.rows.map((/** @type {any} */ { colour }) => ({
    name: rowWord(colour),
    colour,
    points: state.sheets.map((/** @type {any} */ sheet) => sheet[colour].points),
  }));
  const misthrows = state.sheets.map((/** @type {any} */ sheet) => sheet.misthrows * layout.misthrow_points);
  return [...rows, { name: t("qwixx-misthrows-name"), points: misthrows }];
}

/** What is worth telling everybody beyond the choices: the rows that were locked. @param {any} before @param {any} after @param {(seat: number) => string} nameOf */
export function changes(before, after, nameOf) {
  const told = [];
  for (const colour of after.closed) {
    if (before.closed.includes(colour)) continue;
    const by = after.sheets.flatMap((/** @type {any} */ sheet, /** @type {number} */ place) => (sheet[colour].locked ? [nameOf(place + 1)] : []));
    told.push({ text: t("qwixx-locked", { names: by.join(", "), row: rowWord(colour) }), colour });
  }
  return told;
}

