// Rolling and trying: a game alone, decided as at the table, for as long as one likes.

import { t } from "../core/words.js";
import { faceOf } from "../games/index.js";
import { useMoves } from "../table/moves.js";
import { html, useState } from "../vendor/preact-htm.js";
import { Choices } from "./choices.js";
import { Scene } from "./scene.js";
import { troubleWords, tryOut } from "./trial.js";

/** @typedef {import("./trial.js").Trial} Trial */

/** Chance comes by itself, except the roll of a new turn. @param {Trial} trial */
const goesOn = ({ line }) => line.turn === "chance" && line.kind !== "roll";

/** @param {{ game: string }} props */
export function FreePlay({ game }) {
  const setting = { game, seats: 1 };
  const [trial, show] = useState(/** @type {Trial | null} */ (null));
  const [problem, tell] = useState("");
  const go = async (/** @type {Promise<Trial>} */ begun, /** @type {(trial: Trial) => boolean} */ isUnsettled) => {
    tell("");
    try {
      let now = await begun;
      while (isUnsettled(now)) now = await tryOut(setting, now.events, true);
      show(now);
    } catch (error) {
      tell(troubleWords(error));
    }
  };
  const roll = (/** @type {string[]} */ events) => void go(tryOut(setting, events, true), ({ line }) => line.turn === "chance");
  const choose = (/** @type {number} */ _, /** @type {string} */ choice) => go(tryOut(setting, [...(trial?.events ?? []), choice]), goesOn);
  const face = faceOf(game);
  const moves = useMoves({ choose }, { line: trial?.line ?? null }, 1, face);
  const line = trial?.line;
  return html`<div class="freeplay">
    ${line && html`<p role="status"><b>${line.turn === "decide" ? face.awaited(line, 1, trial?.layout) : line.turn === "over" ? t("news-over") : t("you-roll")}</b> ${t("rules-points-so-far", { points: line.scores[0] })}</p>`}
    ${trial && html`<${Scene} game=${game} trial=${trial} seat=${1} taps=${moves?.taps} />`}
    ${line && moves && html`<${Choices} game=${game} line=${line} seat=${1} moves=${moves} />`}
    ${problem && html`<p class="bad" role="alert">${problem}</p>`}
    <div class="buttons">
      ${(!line || line.turn === "chance") && html`<button type="button" class="main" data-free-roll onClick=${() => roll(trial?.events ?? [])}>${t("roll")}</button>`}
      ${line && html`<button type="button" class="small" data-free-again onClick=${() => roll([])}>${t("rules-from-start")}</button>`}
    </div>
  </div>`;
}
