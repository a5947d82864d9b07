// Qwixx as it is drawn and tapped.

import { colourLetter, colourOf, colourWord, rowInside, rowWord, Shape } from "../../core/colours.js";
import { t } from "../../core/words.js";
import { Cross, Lock } from "../../parts/icons.js";
import { html } from "../../vendor/preact-htm.js";

/** @typedef {import("./protocol.js").State} State */
/** @typedef {import("./protocol.js").Layout} Layout */
/** @typedef {import("./protocol.js").RowLayout} RowLayout */
/** @typedef {import("./protocol.js").Sheet} QwixxSheet */
/** @typedef {import("../../protocol.js").GameView<State>} View */
/** @typedef {import("../parts.js").Taps} Taps */
/** @typedef {Pick<State, "closed"> & { sheets?: QwixxSheet[] }} Shown what a sheet needs of the table around it */

const PASS = "-";
export const MISTHROW = "x";

/** A cross in words. @param {string} field `r5` */
export const crossWords = (field) => t("qwixx-cross", { row: rowInside(colourOf(field[0])), number: field.slice(1) });

/** Whether somebody is asked to join a lock. @param {State} state */
const isJoining = (state) => (state.just_locked ?? []).length > 0;

/** @param {string} choice @param {View} view @param {number} seat */
function choiceWords(choice, { state }, seat) {
  if (choice !== PASS) return crossWords(choice);
  if (isJoining(state)) return t("qwixx-keep");
  return state.misthrow_due === seat ? t("qwixx-misthrow-take") : t("qwixx-nothing");
}

/** @param {string} choice @param {View} view @param {number} seat @param {string} name */
function didWords(choice, { state }, seat, name) {
  if (choice !== PASS) {
    const did = isJoining(state) ? "qwixx-did-join" : "qwixx-did-cross";
    return t(did, { name, row: rowInside(colourOf(choice[0])), number: choice.slice(1) });
  }
  if (isJoining(state)) return t("qwixx-did-keep", { name });
  return t(state.misthrow_due === seat ? "qwixx-did-misthrow" : "qwixx-did-nothing", { name });
}

/** @param {string} choice @param {View} view @param {number} seat */
function chip(choice, { state }, seat) {
  if (choice !== PASS) return { text: choice.slice(1), colour: colourOf(choice[0]) };
  return { text: state.misthrow_due === seat ? t("qwixx-misthrow-short") : t("qwixx-nothing") };
}

/** Who locked a row, in words. @param {State} state @param {string} colour @param {(seat: number) => string} nameOf */
function lockedWords({ sheets }, colour, nameOf) {
  const names = sheets.flatMap((sheet, place) => (sheet[colour].locked ? [nameOf(place + 1)] : []));
  return t("qwixx-locked", { names: names.join(", "), row: rowWord(colour) });
}

/** @param {View} view @param {number} seat @param {Layout} _ @param {(seat: number) => string} nameOf */
function promptWords({ state, choices = {} }, seat, _, nameOf) {
  if (isJoining(state)) {
    const offered = (choices[seat] ?? []).filter((choice) => choice !== PASS).map((choice) => colourOf(choice[0]));
    const locked = offered.map((colour) => lockedWords(state, colour, nameOf)).join(" ");
    const chosen = state.revealed?.[seat - 1] ?? PASS;
    const words = { locked, number: state.white_sum ?? 0 };
    if (chosen === PASS) return t("qwixx-join", words);
    return t("qwixx-join-instead", { ...words, row: rowInside(colourOf(chosen[0])), given: chosen.slice(1) });
  }
  return state.white_sum === null ? t("qwixx-action-2") : t("qwixx-action-1", { total: state.white_sum });
}

/** @param {View} view @param {number} seat */
function hintId({ state }, seat) {
  if (isJoining(state)) return "hint-qwixx-join";
  if (state.white_sum === null) return "hint-qwixx-action-2";
  return state.active === seat ? "hint-qwixx-active" : "hint-qwixx-passive";
}

/** @param {import("../parts.js").SheetProps<Shown, Layout, QwixxSheet>} props */
export function Sheet({ state, layout, seat, sheet, taps, ghosts = [], armed = [], mini }) {
  const own = sheet ?? state.sheets?.[seat - 1];
  if (!own) return null;
  return html`<div class="qwixx sheet ${mini ? "mini" : ""}">
    ${layout.rows.map(
      (row) =>
        html`<${Row} row=${row} own=${own[row.colour]} isClosed=${state.closed.includes(row.colour)}
          taps=${taps} ghosts=${ghosts} armed=${armed} mini=${mini} />`,
    )}
    <${Foot} own=${own} layout=${layout} taps=${taps} mini=${mini} />
  </div>`;
}

/**
 * @param {object} props
 * @param {RowLayout} props.row
 * @param {import("./protocol.js").Row} props.own
 * @param {boolean} props.isClosed
 * @param {Taps} [props.taps]
 * @param {string[]} props.ghosts
 * @param {string[]} props.armed
 * @param {boolean} [props.mini]
 */
function Row({ row: { colour, letter, numbers }, own, isClosed, taps, ghosts, armed, mini }) {
  const { crossed, locked, points } = own;
  const told = t("qwixx-row", {
    row: rowWord(colour),
    crossed: crossed.join(", ") || t("none"),
    count: points,
    state: locked ? "locked" : isClosed ? "closed" : "open",
  });
  return html`<div class="row c-${colour} ${isClosed ? "closed" : ""}" role="group" aria-label=${told}>
    <span class="tab" aria-hidden="true"><${Shape} colour=${colour} />${!mini && colourLetter(colour)}</span>
    ${numbers.map(
      (number, place) =>
        html`<${Field} token=${`${letter}${number}`} colour=${colour} number=${number} own=${own}
          isClosed=${isClosed} isLast=${place === numbers.length - 1} taps=${taps}
          isGhost=${ghosts.includes(`${letter}${number}`)} isArmed=${armed.includes(`${letter}${number}`)} />`,
    )}
    <span class="cell lockcell ${locked ? "crossed" : ""}" aria-hidden="true">
      <${Lock} closed=${isClosed || locked} />${locked && html`<${Cross} name=${`${letter}!`} />`}
    </span>
  </div>`;
}

/**
 * @param {object} props
 * @param {string} props.token
 * @param {string} props.colour
 * @param {number} props.number
 * @param {import("./protocol.js").Row} props.own
 * @param {boolean} props.isClosed
 * @param {boolean} props.isLast
 * @param {Taps} [props.taps]
 * @param {boolean} props.isGhost whether it is chosen, and nobody else knows yet
 * @param {boolean} props.isArmed whether it is chosen as soon as it can be
 */
function Field({ token, colour, number, own, isClosed, isLast, taps, isGhost, isArmed }) {
  const isCrossed = own.crossed.includes(number);
  const last = `${isLast ? " last" : ""}${isGhost ? " ghost" : ""}${isArmed ? " armed" : ""}`;
  const inside = html`<span class="number">${number}</span>
    ${(isCrossed || isGhost) && html`<${Cross} name=${token} />`}`;
  if (!taps?.lit.has(token)) {
    const look = isCrossed ? "crossed" : isClosed || own.lost?.includes(number) ? "skipped" : "";
    return html`<span class="cell ${look}${last}" aria-hidden="true">${inside}</span>`;
  }
  const picked = taps.picked.includes(token);
  const look = `${taps.isAdvance ? "advance" : "lit"} ${picked ? "picked" : ""}${last}`;
  return html`<button type="button" class="cell ${look}" data-token=${token}
    aria-pressed=${picked} onClick=${() => taps.tap(token)}>
    <span class="sr">${t("field", { colour: colourWord(colour), number })}</span>
    <span aria-hidden="true">${inside}</span>
    ${picked && !taps.isAdvance && html`<${Cross} name=${token} />`}
  </button>`;
}

/**
 * Points and misthrows under the rows.
 * @param {{ own: QwixxSheet, layout: Layout, taps?: Taps, mini?: boolean }} props
 */
function Foot({ own, layout, taps, mini }) {
  const isLit = taps?.lit.has(MISTHROW) ?? false;
  const isPicked = taps?.picked.includes(MISTHROW) ?? false;
  const box = (/** @type {number} */ place) => {
    const isNext = isLit && place === own.misthrows;
    const cross = (place < own.misthrows || (isNext && isPicked)) && html`<${Cross} name=${`x${place}`} />`;
    if (!isNext) return html`<span class="box" aria-hidden="true">${cross}</span>`;
    return html`<button type="button" class="box lit" data-token=${MISTHROW} aria-label=${t("qwixx-misthrow-take")}
      aria-pressed=${isPicked} onClick=${() => taps?.tap(MISTHROW)}>${cross}</button>`;
  };
  return html`<div class="foot">
    ${!mini && html`<${Sums} own=${own} layout=${layout} />`}
    <div class="misthrows">
      ${
        !mini && html`<span aria-hidden="true">${t("qwixx-misthrows-short", { points: layout.misthrow_points })}</span>`
      }
      ${Array.from({ length: layout.misthrows }, (_, place) => box(place))}
    </div>
  </div>`;
}

/** @param {{ own: QwixxSheet, layout: Layout }} props */
const Sums = ({ own, layout }) =>
  html`<div class="sums" role="group" aria-label=${t("points-label")}>
    ${layout.rows.map(
      ({ colour }) =>
        html`<span class="sum c-${colour}"><span class="sr">${rowWord(colour)} </span>${own[colour].points}</span>`,
    )}
    <span class="sum minus"
      ><span class="sr">${t("qwixx-misthrows", { count: own.misthrows })} </span>${own.misthrow_points}</span>
    <span class="sum total"><span class="sr">${t("total")} </span>${own.points}</span>
  </div>`;

/** @param {{ layout: Layout }} props */
const ScoreTable = ({ layout }) => html`<table class="scoretable">
    <caption>${t("qwixx-scoretable")}</caption>
    <thead><tr>
      <th scope="row">${t("qwixx-crosses")}</th>
      ${layout.points.slice(1).map((_, place) => html`<td>${place + 1}</td>`)}
    </tr></thead>
    <tbody><tr>
      <th scope="row">${t("points-label")}</th>
      ${layout.points.slice(1).map((points) => html`<td>${points}</td>`)}
    </tr></tbody>
  </table>
  <p>${t("qwixx-misthrow-points", { points: layout.misthrow_points })}</p>`;

/** @param {State} state @param {Layout} layout @returns {import("../parts.js").ScoreBreakdown} */
function scoreBreakdown({ sheets }, layout) {
  const rows = layout.rows.map(({ colour }) => ({
    name: rowWord(colour),
    colour,
    points: sheets.map((sheet) => sheet[colour].points),
  }));
  const misthrows = sheets.map((sheet) => sheet.misthrow_points);
  return [...rows, { name: t("qwixx-misthrows-name"), points: misthrows }];
}

/** The rows that were locked. @param {State} before @param {State} after @param {(seat: number) => string} nameOf */
function announcements(before, after, nameOf) {
  const fresh = after.closed.filter((colour) => !before.closed.includes(colour));
  return fresh.map((colour) => ({ text: lockedWords(after, colour, nameOf), colour }));
}

/**
 * @param {import("../../protocol.js").Preview<State>} preview
 * @param {string} choice
 * @param {number} seat
 * @param {string} gained
 */
function gainWords(preview, choice, seat, gained) {
  const row = preview.state.sheets[seat - 1]?.[colourOf(choice[0])];
  const count = Math.abs(preview.gained);
  return row ? t("qwixx-gain", { gained, count, points: row.points }) : t("gain", { gained, count });
}

/** Who could lock which row now. @param {View} view @param {Layout} layout @param {(seat: number) => string} nameOf */
function reminders({ state, choices = {} }, layout, nameOf) {
  if (isJoining(state)) return [];
  return layout.rows.flatMap(({ colour, letter, numbers }) => {
    const last = `${letter}${numbers.at(-1)}`;
    const seats = Object.keys(choices).filter((seat) => choices[Number(seat)]?.includes(last));
    const names = seats.map((seat) => nameOf(Number(seat))).join(", ");
    return seats.length ? [t("qwixx-can-lock", { names, row: rowInside(colour) })] : [];
  });
}

/** Fields that are free. @param {State} state @param {Layout} layout @param {number} seat */
function armable({ closed, sheets }, layout, seat) {
  return layout.rows
    .filter(({ colour }) => !closed.includes(colour))
    .flatMap(({ colour, letter, numbers }) => {
      const { crossed, lost = [] } = sheets[seat - 1][colour];
      return numbers
        .filter((number) => !crossed.includes(number) && !lost.includes(number))
        .map((number) => `${letter}${number}`);
    });
}

/** @type {import("../parts.js").GameUi<State, Layout, QwixxSheet>} */
export default {
  tokens: (choice) => (choice === PASS ? null : [choice]),
  choiceWords,
  didWords,
  chip,
  promptWords,
  hintId,
  Sheet,
  ScoreTable,
  scoreBreakdown,
  announcements,
  gainWords,
  reminders,
  armable,
};
