// The end of a game: who has won, the points part by part, and what one can do next.

import { url } from "../core/urls.js";
import { listed, t } from "../core/words.js";
import { uiOf } from "../games/ui.js";
import { isMine, nameOf } from "../table/seats.js";
import { html, useLayoutEffect, useRef } from "../vendor/preact-htm.js";
import { EndDice } from "./dice-verdict.js";
import { ScoreBreakdown } from "./score-breakdown.js";
import { attempt } from "./toasts.js";

/** @typedef {import("../table/state.js").TableView} TableView */

/** Who has won, in a sentence. @param {TableView} table @param {number[]} winners */
function winnerWords(table, winners) {
  if (table.seats.length === 1) return t("end-alone", { points: table.totals[0] });
  const names = listed(winners.map((seat) => nameOf(table, seat)));
  if (winners.length > 1) return t("end-shared", { names });
  const isYou = isMine(table, winners[0]) && table.you.seats.length === 1;
  return isYou ? t("end-you-won") : t("end-won", { name: names });
}

/** @param {{ table: TableView, connection: import("../table/connection.js").Connection, onRules: () => void }} props */
export function GameEnd({ table, connection, onRules }) {
  const { view, records } = table;
  const names = table.seats.map(({ seat }) => nameOf(table, seat));
  const record = records.at(-1);
  const self = useRef(/** @type {HTMLElement | null} */ (null));
  useLayoutEffect(() => {
    scrollTo(0, 0);
    self.current?.focus({ preventScroll: true });
  }, []);
  const winners = view?.winners ?? [];
  const recordWords = (/** @type {number} */ place) =>
    records.length > 1 ? t("end-record-number", { number: place + 1 }) : t("end-record");
  return html`<section class="end panel" ref=${self} tabindex="-1">
    ${
      view?.turn === "over" &&
      html`<h1>${winnerWords(table, table.over && table.games > 1 ? table.leaders : winners)}</h1>
        <${ScoreBreakdown} names=${names} rows=${uiOf(table.game).scoreBreakdown(view.state, table.layout)}
          scores=${view.scores} winners=${winners} />`
    }
    ${table.games > 1 && html`<${Standings} table=${table} names=${names} />`}
    <${WhatNext} table=${table} connection=${connection} />
    <ul class="links">
      ${records.map((id, place) => html`<li><a href=${url(`g/${id}`)}>${recordWords(place)}</a></li>`)}
      <li><button type="button" class="link" onClick=${onRules}>${t("scoretable")}</button></li>
      <li><a href=${url("")}>${t("to-start")}</a></li>
    </ul>
    ${
      // Below all that can be tapped, for it comes later and must not move that.
      table.dice !== "real" && record && html`<${EndDice} id=${record} shown=${table.rolls} />`
    }
  </section>`;
}

/**
 * Another game, or the way to it.
 * @param {{ table: TableView, connection: import("../table/connection.js").Connection }} props
 */
function WhatNext({ table, connection }) {
  if (table.next) {
    return html`<div class="buttons"><a class="button main" href=${url(`t/${table.next}`)}>${t("end-next")}</a></div>`;
  }
  const own = table.you.seats;
  const wish = table.over ? "rematch" : "ready";
  const wished = table.over ? table.rematch : table.ready;
  const open = own.filter((seat) => !wished.includes(seat));
  const say = () =>
    attempt(async () => {
      for (const seat of open) await connection.send({ [wish]: true, seat });
    });
  const names = listed(wished.map((seat) => nameOf(table, seat)));
  return html`${
    own.length > 0 &&
    html`<div class="buttons">
        <button type="button" class="main" data-again disabled=${open.length === 0} onClick=${say}>
          ${t(`end-${wish}`)}
        </button>
      </div>`
  }
    ${wished.length > 0 && html`<p class="faint">${t(`end-wished-${wish}`, { names })}</p>`}`;
}

/** The match so far. @param {{ table: TableView, names: string[] }} props */
function Standings({ table, names }) {
  const { results, totals, leaders, over, games } = table;
  const leads = (/** @type {number} */ place) => leaders.includes(place + 1);
  const star = html` <span aria-label=${t("winner")} role="img">★</span>`;
  return html`<h2>${t("standings", { played: results.length, games })}</h2>
    <div class="scroll" role="region" tabindex="0" aria-label=${t("standings-label")}>
      <table class="reckoning">
        <thead><tr>
          <th scope="col"><span class="sr">${t("game")}</span></th>
          ${names.map((name) => html`<th scope="col">${name}</th>`)}
        </tr></thead>
        <tbody>
          ${results.map(
            (scores, place) =>
              html`<tr>
                <th scope="row">${t("game-number", { number: place + 1 })}</th>
                ${scores.map((own) => html`<td>${own}</td>`)}
              </tr>`,
          )}
        </tbody>
        <tfoot><tr>
          <th scope="row">${t("total")}</th>
          ${totals.map(
            (own, place) => html`<td class=${leads(place) ? "won" : ""}>${own}${over && leads(place) && star}</td>`,
          )}
        </tr></tfoot>
      </table>
    </div>`;
}
