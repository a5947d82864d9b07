// The table while it is played: the dice in the middle, one's own sheet large, the others' small, the buttons below.

import { t } from "../core/words.js";
import { faceOf } from "../games/index.js";
import { KeepDice } from "../games/one-card.js";
import { inOrder, isMine, nameOf } from "../table/people.js";
import { thinking } from "../table/state.js";
import { html } from "../vendor/preact-htm.js";
import { Clock } from "./clock.js";
import { Dice } from "./die.js";
import { RealDice, RollButton } from "./roll.js";
import { attempt } from "./toasts.js";

/** @typedef {import("../table/state.js").TableView} TableView */
/** @typedef {import("../table/line.js").Line} Line */
/** @typedef {import("../table/moves.js").Moves} Moves */

/** What is going on, in a sentence. @param {TableView} table @param {number | undefined} seat who decides at this device */
export function situation(table, seat) {
  const { line, layout } = table;
  if (!line) return "";
  if (seat !== undefined && line.turn === "decide") {
    const words = faceOf(table.game).awaited(line, seat, layout);
    return table.you.seats.length > 1 ? t("for-name", { name: nameOf(table, seat), words }) : words;
  }
  if (line.turn === "chance") return rolling(table);
  const [first, ...rest] = thinking(table).filter((other) => !isMine(table, other) || table.you.seats.length === 0);
  if (first === undefined) return t("one-moment");
  return rest.length ? t("waiting-for-several", { count: rest.length + 1 }) : t("waiting-for", { name: nameOf(table, first) });
}

/** @param {TableView} table */
function rolling(table) {
  const active = table.line?.state.active;
  if (active && isMine(table, active) && table.you.seats.length === 1) return t("you-roll");
  if (active) return t("name-rolls", { name: nameOf(table, active) });
  return table.dice === "program" ? t("one-moment") : "";
}

/** Whose turn it is, in words. @param {TableView} table */
function turnWords(table) {
  const active = table.line?.state.active;
  if (!active) return "";
  return isMine(table, active) && table.you.seats.length === 1 ? t("your-turn") : t("turn-of", { name: nameOf(table, active) });
}

/** @param {{ table: TableView, line: Line, deadline: number | null, seat: number | undefined, moves: Moves | undefined, last: string }} props */
export function Tray({ table, line, deadline, seat, moves, last }) {
  const { line: at } = table;
  if (!at) return null;
  const face = faceOf(table.game);
  const keeps = moves && face.tapsDice && [...moves.taps.lit].some((token) => token.startsWith("die "));
  const { dice } = at.state;
  return html`<section class="tray" aria-label=${t("tray")}>
    <p class="situation"><span class="turnwords">${turnWords(table)}</span><strong data-situation>${situation(table, seat)}</strong><${Clock} deadline=${deadline} /></p>
    ${dice && (keeps ? html`<${KeepDice} notation=${dice} roll=${at.ply} taps=${moves.taps} />` : html`<${Dice} notation=${dice} roll=${dice} />`)}
    ${last && html`<p class="last">${last}</p>`}
    ${table.you.seats.length === 0 && html`<p class="last">${t("you-watch")}</p>`}
    ${face.Middle && html`<${face.Middle} state=${at.state} layout=${table.layout} taps=${moves?.taps} />`}
    ${at.turn === "chance" && table.you.seats.length > 0 && html`<${Roll} table=${table} line=${line} />`}
    ${table.dice === "real" && table.fresh && at.turn === "decide" && table.you.seats.length > 0 && html`<button type="button" class="small" data-unroll onClick=${() => attempt(() => line.send({ unroll: true, seat: table.you.seats[0] }))}>${t("menu-unroll")}</button>`}
  </section>`;
}

/** @param {{ table: TableView, line: Line }} props */
function Roll({ table, line }) {
  const { line: at } = table;
  if (!at) return null;
  const roll = (/** @type {true | string} */ dice) => attempt(() => line.send({ roll: dice, seat: table.you.seats[0] }));
  const kind = at.kind ?? "roll";
  if (table.awaited) {
    return html`<${RealDice} key=${at.ply} awaited=${table.awaited} faces=${table.layout.faces} onRoll=${roll} />`;
  }
  const active = at.state.active;
  const may = table.dice === "real" || (table.dice === "tap" && (!active || isMine(table, active) || !table.here.includes(active)));
  return may ? html`<div class="buttons"><${RollButton} kind=${kind} onRoll=${() => roll(true)} /></div>` : null;
}

/** One's own sheet, or all of them for those who watch. @param {{ table: TableView, own: number | undefined, moves: Moves | undefined, onOpen: (seat: number) => void }} props */
export function Sheets({ table, own, moves, onOpen }) {
  const { line: at, layout } = table;
  if (!at) return null;
  const { Sheet } = faceOf(table.game);
  const [first, ...others] = own === undefined ? [undefined, ...inOrder(table)] : [own, ...inOrder(table).filter((seat) => seat !== own)];
  return html`<div class="sheets">
    ${first !== undefined && html`<section class="ownsheet" aria-label=${t("sheet-of", { name: nameOf(table, first) })}>
      ${table.you.seats.length > 1 && html`<h2>${nameOf(table, first)}</h2>`}
      <${Sheet} state=${at.state} layout=${layout} seat=${first} taps=${moves?.taps} /></section>`}
    ${first === undefined && others.map((seat) => html`<section key=${seat} class="ownsheet" aria-label=${t("sheet-of", { name: nameOf(table, seat) })}><h2>${nameOf(table, seat)}</h2><${Sheet} state=${at.state} layout=${layout} seat=${seat} /></section>`)}
    ${first !== undefined && others.length > 0 && html`<section class="others" aria-label=${t("others-sheets")}>${others.map((seat) => html`<button key=${seat} type="button" class="other" onClick=${() => onOpen(seat)}>
      <span class="sr">${t("open-sheet")}</span><span class="othername"><span>${nameOf(table, seat)}</span><b>${at.scores[seat - 1]}</b></span>
      <span aria-hidden="true"><${Sheet} state=${at.state} layout=${layout} seat=${seat} mini=${true} /></span></button>`)}</section>`}
  </div>`;
}

/** The buttons at the bottom: what the taps make, and what has no field of its own. @param {{ table: TableView, line: Line, seat: number | undefined, moves: Moves | undefined }} props */
export function Actions({ table, line, seat, moves }) {
  const at = table.line;
  const face = faceOf(table.game);
  if (!at) return null;
  if (moves && seat !== undefined) {
    const { choice } = moves;
    return html`<div class="actions" role="group" aria-label=${t("actions")}>
      ${choice !== undefined && html`<button type="button" class=${moves.taps.picked.length ? "main" : ""} data-confirm disabled=${!moves.ready && moves.taps.picked.length === 0} onClick=${() => moves.choose(choice)}>${face.says(choice, at, seat)}</button>`}
      ${moves.buttons.map((one) => html`<button type="button" class=${choice === undefined && moves.taps.lit.size === 0 ? "main" : ""} data-choice=${one} disabled=${!moves.ready} onClick=${() => moves.choose(one)}>${face.says(one, at, seat)}</button>`)}
    </div>`;
  }
  const chosen = Object.entries(table.you.chosen);
  if (chosen.length === 0 || at.turn !== "decide") return html`<div class="actions idle"></div>`;
  return html`<div class="actions">${chosen.map(([own, choice]) => html`<p class="chosen"><span>${t("you-chose", { choice: face.says(choice, at, Number(own)) })}</span>
    <button type="button" class="small" data-takeback onClick=${() => attempt(() => line.send({ take_back: true, seat: Number(own) }))}>${t("take-back")}</button></p>`)}</div>`;
}
