// A player over many games: results, luck and losses from game to game, skill, and the habits that cost the most.

import { t } from "../assets/core/words.js";
import { html } from "../assets/vendor/preact-htm.js";
import { changeWords, decimal, lossWords, valueWords } from "./numbers.js";
import { othersLabel, QualityFacts } from "./sums.js";

/** @typedef {import("./data.js").Profile} Profile */
/** @typedef {import("./data.js").ProfileGame} ProfileGame */
/** @typedef {import("./numbers.js").Unit} Unit */

/** What is added up from game to game. @type {("luck" | "own")[]} */
const LINES = ["luck", "own"];

/** Luck and own losses, added up over the games. @param {{ history: ProfileGame[], label: string }} props */
function Chart({ history, label }) {
  const lines = LINES.map((part) => {
    let sum = 0;
    return [0, ...history.map((game) => (sum += game[part]))];
  });
  const all = lines.flat();
  const [low, high] = [Math.min(...all), Math.max(...all)];
  const down = (/** @type {number} */ value) => ((100 * (high - value)) / (high - low || 1)).toFixed(2);
  const across = (/** @type {number} */ place) => (100 * place) / history.length;
  return html`<figure class="sumchart">
    <svg viewBox="0 0 100 100" preserveAspectRatio="none" role="img" aria-label=${label}>
      <line class="grid" x1="0" x2="100" y1=${down(0)} y2=${down(0)} />
      ${lines.map(
        (values, place) => html`<polyline class="line part-${LINES[place]}"
          points=${values.map((value, game) => `${across(game)},${down(value)}`).join(" ")} />`,
      )}
    </svg>
    <figcaption class="faint">
      ${LINES.map(
        (part) =>
          html`<span class="key"><i class="swatch part-${part}" aria-hidden="true"></i>${t(
            `review-page-${part}`,
          )}</span>`,
      )} ${label}
    </figcaption>
  </figure>`;
}

/** @param {{ profile: Profile, unit: Unit }} props */
const Habits = ({ profile, unit }) => html`<h4>${t("review-page-habits")}</h4>
  <div class="scroll" role="region" tabindex="0" aria-label=${t("review-page-habits")}>
    <table class="numbers">
      <thead><tr>
        <th scope="col">${t("review-page-habit")}</th>
        <th scope="col">${t("review-page-often")}</th>
        <th scope="col">${t("review-page-price")}</th>
      </tr></thead>
      <tbody>${profile.habits.map(
        ({ words, count, per_hundred, loss_per_game, margin }) => html`<tr>
          <th scope="row" class="told">${words}</th>
          <td>${count}<small>${t("review-page-per-hundred", { number: decimal(per_hundred, 1) })}</small></td>
          <td>${lossWords(unit, loss_per_game)}<small>± ${valueWords(unit, margin)}</small></td>
        </tr>`,
      )}</tbody>
    </table>
  </div>`;

/** @param {{ profile: Profile, unit: Unit, open: (number: number) => void }} props */
const History = ({ profile, unit, open }) => html`<details>
  <summary>${t("review-page-history")}</summary>
  <div class="scroll" role="region" tabindex="0" aria-label=${t("review-page-history")}>
    <table class="numbers">
      <thead><tr>
        <th scope="col">${t("game")}</th>
        <th scope="col">${t("review-page-date")}</th>
        <th scope="col">${t("review-page-luck")}</th>
        <th scope="col">${t("review-page-own")}</th>
        <th scope="col">${othersLabel(profile.alone)}</th>
        <th scope="col">${t("review-page-result")}</th>
      </tr></thead>
      <tbody>${profile.history.map(
        (game) => html`<tr>
          <th scope="row"><button type="button" class="link" onClick=${() => open(game.number - 1)}>${t("game-number", {
            number: game.number,
          })}</button></th>
          <td>${game.date ?? ""}</td>
          <td>${changeWords(unit, game.luck)}</td>
          <td>${changeWords(unit, game.own)}</td>
          <td>${changeWords(unit, game.others)}</td>
          <td>${valueWords(unit, game.result)}</td>
        </tr>`,
      )}</tbody>
    </table>
  </div>
</details>`;

/** @param {{ profile: Profile, open: (number: number) => void }} props */
function OneProfile({ profile, open }) {
  /** @type {Unit} */
  const unit = profile.alone ? "points" : "chance";
  const { games, wins, expected_wins, luck, own, others, mean_points } = profile;
  const told = profile.alone
    ? t("review-page-profile-alone", { count: games })
    : t("review-page-profile-games", { count: games, wins: decimal(wins, 1), expected: decimal(expected_wins, 1) });
  const mean = mean_points !== null && t("review-page-mean-points", { number: decimal(mean_points, 1) });
  const label = t("review-page-chart", { name: profile.name });
  return html`<section class="playercard profile">
    <h3><span class="name">${profile.name}</span> <span class="faint">${profile.title}</span></h3>
    <p>${[told, mean].filter(Boolean).join(" · ")}</p>
    <dl class="facts">
      <div><dt>${t("review-page-luck")}</dt><dd>${changeWords(unit, luck)}</dd></div>
      <div><dt>${t("review-page-own")}</dt><dd>${changeWords(unit, own)}</dd></div>
      <div><dt>${othersLabel(profile.alone)}</dt><dd>${changeWords(unit, others)}</dd></div>
    </dl>
    <${QualityFacts} quality=${profile} unit=${unit} />
    ${games > 1 && html`<${Chart} history=${profile.history} label=${label} />`}
    ${profile.habits.length > 0 && html`<${Habits} profile=${profile} unit=${unit} />`}
    <${History} profile=${profile} unit=${unit} open=${open} />
  </section>`;
}

/** @param {{ profiles: Profile[], open: (number: number) => void }} props */
export const Profiles = ({ profiles, open }) =>
  profiles.length > 0 &&
  html`<section class="panel" aria-labelledby="profiles">
    <h2 id="profiles">${t("players")}</h2>
    <div class="playercards">${profiles.map((profile) => html`<${OneProfile} profile=${profile} open=${open} />`)}</div>
  </section>`;
