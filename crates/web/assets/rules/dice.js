// Exercises that ask for dice: which are thrown again, which are entered on a card.

import { colourLetter, colourOf, letterOf, Shape } from "../core/colours.js";
import { listed, t } from "../core/words.js";
import { diceIn, dieWords, Pips } from "../parts/die.js";
import { html, useState } from "../vendor/preact-htm.js";
import { Scene } from "./scene.js";
import { tryOut } from "./trial.js";

/** @typedef {import("./trial.js").Trial} Trial */

/** Dice to be tapped. @param {{ notation: string, picked: number[], tap: (place: number) => void }} props */
const TapDice = ({ notation, picked, tap }) => html`<div class="dice" role="group" aria-label=${t("dice")}>
  ${diceIn(notation).map(({ letter, face }, place) => {
    const isPicked = picked.includes(place);
    return html`<button type="button" key=${place} class="die c-${colourOf(letter)} lit ${isPicked ? "picked" : ""}" data-die=${place} aria-pressed=${isPicked} onClick=${() => tap(place)}>
      <span class="sr">${dieWords({ letter, face })}</span>${face === null ? html`<${Shape} colour=${colourOf(letter)} />` : html`<${Pips} face=${face} />`}
      <span class="mark" aria-hidden="true">${face !== null && html`<${Shape} colour=${colourOf(letter)} />`}${colourLetter(colourOf(letter))}</span>
      ${isPicked && html`<span class="keptmark" aria-hidden="true">✓</span>`}</button>`;
  })}
</div>`;

/** How many boxes are crossed in each row of each card. @param {Trial} trial @param {number} seat @returns {Map<string, { colour: string, crossed: number }>} */
function boxes({ line }, seat) {
  const { cards, scored } = line.state.hands[seat - 1];
  const rows = [...cards, ...scored].flatMap((card) => card.rows.map((/** @type {any} */ row) => [`${card.card} ${row.colour}`, row]));
  return new Map(rows);
}

/** The letters of the dice that were asked for, as the server's answer shows them. @type {Record<string, (before: Trial, after: Trial, seat: number) => string[]>} */
const TRUTHS = {
  rolled: (_, after) => diceIn(after.events[after.events.length - 1]).map(({ letter }) => letter),
  entered: (before, after, seat) => {
    const old = boxes(before, seat);
    return [...boxes(after, seat)].flatMap(([name, { colour, crossed }]) => Array(crossed - (old.get(name)?.crossed ?? crossed)).fill(letterOf(colour)));
  },
};

/** @param {import("./exercise.js").Asked} props */
export function WhichDice({ exercise, trial, onAnswer }) {
  const { game, seat, events, then, kind } = exercise;
  const [picked, pick] = useState(/** @type {number[]} */ ([]));
  const dice = diceIn(trial.line.state.dice);
  const tap = (/** @type {number} */ one) => pick(picked.includes(one) ? picked.filter((other) => other !== one) : [...picked, one]);
  const check = () => onAnswer(async () => {
    const after = await tryOut(exercise, [...events, ...then], kind === "rolled");
    const truth = TRUTHS[kind](trial, after, seat).sort();
    const right = truth.join() === picked.map((place) => dice[place].letter).sort().join();
    const words = dice.filter(({ letter }) => truth.includes(letter)).map(dieWords);
    return { right, truth: t("rules-dice-truth", { dice: listed(words) }), after };
  });
  return html`<${Scene} game=${game} trial=${trial} seat=${seat} dice=${html`<${TapDice} notation=${trial.line.state.dice} picked=${picked} tap=${tap} />`} />
    <p class="faint">${t("rules-dice-hint")}</p>
    <div class="buttons"><button type="button" class="main" data-check onClick=${check}>${t("rules-check")}</button></div>`;
}
