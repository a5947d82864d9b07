// How a game came out: for every player the chance at the start, luck, own and others' choices, and the result, which
// is their sum; how well everybody played; and who would have won with even luck.

import { t } from "../assets/core/words.js";
import { html } from "../assets/vendor/preact-htm.js";
import { changeWords, decimal, lossWords, unitOf, valueWords } from "./numbers.js";
import { SeatSign } from "./signs.js";

/** @typedef {import("./data.js").ReviewedGame} ReviewedGame */
/** @typedef {import("./data.js").Sums} Sums */
/** @typedef {import("./numbers.js").Unit} Unit */

/** @type {("luck" | "own" | "others")[]} */
const PARTS = ["luck", "own", "others"];
/** The levels of the bots, the weakest first. */
export const LEVELS = ["random", "easy", "medium", "hard", "expert"];

/** What is left beside luck and one's own choices: alone, nobody else has done it. @param {boolean} isAlone */
export const othersLabel = (isAlone) => (isAlone ? t("review-page-estimates") : t("review-page-others"));

/** The parts of a sum as steps from the start to the result. @param {Sums} sums @param {number} seat */
function steps(sums, seat) {
  let from = sums.start[seat];
  return PARTS.map((part) => {
    const step = { part, from, to: from + sums[part][seat] };
    from = step.to;
    return step;
  });
}

/** Steps drawn one below the other. @param {{ sums: Sums, seat: number, low: number, high: number }} props */
function Steps({ sums, seat, low, high }) {
  const across = (/** @type {number} */ value) => (100 * (value - low)) / (high - low || 1);
  const { start, result } = sums;
  return html`<svg class="steps" viewBox="0 0 100 34" preserveAspectRatio="none" aria-hidden="true">
    <line class="grid" x1=${across(0)} x2=${across(0)} y1="0" y2="34" />
    <line class="from" x1=${across(start[seat])} x2=${across(start[seat])} y1="0" y2="11" />
    ${steps(sums, seat).map(
      ({ part, from, to }, place) =>
        html`<rect class="part-${part}" x=${across(Math.min(from, to))} y=${2 + 11 * place}
          width=${Math.max(Math.abs(across(to) - across(from)), 0.4)} height="8" />`,
    )}
    <line class="to" x1=${across(result[seat])} x2=${across(result[seat])} y1="23" y2="34" />
  </svg>`;
}

/** @param {{ game: ReviewedGame, sums: Sums, unit: Unit, caption: string }} props */
function SumTable({ game, sums, unit, caption }) {
  const ends = game.names.flatMap((_, seat) => steps(sums, seat).flatMap(({ from, to }) => [from, to]));
  const [low, high] = [Math.min(0, ...ends), Math.max(...ends)];
  const label = (/** @type {keyof Sums} */ part) =>
    part === "others" ? othersLabel(game.names.length === 1) : t(`review-page-${part}`);
  const row = (/** @type {keyof Sums} */ part) => html`<tr class=${part === "result" ? "sum" : ""}>
    <th scope="row">${
      part === "luck" || part === "own" || part === "others"
        ? html`<i class="swatch part-${part}" aria-hidden="true"></i>`
        : ""
    }${label(part)}</th>
    ${sums[part].map(
      (value) =>
        html`<td>${part === "start" || part === "result" ? valueWords(unit, value) : changeWords(unit, value)}</td>`,
    )}
  </tr>`;
  return html`<div class="sumspart">
    <div class="scroll" role="region" tabindex="0" aria-label=${caption}>
      <table class="numbers sums-table">
        <caption>${caption}</caption>
        <thead><tr>
          <td></td>
          ${game.names.map((name, seat) => html`<th scope="col"><${SeatSign} seat=${seat + 1} />${name}</th>`)}
        </tr></thead>
        <tbody>${row("start")}${PARTS.map(row)}${row("result")}</tbody>
      </table>
    </div>
    <div class="bars" aria-hidden="true">${game.names.map(
      (name, seat) => html`<div class="bar"><span class="name"><${SeatSign} seat=${seat + 1} />${name}</span>
        <${Steps} sums=${sums} seat=${seat} low=${low} high=${high} /></div>`,
    )}</div>
  </div>`;
}

/** @param {{ game: ReviewedGame }} props */
export function Results({ game }) {
  const isAlone = game.names.length === 1;
  return html`<section class="panel" aria-labelledby="sums">
    <h2 id="sums">${t("review-page-sums")}</h2>
    <p>${game.result}</p>
    ${
      !isAlone && html`<${SumTable} game=${game} sums=${game.sums.win} unit="chance" caption=${t("review-page-win")} />`
    }
    <${SumTable} game=${game} sums=${game.sums.points} unit="points" caption=${t("review-page-points")} />
    ${game.even_luck && html`<p class="evenluck">${game.even_luck}</p>`}
    <p class="faint hintline">${t(isAlone ? "review-page-sums-about-alone" : "review-page-sums-about")}</p>
  </section>`;
}

/** Where a skill is between the levels. @param {{ skill: import("./data.js").Skill }} props */
export function SkillScale({ skill: { level, interval, words } }) {
  const across = (/** @type {number} */ place) => `${(100 * place) / (LEVELS.length - 1)}%`;
  const [from, to] = interval;
  return html`<div class="skill">
    <p>${words}</p>
    <div class="skillscale" aria-hidden="true">
      <span class="skillrange" style=${{ left: across(from), width: across(to - from) }}></span>
      <span class="skilldot" style=${{ left: across(level) }}></span>
      ${LEVELS.map(
        (name, place) => html`<span class="skilllevel" style=${{ left: across(place) }}
          >${t(`review-page-level-${name}`)}</span>`,
      )}
    </div>
  </div>`;
}

/**
 * How many choices were worse than they should be.
 * @param {{ quality: import("./data.js").Quality, unit: Unit }} props
 */
export function QualityFacts({ quality, unit }) {
  const { decisions, loss, margin, inaccuracies, mistakes, blunders } = quality;
  if (decisions === 0) return html`<p>${t("review-page-nothing-decided")}</p>`;
  return html`<dl class="facts">
      <div><dt>${t("review-page-decided")}</dt><dd>${decisions}</dd></div>
      <div><dt>${t("review-page-per-decision")}</dt>
        <dd>${lossWords(unit, loss, 2)} <small>± ${valueWords(unit, margin, 2)}</small></dd></div>
      <div><dt><b class="is-inaccuracy" aria-hidden="true">?!</b> ${t("review-page-inaccuracies")}</dt>
        <dd>${inaccuracies}</dd></div>
      <div><dt><b class="is-mistake" aria-hidden="true">?</b> ${t("review-page-only-mistakes")}</dt>
        <dd>${mistakes}</dd></div>
      <div><dt><b class="is-blunder" aria-hidden="true">??</b> ${t("review-page-blunders")}</dt>
        <dd>${blunders}</dd></div>
    </dl>
    <${SkillScale} skill=${quality.skill} />`;
}

/** @param {{ game: ReviewedGame }} props */
export function Players({ game }) {
  const unit = unitOf(game.names.length);
  return html`<section class="panel" aria-labelledby="players">
    <h2 id="players">${t("review-page-skill")}</h2>
    <div class="playercards">${game.players.map(
      (player, place) => html`<section class="playercard">
        <h3><${SeatSign} seat=${place + 1} /><span class="name">${game.names[place]}</span></h3>
        <${QualityFacts} quality=${player} unit=${unit} />
        ${
          unit === "chance" &&
          html`<p class="even">${t("review-page-even", {
            share: decimal(100 * Math.min(1, Math.max(0, player.even_luck)), 0),
          })}</p>`
        }
      </section>`,
    )}</div>
  </section>`;
}
