// What follows a game: the next one of a match, which begins by itself after a pause, or another match, which somebody
// asks for and the others join with one tap.

import { url } from "../core/urls.js";
import { listed, t } from "../core/words.js";
import { isGone, isMine, nameOf } from "../table/seats.js";
import { html, useEffect, useState } from "../vendor/preact-htm.js";
import { attempt } from "./toasts.js";

/** @typedef {import("../table/state.js").TableView} TableView */
/** @typedef {import("../table/connection.js").Connection} Connection */

/** How long the pause between two games of a match is, in seconds. */
const PAUSE = 12;

/** @param {{ table: TableView, connection: Connection, isCounted: boolean }} props */
export function WhatNext({ table, connection, isCounted }) {
  if (table.next) return html`<${GoneOn} table=${table} next=${table.next} />`;
  const wish = table.over ? "rematch" : "ready";
  const wished = table.over ? table.rematch : table.ready;
  const open = table.you.seats.filter((seat) => !wished.includes(seat));
  const say = () =>
    attempt(async () => {
      for (const seat of open) await connection.send({ [wish]: true, seat });
    });
  if (table.you.seats.length === 0) {
    const names = listed(wished.map((seat) => nameOf(table, seat)));
    const words = table.over
      ? t("end-wants-rematch", { names, count: wished.length })
      : t("end-ready-names", { names });
    return html`<p class="faint" role="status">${wished.length > 0 && words}</p>`;
  }
  return table.over
    ? html`<${Rematch} table=${table} isOpen=${open.length > 0} say=${say} />`
    : html`<${NextGame} key=${table.results.length} table=${table} isOpen=${open.length > 0} say=${say}
        isCounted=${isCounted} />`;
}

/** The others have gone on already. @param {{ table: TableView, next: string }} props */
function GoneOn({ table, next }) {
  const asked = table.rematch.filter((seat) => !isMine(table, seat));
  const names = listed(asked.map((seat) => nameOf(table, seat)));
  return html`<div class="whatnext asked">
    <p role="status" data-wish>${names && t("end-wants-rematch", { names, count: asked.length })}</p>
    <a class="button main big" data-next href=${url(`t/${next}`)}>${t("end-next")}</a>
  </div>`;
}

/** Who is here and has not said it yet, besides oneself. @param {TableView} table @param {number[]} wished */
function awaited(table, wished) {
  const others = table.seats.filter(({ kind, seat }) => kind === "person" && !isMine(table, seat));
  return others.filter(({ seat }) => !isGone(table, seat) && !wished.includes(seat)).map(({ seat }) => seat);
}

/** @param {TableView} table @param {number[]} wished */
function waitingWords(table, wished) {
  const names = listed(awaited(table, wished).map((seat) => nameOf(table, seat)));
  return names ? t("end-awaits", { names }) : t("one-moment");
}

/** @param {{ table: TableView, isOpen: boolean, say: () => void }} props */
function Rematch({ table, isOpen, say }) {
  const asking = table.rematch.filter((seat) => !isMine(table, seat));
  const names = listed(asking.map((seat) => nameOf(table, seat)));
  const isAsked = isOpen && asking.length > 0;
  const words = isAsked ? t("end-wants-rematch", { names, count: asking.length }) : waitingWords(table, table.rematch);
  // Bots have no wishes.
  const hasOthers = table.seats.some(({ kind, seat }) => kind === "person" && !isMine(table, seat));
  return html`<div class="whatnext ${isAsked ? "asked" : ""}">
    ${hasOthers && html`<p role="status" data-wish>${(isAsked || !isOpen) && words}</p>`}
    <button type="button" class="main big" data-again disabled=${!isOpen} onClick=${say}>${t("end-rematch")}</button>
  </div>`;
}

/**
 * Seconds that run down while the page is seen, and begin again when somebody comes back to it.
 * @param {boolean} isRunning
 * @param {() => void} onEnd
 */
function useCountdown(isRunning, onEnd) {
  const [left, setLeft] = useState(PAUSE);
  useEffect(() => {
    if (!isRunning) return undefined;
    const timer = setInterval(() => setLeft((now) => (document.hidden ? PAUSE : Math.max(0, now - 1))), 1000);
    return () => clearInterval(timer);
  }, [isRunning]);
  useEffect(() => {
    if (isRunning && left === 0) onEnd();
  }, [isRunning, left]);
  return left;
}

/** @param {{ table: TableView, isOpen: boolean, say: () => void, isCounted: boolean }} props */
function NextGame({ table, isOpen, say, isCounted }) {
  const [isStopped, stop] = useState(false);
  const isRunning = isOpen && isCounted && !isStopped;
  const left = useCountdown(isRunning, say);
  const ready = listed(table.ready.map((seat) => nameOf(table, seat)));
  const words = isOpen ? ready && t("end-ready-names", { names: ready }) : waitingWords(table, table.ready);
  return html`<div class="whatnext">
    <p role="status" data-wish>${words}</p>
    <div class="buttons">
      <button type="button" class="main big" data-again disabled=${!isOpen} onClick=${say}>
        ${isRunning && html`<${CountdownRing} left=${left} />`}${t("end-ready")}
      </button>
      ${isRunning && html`<button type="button" data-not-yet onClick=${() => stop(true)}>${t("end-not-yet")}</button>`}
    </div>
    ${isRunning && html`<p class="faint" role="timer">${t("end-begins-in", { seconds: left })}</p>`}
  </div>`;
}

/** @param {{ left: number }} props */
const CountdownRing = ({ left }) =>
  html`<svg class="countdown" viewBox="0 0 24 24" aria-hidden="true">
    <circle class="track" cx="12" cy="12" r="9.5" />
    <circle class="left" cx="12" cy="12" r="9.5" pathLength="1" stroke-dasharray="1"
      stroke-dashoffset=${1 - left / PAUSE} />
  </svg>`;
