// What was decided at a moment: what was done, what it lost, and what every choice would have been worth.

import { t } from "../assets/core/words.js";
import { html } from "../assets/vendor/preact-htm.js";
import { isListed } from "./moments.js";
import { changeWords, decimal, unitOf, valueWords } from "./numbers.js";
import { ClassSign, SeatSign } from "./signs.js";

/** @typedef {import("./data.js").ReviewedGame} ReviewedGame */
/** @typedef {import("./data.js").Decision} Decision */
/** @typedef {import("./data.js").Alternative} Alternative */
/** @typedef {import("./numbers.js").Unit} Unit */

/** What is lost, with half its interval where that is known. @param {Unit} unit @param {Decision} decision */
export function lossOf(unit, { loss, margin }) {
  const lost = changeWords(unit, -loss);
  return margin === null ? lost : `${lost} ± ${valueWords(unit, margin)}`;
}

/** The end of an interval, which may lie beyond what a chance can be. @param {number} end */
const chance = (end) => Math.min(1, Math.max(0, end));

/**
 * @param {object} props
 * @param {Alternative} props.alternative
 * @param {boolean} props.isBest
 * @param {boolean} props.isChosen
 * @param {boolean} props.isShown
 * @param {Unit} props.unit
 * @param {() => void} props.show
 */
function Row({ alternative, isBest, isChosen, isShown, unit, show }) {
  const { words, win, points, loss, interval } = alternative;
  const range = interval?.map((end) => valueWords(unit, unit === "chance" ? chance(end) : end)).join(" – ");
  return html`<tr class=${isChosen ? "chosen" : ""}>
    <th scope="row">
      <button type="button" class="link" aria-pressed=${isShown} data-alternative onClick=${show}>${words}</button>
      ${isChosen && html`<span class="tag">${t("review-page-chosen")}</span>`}
      ${isBest && html`<span class="tag best">${t("review-page-best")}</span>`}
    </th>
    ${unit === "chance" && html`<td>${valueWords(unit, win)}${range && html`<small>${range}</small>`}</td>`}
    <td>${decimal(points, 1)}${unit === "points" && range && html`<small>${range}</small>`}</td>
    <td>${loss > 0 ? changeWords(unit, -loss) : valueWords(unit, 0)}</td>
  </tr>`;
}

/**
 * @param {object} props
 * @param {ReviewedGame} props.game
 * @param {Decision} props.decision
 * @param {boolean} props.isOpen
 * @param {string} props.shown
 * @param {(choice: string) => void} props.show
 */
function OneDecision({ game, decision, isOpen, shown, show }) {
  const { seat, choice, done, habit, alternatives } = decision;
  const unit = unitOf(game.names.length);
  const head = html`<span class="decisionhead"><${SeatSign} seat=${seat} /><span class="done">${done}</span>
    <${ClassSign} of=${decision.class} />
    ${decision.loss > 0 && html`<b class="lost-value">${lossOf(unit, decision)}</b>`}
  </span>`;
  if (alternatives.length === 0) return html`<div class="decision">${head}</div>`;
  return html`<details class="decision" open=${isOpen}>
    <summary>${head}</summary>
    ${isListed(decision) && html`<p class="better">${t("review-page-better", { best: decision.best })}</p>`}
    ${habit && html`<p class="habit">${habit}</p>`}
    <div class="scroll" role="region" tabindex="0" aria-label=${t("review-page-alternatives", { done })}>
      <table class="alternatives">
        <thead><tr>
          <th scope="col">${t("review-page-choice")}</th>
          ${unit === "chance" && html`<th scope="col">${t("review-page-win")}</th>`}
          <th scope="col">${t("review-page-points")}</th>
          <th scope="col">${t("review-page-loss")}</th>
        </tr></thead>
        <tbody>${alternatives.map(
          (alternative, place) =>
            html`<${Row} alternative=${alternative} isBest=${place === 0} isChosen=${alternative.choice === choice}
              isShown=${alternative.choice === shown} unit=${unit} show=${() => show(alternative.choice)} />`,
        )}</tbody>
      </table>
    </div>
  </details>`;
}

/**
 * @param {object} props
 * @param {ReviewedGame} props.game
 * @param {number} props.at
 * @param {boolean} props.hasFrames whether the best choice has a frame on the sheet
 * @param {Record<number, string>} props.shown the choice that the sheets show, by seat
 * @param {(seat: number, choice: string) => void} props.show
 */
export function Decisions({ game, at, hasFrames, shown, show }) {
  const decisions = game.events[at]?.decisions ?? [];
  const open = decisions.filter(({ alternatives }) => alternatives.length > 0);
  return html`<section class="panel decisions" aria-labelledby="decisions">
    <h2 id="decisions">${t("review-page-decisions")}</h2>
    ${decisions.length === 0 && html`<p class="faint">${t("review-page-no-decision")}</p>`}
    ${decisions.map(
      (decision) =>
        html`<${OneDecision} key=${`${at} ${decision.seat}`} game=${game} decision=${decision}
          isOpen=${open.length === 1 || isListed(decision)} shown=${shown[decision.seat]}
          show=${(/** @type {string} */ choice) => show(decision.seat, choice)} />`,
    )}
    ${
      open.length > 0 &&
      html`<p class="faint hintline">${t("review-page-try")} ${hasFrames && t("review-page-frame")}</p>`
    }
  </section>`;
}

/** The same in one line, for lists. @param {Decision} decision */
export const decisionWords = ({ done, best }) => t("review-page-mistake-line", { done, best });
