// Twenty One as it is drawn and tapped.

import { colourLetter, colourOf, colourWord, letterOf, Shape } from "../../core/colours.js";
import { listed, t } from "../../core/words.js";
import { Handwriting } from "../../parts/handwriting.js";
import { Cross, Ring } from "../../parts/icons.js";
import { html } from "../../vendor/preact-htm.js";
import { PickSheets } from "./pick-sheets.js";

/** @typedef {import("./protocol.js").State} State */
/** @typedef {import("./protocol.js").Layout} Layout */
/** @typedef {import("./protocol.js").Sheet} TwentyOneSheet */
/** @typedef {import("../../protocol.js").GameView<State>} View */
/** @typedef {import("../parts.js").Taps} Taps */

export const CROSS_OUT = "x";
/** Choices that are not tapped on the sheet, and what their buttons say. @type {Record<string, string>} */
const BUTTONS = { keep: "twenty-one-keep", reroll: "twenty-one-reroll", [CROSS_OUT]: "twenty-one-cross-out" };

/** A number to be written, in words. @param {string} token */
const numberWords = (token) => t("field", { colour: colourWord(colourOf(token[0])), number: token.slice(1) });

/** @param {string} choice */
export function choiceWords(choice) {
  const button = BUTTONS[choice];
  return button ? t(button) : t("twenty-one-write", { numbers: listed(choice.split(" ").map(numberWords)) });
}

/** What was done, by the buttons. @type {Record<string, string>} */
const DONE = { keep: "twenty-one-did-keep", reroll: "twenty-one-did-reroll", [CROSS_OUT]: "twenty-one-did-cross-out" };

/** @param {string} choice @param {View} _view @param {number} _seat @param {string} name */
function didWords(choice, _view, _seat, name) {
  const button = DONE[choice];
  const numbers = listed(choice.split(" ").map(numberWords));
  return button ? t(button, { name }) : t("twenty-one-did-write", { name, numbers });
}

/** How many numbers were written, or that a field was crossed out. @param {string} choice */
function chip(choice) {
  if (choice === CROSS_OUT) return { text: "✕" };
  return choice in BUTTONS ? undefined : { text: `✎ ${choice.split(" ").length}` };
}

/** @param {View} view @param {number} seat */
function promptWords({ state, choices }, seat) {
  if (state.phase === "roller") return t("twenty-one-roller");
  const canWrite = choices?.[seat]?.some((choice) => choice !== CROSS_OUT);
  return canWrite ? t("twenty-one-writing") : t("twenty-one-nothing-fits");
}

/** @param {import("../parts.js").SheetProps<{ sheets?: TwentyOneSheet[] }, Layout, TwentyOneSheet>} props */
export function Sheet({ state, seat, sheet, taps, ghosts = [], mini }) {
  const own = sheet ?? state.sheets?.[seat - 1];
  if (!own) return null;
  return html`<div class="twenty-one sheet ${mini ? "mini" : ""}">
    ${!mini && html`<p class="letter" aria-hidden="true">${t("twenty-one-sheet", { letter: own.sheet })}</p>`}
    ${own.rows.map((row, place) => {
      const isCurrent = own.row === place + 1;
      return html`<${Row} row=${row} number=${place + 1} exact=${own.exact ?? []} isCurrent=${isCurrent}
        taps=${isCurrent ? taps : undefined} ghosts=${isCurrent ? ghosts : []} mini=${mini} />`;
    })}
    ${!mini && html`<p class="foot"><span>${t("total")}</span> <b class="total">${own.points}</b></p>`}
  </div>`;
}

/**
 * @param {object} props
 * @param {import("./protocol.js").Row} props.row
 * @param {number} props.number
 * @param {string[]} props.exact
 * @param {boolean} props.isCurrent
 * @param {Taps} [props.taps]
 * @param {string[]} props.ghosts
 * @param {boolean} [props.mini]
 */
function Row({ row, number, exact, isCurrent, taps, ghosts, mini }) {
  const marks = row.fields.map(({ crossed, written }) => (crossed ? t("crossed-out") : (written ?? t("empty"))));
  const told = t("twenty-one-row", { number, marks: marks.join(", "), count: row.points, hits: row.hits });
  return html`<div class="row ${isCurrent ? "current" : ""}" role="group" aria-label=${told}>
    ${row.fields.map(
      (field) =>
        html`<${Field} field=${field} row=${number} exact=${exact} taps=${taps} ghosts=${ghosts} mini=${mini} />`,
    )}
    <span class="rowpoints" aria-hidden="true">${row.points}</span>
  </div>`;
}

/**
 * @param {object} props
 * @param {import("./protocol.js").Field} props.field
 * @param {number} props.row
 * @param {string[]} props.exact
 * @param {Taps} [props.taps]
 * @param {string[]} props.ghosts what is chosen, and nobody else knows yet
 * @param {boolean} [props.mini]
 */
function Field({ field: { colour, number: limit, written, crossed, hit }, row, exact, taps, ghosts, mini }) {
  const letter = letterOf(colour);
  const fitting = [...(taps?.lit ?? [])].filter((token) => token[0] === letter && token !== CROSS_OUT);
  const picked = taps?.picked.find((token) => fitting.includes(token));
  const ghost = ghosts.find((token) => token[0] === letter && token !== CROSS_OUT);
  const shown = written ?? (picked ?? ghost)?.slice(1);
  const isHit = hit || (picked !== undefined && exact.includes(picked));
  const name = `${row}${letter}`;
  const inside = html`<span class="limit" aria-hidden="true"
      ><${Shape} colour=${colour} />${!mini && colourLetter(colour)}<b>${limit}</b></span>
    ${shown && html`<span class="written" aria-hidden="true"><${Handwriting} text=${shown} name=${name} /></span>`}
    ${crossed && html`<${Cross} name=${name} />`}
    ${isHit && html`<${Ring} name=${name} /><span class="hitmark"><${Cross} name=${`x${name}`} /></span>`}`;
  if (!fitting.length) {
    const look = `${crossed ? "crossed" : ""} ${ghost ? "ghost" : ""}`;
    return html`<span class="field c-${colour} ${look}" aria-hidden="true">${inside}</span>`;
  }
  const hasSeveral = fitting.length > 1;
  const tap = () => (hasSeveral && taps?.several ? taps.several(fitting) : taps?.tap(picked ?? fitting[0]));
  const label = hasSeveral ? t("field", { colour: colourWord(colour), number: limit }) : numberWords(fitting[0]);
  return html`<button type="button" class="field lit c-${colour} ${picked ? "picked" : ""}"
    data-token=${fitting.join(" ")} aria-pressed=${picked !== undefined} onClick=${tap}>
    <span class="sr">${label}</span>${inside}
  </button>`;
}

/** The bonus for exact hits. @param {{ layout: Layout }} props */
const ScoreTable = ({ layout }) => html`<table class="scoretable">
  <caption>${t("twenty-one-scoretable")}</caption>
  <thead><tr>
    <th scope="row">${t("twenty-one-hits")}</th>
    ${layout.bonus.map((_, hits) => html`<td>${hits}</td>`)}
  </tr></thead>
  <tbody><tr>
    <th scope="row">${t("twenty-one-bonus")}</th>
    ${layout.bonus.map((points) => html`<td>${points}</td>`)}
  </tr></tbody>
</table>`;

/** @param {State} state @returns {import("../parts.js").ScoreBreakdown} */
function scoreBreakdown({ sheets }) {
  return sheets[0].rows.map((_, place) => ({
    name: t("row-number", { number: place + 1 }),
    points: sheets.map((sheet) => sheet.rows[place].points),
  }));
}

/** Rows that were completed. @param {State} before @param {State} after @param {(seat: number) => string} nameOf */
function announcements(before, after, nameOf) {
  return after.sheets.flatMap((sheet, place) => {
    const row = before.sheets[place]?.row;
    if (!row || row === sheet.row) return [];
    const { points } = sheet.rows[row - 1];
    return [{ text: t("twenty-one-row-full", { name: nameOf(place + 1), row, count: points }) }];
  });
}

/** @type {import("../parts.js").GameUi<State, Layout, TwentyOneSheet>} */
export default {
  tokens: (choice) => (choice in BUTTONS ? null : choice.split(" ")),
  choiceWords,
  didWords,
  doesWords: (choice, _, name) => (choice === "reroll" ? t("twenty-one-does-reroll", { name }) : undefined),
  chip,
  promptWords,
  hintId: ({ state }) => (state.phase === "roller" ? "hint-twenty-one-roller" : "hint-twenty-one-write"),
  Sheet,
  ScoreTable,
  scoreBreakdown,
  announcements,
  SetupEntry: PickSheets,
  fittingDice: ({ sheets }, seat) => sheets[seat - 1]?.fits ?? [],
};
