// The end of a game: who has won, the reckoning row by row, and what one can do next.

import { at } from "../core/base.js";
import { Shape } from "../core/colours.js";
import { listed, t } from "../core/words.js";
import { faceOf } from "../games/index.js";
import { isMine, nameOf } from "../table/people.js";
import { html, useLayoutEffect, useRef } from "../vendor/preact-htm.js";
import { EndDice } from "./dice-verdict.js";
import { attempt } from "./toasts.js";

/** @typedef {import("../table/state.js").TableView} TableView */

/** Points row by row. @param {{ names: string[], rows: import("../games/index.js").Reckoning, scores: number[], winners: number[] }} props */
export function Reckoning({ names, rows, scores, winners }) {
  const won = (/** @type {number} */ place) => (winners.includes(place + 1) ? "won" : "");
  return html`<div class="scroll" role="region" tabindex="0" aria-label=${t("reckoning")}><table class="reckoning">
    <thead><tr><th scope="col"><span class="sr">${t("part")}</span></th>${names.map((name, place) => html`<th scope="col" class=${won(place)}>${name}</th>`)}</tr></thead>
    <tbody>${rows.map(({ name, colour, points }) => html`<tr class=${colour ? `c-${colour}` : ""}><th scope="row">${colour && html`<${Shape} colour=${colour} />`}${name}</th>${points.map((own, place) => html`<td class=${won(place)}>${own}</td>`)}</tr>`)}</tbody>
    <tfoot><tr><th scope="row">${t("total")}</th>${scores.map((own, place) => html`<td class=${won(place)}>${own}${won(place) && html` <span aria-label=${t("winner")}>★</span>`}</td>`)}</tr></tfoot>
  </table></div>`;
}

/** Who has won, in a sentence. @param {TableView} table @param {number[]} winners */
function verdict(table, winners) {
  if (table.over && table.games > 1) return decided(table, table.seats.map(({ seat }) => seat).filter((seat) => table.totals[seat - 1] === Math.max(...table.totals)));
  return decided(table, winners);
}

/** @param {TableView} table @param {number[]} winners */
function decided(table, winners) {
  if (table.seats.length === 1) return t("end-alone", { points: table.totals[0] });
  const names = listed(winners.map((seat) => nameOf(table, seat)));
  if (winners.length > 1) return t("end-shared", { names });
  return isMine(table, winners[0]) && table.you.seats.length === 1 ? t("end-you-won") : t("end-won", { name: names });
}

/** @param {{ table: TableView, line: import("../table/line.js").Line, onRules: () => void }} props */
export function End({ table, line, onRules }) {
  const last = table.line;
  const own = table.you.seats;
  const wish = table.over ? "rematch" : "ready";
  const wished = table.over ? table.rematch : table.ready;
  const names = table.seats.map(({ seat }) => nameOf(table, seat));
  const record = table.records.at(-1);
  const say = () => attempt(async () => { for (const seat of own) if (!wished.includes(seat)) await line.send({ [wish]: true, seat }); });
  const self = useRef(/** @type {HTMLElement | null} */ (null));
  useLayoutEffect(() => {
    scrollTo(0, 0);
    self.current?.focus({ preventScroll: true });
  }, []);
  return html`<section class="end panel" ref=${self} tabindex="-1">
    ${last?.turn === "over" && html`<h1>${verdict(table, last.winners ?? [])}</h1>
      <${Reckoning} names=${names} rows=${faceOf(table.game).reckoning(last.state, table.layout)} scores=${last.scores} winners=${last.winners ?? []} />`}
    ${table.games > 1 && html`<${Standings} table=${table} names=${names} />`}
    ${own.length > 0 && !table.next && html`<div class="buttons"><button type="button" class="main" data-again disabled=${own.every((seat) => wished.includes(seat))} onClick=${say}>${t(`end-${wish}`)}</button></div>`}
    ${wished.length > 0 && !table.next && html`<p class="faint">${t(`end-wished-${wish}`, { names: listed(wished.map((seat) => nameOf(table, seat))) })}</p>`}
    ${table.next && html`<div class="buttons"><a class="button main" href=${at(`t/${table.next}`)}>${t("end-next")}</a></div>`}
    <ul class="links">
      ${table.records.map((record, place) => html`<li><a href=${at(`g/${record}`)}>${table.records.length > 1 ? t("end-record-number", { number: place + 1 }) : t("end-record")}</a></li>`)}
      <li><button type="button" class="link" onClick=${onRules}>${t("scoretable")}</button></li>
      <li><a href=${at("")}>${t("to-start")}</a></li>
    </ul>
    ${/* Below all that can be tapped, for it comes later and must not move that. */ table.dice !== "real" && record && html`<${EndDice} id=${record} shown=${table.rolls ?? []} />`}
  </section>`;
}

/** The match so far. @param {{ table: TableView, names: string[] }} props */
function Standings({ table, names }) {
  const best = Math.max(...table.totals);
  return html`<h2>${t("standings", { played: table.results.length, games: table.games })}</h2>
    <div class="scroll" role="region" tabindex="0" aria-label=${t("standings-label")}><table class="reckoning">
      <thead><tr><th scope="col"><span class="sr">${t("game")}</span></th>${names.map((name) => html`<th scope="col">${name}</th>`)}</tr></thead>
      <tbody>${table.results.map((scores, place) => html`<tr><th scope="row">${t("game-number", { number: place + 1 })}</th>${scores.map((own) => html`<td>${own}</td>`)}</tr>`)}</tbody>
      <tfoot><tr><th scope="row">${t("total")}</th>${table.totals.map((own) => html`<td class=${own === best ? "won" : ""}>${own}${table.over && own === best && html` <span aria-label=${t("winner")} role="img">★</span>`}</td>`)}</tr></tfoot>
    </table></div>`;
}
