// The curve of a game: what everybody could expect at every moment. A slider lies over it, so that it can be dragged,
// tapped, and moved with the keys of any slider.

import { t } from "../assets/core/words.js";
import { html } from "../assets/vendor/preact-htm.js";
import { aimsOf, mistakesOf } from "./moments.js";
import { decimal, unitOf, valueWords } from "./numbers.js";
import { MARKS, SeatSign } from "./signs.js";

/** @typedef {import("./data.js").ReviewedGame} ReviewedGame */
/** @typedef {{ low: number, high: number, steps: number[] }} Scale */

/** How many numbers of turns stand below the curve at most. */
const MOST_TURNS = 8;

/** How many mistakes are marked on the curve at most: the largest. */
const MOST_MARKS = 24;

/** @param {ReviewedGame} game */
const marked = (game) =>
  mistakesOf(game)
    .sort((a, b) => b.decision.loss - a.decision.loss)
    .slice(0, MOST_MARKS);

/** From where to where values go, and the lines between. @param {ReviewedGame} game @returns {Scale} */
function scaleOf(game) {
  if (game.names.length > 1) return { low: 0, high: 1, steps: [0, 0.25, 0.5, 0.75, 1] };
  const all = aimsOf(game).flat();
  const [least, most] = [Math.min(...all), Math.max(...all)];
  const step = [1, 2, 5, 10, 20, 50, 100].find((size) => (most - least) / size <= 4) ?? 200;
  const [low, high] = [Math.floor(least / step) * step, Math.max(Math.ceil(most / step), 1) * step];
  const count = Math.round((high - low) / step);
  return { low, high, steps: Array.from({ length: count + 1 }, (_, place) => low + place * step) };
}

/** How far down a value is, in hundredths. @param {Scale} scale @param {number} value */
const down = ({ low, high }, value) => (100 * (high - value)) / (high - low || 1);

/** The first moments of some turns. @param {number[]} turns */
function turnStarts(turns) {
  const starts = turns.flatMap((turn, place) => (turn > 0 && turn !== turns[place - 1] ? [{ turn, place }] : []));
  const every = Math.ceil(starts.length / MOST_TURNS);
  return starts.filter((_, place) => place % every === 0);
}

/** @param {{ game: ReviewedGame, at: number, go: (at: number) => void, told: string }} props */
export function Curve({ game, at, go, told }) {
  const [aims, scale, last] = [aimsOf(game), scaleOf(game), Math.max(game.events.length, 1)];
  const unit = unitOf(game.names.length);
  const across = (/** @type {number} */ place) => (100 * place) / last;
  const spot = (/** @type {number} */ place, /** @type {number} */ value) => ({
    left: `${across(place)}%`,
    top: `${down(scale, value)}%`,
  });
  const line = (/** @type {number} */ seat) =>
    aims.map((values, place) => `${across(place)},${down(scale, values[seat]).toFixed(2)}`).join(" ");
  const slide = (/** @type {Event} */ event) => go(Number(/** @type {HTMLInputElement} */ (event.currentTarget).value));
  return html`<figure class="curve">
    <ul class="legend">
      ${game.names.map(
        (name, seat) =>
          html`<li><${SeatSign} seat=${seat + 1} /><span class="name">${name}</span>
            <b>${valueWords(unit, aims[at][seat])}</b></li>`,
      )}
    </ul>
    <div class="plot">
      <svg viewBox="0 0 100 100" preserveAspectRatio="none" aria-hidden="true">
        ${scale.steps.map(
          (step) => html`<line class="grid" x1="0" x2="100" y1=${down(scale, step)} y2=${down(scale, step)} />`,
        )}
        ${game.turning_points.map(
          ({ ply }) => html`<line class="turning" x1=${across(ply)} x2=${across(ply)} y1="0" y2="100" />`,
        )}
        ${game.names.map((_, seat) => html`<polyline class="line of-seat-${seat + 1}" points=${line(seat)} />`)}
        <line class="cursor" x1=${across(at)} x2=${across(at)} y1="0" y2="100" />
      </svg>
      <div class="over" aria-hidden="true">
        ${scale.steps.map(
          (step, place) =>
            (unit === "points" || place % 2 === 0) &&
            html`<span class="step" style=${{ top: `${down(scale, step)}%` }}
              >${unit === "points" ? decimal(step, 0) : valueWords(unit, step, 0)}</span>`,
        )}
        ${game.turning_points.map(
          ({ ply }) => html`<span class="turningsign" style=${{ left: `${across(ply)}%` }}>◆</span>`,
        )}
        ${marked(game).map(
          ({ ply, decision }) =>
            html`<span class="curvemark is-${decision.class}" style=${spot(ply, aims[ply][decision.seat - 1])}
              >${MARKS[decision.class]}</span>`,
        )}
        ${game.names.map(
          (_, seat) =>
            html`<span class="dot" style=${spot(at, aims[at][seat])}><${SeatSign} seat=${seat + 1} /></span>`,
        )}
      </div>
      <input type="range" min="0" max=${game.events.length} step="1" value=${at} onInput=${slide}
        aria-label=${t("review-page-slider")} aria-valuetext=${told} />
    </div>
    <div class="turns" aria-hidden="true">
      ${turnStarts(game.turns).map(
        ({ turn, place }) => html`<span style=${{ left: `${across(place)}%` }}>${turn}</span>`,
      )}
    </div>
    <figcaption class="faint">
      ${unit === "points" ? t("review-page-curve-points") : t("review-page-curve-win")} ${t("review-page-curve-signs")}
    </figcaption>
  </figure>`;
}
