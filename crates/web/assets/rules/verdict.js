// What is said to an answer: right or not, by which rule, and why.

import { listed, t } from "../core/words.js";
import { uiOf } from "../games/ui.js";
import { html } from "../vendor/preact-htm.js";
import { nameFor } from "./name-for.js";
import { RuleNumber, ruleWords } from "./rule.js";

/** @typedef {import("./exercise.js").Mistake} Mistake */

/** Mistakes against the same rule together. @param {Mistake[]} mistakes @returns {[string | undefined, string[]][]} */
function byRule(mistakes) {
  const rules = [...new Set(mistakes.map(({ rule }) => rule))];
  return rules.map((rule) => [rule, mistakes.filter((mistake) => mistake.rule === rule).map(({ what }) => what)]);
}

/** @param {{ exercise: import("./exercise.js").Exercise, answer: import("./exercise.js").Answer }} props */
export function Verdict({ exercise, answer }) {
  const { game, seat, id, kind } = exercise;
  const { right, allowed, mistakes = [], missed = [], truth = "", before, after } = answer;
  const happened = before ? uiOf(game).announcements(before.view.state, after.view.state, nameFor(seat)) : [];
  // Who decided otherwise has not seen what is explained, and may try again.
  const isExplained = right || kind !== "decide";
  const points = (/** @type {import("./trial.js").Trial} */ { view }) => view.scores[seat - 1];
  const headline = t(right ? "rules-right" : allowed ? "rules-allowed" : "rules-wrong");
  return html`<div class="verdictbox ${right ? "isright" : ""}" data-verdict=${right ? "right" : "wrong"}>
    <p class="verdict ${right ? "good" : "bad"}">
      <span aria-hidden="true">${right ? "✓" : "✗"}</span> ${`${headline} ${truth}`}
    </p>
    ${mistakes.length > 0 && html`<${Mistakes} mistakes=${mistakes} />`}
    ${missed.length > 0 && html`<p>${t("rules-missed", { what: listed(missed) })}</p>`}
    ${happened.map(({ text }) => html`<p>${text}</p>`)}
    ${
      before &&
      points(before) !== points(after) &&
      html`<p>${t("rules-points-change", { before: points(before), after: points(after) })}</p>`
    }
    ${isExplained && html`<p>${t(`rules-why-${id}`)}</p>`}
  </div>`;
}

/** @param {{ mistakes: Mistake[] }} props */
const Mistakes = ({ mistakes }) => html`<ul>
  ${byRule(mistakes).map(
    ([rule, what]) =>
      html`<li>
        <b>${t("rules-mistake", { what: listed(what) })}</b> ${
          rule && html`${ruleWords(rule)} <${RuleNumber} number=${rule} />`
        }
      </li>`,
  )}
</ul>`;
