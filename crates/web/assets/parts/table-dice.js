// The dice that lie on the table: to be looked at, or to be tapped where the game's choices are about dice.

import { uiOf } from "../games/ui.js";
import { html } from "../vendor/preact-htm.js";
import { Dice } from "./dice.js";

/**
 * @param {object} props
 * @param {string} props.game
 * @param {string | null} props.dice in notation
 * @param {number | string} props.roll another one for every roll
 * @param {import("../games/parts.js").Taps} [props.taps]
 */
export function TableDice({ game, dice, roll, taps }) {
  if (!dice) return null;
  const { TappableDice } = uiOf(game);
  const canTap = taps && TappableDice && [...taps.lit].some((token) => token.startsWith("die "));
  return canTap
    ? html`<${TappableDice} notation=${dice} roll=${roll} taps=${taps} />`
    : html`<${Dice} notation=${dice} roll=${dice} />`;
}
