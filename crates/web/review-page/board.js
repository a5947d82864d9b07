// The table at one moment, drawn as the client draws it: the dice, what lies in the middle, and everybody's sheet or
// cards, with what was chosen there as a ghost.

import { t } from "../assets/core/words.js";
import { Dice, Die } from "../assets/parts/dice.js";
import { diceIn } from "../assets/table/dice-notation.js";
import { html } from "../assets/vendor/preact-htm.js";
import { SeatSign } from "./signs.js";

/** @typedef {import("./data.js").ReviewedGame} ReviewedGame */
/** @typedef {import("./data.js").View} View */
/** @typedef {import("../assets/games/parts.js").GameUi<any, any, any>} Ui */
/** @typedef {Record<number, string>} Shown the choice that is shown, by seat */

/** How the tokens of dice begin: `die y 1` is the first yellow one. */
const OF_DICE = "die ";

/** The dice, those that somebody kept with a tick. @param {{ notation: string, kept: string[] }} props */
function TableDice({ notation, kept }) {
  if (kept.length === 0) return html`<${Dice} notation=${notation} />`;
  const dice = diceIn(notation);
  const rank = (/** @type {number} */ place) =>
    dice.slice(0, place + 1).filter(({ letter }) => letter === dice[place].letter).length;
  return html`<div class="dice" role="group" aria-label=${t("dice")}>
    ${dice.map((die, place) => {
      const isKept = kept.includes(`${OF_DICE}${die.letter} ${rank(place)}`);
      return html`<span class="keepable ${isKept ? "kept" : ""}"><${Die} ...${die} />
        ${isKept && html`<span class="keptmark" aria-hidden="true">✓</span>`}</span>`;
    })}
  </div>`;
}

/** What is tapped for the choice of a seat. @param {Ui} ui @param {Shown} choices @param {number} seat */
const tokensOf = (ui, choices, seat) => (choices[seat] ? (ui.tokens(choices[seat]) ?? []) : []);

/** The dice that lie on the table. @param {{ ui: Ui, view: View, shown: Shown }} props */
export function BoardDice({ ui, view: { state }, shown }) {
  const all = Object.keys(shown).flatMap((seat) => tokensOf(ui, shown, Number(seat)));
  const kept = all.filter((token) => token.startsWith(OF_DICE));
  return html`<div class="boarddice">
    ${state.dice && html`<${TableDice} notation=${state.dice} kept=${kept} />`}
  </div>`;
}

/** @param {{ game: ReviewedGame, ui: Ui, view: View, shown: Shown, best: Shown }} props */
export function Board({ game, ui, view, shown, best }) {
  const { state, scores } = view;
  return html`<section class="board" aria-label=${t("review-page-table")}>
    ${ui.Center?.({ state, layout: game.layout })}
    <div class="boardsheets of-${game.names.length}">
      ${game.names.map((name, place) => {
        const seat = place + 1;
        const isActive = state.active === seat;
        return html`<section key=${seat} class="boardseat ${isActive ? "active" : ""}">
          <h3><${SeatSign} seat=${seat} /><span class="name">${name}</span>
            ${isActive && html`<span class="whose">${t("review-page-active")}</span>`}
            <b class="seatpoints">${scores[place]}<span class="sr"> ${t("points-label")}</span></b></h3>
          <${ui.Sheet} state=${state} layout=${game.layout} seat=${seat} ghosts=${tokensOf(ui, shown, seat)}
            armed=${tokensOf(ui, best, seat)} />
        </section>`;
      })}
    </div>
  </section>`;
}
