// What is said to an answer: right or not, by which rule, and why.

import { listed, t } from "../core/words.js";
import { faceOf } from "../games/index.js";
import { html } from "../vendor/preact-htm.js";
import { ruleWords, RuleNumber } from "./rule.js";

/** What a seat is called in an exercise. @param {number} own @returns {(seat: number) => string} */
const nameFor = (own) => (seat) => (seat === own ? t("you") : t("seat-number", { number: seat }));

/** Mistakes against the same rule together. @param {import("./exercise.js").Mistake[]} mistakes @returns {[string | undefined, string[]][]} */
function byRule(mistakes) {
  const rules = [...new Set(mistakes.map(({ rule }) => rule))];
  return rules.map((rule) => [rule, mistakes.filter((mistake) => mistake.rule === rule).map(({ what }) => what)]);
}

/** @param {{ exercise: import("./data.js").Exercise, answer: import("./exercise.js").Answer }} props */
export function Verdict({ exercise, answer }) {
  const { game, seat, id, kind } = exercise;
  const { right, allowed, mistakes = [], missed = [], truth, before, after } = answer;
  const happened = before ? faceOf(game).changes(before.line.state, after.line.state, nameFor(seat)) : [];
  // Who decided otherwise has not seen what is explained, and may try again.
  const isExplained = right || kind !== "decide";
  const points = (/** @type {import("./trial.js").Trial} */ { line }) => line.scores[seat - 1];
  return html`<div class="verdictbox ${right ? "isright" : ""}" data-verdict=${right ? "right" : "wrong"}>
    <p class="verdict ${right ? "good" : "bad"}"><span aria-hidden="true">${right ? "✓" : "✗"}</span> ${t(right ? "rules-right" : allowed ? "rules-allowed" : "rules-wrong")} ${truth}</p>
    ${mistakes.length > 0 && html`<ul>${byRule(mistakes).map(([rule, what]) => html`<li><b>${t("rules-mistake", { what: listed(what) })}</b> ${rule && html`${ruleWords(rule)} <${RuleNumber} number=${rule} />`}</li>`)}</ul>`}
    ${missed.length > 0 && html`<p>${t("rules-missed", { what: listed(missed) })}</p>`}
    ${happened.map(({ text }) => html`<p>${text}</p>`)}
    ${before && points(before) !== points(after) && html`<p>${t("rules-points-change", { before: points(before), after: points(after) })}</p>`}
    ${isExplained && html`<p>${t(`rules-why-${id}`)}</p>`}
  </div>`;
}
