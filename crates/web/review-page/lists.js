// What there is to look up in a game: all mistakes, the turning points, and the luckiest rolls. Every line leads to its
// moment.

import { t } from "../assets/core/words.js";
import { html } from "../assets/vendor/preact-htm.js";
import { decisionWords, lossOf } from "./decision.js";
import { luckOf, mistakesOf } from "./moments.js";
import { changeWords, unitOf } from "./numbers.js";
import { ClassSign, SeatSign } from "./signs.js";

/** @typedef {import("./data.js").ReviewedGame} ReviewedGame */
/** @typedef {{ game: ReviewedGame, at: number, go: (at: number) => void }} Listed */

/** How many rolls are listed. */
const ROLLS = 8;

/** `Turn 7`, or nothing before the first. @param {number} turn */
export const turnWords = (turn) => (turn > 0 ? t("review-page-turn", { number: turn }) : t("review-page-setup"));

/** @param {Listed} props */
export function Mistakes({ game, at, go }) {
  const mistakes = mistakesOf(game);
  const unit = unitOf(game.names.length);
  return html`<section class="panel" aria-labelledby="mistakes">
    <h2 id="mistakes">${t("review-page-mistakes", { count: mistakes.length })}</h2>
    ${mistakes.length === 0 && html`<p class="faint">${t("review-page-no-mistakes")}</p>`}
    <ol class="moments">${mistakes.map(
      ({ ply, decision }) => html`<li>
        <button type="button" class="moment" data-mistake=${ply} aria-current=${ply === at} onClick=${() => go(ply)}>
          <span class="when">${turnWords(game.turns[ply])}</span>
          <span class="what"><${SeatSign} seat=${decision.seat} />${decisionWords(decision)}</span>
          <span class="worth"><${ClassSign} of=${decision.class} /><b>${lossOf(unit, decision)}</b></span>
        </button>
      </li>`,
    )}</ol>
  </section>`;
}

/** @param {Listed} props */
export function TurningPoints({ game, at, go }) {
  const unit = unitOf(game.names.length);
  const told = (/** @type {import("./data.js").TurningPoint} */ { ply, seat }) => {
    const { words = "", decisions = [] } = game.events[ply];
    const decision = decisions.find((one) => one.seat === seat);
    return decision ? decisionWords(decision) : words;
  };
  if (game.turning_points.length === 0) return null;
  return html`<section class="panel" aria-labelledby="turning-points">
    <h2 id="turning-points">${t("review-page-turning-points")}</h2>
    <ol class="moments">${game.turning_points.map((point) => {
      const to = point.seat === null ? point.ply + 1 : point.ply;
      return html`<li>
        <button type="button" class="moment" aria-current=${to === at} onClick=${() => go(to)}>
          <span class="when">${turnWords(game.turns[point.ply])}</span>
          <span class="what">${told(point)}</span>
          <span class="worth">${point.change.map(
            (change, seat) => html`<span class="change"><${SeatSign} seat=${seat + 1} /><span class="sr"
              >${game.names[seat]}: </span>${changeWords(unit, change)}</span>`,
          )}</span>
        </button>
      </li>`;
    })}</ol>
  </section>`;
}

/** @param {Listed} props */
export function Luck({ game, at, go }) {
  const unit = unitOf(game.names.length);
  const size = (/** @type {number} */ ply) => Math.max(...luckOf(game, ply).map(Math.abs), 0);
  const rolls = game.events.flatMap(({ luck }, ply) => (luck && size(ply) > 0 ? [ply] : []));
  const largest = [...rolls].sort((a, b) => size(b) - size(a) || a - b).slice(0, ROLLS);
  if (largest.length === 0) return null;
  return html`<section class="panel" aria-labelledby="luck">
    <h2 id="luck">${t("review-page-rolls")}</h2>
    <div class="scroll" role="region" tabindex="0" aria-labelledby="luck">
      <table class="numbers">
        <thead><tr>
          <th scope="col" class="told">${t("review-page-what")}</th>
          ${game.names.map(
            (name, seat) =>
              html`<th scope="col"><${SeatSign} seat=${seat + 1} /><span class="longname">${name}</span></th>`,
          )}
        </tr></thead>
        <tbody>${largest.map(
          (ply) => html`<tr class=${ply + 1 === at ? "chosen" : ""}>
            <th scope="row" class="told"><button type="button" class="link" data-roll=${ply}
              onClick=${() => go(ply + 1)}
              >${turnWords(game.turns[ply])}</button> <span>${game.events[ply].words}</span></th>
            ${luckOf(game, ply).map(
              (luck) => html`<td class=${luck < 0 ? "bad" : "good"}>${changeWords(unit, luck)}</td>`,
            )}
          </tr>`,
        )}</tbody>
      </table>
    </div>
    <p class="faint hintline">${t("review-page-rolls-about")}</p>
  </section>`;
}
