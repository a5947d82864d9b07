// All games to choose from: a card for each, with its picture.

import { t } from "../core/words.js";
import { GAMES } from "../games/index.js";
import { html } from "../vendor/preact-htm.js";
import { GameArt } from "./game-art.js";

/**
 * @param {object} props
 * @param {string} props.action what choosing one does, as the attribute `data-…` that names the game
 * @param {(game: string) => void} props.onChoose
 * @param {boolean} [props.disabled]
 */
export const GameCards = ({ action, onChoose, disabled = false }) => html`<div class="gamecards">
  ${GAMES.map(
    (game) =>
      html`<button key=${game} type="button" class="gamecard" disabled=${disabled} onClick=${() => onChoose(game)}
        ...${{ [`data-${action}`]: game }}>
        <${GameArt} game=${game} />
        <span class="cardtext"><b>${t(`game-${game}`)}</b><span>${t(`game-${game}-about`)}</span></span>
        <span class="cardfacts">${t(`rules-facts-${game}`)}</span>
      </button>`,
  )}
</div>`;
