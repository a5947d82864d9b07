// An exercise: mark everything that is allowed now.

import { t } from "../core/words.js";
import { faceOf } from "../games/index.js";
import { lit } from "../table/picking.js";
import { html, useState } from "../vendor/preact-htm.js";
import { Scene } from "./scene.js";
import { forbiddenBy } from "./trial.js";

/** @param {import("./exercise.js").Asked} props */
export function Which({ exercise, trial, onAnswer }) {
  const { game, seat, legal, illegal, decides, events } = exercise;
  const [picked, pick] = useState(/** @type {string[]} */ ([]));
  const { tokens, says } = faceOf(game);
  const token = (/** @type {string} */ choice) => tokens(choice)?.[0] ?? choice;
  const offered = [...legal, ...Object.keys(illegal)];
  const tap = (/** @type {string} */ one) => pick(picked.includes(one) ? picked.filter((other) => other !== one) : [...picked, one]);
  const words = (/** @type {string} */ choice) => says(choice, trial.line, seat);
  const check = () => onAnswer(async () => {
    const allowed = lit((trial.line.choices?.[seat] ?? []).map((choice) => ({ choice, tokens: tokens(choice) })));
    const isAllowed = (/** @type {string} */ choice) => allowed.has(token(choice));
    const isPicked = (/** @type {string} */ choice) => picked.includes(token(choice));
    const wrong = offered.filter((choice) => isPicked(choice) && !isAllowed(choice));
    const mistakes = await Promise.all(wrong.map(async (choice) => ({ what: words(choice), rule: await forbiddenBy(exercise, [...events, decides.replace("{}", choice)]) })));
    const missed = offered.filter((choice) => isAllowed(choice) && !isPicked(choice)).map(words);
    const shown = new Set(offered.filter(isAllowed).map(token));
    return { right: !wrong.length && !missed.length, mistakes, missed, after: trial, taps: { lit: shown, picked: picked.filter((one) => shown.has(one)), tap: () => {} } };
  });
  return html`<div class="asking"><${Scene} game=${game} trial=${trial} seat=${seat} taps=${{ lit: new Set(offered.map(token)), picked, tap }} /></div>
    <p class="faint">${t("rules-which-hint")}</p>
    <div class="buttons"><button type="button" class="main" data-check onClick=${check}>${t("rules-check")}</button></div>`;
}
