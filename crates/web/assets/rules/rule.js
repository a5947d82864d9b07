// One rule in a sentence, with its number, which documents and refusals cite.

import { t } from "../core/words.js";
import { Dice } from "../parts/dice.js";
import { html } from "../vendor/preact-htm.js";

/** @param {{ number: string }} props */
export const RuleNumber = ({ number }) =>
  html`<small class="ruleno"><span class="sr">${t("rules-number")} </span>${number}</small>`;

/** What a rule says. @param {string} number */
export const ruleWords = (number) => t(`rules-${number.toLowerCase()}`);

/** @param {import("../games/parts.js").OutlinedRule} props */
export const Rule = ({ rule, dice, sum }) => html`<li class="rule">
  <span>${ruleWords(rule)} <${RuleNumber} number=${rule} /></span>
  ${dice && html`<div class="ruledice"><${Dice} notation=${dice} />${sum && html`<span>${sum}</span>`}</div>`}
</li>`;
