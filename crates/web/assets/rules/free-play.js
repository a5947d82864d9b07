// Rolling and trying: a game alone, decided as at the table, for as long as one likes.

import { t } from "../core/words.js";
import { uiOf } from "../games/ui.js";
import { useMoves } from "../table/moves.js";
import { html, useState } from "../vendor/preact-htm.js";
import { ChoiceButtons } from "./choice-buttons.js";
import { nameFor } from "./name-for.js";
import { Scene } from "./scene.js";
import { problemWords, tryOut } from "./trial.js";

/** @typedef {import("./trial.js").Trial} Trial */

/** The one who plays. */
const SEAT = 1;

/** @param {Trial} trial */
const awaitsChance = ({ view }) => view.turn === "chance";

/** Chance comes by itself, except the roll of a new turn. @param {Trial} trial */
const goesOn = ({ view }) => view.turn === "chance" && view.kind !== "roll";

/** @param {{ game: string }} props */
export function FreePlay({ game }) {
  const setting = { game, seats: 1 };
  const [trial, show] = useState(/** @type {Trial | null} */ (null));
  const [problem, setProblem] = useState("");
  const go = async (/** @type {Promise<Trial>} */ begun, /** @type {(trial: Trial) => boolean} */ isUnsettled) => {
    setProblem("");
    try {
      let now = await begun;
      while (isUnsettled(now)) now = await tryOut(setting, now.events, true);
      show(now);
    } catch (error) {
      setProblem(problemWords(error));
    }
  };
  const events = trial?.events ?? [];
  const roll = (/** @type {string[]} */ from) => void go(tryOut(setting, from, true), awaitsChance);
  const choose = (/** @type {number} */ _, /** @type {string} */ choice) =>
    go(tryOut(setting, [...events, choice]), goesOn);
  const view = trial?.view ?? null;
  const moves = useMoves({ choose }, view, SEAT, uiOf(game));
  return html`<div class="freeplay">
    ${trial && html`<${Situation} game=${game} trial=${trial} />`}
    ${trial && html`<${Scene} game=${game} trial=${trial} seat=${SEAT} taps=${moves?.taps} />`}
    ${view && moves && html`<${ChoiceButtons} game=${game} view=${view} seat=${SEAT} moves=${moves} />`}
    ${problem && html`<p class="bad" role="alert">${problem}</p>`}
    <div class="buttons">
      ${
        (!view || view.turn === "chance") &&
        html`<button type="button" class="main" data-free-roll onClick=${() => roll(events)}>${t("roll")}</button>`
      }
      ${
        view &&
        html`<button type="button" class="small" data-free-again onClick=${() => roll([])}>
          ${t("rules-from-start")}
        </button>`
      }
    </div>
  </div>`;
}

/** What is to be done, and the points so far. @param {{ game: string, trial: Trial }} props */
function Situation({ game, trial: { view, layout } }) {
  const words = { chance: t("you-roll"), over: t("news-over") };
  const now = view.turn === "decide" ? uiOf(game).promptWords(view, SEAT, layout, nameFor(SEAT)) : words[view.turn];
  return html`<p role="status"><b>${now}</b> ${t("rules-points-so-far", { points: view.scores[0] })}</p>`;
}
