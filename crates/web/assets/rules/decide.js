// An exercise: decide as in a game, and see what comes of it.

import { t } from "../core/words.js";
import { uiOf } from "../games/ui.js";
import { useMoves } from "../table/moves.js";
import { html, useMemo } from "../vendor/preact-htm.js";
import { ChoiceButtons } from "./choice-buttons.js";
import { nameFor } from "./name-for.js";
import { Scene } from "./scene.js";
import { forbiddenBy, tryOut } from "./trial.js";

/** @param {import("./exercise.js").Asked} props */
export function Decide({ exercise, trial, onAnswer }) {
  const { game, seat, legal, illegal, decides, events } = exercise;
  const ui = uiOf(game);
  const allowed = trial.view.choices?.[seat] ?? [];
  const offered = Object.keys(illegal);
  /** @param {string} choice */
  const answerTo = async (choice) => {
    const decided = [...events, decides.replace("{}", choice)];
    if (!allowed.includes(choice)) {
      const what = ui.choiceWords(choice, trial.view, seat);
      return { right: false, mistakes: [{ what, rule: await forbiddenBy(exercise, decided) }], after: trial };
    }
    const right = legal.includes(choice);
    return { right, allowed: !right, after: await tryOut(exercise, decided), before: trial };
  };
  const choose = (/** @type {number} */ _, /** @type {string} */ choice) => onAnswer(() => answerTo(choice));
  const view = useMemo(() => ({ ...trial.view, choices: { [seat]: [...allowed, ...offered] } }), [trial]);
  const moves = useMoves({ choose }, view, seat, ui);
  const hint = offered.length ? t("rules-decide-hint") : ui.promptWords(view, seat, trial.layout, nameFor(seat));
  return html`<div class="asking"><${Scene} game=${game} trial=${trial} seat=${seat} taps=${moves?.taps} /></div>
    <p class="faint">${hint}</p>
    ${moves && html`<${ChoiceButtons} game=${game} view=${view} seat=${seat} moves=${moves} />`}`;
}
