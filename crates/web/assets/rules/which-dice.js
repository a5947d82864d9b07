// Exercises that ask for dice: which are thrown again, which are entered on a card.

import { colourLetter, colourOf, Shape } from "../core/colours.js";
import { listed, t } from "../core/words.js";
import { dieWords, Pips } from "../parts/dice.js";
import { diceIn } from "../table/dice-notation.js";
import { html, useState } from "../vendor/preact-htm.js";
import { Scene } from "./scene.js";
import { tryOut } from "./trial.js";

/** @typedef {import("./trial.js").Trial} Trial */
/** @typedef {import("../parts/dice.js").DieShown} DieShown */

/** Dice to be tapped. @param {{ dice: DieShown[], picked: number[], tap: (place: number) => void }} props */
const TapDice = ({ dice, picked, tap }) => html`<div class="dice" role="group" aria-label=${t("dice")}>
  ${dice.map(
    (die, place) =>
      html`<${TapDie} key=${place} die=${die} place=${place} isPicked=${picked.includes(place)}
        onTap=${() => tap(place)} />`,
  )}
</div>`;

/** @param {{ die: DieShown, place: number, isPicked: boolean, onTap: () => void }} props */
function TapDie({ die, place, isPicked, onTap }) {
  const colour = colourOf(die.letter);
  const shape = html`<${Shape} colour=${colour} />`;
  return html`<button type="button" class="die c-${colour} lit ${isPicked ? "picked" : ""}" data-die=${place}
    aria-pressed=${isPicked} onClick=${onTap}>
    <span class="sr">${dieWords(die)}</span>
    ${die.face === null ? shape : html`<${Pips} face=${die.face} />`}
    <span class="mark" aria-hidden="true">${die.face !== null && shape}${colourLetter(colour)}</span>
    ${isPicked && html`<span class="keptmark" aria-hidden="true">✓</span>`}
  </button>`;
}

/** @param {import("./exercise.js").Asked} props */
export function WhichDice({ exercise, trial, onAnswer }) {
  const { game, seat, events, then, kind, outline } = exercise;
  const [picked, pick] = useState(/** @type {number[]} */ ([]));
  const dice = diceIn(trial.view.state.dice ?? "");
  const tap = (/** @type {number} */ one) =>
    pick(picked.includes(one) ? picked.filter((other) => other !== one) : [...picked, one]);
  /**
   * The letters of the dice that were asked for, as the server's answer shows them.
   * @param {Trial} after
   * @returns {string[]}
   */
  const truthOf = (after) =>
    kind === "rolled"
      ? diceIn(after.events[after.events.length - 1]).map(({ letter }) => letter)
      : (outline.enteredDice?.(trial, after, seat) ?? []);
  const check = () =>
    onAnswer(async () => {
      const after = await tryOut(exercise, [...events, ...then], kind === "rolled");
      const truth = truthOf(after).sort();
      const answered = picked.map((place) => dice[place].letter).sort();
      const words = dice.filter(({ letter }) => truth.includes(letter)).map(dieWords);
      const isRight = truth.join() === answered.join();
      return { right: isRight, truth: t("rules-dice-truth", { dice: listed(words) }), after };
    });
  const tapDice = html`<${TapDice} dice=${dice} picked=${picked} tap=${tap} />`;
  return html`<${Scene} game=${game} trial=${trial} seat=${seat} dice=${tapDice} />
    <p class="faint">${t("rules-dice-hint")}</p>
    <div class="buttons">
      <button type="button" class="main" data-check onClick=${check}>${t("rules-check")}</button>
    </div>`;
}
