// The player's own games. The server knows them; what it said last is kept, so that the start page can show them at once
// and nothing moves under a finger when the answer comes.

import { ask, token } from "./api.js";
import { keep, kept } from "./keep.js";
import { makeStore } from "./store.js";

/** @typedef {{ table: string, game: string, status: string, created: number, records: string[] }} OwnGame */

/** @type {import("./store.js").Store<OwnGame[]>} */
export const ownGames = makeStore(/** @type {OwnGame[]} */ (kept("games") ?? []));

/** @param {OwnGame[]} games */
function know(games) {
  keep("games", games.slice(0, 30));
  ownGames.set(games);
}

/** Asks the server again. */
export async function refreshOwnGames() {
  if (!token()) return know([]);
  try {
    know((await ask("GET", "api/v1/me/games")).games);
  } catch {
    // What is kept is good enough for now.
  }
  return undefined;
}

/** A table at which the player sits. @param {{ table: string, game: string, status: string, records: string[] }} game */
export function rememberGame(game) {
  const others = ownGames.value.filter(({ table }) => table !== game.table);
  const known = ownGames.value.find(({ table }) => table === game.table);
  know([{ created: known?.created ?? Math.floor(Date.now() / 1000), ...game }, ...others]);
}
