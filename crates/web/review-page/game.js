// One game: the curve with its buttons, what happened at the chosen moment, the table as it stood, what was decided,
// and below it everything that is listed and added up.

import { t } from "../assets/core/words.js";
import { html, useMemo, useState } from "../assets/vendor/preact-htm.js";
import { Board, BoardDice } from "./board.js";
import { Controls, useKeys } from "./controls.js";
import { Curve } from "./curve.js";
import { Decisions, decisionWords, lossOf } from "./decision.js";
import { Luck, Mistakes, TurningPoints, turnWords } from "./lists.js";
import { aimsOf, isListed, luckOf, mistakesOf, viewsOf } from "./moments.js";
import { changeWords, unitOf, valueWords } from "./numbers.js";
import { ClassSign, SeatSign } from "./signs.js";
import { Players, Results } from "./sums.js";

/** @typedef {import("./data.js").ReviewedGame} ReviewedGame */
/** @typedef {import("./data.js").ReviewedEvent} ReviewedEvent */
/** @typedef {import("./board.js").Ui} Ui */

/** What just happened, as sentences. @param {ReviewedGame} game @param {number} at @returns {string[]} */
function happened(game, at) {
  if (at === 0) return [t("review-page-begins")];
  const { words, decisions = [] } = game.events[at - 1];
  return words === undefined ? decisions.map(({ done }) => done) : [words];
}

/** A moment for whoever listens. @param {ReviewedGame} game @param {number} at */
function told(game, at) {
  const unit = unitOf(game.names.length);
  const chances = game.names.map((name, seat) => `${name} ${valueWords(unit, aimsOf(game)[at][seat])}`);
  const isOver = at === game.events.length;
  const parts = [turnWords(game.turns[at]), ...happened(game, at), chances.join(", "), isOver ? game.result : ""];
  return parts.filter(Boolean).join(". ");
}

/** @param {{ game: ReviewedGame, at: number }} props */
function Happened({ game, at }) {
  const unit = unitOf(game.names.length);
  const event = game.events[at - 1];
  const decisions = event?.decisions ?? [];
  const luck = event?.luck ? luckOf(game, at - 1) : [];
  const isLucky = luck.some((one) => Math.abs(one) >= 0.0005);
  return html`<div class="happened" aria-live="polite" aria-atomic="true">
    <p class="when"><b>${turnWords(game.turns[at])}</b>
      <span class="faint">${t("review-page-moment", { number: at, of: game.events.length })}</span></p>
    ${event?.words !== undefined && html`<p class="what">${event.words}</p>`}
    ${
      isLucky &&
      html`<p class="lucks">${t("review-page-luck")}: ${luck.map(
        (one, seat) => html`<span class="change"><${SeatSign} seat=${seat + 1} /><span class="sr"
          >${game.names[seat]} </span>${changeWords(unit, one)}</span>`,
      )}</p>`
    }
    ${decisions.map(
      (decision) => html`<p class="what"><${SeatSign} seat=${decision.seat} />${decision.done}
        ${isListed(decision) && html` <${ClassSign} of=${decision.class} /> <b>${lossOf(unit, decision)}</b>`}</p>`,
    )}
    ${(game.events[at]?.decisions ?? []).filter(isListed).map(
      (
        decision,
      ) => html`<p class="what deciding-line"><${SeatSign} seat=${decision.seat} />${decisionWords(decision)}${" "}
        <${ClassSign} of=${decision.class} /> <b>${lossOf(unit, decision)}</b></p>`,
    )}
    ${at === 0 && html`<p class="what">${t("review-page-begins")}</p>`}
    ${at === game.events.length && html`<p class="what"><b>${game.result}</b></p>`}
  </div>`;
}

/** The choices made at a moment, by seat. @param {ReviewedEvent | undefined} event @param {"choice" | "best"} which */
const choicesOf = (event, which) =>
  Object.fromEntries(
    (event?.decisions ?? []).map(({ seat, choice, alternatives }) => [
      seat,
      which === "choice" ? choice : (alternatives[0]?.choice ?? choice),
    ]),
  );

/** @param {ReviewedGame} game */
const headings = ({ place, date, file, options }) => [place, date, file, ...options].filter(Boolean).join(" · ");

/** Without a ui there are no drawings. @param {{ game: ReviewedGame, ui?: Ui }} props */
export function Game({ game, ui }) {
  const last = game.events.length;
  const [at, setAt] = useState(0);
  // What somebody wants to see instead of what was chosen, at this moment only.
  const [tried, setTried] = useState(
    /** @type {{ at: number, choices: Record<number, string> }} */ ({ at: -1, choices: {} }),
  );
  const views = useMemo(() => viewsOf(game), [game]);
  const mistakes = useMemo(() => [...new Set(mistakesOf(game).map(({ ply }) => ply))], [game]);
  const move = (/** @type {(at: number) => number} */ step) => setAt((now) => Math.min(last, Math.max(0, step(now))));
  const go = (/** @type {number} */ to) => move(() => to);
  const open = (/** @type {number} */ to) => {
    go(to);
    const isCalm = matchMedia("(prefers-reduced-motion: reduce)").matches;
    document.querySelector(".watch")?.scrollIntoView({ block: "start", behavior: isCalm ? "auto" : "smooth" });
  };
  useKeys(last, move);
  const event = game.events[at];
  const shown = { ...choicesOf(event, "choice"), ...(tried.at === at ? tried.choices : {}) };
  const show = (/** @type {number} */ seat, /** @type {string} */ choice) =>
    setTried({ at, choices: { ...(tried.at === at ? tried.choices : {}), [seat]: choice } });
  return html`<article class="game" aria-labelledby="game-title">
    <header class="gamehead">
      <h1 id="game-title" tabindex="-1">${game.title}: ${game.names.join(" – ")}</h1>
      <p class="faint">${headings(game)}</p>
      ${game.broken && html`<p class="broken">${game.broken}</p>`}
      ${!game.finished && html`<p class="broken">${t("review-page-unfinished")}</p>`}
    </header>
    <div class="watch">
      <div class="walk panel">
        <${Curve} game=${game} at=${at} go=${go} told=${told(game, at)} />
        <${Controls} at=${at} last=${last} mistakes=${mistakes} go=${go} />
      </div>
      <div class="now panel">
        <div class="moment-head">
          <${Happened} game=${game} at=${at} />
          ${ui && html`<${BoardDice} ui=${ui} view=${views[at]} shown=${shown} />`}
        </div>
        ${
          ui &&
          html`<${Board} game=${game} ui=${ui} view=${views[at]} shown=${shown} best=${choicesOf(event, "best")} />`
        }
      </div>
      <div class="beside">
        <${Decisions} game=${game} at=${at} hasFrames=${Boolean(ui?.armable)} shown=${shown} show=${show} />
        <${Mistakes} game=${game} at=${at} go=${open} />
      </div>
    </div>
    <${Results} game=${game} />
    <${Players} game=${game} />
    <div class="lists">
      <${TurningPoints} game=${game} at=${at} go=${open} />
      <${Luck} game=${game} at=${at} go=${open} />
    </div>
  </article>`;
}
