// The player's own games. The server knows them; what it said last is kept, so that the start page can show them at
// once and nothing moves under a finger when the answer comes.

import { ask, token } from "./api.js";
import { observable } from "./observable.js";
import { load, save } from "./storage.js";

/** @typedef {import("../protocol.js").OwnGame} OwnGame */

/** @type {import("./observable.js").Observable<OwnGame[]>} */
export const ownGames = observable(/** @type {OwnGame[]} */ (load("games") ?? []));

/** @param {OwnGame[]} games */
function keep(games) {
  save("games", games.slice(0, 30));
  ownGames.set(games);
}

/** Asks the server again. */
export async function refreshOwnGames() {
  if (!token()) return keep([]);
  try {
    keep((await ask("GET", "api/v1/me/games")).games);
  } catch {
    // What is kept is good enough for now.
  }
  return undefined;
}

/** A table at which the player sits. @param {Omit<OwnGame, "created">} game */
export function rememberGame(game) {
  const others = ownGames.value.filter(({ table }) => table !== game.table);
  const known = ownGames.value.find(({ table }) => table === game.table);
  keep([{ created: known?.created ?? Math.floor(Date.now() / 1000), ...game }, ...others]);
}
