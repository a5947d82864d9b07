// The dice that lie on the table: to be looked at, or to be tapped where the game's choices are about dice.

import { t } from "../core/words.js";
import { uiOf } from "../games/ui.js";
import { dieToken } from "../table/dice-notation.js";
import { placeDice } from "../table/dice-places.js";
import { html, useRef } from "../vendor/preact-htm.js";
import { Die } from "./dice.js";

/** @typedef {import("../table/dice-places.js").PlacedDie} PlacedDie */

/**
 * @param {object} props
 * @param {string} props.game
 * @param {string | null} props.dice in notation
 * @param {number | string} props.roll another one for every roll
 * @param {string} [props.rolled] those of them that were rolled last
 * @param {number} [props.flight] how long they are in the air now, in milliseconds
 * @param {string[]} [props.joined] those that make what is picked
 * @param {string[]} [props.fitting] those that one could use
 * @param {import("../games/parts.js").Taps} [props.taps]
 */
export function TableDice({ game, dice, roll, rolled = "", flight = 0, joined = [], fitting = [], taps }) {
  const placed = useRef({
    notation: "",
    roll: /** @type {number | string} */ (""),
    dice: /** @type {PlacedDie[]} */ ([]),
  });
  if (!dice) return null;
  const isNew = placed.current.notation !== dice || (flight > 0 && placed.current.roll !== roll);
  if (isNew) placed.current = { notation: dice, roll, dice: placeDice(placed.current.dice, dice, rolled, roll) };
  const lying = placed.current.dice;
  const isInFlight = (/** @type {PlacedDie} */ { id }) => flight > 0 && id.startsWith(`${roll} `);
  const { TappableDice } = uiOf(game);
  const canTap = taps && TappableDice && [...taps.lit].some((token) => token.startsWith("die "));
  if (canTap) return html`<${TappableDice} dice=${lying} taps=${taps} />`;
  const left = [...joined];
  const isJoined = (/** @type {PlacedDie} */ die) => {
    const place = left.indexOf(dieToken(die));
    if (place >= 0) left.splice(place, 1);
    return place >= 0;
  };
  return html`<div class="dice" role="group" aria-label=${t("dice")} style=${{ "--flight": `${Math.round(flight)}ms` }}>
    ${lying.map(
      (die) =>
        html`<${Die} key=${die.id} letter=${die.letter} face=${die.face} isThrown=${isInFlight(die)}
          isJoined=${isJoined(die)} isFitting=${fitting.includes(dieToken(die))} />`,
    )}
  </div>`;
}
