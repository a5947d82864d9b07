// The end of a game: why it ended, the points counted up, a podium for who did best, what was worth remembering, a
// picture to keep, and what one can do next.

import { settings } from "../core/settings.js";
import { url } from "../core/urls.js";
import { listed, t } from "../core/words.js";
import { gameParts } from "../games/index.js";
import { uiOf } from "../games/ui.js";
import { isMine, nameOf } from "../table/seats.js";
import { playSound, vibrate } from "../table/sounds.js";
import { html, useEffect, useLayoutEffect, useMemo, useRef, useState } from "../vendor/preact-htm.js";
import { BestMoments } from "./best-moments.js";
import { Celebration } from "./celebration.js";
import { EndDice } from "./dice-verdict.js";
import { Podium } from "./podium.js";
import { ResultPicture } from "./result-picture.js";
import { ScoreBreakdown } from "./score-breakdown.js";
import { WhatNext } from "./what-next.js";

/** @typedef {import("../table/state.js").TableView} TableView */
/** @typedef {import("../table/state.js").News} News */

const ENDINGS = await gameParts("ending");

/** How long each row takes to be counted, in milliseconds, by the speed that the player has set. */
const PACE = { slow: 420, normal: 250, fast: 120, instant: 0 };
/** The most columns of points that have room beside a podium. */
const MOST_BESIDE = 4;
/** The ends that were counted up already, so that no end is told twice. @type {Set<string>} */
const told = new Set();

/** How long a row takes here. */
function pace() {
  if (matchMedia("(prefers-reduced-motion: reduce)").matches) return 0;
  return PACE[settings.value.speed];
}

/**
 * Counts rows up, one after the other, until all are shown or somebody taps or presses a key.
 * @param {number} rows
 * @param {string} end which end it is
 */
function useCountUp(rows, end) {
  const wait = useMemo(() => (told.has(end) ? 0 : pace()), [end]);
  const [counted, count] = useState(wait === 0 ? rows : 0);
  const isCounting = wait > 0 && counted < rows;
  useEffect(() => {
    if (!isCounting) {
      told.add(end);
      return undefined;
    }
    const timer = setInterval(() => count((now) => now + 1), wait);
    const skip = () => count(rows);
    document.addEventListener("pointerdown", skip);
    document.addEventListener("keydown", skip);
    return () => {
      clearInterval(timer);
      document.removeEventListener("pointerdown", skip);
      document.removeEventListener("keydown", skip);
    };
  }, [isCounting, end]);
  return isCounting ? counted : rows;
}

/** Who has won what, in a sentence. @param {TableView} table @param {number[]} winners */
function winnerWords(table, winners) {
  if (table.seats.length === 1) return t("end-alone", { points: table.totals[0] });
  const what = table.games === 1 ? "only" : table.over ? "match" : "game";
  const names = listed(winners.map((seat) => nameOf(table, seat)));
  const game = table.results.length;
  if (winners.length > 1) return t("end-shared", { names, what, game });
  const isYou = isMine(table, winners[0]) && table.you.seats.length === 1;
  return isYou ? t("end-you-won", { what, game }) : t("end-won", { name: names, what, game });
}

/**
 * @param {object} props
 * @param {TableView} props.table
 * @param {import("../table/connection.js").Connection} props.connection
 * @param {() => void} props.onRules
 * @param {News[]} [props.history] what has happened, as far as it is known
 */
export function GameEnd({ table, connection, onRules, history = [] }) {
  const { view, records } = table;
  const names = table.seats.map(({ seat }) => nameOf(table, seat));
  const isOver = view?.turn === "over";
  const rows = useMemo(
    () => (view && isOver ? uiOf(table.game).scoreBreakdown(view.state, table.layout) : []),
    [view, isOver],
  );
  const counted = useCountUp(rows.length, `${table.id} ${table.results.length}`);
  const isCounted = counted >= rows.length;
  const record = records.at(-1);
  const self = useRef(/** @type {HTMLElement | null} */ (null));
  useLayoutEffect(() => {
    scrollTo(0, 0);
    self.current?.focus({ preventScroll: true });
  }, []);
  const winners = view?.winners ?? [];
  const best = table.over && table.games > 1 ? table.leaders : winners;
  const recordWords = (/** @type {number} */ place) =>
    records.length > 1 ? t("end-record-number", { number: place + 1 }) : t("end-record");
  return html`<section class="end panel ${isCounted ? "" : "counting"}" ref=${self} tabindex="-1"
    aria-label=${isOver ? winnerWords(table, best) : t("news-over")}>
    ${view && isOver && html`<${Headline} table=${table} view=${view} winners=${winners} best=${best} />`}
    <div class="endgrid ${names.length > MOST_BESIDE ? "many" : ""}">
      <div>
        ${
          isOver &&
          names.length > 1 &&
          html`<${Ranking} table=${table} names=${names} best=${best} isCounted=${isCounted} />`
        }
        <${WhatNext} table=${table} connection=${connection} isCounted=${isCounted} />
      </div>
      <div>
        ${
          view &&
          isOver &&
          html`<${ScoreBreakdown} names=${names} rows=${rows} scores=${view.scores} winners=${winners}
            counted=${counted} />`
        }
        ${table.games > 1 && html`<${Standings} table=${table} names=${names} />`}
      </div>
      ${isOver && html`<${BestMoments} table=${table} history=${history} ending=${ENDINGS[table.game]} />`}
      ${isOver && html`<${Keepsake} table=${table} view=${view} names=${names} />`}
    </div>
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
 * Which game it was, who has won, and why it ended.
 * @param {{ table: TableView, view: import("../protocol.js").GameView, winners: number[], best: number[] }} props
 */
function Headline({ table, view, winners, best }) {
  const why = ENDINGS[table.game]?.endWords(view.state, table.layout, (seat) => nameOf(table, seat));
  const lastGame = listed(winners.map((seat) => nameOf(table, seat)));
  return html`${
    table.games > 1 &&
    html`<p class="whichgame">${t("game-of", { number: table.results.length, games: table.games })}</p>`
  }
    <h1 data-meanwhile=${t("news-over")}><span>${winnerWords(table, best)}</span></h1>
    ${why && html`<p class="why" data-why>${why}</p>`}
    ${
      table.over &&
      table.games > 1 &&
      table.seats.length > 1 &&
      html`<p class="faint">${t("end-last-game", { names: lastGame })}</p>`
    }`;
}

/**
 * The podium, and a celebration if somebody at this device stands on top of it.
 * @param {{ table: TableView, names: string[], best: number[], isCounted: boolean }} props
 */
function Ranking({ table, names, best, isCounted }) {
  const scores = table.over && table.games > 1 ? table.totals : (table.view?.scores ?? []);
  const hasWon = best.some((seat) => isMine(table, seat));
  const isFirst = useMemo(() => !told.has(`won ${table.id} ${table.results.length}`), []);
  useEffect(() => {
    if (!isCounted || !hasWon || !isFirst) return;
    told.add(`won ${table.id} ${table.results.length}`);
    playSound("win");
    vibrate("win");
  }, [isCounted]);
  const isCelebrated = isCounted && hasWon && isFirst && pace() > 0;
  return html`<${Podium} names=${names} scores=${scores} winners=${best} mine=${table.you.seats} />
    ${isCelebrated && html`<${Celebration} />`}`;
}

/**
 * The picture of the result.
 * @param {{ table: TableView, view: import("../protocol.js").GameView, names: string[] }} props
 */
function Keepsake({ table, view, names }) {
  const at = useMemo(() => Date.now() / 1000, []);
  const { scores, state, winners = [] } = view;
  const result = { game: table.game, state, layout: table.layout, names, scores, winners, at };
  return html`<${ResultPicture} result=${result} />`;
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
