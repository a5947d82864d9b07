// An exercise: how many points is that?

import { t } from "../core/words.js";
import { html } from "../vendor/preact-htm.js";
import { Scene } from "./scene.js";
import { tryOut } from "./trial.js";

/** @param {import("./exercise.js").Asked} props */
export function Points({ exercise, trial, onAnswer }) {
  const { game, seat, answers, events, then } = exercise;
  const answer = (/** @type {number} */ points) =>
    onAnswer(async () => {
      const after = then.length ? await tryOut(exercise, [...events, ...then]) : trial;
      const truth = after.view.scores[seat - 1];
      return { right: points === truth, truth: t("rules-points-truth", { points: truth }), after };
    });
  return html`<${Scene} game=${game} trial=${trial} seat=${seat} cover=${true} />
    <div class="buttons answers" role="group" aria-label=${t("points-label")}>
      ${answers.map(
        (points) =>
          html`<button type="button" data-answer=${points} onClick=${() => answer(points)}>${points}</button>`,
      )}
    </div>`;
}
