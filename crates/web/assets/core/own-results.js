// How the player's own games ended. Each is asked for once, a few at a time, and kept on this device.

import { ask } from "./api.js";
import { observable } from "./observable.js";
import { load, save } from "./storage.js";

/**
 * @typedef {object} OwnResult
 * @property {string[]} names in the order of the seats; empty ones have been forgotten
 * @property {number[]} scores
 * @property {number[]} winners
 * @property {number} at in seconds since 1970
 */

/** How many results are kept. */
const MOST_KEPT = 50;
/** How many are asked for at a visit. */
const MOST_ASKED = 6;

/** By the names of the games. @type {import("./observable.js").Observable<Record<string, OwnResult>>} */
export const ownResults = observable(/** @type {Record<string, OwnResult>} */ (load("results") ?? {}));

/** @param {string} record @param {OwnResult} result */
function keep(record, result) {
  const all = Object.entries({ ...ownResults.value, [record]: result });
  const kept = Object.fromEntries(all.sort(([, one], [, other]) => other.at - one.at).slice(0, MOST_KEPT));
  save("results", kept);
  ownResults.set(kept);
}

/** Asks for what is not known yet. @param {string[]} records the newest first */
export async function findResults(records) {
  for (const record of records.filter((one) => !(one in ownResults.value)).slice(0, MOST_ASKED)) {
    try {
      /** @type {import("../protocol.js").FinishedGame} */
      const { game, names, line } = await ask("GET", `api/v1/games/${record}`);
      keep(record, { names, scores: line?.scores ?? [], winners: line?.winners ?? [], at: game.at });
    } catch {
      // Another time.
      return;
    }
  }
}
