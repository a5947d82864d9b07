// An exercise: decide as in a game, and see what comes of it.

import { t } from "../core/words.js";
import { faceOf } from "../games/index.js";
import { useMoves } from "../table/moves.js";
import { html, useMemo } from "../vendor/preact-htm.js";
import { Choices } from "./choices.js";
import { Scene } from "./scene.js";
import { forbiddenBy, tryOut } from "./trial.js";

/** @param {import("./exercise.js").Asked} props */
export function Decide({ exercise, trial, onAnswer }) {
  const { game, seat, legal, illegal, decides, events } = exercise;
  const face = faceOf(game);
  const choose = (/** @type {number} */ _, /** @type {string} */ choice) => onAnswer(async () => {
    const decided = [...events, decides.replace("{}", choice)];
    const isAllowed = trial.line.choices?.[seat]?.includes(choice);
    if (!isAllowed) return { right: false, mistakes: [{ what: face.says(choice, trial.line, seat), rule: await forbiddenBy(exercise, decided) }], after: trial };
    const right = legal.includes(choice);
    return { right, allowed: !right, after: await tryOut(exercise, decided), before: trial };
  });
  const line = useMemo(() => ({ ...trial.line, choices: { [seat]: [...(trial.line.choices?.[seat] ?? []), ...Object.keys(illegal)] } }), [trial]);
  const moves = useMoves({ choose }, { line }, seat, face);
  const hint = Object.keys(illegal).length ? t("rules-decide-hint") : face.awaited(line, seat, trial.layout);
  return html`<div class="asking"><${Scene} game=${game} trial=${trial} seat=${seat} taps=${moves?.taps} /></div>
    <p class="faint">${hint}</p>
    ${moves && html`<${Choices} game=${game} line=${line} seat=${seat} moves=${moves} />`}`;
}
