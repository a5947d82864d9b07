// An exercise: mark everything that is allowed now.

import { t } from "../core/words.js";
import { uiOf } from "../games/ui.js";
import { tappable } from "../table/picking.js";
import { html, useState } from "../vendor/preact-htm.js";
import { Scene } from "./scene.js";
import { forbiddenBy } from "./trial.js";

/** @param {import("./exercise.js").Asked} props */
export function Which({ exercise, trial, onAnswer }) {
  const { game, seat, legal, illegal, decides, events } = exercise;
  const [picked, pick] = useState(/** @type {string[]} */ ([]));
  const { tokens, choiceWords } = uiOf(game);
  const tokenOf = (/** @type {string} */ choice) => tokens(choice)?.[0] ?? choice;
  const offered = [...legal, ...Object.keys(illegal)];
  const tap = (/** @type {string} */ one) =>
    pick(picked.includes(one) ? picked.filter((other) => other !== one) : [...picked, one]);
  const words = (/** @type {string} */ choice) => choiceWords(choice, trial.view, seat);
  const mistakeOf = async (/** @type {string} */ choice) => {
    const decided = [...events, decides.replace("{}", choice)];
    return { what: words(choice), rule: await forbiddenBy(exercise, decided) };
  };
  const check = () =>
    onAnswer(async () => {
      const choices = trial.view.choices?.[seat] ?? [];
      const allowed = tappable(
        choices.map((choice) => ({ choice, tokens: tokens(choice) })),
        [],
      );
      const isAllowed = (/** @type {string} */ choice) => allowed.has(tokenOf(choice));
      const isPicked = (/** @type {string} */ choice) => picked.includes(tokenOf(choice));
      const wrong = offered.filter((choice) => isPicked(choice) && !isAllowed(choice));
      const missed = offered.filter((choice) => isAllowed(choice) && !isPicked(choice)).map(words);
      const lit = new Set(offered.filter(isAllowed).map(tokenOf));
      return {
        right: !wrong.length && !missed.length,
        mistakes: await Promise.all(wrong.map(mistakeOf)),
        missed,
        after: trial,
        taps: { lit, picked: picked.filter((one) => lit.has(one)), tap: () => {} },
      };
    });
  const taps = { lit: new Set(offered.map(tokenOf)), picked, tap };
  return html`<div class="asking"><${Scene} game=${game} trial=${trial} seat=${seat} taps=${taps} /></div>
    <p class="faint">${t("rules-which-hint")}</p>
    <div class="buttons">
      <button type="button" class="main" data-check onClick=${check}>${t("rules-check")}</button>
    </div>`;
}
