// How every game is drawn and tapped at a table, loaded before anything is drawn.

import { gameParts } from "./index.js";

const UIS = await gameParts("ui");

/** @param {string} game @returns {import("./parts.js").GameUi} */
export function uiOf(game) {
  const ui = UIS[game];
  if (!ui) throw new Error(`the game ${game} cannot be drawn`);
  return ui;
}
